import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Line } from "@testing/line";
import { refusal, server } from "@testing/server";
import type { Plan, Schemas } from "../api/api";
import type { AnyGame } from "../games";
import { change } from "../settings.svelte";
import { TableState } from "./table.svelte";

const SECRET = { secret: true } as AnyGame;
const ENVELOPE = { to_move: 1, turn: 1, asked: [] as number[], over: false, scores: [3, 5], winners: [], moves: null };

function planOf(mine: number[], parts: Partial<Plan> = {}): Plan {
  const seats = ["Ada", "Chris", "Robin"].map((name, at) => ({
    seat: at + 1,
    kind: "person",
    name,
    mine: mine.includes(at + 1),
    people: [name],
  }));
  return {
    table: "t1",
    game: "night-rank",
    stage: "playing",
    seats,
    host: false,
    big: false,
    pace: "none",
    seconds: 60,
    paused: false,
    waiting: [],
    ...parts,
  } as unknown as Plan;
}

let table: TableState;

function sit(mine: number[], screen: AnyGame | null = null, parts: Partial<Plan> = {}): TableState {
  table = new TableState(planOf(mine, parts), screen);
  return table;
}

/** What the server says to one of my seats; null to who looks on. */
async function tell(seat: number | null, parts: Record<string, unknown>): Promise<void> {
  const line = Line.all.findLast(
    ({ address, readyState }) =>
      address.searchParams.get("seat") === (seat === null ? null : String(seat)) && readyState !== WebSocket.CLOSED,
  )!;
  await line.tell({ type: "moved", seq: 1, happened: [], view: {}, envelope: ENVELOPE, window: null, card: null, undo: false, ...parts });
}

const lines = () =>
  Line.all.filter(({ readyState }) => readyState !== WebSocket.CLOSED).map(({ address }) => address.searchParams.get("seat"));

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  server.reset();
  return () => table.close();
});

describe("eyes", () => {
  test.each([
    ["of each seat of mine", [1, 3], null, ["1", "3"]],
    ["of nobody's where I have none", [], null, [null]],
    ["of nobody's beside mine where hands are secret and the screen is shared", [1, 2], SECRET, ["1", "2", null]],
    ["of mine alone where hands are secret and the screen is my own", [2], SECRET, ["2"]],
  ])("are %s", (_, mine, screen, seen) => {
    sit(mine, screen);
    expect(lines()).toEqual(seen);
  });

  test("come and go with my seats; those that stay keep their line", () => {
    sit([1]);
    const [first] = table.eyes;
    table.hearPlan(planOf([1, 2]));
    expect([lines(), table.eyes[0] === first]).toEqual([["1", "2"], true]);
    table.hearPlan(planOf([2]));
    expect(lines()).toEqual(["2"]);
  });
});

describe("the seat that plays", () => {
  test("is the one of mine that is asked; then the one that was last", async () => {
    sit([1, 3]);
    await tell(3, { envelope: { ...ENVELOPE, asked: [3] } });
    expect(table.active.seat).toBe(3);
    table.play("end");
    await tell(3, {});
    expect(table.active.seat).toBe(3);
  });

  test("is nobody's where hands are secret, until one of us is asked", async () => {
    sit([1, 2], SECRET);
    expect(table.active.seat).toBeNull();
    await tell(2, { envelope: { ...ENVELOPE, asked: [2] } });
    expect(table.active.seat).toBe(2);
  });

  test("around one screen is who says so, while all are asked at once, until they have chosen", async () => {
    sit([1, 2], SECRET);
    const window = { seats: [1, 2], seconds: 8, answered: false };
    await tell(1, { envelope: { ...ENVELOPE, asked: [1, 2] }, window });
    await tell(2, { envelope: { ...ENVELOPE, asked: [1, 2] }, window });
    expect([table.room.map(({ seat }) => seat), table.active.seat]).toEqual([[1, 2], null]);
    table.stepForward(table.room[1]!);
    expect(table.active.seat).toBe(2);
    await tell(2, { envelope: { ...ENVELOPE, asked: [1, 2] }, window: { ...window, answered: true } });
    expect(table.active.seat).toBeNull();
  });

  test("who stepped forward in one window has not in the next", async () => {
    sit([1, 2], SECRET);
    const window = { seats: [1, 2], seconds: 8, answered: false };
    await tell(2, { window });
    table.stepForward(table.eyes[1]!);
    expect(table.active.seat).toBe(2);
    await tell(2, { window, seq: 2 });
    expect(table.active.seat).toBeNull();
  });
});

