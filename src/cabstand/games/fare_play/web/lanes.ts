/** How roads run on a card, for drawing: a card is 100 wide, its middle is 0. */
import facts from "./facts.json" with { type: "json" };
import { EDGES, LOCATIONS, STEP, type Edge, type Spot } from "./parts";

export const HALF = 50;
/** Lanes of the cards as they come, by pairs of edges; what is not here is straight. */
const LANES: Record<string, string[]> = facts.lanes;
const OPEN: Record<string, string> = facts.open;

function turned(edge: string, turn: number): Edge {
  return EDGES[(EDGES.indexOf(edge as Edge) + turn) % 4]!;
}

/** The edges of a card that have road. */
export function roadsOf(card: string, turn: number): Edge[] {
  const edges = OPEN[card] ?? (LANES[card] ?? ["ns"]).join("");
  return [...edges].map((edge) => turned(edge, turn));
}

/** Where the lane that begins at an edge leads; null where roads meet. */
export function leadsTo(card: string, turn: number, edge: Edge): Edge | null {
  for (const lane of LANES[card] ?? ["ns"]) {
    const [one, two] = [turned(lane[0]!, turn), turned(lane[1]!, turn)];
    if (edge === one) return two;
    if (edge === two) return one;
  }
  return null;
}

export function isLocation(card: string): boolean {
  return LOCATIONS.includes(card);
}

/** A point of a card on a square: so far from the middle towards an edge. */
function point({ x, y }: Spot, [dx, dy]: readonly [number, number], far = HALF): string {
  return `${x * 2 * HALF + dx * far} ${y * 2 * HALF + dy * far}`;
}

/** The line over a square from one edge to another; from or to the middle where one is missing. */
export function line(at: Spot, entry: string, leave: string): string {
  const one = STEP[entry as Edge];
  const two = STEP[leave as Edge];
  if (!one || !two) return `M${point(at, one ?? [0, 0])}L${point(at, two ?? [0, 0])}`;
  if (one[0] + two[0] === 0 && one[1] + two[1] === 0) return `M${point(at, one)}L${point(at, two)}`;
  const sweep = one[0] * two[1] - one[1] * two[0] < 0 ? 1 : 0;
  return `M${point(at, one)}A${HALF} ${HALF} 0 0 ${sweep} ${point(at, two)}`;
}

/** The same where the lane runs under a bridge: only what one sees of it. */
export function under(at: Spot, entry: string, leave: string): string {
  return [entry, leave]
    .map((edge) => STEP[edge as Edge])
    .filter(Boolean)
    .map((way) => `M${point(at, way)}L${point(at, way, 21)}`)
    .join("");
}

export interface Mark {
  x: number;
  y: number;
  angle: number;
}

/** Places along a lane, with the direction in which it is driven there. */
export function along(entry: string, leave: string, at: number[]): Mark[] {
  const [ax, ay] = STEP[entry as Edge];
  const [bx, by] = STEP[leave as Edge];
  if (ax + bx === 0 && ay + by === 0) {
    const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    return at.map((part) => ({ x: (ax + (bx - ax) * part) * HALF, y: (ay + (by - ay) * part) * HALF, angle }));
  }
  // round the corner that the two edges share
  const [cx, cy] = [(ax + bx) * HALF, (ay + by) * HALF];
  const begin = Math.atan2(ay * HALF - cy, ax * HALF - cx);
  let sweep = Math.atan2(by * HALF - cy, bx * HALF - cx) - begin;
  if (sweep > Math.PI) sweep -= 2 * Math.PI;
  if (sweep < -Math.PI) sweep += 2 * Math.PI;
  return at.map((part) => {
    const angle = begin + sweep * part;
    const heading = angle + (Math.sign(sweep) * Math.PI) / 2;
    return { x: cx + Math.cos(angle) * HALF, y: cy + Math.sin(angle) * HALF, angle: (heading * 180) / Math.PI };
  });
}
