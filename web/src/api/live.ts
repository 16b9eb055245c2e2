/** A table as one seat follows it: a WebSocket that heals by itself and asks for what it missed. */
import type { Args } from "../words/words.svelte";
import type { Schemas } from "./api";

export type Message = Schemas["Message"];
export type Connection = "opening" | "open" | "lost" | "ended";

/** Why something was not done: an id of the catalogue, and its arguments. */
export interface Refusal {
  reason: string;
  args: Args;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SLEPT = 30_000;
const AGAINST_THE_RULES = 1008;

export interface Listener {
  hear(message: Message): void;
  connection(state: Connection): void;
  /** The server has closed the line for a reason that a person can do something about; it is tried again from time to time. */
  shutOut(why: Refusal): void;
  /** How many lines are known, so that only the rest is sent. */
  since(): number;
}

/** The first message of a line comes packed, at a third of its size. */
async function unpacked(data: string | ArrayBuffer): Promise<Message> {
  if (typeof data === "string") return JSON.parse(data) as Message;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return (await new Response(stream).json()) as Message;
}

/** The reason that a line was closed with, such as `server-too-many seconds=3`; null where there is none for people. */
function farewell({ code, reason }: CloseEvent): Refusal | null {
  const [id, ...rest] = reason.split(" ");
  if (code !== AGAINST_THE_RULES || !id) return null;
  const args = rest.map((part) => part.split("=")).map(([name, value]) => [name, Number(value)] as const);
  return { reason: id, args: Object.fromEntries(args) as Args };
}

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #hiddenAt = 0;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#woken);
  }

  send(asked: Schemas["MakeMove"]): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(asked));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#woken);
    this.#socket?.close();
  }

  #open(): void {
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (this.seat !== null) address.searchParams.set("seat", String(this.seat));
    address.searchParams.set("since", String(this.listener.since()));
    address.searchParams.set("reads", "true");
    if ("DecompressionStream" in window) address.searchParams.set("packed", "true");
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    let heard = Promise.resolve(); // one after another: what was packed takes a moment longer
    this.#socket = socket;
    socket.onopen = () => this.listener.connection("open");
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      heard = heard.then(() => this.#hear(socket, data));
    };
    socket.onclose = (event) => this.#lose(socket, farewell(event));
  }

  /** A message that cannot be read leaves a gap: what comes after it is not heard either, but asked for on a new line. */
  async #hear(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    try {
      const message = await unpacked(data);
      if (this.#socket !== socket) return;
      this.listener.hear(message);
      this.#wait = FIRST_WAIT;
    } catch (error) {
      reportError(error);
      this.#lose(socket);
      socket.close();
    }
  }

  #lose(socket: WebSocket, why: Refusal | null = null): void {
    if (this.#closed || this.#socket !== socket) return;
    this.#socket = null;
    if (why) {
      this.#wait = LONGEST_WAIT;
      this.listener.shutOut(why);
    } else this.listener.connection("lost");
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Try at once: the network is said to be back, or the person is. */
  #again = (): void => {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  };

  /** A phone that slept may hold a line that is dead and does not know it. */
  #woken = (): void => {
    if (document.visibilityState === "hidden") this.#hiddenAt = Date.now();
    else if (this.#hiddenAt && Date.now() - this.#hiddenAt > SLEPT) this.#again();
  };
}
