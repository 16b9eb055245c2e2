/** What happened at a moment, in words. */
import type { AnyGame } from "../games";
import { t, tell } from "../words/words.svelte";
import type { Step } from "./film.svelte";

export function tellStep(step: Step, names: string[], screen: AnyGame | null): string[] {
  if (step.seq === 0) return [t("web-replay-beginning")];
  const told = step.story.map((line) => tell(line.message, line.args, names));
  if (step.by === "table") return told.length ? told : [tellTable(step.line.replace(/^table: /, ""), names)];
  const [first, ...rest] = told.length ? told : [tellMove(step, names, screen)];
  return [step.person ? `${first} ${t("web-team-by", { player: step.person })}` : first!, ...rest];
}

/** A move that the story passes over: who made it, and what it does; as it was written where a game has no words for it. */
function tellMove(step: Step, names: string[], screen: AnyGame | null): string {
  const [, seat, move] = /^([0-9]+): ([^{}]+?)\s*(?:=>|\{|$)/.exec(step.line) ?? [];
  const player = names[Number(seat) - 1];
  if (!player || !move || !screen?.sayMove) return step.line;
  return t("web-replay-does", { player, does: screen.sayMove(move, step.view, names) });
}

/** Lines about the people, not the game. */
function tellTable(words: string, names: string[]): string {
  const [word, seat, who] = words.split(" ");
  if (word === "pause") return t("web-replay-paused");
  if (word === "resume") return t("web-replay-resumed");
  if (word === "give-up") return t("web-replay-given-up");
  if (word === "reveal") return t("web-replay-revealed");
  if (word === "time") return t("web-replay-time", { time: seat ?? "" });
  const player = names[Number(seat) - 1] ?? "";
  return who === "player" ? t("web-replay-plays-again", { player }) : t("web-replay-stands-in", { player });
}
