import { beforeEach, describe, expect, test, vi } from "vitest";
import { Line, settled } from "@testing/line";
import { refusal, server } from "@testing/server";
import type { Schemas } from "../api/api";
import { leftOf } from "../parts/windows";
import { SeatEyes, type Table } from "./seat.svelte";

const ENVELOPE = { to_move: 2, turn: 2, asked: [2], over: false, scores: [0, 0], winners: [], moves: null };
const happened = (seq: number) => ({ seq, story: [] }) as unknown as Schemas["Happened"];

const SNAPSHOT = {
  type: "snapshot",
  seq: 4,
  plan: { table: "t1" },
  seat: 2,
  view: { round: 1 },
  envelope: ENVELOPE,
  missed: [happened(4)],
  present: [true, false],
  away: [[], []],
  awaited: [null, null],
  commitment: "c",
  window: null,
  card: null,
  chat: null,
  seconds_left: null,
  skipped: 3,
  undo: false,
};
const MOVED = {
  type: "moved",
  seq: 5,
  happened: [happened(5)],
  view: { round: 2 },
  envelope: ENVELOPE,
  window: null,
  card: null,
  undo: true,
};

let table: { [Name in keyof Table]: ReturnType<typeof vi.fn<Table[Name]>> };
let eyes: SeatEyes;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  server.reset();
  table = {
    hearPlan: vi.fn(),
    hearPresence: vi.fn(),
    lineLost: vi.fn(),
    hearChat: vi.fn(),
    hearFrozen: vi.fn(),
    turnSeconds: vi.fn(() => null as number | null),
  };
  eyes = new SeatEyes("t1", 2, table);
  Line.last.open();
  return () => {
    eyes.close();
    vi.useRealTimers();
  };
});

const tell = (message: unknown) => Line.last.tell(message);

test("before anything is heard a seat sees nothing and is not asked", () => {
  expect([eyes.view, eyes.envelope, eyes.asked, eyes.seq]).toEqual([null, null, false, 0]);
});

test("a snapshot shows the table and hands on what everybody sees", async () => {
  await tell({ ...SNAPSHOT, chat: [{ text: "hello" }], seconds_left: 30 });
  expect(eyes).toMatchObject({ seq: 4, view: { round: 1 }, asked: true, happened: [], story: [happened(4)], skipped: 3 });
  expect(eyes.turnEnds).toBe(performance.now() + 30_000);
  expect(table.hearPlan).toHaveBeenCalledWith(SNAPSHOT.plan);
  expect(table.hearPresence).toHaveBeenCalledWith([true, false], [[], []], [null, null]);
  expect(table.hearChat).toHaveBeenCalledWith([{ text: "hello" }], true, eyes);
});

test("a move adds to the story, and is what led to the new view", async () => {
  await tell(SNAPSHOT);
  table.turnSeconds.mockReturnValue(20);
  await tell(MOVED);
  expect(eyes).toMatchObject({ seq: 5, view: { round: 2 }, undo: true, happened: [happened(5)], story: [happened(4), happened(5)] });
  expect(eyes.turnEnds).toBe(performance.now() + 20_000);
});

test("a second snapshot adds only what was missed", async () => {
  await tell(SNAPSHOT);
  await tell({ ...SNAPSHOT, seq: 6, missed: [happened(6)], skipped: 0 });
  expect([eyes.story, eyes.skipped]).toEqual([[happened(4), happened(6)], 3]);
});

test("only the seats in the envelope are asked, and nobody who looks on", async () => {
  await tell({ ...SNAPSHOT, envelope: { ...ENVELOPE, asked: [1] } });
  expect(eyes.asked).toBe(false);
  const watching = new SeatEyes("t1", null, table);
  await Line.last.open().tell(SNAPSHOT);
  expect(watching.asked).toBe(false);
  watching.close();
});

