import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const FIRST = ".ftl?first";

/** What stands on the first page before anything else is asked for, with the parts that it is made of. */
const FIRST_PAGE = ["App.svelte", "pages/Landing.svelte"];

/** The names of all words that a source says. */
const saidIn = (source: string): string[] =>
  [...source.matchAll(/\bsay\(([^)]*)/g)].flatMap(([, asked]) =>
    [...asked!.matchAll(/(["'])([\w-]+)\1/g)].map(([, , name]) => name!),
  );

/** The names of all words that the first page says, in its own files and in the parts that they import. */
export function saidFirst(root: string): string[] {
  const files = new Set(FIRST_PAGE.map((name) => join(root, "src", name)));
  const said = new Set<string>();
  // What is added on the way is looked at too.
  for (const file of files) {
    const source = readFileSync(file, "utf8");
    for (const name of saidIn(source)) said.add(name);
    for (const [, part] of source.matchAll(/\bimport \w+ from "(\.[^"]+\.svelte)"/g))
      files.add(join(dirname(file), part!));
  }
  return [...said];
}

/** The part of a catalogue that has these words, and those that they name themselves. */
export function partOf(catalogue: string, names: Iterable<string>): string {
  const entries = new Map(
    catalogue.split(/\n(?=[#a-z-])/i).map((text) => [/^[\w-]*/.exec(text)![0], text.trimEnd()]),
  );
  const found = new Set<string>();
  const take = (name: string) => {
    const text = entries.get(name);
    if (text === undefined || found.has(name)) return;
    found.add(name);
    for (const [, other] of text.matchAll(/\{ *(-?[a-z][\w-]*)[ .}]/g)) take(other!);
  };
  for (const name of names) take(name);
  return [...found].map((name) => `${entries.get(name)!}\n`).join("");
}

/** `en.ftl?first` is the address of the few English words of the first page; the rest follows later. */
export function firstWords(root: string): Plugin {
  let isBuilt = false;
  return {
    name: "folsom-first-words",
    configResolved: ({ command }) => void (isBuilt = command === "build"),
    load(id) {
      if (!id.endsWith(FIRST)) return null;
      const file = id.slice(0, -"?first".length);
      if (!isBuilt) return `export { default } from ${JSON.stringify(`${file}?url`)};`;
      const source = partOf(readFileSync(file, "utf8"), saidFirst(root));
      const asset = this.emitFile({ type: "asset", name: `first-${basename(file)}`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
  };
}
