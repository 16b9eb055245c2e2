/** What a game brings to the frame of every table: a folder with a board, a text view and a few words about moments. */
import type { Component } from "svelte";
import type { components } from "../api/schema";
import type { Args } from "../words/words.svelte";

export type { Args };
export type Happened = components["schemas"]["Happened"];
export type StoryLine = components["schemas"]["StoryLine"];
/** Several seats are asked at once, for the same time whether or not anyone can answer. */
export type Window = components["schemas"]["Window"];
export type Card = components["schemas"]["Card"];
/** Who is to move, who is asked, how the game stands, and what the reader's own seat may do: the same for every game. */
export type Envelope = components["schemas"]["Envelope"];

/** A text of the catalogue with its arguments. */
export interface Said {
  id: string;
  args?: Args;
}

/** A short sound; all are made in the browser. */
export type Cue = "click" | "tumble" | "coin" | "horn" | "cough" | "launch" | "turn" | "win";

/** What can be said to a card that waits: by whoever answers or talks, by the asker, by those who listen to a talk. */
export interface Answering {
  /** When the referee speaks by itself, by `performance.now()`; null where nothing presses. */
  ends: number | null;
  /** An answer; in a talk, all that was said so far, and whether that is the end of it. */
  answer: (text: string, done?: boolean) => void;
  /** Let a wrong answer count, or not. */
  overrule: (counts: boolean) => void;
  /** The words of a talk that were heard, counted from 1. */
  tick: (words: number[]) => void;
  /** What came of the card has been read: bots and clocks need not wait for me any longer. */
  goOn: () => void;
}

/** What a drawing or a text view of a game is given; it tells its choice by `play` and decides nothing else. */
export interface GameProps<View> {
  view: View;
  envelope: Envelope;
  /** The name of the game. */
  game: string;
  /** Who sits where, in the order of the seats. */
  names: string[];
  /** Whose eyes these are, counted from 1; null for somebody who looks on. */
  seat: number | null;
  /** Whether a choice can be made now: asked, not waiting for the server, not a replay. */
  ready: boolean;
  /** What led to this view, newest last: for motion that tells what happened. */
  happened: Happened[];
  /** The time in which several seats are asked at once; null where none is open. */
  window: Window | null;
  /** How long motion takes: 0 for none, 1 as drawn, 2 for twice as long. */
  pace: number;
  /** Make a move, in notation. */
  play: (move: string) => void;
  /** Every legal move of this seat, where the envelope has too many to list; missing in a replay. */
  allMoves?: () => Promise<string[]>;
  /** Whether this is a big screen that a whole room looks at and nobody touches. */
  big?: boolean;
  /** The card on the table as this seat may read it, in a game that has cards to be judged. */
  card?: Card | null;
  /** Missing where nothing can be said any more: in a replay. */
  answering?: Answering;
  /** The line of the story that somebody points at: the board shows where it happened. */
  pointed?: StoryLine | null;
  /** Told the move that the present choice would make, in notation; null where it would make none. */
  choosing?: (move: string | null) => void;
  /** A play that somebody else proposes, to be shown as the choice: the coach's. A new object is a new proposal. */
  advised?: { move: string } | null;
}

/** How things stand for a seat that is asked. */
export interface Now<View> {
  view: View;
  envelope: Envelope;
  seat: number;
  card: Card | null;
  /** The move that the present choice would make, in notation; null where it would make none. */
  chosen: string | null;
}

/** A few words beside a thing that matters now. */
export interface Hint<View> {
  /** Kept in the browser once the hint has done its work; so it is never changed. */
  id: string;
  /** The thing, as a CSS selector. */
  at: string;
  /** Whether it had rather stand at a side of the thing: above it is what must be pressed. */
  aside?: boolean;
  say: string;
  args?: (now: Now<View>) => Args;
  when: (now: Now<View>) => boolean;
  /** Whether what it is about has been done; where this is missing, any move will do. */
  done?: (now: Now<View>) => boolean;
}

export interface GameScreen<View> {
  /** Whether seats have secrets: then a screen that is handed on is covered in between. */
  secret: boolean;
  /** Whether the board itself shows who sits where and whose turn it is: then the row of players comes below it. */
  showsPlayers?: boolean;
  Board: Component<GameProps<View>>;
  Text: Component<GameProps<View>>;
  /** Whether the board itself shows how the winner comes home; where it does not, the table puts everybody's cab on its step. */
  comesHome?: boolean;
  /** What a phone shows while the board is on a big screen. */
  Phone?: Component<GameProps<View>>;
  /** What is asked, of whom, in one line. */
  prompt: (view: View, names: string[], seat: number | null, card: Card | null, envelope: Envelope) => Said;
  /** What stands beside each name in the row of players, by seat, where it is not the bare score. */
  besideNames?: (view: View, envelope: Envelope) => (number | string)[];
  /** What that counts, as a picture, where it is no score; it then says in words what it is. */
  besideIcon?: "cards";
  /** What a score, or a part of one, is called at the end of a game, where it is not the bare number. */
  sayAmount?: (amount: number) => string;
  /** What a line of the story says beside the board, where the board shows some of it. */
  told?: (line: StoryLine) => Args;
  /** A move as the coach names it: drawn, or in words. */
  Move?: Component<{ move: string }>;
  sayMove?: (move: string, view: View, names: string[]) => string;
  /** Whether a move that is named in words can be taken over as the choice, before it is made. */
  takes?: (move: string) => boolean;
  /** What a line of the story sounds like. */
  cue: (line: StoryLine) => Cue | null;
  /** What to know at this very moment. */
  help: (view: View) => Said[];
  /** The short rules, with pictures from the game itself. */
  Rules: Component;
  /** What is said to whoever meets things for the first time. Of those that matter now, the first is shown. */
  hints: Hint<View>[];
}
