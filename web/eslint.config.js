import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import { rooms } from "./lint/rooms.js";
import page from "./svelte.config.js";

/** Types, names that nobody defined and unused ones are for svelte-check to find; form is for Prettier. */
export default defineConfig(
  globalIgnores(["web/node_modules", "web/src/api/schema.d.ts", "src/cabstand/games/*/web/view.d.ts"]),
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: page } },
  },
  {
    files: ["web/src/**", "src/cabstand/games/*/web/**"],
    plugins: { cabstand: { rules: { rooms } } },
    rules: { "cabstand/rooms": "error" },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-var": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      // svelte-check finds these
      "@typescript-eslint/no-unused-vars": "off",
      "svelte/no-unused-svelte-ignore": "off",
      // what a component is given changes, though nobody assigns it
      "prefer-const": "off",
      // {" "} is a blank that must stay where it is
      "svelte/no-useless-mustaches": "off",
      // not everything that changes is shown
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
