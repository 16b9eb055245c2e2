import { beforeEach, describe, expect, test, vi } from "vitest";
import { Camera } from "./camera.svelte";

let camera: Camera;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  camera = new Camera();
  camera.width = 656;
  camera.height = 400;
  return () => vi.useRealTimers();
});

const SQUARE = { left: -2, top: -2, right: 2, bottom: 2 };

describe("showing a part of the map whole", () => {
  test("leaves room for the buttons at the right, and centres the rest", () => {
    camera.fit(SQUARE, 0);
    expect([camera.scale, camera.x, camera.y]).toEqual([96, 300, 200]);
    camera.fit({ left: -5, top: -2, right: 5, bottom: 3 }, 0);
    expect([camera.scale, camera.x, camera.y]).toEqual([60, 300, 170]);
  });

  test("goes neither nearer than is pleasant nor farther than can be seen", () => {
    camera.fit({ left: 0, top: 0, right: 1, bottom: 1 }, 0);
    expect(camera.scale).toBe(96);
    camera.fit({ left: -100, top: 0, right: 100, bottom: 1 }, 0);
    expect(camera.scale).toBe(18);
  });

  test("does nothing before the map has a size", () => {
    camera.width = 0;
    camera.fit(SQUARE, 0);
    expect([camera.scale, camera.x]).toEqual([80, 0]);
  });

  test("takes its time, and draws the map once it is there", () => {
    camera.fit(SQUARE, 400);
    vi.advanceTimersByTime(100);
    expect(camera.x).toBeGreaterThan(0);
    expect(camera.x).toBeLessThan(300);
    expect(camera.drawn).toBe(80);
    vi.advanceTimersByTime(400);
    expect([camera.x, camera.scale, camera.drawn]).toEqual([300, 96, 96]);
  });

  test("is given up when a person takes hold of the map", () => {
    camera.fit(SQUARE, 400);
    vi.advanceTimersByTime(100);
    camera.pan(0, 0);
    const { x } = camera;
    vi.advanceTimersByTime(1000);
    expect([camera.x, camera.follows]).toEqual([x, false]);
  });
});

test("a finger moves the map as far as it goes itself", () => {
  camera.pan(30, -12);
  camera.pan(1, 2);
  expect([camera.x, camera.y]).toEqual([31, -10]);
});

test("the point between two fingers stays where it is, however near one goes", () => {
  camera.fit(SQUARE, 0);
  const before = camera.at(100, 50);
  camera.zoom(1.3, 100, 50);
  expect(camera.at(100, 50).x).toBeCloseTo(before.x);
  expect(camera.at(100, 50).y).toBeCloseTo(before.y);
  expect(camera.scale).toBeCloseTo(96 * 1.3);
});

test("without a point it is the middle that stays", () => {
  camera.fit(SQUARE, 0);
  const before = camera.at(328, 200);
  camera.zoom(0.5);
  expect(camera.at(328, 200)).toEqual(before);
});

test("near and far have an end", () => {
  camera.zoom(100);
  expect(camera.scale).toBe(150);
  camera.zoom(0.001);
  expect(camera.scale).toBe(18);
});

test("the map is drawn anew once the eye rests, and not while it moves", () => {
  camera.zoom(1.25);
  vi.advanceTimersByTime(100);
  camera.zoom(1.2);
  vi.advanceTimersByTime(100);
  expect(camera.drawn).toBe(80);
  vi.advanceTimersByTime(100);
  expect(camera.drawn).toBe(camera.scale);
});

test("a camera that was stopped draws nothing more", () => {
  camera.zoom(1.25);
  camera.stop();
  vi.advanceTimersByTime(1000);
  expect(camera.drawn).toBe(80);
});

describe("bringing a square into sight", () => {
  const put = () => Object.assign(camera, { scale: 50, x: 300, y: 200 });

  test("leaves the map where it is while the square can be seen", () => {
    put();
    expect(camera.sees({ x: 0, y: 0 })).toBe(true);
    camera.reveal({ x: 5, y: 3 }, 0);
    expect([camera.scale, camera.x, camera.y]).toEqual([50, 300, 200]);
  });

  test.each([
    [{ x: 9, y: 0 }, [156, 200]],
    [{ x: -8, y: 0 }, [450, 200]],
    [{ x: 0, y: 6 }, [300, 50]],
  ])("moves it no farther than it takes: %j", (spot, [x, y]) => {
    put();
    expect(camera.sees(spot)).toBe(false);
    camera.reveal(spot, 0);
    expect([camera.scale, camera.x, camera.y]).toEqual([50, x, y]);
    expect(camera.sees(spot)).toBe(true);
  });
});
