/** What a game brings to the frame of every table: a folder with a board, a text view and a few words about moments. */
import type { Component } from "svelte";
import type { components } from "../api/schema";

export type Happened = components["schemas"]["Happened"];
export type StoryLine = components["schemas"]["StoryLine"];
/** Several seats are asked at once, for the same time whether or not anyone can answer. */
export type Window = components["schemas"]["Window"];
export type Args = Record<string, string | number>;

/** A text of the catalogue with its arguments. */
export interface Said {
  id: string;
  args?: Args;
}

/** A short sound; all are made in the browser. */
export type Cue = "click" | "tumble" | "coin" | "horn" | "cough" | "launch" | "turn" | "win";

/** What a drawing or a text view of a game is given; it tells its choice by `play` and decides nothing else. */
export interface GameProps<View> {
  view: View;
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
}

export interface GameScreen<View> {
  /** Whether seats have secrets: then a screen that is handed on is covered in between. */
  secret: boolean;
  Board: Component<GameProps<View>>;
  Text: Component<GameProps<View>>;
  /** What is asked, of whom, in one line. */
  prompt: (view: View, names: string[], seat: number | null) => Said;
  /** The seat that is at play, counted from 1, whether or not it is the viewer's. */
  turnOf: (view: View) => number | null;
  /** Whether the viewer is asked for something. */
  isAsked: (view: View) => boolean;
  isOver: (view: View) => boolean;
  /** Points or money by seat, for the row of players. */
  standing: (view: View) => (number | string)[];
  /** Seats that have won, counted from 1. */
  winners: (view: View) => number[];
  /** What a line of the story sounds like. */
  cue: (line: StoryLine) => Cue | null;
  /** What to know at this very moment. */
  help: (view: View) => Said[];
  /** The short rules, with pictures from the game itself. */
  Rules: Component;
  /** Things that the first turn points at: a CSS selector each, and what is said. */
  tour: { at: string; say: string }[];
}
