import goals from "@vectors/fare_play_goals.json";
import { beforeAll, expect, test } from "vitest";
import { choose, learnGame, tell } from "@frame/words/words.svelte";
import { goalOf } from "./goal";
import type { FarePlayView } from "./parts";

beforeAll(() => learnGame("fare-play"));

test.each(goals.map(({ name, view, told }) => ({ name, view, told })))("$name: the page says what the rules say", ({ view, told }) => {
  const said = goalOf(view as unknown as FarePlayView, 1)!;
  expect({ goal: said.id.replace("fare-play-goal-", ""), ...said.args }).toEqual(told);
});

test("the goal is told with the names of the places, in every language", async () => {
  const view = goals.find(({ name }) => name === "missing roads")!.view as unknown as FarePlayView;
  const { id, args } = goalOf(view, 1)!;
  const told: string[] = [];
  for (const language of ["en", "de", "fr"]) {
    await choose(language);
    told.push(tell(id, args!, []));
  }
  await choose("en");
  expect(told).toEqual([
    "Join Church and Airport: 5 roads missing.",
    "Verbinde Kirche und Flughafen: Es fehlen 5 Straßen.",
    "Relie «\u00a0Église\u00a0» et «\u00a0Aéroport\u00a0»\u00a0: il manque 5 routes.",
  ]);
});

test("nothing is left to do once the game is over", () => {
  expect(goalOf({ ...goals[0]!.view, over: true } as unknown as FarePlayView, 1)).toBeNull();
});
