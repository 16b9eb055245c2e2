/** What my seats add to the dice: once for each table and seat, and only after the commitment has been seen. */
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
