import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Puts the drawn symbols into the page once, so that every `<use>` finds them before any script runs. */
function art(): Plugin {
  return {
    name: "folsom-art",
    transformIndexHtml: (html) => html.replace("<!--art-->", readFileSync(new URL("src/art/art.svg", import.meta.url), "utf8")),
  };
}

/** The English words are asked for together with the code that asks for them. */
function words(): Plugin {
  return {
    name: "folsom-words",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => Object.keys(bundle ?? {}).filter((name) => /\ben-[\w-]+\.ftl$/.test(name))
        .map((name) => ({ tag: "link", attrs: { rel: "preload", as: "fetch", crossorigin: true, href: `/${name}` }, injectTo: "head" as const })),
    },
  };
}

/** Lays a .br and a .gz beside every file, so that the server has nothing to compress. */
function compressed(): Plugin {
  return {
    name: "folsom-compressed",
    apply: "build",
    writeBundle: ({ dir }) => {
      for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|ftl|webmanifest)$/.test(name)) continue;
        const content = readFileSync(`${dir}/${name}`);
        if (content.length < 500) continue;
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(content));
        writeFileSync(`${dir}/${name}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

const server = process.env["FOLSOM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), art(), words(), compressed()],
  build: {
    outDir: "../src/folsom/web_dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Parts that are always wanted together travel together: many small files compress worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "drawing", test: /src\/train\/(Figure|CarDrawing|Scene|Landscape|world)/ },
            { name: "playing", test: /src\/(director\/(acts|show)|state\/(choices|stage|patch|foresight)|words\/(narrate|wording|options)|parts\/(LogPanel|Prompt|Overview|Banner|follow))/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
