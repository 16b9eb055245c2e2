/** Editions: data that is chosen with a table, those that come with the games and one's own. */
import { api, ask, type Schemas } from "./api";

export type Edition = Schemas["EditionFacts"];

/** What I may lay a table of a game with. */
export function editionsOf(game: string): Promise<Edition[]> {
  return ask(api.GET("/api/editions", { params: { query: { game } } }));
}
