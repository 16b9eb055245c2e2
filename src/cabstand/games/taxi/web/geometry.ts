/** Where everything lies on a board of a given size: stops on the outer side of a street that runs round the town. */

export interface Point {
  x: number;
  y: number;
}

/** A place of a cab: `turn` in degrees, 0 looks to the right. */
export interface Stand extends Point {
  turn: number;
}

/** A rectangle as a street runs round it: its upper left corner and its sides. */
export interface Block extends Point {
  width: number;
  height: number;
}

/** How many steps from stop to stop each side has: top, right, bottom, left. Every corner is a stop. */
type Sides = [number, number, number, number];

function sidesOf(boxes: number, width: number, height: number): Sides {
  const half = boxes / 2;
  const top = Math.max(2, Math.round((half * width) / (width + height)));
  const right = Math.floor(half) - top;
  return [top, right, boxes - 2 * right - top, right];
}

/** The point on a rectangle, so many steps clockwise from its upper left corner, and which side that is. */
function onBlock(block: Block, sides: Sides, steps: number): Point & { side: number; part: number } {
  const all = sides.reduce((sum, side) => sum + side, 0);
  let left = ((steps % all) + all) % all;
  let side = 0;
  while (side < 3 && left >= sides[side]!) left -= sides[side++]!;
  const part = left / sides[side]!;
  const { x, y, width, height } = block;
  const points: Point[] = [
    { x: x + width * part, y },
    { x: x + width, y: y + height * part },
    { x: x + width * (1 - part), y: y + height },
    { x, y: y + height * (1 - part) },
  ];
  return { ...points[side]!, side, part };
}

/** A cab on the street: as on its rectangle, but the corners are cut round. */
function onStreet(block: Block, round: number, sides: Sides, steps: number): Stand {
  const { x, y, side, part } = onBlock(block, sides, steps);
  const long = side % 2 ? block.height : block.width;
  const way = part * long;
  const late = way > long - round;
  if (way >= round && !late) return { x, y, turn: side * 90 };
  const corner = late ? side + 1 : side;
  const bent = late ? (way - long + round) / (2 * round) : 0.5 + way / (2 * round);
  const turn = (corner - 1) * 90 + bent * 90;
  const out = ((turn - 90) * Math.PI) / 180;
  const centres: Point[] = [
    { x: block.x + round, y: block.y + round },
    { x: block.x + block.width - round, y: block.y + round },
    { x: block.x + block.width - round, y: block.y + block.height - round },
    { x: block.x + round, y: block.y + block.height - round },
  ];
  const centre = centres[corner % 4]!;
  return { x: centre.x + round * Math.cos(out), y: centre.y + round * Math.sin(out), turn };
}

export interface Layout {
  width: number;
  height: number;
  /** The side of a stop. */
  stop: number;
  /** How wide the street is. */
  lane: number;
  stops: Point[];
  rungs: Point[];
  rung: { width: number; height: number };
  /** The rectangle of the street's centre line. */
  street: Block;
  round: number;
  /** The town inside the street, the part of it that the road works leave free, and all that is inside the stops. */
  town: Block;
  free: Block;
  inside: Block;
  /** From the foot of the road works back to the street. */
  ways: string[];
  /** Where a cab stands by a box of the loop; parts of a box are on the way to the next. */
  cabAt: (box: number) => Stand;
  cabOnRung: (rung: number) => Stand;
}

/** A rectangle so much smaller on every side. */
function within({ x, y, width, height }: Block, by: number): Block {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** From the foot of the road works down, along a line, and down again to the street. */
function wayTo(foot: Point, low: number, to: Point): string {
  const side = Math.sign(to.x - foot.x) * Math.min(12, Math.abs(to.x - foot.x) / 2);
  return `M${foot.x} ${foot.y - 2}Q${foot.x} ${low} ${foot.x + side} ${low}H${to.x - side}Q${to.x} ${low} ${to.x} ${to.y}`;
}

/** Stops as large as there is room for, with a street beside them that a cab fits on. */
export function layOut(loop: string[], ladder: number, width: number, height: number): Layout {
  const page = { x: 0, y: 0, width, height };
  const sides = sidesOf(loop.length, width, height);
  const stop = Math.max(28, Math.min(76, width / (Math.max(sides[0], sides[2]) + 1), height / (sides[1] + 1)) - 4);
  const lane = Math.max(22, Math.min(44, stop * 0.7));
  const plates = within(page, stop / 2 + 2);
  const street = within(page, stop + lane / 2 + 8);
  const round = lane * 0.9;
  // the diversion is at the upper right corner, so that its road works lead down along the right side
  const steps = (box: number) => sides[0] + box - Math.max(0, loop.indexOf("diversion"));
  const cabAt = (box: number) => onStreet(street, round, sides, steps(box));

  const town = within(street, lane / 2 + 4);
  const rung = { width: Math.max(34, Math.min(60, stop * 0.95)), height: 0 };
  rung.height = Math.min(rung.width * 0.92, (town.height - 8 - lane) / ladder);
  const x = town.x + town.width - rung.width / 2 - 7;
  const rungs = Array.from({ length: ladder }, (_, at) => ({ x, y: town.y + 8 + rung.height * (at + 0.5) }));
  const foot = { x, y: town.y + 8 + rung.height * ladder };
  const low = foot.y + (town.y + town.height - foot.y) / 2;
  const ways = ["foot-sound", "foot-give"].map((name) => wayTo(foot, low, cabAt(Math.max(0, loop.indexOf(name)))));
  return {
    width,
    height,
    stop,
    lane,
    stops: loop.map((_, box) => onBlock(plates, sides, steps(box))),
    rungs,
    rung,
    street,
    round,
    town,
    free: { ...town, width: town.width - rung.width - 20 },
    inside: within(page, stop + 6),
    ways,
    cabAt,
    cabOnRung: (number) => ({ ...(rungs[number - 1] ?? foot), turn: 90 }),
  };
}
