/** The link by which others come. Its token stands behind the `#`, so it is in no request and no server log. */
import { api, ask } from "./api";

const KEY = "cabstand-invite-";

/** The server shows a token once; this browser remembers it while the table fills. */
export function keepInvite(table: string, token: string): void {
  try {
    sessionStorage.setItem(KEY + table, token);
  } catch {
    // nothing is kept: the spoken code still works
  }
}

export function inviteOf(table: string): string {
  try {
    return sessionStorage.getItem(KEY + table) ?? "";
  } catch {
    return "";
  }
}

export interface Address {
  origin: string;
  /** Others cannot reach it: it is this computer's name for itself. */
  alone: boolean;
}

/** The address by which others reach this server, as far as it knows. */
export async function addressForOthers(): Promise<Address> {
  const alone = ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
  const { url } = await ask(api.GET("/api/house")).catch(() => ({ url: "" }));
  if (alone && url) return { origin: url, alone: false };
  return { origin: location.origin, alone };
}

/** The address names the game, for chat programs that show what a link leads to. */
export function linkOf(origin: string, token: string, game: string): string {
  return `${origin}/join?game=${game}#${token}`;
}
