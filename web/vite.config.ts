import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Lettering that every page begins with: fetched beside the scripts, so that no line jumps when it comes. */
const LETTERING = /(atkinson-hyperlegible-latin-(400|700)|bungee-latin-400)-normal-[^/]*\.woff2$/;

const earlyLettering: Plugin = {
  name: "early-lettering",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => LETTERING.test(name))
        .map((name) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "" },
          injectTo: "head",
        })),
  },
};

export default defineConfig({
  plugins: [svelte(), earlyLettering],
  resolve: {
    // a game's screen lies in the game's own folder, beside its rules: it has the frame's packages, and the frame by this name
    dedupe: ["svelte"],
    alias: {
      "@frame": here("src"),
      "@games": here("../src/cabstand/games"),
      "@languages": here("../src/cabstand/content/languages"),
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: here("../src/cabstand/server/static"),
    emptyOutDir: true,
    // the page may load nothing that is not a file of its own: no scripts or pictures inside other files
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here("index.html"), frame: here("src/frame.ts") },
      // games of other packages import the frame by its address: that has no hash, and its exports stay
      preserveEntrySignatures: "exports-only",
      output: { entryFileNames: ({ name }) => (name === "frame" ? "frame.js" : "assets/[name]-[hash].js") },
    },
    target: "es2022",
  },
});
