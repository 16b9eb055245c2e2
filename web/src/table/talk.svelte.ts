/** What people say to each other at a table, as this browser tells it: what has not been seen yet, what shows just now, and whom
 * somebody had rather not hear. */
import type { Schemas } from "../api/api";
import { change, settings } from "../settings.svelte";

export type Said = Schemas["Said"];
export type Phrase = NonNullable<Said["phrase"]>;

export const PHRASES = [
  "chat-hello",
  "chat-good-luck",
  "chat-well-played",
  "chat-that-was-close",
  "chat-what-luck",
  "chat-oops",
  "chat-sorry",
  "chat-thank-you",
  "chat-your-turn",
  "chat-one-moment",
  "chat-back-in-five",
  "chat-here-again",
  "chat-another-game",
  "chat-goodbye",
] as const satisfies Phrase[];

const REACT = "chat-react-";
export const REACTIONS = ["horn", "clap", "laugh", "gasp", "groan", "heart"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** A word that is in the air: at a chip for a moment, or flying from it. */
export interface InTheAir {
  key: number;
  said: Said;
  reaction: Reaction | null;
}

/** Milliseconds for which a reaction flies; for which words stay, and longer for each letter. */
const FLIES = 2200;
const STAYS = 4000;
const STAYS_PER_LETTER = 60;
const LONGEST = 11_000;
/** Words in the air at once: of more, the latest. */
const MOST = 4;
/** People at tables whom this browser remembers not to hear. */
const MOST_MUTED = 60;

export function reactionOf({ phrase }: Pick<Said, "phrase">): Reaction | null {
  return REACTIONS.find((one) => phrase === `${REACT}${one}`) ?? null;
}

export function phraseOf(reaction: Reaction): Phrase {
  return `${REACT}${reaction}`;
}

/** The word of a table that was seen last, kept as long as the tab: a phone that reloads a page by itself loses no dot. */
const lastSeen = (table: string) => `cabstand/seen/${table}`;

/** What was said since then; all of it, where nothing has been seen yet. */
function since(table: string, told: Said[]): Said[] {
  try {
    const seen = sessionStorage.getItem(lastSeen(table));
    return told.slice(told.findLastIndex((said) => JSON.stringify(said) === seen) + 1);
  } catch {
    return told; // a private window that keeps nothing
  }
}

/** What has been added to what was known, when all of it is told again. */
function added(known: Said[], told: Said[]): Said[] {
  const all = told.map((said) => JSON.stringify(said));
  const before = known.map((said) => JSON.stringify(said));
  for (let size = Math.min(all.length, before.length); size > 0; size--) {
    if (before.slice(-size).join() === all.slice(0, size).join()) return told.slice(size);
  }
  return told;
}

export class Talk {
  /** Whether what is said is being read. */
  open = $state(false);
  unseen = $state(0);
  inTheAir: InTheAir[] = $state.raw([]);
  #said: Said[] = $state.raw([]);
  #told = false;
  #key = 0;
  #table: string;
  #isMine: (said: Said) => boolean;

  /** Without what was said by people whom I do not hear. */
  heard = $derived.by(() => this.#said.filter((said) => !this.isMuted(said.name)));

  constructor(table: string, isMine: (said: Said) => boolean) {
    this.#table = table;
    this.#isMine = isMine;
  }

  /** Something new, or all that is kept, when a line begins `anew`. */
  hear(said: Said[], anew: boolean): void {
    const news = anew ? (this.#told ? added(this.#said, said) : since(this.#table, said)) : said;
    const fresh = news.filter(({ name }) => !this.isMuted(name));
    const words = said.filter((one) => !reactionOf(one));
    this.#said = anew ? words : [...this.#said, ...words];
    this.#told = true;
    this.unseen += fresh.filter((one) => !reactionOf(one) && !this.#isMine(one)).length;
    if (this.open) this.seen();
    if (!anew) for (const one of fresh) this.#show(one);
  }

  seen(): void {
    this.unseen = 0;
    try {
      sessionStorage.setItem(lastSeen(this.#table), JSON.stringify(this.#said.at(-1) ?? null));
    } catch {
      // a private window that keeps nothing
    }
  }

  read(open: boolean): void {
    this.open = open;
    if (open) this.seen();
  }

  isMuted(name: string): boolean {
    return settings.muted.includes(this.#muted(name));
  }

  mute(name: string, muted: boolean): void {
    const others = settings.muted.filter((one) => one !== this.#muted(name));
    change({ muted: muted ? [...others, this.#muted(name)].slice(-MOST_MUTED) : others });
    if (muted) this.inTheAir = this.inTheAir.filter(({ said }) => said.name !== name);
  }

  #muted(name: string): string {
    return `${this.#table}/${name}`;
  }

  #show(said: Said): void {
    const reaction = reactionOf(said);
    const key = ++this.#key;
    this.inTheAir = [...this.inTheAir, { key, said, reaction }].slice(-MOST);
    const time = reaction ? FLIES : Math.min(LONGEST, STAYS + STAYS_PER_LETTER * said.text.length);
    setTimeout(() => (this.inTheAir = this.inTheAir.filter((one) => one.key !== key)), time);
  }
}
