import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Puts the drawn symbols into the page once, so that every `<use>` finds them before any script runs. */
function art(): Plugin {
  return {
    name: "folsom-art",
    transformIndexHtml: (html) => html.replace("<!--art-->", readFileSync(new URL("src/art/art.svg", import.meta.url), "utf8")),
  };
}

const server = process.env["FOLSOM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), art()],
  build: {
    outDir: "../src/folsom/web_dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
