import { describe, expect, test, vi } from "vitest";
import { refusal, server } from "@testing/server";
import facts from "../facts.json";
import { change } from "../settings.svelte";
import { Film, fromFile, fromTable, type Part, type Source, type Step } from "./film.svelte";

const SIZE = facts.steps;

/** A game of so many steps, which a test hands out part by part; `mine` are the reader's own seats. */
class Game {
  asked: [number, number | null][] = [];
  trouble: Error | null = null;
  #waiting: (() => void)[] = [];

  constructor(
    public total: number,
    readonly mine: number[] = [],
    readonly over = true,
    readonly atOnce = true,
  ) {}

  readonly source = { table: null, part: (from: number, seat: number | null) => this.#part(from, seat) } as unknown as Source;

  async #part(from: number, seat: number | null): Promise<Part> {
    this.asked.push([from, seat]);
    if (!this.atOnce && this.asked.length > 1) await new Promise<void>((go) => this.#waiting.push(go));
    if (this.trouble) throw this.trouble;
    const steps = Array.from({ length: Math.max(0, Math.min(SIZE, this.total + 1 - from)) }, (_, at) => ({ seq: from + at, by: seat }));
    return { total: this.total, seat, mine: this.mine, over: this.over, steps: steps as unknown as Step[] } as Part;
  }

  /** The part that was asked for comes. */
  async hand(): Promise<void> {
    await vi.waitFor(() => expect(this.#waiting).not.toEqual([]));
    this.#waiting.shift()!();
    await Promise.resolve();
  }
}

const have = (film: Film) => film.steps.filter(Boolean).length;

test("the part that is looked at comes first, then all the others", async () => {
  const game = new Game(3 * SIZE + 10);
  const film = await Film.open(game.source, 2 * SIZE + 5, null);
  expect(game.asked[0]).toEqual([2 * SIZE, null]);
  await vi.waitFor(() => expect(have(film)).toBe(3 * SIZE + 11));
  expect(game.asked.map(([from]) => from)).toEqual([2 * SIZE, 0, SIZE, 3 * SIZE]);
  expect(film.steps.map((step) => step!.seq)).toEqual(film.steps.map((_, at) => at));
});

test("a moment that is wanted comes before those that only lack", async () => {
  const game = new Game(4 * SIZE, [], true, false);
  const film = await Film.open(game.source, 0, null);
  film.want(3 * SIZE + 1);
  await game.hand();
  await game.hand();
  await vi.waitFor(() => expect(game.asked.length).toBeGreaterThanOrEqual(3));
  expect(game.asked.slice(0, 3).map(([from]) => from)).toEqual([0, SIZE, 3 * SIZE]);
  expect(film.steps[3 * SIZE + 1]).toBeDefined();
});

test("a moment beyond the end is the end", async () => {
  const game = new Game(SIZE + 3);
  const film = await Film.open(game.source, 9999, null);
  expect(film.steps[SIZE + 3]).toBeDefined();
});

describe("whose eyes", () => {
  test.each([
    ["my own seat's, where I sat at the table", [2], true, 2],
    ["everybody's, where I looked on", [], true, null],
    ["everybody's, where I sat on several and it is over", [1, 2], true, null],
    ["my first seat's, where I sit on several and it goes on", [1, 2], false, 1],
  ])("are %s", async (_, mine, over, seat) => {
    const film = await Film.open(new Game(5, mine, over).source, 0, null);
    expect(film.head.seat).toBe(seat);
  });

  test("are those that are asked for", async () => {
    const film = await Film.open(new Game(5, [2]).source, 0, 1);
    expect(film.head.seat).toBe(1);
  });

  test("can be changed: nothing stays of what the others saw", async () => {
    const game = new Game(2 * SIZE, [], true, false);
    const film = await Film.open(game.source, 0, 1);
    const looked = film.look(2, SIZE);
    await game.hand(); // the rest for the first eyes, too late
    await game.hand();
    await looked;
    await game.hand();
    await vi.waitFor(() => expect(game.asked.at(-1)![1]).toBe(2));
    expect(new Set(film.steps.flatMap((step) => (step ? [(step as unknown as { by: number }).by] : [])))).toEqual(new Set([2]));
  });
});

test("of a game under way the rest comes when it has happened", async () => {
  const game = new Game(4, [], false);
  const film = await Film.open(game.source, 0, null);
  game.total = 9;
  await film.refresh();
  expect([film.head.total, have(film)]).toEqual([9, 10]);
});

test("a part that does not come is trouble, until it is tried again", async () => {
  const game = new Game(2 * SIZE, [], true, false);
  const film = await Film.open(game.source, 0, null);
  game.trouble = new Error("cut");
  await game.hand();
  await vi.waitFor(() => expect(film.trouble).toBe(game.trouble));
  game.trouble = null;
  const again = film.retry();
  expect(film.trouble).toBeNull();
  await game.hand();
  await game.hand();
  await again;
  expect(have(film)).toBe(2 * SIZE + 1);
});

test("a film that cannot be opened says so to who opens it", async () => {
  const game = new Game(5);
  game.trouble = new Error("gone");
  await expect(Film.open(game.source, 0, null)).rejects.toThrow("gone");
});

describe("a film of a table", () => {
  test("introduces a browser that the server does not know, and asks again", async () => {
    server.reset();
    change({ known: true });
    let known = false;
    server.on("POST /api/players", () => (known = true) && { name: "Ada" });
    server.on("GET /api/tables/t1/replay", () => (known ? { total: 3 } : refusal(401, "server-who-are-you")));
    expect(await fromTable("t1").part(50, 2)).toMatchObject({ total: 3 });
    expect(server.of("GET /api/tables/t1/replay").map(({ query }) => query)).toEqual(Array(2).fill({ from: "50", seat: "2" }));
  });

  test("hands other refusals on", async () => {
    server.reset();
    change({ known: true });
    server.on("GET /api/tables/t1/replay", () => refusal(404, "server-no-table"));
    await expect(fromTable("t1").part(0, null)).rejects.toMatchObject({ status: 404 });
  });
});

test("a film of a file sends the file, and keeps its text", async () => {
  server.reset();
  server.on("POST /api/replays", () => ({ total: 3 }));
  const source = fromFile("cabstand log");
  await source.part(50, null);
  expect(server.asked[0]!.body).toEqual({ log: "cabstand log", seat: null, from: 50 });
  expect([source.table, await source.log()]).toEqual([null, "cabstand log"]);
});
