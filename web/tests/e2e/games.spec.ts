/**
 * Whole games: of each kind and variant by mouse, by keyboard only, through roles and names only, on a phone.
 */
import { expect, test } from "@playwright/test";
import { andThen, atOnce, errorsOf, keep, play, playByMouse, waitForMine, type Wish } from "./helpers";

test.beforeEach(({ page }) => atOnce(page));

test("one click from the first page to a seat with cards in hand", { tag: "@brief" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator(".hand .card").first()).toBeVisible();
  await expect(page.locator(".sheet")).toHaveCount(4);
  await keep(page, "play-now");
});

const GAMES: [string, Wish][] = [
  ["Colt Express", { game: "express", n_seats: 4 }],
  ["basic", { game: "express", n_seats: 3, options: { powers: false, events: false } }],
  ["expert", { game: "express", n_seats: 3, options: { expert: true } }],
  ["first edition", { game: "express", n_seats: 5, options: { edition: "2014" } }],
  ["two bandits each, two players", { game: "express", n_seats: 2, options: { two_bandits: true } }],
  ["two bandits each, three players", { game: "express", n_seats: 3, options: { two_bandits: true } }],
  ["Super Express", { game: "superexpress", n_seats: 4 }],
  [
    "Super Express with Reflex and Horse",
    { game: "superexpress", n_seats: 5, options: { reflex: true, horse: true } },
  ],
];

for (const [name, wish] of GAMES) {
  test(`a whole game by mouse: ${name}`, async ({ page }) => {
    const errors = errorsOf(page);
    await play(page, wish);
    expect(await playByMouse(page)).toBeGreaterThan(0);
    await expect(page.locator(".ranking > li")).toHaveCount(wish.n_seats);
    await expect(page.locator(".ranking")).not.toContainText("?");
    await keep(page, `end-${name.replaceAll(/\W+/g, "-").toLowerCase()}`);
    expect(errors).toEqual([]);
  });
}

test("a whole game by keyboard only", { tag: "@brief" }, async ({ page }) => {
  await play(page, { game: "express", n_seats: 3 });
  for (let i = 0; await waitForMine(page); i++) {
    const keys = await page
      .locator("[aria-keyshortcuts]")
      .evaluateAll((all) =>
        [...new Set(all.map((e) => e.getAttribute("aria-keyshortcuts")!))].filter((k) => /^\d$/.test(k)),
      );
    await andThen(page, () => page.keyboard.press(keys[(i * 3) % keys.length]!));
  }
  await page.keyboard.press("Tab");
  await expect(page.locator(".end :focus")).toBeVisible();
});

test("a whole game through roles and accessible names only", async ({ page }) => {
  await play(page, { game: "express", n_seats: 3 });
  const asked = page.getByRole("region", { name: "What is asked" });
  const result = page.getByRole("dialog", { name: "Result" });
  for (let i = 0; i < 200; i++) {
    const playable = page.getByRole("button", {
      name: /^(Play|Draw|Take|Keep|Run|Shoot|Punch|Push|Send|Pass|Discard|Let it|\d)/,
    });
    await expect(result.or(playable.first())).toBeVisible({ timeout: 60_000 });
    if (await result.isVisible()) break;
    await expect(asked).toBeVisible();
    const n = await playable.count();
    await andThen(page, async () => {
      const chosen = playable.nth((i * 5) % n);
      await chosen.focus();
      await chosen.press("Enter");
    });
    await expect(result.or(page.locator(".prompt.mine"))).toBeVisible({ timeout: 60_000 });
  }
  await expect(result.getByRole("listitem").first()).toBeVisible();
  await expect(result.getByRole("button", { name: "Rematch", exact: true })).toBeVisible();
});

test(
  "a whole Super Express game through roles and accessible names only",
  { tag: "@brief" },
  async ({ page }) => {
    await play(page, { game: "superexpress", n_seats: 3 });
    while (await waitForMine(page)) {
      for (const card of ["Plan Move", "Plan Shoot", "Plan Flip"])
        await page.getByRole("button", { name: card }).click();
      await andThen(page, () => page.getByRole("button", { name: "Lock" }).click());
    }
    await expect(page.getByRole("dialog", { name: "Result" })).toBeVisible();
  },
);

test("a whole game on a phone held upright", { tag: "@brief" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await play(page, { game: "express", n_seats: 4 });
  await playByMouse(page);
  await expect(page.locator(".end .sum").first()).toBeVisible();
  // The cards are back in their decks: no draw is left standing alone where they lay.
  await expect(page.locator(".pile .turn")).toHaveCount(0);
  await keep(page, "phone-end");
});

test("a plan can be changed until it is locked, and taken back until all have chosen", async ({ page }) => {
  await play(page, { game: "superexpress", n_seats: 3 });
  await waitForMine(page);
  for (const card of ["Plan Move", "Plan Shoot"]) await page.getByRole("button", { name: card }).click();
  await page.getByRole("button", { name: "Swap cards 1 and 2" }).click();
  await expect(page.getByRole("button", { name: "Card 1, Shoot: take it back" })).toBeVisible();
  await page.getByRole("button", { name: "Card 1, Shoot: take it back" }).click();
  await expect(page.getByRole("button", { name: "Card 1, Move: take it back" })).toBeVisible();
});

test("the show can be skipped, and the round looked back at", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("folsom.speed", "1"));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await play(page, { game: "express", n_seats: 4 });
  for (let i = 0; i < 3; i++) {
    await expect(page.locator(".prompt.mine").or(page.getByRole("button", { name: "Skip" }))).toBeVisible({
      timeout: 60_000,
    });
    await page.keyboard.press("s");
    await waitForMine(page);
    await andThen(page, () => page.locator(".hand .card.can").first().click());
  }
  await page.getByRole("button", { name: "Look back" }).click();
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(page.getByRole("group", { name: "Look back" })).toBeVisible();
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(page.getByRole("group", { name: "Look back" })).toBeHidden();
});

test("the table is not built anew when something happens, and the focus stays", async ({ page }) => {
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  await page.locator(".table").evaluate((table) => table.setAttribute("data-same", "yes"));
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.focus();
  await andThen(page, () => page.keyboard.press("1"));
  await waitForMine(page);
  await expect(page.locator(".table")).toHaveAttribute("data-same", "yes");
  await expect(menu).toBeFocused();
});

test("what cannot be done says why", async ({ page }) => {
  await play(page, { game: "express", n_seats: 4 });
  for (let i = 0; await waitForMine(page); i++) {
    if (await page.locator(".prompt", { hasText: "Move." }).count()) break;
    const move = page.getByRole("button", { name: "Play Move" });
    const options = page.locator(".hand .card.can, .legal, .chips .btn.act:visible");
    await andThen(page, async () =>
      (await move.count())
        ? move.first().click()
        : options.nth(i % (await options.count())).click({ force: true }),
    );
  }
  // A Move stays on its floor: the locomotive's other floor is never among the spaces it can reach.
  const isOnRoof = (await page.locator('.legal[aria-label*="roof" i]').count()) > 0;
  await page.locator(`.space[data-space="0 ${isOnRoof ? "inside" : "roof"}"]`).dispatchEvent("click");
  await expect(page.locator(".why")).toContainText(/same floor|one to three|next car|may not stay/);
});