test("beside the names stand the scores, unless the game has something else to show", async () => {
  sit([1]);
  expect(table.besideNames).toEqual([]);
  await tell(1, {});
  expect([table.names, table.besideNames]).toEqual([
    ["Ada", "Chris", "Robin"],
    [3, 5],
  ]);
  table.screen = { besideNames: () => ["£3", "£5"] } as unknown as AnyGame;
  expect(table.besideNames).toEqual(["£3", "£5"]);
});

test("who sits here may arrange, and so may the big screen", () => {
  expect(sit([1]).mayArrange).toBe(true);
  table.close();
  expect(sit([]).mayArrange).toBe(false);
  table.close();
  expect(sit([], null, { big: true, host: true }).mayArrange).toBe(true);
});

describe("asking for a change", () => {
  test("says why not where it is refused, and forgets it at the next", async () => {
    sit([1]);
    server.on("POST /api/tables/t1/pause", () => refusal(409, "table-not-begun", { seats: 2 }));
    await table.pause();
    expect(table.active.refusal).toEqual({ reason: "table-not-begun", args: { seats: 2 } });
    server.on("POST /api/tables/t1/pause", () => null);
    await table.pause();
    expect(table.active.refusal).toBeNull();
  });

  test("of a server that does not answer says that", async () => {
    sit([1]);
    server.on("POST /api/tables/t1/leave", () => {
      throw new Error("cut");
    });
    await table.leave(1);
    expect(table.active.refusal).toEqual({ reason: "web-unreachable", args: {} });
  });

  test.each([
    ["start", () => table.start(), "start", null],
    ["leave", () => table.leave(2), "leave", { seat: 2 }],
    ["a stand-in", () => table.standIn(2, "otto"), "stand-in", { seat: 2, level: "otto" }],
    ["people who are away", () => table.awaitPeople(2), "away", { seat: 2 }],
    ["giving up", () => table.giveUp(true), "give-up", { agree: true }],
    ["an order of seats", () => table.order([2, 1, 3]), "order", { order: [2, 1, 3] }],
    ["a nod to a guest", () => table.nod(1, true), "guests", { guest: 1, let_in: true, seat: null }],
    ["a shared seat", () => table.shareSeat(2), "team", { seat: 2 }],
    ["a team's name", () => table.nameTeam(2, "Owls"), "team-name", { seat: 2, name: "Owls" }],
    ["putting somebody out", () => table.putOut(2, 1), "put-out", { seat: 2, person: 1 }],
    ["a word", () => table.say("hello" as Schemas["Say"]["phrase"]), "chat", { phrase: "hello", text: "", seat: 1 }],
  ])("of %s asks the server just that", async (_, change, path, body) => {
    sit([1]);
    await change();
    expect(server.of(`POST /api/tables/t1/${path}`).map((asked) => asked.body)).toEqual([body]);
  });

  test("a move back is asked for only where one can be taken back", async () => {
    sit([1]);
    await table.undo();
    expect(server.asked).toEqual([]);
    await tell(1, { undo: true, seq: 6 });
    await table.undo();
    expect(server.asked[0]).toMatchObject({ call: "POST /api/tables/t1/undo", body: { seat: 1, seq: 6 } });
  });
});

