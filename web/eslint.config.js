import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/wire/generated"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      // All markup that is put in as such is our own art; names and chat never are (see src/art).
      "svelte/no-at-html-tags": "off",
      // Addresses go through app/router, which knows the path that the game is served under.
      "svelte/no-navigation-without-resolve": "off",
      // Maps and sets that are read only are no state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
