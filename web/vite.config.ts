import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin, type Rolldown } from "vite";
import { firstWords } from "./firstWords";
import { notices } from "./notices";

const TARGET = "es2022";

/**
 * No component here is an element of its own, but what Svelte has for those has a side effect, which
 * keeps it in every page.
 */
function noCustomElements(): Plugin {
  return {
    name: "folsom-no-custom-elements",
    apply: "build",
    load: (id) =>
      /svelte\/src\/internal\/client\/dom\/elements\/custom-element\.js$/.test(id)
        ? "export function create_custom_element() { throw new Error('left out of the build'); }"
        : null,
  };
}

/** Puts the drawn symbols into the page once, so that every `<use>` finds them before any script runs. */
function art(): Plugin {
  return {
    name: "folsom-art",
    transformIndexHtml: (html) =>
      html.replace("<!--art-->", readFileSync(new URL("src/art/art.svg", import.meta.url), "utf8")),
  };
}

/**
 * The head of the first page, what any other says until it is there, and what to say when the rest of the
 * code is not to be had, in every language there is a catalogue for.
 */
function bills(): Plugin {
  const words = new URL("src/words/", import.meta.url);
  const bill = (catalogue: string) => {
    const text = readFileSync(new URL(catalogue, words), "utf8");
    const say = (id: string) => new RegExp(`^${id} = (.*)$`, "m").exec(text)![1];
    const ornament = '<svg aria-hidden="true"><use href="#ornament"/></svg>';
    const lines = [
      `<p class="over">${ornament}${say("over")}${ornament}</p>`,
      '<svg class="word" aria-hidden="true"><use href="#wordmark"/></svg>',
      `<p class="tag">${say("tag")}</p>`,
    ];
    const head = [
      '<div class="poster"><div class="scene"></div><div class="frame"></div>',
      `<div class="bill">${lines.join("")}</div></div>`,
    ];
    const coming = [
      '<main class="page loading">',
      '<svg class="boot" viewBox="-4 -4 619 122" aria-hidden="true"><use href="#wordmark"/></svg>',
      `<p class="motto">${say("tag")}</p><p>${say("loading")}</p></main>`,
    ];
    const gone = [
      '<div class="page trouble" role="alert"><div class="paper">',
      `<h2>${say("trouble-old")}</h2><p>${say("trouble-old-help")}</p>`,
      `<a class="btn act" href="">${say("reload")}</a></div></div>`,
    ];
    const template = (kind: string, content: string[]) =>
      `<template class="${kind}" lang="${catalogue.slice(0, 2)}">${content.join("")}</template>`;
    return template("head", head) + template("coming", coming) + template("gone", gone);
  };
  return {
    name: "folsom-bills",
    transformIndexHtml: (html) =>
      html.replace(
        "<!--bills-->",
        readdirSync(words)
          .filter((name) => name.endsWith(".ftl"))
          .map(bill)
          .join("\n"),
      ),
  };
}

/** The very first script stands in the page: it is there to be run when the page is. */
function first(): Plugin {
  return {
    name: "folsom-first",
    transformIndexHtml: {
      order: "post",
      handler: async (html) => {
        const entry = join(import.meta.dirname, "src/first.ts");
        const built = await build({
          configFile: false,
          logLevel: "warn",
          build: { write: false, target: TARGET, lib: { entry, formats: ["iife"], name: "first" } },
        });
        const [script] = built as [Rolldown.RolldownOutput];
        return html.replace("<!--first-->", () => `<script>${script.output[0].code.trim()}</script>`);
      },
    },
  };
}

/** What every page needs, wherever it begins and whatever it speaks: its code and its styles. */
const EVERY_PAGE = [
  { file: /\b(page|start)-[\w-]+\.js$/, attrs: { rel: "modulepreload" } },
  { file: /\bpage-[\w-]+\.css$/, attrs: { rel: "preload", as: "style" } },
];

/** What every page needs is asked for together with the code that asks for it. */
function ahead(): Plugin {
  const link = (name: string) =>
    EVERY_PAGE.filter(({ file }) => file.test(name)).map(({ attrs }) => ({
      tag: "link",
      attrs: { ...attrs, crossorigin: true, href: `/${name}` },
      injectTo: "head" as const,
    }));
  return {
    name: "folsom-ahead",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => Object.keys(bundle ?? {}).flatMap(link),
    },
  };
}

/**
 * The global styles stand in the page itself: nothing is painted without them, and asking for them would cost
 * a journey. A component's own come with its code.
 */
