/** The parts of Space Taxi: their types, and the names by which the catalogue knows them. */
import type { components } from "./view";

export type SpaceTaxiView = components["schemas"]["SpaceTaxiView"];
export type Die = SpaceTaxiView["dice"][number];
export type Species = "R" | "G" | "B" | "Y" | "P";
/** Who is on a seat: a species, or a thumbs-up that nobody paid for. */
export type Rider = Species | "T";

export const SPECIES: readonly Species[] = ["R", "G", "B", "Y", "P"];
export const RIDERS: readonly Rider[] = [...SPECIES, "T"];
export const SEATS = 6;
export const WINGS = 3;

export const NAMES: Record<Rider, string> = {
  R: "space-taxi-legend-alien-red",
  G: "space-taxi-legend-alien-green",
  B: "space-taxi-legend-alien-blue",
  Y: "space-taxi-legend-alien-yellow",
  P: "space-taxi-legend-alien-purple",
  T: "space-taxi-legend-thumbs-up",
};

/** What a person hears a die called. */
export function nameOfDie(die: Die): { id: string; args: Record<string, string | number> } {
  if (die.kind === "fuel") return { id: "space-taxi-web-die-fuel", args: { face: die.face } };
  if (die.kind === "crystal") return { id: "space-taxi-web-die-crystal", args: { face: die.face } };
  return { id: NAMES[die.face as Rider], args: {} };
}
