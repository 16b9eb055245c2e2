/** The page's own check of the dice, run by node: a list of logs comes in as JSON, what the page would say goes out. */
import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const ROOT = new URL("../../", import.meta.url);
// the page is bundled, where the frame has a name of its own
registerHooks({
  resolve: (name, context, next) => next(name.replace(/^@frame\//, new URL("web/src/", ROOT).href), context),
});
const { CannotCheck, checkDice } = await import("../../web/src/replay/dice.ts");

async function followerOf(game: string) {
  const file = new URL(`src/cabstand/games/${game.replaceAll("-", "_")}/web/follower.ts`, ROOT);
  return existsSync(file) ? (await import(file.href)).default : null;
}

const logs = JSON.parse(readFileSync(0, "utf8")) as string[];
const told = logs.map(async (log) => {
  try {
    return { verdict: await checkDice(log, followerOf) };
  } catch (error) {
    if (error instanceof CannotCheck) return { reason: error.reason, args: error.args };
    throw error;
  }
});
process.stdout.write(JSON.stringify(await Promise.all(told)));
