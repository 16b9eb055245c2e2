/** One seat's eyes on a table: its view, its story, and the move that it is about to make. */
import { api, ask, randomText, Refused, type Schemas } from "../api/api";
import { Live, type Connection, type Message, type Refusal } from "../api/live";
import type { Answering, Envelope, Happened } from "../games/game";
import { answered, arrived } from "../parts/windows";

/** What everybody at the table sees alike; the first of my seats that hears it passes it on. */
export interface Table {
  hearPlan(plan: Schemas["ToldPlan"]): void;
  hearPresence(present: boolean[], away: string[][], awaited: (number | null)[]): void;
  /** The line was cut: perhaps because this seat is not mine any more. */
  lineLost(): void;
  /** `anew`: all of it, after a new line to the server. */
  hearChat(said: Schemas["Said"][], anew: boolean, by: SeatEyes): void;
  hearFrozen(): void;
  /** How long a turn may take, where there is a clock. */
  turnSeconds(): number | null;
}

export class SeatEyes {
  view: unknown = $state.raw(null);
  /** What every game tells alike; null, as the view, until the game begins. */
  envelope: Envelope | null = $state.raw(null);
  /** Whether this seat is asked for something. */
  asked = $derived(this.#isAsked());
  seq = $state(0);
  /** What led to the present view. */
  happened: Happened[] = $state.raw([]);
  story: Happened[] = $state.raw([]);
  /** Lines of the story that came before those we were sent. */
  skipped = $state(0);
  window: Schemas["Window"] | null = $state.raw(null);
  /** Whether this seat may take its last move back. */
  undo = $state(false);
  card: Schemas["Card"] | null = $state.raw(null);
  #cardEnds: number | null = $state.raw(null);
  /** What was said in a talk and not sent yet; one request at a time, so that none overtakes another. */
  #unsent: { text: string; done: boolean } | null = null;
  #telling = false;
  /** When the turn's time is up, on this browser's own clock. */
  turnEnds: number | null = $state.raw(null);
  connection: Connection = $state("opening");
  sending: Schemas["MakeMove"] | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  #isShutOut = false;
  #live: Live;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly of: Table,
  ) {
    this.#live = new Live(table, seat, {
      hear: (message) => this.#hear(message),
      connection: (state) => this.#connected(state),
      shutOut: (why) => this.#shutOut(why),
      since: () => this.seq,
    });
  }

  #isAsked(): boolean {
    return this.seat !== null && !!this.envelope?.asked.includes(this.seat);
  }

  /** Send a move. It is shown as on its way until the server has it written down, and sent again where the line was cut. */
  play(move: string): void {
    if (this.sending || this.seat === null) return;
    this.refusal = null;
    this.sending = { seat: this.seat, seq: this.seq, key: randomText(), move };
    this.#live.send(this.sending);
  }

  /** Every legal move of this seat, where the envelope has too many to list; none where the server cannot be asked. */
  async allMoves(): Promise<string[]> {
    const query = { seat: this.seat ?? 0 };
    return ask(api.GET("/api/tables/{table}/moves", { params: { path: { table: this.table }, query } })).catch(() => []);
  }

  /** What can be said to the card on the table. */
  answering: Answering = $derived({
    ends: this.#cardEnds,
    answer: (text, done = false) => void this.#answer(text, done),
    overrule: (counts) => void this.#tell(api.POST("/api/tables/{table}/overrule", { ...this.#path(), body: { ...this.#now(), counts } })),
    tick: (words) => void this.#tell(api.POST("/api/tables/{table}/heard", { ...this.#path(), body: { ...this.#now(), words } })),
    goOn: () => void this.#goOn(),
  });

  /** Where this is lost, the table goes on by itself a little later. */
  async #goOn(): Promise<void> {
    if (this.seat === null || !this.#isRead()) return;
    await ask(api.POST("/api/tables/{table}/go-on", { ...this.#path(), body: { seq: this.seq } })).catch(() => {});
  }

  async #answer(text: string, done: boolean): Promise<void> {
    const card = this.card?.text;
    this.#unsent = { text, done };
    if (this.#telling) return;
    this.#telling = true;
    // what waited while something else was sent is for this card: it may have been judged meanwhile, and another may lie there
    while (this.#unsent !== null && this.card?.text === card && this.card?.stage !== "done") {
      const said = this.#unsent;
      this.#unsent = null;
      const body = { ...this.#now(), key: randomText(), ...said, whole: true };
      await this.#tell(api.POST("/api/tables/{table}/answers", { ...this.#path(), body }));
    }
    this.#unsent = null;
    this.#telling = false;
  }

  #path() {
    return { params: { path: { table: this.table } } };
  }

  #now() {
    return { seat: this.seat ?? 0, seq: this.seq };
  }

  async #tell(asked: ReturnType<typeof api.POST>): Promise<void> {
    this.refusal = null;
    try {
      await ask(asked as Promise<{ response: Response }>);
    } catch (error) {
      const late = error instanceof Refused && error.status === 409; // time was up: the table tells what came of it
      if (!late) this.refusal = error instanceof Refused ? error.problem : { reason: "web-unreachable", args: {} };
    }
  }

  #takeCard(card: Schemas["Card"] | null): void {
    this.card = card;
    this.#cardEnds = typeof card?.seconds === "number" ? performance.now() + card.seconds * 1000 : null;
  }

  /** Whether the table waits for people who read: then the clock begins afterwards, with a snapshot. */
  #isRead(): boolean {
    return this.card?.stage === "done" && this.card.seconds !== null;
  }

  #wind(seconds: number | null): void {
    this.turnEnds = seconds === null ? null : performance.now() + seconds * 1000;
  }

  close(): void {
    this.#live.close();
  }

  #connected(state: Connection): void {
    this.connection = state;
    if (state === "lost") this.of.lineLost();
    if (state === "open" && this.sending) this.#live.send(this.sending);
  }

  #shutOut(why: Refusal): void {
    this.connection = "opening";
    this.#isShutOut = true;
    this.refusal = why;
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "snapshot":
        if (this.#isShutOut) this.refusal = null;
        this.#isShutOut = false;
        this.seq = message.seq;
        this.view = message.view;
        this.envelope = message.envelope;
        this.window = arrived(message.window);
        this.undo = message.undo;
        this.#takeCard(message.card);
        this.happened = [];
        this.skipped ||= message.skipped;
        this.story = [...this.story, ...message.missed];
        this.of.hearPlan(message.plan);
        this.#wind(message.seconds_left);
        this.of.hearPresence(message.present, message.away, message.awaited);
        if (message.chat) this.of.hearChat(message.chat, true, this);
        break;
      case "moved":
        this.seq = message.seq;
        this.view = message.view;
        this.envelope = message.envelope;
        this.window = arrived(message.window);
        this.undo = message.undo;
        this.#takeCard(message.card);
        this.#wind(this.#isRead() ? null : this.of.turnSeconds());
        this.happened = message.happened;
        this.story = [...this.story, ...message.happened];
        break;
      case "card":
        this.envelope = message.envelope;
        this.#takeCard(message.card);
        break;
      case "plan":
        this.of.hearPlan(message.plan);
        break;
      case "presence":
        this.of.hearPresence(message.present, message.away, message.awaited);
        break;
      case "chat":
        this.of.hearChat([message.said], false, this);
        break;
      case "ended":
        this.close();
        this.connection = "ended";
        break;
      case "frozen":
        this.of.hearFrozen();
        break;
      case "done":
        if (message.key !== this.sending?.key) break;
        this.sending = null;
        if (message.done.waits) this.window = answered(this.window);
        break;
      case "problem":
        if (message.key !== this.sending?.key) break;
        this.sending = null;
        this.refusal = { reason: message.problem.reason, args: message.problem.args };
    }
  }
}
