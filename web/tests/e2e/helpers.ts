import { expect, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";

/** Screenshots are kept as artefacts. */
export async function keep(page: Page, name: string): Promise<void> {
  mkdirSync("screenshots", { recursive: true });
  await page.screenshot({ path: `screenshots/${name}.png` });
}

/** No animation: what is told is shown at once. */
export const atOnce = (page: Page) => page.addInitScript(() => localStorage.setItem("folsom.speed", "0"));

export const isOver = (page: Page) => page.locator(".end").isVisible();

export async function waitForMine(page: Page): Promise<boolean> {
  await expect(page.locator(".prompt.mine, .end").first()).toBeVisible({ timeout: 60_000 });
  return !(await isOver(page));
}

/** Nothing of the page lies outside the window. */
export async function expectNoScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]);
  expect(over.every((x) => x <= 0), `scrolls by ${over}`).toBe(true);
}

/** Answers by mouse until the game is over. */
export async function playByMouse(page: Page, most = 120): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (!(await waitForMine(page))) return;
    const before = await page.locator(".prompt").textContent();
    const cards = page.locator(".hand .card.can");
    if (await page.locator(".table.super").count()) {
      while (await page.locator(".hand li:not(.planned) .card.can").count()) await page.locator(".hand li:not(.planned) .card.can").first().click();
      await page.getByRole("button", { name: "Lock" }).click();
    } else {
      const options = page.locator(".hand .card.can, .legal, .chips .btn.act:visible");
      const n = await options.count();
      if (n) await options.nth((i * 7) % n).click({ force: true, timeout: 5000 }).catch(() => undefined);
      else if (await cards.count()) await cards.first().click();
    }
    await page.waitForTimeout(60);
    if ((await page.locator(".prompt").textContent().catch(() => "")) === before) await page.waitForTimeout(150);
  }
}

export interface Wish { game: string; n_seats: number; options?: Record<string, unknown>; humans?: number }

/** A table made over HTTP with this browser's cookie, one person and bots. */
export async function tableWithBots(page: Page, wish: Wish): Promise<string> {
  await page.goto("/");
  return page.evaluate(async (w) => {
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(`/api${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    const hex = () => [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
    const humans = w.humans ?? 1;
    const bots = Array.from({ length: w.n_seats - humans }, (_, i) => ({ seat: humans + i, level: "tenderfoot" }));
    const made = await post("/tables", { settings: { game: w.game, n_seats: w.n_seats, options: w.options ?? {} }, bots });
    await post(`/tables/${made.table.id}/join`, { id: hex(), name: "Ada", nonce: hex(), seat: 0 });
    return made.table.id as string;
  }, wish);
}
