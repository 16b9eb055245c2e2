import type { Environment } from "vitest/runtime";

/** Node, for code as the browser gets it: Svelte's state lives and is not that of a page made on a server. */
export default {
  name: "page-in-node",
  viteEnvironment: "client",
  setup: () => ({ teardown() {} }),
} satisfies Environment;
