/** The best way of a fare as the view tells it, and what it lacks. */
import { spotOf, type Driver, type FarePlayView } from "./parts";

export interface WayStep {
  square: string;
  x: number;
  y: number;
  entry: string;
  leave: string;
  found: "road" | "missing" | "blocked";
}

export interface Way {
  steps: WayStep[];
  missing: number;
  blocked: WayStep[];
  /** How many of the steps can be driven from the start before something is in the way. */
  open: number;
}

export function wayOf(driver: Pick<Driver, "way">): Way {
  const steps = driver.way.map((text): WayStep => {
    const [square, edges] = text.split(" ") as [string, string];
    const found = edges[2] === "?" ? "missing" : edges[2] === "!" ? "blocked" : "road";
    return { square, ...spotOf(square), entry: edges[0]!, leave: edges[1]!, found };
  });
  const first = steps.findIndex(({ found }) => found !== "road");
  return {
    steps,
    missing: steps.filter(({ found }) => found === "missing").length,
    blocked: steps.filter(({ found }) => found === "blocked"),
    open: first < 0 ? steps.length : first,
  };
}

/** Locations of a fare that are not on the map yet. */
export function absent(view: FarePlayView, driver: Driver): string[] {
  return (driver.fare ?? []).filter((place) => !view.map.some(({ card }) => card === place));
}

/** What stands on a square that blocks it. */
export function blockerAt(view: FarePlayView, square: string): string {
  return view.map.find((card) => card.square === square)?.token ?? "hearse";
}
