// How soon a study of fifty variations opens, how soon the graph has its first line and is complete, and whether the page answers taps meanwhile:
// node benchmarks/study.mjs URL. A slow phone as in local_table.mjs: processor four times slower, 1.6 Mbit/s, 150 ms.
// With two addresses, such as one of the version before, only taps are looked at, on both in turn: node benchmarks/study.mjs URL OTHER.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { chromium } = require("@playwright/test");
const bases = process.argv.slice(2);
const [base] = bases;
const [VARIATIONS, ROUNDS, SLOWER] = [50, 3, 4];
const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--headless", "--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, serviceWorkers: "block" });
await context.addInitScript(() => localStorage.setItem("folsom.speed", "0"));
const slow = async (page) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
};
const bar = (what, value, most) => console.log(`${value <= most ? "    " : "OVER"} ${String(Math.round(value)).padStart(6)} ms of ${most}  ${what}`);
/** Milliseconds from the next press to the frame in which something is there. */
const until = (page, isThere) =>
  page.evaluate(
    (source) =>
      new Promise((done) => {
        const isThere = new Function(`return ${source}`);
        addEventListener("click", () => {
          const since = performance.now();
          const look = () => (isThere() ? done(performance.now() - since) : requestAnimationFrame(look));
          look();
        }, { once: true, capture: true });
      }),
    isThere,
  );
const opened = async (game, at = base) => {
  const page = await context.newPage();
  await page.goto(`${at}/replay`);
  const button = page.getByRole("button", { name: `Sample: ${game}`, exact: true });
  await button.waitFor();
  return { page, button };
};

/* ---- a study of so many variations, kept in this browser; then the graph of each game on this machine ---- */
async function studiesAndGraphs() {
  const made = await opened("Colt Express");
  await made.page.setViewportSize({ width: 1280, height: 720 });
  await made.button.click();
  const slider = made.page.getByRole("slider", { name: "Moment" });
  await slider.waitFor();
  const variations = made.page.locator(".variation");
  const onward = made.page.locator(".options button:not([data-taken])");
  for (let moment = 0, n = 0; n < VARIATIONS; moment++) {
    // From a variation this comes back to the main line, one moment on.
    if (moment) await slider.press("ArrowRight");
    await made.page.waitForTimeout(400);
    if (!(await onward.count())) continue;
    await onward.first().dispatchEvent("click");
    await made.page.waitForFunction((least) => document.querySelectorAll(".variation").length > least, n, { timeout: 5000 }).catch(() => undefined);
    n = await variations.count();
  }
  await made.page.getByRole("button", { name: "Keep it here" }).click();
  await made.page.waitForURL(/own-/);
  await made.page.close();
  for (let round = 0; round < ROUNDS; round++) {
    const page = await context.newPage();
    await slow(page);
    await page.goto(`${base}/study`);
    const link = page.getByRole("link", { name: "Without a title" });
    await link.waitFor();
    await page.waitForTimeout(1500);
    const took = until(page, `document.querySelector(".board .scene [data-who]") && document.querySelector(".options li")`);
    await link.click();
    bar(`a study of ${VARIATIONS} variations opens, slow phone`, await took, 1000);
    await page.waitForTimeout(2000);
    const tree = until(page, `document.querySelectorAll(".variation").length >= ${VARIATIONS}`);
    await page.getByRole("tab", { name: "Moves" }).click();
    bar(`its moves and all ${VARIATIONS} variations under their tab, slow phone`, await tree, 1000);
    await page.close();
  }

  for (const game of ["Colt Express", "Colt Super Express"])
    for (let round = 0; round < ROUNDS; round++) {
      const { page, button } = await opened(game);
      await page.waitForTimeout(1000);
      const first = until(page, `document.querySelector(".plot [data-line] path")`);
      const whole = until(page, `document.querySelector(".chart .turn")`);
      await button.click();
      bar(`first line of the graph, ${game}`, await first, 500);
      bar(`its quick setting and turning points, ${game}`, await whole, 3000);
      await page.close();
    }
}

/* ---- taps while the graph is drawn ---- */
const TAPS = 9;
/** From the finger to the frame that shows it: the first of its kind, half of them, the slowest. */
async function tapped(at, isSlow) {
  const { page, button } = await opened("Colt Express", at);
  if (isSlow) await slow(page);
  await button.click();
  const on = page.getByRole("button", { name: "Step on" });
  await page.locator(".plot [data-line] path").first().waitFor({ state: "attached" });
  await page.evaluate(() => {
    globalThis.taps = [];
    new PerformanceObserver((list) => { for (const e of list.getEntries()) if (e.interactionId) taps.push([e.interactionId, e.duration]); }).observe({ type: "event", durationThreshold: 16 });
  });
  let drawing = 0;
  for (let i = 0; i < TAPS; i++) {
    const { x, y, width, height } = await on.boundingBox();
    drawing += Number(!(await page.locator(".chart .turn").count()));
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.waitForTimeout(300);
  }
  const durations = new Map();
  for (const [id, duration] of await page.evaluate(() => taps)) durations.set(id, Math.max(durations.get(id) ?? 16, duration));
  const took = [...durations.values()];
  const sorted = [...took].sort((a, b) => a - b);
  const half = sorted[took.length >> 1];
  bar(`slowest of ${TAPS} taps on Step on, ${drawing} of them while the graph was drawn, ${isSlow ? "slow phone" : "this machine"}; the first ${took[0]}, half of them within ${half} ms ${bases.length > 1 ? at : ""}`, sorted.at(-1), 100);
  await page.close();
}
if (bases.length === 1) await studiesAndGraphs();
for (const isSlow of [false, true]) for (let round = 0; round < ROUNDS; round++) for (const at of bases) await tapped(at, isSlow);
await browser.close();
