// node tests/shoot.mjs name path [sizes] : screenshots into screenshots/ from the server at $BASE
import { chromium } from "@playwright/test";
const [name, path, sizes = "1280x720,844x390,360x640", wait = "500"] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
for (const size of sizes.split(",")) {
  const [width, height] = size.split("x").map(Number);
  const page = await browser.newPage({ viewport: { width, height } });
  page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
  page.on("pageerror", (e) => console.log("error:", e.message));
  await page.goto((process.env.BASE ?? "http://127.0.0.1:5199") + path);
  await page.waitForTimeout(Number(wait));
  await page.screenshot({ path: `screenshots/${name}-${size}.png` });
  const over = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]);
  if (over[0] > 0 || over[1] > 0) console.log(size, "scrolls by", over);
  await page.close();
}
await browser.close();
