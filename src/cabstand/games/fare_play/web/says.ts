/** What a move does, what is asked, and how a fare stands, as texts. */
import type { Card, Envelope, Said, StoryLine } from "@frame/games/game";
import { settings } from "@frame/settings.svelte";
import { t } from "@frame/words/words.svelte";
import { isLocation, leadsTo, roadsOf } from "./lanes";
import type { Option } from "./moves";
import { isLaid, nameOf, type Driver, type Edge, type FarePlayView } from "./parts";
import { absent, blockerAt, wayOf } from "./ways";

const EDGE_NAMES: Record<Edge, string> = {
  n: "fare-play-edge-north",
  e: "fare-play-edge-east",
  s: "fare-play-edge-south",
  w: "fare-play-edge-west",
};

export function edgeName(edge: Edge): string {
  return t(EDGE_NAMES[edge]);
}

export function edgeNames(edges: Edge[]): string {
  return edges.map(edgeName).join(", ");
}

/** How a square is told that the board shows: nobody has to find it by its name. */
const SHOWN = "here";
/** Cards that one draws up to. */
const FULL = 5;

/** What a card does, in one sentence; all locations do the same. */
export function whatItDoes(card: string): string {
  return t(`fare-play-does-${isLocation(card) ? "location" : card}`);
}

const PLAIN: Record<string, string> = {
  "start over": "fare-play-web-do-start-over",
  nothing: "fare-play-web-do-nothing",
  declare: "fare-play-web-do-declare",
  end: "fare-play-web-do-end",
};

const WITH_CARD: Record<string, string> = {
  lay: "fare-play-web-do-lay",
  token: "fare-play-web-do-token",
  pass: "fare-play-web-do-pass",
  discard: "fare-play-web-do-discard",
  red: "fare-play-web-do-red-light",
};

/** Where the hearse would head, having come onto a card by an edge; null where roads meet. */
export function heading(view: FarePlayView, square: string, cameBy: string): Edge | null {
  const card = view.map.find((laid) => laid.square === square);
  return card ? leadsTo(card.card, card.turn, cameBy as Edge) : null;
}

/** What a move does, for the button that makes it; where a ghost on the map shows its square, that is not spelled. */
export function does(option: Option, view: FarePlayView, names: string[], spelled = true): string {
  const { verb, detail, text } = option;
  const square = option.square && !spelled ? SHOWN : option.square;
  const card = option.card && option.card !== "drive" ? nameOf(option.card) : "";
  const player = names[Number(detail) - 1] ?? detail;
  if (PLAIN[text]) return t(PLAIN[text]);
  if (text === "go") return t("fare-play-web-do-go", { cards: toDraw(view) });
  if (verb === "drive") return t("fare-play-web-do-drive", { edge: edgeName(detail as Edge) });
  if (verb === "detour") return t("fare-play-web-do-detour", { player });
  if (verb === "hearse") {
    const to = heading(view, option.square, detail);
    return to ? t("fare-play-web-do-hearse-heading", { square, edge: edgeName(to) }) : t("fare-play-web-do-hearse", { square });
  }
  if (verb === "clear") {
    const what = detail === "hearse" ? "hearse" : blockerAt(view, option.square);
    return t("fare-play-web-do-clear", { card, what: nameOf(what), square });
  }
  if (verb === "token" && detail) return t("fare-play-web-do-token-from", { card, square, from: spelled ? detail : SHOWN });
  if (verb === "play") {
    if (square) return t("fare-play-web-do-work", { card, square });
    return detail ? t("fare-play-web-do-aim", { card, player }) : t("fare-play-web-do-play", { card });
  }
  return t(WITH_CARD[verb] ?? "fare-play-web-do-play", { card, square });
}

/** Which way the roads of the card run that a move turns; empty for a move that turns none. */
export function roads({ card, square, detail }: Option, view: FarePlayView): string {
  if (!/^t\d$/.test(detail)) return "";
  const turned = isLaid(card) ? card : (view.map.find((laid) => laid.square === square)?.card ?? card);
  const turn = Number(detail[1]);
  return t("fare-play-web-text-turn", { edges: edgeNames(roadsOf(turned, turn)), turn });
}

