import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { firstWords } from "./firstWords";

export default defineConfig({
  plugins: [svelte(), firstWords(import.meta.dirname)],
  // Generous, for busy machines: nothing waits longer than it must.
  test: { include: ["tests/unit/**/*.test.ts"], testTimeout: 120_000 },
});
