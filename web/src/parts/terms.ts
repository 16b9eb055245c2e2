/** How a table is played in any game, as the host chooses it: before it is laid, and in its lobby until the start. */
import type { Plan } from "../api/api";

export type PaceName = Plan["pace"];

export interface Terms {
  pace: PaceName;
  watch: boolean;
  chat: boolean;
  coach: boolean;
  /** Seconds for an answer, in a game that asks; 0: as long as it takes. */
  answer_seconds: number;
}

/** Seconds for a turn. */
const SECONDS: Record<PaceName, number> = { none: 0, live: 90, slow: 2 * 24 * 3600 };
export const PACES = Object.keys(SECONDS) as PaceName[];
export const ANSWERS = [45, 90, 0];
export const USUAL: Terms = { pace: "none", watch: false, chat: true, coach: false, answer_seconds: 45 };

/** The same as it is sent. A pace that is not changed keeps the seconds that it has. */
export function termsToSend(terms: Terms, laid?: Plan): Terms & { seconds: number } {
  return { ...terms, seconds: laid?.pace === terms.pace ? laid.seconds : SECONDS[terms.pace] };
}

export function termsOf({ pace, watch, chat, coach, answer_seconds }: Plan): Terms {
  return { pace, watch, chat, coach, answer_seconds };
}
