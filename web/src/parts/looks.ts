/** How people may be drawn: the faces, paints and roofs that can be chosen, and what a seat looks like. */
import type { Schemas } from "../api/api";

export type Looks = Schemas["Looks"];
export type Face = Looks["face"];
export type Paint = Looks["paint"];
export type Roof = Looks["roof"];

export const FACES = ["cap", "scarf", "glasses", "beard", "bun", "headphones"] as const satisfies Face[];
export const ROOFS = ["sign", "dome", "rack", "crown"] as const satisfies Roof[];
export const PAINTS = ["black", "red", "green", "yellow", "blue", "plum"] as const satisfies Paint[];

const COLOURS: Record<Paint, string> = {
  "": "",
  black: "--cab-1",
  red: "--cab-2",
  green: "--cab-3",
  yellow: "--cab-4",
  blue: "--blue",
  plum: "--plum",
};

/** The colour of a seat, by which people are told apart on every board. */
export function seatPaint(seat: number): string {
  return `var(--seat-${((seat - 1) % 6) + 1})`;
}

/** The colour of somebody's cab: the one they chose, or that of their seat. */
export function cabPaint(looks: Looks, seat: number): string {
  return looks.paint ? `var(${COLOURS[looks.paint]})` : seatPaint(seat);
}

/** What was kept in this browser, as far as it can be chosen today. */
export function looksFrom(face: string, paint: string, roof: string): Looks {
  const one = <T extends string>(all: readonly T[], wanted: string): T | "" => all.find((each) => each === wanted) ?? "";
  return { face: one(FACES, face), paint: one(PAINTS, paint), roof: one(ROOFS, roof) };
}

export function sameLooks(one: Looks, other: Looks): boolean {
  return one.face === other.face && one.paint === other.paint && one.roof === other.roof;
}
