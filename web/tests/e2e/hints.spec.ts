/** The lantern: hints while playing, in three steps, asked for before everyone. */
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { andThen, atOnce, errorsOf, expectNoScroll, keep, kept, play, playNow, waitForMine } from "./helpers";

const SIZES = [
  [1280, 720],
  [768, 1024],
  [844, 390],
  [390, 844],
] as const;

const panel = (page: Page) => page.getByRole("region", { name: "Hint" });

for (const game of ["express", "superexpress"])
  test(`${game}: a thought, two lit cards, all chances; the sheet counts, the log tells @brief`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await atOnce(page);
    await play(page, { game, n_seats: 4 });
    await waitForMine(page);
    await expect(page.locator(".hints-on")).toHaveText("Hints on");
    await page.keyboard.press("?");
    await expect(panel(page)).toContainText("Think about");
    await expect(page.locator(".sheet .lamps")).toHaveText("1");
    await expect(page.locator(".log")).toContainText("A hint was asked for:");
    await expect(page.locator(".hand [data-lamp]")).toHaveCount(0);
    await panel(page).getByRole("button", { name: "Say more" }).click();
    await expect(panel(page)).toContainText("One of these two.");
    await expect(page.locator('.hand [data-lamp="dim"]').first()).toBeVisible();
    await panel(page).getByRole("button", { name: "Show all chances" }).click();
    await expect(panel(page)).toContainText("The chance to win with each, as you know it.");
    await expect(page.locator(".sheet .lamps")).toHaveText("3");
    const shown = page.locator(".hand [data-chance]");
    await expect(shown.first()).toHaveAttribute("data-chance", /^\d+\u2009%$/);
    await expect(shown.first().getByRole("button")).toHaveAccessibleName(
      /Chance to win, as you know it: \d+ percent, between \d+ and \d+$/,
    );
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expectNoScroll(page);
      await expect(panel(page)).toBeInViewport({ ratio: 0.99 });
      await keep(page, `hint-${game}-${width}`);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectAccessible(page, "hint");
    if (game === "superexpress") {
      await page.locator(".hand .rest .card").first().click();
      await expect(panel(page)).toContainText("This is about card 2 of your plan.");
      await expect(page.locator(".sheet .lamps")).toHaveText("3");
    } else {
      // Put out by the answer: the next question is another one.
      await andThen(page, () => page.locator(".hand .card.can").first().click());
      await expect(panel(page)).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });

test("on a phone on its side the mark of hints keeps its place when the rounds come", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await play(page, { game: "express", n_seats: 4 });
  await waitForMine(page);
  const mark = () => page.locator(".hints-on").boundingBox();
  const place = await mark();
  await page.locator(".rounds").evaluate((rounds) => rounds.replaceChildren());
  expect(await mark()).toEqual(place);
});

test("the chance of drawing pushes no button out of the frame of the question", async ({ page }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 4, bandit: "ghost" });
  await waitForMine(page);
  await expect(page.locator(".prompt").getByRole("button", { name: "Face down" })).toBeVisible();
  await page.keyboard.press("?");
  await panel(page).getByRole("button", { name: "Say more" }).click();
  await panel(page).getByRole("button", { name: "Show all chances" }).click();
  await expect(page.locator(".prompt [data-chance]")).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await keep(page, `hint-drawing-${width}`);
    const frame = (await page.locator(".prompt").boundingBox())!;
    for (const button of await page.locator(".prompt .btn:visible").all()) {
      const { y, height } = (await button.boundingBox())!;
      expect(y + height, `${width}: ${await button.textContent()}`).toBeLessThanOrEqual(
        frame.y + frame.height,
      );
    }
  }
});

test("the lantern can be put out, and where there are no hints the key says so", async ({ page }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(panel(page)).toContainText("Think about");
  await panel(page).getByRole("button", { name: "Put the lantern out" }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator(".sheet .lamps")).toHaveText("1");

  await play(page, { game: "express", n_seats: 3, hints: false });
  await waitForMine(page);
  await expect(page.locator(".hints-on")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.locator(".why")).toContainText("There are no hints at this table");
});

test.describe("after the first visit", () => {
  test.use({ serviceWorkers: "allow" });
  test("Legend advises at a table in the page, and with the network cut Sharpshooter", async ({
    page,
    context,
  }) => {
    await atOnce(page);
    await page.goto("/");
    await kept(page);
    await context.setOffline(true);
    await playNow(page);
    await waitForMine(page);
    await page.keyboard.press("?");
    await expect(panel(page)).toContainText("Think about");
    await context.setOffline(false);
    await andThen(page, () => page.locator(".hand .card.can").first().click());
    await waitForMine(page);
    const net = context.waitForEvent("response", (answer) => answer.url().endsWith("/modules/express.net"));
    await page.keyboard.press("?");
    expect((await net).ok()).toBe(true);
    await expect(panel(page)).toContainText("Think about");
  });
});
