/** A table as one seat follows it: a WebSocket that heals by itself and asks for what it missed. */
import type { Schemas } from "./api";

export type Message = Schemas["Message"];
export type Connection = "opening" | "open" | "lost";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SLEPT = 30_000;

export interface Listener {
  hear(message: Message): void;
  connection(state: Connection): void;
  /** How many lines are known, so that only the rest is sent. */
  since(): number;
}

/** The first message of a line comes packed, at a third of its size. */
async function unpacked(data: string | ArrayBuffer): Promise<Message> {
  if (typeof data === "string") return JSON.parse(data) as Message;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return (await new Response(stream).json()) as Message;
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
    if ("DecompressionStream" in window) address.searchParams.set("packed", "true");
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    let heard = Promise.resolve(); // one after another: what was packed takes a moment longer
    this.#socket = socket;
    socket.onopen = () => this.listener.connection("open");
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      heard = heard.then(() => this.#hear(socket, data));
    };
    socket.onclose = () => this.#lose(socket);
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

  #lose(socket: WebSocket): void {
    if (this.#closed || this.#socket !== socket) return;
    this.#socket = null;
    this.listener.connection("lost");
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
