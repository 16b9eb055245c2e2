/** A table in the browser: its plan, and the eyes of every seat that is mine. Around one screen these are several. */
import { api, ask, randomText, Refused, type Plan, type Schemas } from "../api/api";
import { settings } from "../settings.svelte";
import { besideNames, type AnyGame } from "../games";
import { namesAt } from "../parts/characters";
import { addLooks, addNonces } from "./nonces";
import { SeatEyes, type Table } from "./seat.svelte";
import { Talk, type Said } from "./talk.svelte";

export class TableState implements Table {
  plan: Plan = $state.raw()!;
  present: boolean[] = $state.raw([]);
  /** By seat, who of a team is not here. */
  away: string[][] = $state.raw([]);
  /** By seat, until when its people are awaited before the host may give it away, on this browser's own clock. */
  awaited: (number | null)[] = $state.raw([]);
  talk: Talk;
  frozen = $state(false);
  /** Why the table cannot be followed any more. */
  trouble: Refused | null = $state.raw(null);
  /** Whether the table was still in its lobby when I came. */
  sawLobby = false;
  /** What I was here last: somebody who is sent away hears why. */
  was: "seated" | "waiting" | "" = $state("");
  eyes: SeatEyes[] = $state.raw([]);
  #chosen: SeatEyes | null = $state.raw(null);

  screen: AnyGame | null = $state.raw(null);

