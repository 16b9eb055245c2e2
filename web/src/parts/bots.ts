/** Bots have names too. */
import { t } from "../words/words.svelte";

const NAMES = ["web-bot-1", "web-bot-2", "web-bot-3", "web-bot-4", "web-bot-5", "web-bot-6"];

export function botName(seat: number): string {
  return t(NAMES[(seat - 1) % NAMES.length]!);
}
