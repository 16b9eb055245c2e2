/** The page's own check of the dice, run by node: a list of logs comes in as JSON, what the page would say goes out. */
import { readFileSync } from "node:fs";
import { CannotCheck, checkDice } from "../../web/src/replay/dice.ts";

const logs = JSON.parse(readFileSync(0, "utf8")) as string[];
const told = logs.map((log) => {
  try {
    return { verdict: checkDice(log) };
  } catch (error) {
    if (error instanceof CannotCheck) return { reason: error.reason, args: error.args };
    throw error;
  }
});
process.stdout.write(JSON.stringify(told));
