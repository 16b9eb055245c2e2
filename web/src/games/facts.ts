/** What this server says about its games: `/api/games`, which the page brings along. */
import type { Schemas } from "../api/api";

export type GameFacts = Schemas["GameFacts"];
export type Capability = "bots" | "coach" | "review" | "dice" | "referee" | "edition" | "daily" | "solver" | "big-screen" | "teams";

let games: GameFacts[] = [];

/** Read the list. The server has put it into the page, so that nothing moves later; a page that came from elsewhere asks for it. */
export async function meetGames(): Promise<void> {
  const brought = document.getElementById("games")?.textContent?.trim();
  const told = (brought ? JSON.parse(brought) : await (await fetch("/api/games")).json()) as Schemas["Games"];
  games = told.games;
}

/** In the order in which they stand on the rank. */
export function allGames(): GameFacts[] {
  return games;
}

/** Nothing for a game that this server does not have: that of a log from elsewhere. */
export function factsOf(name: string): GameFacts | undefined {
  return games.find((game) => game.name === name);
}

export function can(name: string, capability: Capability): boolean {
  return factsOf(name)?.capabilities.includes(capability) ?? false;
}
