import { beforeEach, expect, test } from "vitest";
import { server } from "@testing/server";
import type { GameFacts } from "../games/facts";
import { change } from "../settings.svelte";
import { playFirst } from "./laying";

const SEATS = [{ seat: 1, mine: true, kind: "player" }];

function game(properties: object): GameFacts {
  return { name: "rockets", capabilities: [], options: { properties } } as unknown as GameFacts;
}

beforeEach(() => {
  change({ name: "Ada", known: true, options: { "rockets/rounds": "5" } });
  server.reset();
  server.on("POST /api/players", () => ({ name: "Ada" }));
  server.on("POST /api/tables", () => ({ plan: { table: "t1", stage: "lobby", seats: SEATS }, invite: "t1.x" }));
});

test("in a first game I begin where that can be chosen, and nothing that is asked has a clock", async () => {
  const rounds = { type: "integer", default: 10, examples: [5, 10] };
  expect(await playFirst(game({ rounds, starter: { type: "integer", default: 0, "x-hidden": true } }), ["otto"])).toBe("t1");
  expect(server.of("POST /api/tables")[0]!.body).toMatchObject({
    options: { rounds: "5", starter: "1" },
    seats: [{ kind: "me" }, { kind: "bot", level: "otto" }],
    patient: true,
    answer_seconds: 0,
  });
  expect(server.of("POST /api/tables/t1/start")).toHaveLength(1);
});

test("a game whose rules say who begins is not asked to do otherwise", async () => {
  await playFirst(game({}), ["otto"]);
  expect(server.of("POST /api/tables")[0]!.body).toMatchObject({ options: {}, patient: true });
});