/** What a move does, where nothing is drawn beside it. */
export function doesInFull(option: Option, view: FarePlayView, names: string[]): string {
  const [what, how] = [does(option, view, names), roads(option, view)];
  return how ? t("fare-play-web-do-turned", { what, roads: how }) : what;
}

/** How many cards one draws at the beginning of a turn. */
function toDraw(view: FarePlayView): number {
  return Math.max(0, FULL - view.hand.length);
}

const ASKS: Record<string, string> = {
  begin: "fare-play-web-ask-begin",
  locate: "fare-play-web-ask-locate",
  passed: "fare-play-web-ask-passed",
  play: "fare-play-web-ask-play",
  react: "fare-play-web-ask-react",
  fast: "fare-play-web-ask-fast",
  rush: "fare-play-web-ask-rush",
  discard: "fare-play-web-ask-discard",
  declare: "fare-play-web-ask-declare",
  drive: "fare-play-web-ask-drive",
};

/** Whether no card was playable (only then two are discarded) and the hearse can still be moved, which may change that. */
function isStuck(view: FarePlayView): boolean {
  return view.ask === "discard" && view.to_discard === 2 && view.moves.some((move) => move.startsWith("drive "));
}

export function prompt(view: FarePlayView, names: string[], _seat: number | null, _card: Card | null, envelope: Envelope): Said {
  const player = (seat: number) => names[seat - 1] ?? String(seat);
  if (view.over) {
    const [won] = envelope.winners;
    return won ? { id: "fare-play-web-won", args: { player: player(won) } } : { id: "fare-play-web-drawn" };
  }
  const card = view.waiting ? nameOf(view.waiting.card) : "";
  const what = waits(view, names, settings.textView);
  if (isStuck(view)) return { id: "fare-play-web-ask-stuck" };
  if (view.ask) return { id: ASKS[view.ask]!, args: { what, card, cards: asksFor(view), player: player(view.seat_in_turn) } };
  const [asked] = envelope.asked;
  if (!asked) return { id: "fare-play-web-dealing" };
  if (view.waiting?.answerable) return { id: "fare-play-web-all-asked", args: { what } };
  if (asked !== view.seat_in_turn) return { id: "fare-play-web-other-asked", args: { player: player(asked), card } };
  return { id: "fare-play-web-other", args: { player: player(asked) } };
}

/** How many cards a question is about. */
function asksFor(view: FarePlayView): number {
  return view.ask === "begin" ? toDraw(view) : view.to_discard;
}

/** The card that waits to take effect, and on whom or what. */
export function waits(view: FarePlayView, names: string[], spelled = true): string {
  const { waiting } = view;
  if (!waiting) return "";
  const player = names[view.seat_in_turn - 1] ?? "";
  const card = nameOf(waiting.card);
  if (waiting.target !== null) return t("fare-play-web-waits-aim", { player, card, other: names[waiting.target - 1] ?? "" });
  if (waiting.square !== null) return t("fare-play-web-waits-work", { player, card, square: spelled ? waiting.square : SHOWN });
  return t("fare-play-web-waits", { player, card });
}

/** How a fare stands, in words: what its way lacks. */
export function standing(view: FarePlayView, driver: Driver, spelled = true): string {
  if (!driver.fare) return t("fare-play-web-no-fare");
  if (driver.path_clear) return t("fare-play-web-way-clear");
  const away = absent(view, driver);
  if (away.length) return t("fare-play-web-way-absent", { places: away.map(nameOf).join(", "), count: away.length });
  const { steps, missing, blocked } = wayOf(driver);
  if (!steps.length) return t("fare-play-web-way-far");
  const things = blocked
    .map(({ square }) => t("fare-play-web-thing-at", { thing: nameOf(blockerAt(view, square)), square: spelled ? square : SHOWN }))
    .join(", ");
  if (!missing) return t("fare-play-web-way-blocked", { things });
  if (!blocked.length) return t("fare-play-web-way-missing", { cards: missing });
  return t("fare-play-web-way-both", { cards: missing, things });
}

/** A line of the story beside the board, which shows the square. */
export function told({ args }: StoryLine): StoryLine["args"] {
  return args.square ? { ...args, square: SHOWN } : args;
}
