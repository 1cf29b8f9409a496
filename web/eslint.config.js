import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["node_modules/", "src/generated/", "test-results/", "playwright-report/", "screenshots/"] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  // What is a matter of shape is Prettier's.
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: "error",
      "no-implicit-coercion": ["error", { boolean: false }],
      "no-useless-rename": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      // TypeScript itself knows which names there are.
      "no-undef": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
);
