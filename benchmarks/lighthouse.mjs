// Lighthouse's mobile profile on the first page and on a live game: node benchmarks/lighthouse.mjs http://127.0.0.1:8000
// Lighthouse is no dependency of the client: it is taken from the package registry for the run, or from $LIGHTHOUSE (its cli/index.js).
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const base = process.argv[2] ?? "http://127.0.0.1:8000";
const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("@playwright/test");
const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
const FLAGS = "--headless=new --no-sandbox --disable-gpu";
const report = join(mkdtempSync(join(tmpdir(), "folsom-lighthouse-")), "report.json");
const BARS = { performance: 98, accessibility: 100 };
let broken = false;

function measure(what, address) {
  const words = [address, "--quiet", "--only-categories=performance,accessibility,best-practices", `--chrome-flags=${FLAGS}`, "--output=json", `--output-path=${report}`];
  const [command, first] = process.env.LIGHTHOUSE ? [process.execPath, [process.env.LIGHTHOUSE]] : ["npx", ["--yes", "lighthouse@13"]];
  const { status } = spawnSync(command, [...first, ...words], { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) } });
  if (status !== 0) throw new Error(`lighthouse failed on ${address}`);
  const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
  for (const [name, score] of scores) broken ||= score < (BARS[name] ?? 0);
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"].map((id) => `${id} ${audits[id].displayValue}`);
  console.log(`${what}: ${scores.map((s) => s.join(" ")).join(", ")}; ${times.join(", ")}`);
}

measure("first page", `${base}/`);
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: FLAGS.split(" ") });
const page = await browser.newPage();
await page.goto(base);
await page.getByRole("button", { name: "Play now" }).click();
await page.locator(".hand .card").first().waitFor({ timeout: 60_000 });
const game = page.url();
await browser.close();
measure("a live game, watched", game);
process.exit(broken ? 1 : 0);