describe("what everybody sees", () => {
  test("chat is heard once, however many seats of mine hear it", () => {
    sit([1, 2]);
    const said = (text: string) => [{ seat: 3, name: "Robin", phrase: null, text }];
    for (const eyes of table.eyes) table.hearChat(said("hi"), false, eyes);
    table.hearChat(said("ho"), false, table.eyes[0]!);
    expect(table.talk.heard.map(({ text }) => text)).toEqual(["hi", "ho"]);
    table.hearChat(said("all"), true, table.eyes[0]!);
    expect(table.talk.heard.map(({ text }) => text)).toEqual(["all"]);
  });

  test("what I say myself is not new to me, on a seat of my own or in a team", () => {
    const team = (mine: boolean) => ({ seat: 1, kind: "player", mine, name: "Owls", people: ["Kim", "Lee"] });
    change({ name: "Kim" });
    sit([2], null, { seats: [team(true), { seat: 2, kind: "player", mine: true, name: "Driver", people: ["Driver"] }] } as Partial<Plan>);
    const words = [
      { seat: 2, name: "Driver" },
      { seat: 1, name: "Kim" },
      { seat: 1, name: "Lee" },
      { seat: null, name: "Robin" },
    ];
    for (const one of words) table.hearChat([{ ...one, phrase: null, text: "hi" }], false, table.eyes[0]!);
    expect(table.talk.unseen).toBe(2);
  });

  test("others who could speak sit on other seats, in my team or wait at the door", () => {
    change({ name: "Kim" });
    const seats = [
      { seat: 1, kind: "player", mine: true, name: "Owls", people: ["Kim", "Lee"] },
      { seat: 2, kind: "bot", mine: false, name: "Otto", people: [] },
      { seat: 3, kind: "player", mine: false, name: "Robin", people: ["Robin"] },
    ];
    sit([1], null, { seats, waiting: ["Sam"] } as unknown as Partial<Plan>);
    expect(table.others).toEqual(["Lee", "Robin", "Sam"]);
    expect(table.company).toBe(true);
    sit([1], null, { seats: seats.slice(1, 2) } as unknown as Partial<Plan>);
    expect(table.company).toBe(false);
  });

  test("people who are awaited have until a moment on this browser's clock", () => {
    sit([1]);
    table.hearPresence([true, false, true], [[], [], []], [null, 30, null]);
    expect(table.awaited[0]).toBeNull();
    expect(table.awaited[1]! - performance.now()).toBeGreaterThan(29_000);
  });

  test("of a team those are missing who are away while others are here, and no stand-in plays", () => {
    sit([1]);
    const team = { ...planOf([1]).seats[1]!, people: ["Chris", "Kim"] };
    table.hearPresence([true, true, true], [[], ["Kim", "Gone"], []], [null, null, null]);
    expect(table.missing(team)).toEqual(["Kim"]);
    expect(table.missing({ ...team, stand_in: "otto" })).toEqual([]);
    table.hearPresence([true, false, true], [[], ["Kim"], []], [null, null, null]);
    expect(table.missing(team)).toEqual([]);
  });

  test("a turn has its seconds where there is a clock that runs", () => {
    expect(sit([1]).turnSeconds()).toBeNull();
    table.hearPlan(planOf([1], { pace: "live" }));
    expect(table.turnSeconds()).toBe(60);
    table.hearPlan(planOf([1], { pace: "live", paused: true }));
    expect(table.turnSeconds()).toBeNull();
  });

  test("a frozen table is frozen", async () => {
    sit([1]);
    await tell(1, { type: "frozen" });
    expect(table.frozen).toBe(true);
  });
});

describe("when a line is cut", () => {
  test("the plan is asked for; a seat that was lost is not mine any more", async () => {
    sit([1]);
    server.on("GET /api/tables/t1", () => planOf([]));
    await table.lineLost();
    expect(lines()).toEqual([null]);
  });

  test.each([403, 404])("a table that answers %i is not followed any more", async (status) => {
    sit([1]);
    server.on("GET /api/tables/t1", () => refusal(status, "server-no-table"));
    await table.lineLost();
    expect([table.trouble?.status, lines()]).toEqual([status, []]);
  });

  test("a server that is busy or away is waited for", async () => {
    sit([1]);
    server.on("GET /api/tables/t1", () => refusal(429, "server-too-many"));
    await table.lineLost();
    server.on("GET /api/tables/t1", () => {
      throw new Error("cut");
    });
    await table.lineLost();
    expect([table.trouble, lines()]).toEqual([null, ["1"]]);
  });
});

test("in the lobby each seat of mine adds to the dice, once", async () => {
  sit([1, 2], null, { stage: "lobby", table: "t2" });
  table.hearPlan(planOf([1, 2], { stage: "lobby", table: "t2" }));
  await vi.waitFor(() => expect(server.of("POST /api/tables/t2/nonce")).toHaveLength(2));
  const added = server.asked.map(({ body }) => body as Schemas["MyNonce"]);
  expect(added.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(new Set(added.map(({ nonce }) => nonce)).size).toBe(2);
});

test("the page hears of all this", async () => {
  sit([1]);
  const seen: (number | null)[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(table.active.seat, table.mine.length);
    });
  });
  flushSync();
  table.hearPlan(planOf([2, 3]));
  flushSync();
  expect(seen).toEqual([1, 1, 2, 2]);
  stop();
});
