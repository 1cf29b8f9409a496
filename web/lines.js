/** Says which lines are too long to read: Prettier breaks what can be broken, this finds the rest. */
import { readdirSync, readFileSync } from "node:fs";

const LONGEST = 110;
/** An outline in a drawing has no place to be broken, nor has the sentence that names a test. */
const OUTLINE = /\bd="[^"]*"/g;
const TITLE = /^\s*test\("[^"]*"/;

const within = (folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`);
const ours = [...readdirSync("."), ...["public", "src", "tests"].flatMap(within)].filter(
  (file) => /\.(ts|js|mjs|svelte|css|html)$/.test(file) && !file.startsWith("src/generated/"),
);

for (const file of ours) {
  for (const [at, line] of readFileSync(file, "utf8").split("\n").entries()) {
    if (line.replace(OUTLINE, "").replace(TITLE, "").length <= LONGEST) continue;
    console.error(`${file}:${at + 1}: ${line.length} characters, more than ${LONGEST}`);
    process.exitCode = 1;
  }
}
