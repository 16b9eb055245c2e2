/** What the columns of a pack are called, and faults in words that say so. */
import { t } from "../words/words.svelte";
import type { Fault } from "./draft.svelte";

const LABELS: Record<string, string> = {
  name: "web-pack-name",
  city: "web-pack-city",
  language: "web-pack-language",
  licence: "web-pack-licence",
  authors: "web-pack-authors",
  card: "web-pack-card",
  value: "web-pack-value",
  topic: "web-pack-topic",
  question: "web-pack-question",
  answer: "web-pack-answer",
  answers: "web-pack-answers",
  background: "web-pack-background",
  amount: "web-pack-amount",
  text: "web-pack-text",
  subject: "web-pack-subject",
  word: "web-pack-a-word",
};

export function label(column: string): string {
  const word = /^word([1-6])$/.exec(column);
  if (word) return t("web-pack-word", { number: word[1]! });
  return LABELS[column] ? t(LABELS[column]) : column;
}

export function tellFault({ reason, args }: Fault): string {
  const told = { ...args };
  for (const name of ["column", "what", "key"]) if (typeof told[name] === "string") told[name] = label(told[name]);
  return t(reason, told);
}
