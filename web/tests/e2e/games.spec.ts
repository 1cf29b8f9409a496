import { expect, test } from "@playwright/test";
import { atOnce, expectNoScroll, keep, playByMouse, tableWithBots, waitForMine, type Wish } from "./helpers";

test("one click from the first page to a seat with cards in hand", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator(".hand .card").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".sheet")).toHaveCount(4);
  await keep(page, "play-now");
});

const GAMES: [string, Wish][] = [
  ["Colt Express, four", { game: "express", n_seats: 4 }],
  ["basic", { game: "express", n_seats: 3, options: { powers: false, events: false } }],
  ["expert", { game: "express", n_seats: 3, options: { expert: true } }],
  ["two bandits each", { game: "express", n_seats: 2, options: { two_bandits: true } }],
  ["Super Express with Reflex and Horse", { game: "superexpress", n_seats: 4, options: { reflex: true, horse: true } }],
];

for (const [name, wish] of GAMES) {
  test(`a whole game by mouse: ${name}`, async ({ page }) => {
    await atOnce(page);
    const errors: string[] = [];
    page.on("pageerror", (e) => errors.push(e.message));
    await page.goto(`/t/${await tableWithBots(page, wish)}?now`);
    await playByMouse(page);
    await expect(page.locator(".end")).toBeVisible({ timeout: 60_000 });
    await keep(page, `end-${name.replaceAll(/\W+/g, "-").toLowerCase()}`);
    expect(errors).toEqual([]);
  });
}

test("a whole game by keyboard only", async ({ page }) => {
  await atOnce(page);
  await page.goto(`/t/${await tableWithBots(page, { game: "express", n_seats: 3, options: { powers: false, events: false } })}?now`);
  for (let i = 0; i < 90; i++) {
    if (!(await waitForMine(page))) break;
    await page.keyboard.press(i % 5 === 4 ? "0" : "1");
    await page.waitForTimeout(80);
  }
  await expect(page.locator(".end")).toBeVisible();
});

test("a whole game through roles and accessible names only", async ({ page }) => {
  await atOnce(page);
  await page.goto(`/t/${await tableWithBots(page, { game: "superexpress", n_seats: 3 })}?now`);
  for (let i = 0; i < 12; i++) {
    if (!(await waitForMine(page))) break;
    for (const card of ["Plan Move", "Plan Shoot", "Plan Flip"]) await page.getByRole("button", { name: card }).click();
    await page.getByRole("button", { name: "Lock" }).click();
    await page.waitForTimeout(200);
  }
  await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
});

for (const [width, height] of [[360, 640], [844, 390], [1280, 720]] as const) {
  for (const wish of [{ game: "express", n_seats: 6 }, { game: "superexpress", n_seats: 7 }, { game: "express", n_seats: 2, options: { two_bandits: true } }]) {
    test(`no scrolling at ${width}×${height}: ${wish.game}, ${wish.n_seats}`, async ({ page }) => {
      await atOnce(page);
      await page.setViewportSize({ width, height });
      await page.goto(`/t/${await tableWithBots(page, wish)}?now`);
      await waitForMine(page);
      await expectNoScroll(page);
      await keep(page, `table-${wish.game}-${wish.n_seats}-${width}x${height}`);
    });
  }
}

test("a whole game on a phone held upright", async ({ page }) => {
  await atOnce(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/t/${await tableWithBots(page, { game: "express", n_seats: 4 })}?now`);
  await playByMouse(page);
  await expect(page.locator(".end")).toBeVisible();
  await keep(page, "phone-end");
});
