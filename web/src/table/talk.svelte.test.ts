import { beforeEach, describe, expect, test, vi } from "vitest";
import { change } from "../settings.svelte";
import { phraseOf, Talk, type Said } from "./talk.svelte";

const said = (name: string, text: string): Said => ({ seat: name === "Ada" ? 1 : 2, name, phrase: null, text });
const honk = (name: string): Said => ({ ...said(name, ""), phrase: phraseOf("horn") });

let talk: Talk;

beforeEach(() => {
  vi.useFakeTimers();
  change({ muted: [] });
  sessionStorage.clear();
  talk = new Talk("t1", ({ name }) => name === "Ada");
  return () => vi.useRealTimers();
});

const texts = () => talk.heard.map(({ text }) => text);
const inTheAir = () => talk.inTheAir.map(({ said, reaction }) => reaction ?? said.text);

describe("what has not been seen", () => {
  test("is what others said, until it is read", () => {
    talk.hear([said("Ben", "hi")], true);
    talk.hear([said("Ada", "hello")], false);
    expect(talk.unseen).toBe(1);
    talk.read(true);
    expect(talk.unseen).toBe(0);
    talk.hear([said("Ben", "so")], false);
    expect(talk.unseen).toBe(0);
  });

  test("is still that after the page was loaded again", () => {
    talk.hear([said("Ben", "one")], false);
    talk.read(true);
    talk = new Talk("t1", () => false);
    talk.hear([said("Ben", "one"), said("Ben", "two")], true);
    expect(talk.unseen).toBe(1);
  });

  test("comes with a line that begins anew, for a phone that has slept", () => {
    talk.hear([said("Ben", "one"), said("Ben", "two")], true);
    talk.seen();
    talk.hear([said("Ben", "two"), said("Ben", "two"), said("Ben", "three")], true);
    expect(talk.unseen).toBe(2);
    talk.hear([said("Ben", "two"), said("Ben", "two"), said("Ben", "three")], true);
    expect(talk.unseen).toBe(2);
    expect(texts()).toEqual(["two", "two", "three"]);
  });
});

describe("what is in the air", () => {
  test("stays as long as it takes to read, and a reaction as long as it flies", () => {
    talk.hear([said("Ben", "x".repeat(50))], false);
    talk.hear([honk("Ben")], false);
    expect(inTheAir()).toEqual(["x".repeat(50), "horn"]);
    vi.advanceTimersByTime(2200);
    expect(inTheAir()).toEqual(["x".repeat(50)]);
    vi.advanceTimersByTime(4800);
    expect(inTheAir()).toEqual([]);
  });

  test("is never more than can be taken in", () => {
    for (const text of "abcdef") talk.hear([said("Ben", text)], false);
    expect(inTheAir()).toEqual([..."cdef"]);
  });

  test("is nothing that was said before", () => {
    talk.hear([said("Ben", "before")], true);
    expect(inTheAir()).toEqual([]);
  });

  test("a reaction leaves no word and no dot behind", () => {
    talk.hear([honk("Ben")], false);
    expect([talk.unseen, texts()]).toEqual([0, []]);
  });
});

describe("somebody who is not to be heard", () => {
  test("is silent at this table, also after the page comes again, and is heard where that is undone", () => {
    talk.hear([said("Ben", "old")], false);
    talk.mute("Ben", true);
    talk.hear([said("Ben", "hi"), honk("Ben")], false);
    expect([texts(), inTheAir(), talk.unseen]).toEqual([[], [], 1]);
    expect(new Talk("t1", () => false).isMuted("Ben")).toBe(true);
    expect(new Talk("t2", () => false).isMuted("Ben")).toBe(false);
    talk.mute("Ben", false);
    expect(texts()).toEqual(["old", "hi"]);
  });
});
