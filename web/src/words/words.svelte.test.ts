import { beforeEach, describe, expect, test, vi } from "vitest";
import { settled } from "@testing/line";
import { server } from "@testing/server";

const TEXTS = `
night-rank-name = Night Rank
night-rank-story-drive = { $player } drives past { $card }.
night-rank-story-meet = { $player } meets { $other }.
night-rank-card-u-turn = U-Turn
night-rank-price = £{ $pounds } for { $who }
night-rank-card-odd = { $more }
night-rank-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
`;

let words: typeof import("./words.svelte");

beforeEach(async () => {
  vi.resetModules();
  server.reset();
  localStorage.clear();
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  server.on("GET /api/texts/night-rank/en", () => new Response(TEXTS));
  server.on("GET /api/texts/night-rank/de", () => new Response("night-rank-name = Nachtreihe\n"));
  words = await import("./words.svelte");
});

/** Answers that wait until a test lets them go. */
function held(call: string, text: string): () => void {
  let go = () => {};
  const waiting = new Promise<void>((resolve) => (go = resolve));
  server.on(call, async () => {
    await waiting;
    return new Response(text);
  });
  return () => go();
}

describe("the language", () => {
  test("is the first of the browser's that we speak", async () => {
    vi.stubGlobal("navigator", { languages: ["ja-JP", "fr-CA", "de"] });
    await words.speak();
    expect([words.language(), document.documentElement.lang]).toEqual(["fr", "fr"]);
  });

  test("is English where we speak none of them", async () => {
    vi.stubGlobal("navigator", { languages: ["ja"] });
    await words.speak();
    expect(words.language()).toBe("en");
  });

  test("is the one that was chosen here, from then on", async () => {
    await words.choose("de");
    expect(words.language()).toBe("de");
    await words.speak();
    expect(words.language()).toBe("de");
    expect(JSON.parse(localStorage.getItem("cabstand")!)).toMatchObject({ language: "de" });
  });

  test("that lacks something has English behind it", async () => {
    await words.speak("cs");
    expect(words.language()).toBe("cs");
    expect(words.t("web-default-name")).toBe("Driver");
  });
});

describe("of several readings at once", () => {
  test("the last one counts, though an earlier one ends later", async () => {
    const letGo = held("GET /api/texts/night-rank/en", TEXTS);
    const early = words.learnGame("night-rank");
    const late = words.choose("de");
    await late;
    letGo();
    await early;
    expect([words.language(), words.t("night-rank-name")]).toEqual(["de", "Nachtreihe"]);
  });

  test("an earlier one is over only when the last one is: what it wanted is there", async () => {
    const letGo = held("GET /api/texts/night-rank/de", "night-rank-name = Nachtreihe\n");
    let over = false;
    const early = words.learn("replay").then(() => (over = true));
    void words.choose("de");
    void words.learnGame("night-rank");
    await settled();
    expect(over).toBe(false);
    letGo();
    await early;
    expect(words.t("night-rank-name")).toBe("Nachtreihe");
  });

  test("texts that were read once are not read again", async () => {
    await words.learnGame("night-rank");
    await words.learnGame("night-rank");
    expect(server.asked).toHaveLength(1);
  });
});

describe("a text", () => {
  beforeEach(() => words.learnGame("night-rank"));

  test("is told with its arguments, and counts as its language does", () => {
    expect([1, 3].map((count) => words.t("night-rank-cards", { count }))).toEqual(["one card", "3 cards"]);
  });

  test("counts in the money of the table that is open", () => {
    words.payIn("euro");
    expect(words.t("night-rank-price", { pounds: 3, who: "£" })).toBe("€3 for £");
    expect(words.moneySign()).toBe("€");
    words.payIn("");
    expect(words.t("night-rank-price", { pounds: 3, who: "Ada" })).toBe("£3 for Ada");
  });

  test("that is missing shows its id", () => {
    expect(words.t("night-rank-nothing")).toBe("night-rank-nothing");
    expect([words.isKnown("night-rank-nothing"), words.isKnown("night-rank-name")]).toEqual([false, true]);
  });

  test("that lacks an argument is told all the same, and the console says so", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(words.t("night-rank-story-drive", { player: "Ada" })).toContain("Ada drives past");
    expect(said).toHaveBeenCalledOnce();
  });

  test("is a game's own where it has one, else the general one", () => {
    expect(words.own("night-rank", "name")).toBe("night-rank-name");
    expect(words.own("night-rank", "coach-figure-tips")).toBe("coach-figure-tips");
  });
});

describe("a line of a story", () => {
  beforeEach(() => words.learnGame("night-rank"));
  const tell = (id: string, args: Record<string, string | number>) => words.tell(id, args, ["Ada", "Chris"]);

  test("names those who sit on its seats", () => {
    expect(tell("night-rank-story-meet", { seat: 1, to: 2 })).toBe("Ada meets Chris.");
    expect(tell("night-rank-story-meet", { seat: 1, to: 5 })).toBe("Ada meets 5.");
  });

  test("names things as the game calls them; one without a name by its id", () => {
    expect(tell("night-rank-story-drive", { seat: 1, card: "u-turn" })).toBe("Ada drives past U-Turn.");
    expect(tell("night-rank-story-drive", { seat: 1, card: "w7" })).toBe("Ada drives past w7.");
    expect(tell("night-rank-story-drive", { seat: 1, card: "odd" })).toBe("Ada drives past odd.");
  });

  test("names notation as the game tells it in words", () => {
    words.teach("night-rank", (key, value) => (key === "card" && value === "w7" ? "the seven" : null));
    expect(tell("night-rank-story-drive", { seat: 2, card: "w7" })).toBe("Chris drives past the seven.");
  });

  test("for which the game brings no text is told in plain words", () => {
    expect(tell("night-rank-story-pay-back", { seat: 2, coins: 3, card: "u-turn" })).toBe("Chris: pay back (coins 3, card U-Turn)");
    expect(tell("night-rank-closed", {})).toBe("closed");
  });

  test("of a game whose texts cannot be fetched is told in plain words, too", async () => {
    server.on("GET /api/texts/day-rank/en", () => new Response("", { status: 404 }));
    server.on("GET /api/texts/dusk-rank/en", () => {
      throw new Error("cut");
    });
    await words.learnGame("day-rank");
    await words.learnGame("dusk-rank");
    expect(tell("day-rank-story-drive", { seat: 1 })).toBe("Ada: drive");
    expect(tell("dusk-rank-story-drive", { seat: 1 })).toBe("Ada: drive");
  });

  test("of a game that was only mentioned is known by its prefix", () => {
    expect(tell("rank-story-drive", { seat: 1 })).toBe("rank-story-drive");
    words.mention(["rank"]);
    expect(tell("rank-story-drive", { seat: 1 })).toBe("Ada: drive");
  });
});

test("a list is written as its language writes one, without a comma before the last", async () => {
  await words.speak("en");
  expect(words.list(["a", "b", "c"])).toBe("a, b and c");
  await words.speak("de");
  expect(words.list(["a", "b", "c"])).toBe("a, b und c");
});

test("how long ago a moment was is told in the largest unit that fits, and in the reader's language", async () => {
  await words.speak("en");
  const now = Date.UTC(2026, 10, 19);
  const told = [30, 90, 7300, 200_000].map((seconds) => words.ago(now - seconds * 1000, now));
  expect(told).toEqual(["", "1 minute ago", "2 hours ago", "2 days ago"]);
  await words.speak("de");
  expect(words.ago(now - 7300 * 1000, now)).toBe("vor 2 Stunden");
});
