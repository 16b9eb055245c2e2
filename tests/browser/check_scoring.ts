/** The page's look ahead at a turn of Space Taxi, run by node: turns come in as JSON, what the page would show goes out. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

// the page is bundled: its files call each other without the ending that node asks for
registerHooks({
  resolve: (name, context, next) => next(/^\.\/[a-z]+$/.test(name) ? `${name}.ts` : name, context),
});
const { POINTS_OF_A_COIN, read, told } = await import("../../src/cabstand/games/space_taxi/web/scoring.ts");

const turns = JSON.parse(readFileSync(0, "utf8")) as { aboard: string; wings: string; mine: number }[];
const seen = turns.map((turn) => ({
  ahead: read([...turn.aboard] as Parameters<typeof read>[0], [...turn.wings].map(Number), turn.mine),
  told: told(turn as Parameters<typeof told>[0]),
}));
process.stdout.write(JSON.stringify({ seen, coin: POINTS_OF_A_COIN }));
