/** The page's own random numbers, run by node: streams as hexadecimal bytes come in with an n each, one number of n goes out for each. */
import { readFileSync } from "node:fs";
import { Stream } from "../../web/src/draws/numbers.ts";

const asked = JSON.parse(readFileSync(0, "utf8")) as [string, number][];
process.stdout.write(JSON.stringify(asked.map(([seed, n]) => new Stream(Buffer.from(seed, "hex")).below(n))));
