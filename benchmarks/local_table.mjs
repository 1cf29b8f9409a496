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
await context.addInitScript(() => localStorage.setItem("folsom.speed", "0"));
const slow = async (page) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
};
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
await browser.close();
