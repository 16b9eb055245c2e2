/** Who I am to the server: a name and a cookie that it gave me. */
import { api, ask, Refused } from "./api";
import { change, settings } from "../settings.svelte";
import { t } from "../words/words.svelte";

/** The browser does not keep cookies, so nobody can be known again. */
export class NoCookies extends Error {}

/** Be known by the name in the settings, as before where this browser has been here. */
export async function introduce(): Promise<void> {
  const name = settings.name.trim() || t("web-default-name");
  const me = await ask(api.POST("/api/players", { body: { name } }));
  if (me.name !== settings.name) change({ name: me.name });
  if (settings.known) return;
  try {
    await ask(api.GET("/api/me"));
  } catch (error) {
    if (error instanceof Refused && error.problem.reason === "server-who-are-you") throw new NoCookies();
    throw error;
  }
  change({ known: true });
}

/** The name that somebody has chosen; "" where they go by a default one. */
export function chosenName(): string {
  const name = settings.name.trim();
  return name.replace(/ \d+$/, "") === t("web-default-name") ? "" : name;
}

/** How many default names are tried at one table. */
const MOST_TRIES = 30;

/** Come to a table. People who have chosen no name get the first default name that nobody has there: Driver, Driver 2, ... */
export async function comeIn<T>(come: () => Promise<T>): Promise<T> {
  const plain = t("web-default-name");
  for (let number = 2; ; number++) {
    await introduce();
    try {
      return await come();
    } catch (error) {
      const taken = error instanceof Refused && error.problem.reason === "table-name-taken";
      if (!taken || chosenName() || number > MOST_TRIES) throw error;
      change({ name: `${plain} ${number}` });
    }
  }
}
