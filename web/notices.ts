import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const FILE = "notices.txt";
const HEAD =
  "The browser client contains the following packages, under the licences that stand below each of them.\n";

/** The text of licences for packages that only name theirs. */
const COMMON = join(import.meta.dirname, "licences");

interface Manifest {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
}

/**
 * The folder of the package that a module comes from; null for a module of our own. Some modules are made up
 * by the tools themselves.
 */
export function packageOf(module: string, root: string): string | null {
  const made = /^\0(vite|rolldown)\//.exec(module);
  if (made) return join(root, "node_modules", made[1]!);
  const path = module.replace(/^\0/, "").replace(/\?.*$/, "");
  if (!path.includes("/node_modules/")) return null;
  let folder = dirname(path);
  while (!named(folder)) folder = dirname(folder);
  return folder;
}

/** Folders inside a package may have a package.json too, but none that says which package it is. */
function named(folder: string): boolean {
  const file = join(folder, "package.json");
  return existsSync(file) && "version" in (JSON.parse(readFileSync(file, "utf8")) as object);
}

/**
 * A package's name, version and licence, and the whole text of the latter: its own, or the common one where
 * it brings none.
 */
export function noticeOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as Manifest;
  const by = typeof author === "string" ? author : author?.name;
  const own = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(file))
    .sort();
  const files = own.length ? own.map((file) => join(folder, file)) : [join(COMMON, `${license}.txt`)];
  if (!files.every((file) => existsSync(file)))
    throw new Error(
      `${name} ${version} comes without the text of its licence, ${license}; ` +
        "put it into web/licences before it is shipped",
    );
  // A build tool lists after its own licence those of the code that it uses itself, none of which goes into a
  // page.
  const texts = files.map((file) =>
    readFileSync(file, "utf8")
      .split(/^#+ Licenses of bundled dependencies/m)[0]!
      .trim(),
  );
  const title = `${name} ${version} (${license})${by ? `, by ${by}` : ""}`;
  return `${"-".repeat(80)}\n${title}\n\n${texts.join("\n\n")}\n`;
}

/**
 * Lays a file beside the page with the licences of all packages that are in it, from what was in fact put
 * into it.
 */
export function notices(root: string): Plugin {
  return {
    name: "folsom-notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      const modules = chunks
        .flatMap((chunk) => Object.entries(chunk.modules))
        .filter(([, module]) => module.renderedLength > 0);
      const folders = new Set(modules.map(([id]) => packageOf(id, root)).filter((folder) => folder !== null));
      this.emitFile({
        type: "asset",
        fileName: FILE,
        source: [HEAD, ...[...folders].sort().map(noticeOf)].join("\n"),
      });
    },
  };
}
