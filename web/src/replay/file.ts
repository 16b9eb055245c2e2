/** A log from this computer, made ready to be sent. */

const MOST_FILE = 1_000_000;
const MOST_SENT = 64_000;

export class TooLong extends Error {}

export async function readFile(file: File): Promise<string> {
  if (file.size > MOST_FILE) throw new TooLong();
  const text = await file.text();
  if (bytes(text) <= MOST_SENT) return text;
  // what was typed stands in braces, for readers: the game is the same without it
  const short = text.replace(/ *\{[^{}\n]*\}/g, "");
  if (bytes(short) > MOST_SENT) throw new TooLong();
  return short;
}

/** How long a text is on its way to the server. */
function bytes(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}
