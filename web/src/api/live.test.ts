import { beforeEach, describe, expect, test, vi } from "vitest";
import { Line, settled } from "@testing/line";
import { Live, type Listener, type Message } from "./live";

const CHAT = { type: "frozen" } as unknown as Message;
let seq: number;
let listener: { [Name in keyof Listener]: ReturnType<typeof vi.fn<Listener[Name]>> };
let live: Live;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("reportError", vi.fn());
  Line.all = [];
  seq = 0;
  listener = { hear: vi.fn(), connection: vi.fn(), shutOut: vi.fn(), since: vi.fn(() => seq) };
  live = new Live("t1", 2, listener);
  return () => {
    live.close();
    vi.useRealTimers();
  };
});

async function packed(message: unknown): Promise<ArrayBuffer> {
  return new Response(new Blob([JSON.stringify(message)]).stream().pipeThrough(new CompressionStream("deflate"))).arrayBuffer();
}

test("a line asks for a seat of a table, packed, and for what is not known yet", () => {
  expect(String(Line.last.address)).toBe("ws://cabstand.test/api/tables/t1/live?seat=2&since=0&reads=true&packed=true");
});

test("who looks on asks for no seat", () => {
  live.close();
  live = new Live("t1", null, listener);
  expect(Line.last.address.searchParams.has("seat")).toBe(false);
});

test("messages are heard in the order in which they come, whatever takes longer to unpack", async () => {
  const line = Line.last.open();
  line.onmessage!({ data: await packed({ type: "plan" }) });
  line.onmessage!({ data: JSON.stringify(CHAT) });
  await vi.waitFor(() => expect(listener.hear).toHaveBeenCalledTimes(2));
  expect(listener.hear.mock.calls.map(([message]) => message.type)).toEqual(["plan", "frozen"]);
});

describe("a message that cannot be read", () => {
  test.each(["{", new TextEncoder().encode("not packed").buffer])(
    "is told to the developer, and the rest is asked for anew: %j",
    async (data) => {
      const line = Line.last.open();
      seq = 7;
      line.onmessage!({ data });
      await vi.waitFor(() => expect(listener.connection).toHaveBeenLastCalledWith("lost"));
      expect(reportError).toHaveBeenCalledOnce();
      expect(line.readyState).toBe(WebSocket.CLOSED);
      vi.advanceTimersByTime(400);
      expect([Line.all.length, Line.last.address.searchParams.get("since")]).toEqual([2, "7"]);
      await Line.last.open().tell(CHAT);
      expect(listener.hear).toHaveBeenCalledOnce();
    },
  );

  test("leaves a gap: what comes after it on the same line is not heard", async () => {
    const line = Line.last.open();
    line.onmessage!({ data: "{" });
    await line.tell(CHAT);
    expect(listener.hear).not.toHaveBeenCalled();
  });

  test("may also be one that the page cannot take in", async () => {
    listener.hear.mockImplementationOnce(() => {
      throw new Error("our mistake");
    });
    await Line.last.open().tell(CHAT);
    vi.advanceTimersByTime(400);
    await Line.last.open().tell(CHAT);
    expect([Line.all.length, listener.hear.mock.calls.length]).toEqual([2, 2]);
  });
});

describe("a line that is cut", () => {
  test("is opened again, after longer and longer waits up to eight seconds", () => {
    const waits = [400, 800, 1600, 3200, 6400, 8000, 8000];
    for (const wait of waits) {
      const { length } = Line.all;
      Line.last.cut();
      vi.advanceTimersByTime(wait - 1);
      expect(Line.all.length).toBe(length);
      vi.advanceTimersByTime(1);
      expect(Line.all.length).toBe(length + 1);
    }
  });

  test("is opened soon again once something was heard", async () => {
    Line.last.cut();
    vi.advanceTimersByTime(400);
    await Line.last.open().tell(CHAT);
    Line.last.cut();
    vi.advanceTimersByTime(400);
    expect(Line.all).toHaveLength(3);
  });

  test("for a reason that a person can do something about says it, and is tried again late", () => {
    Line.last.cut("server-too-many seconds=3");
    expect(listener.shutOut).toHaveBeenCalledWith({ reason: "server-too-many", args: { seconds: 3 } });
    expect(listener.connection).not.toHaveBeenCalledWith("lost");
    vi.advanceTimersByTime(7999);
    expect(Line.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Line.all).toHaveLength(2);
  });

  test("is of no account once another is open", () => {
    const old = Line.last;
    dispatchEvent(new Event("online"));
    old.cut();
    vi.advanceTimersByTime(10_000);
    expect(Line.all).toHaveLength(2);
  });
});

describe("a person who comes back", () => {
  function sleep(seconds: number): void {
    const look = (state: string) => {
      Object.assign(document, { visibilityState: state });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    look("hidden");
    vi.setSystemTime(Date.now() + seconds * 1000);
    look("visible");
  }

  test("after a long sleep gets a new line: the old one may be dead and not know it", () => {
    const old = Line.last.open();
    sleep(31);
    expect([Line.all.length, old.readyState]).toEqual([2, WebSocket.CLOSED]);
  });

  test("after a moment keeps the line", () => {
    sleep(29);
    expect(Line.all).toHaveLength(1);
  });

  test("by the network is not made to wait", () => {
    Line.last.cut();
    dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(Line.all).toHaveLength(2);
  });
});

test("a move is sent while the line is open, and else not", () => {
  const move = { seat: 2, seq: 0, key: "k", move: "end" };
  expect(live.send(move)).toBe(false);
  Line.last.open();
  expect([live.send(move), Line.last.sent]).toEqual([true, [move]]);
});

test("a line that was closed on purpose stays closed", async () => {
  const line = Line.last.open();
  live.close();
  line.cut();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(10_000);
  await settled();
  expect(Line.all).toHaveLength(1);
});