  names = $derived(namesAt(this.plan));
  mine = $derived(this.plan.seats.filter((place) => place.mine).map((place) => place.seat));
  /** Whether I may stop the clock, let a bot play and lay the next table: by sitting here, or as the big screen. */
  mayArrange = $derived(this.mine.length > 0 || (this.plan.big && this.plan.host));
  /** Who else could say something here: on other seats, on mine as a team, at the door. */
  others = $derived.by(() => {
    const seated = this.plan.seats.filter(({ kind }) => kind === "player");
    return [...seated.flatMap(({ mine, people }) => (mine ? this.#mates(people) : people)), ...this.#mates(this.plan.waiting)];
  });
  /** Whether there is anybody to talk with, now or soon: alone with bots there is not. */
  company = $derived.by(() => this.plan.chat || this.others.length > 0 || this.talk.heard.length > 0);
  maySpeak = $derived(this.mine.length > 0 || this.plan.waits || this.plan.host);
  /** Around one screen, my seats that are asked at once with everybody: the room is asked, and who reacts says so. */
  room = $derived(this.mine.length > 1 ? this.eyes.filter(({ seat, window }) => seat !== null && window?.seats.includes(seat)) : []);
  #stepped: { eyes: SeatEyes; seq: number } | null = $state.raw(null);
  /** Who has said so, until they have chosen. */
  reacting = $derived(this.room.find((eyes) => eyes === this.#stepped?.eyes && eyes.seq === this.#stepped.seq && !eyes.window?.answered));
  /** Hands are secret and several people share this screen: while none of them is asked, it shows what everybody may see. */
  shared = $derived(this.mine.length > 1 && !!this.screen?.secret);
  /** The seat of mine that is asked; else the one that was last, or nobody's. */
  active = $derived(this.#asked() ?? (this.shared ? this.eyes.at(-1) : this.#chosen) ?? this.eyes[0]!);
  /** What stands beside each name, by seat. */
  besideNames: (number | string)[] = $derived(besideNames(this.screen, this.active.view, this.active.envelope));

  constructor(plan: Plan, screen: AnyGame | null) {
    this.screen = screen;
    this.talk = new Talk(plan.table, (said) => this.#said(said));
    this.sawLobby = plan.stage === "lobby";
    this.hearPlan(plan);
  }

  #asked(): SeatEyes | undefined {
    if (this.room.length) return this.reacting ?? undefined;
    return this.eyes.find((eyes) => eyes.asked);
  }

  /** One pair of eyes for each seat of mine, and one for looking on where I have none or share the screen. */
  #look(): void {
    const wanted: (number | null)[] = this.mine.length && !this.shared ? this.mine : [...this.mine, null];
    if (wanted.join() === this.eyes.map((eyes) => eyes.seat).join() && this.eyes.length) return;
    const kept = this.eyes.filter((eyes) => wanted.includes(eyes.seat));
    for (const eyes of this.eyes) if (!kept.includes(eyes)) eyes.close();
    this.eyes = wanted.map((seat) => kept.find((eyes) => eyes.seat === seat) ?? new SeatEyes(this.plan.table, seat, this));
    if (this.#chosen && !this.eyes.includes(this.#chosen)) this.#chosen = null;
  }

  /** Of several who share a seat or a door, all but me. Alone on a seat of mine there is nobody but me, whatever my name is here. */
  #mates(people: string[]): string[] {
    return people.length > 1 || people === this.plan.waiting ? people.filter((name) => name !== settings.name) : [];
  }

  /** Whether I said it myself. */
  #said({ seat, name }: Said): boolean {
    const place = this.plan.seats[(seat ?? 0) - 1];
    return place?.people.length === 1 ? place.mine : name === settings.name;
  }

  stepForward(eyes: SeatEyes): void {
    this.#stepped = { eyes, seq: eyes.seq };
  }

  play = (move: string): void => {
    this.#chosen = this.active;
    this.active.play(move);
  };

  async undo(): Promise<void> {
    const { seat, seq, undo } = this.active;
    if (seat === null || !undo) return;
    await this.#change(
      ask(
        api.POST("/api/tables/{table}/undo", {
          ...this.#path(),
          body: { seat, seq, key: randomText() },
        }),
      ),
    );
  }

  /** Ask for a change of the table, for the parts of the page that arrange it. */
  async attempt(asked: Promise<unknown>): Promise<boolean> {
    await this.#change(asked);
    return this.active.refusal === null;
  }

  /** Ask for a change of the table; a refusal is shown where those of moves are. */
  async #change(asked: Promise<unknown>): Promise<void> {
    try {
      this.active.refusal = null;
      await asked;
    } catch (error) {
      this.active.refusal =
        error instanceof Refused ? { reason: error.problem.reason, args: error.problem.args } : { reason: "web-unreachable", args: {} };
    }
  }

  async start(): Promise<void> {
    await this.#change(ask(api.POST("/api/tables/{table}/start", this.#path())));
  }

  async pause(): Promise<void> {
    await this.#change(ask(api.POST("/api/tables/{table}/pause", this.#path())));
  }

  #path() {
    return { params: { path: { table: this.plan.table } } };
  }

  async leave(seat: number): Promise<void> {
    const params = { ...this.#path(), body: { seat } };
    await this.#change(ask(api.POST("/api/tables/{table}/leave", params)));
  }

  async standIn(seat: number, level: string): Promise<void> {
    const params = { ...this.#path(), body: { seat, level } };
    await this.#change(ask(api.POST("/api/tables/{table}/stand-in", params)));
  }

  /** The host says that nobody on a seat is there: everybody sees a clock run until the seat can be given away. */
  async awaitPeople(seat: number): Promise<void> {
    const params = { ...this.#path(), body: { seat } };
    await this.#change(ask(api.POST("/api/tables/{table}/away", params)));
  }

  async giveUp(agree: boolean): Promise<void> {
    const params = { ...this.#path(), body: { agree } };
    await this.#change(ask(api.POST("/api/tables/{table}/give-up", params)));
  }

  async say(phrase: Schemas["Say"]["phrase"], text = ""): Promise<void> {
    const params = { ...this.#path(), body: { phrase, text, seat: this.active.seat } };
    await this.#change(ask(api.POST("/api/tables/{table}/chat", params)));
  }

  async order(order: number[]): Promise<void> {
    const params = { ...this.#path(), body: { order } };
    await this.#change(ask(api.POST("/api/tables/{table}/order", params)));
  }

  /** The host's answer to a guest at the door: to the first open seat, or to the team of one. */
  async nod(guest: number, let_in: boolean, seat: number | null = null): Promise<void> {
    const params = { ...this.#path(), body: { guest, let_in, seat } };
    await this.#change(ask(api.POST("/api/tables/{table}/guests", params)));
  }

  /** Sit down with whoever sits there. */
  async shareSeat(seat: number): Promise<void> {
    const params = { ...this.#path(), body: { seat } };
    await this.#change(ask(api.POST("/api/tables/{table}/team", params)));
  }

  async nameTeam(seat: number, name: string): Promise<void> {
    const params = { ...this.#path(), body: { seat, name } };
    await this.#change(ask(api.POST("/api/tables/{table}/team-name", params)));
  }

  /** Ask somebody of a team to go, counted from 1. */
  async putOut(seat: number, person: number): Promise<void> {
    const params = { ...this.#path(), body: { seat, person } };
    await this.#change(ask(api.POST("/api/tables/{table}/put-out", params)));
  }

  close(): void {
    for (const eyes of this.eyes) eyes.close();
  }

  hearPlan(plan: Plan): void {
    this.plan = plan;
    if (this.mine.length) this.was = "seated";
    else if (plan.waits) this.was = "waiting";
    this.#look();
    addNonces(plan).catch(() => {}); // the game has begun in the meantime: it goes without
    addLooks(plan).catch(() => {});
  }

  /** Who of a team is not here, where others of it are; a plan may know of changes that nobody's coming or going has told yet. */
  missing({ seat, people, stand_in }: Plan["seats"][number]): string[] {
    if (!this.present[seat - 1] || stand_in) return [];
    return (this.away[seat - 1] ?? []).filter((name) => people.includes(name));
  }

  hearPresence(present: boolean[], away: string[][], awaited: (number | null)[]): void {
    this.present = present;
    this.away = away;
    this.awaited = awaited.map((seconds) => (seconds === null ? null : performance.now() + seconds * 1000));
  }

  /** Say why the table is refused; if only the line was cut, it is opened again by itself. */
  async lineLost(): Promise<void> {
    try {
      this.hearPlan(await ask(api.GET("/api/tables/{table}", this.#path())));
    } catch (error) {
      if (error instanceof Refused && (error.status === 403 || error.status === 404)) {
        this.trouble = error;
        this.close();
      }
    }
  }

  hearChat(said: Said[], anew: boolean, by: SeatEyes): void {
    if (by === this.eyes[0]) this.talk.hear(said, anew); // every seat of mine hears it
  }

  turnSeconds(): number | null {
    return this.plan.pace === "none" || this.plan.paused ? null : this.plan.seconds;
  }

  hearFrozen(): void {
    this.frozen = true;
  }
}
