/** No literal text in a component, and no text asked for that the catalogue does not hold. Run before every build. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const languages = join(web, "..", "src", "cabstand", "content", "languages");
const READ_ALOUD = new Set(["aria-label", "aria-description", "aria-roledescription", "alt", "title", "placeholder", "label"]);
const LETTERS = /\p{L}{2,}/u;

/** @param {string} folder @returns {string[]} */
function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** @param {any} node @param {(node: any) => void} visit */
function walk(node, visit) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) return node.forEach((child) => walk(child, visit));
  if (node.type) visit(node);
  for (const [key, child] of Object.entries(node)) if (key !== "parent") walk(child, visit);
}

const games = join(web, "..", "src", "cabstand", "games");
/** @param {string[]} below the folder in that of each game that has one @returns {string[]} */
const ofGames = (...below) =>
  readdirSync(games)
    .map((game) => join(games, game, ...below))
    .filter((folder) => existsSync(folder));

const known = new Set(
  [join(languages, "en"), ...ofGames("texts", "en")]
    .flatMap(files)
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1])),
);
/** @type {string[]} */
const wrong = [];

const sources = [join(web, "src"), ...ofGames("web")].flatMap(files).filter((path) => !path.endsWith(".test.ts"));
for (const path of sources) {
  const text = readFileSync(path, "utf8");
  const where = relative(web, path);
  for (const found of text.matchAll(/\bt\(\s*["'`]([a-z][a-z0-9-]+)["'`]/g)) {
    if (!known.has(/** @type {string} */ (found[1]))) wrong.push(`${where}: no text for ${found[1]}`);
  }
  if (!path.endsWith(".svelte")) continue;
  walk(parse(text, { modern: true }).fragment, (node) => {
    if (node.type === "Text" && LETTERS.test(node.data) && !node.inAttribute) wrong.push(`${where}: literal text “${node.data.trim()}”`);
    if (node.type === "Attribute" && READ_ALOUD.has(node.name) && Array.isArray(node.value)) {
      const said = node.value.filter((/** @type {any} */ part) => part.type === "Text" && LETTERS.test(part.data));
      if (said.length) wrong.push(`${where}: literal ${node.name}`);
    }
    if (Array.isArray(node.value)) for (const part of node.value) part.inAttribute = true;
  });
}

if (wrong.length) {
  console.error(wrong.join("\n"));
  process.exit(1);
}
