/** The options of a game: what its schema offers, what somebody chose last in this browser, and what is said about them. */
import { change, settings } from "../settings.svelte";
import { plainName } from "./naming";
import { isKnown, t } from "../words/words.svelte";
import type { GameFacts } from "./facts";

/** The part of JSON schema that options of games use. */
interface Schema {
  type?: "integer" | "boolean" | "string";
  default?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  title?: string;
  description?: string;
  "x-hidden"?: boolean;
  "x-seats"?: { least: number; most: number };
}

export interface Option {
  name: string;
  kind: "yes-no" | "choice" | "number";
  /** What it is unless somebody chooses otherwise; values are written as they are sent. */
  usual: string;
  /** Of a choice. */
  values: string[];
  /** Of a number. */
  least?: number;
  most?: number;
  schema: Schema;
}

/** Values by the names of options. */
export type Chosen = Record<string, string>;

/** The options that a person can choose. */
export function optionsOf(game: GameFacts): Option[] {
  const properties = (game.options.properties ?? {}) as Record<string, Schema>;
  return Object.entries(properties).flatMap(([name, schema]) => {
    const kind = schema["x-hidden"] ? null : kindOf(schema);
    if (!kind) return [];
    const values = (schema.enum ?? schema.examples ?? []).map(String);
    return [{ name, kind, usual: String(schema.default), values, least: schema.minimum, most: schema.maximum, schema }];
  });
}

function kindOf(schema: Schema): Option["kind"] | null {
  if (schema.enum || schema.examples) return "choice";
  if (schema.type === "boolean") return "yes-no";
  return schema.type === "integer" ? "number" : null;
}

/** Whether an option is a choice with so many seats; otherwise the rules have chosen. */
export function isOpen(option: Option, seats: number): boolean {
  const { least, most } = option.schema["x-seats"] ?? { least: 0, most: Infinity };
  return least <= seats && seats <= most;
}

function isValid(option: Option, value: string): boolean {
  if (option.kind === "choice") return option.values.includes(value);
  if (option.kind === "yes-no") return value === "true" || value === "false";
  return /^-?\d{1,9}$/.test(value) && Number(value) >= (option.least ?? -Infinity) && Number(value) <= (option.most ?? Infinity);
}

/** The number nearest to what was typed that an option takes; what is usual where no number was typed. */
export function nearest(option: Option, typed: number): string {
  if (!Number.isFinite(typed)) return option.usual;
  return String(Math.min(Math.max(Math.round(typed), option.least ?? -Infinity), option.most ?? Infinity));
}

/** All options of a game as they were chosen last in this browser. An earlier page kept one of them under its bare name. */
export function lastChosen(game: GameFacts): Chosen {
  const kept = optionsOf(game).map((option) => {
    const value = settings.options[`${game.name}/${option.name}`] ?? settings.options[option.name] ?? "";
    return [option.name, isValid(option, value) ? value : option.usual];
  });
  return Object.fromEntries(kept) as Chosen;
}

export function keepChosen(game: GameFacts, name: string, value: string): void {
  change({ options: { ...settings.options, [`${game.name}/${name}`]: value } });
}

/** The options that somebody has chosen against what is usual, where that is a choice at all. */
export function unusual(game: GameFacts, chosen: Chosen, seats: number): Option[] {
  return optionsOf(game).filter((option) => {
    const value = chosen[option.name];
    return value !== undefined && isValid(option, value) && value !== option.usual && isOpen(option, seats);
  });
}

/** What a new table is told. */
export function toSend(game: GameFacts, chosen: Chosen, seats: number): Chosen {
  return Object.fromEntries(unusual(game, chosen, seats).map(({ name }) => [name, chosen[name]!]));
}

/** A text of the game about an option; "" where it has none. */
function say(game: GameFacts, option: Option, part: string, args: Record<string, string | number> = {}): string {
  const id = `${game.name}-option-${option.name}${part}`;
  return isKnown(id) ? t(id, args) : "";
}

export function nameOfOption(game: GameFacts, option: Option): string {
  return say(game, option, "") || option.schema.title || plainName(option.name.replaceAll("_", "-"));
}

export function whyOfOption(game: GameFacts, option: Option): string {
  return say(game, option, "-why") || option.schema.description || "";
}

/** Where the number of seats leaves no choice: what holds instead, and what that means. */
export function insteadOfOption(game: GameFacts, option: Option): { name: string; why: string } {
  return { name: say(game, option, "-instead"), why: say(game, option, "-instead-why") };
}

/** A value in words: `10 rounds`. Values of an enumeration have a text each. "" where the game has no words for it. */
function sayValue(game: GameFacts, option: Option, value: string): string {
  const number = option.schema.type === "integer" ? Number(value) : value;
  return say(game, option, `-${value}`) || say(game, option, "-value", { value: number });
}

export function valueOfOption(game: GameFacts, option: Option, value: string): string {
  return sayValue(game, option, value) || value;
}

/** One that is chosen, in a few words. */
export function shortOption(game: GameFacts, option: Option, value: string): string {
  const said = say(game, option, "-short", { value }) || sayValue(game, option, value);
  if (said) return said;
  const name = nameOfOption(game, option);
  return option.kind === "yes-no" ? name : t("web-option-chosen", { name, value });
}
