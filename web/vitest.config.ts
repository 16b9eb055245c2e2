import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Unit tests lie beside the files that they test. They run in node: what needs a whole browser is tested in one, by tests/browser. */
export default mergeConfig(
  page,
  defineConfig({
    resolve: {
      dedupe: ["vitest"],
      // of every package what a browser gets
      conditions: ["browser"],
      alias: { "@testing": here("testing"), "@vectors": process.env.CABSTAND_VECTORS ?? here("../tests/vectors") },
    },
    test: {
      include: ["{lint,src}/**/*.test.ts", "../src/cabstand/games/*/web/**/*.test.ts"],
      environment: here("testing/node.ts"),
      setupFiles: [here("testing/page.ts")],
      pool: "threads",
      // on a busy machine, too; a line that takes a pattern minutes is found all the same
      testTimeout: 20_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
