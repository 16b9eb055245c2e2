/** What moves: the die tumbles, then the cab drives box by box. One thing after another, and nothing while someone thinks. */
import type { StoryLine } from "@frame/games/game";
import type { Layout, Stand } from "./geometry";
import type { TaxiView } from "./parts";

export const TUMBLE = 420;
const PER_BOX = 105;

/** A stage of a cab's way: along the loop from a box to a box, or straight to a rung or a box. */
type Leg = { from: number; to: number } | { rung: number } | { box: number };

/** The way of one seat between two views, in legs. */
export function wayOf(was: TaxiView, now: TaxiView, seat: number): Leg[] {
  const old = was.counters[seat - 1];
  const fresh = now.counters[seat - 1];
  if (!old || !fresh || fresh.out || (old.place === fresh.place && old.rung === fresh.rung)) return [];
  const boxes = now.loop.length;
  if (old.rung === 0) {
    const goal = fresh.rung ? now.loop.indexOf("diversion") : fresh.place;
    const along = { from: old.place, to: old.place + ((goal - old.place + boxes) % boxes) };
    return fresh.rung ? [along, { rung: fresh.rung }] : [along];
  }
  if (fresh.rung) return Array.from({ length: fresh.rung - old.rung + 1 }, (_, at) => ({ rung: old.rung + at }));
  return [{ rung: old.rung }, { box: fresh.place }];
}

export function dieIn(lines: StoryLine[]): number | null {
  const thrown = lines.filter(({ message }) => message === "taxi-story-throw").at(-1);
  return thrown ? Number(thrown.args["die"]) : null;
}

const ease = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

function between(a: Stand, b: Stand, part: number): Stand {
  const turn = ((b.turn - a.turn + 540) % 360) - 180;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, turn: a.turn + turn * Math.min(1, part * 2) };
}

export class Motion {
  /** The die as it is seen. */
  die = $state(6);
  tumbling = $state(false);
  /** Where a cab that is on its way is now, and whose it is. */
  driving: { seat: number; stand: Stand } | null = $state.raw(null);
  #frame = 0;
  #end: (() => void) | null = null;

  get busy(): boolean {
    return this.tumbling || this.driving !== null;
  }

  /** Everything comes to rest, as it will be at the end. */
  still(): void {
    cancelAnimationFrame(this.#frame);
    this.tumbling = false;
    this.driving = null;
    const end = this.#end;
    this.#end = null;
    end?.();
  }

  /** Tumble and drive, then say so. */
  run(die: number | null, seat: number, legs: Leg[], layout: () => Layout, pace: number, done: () => void): void {
    this.still();
    const stands = legs.length ? this.#stands(legs, layout()) : [];
    const tumble = die === null ? 0 : TUMBLE * pace;
    const drive = stands.length > 1 ? (stands.length - 1) * PER_BOX * pace : 0;
    if (die !== null && !tumble) this.die = die;
    if (!tumble && !drive) return done();
    this.#end = () => {
      if (die !== null) this.die = die;
      done();
    };
    const start = performance.now();
    this.tumbling = tumble > 0;
    if (stands[0]) this.driving = { seat, stand: stands[0] };
    const step = (now: number): void => {
      const passed = now - start;
      if (passed < tumble) {
        this.die = 1 + ((Math.floor(passed / 70) * 5 + 2) % 6);
      } else if (passed < tumble + drive) {
        this.tumbling = false;
        if (die !== null) this.die = die;
        const way = ease((passed - tumble) / drive) * (stands.length - 1);
        const at = Math.min(stands.length - 2, Math.floor(way));
        this.driving = { seat, stand: between(stands[at]!, stands[at + 1]!, way - at) };
      } else {
        return this.still();
      }
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #stands(legs: Leg[], layout: Layout): Stand[] {
    const stands: Stand[] = [];
    for (const leg of legs) {
      if ("from" in leg) for (let box = leg.from; box <= leg.to; box++) stands.push(layout.cabAt(box));
      else if ("rung" in leg) stands.push(layout.cabOnRung(leg.rung));
      else stands.push(layout.cabAt(leg.box));
    }
    return stands;
  }
}
