/**
 * Who may import whom. The frame is made of rooms in an order: a room imports itself and those before it. It imports no game and looks
 * for files of all games only. A game imports itself, the frame by its name, and Svelte. A unit test beside a file may import what
 * that file may, and what tests are made of.
 */
import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const frame = resolve(web, "src");
const games = resolve(web, "..", "src", "cabstand", "games");

/** The rooms of the frame, folders and single files, each after all that it needs. */
export const ROOMS = [
  ["facts", "look", "offline", "routes", "settings", "draws"],
  ["words"],
  ["api", "frame"],
  ["games"],
  ["parts"],
  ["daily", "rules"],
  ["table"],
  ["big", "front", "lobby", "replay"],
  ["pages"],
  ["App"],
  ["main"],
];
const OF_A_GAME = ["svelte"];
const OF_A_TEST = ["vitest", "@testing", "@vectors"];

/** @param {string} folder @param {string} path */
const below = (folder, path) => path.startsWith(folder + sep);

/** The room of a file in the frame: `table`, or `App` for a file beside the folders. @param {string} path */
const roomOf = (path) => /** @type {string} */ (relative(frame, path).split(sep)[0]).split(".")[0] ?? "";

/** @param {string} room */
const heightOf = (room) => ROOMS.findIndex((rooms) => rooms.includes(room));

/**
 * Why a file may not import something; nothing where it may.
 * @param {string} file @param {string} named @returns {string | undefined}
 */
export function fault(file, named) {
  const first = /** @type {string} */ (named.split("/")[0]);
  if (file.endsWith(".test.ts") && OF_A_TEST.includes(first)) return undefined;
  const there = named.startsWith(".") ? resolve(dirname(file), named) : null;
  if (below(frame, file)) return there ? faultInFrame(roomOf(file), there) : first === "@games" ? "the frame imports no game" : undefined;
  const game = resolve(games, /** @type {string} */ (relative(games, file).split(sep)[0]));
  if (there) return below(game, there) ? undefined : "a game imports only itself and the frame, as @frame/...";
  return first === "@frame" || OF_A_GAME.includes(first) ? undefined : "a game imports only itself, the frame as @frame/..., and Svelte";
}

/** @param {string} room @param {string} there @returns {string | undefined} */
function faultInFrame(room, there) {
  if (!below(frame, there)) return "the frame imports nothing outside itself";
  const other = roomOf(there);
  if (other === room) return undefined;
  if (heightOf(room) < 0 || heightOf(other) < 0)
    return `${heightOf(room) < 0 ? room : other} is missing in the list of rooms, in lint/rooms.js`;
  return heightOf(other) < heightOf(room) ? undefined : `${room} does not import ${other}: lint/rooms.js has the order of the rooms`;
}

/** @type {import("eslint").Rule.RuleModule} */
export const rooms = {
  meta: { type: "problem", schema: [] },
  create(context) {
    /** @param {any} source the text that names what is imported */
    const check = (source) => {
      const why = typeof source?.value === "string" && fault(context.filename, source.value);
      if (why) context.report({ node: source, message: why });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      /** @param {any} node */
      TSImportType: ({ source }) => check(source),
      'CallExpression[callee.object.type="MetaProperty"][callee.property.name="glob"]': (/** @type {any} */ { arguments: [patterns] }) => {
        for (const pattern of patterns.elements ?? [patterns]) {
          if (!/^!?@games\/(?!\*\/)/.test(pattern.value)) continue;
          context.report({ node: pattern, message: "look for files of all games: @games/*/..." });
        }
      },
    };
  },
};
