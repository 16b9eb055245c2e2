/** What the reader still needs to win, in one line: the same as goal.py says, from the same view. */
import type { Said } from "@frame/games/game";
import type { Driver, FarePlayView } from "./parts";
import { absent, blockerAt, wayOf } from "./ways";

/** The goal of a seat, counted from 1, with its cards as notation; null once the game is over. */
export function goalOf(view: FarePlayView, seat: number): Said | null {
  const driver = view.drivers[seat - 1];
  if (view.over || !driver) return null;
  if (!driver.fare) return goal("none");
  if (driver.declared) return declared(view, driver, seat);
  return driver.path_clear ? goal("declare") : undeclared(view, driver, driver.fare);
}

function goal(which: string, args: Record<string, string | number> = {}): Said {
  return { id: `fare-play-goal-${which}`, args };
}

/** Two players must stay clear for longer, and what is blocked then does not win at once. */
function declared(view: FarePlayView, driver: Driver, seat: number): Said {
  const two = Number(view.seats === 2);
  if (driver.path_clear) return goal("hold", { two, skips: Number(driver.skips) });
  return goal("mend", { two, now: Number(view.seat_in_turn === seat) });
}

function undeclared(view: FarePlayView, driver: Driver, [start, end]: [string, string]): Said {
  const ends = { start, end };
  const away = absent(view, driver);
  if (away.length) return goal("absent", { ...ends, card: away[0]!, count: away.length });
  const { steps, missing, blocked } = wayOf(driver);
  if (!steps.length) return goal("far", ends);
  if (!blocked.length) return goal("roads", { ...ends, roads: missing });
  const blockers = { card: blockerAt(view, blocked[0]!.square), count: blocked.length };
  if (!missing) return goal("blocked", { ...ends, ...blockers });
  return goal("both", { ...ends, ...blockers, roads: missing });
}