describe("a move of mine", () => {
  beforeEach(() => tell(SNAPSHOT));

  test("is on its way until the server has it written down", async () => {
    eyes.play("end");
    const [sent] = Line.last.sent as [Schemas["MakeMove"]];
    expect(sent).toMatchObject({ seat: 2, seq: 4, move: "end" });
    expect(eyes.sending).toEqual(sent);
    await tell({ type: "done", key: "another", done: { waits: false } });
    expect(eyes.sending).not.toBeNull();
    await tell({ type: "done", key: sent.key, done: { waits: false } });
    expect(eyes.sending).toBeNull();
  });

  test("is the only one on its way", () => {
    eyes.play("end");
    eyes.play("throw");
    expect(Line.last.sent).toHaveLength(1);
  });

  test("that is refused says why, until the next one", async () => {
    eyes.play("end");
    const key = eyes.sending!.key;
    await tell({ type: "problem", key: "another", problem: { reason: "x", args: {} } });
    expect(eyes.refusal).toBeNull();
    await tell({ type: "problem", key, problem: { reason: "table-not-your-turn", args: { seat: 1 } } });
    expect([eyes.sending, eyes.refusal]).toEqual([null, { reason: "table-not-your-turn", args: { seat: 1 } }]);
    eyes.play("throw");
    expect(eyes.refusal).toBeNull();
  });

  test("is sent again, with the same key, when the line is back", () => {
    eyes.play("end");
    Line.last.cut();
    expect([eyes.connection, table.lineLost.mock.calls.length]).toEqual(["lost", 1]);
    vi.advanceTimersByTime(400);
    Line.last.open();
    expect(Line.last.sent).toEqual([eyes.sending]);
  });

  test("in a window that goes on marks the window as answered, with its time", async () => {
    await tell({ ...MOVED, window: { seats: [1, 2], seconds: 8, answered: false } });
    eyes.play("nothing");
    vi.advanceTimersByTime(2000);
    await tell({ type: "done", key: eyes.sending!.key, done: { waits: true } });
    expect([eyes.window?.answered, leftOf(eyes.window!)]).toEqual([true, 6000]);
  });
});

test("who looks on makes no move", () => {
  const watching = new SeatEyes("t1", null, table);
  Line.last.open();
  watching.play("end");
  expect([watching.sending, Line.last.sent]).toEqual([null, []]);
  watching.close();
});

test("a line that the server has closed says why, until it is open again", async () => {
  Line.last.cut("server-too-many seconds=3");
  expect([eyes.connection, eyes.refusal]).toEqual(["opening", { reason: "server-too-many", args: { seconds: 3 } }]);
  vi.advanceTimersByTime(8000);
  await Line.last.open().tell(SNAPSHOT);
  expect(eyes.refusal).toBeNull();
});

test("a table that has ended is not followed any more", async () => {
  await tell({ type: "ended" });
  Line.last.cut();
  vi.advanceTimersByTime(10_000);
  expect([eyes.connection, Line.all.length]).toEqual(["ended", 1]);
});

test("what is about the table is handed on", async () => {
  await tell({ type: "plan", plan: { table: "t1" } });
  await tell({ type: "presence", present: [true], away: [[]], awaited: [4] });
  await tell({ type: "chat", said: { text: "hi" } });
  await tell({ type: "frozen" });
  expect(table.hearPlan).toHaveBeenCalledWith({ table: "t1" });
  expect(table.hearPresence).toHaveBeenCalledWith([true], [[]], [4]);
  expect(table.hearChat).toHaveBeenCalledWith([{ text: "hi" }], false, eyes);
  expect(table.hearFrozen).toHaveBeenCalledOnce();
});

