import { PageRequest, server } from "./server";

/** The few things of a browser that modules of the page touch, for unit tests: an address, a document without a tree, a store. */

class Kept {
  #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  removeItem = (key: string) => void this.#kept.delete(key);
  clear = () => this.#kept.clear();
}

/** Something that takes listeners, with parts of its own. */
function listening<Parts extends object>(parts: Parts): EventTarget & Parts {
  return Object.assign(new EventTarget(), parts);
}

const events = new EventTarget();

Object.assign(globalThis, {
  fetch: server.fetch,
  window: globalThis,
  location: new URL("http://cabstand.test/"),
  localStorage: new Kept(),
  sessionStorage: new Kept(),
  document: listening({
    documentElement: { lang: "", dataset: {} },
    visibilityState: "visible",
    getElementById: () => null,
  }),
  matchMedia: () => listening({ matches: false }),
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
  requestAnimationFrame: (draw: (now: number) => void) => setTimeout(() => draw(performance.now()), 16),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  Request: PageRequest,
});
