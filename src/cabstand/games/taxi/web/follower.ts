/** TAXI!: which cards must be drawn is for the rules to say; which one it is, for the secret. */
import type { Line, Log } from "@frame/draws/log.ts";
import type { Stream } from "@frame/draws/numbers.ts";
import type { Follower } from "@frame/draws/follower.ts";

export default class Taxi implements Follower {
  state: Record<string, { cards: number; used: Set<number> }>;

  constructor(log: Log) {
    const deck = (cards: number) => ({ cards, used: new Set<number>() });
    const gifts = log.options.get("gifts");
    this.state = {
      question: deck(Number(log.options.get("questions") ?? 300)),
      talk: deck(Number(log.options.get("talks") ?? 100)),
      card: deck(gifts ? gifts.split("/").length : 25),
    };
  }

  next(_line: Line, _place: number, stream: Stream, written: string): string | null {
    const kind = written.split(" ")[0] ?? "";
    if (kind === "die") return `die ${stream.below(6) + 1}`;
    const deck = this.state[kind];
    if (!deck) return null;
    if (deck.used.size === deck.cards) deck.used.clear();
    let card = stream.below(deck.cards);
    while (deck.used.has(card)) card = stream.below(deck.cards);
    deck.used.add(card);
    return `${kind} ${card + 1}`;
  }

  move(): void {}
}
