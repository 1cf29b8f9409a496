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
      // `!= null` asks for both kinds of nothing at once.
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-useless-rename": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      // What is only there to be skipped is called _.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      // TypeScript itself knows which names there are.
      "no-undef": "off",
      // svelte-check is the judge of warnings, and fails on each.
      "svelte/no-unused-svelte-ignore": "off",
      // A {" "} keeps a space where the line is broken.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // Where types are known: a promise is awaited, or `void` says that nobody waits for it.
    files: ["**/*.ts", "**/*.svelte"],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
);
