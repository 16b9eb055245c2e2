/** What a taxi as it would stand is worth: a look ahead while someone chooses. The server's rules decide. */
import facts from "./facts.json" with { type: "json" };
import { SPECIES, WINGS, type Rider, type SpaceTaxiView } from "./parts";

/** Points of a species by how many of it are seated. */
export const GROUP_POINTS: readonly number[] = facts.group_points;
/** Factor by fuel; any other total is a failed launch. */
export const FACTORS: Record<number, number> = facts.factors;
export const POINTS_OF_A_COIN = facts.points_of_a_coin;

export interface Meter {
  passengers: number;
  fuel: number;
  /** 0 while fuel dice are missing, or where the launch has failed. */
  factor: number;
  fuelled: boolean;
  mine: number;
  points: number;
}

export function passengerPoints(riders: Rider[]): number {
  const sizes = SPECIES.map((species) => riders.filter((rider) => rider === species).length);
  return sizes.reduce((sum, size) => sum + (GROUP_POINTS[size] ?? 0), 0);
}

export function read(riders: Rider[], wings: number[], mine: number): Meter {
  const fuel = wings.reduce((sum, face) => sum + face, 0);
  const fuelled = wings.length === WINGS;
  const factor = fuelled ? (FACTORS[fuel] ?? 0) : 0;
  const passengers = passengerPoints(riders);
  return { passengers, fuel, factor, fuelled, mine, points: factor ? passengers * factor + mine : 0 };
}

/** What the server says of the turn, in the same shape. */
export function told(turn: SpaceTaxiView["turn"]): Meter {
  const fuelled = turn.wings.length === WINGS;
  return { passengers: turn.passenger_points, fuel: turn.fuel, factor: turn.factor, fuelled, mine: turn.mine, points: turn.points };
}

/** Whether these would be the last dice in hand. */
export function isLast(view: SpaceTaxiView, played: number): boolean {
  return played > 0 && played === view.dice_in_hand;
}
