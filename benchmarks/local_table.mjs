// How soon a table of the page itself can be played, and whether it answers while bots think:
// node benchmarks/local_table.mjs URL. A slow phone as in browser_client.mjs: processor four times slower, 1.6 Mbit/s, 150 ms.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { chromium } = require("@playwright/test");
const base = process.argv[2];
const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--headless", "--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, serviceWorkers: "block" });
await context.addInitScript(() => Object.assign(localStorage, { "folsom.speed": "0", "folsom.confirm": "no" }));
const slow = async (page) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
};
const SLOWER = 4;
const bar = (what, value, most) => console.log(`${value <= most ? "    " : "OVER"} ${String(Math.round(value)).padStart(6)} ms of ${most}  ${what}`);
for (const [what, throttled, most] of [["first visit, slow phone", true, 3000], ["modules cached", false, 500]]) {
  const page = await context.newPage();
  if (throttled) await slow(page);
  await page.goto(base);
  const button = page.getByRole("button", { name: "Play now" });
  await button.waitFor();
  await page.waitForTimeout(1000);
  // Measured in the page: from the press to the frame in which one is asked.
  const took = page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener("click", () => {
          const since = performance.now();
          const look = () => (document.querySelector(".prompt.mine") ? done(performance.now() - since) : requestAnimationFrame(look));
          look();
        }, { once: true, capture: true });
      }),
  );
  await button.click();
  bar(`Play now to the first decision, ${what}`, await took, most);
  await page.close();
}

/* ---- the slowest tap while three bots think, beside three that do not, and beside an empty page ---- */
const tap = async (page, locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  await page.waitForTimeout(200);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(200);
};
const watched = async (page) => {
  await page.evaluate(() => {
    globalThis.taps = [];
    new PerformanceObserver((l) => { for (const e of l.getEntries()) if (e.interactionId && e.target?.closest(".prompt, body > button")) taps.push(e.duration); }).observe({ type: "event", durationThreshold: 16 });
  });
};
const slowest = (page) => page.evaluate(() => Math.max(16, ...taps));
/** The bots of the table that is open become others: what is written of them says so. */
const become = async (page, level) => {
  await page.evaluate(
    ([id, level]) =>
      new Promise((done) => {
        const opening = indexedDB.open("folsom");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("entries", "readwrite");
          const entries = transaction.objectStore("entries");
          entries.getAll().onsuccess = ({ target }) => {
            for (const line of target.result) if (line.id === id && line.entry.kind === "bot-seated") entries.put({ ...line, entry: { ...line.entry, level } });
          };
          transaction.oncomplete = () => { opening.result.close(); done(); };
        };
      }),
    [new URL(page.url()).pathname.split("/").at(-1), level],
  );
  await page.reload();
};
const emptyPage = async () => {
  const page = await context.newPage();
  await slow(page);
  await page.goto("data:text/html,<meta name=viewport content=width=device-width><button style=width:9em;height:9em onclick=this.style.opacity=.5>.</button>");
  await watched(page);
  for (let i = 0; i < 6; i++) await tap(page, page.locator("button"));
  console.log(`     ${String(await slowest(page)).padStart(6)} ms          slowest of six taps, an empty page with a button`);
  await page.close();
};
const ROUNDS = 3;
for (let round = 0; round < ROUNDS; round++) {
  await emptyPage();
  for (const level of ["tenderfoot", "sharpshooter"]) {
    const page = await context.newPage();
    await slow(page);
    await page.goto(base);
    await page.getByRole("button", { name: "Play now" }).click();
    await page.locator(".prompt.mine").waitFor();
    await become(page, level);
    await page.locator(".prompt.mine").waitFor();
    await watched(page);
    let thought = 0;
    for (let i = 0; i < 3; i++) {
      // One answers, and then taps while others think.
      await page.locator(".prompt.mine").waitFor({ timeout: 60_000 });
      await page.locator(".hand .card.can, .legal, .chips .btn.act").first().click();
      for (let j = 0; j < 3; j++) {
        thought += await page.locator(".prompt:not(.mine)").count();
        await tap(page, page.locator(".prompt"));
      }
    }
    bar(`slowest of nine taps at three bots (${level}), ${thought} of them while others were asked`, await slowest(page), 100);
    await page.close();
  }
}
await browser.close();
