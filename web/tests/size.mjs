// npm run size: what a game page and a first visit load, gzip, against the bars. Fails when a bar is broken.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
const dist = new URL("../../src/folsom/web_dist/", import.meta.url);
const assets = readdirSync(new URL("assets/", dist)).filter((n) => /\.(js|css|ftl)$/.test(n));
const size = (path) => gzipSync(readFileSync(new URL(path, dist)), { level: 9 }).length;
/** Follows static imports from a chunk. */
function closure(names, seen = new Set()) {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const text = readFileSync(new URL(`assets/${name}`, dist), "utf8");
    closure([...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map((m) => m[1]), seen);
  }
  return seen;
}
const entry = /assets\/(index-[\w-]+\.js)/.exec(readFileSync(new URL("index.html", dist), "utf8"))[1];
const named = (start) => assets.filter((n) => n.startsWith(start) && n.endsWith(".js"));
const js = (...pages) => [...closure([entry, ...pages.flatMap(named)])].reduce((all, n) => all + size(`assets/${n}`), 0);
const rest = size("index.html") + assets.filter((n) => n.endsWith(".css")).reduce((a, n) => a + size(`assets/${n}`), 0) + Math.max(...assets.filter((n) => n.endsWith(".ftl")).map((n) => size(`assets/${n}`)));
const rows = { "JavaScript, Colt Express page": [js("TablePage-", "ExpressTable-"), 70], "JavaScript, Super Express page": [js("TablePage-", "SuperTable-"), 70], "first visit, whole": [js("Landing-") + rest, 250], "first visit straight to a game, whole": [js("TablePage-", "ExpressTable-", "Lobby-") + rest, 250] };
let broken = false;
for (const [what, [bytes, bar]] of Object.entries(rows)) { console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB of ${bar}  ${what}`); broken ||= bytes > bar * 1000; }
process.exit(broken ? 1 : 0);
