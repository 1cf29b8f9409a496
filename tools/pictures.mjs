// Takes the pictures of tables in Chromium: node tools/pictures.mjs '[{"path", "url", "keys", "size"}]'
// The first key is whose table is shown; the others are there too, so that nobody is away.
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("@playwright/test");
const QUALITY = 82;
const PAUSE = 1000;
const SETTINGS = { "folsom.speed": "0", "folsom.still": "yes" };

const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--headless", "--no-sandbox", "--disable-gpu"] });

async function open(url, key, [width, height]) {
  const context = await browser.newContext({ viewport: { width, height }, locale: "en-US", reducedMotion: "reduce" });
  await context.addCookies([{ name: "folsom_key", value: key, url: new URL(url).origin }]);
  await context.addInitScript((settings) => Object.entries(settings).forEach(([name, value]) => localStorage.setItem(name, value)), SETTINGS);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(url);
  await page.locator(".prompt").first().waitFor();
  return { context, page };
}

/** A picture of what changes no more: a table is built in pieces, and drawn in between. */
async function takenAtRest(devtools) {
  for (let before = ""; ; ) {
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
    if (data === before) return data;
    before = data;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

for (const { path, url, keys, size } of JSON.parse(process.argv[2])) {
  const others = await Promise.all(keys.slice(1).map((key) => open(url, key, [800, 600])));
  const { context, page } = await open(url, keys[0], size);
  await page.locator(".prompt.mine").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== "running"));
  writeFileSync(path, Buffer.from(await takenAtRest(await context.newCDPSession(page)), "base64"));
  await Promise.all([context, ...others.map((other) => other.context)].map((each) => each.close()));
}
await browser.close();
