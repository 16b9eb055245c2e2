/** Laying a table: from a wish on the front page to a table that has begun or waits for guests. */
import { api, ask, Refused, type Plan, type Schemas } from "../api/api";
import { introduce } from "../api/me";
import { chosenEdition, forgetEdition } from "../games/editions";
import { can, type GameFacts } from "../games/facts";
import { lastChosen, toSend, type Chosen } from "../games/options";
import { keepInvite } from "../api/invite";
import { settings } from "../settings.svelte";
import { addNonces } from "./nonces";

type Wanted = Schemas["WantedSeat"];

const bot = (level: string): Wanted => ({ kind: "bot", name: "", level });
const me = (): Wanted => ({ kind: "me", name: "", level: "" });

export interface Wish {
  game: string;
  seats: Wanted[];
  options?: Chosen;
  watch?: boolean;
  chat?: boolean;
  /** Whether everybody may ask the coach. */
  coach?: boolean;
  pace?: Schemas["NewTable"]["pace"];
  seconds?: number;
  /** In a game with a referee: how long a question may be thought about; 0: as long as anybody likes. */
  answer_seconds?: number;
  /** In a game with editions: the hash of one, where it is not the one that was chosen last. */
  edition?: string;
  /** Alone with bots: react whenever you like. */
  patient?: boolean;
  /** This is a big screen that everybody looks at. */
  big?: boolean;
}

/** The commitment of the dice is seen first; only then each of my seats adds to them. */
async function layTable(wish: Wish): Promise<Plan> {
  await introduce();
  const edition = can(wish.game, "edition") ? chosenEdition(wish.game).sha : "";
  const laid = await ask(
    api.POST("/api/tables", {
      body: {
        options: {},
        pace: "none",
        seconds: 0,
        bot_pace: settings.botPace,
        watch: false,
        chat: false,
        coach: false,
        patient: false,
        answer_seconds: 45,
        edition,
        big: false,
        nonce: "",
        ...wish,
      },
    }),
  ).catch((error: unknown) => {
    // a pack that was deleted on another device is not asked for a second time
    if (error instanceof Refused && error.problem.reason === "server-no-such-edition") forgetEdition(wish.game, edition);
    throw error;
  });
  await addNonces(laid.plan);
  keepInvite(laid.plan.table, laid.invite);
  return laid.plan;
}

async function layAndStart(wish: Wish): Promise<string> {
  const { table } = await layTable(wish);
  await ask(api.POST("/api/tables/{table}/start", { params: { path: { table } } }));
  return table;
}

/** A game with these seats, played as it was chosen last. */
function wishFor(game: GameFacts, seats: Wanted[]): Wish {
  return { game: game.name, options: toSend(game, lastChosen(game), seats.length), seats };
}

/** Me against bots, at once. */
export function playNow(game: GameFacts, bots: string[], more: Partial<Wish> = {}): Promise<string> {
  return layAndStart({ ...wishFor(game, [me(), ...bots.map(bot)]), ...more });
}

/** The same for somebody's first game: they begin where the rules leave that open, and nothing that is asked has a clock. */
export function playFirst(game: GameFacts, bots: string[]): Promise<string> {
  const properties = game.options.properties as object | undefined;
  const begins: Chosen = properties && "starter" in properties ? { starter: "1" } : {};
  const { options } = wishFor(game, [me(), ...bots.map(bot)]);
  return playNow(game, bots, { options: { ...options, ...begins }, patient: true, answer_seconds: 0 });
}

/** People around this screen, and bots on the seats that are left. */
export function playHere(game: GameFacts, names: string[], bots: string[], more: Partial<Wish>): Promise<string> {
  const people = names.map((name, at): Wanted => (at ? { kind: "here", name, level: "" } : me()));
  return layAndStart({ ...wishFor(game, [...people, ...bots.map(bot)]), ...more });
}

const link = (): Wanted => ({ kind: "link", name: "", level: "" });

/** A table for a party: this screen sits nowhere, phones come by its code. */
export async function showBig(game: GameFacts, seats: number, bots: string[], more: Partial<Wish>): Promise<string> {
  const all = [...Array.from({ length: seats }, link), ...bots.map(bot)];
  return (await layTable({ ...wishFor(game, all), big: true, ...more })).table;
}

/** A table with open seats, whose link is then handed round. */
export async function inviteFriends(game: GameFacts, friends: number, bots: string[], more: Partial<Wish>): Promise<string> {
  const open = Array.from({ length: friends }, link);
  return (await layTable({ ...wishFor(game, [me(), ...open, ...bots.map(bot)]), ...more })).table;
}
