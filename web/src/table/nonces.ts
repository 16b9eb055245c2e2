/** What my seats add to the dice, once for each table and seat and only after the commitment has been seen; and how I like to be drawn. */
import { looksFrom, sameLooks } from "../parts/looks";
import { settings } from "../settings.svelte";
import { api, ask, randomText, type Plan } from "../api/api";

const added = new Set<string>();

export async function addNonces(plan: Plan): Promise<void> {
  if (plan.stage !== "lobby") return;
  const path = { params: { path: { table: plan.table } } };
  for (const { seat } of plan.seats.filter((place) => place.mine)) {
    const key = `${plan.table} ${seat}`;
    if (added.has(key)) continue;
    added.add(key);
    await ask(api.POST("/api/tables/{table}/nonce", { ...path, body: { seat, nonce: randomText() } }));
  }
}

/** What the server was asked for last, by table and seat: a plan that is older than the answer asks for nothing twice. */
const looked = new Map<string, string>();

/** Show my seat with the face and the cab that I have chosen. People at one screen have one choice, and the first of them has it. */
export async function addLooks(plan: Plan): Promise<void> {
  const place = plan.seats.find(({ mine }) => mine);
  const looks = looksFrom(settings.face, settings.paint, settings.roof);
  // a device on which nothing was chosen leaves what was chosen on another
  const chosen = looks.face || looks.paint || looks.roof;
  if (plan.stage !== "lobby" || !place || !chosen || place.people.length > 1 || sameLooks(place.looks, looks)) return;
  const key = `${plan.table} ${place.seat}`;
  if (looked.get(key) === JSON.stringify(looks)) return;
  looked.set(key, JSON.stringify(looks));
  await ask(api.POST("/api/tables/{table}/looks", { params: { path: { table: plan.table } }, body: { seat: place.seat, looks } }));
}
