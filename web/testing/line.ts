/** A WebSocket whose other end a unit test holds. */
export class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All that the page has opened, oldest first. */
  static all: Line[] = [];

  readonly address: URL;
  readyState: number = Line.CONNECTING;
  binaryType = "blob";
  /** What the page has sent. */
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(address: URL | string) {
    this.address = new URL(address);
    Line.all.push(this);
  }

  static get last(): Line {
    return Line.all.at(-1)!;
  }

  open(): this {
    this.readyState = Line.OPEN;
    this.onopen?.();
    return this;
  }

  /** A message of the server; it is heard a moment later. */
  tell(message: unknown): Promise<void> {
    return this.tellRaw(JSON.stringify(message));
  }

  async tellRaw(data: string | ArrayBuffer): Promise<void> {
    this.onmessage?.({ data });
    await settled();
  }

  /** The other end is gone, with a reason or without. */
  cut(reason = ""): void {
    this.readyState = Line.CLOSED;
    this.onclose?.({ code: reason ? 1008 : 1006, reason });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = Line.CLOSED;
  }
}

/** Until everything that only waits for promises has gone on. */
export function settled(): Promise<void> {
  const { port1, port2 } = new MessageChannel(); // no timer: those a test may have stopped
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
