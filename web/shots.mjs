import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:18430";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless", "--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
page.on("pageerror", (e) => console.log("pageerror", e.message, e.stack?.split("\n").slice(0, 4).join(" | ")));
page.on("console", (m) => m.type() === "error" && console.log("console", m.text()));
const which = process.argv[2] ?? "express";
const sizes = (process.argv[3] ?? "1280x720").split(",").map((s) => s.split("x").map(Number));
await page.goto(`${base}/replay`);
await page.getByRole("button", { name: /Sample/ }).first().waitFor();
await page.screenshot({ path: "/tmp/board/shots/games.png" });
await page.getByRole("button", { name: /Sample/ }).nth(which === "express" ? 0 : 1).click();
const t0 = Date.now();
await page.locator(".plot").waitFor({ timeout: 60000 });
await page.locator("[data-line] path").first().waitFor({ timeout: 60000 });
console.log("first line", Date.now() - t0);
await page.locator(".plot .turn").first().waitFor({ timeout: 90000 }).catch(() => console.log("no turn"));
console.log("turns", Date.now() - t0);
await page.locator(".plot [role=slider]").focus();
for (let i = 0; i < 14; i++) await page.keyboard.press("ArrowRight");
await page.waitForTimeout(4000);
for (const [width, height] of sizes) {
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `/tmp/board/shots/b-${which}-${width}.png` });
}
if (process.argv[4]) {
  await page.locator(".plot .turn").first().click();
  await page.waitForTimeout(4000);
  await page.screenshot({ path: `/tmp/board/shots/why-${which}.png` });
}
await browser.close();
