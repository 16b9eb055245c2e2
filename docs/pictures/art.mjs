/**
 * Draws components of the game's own page outside the browser, for the pictures of the rules pages.
 *
 * Reads a list of jobs as JSON: { component, props, inside }, where `inside` is a list of jobs drawn within it; a job for TAXI!'s street
 * names the size of its board in `layout`. Writes for each of them { body, head, layout }. Run in web/, whose packages it uses.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const web = process.cwd();
const games = join(web, "..", "src", "cabstand", "games");
const { resolve } = createRequire(`${web}/package.json`);
const load = (path) => import(pathToFileURL(path).href);
const { createServer } = await load(resolve("vite"));
const { svelte } = await load(`${web}/node_modules/@sveltejs/vite-plugin-svelte/src/index.js`);

const WORDS = `export const t = (id) => id; export const tell = t; export const moneySign = () => "£";`;

/** The words come with a language and a browser; a picture has its own. */
const wordless = {
  name: "wordless",
  enforce: "pre",
  resolveId: (id) => (/words\/words\.svelte$/.test(id) ? "\0words" : undefined),
  load: (id) => (id === "\0words" ? WORDS : undefined),
};

const server = await createServer({
  root: web,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
  resolve: { dedupe: ["svelte"], alias: { "@frame": join(web, "src") } },
  optimizeDeps: { noDiscovery: true },
  plugins: [
    wordless,
    svelte({ configFile: false, emitCss: false, compilerOptions: { css: "injected", cssHash: ({ css, hash }) => `s${hash(css)}` } }),
  ],
});
const { render } = await server.ssrLoadModule("svelte/server");
const { createRawSnippet } = await server.ssrLoadModule("svelte");
const { layOut } = await server.ssrLoadModule(`${games}/taxi/web/geometry.ts`);

async function draw({ component, props = {}, inside, layout: size }) {
  const { default: drawn } = await server.ssrLoadModule(`${games}/${component}.svelte`);
  const within = [];
  for (const job of inside ?? []) within.push(await draw(job));
  const children = createRawSnippet(() => ({ render: () => `<g>${within.map(({ body }) => body).join("")}</g>` }));
  const layout = size && layOut(props.view.loop, props.view.ladder.length, ...size);
  const { body, head } = render(drawn, { props: { ...props, ...(inside && { children }), ...(layout && { layout }) } });
  return { body, head: head + within.map((part) => part.head).join(""), layout: layout ?? null };
}

const drawn = [];
for (const job of JSON.parse(readFileSync(0, "utf8"))) drawn.push(await draw(job));
await server.close();
process.stdout.write(JSON.stringify(drawn));
