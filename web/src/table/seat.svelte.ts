/** One seat's eyes on a table: its view, its story, and the move that it is about to make. */
import { randomText, type Schemas } from "../api/api";
import { Live, type Connection, type Message } from "../api/live";
import type { Args, Happened } from "../games/game";

export interface Refusal {
  reason: string;
  args: Args;
}

/** What everybody at the table sees alike; the first of my seats that hears it passes it on. */
export interface Table {
  hearPlan(plan: Schemas["ToldPlan"]): void;
  hearPresence(present: boolean[]): void;
  /** `anew`: all of it, after a new line to the server. */
  hearChat(said: Schemas["Said"][], anew: boolean, by: SeatEyes): void;
  hearFrozen(): void;
}

export class SeatEyes {
  view: unknown = $state.raw(null);
  seq = $state(0);
  /** What led to the present view. */
  happened: Happened[] = $state.raw([]);
  story: Happened[] = $state.raw([]);
  /** Lines of the story that came before those we were sent. */
  skipped = $state(0);
  window: Schemas["Window"] | null = $state.raw(null);
  card: Schemas["Card"] | null = $state.raw(null);
  connection: Connection = $state("opening");
  sending: Schemas["MakeMove"] | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  #live: Live;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly of: Table,
  ) {
    this.#live = new Live(table, seat, {
      hear: (message) => this.#hear(message),
      connection: (state) => this.#connected(state),
      since: () => this.seq,
    });
  }

  /** Send a move. It is shown as on its way until the server has it written down, and sent again where the line was cut. */
  play(move: string): void {
    if (this.sending || this.seat === null) return;
    this.refusal = null;
    this.sending = { seat: this.seat, seq: this.seq, key: randomText(), move };
    this.#live.send(this.sending);
  }

  close(): void {
    this.#live.close();
  }

  #connected(state: Connection): void {
    this.connection = state;
    if (state === "open" && this.sending) this.#live.send(this.sending);
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "snapshot":
        this.seq = message.seq;
        this.view = message.view;
        this.window = message.window;
        this.card = message.card;
        this.happened = [];
        this.skipped ||= message.skipped;
        this.story = [...this.story, ...message.missed];
        this.of.hearPlan(message.plan);
        this.of.hearPresence(message.present);
        if (message.chat) this.of.hearChat(message.chat, true, this);
        break;
      case "moved":
        this.seq = message.seq;
        this.view = message.view;
        this.window = message.window;
        this.card = message.card;
        this.happened = message.happened;
        this.story = [...this.story, ...message.happened];
        break;
      case "plan":
        this.of.hearPlan(message.plan);
        break;
      case "presence":
        this.of.hearPresence(message.present);
        break;
      case "chat":
        this.of.hearChat([message.said], false, this);
        break;
      case "frozen":
        this.of.hearFrozen();
        break;
      case "done":
        if (message.key === this.sending?.key) this.sending = null;
        break;
      case "problem":
        if (message.key !== this.sending?.key) break;
        this.sending = null;
        this.refusal = { reason: message.problem.reason, args: message.problem.args };
    }
  }
}