describe("what is said to a card", () => {
  const card = (text: string, stage = "asked", seconds: number | null = null) => ({ text, stage, seconds });
  const ANSWERS = "POST /api/tables/t1/answers";
  const texts = () => server.of(ANSWERS).map(({ body }) => (body as { text: string }).text);
  const lay = (one: unknown) => tell({ type: "card", envelope: ENVELOPE, card: one });

  test("has as long as the card says", async () => {
    await lay(card("Who?", "asked", 20));
    expect(eyes.answering.ends).toBe(performance.now() + 20_000);
    await lay(card("Who?"));
    expect(eyes.answering.ends).toBeNull();
  });

  test("goes out one after another: of what was said meanwhile, the last", async () => {
    await lay(card("Talk"));
    let go = () => {};
    server.on(ANSWERS, () => new Promise<void>((resolve) => (go = resolve)));
    for (const text of ["a", "a b", "a b c"]) eyes.answering.answer(text);
    await settled();
    expect(texts()).toEqual(["a"]);
    server.on(ANSWERS, () => null);
    go();
    await vi.waitFor(() => expect(texts()).toEqual(["a", "a b c"]));
  });

  test.each([
    ["another card lies there", card("What?")],
    ["the card was judged", card("Talk", "done")],
  ])("is dropped when %s meanwhile", async (_, next) => {
    await lay(card("Talk"));
    let go = () => {};
    server.on(ANSWERS, () => new Promise<void>((resolve) => (go = resolve)));
    eyes.answering.answer("a");
    eyes.answering.answer("a b");
    await settled();
    await lay(next);
    go();
    await settled();
    await settled();
    expect(texts()).toEqual(["a"]);
    server.on(ANSWERS, () => null);
    await lay(card("Later"));
    eyes.answering.answer("new");
    await vi.waitFor(() => expect(texts()).toEqual(["a", "new"]));
  });

  test("too late is no fault of anybody's; another refusal is shown", async () => {
    await lay(card("Who?"));
    server.on(ANSWERS, () => refusal(409, "table-moved-on"));
    eyes.answering.answer("Ada");
    await vi.waitFor(() => expect(texts()).toHaveLength(1));
    await settled();
    expect(eyes.refusal).toBeNull();
    server.on("POST /api/tables/t1/overrule", () => refusal(403, "table-not-the-asker"));
    eyes.answering.overrule(true);
    await vi.waitFor(() => expect(eyes.refusal).toMatchObject({ reason: "table-not-the-asker" }));
  });

  test("to a server that does not answer is told as such", async () => {
    await lay(card("Talk"));
    server.on("POST /api/tables/t1/heard", () => {
      throw new Error("cut");
    });
    eyes.answering.tick([1, 3]);
    await vi.waitFor(() => expect(eyes.refusal).toEqual({ reason: "web-unreachable", args: {} }));
    expect(server.of("POST /api/tables/t1/heard")[0]!.body).toEqual({ seat: 2, seq: 0, words: [1, 3] });
  });
});

describe("what came of a card", () => {
  const GO_ON = "POST /api/tables/t1/go-on";
  const done = (seconds: number | null) => ({ stage: "done", text: "Who?", seconds }) as unknown as Schemas["Card"];

  test("has been read: the table hears so while it waits, and only then", async () => {
    server.on(GO_ON, () => null);
    await tell(SNAPSHOT);
    await tell({ ...MOVED, card: done(6) });
    eyes.answering.goOn();
    await vi.waitFor(() => expect(server.of(GO_ON).map(({ body }) => body)).toEqual([{ seq: 5 }]));
    await tell({ type: "card", card: done(null), envelope: ENVELOPE });
    eyes.answering.goOn();
    await settled();
    expect(server.of(GO_ON)).toHaveLength(1);
  });

  test("lets the clock of the next turn wait for the snapshot that starts it", async () => {
    table.turnSeconds.mockReturnValue(30);
    await tell(SNAPSHOT);
    await tell({ ...MOVED, card: done(6) });
    expect(eyes.turnEnds).toBeNull();
    await tell({ ...MOVED, seq: 6, card: done(null) });
    expect(eyes.turnEnds).not.toBeNull();
  });
});

test("all moves are those that the server lists; none where it cannot be asked", async () => {
  server.on("GET /api/tables/t1/moves", () => ["a", "b"]);
  expect(await eyes.allMoves()).toEqual(["a", "b"]);
  expect(server.asked[0]!.query).toEqual({ seat: "2" });
  server.on("GET /api/tables/t1/moves", () => refusal(429, "server-too-many"));
  expect(await eyes.allMoves()).toEqual([]);
});
