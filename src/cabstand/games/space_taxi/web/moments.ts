/** Which lines of the story are moments, and what the taxi looked like when they came. */
import type { Happened, StoryLine } from "@frame/games/game";
import { pickedBy, Choice, type Landing } from "./choice.svelte";
import type { SpaceTaxiView } from "./parts";

export type MomentKind = "launch" | "failed" | "struck-out";

export interface Moment {
  kind: MomentKind;
  /** Whose moment it is; several where a lowest score is shared. */
  seats: number[];
  points: number;
  fuel: number;
  /** Coins for a full taxi. */
  coins: number;
  landing: Landing;
}

export const LONGEST_MOMENT = 1500;
/** How long somebody else's choice lies there before it is carried out: shorter than a bot's pause. */
export const SHOWN_CHOICE = 620;
export const TUMBLE = 620;

const number = (line: StoryLine, arg: string) => Number(line.args[arg] ?? 0);

/** The lines that came after those already seen, and the number of the last; going back in a replay forgets what was seen. */
export function newLines(happened: Happened[], seen: number): { lines: StoryLine[]; seen: number } {
  const fresh = happened.filter(({ seq }) => seq > seen);
  return { lines: fresh.flatMap(({ story }) => story), seen: happened.at(-1)?.seq ?? 0 };
}

export function isThrow(lines: StoryLine[]): boolean {
  return lines.some(({ message }) => message === "space-taxi-story-throw");
}

/** What was just played, if these lines tell of it: the view before with the choice made on it. */
export function playOf(lines: StoryLine[]): { seat: number; dice: string } | null {
  const line = lines.find(({ message }) => message === "space-taxi-story-play");
  return line ? { seat: number(line, "seat"), dice: String(line.args["dice"] ?? "") } : null;
}

/** Somebody's choice on the view in which it was made. */
export function choiceOf(before: SpaceTaxiView, dice: string): Choice {
  const choice = new Choice();
  Object.assign(choice, pickedBy(before, dice));
  return choice;
}

/** A taxi as it stood at its launch: nothing is a ghost any more. */
export function stood(landing: Landing): Landing {
  const solid = <Thing extends { ghost: boolean } | null>(thing: Thing): Thing => (thing ? { ...thing, ghost: false } : thing);
  return {
    seats: landing.seats.map(solid),
    wings: landing.wings.map(solid),
    mine: solid(landing.mine),
    aside: solid(landing.aside),
  };
}

export function momentsIn(lines: StoryLine[], before: SpaceTaxiView): Moment[] {
  const play = playOf(lines);
  const landing = stood((play ? choiceOf(before, play.dice) : new Choice()).landing(before));
  const moments: Moment[] = [];
  for (const line of lines) {
    const moment = { seats: [number(line, "seat")], points: number(line, "points"), fuel: number(line, "fuel"), coins: 0, landing };
    if (line.message === "space-taxi-story-launch") moments.push({ kind: "launch", ...moment });
    else if (line.message === "space-taxi-story-failed-launch") moments.push({ kind: "failed", ...moment });
    else if (line.message === "space-taxi-story-struck-out") {
      const shared = moments.find(({ kind }) => kind === "struck-out");
      if (shared) shared.seats.push(...moment.seats);
      else moments.push({ kind: "struck-out", ...moment });
    } else if (line.message === "space-taxi-story-full-taxi") {
      const launch = moments.find(({ kind }) => kind === "launch");
      if (launch) launch.coins = number(line, "coins");
    }
  }
  return moments;
}
