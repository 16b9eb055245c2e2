/** What a lobby can be asked for: another seat, a bot for one, another way to play; and to wait no more. */
import { api, ask, type Schemas } from "../api/api";
import type { TableState } from "./table.svelte";

const path = (table: TableState) => ({ params: { path: { table: table.plan.table } } });

/** Give a free seat to a bot, open it or close it; without a seat, a new one. */
export function arrangeSeat(table: TableState, wish: Partial<Schemas["SeatWish"]> & { kind: Schemas["SeatWish"]["kind"] }) {
  const body = { seat: null, level: "", ...wish };
  return table.attempt(ask(api.POST("/api/tables/{table}/seats", { ...path(table), body })));
}

/** Bots for all seats that are open, one after the other. */
export async function fillWithBots(table: TableState, levels: string[]): Promise<void> {
  const open = table.plan.seats.filter(({ kind }) => kind === "open");
  for (const [at, { seat }] of open.entries())
    if (!(await arrangeSeat(table, { kind: "bot", seat, level: levels[at % levels.length] ?? "" }))) return;
}

export function changeTerms(table: TableState, body: Schemas["TableTerms"]): Promise<boolean> {
  return table.attempt(ask(api.POST("/api/tables/{table}/terms", { ...path(table), body })));
}

/** Let a guest in; where every seat is taken, one more is put there first. */
export async function letIn(table: TableState, guest: number): Promise<void> {
  const isFree = table.plan.seats.some(({ kind }) => kind === "open");
  if (isFree || (await arrangeSeat(table, { kind: "open" }))) await table.nod(guest, true);
}

/** I have knocked and wait no more. */
export function stopWaiting(table: TableState): Promise<boolean> {
  return table.attempt(ask(api.POST("/api/tables/{table}/withdraw", path(table))));
}
