// node tests/tour.mjs express|superexpress [n_seats] [options as JSON]: plays a whole game at $BASE and keeps
// screenshots of its moments,
// at five sizes and in both themes, under screenshots/tour.
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
const [game = "express", seats = "4", options = "{}", tag = game] = process.argv.slice(2);
const base = process.env.BASE ?? "http://127.0.0.1:8000";
const SIZES = (process.env.SIZES ?? "1440x900,1024x768,844x390,390x844,360x640")
    .split(",")
    .map((s) => s.split("x").map(Number));
const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
page.on("pageerror", (e) => console.log("error:", e.message, e.stack?.split("\n")[1]));
mkdirSync("screenshots/tour", { recursive: true });
const seen = new Set();
async function keep(moment, dark = false) {
    if (seen.has(moment) || (process.env.ONLY && !new RegExp(process.env.ONLY).test(moment))) return;
    seen.add(moment);
    for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(350);
        const over = await page.evaluate(() => [
            document.documentElement.scrollHeight - innerHeight,
            document.documentElement.scrollWidth - innerWidth,
        ]);
        if (over.some((x) => x > 0)) console.log(moment, width, "scrolls by", over);
        await page.screenshot({ path: `screenshots/tour/${tag}-${moment}-${width}.png` });
    }
    if (dark) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.evaluate(() => (document.documentElement.dataset.theme = "tunnel"));
        await page.waitForTimeout(200);
        await page.screenshot({ path: `screenshots/tour/${tag}-${moment}-dark.png` });
        await page.evaluate(() => delete document.documentElement.dataset.theme);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
}
await page.goto(base);
await page.evaluate((s) => localStorage.setItem("folsom.speed", s), process.env.SPEED ?? "0");
const id = await page.evaluate(
    async ([g, n, o]) => {
        const post = async (path, body) => {
            const a = await fetch(`/api${path}`, {
                method: "POST",
                headers: { "content-type": "application/json" },
                body: JSON.stringify(body),
            });
            if (!a.ok) throw new Error(await a.text());
            return a.json();
        };
        const hex = () =>
            [...crypto.getRandomValues(new Uint8Array(16))]
                .map((b) => b.toString(16).padStart(2, "0"))
                .join("");
        const made = await post("/tables", {
            settings: { game: g, n_seats: n, options: o },
            bots: Array.from({ length: n - 1 }, (_, i) => ({ seat: i + 1, level: "tenderfoot" })),
        });
        await post(`/tables/${made.table.id}/join`, { id: hex(), name: "Ada", seat: 0 });
        return made.table.id;
    },
    [game, Number(seats), JSON.parse(options)],
);
await page.goto(`${base}/t/${id}?now`);
let i = 0;
for (; i < 150; i++) {
    await page.locator(".prompt.mine, .end").first().waitFor({ timeout: 60_000 });
    if (await page.locator(".end").isVisible()) break;
    const title = (await page.locator(".prompt b").first().textContent()).replaceAll(/\W/g, "").toLowerCase();
    const round = await page
        .locator(".pips .now")
        .textContent()
        .catch(() => "0");
    const kind = await page
        .locator(".turn.current .mark svg")
        .getAttribute("aria-label")
        .catch(() => "");
    const cards = await page.locator(".pile .card:not(.slot)").count();
    if (i === 0) await keep("start", true);
    if (["1", "4", "5"].includes(round)) await keep(`${title}-r${round}`);
    else await keep(title, title !== "schemin");
    if (title === "schemin" && cards > 7) await keep(`schemin-many-r${round}`);
    if (/tunnel|switching|speeding/.test(kind ?? ""))
        await keep(`turn-${/tunnel|switching|speeding/.exec(kind)[0]}`);
    if (game === "superexpress") {
        const free = page.locator(".hand li:not(.planned) .card.can");
        let k = 0;
        while (await free.count()) {
            await free.nth((i * 3 + k) % (await free.count())).click();
            if (++k === 2) await keep(`two-laid-r${round}`);
        }
        await keep(`laid-r${round}`, true);
        await page.getByRole("button", { name: "Lock" }).click();
    } else {
        const options = page.locator(".hand .card.can, .legal, .chips .btn.act:visible");
        const n = await options.count();
        const before = await page.locator(".prompt").textContent();
        await options
            .nth((i * 7 + 3) % n)
            .click({ force: true, timeout: 3000 })
            .catch((e) => console.log("click", e.message.slice(0, 100)));
        await page
            .waitForFunction((b) => document.querySelector(".prompt")?.textContent !== b, before, {
                timeout: 1500,
            })
            .catch(() => undefined);
    }
}
await page.waitForTimeout(5000);
await keep("end", true);
console.log("answers", i, `${base}/t/${id}`);
await browser.close();
