// a person at the browser: play now, and answer at random for a while, with screenshots
import { chromium } from "@playwright/test";
const [game = "express", size = "1280x720", answers = "6", name = "live"] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless", "--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width, height } });
page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
page.on("pageerror", (e) => console.log("error:", e.message, e.stack?.split("\n")[1]));
await page.goto(process.env.BASE ?? "http://127.0.0.1:5199");
if (process.env.SPEED) await page.evaluate((s) => localStorage.setItem("folsom.speed", s), process.env.SPEED);
await page.getByRole("button", { name: game === "express" ? "Play now" : "Super Express" }).click();
const t = Date.now();
let shot = 0;
for (let i = 0; i < Number(answers); i++) {
  try {
    await page.locator(".prompt.mine").waitFor({ timeout: 40000 });
  } catch { console.log("no prompt after", i, await page.locator(".prompt").textContent().catch(() => "-"), page.url()); break; }
  if (i === 0) console.log("first decision after", Date.now() - t, "ms");
  if (process.env.SHOTS !== "0") await page.screenshot({ path: `screenshots/${name}-${String(shot++).padStart(2, "0")}-${size}.png` });
  if (game === "express") {
    const options = page.locator(".hand .card.can, .legal, .chips .btn.act:visible");
    const n = await options.count();
    await options.nth(Math.floor(Math.random() * n)).click({ force: true, timeout: 3000 }).catch((e) => console.log("click", e.message.slice(0, 200)));
  } else {
    for (let k = 0; k < 3; k++) { const can = page.locator(".hand li:not(.planned) .card.can"); const n = await can.count(); if (n) await can.nth(Math.floor(Math.random() * n)).click(); }
    await page.getByRole("button", { name: "Lock" }).click();
  }
  await page.waitForTimeout(Number(process.env.GAP ?? 300));
  if (process.env.MID) { await page.waitForTimeout(Number(process.env.MID)); await page.screenshot({ path: `screenshots/${name}-mid${String(shot).padStart(2, "0")}-${size}.png` }); }
}
await page.screenshot({ path: `screenshots/${name}-end-${size}.png` });
console.log((await page.locator(".lines li").allTextContents()).slice(-8).join("\n"));
await browser.close();
