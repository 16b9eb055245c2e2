/** Packs on their way to the server, and back. */
import { api, ask, type Schemas } from "@frame/api/api";
import { editionsOf } from "@frame/api/editions";
import edition from "../edition.json";
import type { components } from "../view";

export type Edition = components["schemas"]["TaxiEdition"];
export type Checked = Schemas["Checked"] & { edition: Edition | null };

export const GAME = "taxi";

/** Bytes of all files together that are taken. */
export const MOST = edition.most_bytes;

function inBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Have a pack looked through; without a fault it is kept. */
export async function send(files: Record<string, Uint8Array>): Promise<Checked> {
  const sent = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, inBase64(bytes)]));
  return (await ask(api.POST("/api/editions", { body: { files: sent, keep: true, game: GAME } }))) as Checked;
}

export function sendTexts(files: Record<string, string>): Promise<Checked> {
  const writer = new TextEncoder();
  return send(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, writer.encode(text)])));
}

export async function myEditions(): Promise<Edition[]> {
  return (await editionsOf(GAME)) as Edition[];
}
