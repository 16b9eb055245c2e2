/** What the columns of a pack are called, and faults in words that say so. */
import { t } from "@frame/words/words.svelte";
import type { Fault } from "./draft.svelte";

const LABELS: Record<string, string> = {
  name: "taxi-pack-name",
  city: "taxi-pack-city",
  language: "taxi-pack-language",
  licence: "taxi-pack-licence",
  authors: "taxi-pack-authors",
  card: "taxi-pack-card",
  value: "taxi-pack-value",
  topic: "taxi-pack-topic",
  question: "taxi-pack-question",
  answer: "taxi-pack-answer",
  answers: "taxi-pack-answers",
  background: "taxi-pack-background",
  amount: "taxi-pack-amount",
  text: "taxi-pack-text",
  subject: "taxi-pack-subject",
  word: "taxi-pack-a-word",
};

export function label(column: string): string {
  const word = /^word([1-6])$/.exec(column);
  if (word) return t("taxi-pack-word", { number: word[1]! });
  return LABELS[column] ? t(LABELS[column]) : column;
}

/** Faults that name another row; a file has one line more, and a page has rows. */
const ELSEWHERE: Record<string, string> = {
  "taxi-pack-fault-same-question": "taxi-pack-same-question-in-row",
  "taxi-pack-fault-near-question": "taxi-pack-near-question-in-row",
  "taxi-pack-fault-same-subject": "taxi-pack-same-subject-in-row",
};

/** What is wrong, in words; `rowOf` knows the number of a row by its line in the file. */
export function tellFault({ reason, args }: Fault, rowOf: (line: number) => number = () => 0): string {
  const row = rowOf(Number(args["line"] ?? 0));
  if (ELSEWHERE[reason] && row) return t(ELSEWHERE[reason], { row });
  const told = { ...args };
  for (const name of ["column", "what", "key"]) if (typeof told[name] === "string") told[name] = label(told[name]);
  return t(reason, told);
}
