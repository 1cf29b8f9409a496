/** Says which imports go against the order of the folders, and which modules import each other in a ring. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A folder knows those before it in the list; folders in one line do not know each other. */
const ORDER = [
  ["generated", "styles"],
  ["device"],
  ["wire"],
  ["seen"],
  ["words", "fairness"],
  ["analysis"],
  ["local"],
  ["show"],
  ["table"],
  ["train"],
  ["parts"],
  ["express", "superexpress"],
  ["board"],
  ["pages"],
  ["."],
];

const SOURCE = "src";
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]*)"/g;
const rank = (folder) => ORDER.findIndex((row) => row.includes(folder));
const folderOf = (module) => (module.includes("/") ? module.split("/")[0] : ".");

const modules = readdirSync(SOURCE, { recursive: true }).filter((name) => /\.(ts|svelte)$/.test(name));
const found = (path) =>
  [path, `${path}.ts`].find((name) => /\.(ts|svelte)$/.test(name) && existsSync(join(SOURCE, name)));
const importsOf = new Map(
  modules.map((module) => [
    module,
    [...readFileSync(join(SOURCE, module), "utf8").matchAll(IMPORT)]
      .map((match) => found(join(dirname(module), match[1])))
      .filter(Boolean),
  ]),
);

function complain(words) {
  console.error(words);
  process.exitCode = 1;
}

for (const [module, imported] of importsOf) {
  const folder = folderOf(module);
  if (rank(folder) < 0) complain(`${module}: the folder ${folder} has no place in the order`);
  for (const other of imported)
    if (folderOf(other) !== folder && rank(folderOf(other)) >= rank(folder))
      complain(`${module} imports ${other}: ${folder} does not know ${folderOf(other)}`);
}

const done = new Set();
function follow(module, path) {
  const at = path.indexOf(module);
  if (at >= 0) complain(`a ring: ${[...path.slice(at), module].join(" imports ")}`);
  if (at >= 0 || done.has(module)) return;
  for (const other of importsOf.get(module)) follow(other, [...path, module]);
  done.add(module);
}
for (const module of modules) follow(module, []);
