import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";

/** Screenshots are kept as artefacts. */
export async function keep(page: Page, name: string): Promise<void> {
  mkdirSync("screenshots", { recursive: true });
  await page.screenshot({ path: `screenshots/${name}.png` });
}

/** No animation: what is told is shown at once. */
export const atOnce = (target: Page | BrowserContext) =>
  target.addInitScript(() => localStorage.setItem("folsom.speed", "0"));

/** Collects what the page throws. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (e) => errors.push(e.message));
  return errors;
}

/** Waits until this player is asked; false when the game is over. */
export async function waitForMine(page: Page): Promise<boolean> {
  await expect(page.locator(".prompt.mine, .end").first()).toBeVisible({ timeout: 60_000 });
  return !(await page.locator(".end").isVisible());
}

/** Nothing of the page lies outside the window. */
export async function expectNoScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(
    over.every((x) => x <= 0),
    `scrolls by ${over}`,
  ).toBe(true);
}

/** Does something, and waits until the table has moved on from it. */
export async function andThen(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await page.locator(".table").getAttribute("data-moment");
  await act();
  await expect(page.locator(`.table:not([data-moment="${before}"])`)).toBeAttached();
}

/** A click with the mouse itself, in the middle: whatever lies there gets it, once notes are put away. */
export async function press(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(page.locator("[data-answer]")).toHaveCount(0);
  await target.scrollIntoViewIfNeeded({ timeout: 5_000 });
  const box = (await target.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Answers by mouse until the game is over, or so many times; `varied` makes the answers other ones. */
export async function playByMouse(page: Page, most = 200, varied = 0): Promise<number> {
  let answers = 0;
  for (; answers < most && (await waitForMine(page)); answers++) {
    if (await page.locator(".table.super").count()) {
      const free = page.locator(".hand .rest .card.can");
      for (let k = answers; await free.count(); k++) await free.nth(k % (await free.count())).click();
      await andThen(page, () => page.getByRole("button", { name: "Lock" }).click());
    } else {
      const options = page.locator(".hand .card.can, .legal, .teams .team, .chips .btn.act:visible");
      // What is aimed at may be laid elsewhere meanwhile; a person would aim again.
      await andThen(page, () =>
        expect(async () =>
          press(page, options.nth(((varied + answers) * 7) % (await options.count()))),
        ).toPass({ timeout: 20_000 }),
      );
    }
  }
  return answers;
}

/** Takes a seat on the platform, as whichever bandit comes. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Take a seat" }).click();
  await expect(page.locator(".chairs .mine")).toContainText(name);
  await page.getByRole("button", { name: "Surprise me" }).click();
  await expect(page.locator(".chairs .mine.asks")).toHaveCount(0);
}

/** The host changes what is played: presses these buttons of the board. */
export async function changeBoard(page: Page, ...buttons: string[]): Promise<void> {
  await page.getByRole("button", { name: "Change", exact: true }).click();
  for (const name of buttons)
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
}

export interface Wish {
  game: string;
  n_seats: number;
  options?: Record<string, unknown>;
  clock?: Record<string, number>;
  hints?: boolean;
  bandit?: string;
}

/** A table made over HTTP with this browser's cookie: one person, the rest bots. */
export async function tableWithBots(page: Page, wish: Wish, level = "tenderfoot"): Promise<string> {
  const hex = () => Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join("");
  const post = async (path: string, data: unknown) => {
    const answer = await page.request.post(`/api${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { table: { id: string } };
  };
  const bots = Array.from({ length: wish.n_seats - 1 }, (_, i) => ({ seat: 1 + i, level }));
  const { clock, bandit, ...settings } = wish;
  const made = await post("/tables", { settings: { ...settings, ...(clock ? { clock } : {}) }, bots });
  await post(`/tables/${made.table.id}/join`, { id: hex(), name: "Ada", seat: 0, bandit: bandit ?? null });
  return made.table.id;
}

/** Opens such a table and starts it. */
export async function play(page: Page, wish: Wish): Promise<string> {
  const id = await tableWithBots(page, wish);
  await page.goto(`/t/${id}?now`);
  return id;
}

/** A table of this browser's own, from the first page. */
export async function playNow(page: Page, button = "Play now"): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: button }).click();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  expect(page.url()).toContain("/t/local-");
}

/** A game that bots have played to its end. */
export async function finished(page: Page, wish: Wish): Promise<string> {
  const id = await play(page, wish);
  await waitForMine(page);
  await page.getByRole("navigation").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.locator(".end")).toBeVisible({ timeout: 120_000 });
  return id;
}

/** Waits until this device has all of it. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
      );
  });
}