function styles(): Plugin {
  return {
    name: "folsom-styles",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) =>
        html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_link, name: string) => {
          const sheet = bundle![name];
          delete bundle![name];
          return sheet?.type === "asset" ? `<style>${String(sheet.source)}</style>` : "";
        }),
    },
  };
}

/**
 * Tells the service worker what there is to be kept. Its version is made of everything: of the names that
 * have a hash, and of what is in the others.
 */
function kept(): Plugin {
  return {
    name: "folsom-kept",
    apply: "build",
    writeBundle: ({ dir }) => {
      const files = readdirSync(dir!, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== "sw.js")
        .map((entry) => relative(dir!, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        .sort();
      const all = createHash("sha256");
      for (const name of files) {
        all.update(name);
        if (!name.startsWith("assets/")) all.update(readFileSync(join(dir!, name)));
      }
      const built = { version: all.digest("hex").slice(0, 12), files, modules: {}, site: false };
      const worker = readFileSync(join(dir!, "sw.js"), "utf8");
      writeFileSync(
        join(dir!, "sw.js"),
        worker.replace(/^const BUILT = .*$/m, `const BUILT = ${JSON.stringify(built)};`),
      );
    },
  };
}

/** What runs as soon as it is there, and nearly all of it. */
const RUN_AT_ONCE = /^(index|preload|page|scene|table|plan|Landing|ExpressTable|SuperTable)$/;

/**
 * Tells the browser to compile such files while they come, on another thread: else each function keeps the
 * page waiting when it is first called. The word has to stand before everything else.
 */
function compiledAtOnce(): Plugin {
  return {
    name: "folsom-compiled-at-once",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && RUN_AT_ONCE.test(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
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
        if (!/\.(js|css|html|svg|ftl|txt|webmanifest)$/.test(name)) continue;
        const content = readFileSync(`${dir}/${name}`);
        if (content.length < 500) continue;
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(content));
        writeFileSync(`${dir}/${name}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** What the first code to come needs. */
const FIRST_CODE = [
  "words/(locale|catalogues)",
  "device/(memory|address)",
  "wire/socket",
  "local/names",
  "generated/protocol",
].join("|");
/** What every page runs: of Svelte, all but what forms, drawn-in pieces and lists of games need. */
const NOT_EVERY_PAGE = "bindings/(select|input|shared)|blocks/html|legacy/lifecycle|reactivity/map";
const EVERY_PAGES_CODE = new RegExp(`src/start\\b|node_modules(?!.*(${NOT_EVERY_PAGE})\\.js)`);
/** What tables have in common with the first page, which needs nothing else of theirs. */
const FIRST_PAGE_TOO = [
  "train/(Scene|CarDrawing|Figure|layout)",
  "show/world",
  "parts/(Icon|Lazy)",
  "device/(look|hearing|ownName|lessons)",
  "table/(compiling|mine)",
  "wire/api",
].join("|");
/** The parts that every table shows from the start. */
const EVERY_TABLE = [
  "parts/(Banner|Brand|Card|Flag|Help|LogPanel|Note|Prompt\\w*|SheetTitle|meanwhile)",
  "device/(keys|inquiry)",
  "table/foresight",
].join("|");

const server = process.env["FOLSOM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    firstWords(import.meta.dirname),
    noCustomElements(),
    art(),
    bills(),
    first(),
    ahead(),
    styles(),
    notices(import.meta.dirname),
    compiledAtOnce(),
    kept(),
    compressed(),
  ],
  // Files find each other wherever they lie; the page itself is served for any path, and so names the root.
  base: "./",
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  build: {
    outDir: "../src/folsom/web_dist",
    emptyOutDir: true,
    target: TARGET,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files, each wanted as a whole: what every page needs, what every table needs, each game's own; the
    // rest when it is first wanted.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "preload",
              test: new RegExp(`vite/preload-helper|src/(${FIRST_CODE})\\b`),
              priority: 4,
            },
            { name: "page", test: EVERY_PAGES_CODE, priority: 3 },
            {
              name: "scene",
              test: new RegExp(`src/(${FIRST_PAGE_TOO})\\b`),
              priority: 2.5,
            },
            {
              name: "table",
              test: new RegExp(
                `src/(pages/TablePage|train(?!/Ghosts)|director|words(?!/[er])|${EVERY_TABLE})\\b`,
              ),
              priority: 2,
            },
            // The parts of Colt Express that its board shows too.
            { name: "plan", test: /src\/express\/(Pile|RoundTrack|asking|drawn)\b/, priority: 1 },
          ],
        },
      },
    },
  },
  // A Worker's parts are loaded when they are first wanted, as the page's are.
  worker: { format: "es" },
  server: { proxy: { "/api": { target: server, ws: true }, "/modules": { target: server } } },
});
