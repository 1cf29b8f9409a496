import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { firstWords } from "./firstWords";

export default defineConfig({
  plugins: [svelte(), firstWords(import.meta.dirname)],
  test: { include: ["tests/unit/**/*.test.ts"] },
});
