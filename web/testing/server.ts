/** The server as a unit test plays it: what was asked of it, and what it answers. */

export interface Asked {
  /** Such as `POST /api/tables/t1/undo`. */
  call: string;
  query: Record<string, string>;
  body: unknown;
}

type Answer = (asked: Asked) => unknown;

export class Server {
  asked: Asked[] = [];
  #answers = new Map<string, Answer>();

  /** Answer a call from now on; what is thrown is a line that was cut. */
  on(call: string, answer: Answer): void {
    this.#answers.set(call, answer);
  }

  /** What was asked by a call, in order. */
  of(call: string): Asked[] {
    return this.asked.filter((one) => one.call === call);
  }

  reset(): void {
    this.asked = [];
    this.#answers.clear();
  }

  fetch = async (request: Request | string): Promise<Response> => {
    const whole = typeof request === "string" ? new PageRequest(request) : request;
    const { pathname, searchParams } = new URL(whole.url);
    const text = await whole.text();
    const asked = { call: `${whole.method} ${pathname}`, query: Object.fromEntries(searchParams), body: text ? JSON.parse(text) : null };
    this.asked.push(asked);
    const answer = await this.#answers.get(asked.call)?.(asked);
    return answer instanceof Response ? answer : Response.json(answer ?? null);
  };
}

/** The answer that says no. */
export function refusal(status: number, reason: string, args: Record<string, string | number> = {}): Response {
  return Response.json({ reason, args, message: reason }, { status });
}

/** Addresses of a page are those of its own server. */
export class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, location.href) : input, init);
  }
}

export const server = new Server();
