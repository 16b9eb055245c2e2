/** What can be asked of the server, typed by its own document. Whatever goes wrong comes as one of two errors. */
import createClient from "openapi-fetch";
import { spoken } from "../words/words.svelte";
import type { components, paths } from "./schema";

export type Schemas = components["schemas"];
export type Plan = Schemas["ToldPlan"];
export type Problem = Schemas["Problem"];

/** The server has answered: no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** Nobody has answered. */
export class Unreachable extends Error {}

export const api = createClient<paths>();

api.use({
  onRequest({ request }) {
    request.headers.set("accept-language", spoken());
    return request;
  },
});

interface Answered<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What was answered, or an error that can be told. */
export async function ask<T>(asked: Promise<Answered<T>>): Promise<T> {
  let answer: Answered<T>;
  try {
    answer = await asked;
  } catch {
    throw new Unreachable();
  }
  if (answer.response.ok) return answer.data as T;
  const problem = answer.error as Partial<Problem> | undefined;
  if (problem?.reason === undefined) throw new Unreachable();
  throw new Refused(answer.response.status, problem as Problem);
}

/** Random letters for keys and for what a seat adds to the dice. */
export function randomText(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
