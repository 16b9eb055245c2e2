import { Linter } from "eslint";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import ts from "typescript-eslint";
import { fault, ROOMS, rooms } from "./rooms.js";

const frame = (path: string) => resolve("src", path);
const game = (path: string) => resolve("../src/cabstand/games", path);

test("no room is listed twice", () => {
  const all = ROOMS.flat();
  expect(new Set(all).size).toBe(all.length);
});

describe("a file of the frame", () => {
  test.each([
    ["table/Play.svelte", "./seat.svelte"],
    ["table/Play.svelte", "../parts/Icon.svelte"],
    ["App.svelte", "./routes.svelte"],
    ["main.ts", "./App.svelte"],
    ["words/words.svelte.ts", "../facts.json"],
    ["words/words.svelte.ts", "@fluent/bundle"],
    ["table/seat.svelte.test.ts", "vitest"],
    ["table/seat.svelte.test.ts", "@testing/line"],
  ])("%s may import %s", (file, named) => {
    expect(fault(frame(file), named)).toBeUndefined();
  });

  test.each([
    ["table/Play.svelte", "@games/night_rank/web/index.ts", /no game/],
    ["table/Play.svelte", "../../../src/cabstand/games/night_rank/web/index.ts", /outside/],
    ["parts/Icon.svelte", "../table/seat.svelte", /parts does not import table/],
    ["front/Front.svelte", "../lobby/Lobby.svelte", /front does not import lobby/],
    ["routes.svelte.ts", "./App.svelte", /routes does not import App/],
    ["attic/Old.svelte", "../parts/Icon.svelte", /attic is missing/],
    ["parts/Icon.svelte", "../attic/Old.svelte", /attic is missing/],
    ["parts/windows.test.ts", "../table/seat.svelte", /parts does not import table/],
  ])("%s may not import %s", (file, named, why) => {
    expect(fault(frame(file), named)).toMatch(why);
  });
});

describe("a file of a game", () => {
  test.each([
    ["night_rank/web/Board.svelte", "./art/Cab.svelte"],
    ["night_rank/web/art/Cab.svelte", "../../data/deck.json"],
    ["night_rank/web/Board.svelte", "@frame/parts/Icon.svelte"],
    ["night_rank/web/Board.svelte", "svelte/reactivity"],
    ["night_rank/web/choice.test.ts", "@vectors/turns.json"],
  ])("%s may import %s", (file, named) => {
    expect(fault(game(file), named)).toBeUndefined();
  });

  test.each([
    ["night_rank/web/Board.svelte", "../../day_rank/web/parts"],
    ["night_rank/web/Board.svelte", "../../../../../web/src/parts/Icon.svelte"],
    ["night_rank/web/Board.svelte", "@games/day_rank/web/parts"],
    ["night_rank/web/Board.svelte", "@noble/hashes/sha2.js"],
    ["night_rank/web/Board.svelte", "vitest"],
  ])("%s may not import %s", (file, named) => {
    expect(fault(game(file), named)).toMatch(/a game imports only/);
  });
});

test.each([
  'import a from "@games/x";',
  'import "@games/x";',
  'import type { C } from "@games/x";',
  'export { d } from "@games/x";',
  'export * from "@games/x";',
  'const e = await import("@games/x");',
  'let f: typeof import("@games/x");',
  'import.meta.glob("@games/x/web/*.ts");',
  'import.meta.glob(["@games/*/web/*.ts", "!@games/x/web/*.ts"]);',
])("the rule sees %s", (code) => {
  const config = {
    files: ["**/*.ts"],
    languageOptions: { parser: ts.parser },
    plugins: { our: { rules: { rooms } } },
    rules: { "our/rooms": 2 },
  };
  const found = new Linter({ cwd: resolve("..") }).verify(code, [config] as Linter.Config[], frame("main.ts"));
  expect(found.map(({ ruleId }) => ruleId)).toEqual(["our/rooms"]);
});

test("the rule lets the frame look for files of all games", () => {
  const config = { files: ["**/*.ts"], plugins: { our: { rules: { rooms } } }, rules: { "our/rooms": 2 } };
  const found = new Linter({ cwd: resolve("..") }).verify(
    'import.meta.glob("@games/*/web/index.ts");',
    [config] as Linter.Config[],
    frame("main.ts"),
  );
  expect(found).toEqual([]);
});
