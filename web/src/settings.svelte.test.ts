import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function kept(settings: object): Promise<object> {
  localStorage.setItem("cabstand", JSON.stringify(settings));
  return { ...(await import("./settings.svelte")).settings };
}

test("whoever was shown a game at once by an earlier page knows its hints, and has played it", async () => {
  expect(await kept({ toured: ["night-rank"], name: "Ada" })).toMatchObject({
    hinted: ["night-rank/*"],
    played: ["night-rank"],
    name: "Ada",
  });
});

test("what was learnt since then counts", async () => {
  expect(await kept({ hinted: ["night-rank/throw"], played: [] })).toMatchObject({ hinted: ["night-rank/throw"], played: [] });
  vi.resetModules();
  expect(await kept({ toured: "night-rank" })).toMatchObject({ hinted: [], played: [] });
});
