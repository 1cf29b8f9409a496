/**
 * Looking ahead while planning; looking back after the end: turning points, plans and what became of them.
 */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { andThen, atOnce, errorsOf, expectNoScroll, finished, keep, play, waitForMine } from "./helpers";

const SIZES = [
  [360, 640],
  [1280, 720],
] as const;

async function look(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expectNoScroll(page);
    await keep(page, `${name}-${width}x${height}`);
  }
  const { violations } = await new AxeBuilder({ page })
    .exclude("body > svg")
    .exclude(".world > svg[aria-hidden], .world > svg > g[aria-hidden]")
    .options({ rules: { "label-content-name-mismatch": { enabled: true } } })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(
    violations.map(
      (v) =>
        `${name}: ${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => n.html.slice(0, 140))
          .join(" | ")}`,
    ),
  ).toEqual([]);
}

/** Where the figures really stand. */
const stand = (page: Page) =>
  page
    .locator(".train [data-who][role=button]")
    .evaluateAll((all) => all.map((e) => `${e.getAttribute("data-who")} ${e.getAttribute("style")}`));

test("the plan is played ahead as faint figures, and the train itself stays as it is", async ({ page }) => {
  await atOnce(page);
  const errors = errorsOf(page);
  await play(page, { game: "express", n_seats: 4 });
  const preview = page.getByRole("button", { name: "Preview" });
  for (let i = 0; i < 3; i++) {
    await waitForMine(page);
    await andThen(page, () => page.locator(".hand .card.can").first().click());
  }
  await waitForMine(page);
  if (!(await preview.isVisible())) test.skip(true, "all cards of this deal lie face down");
  const before = await stand(page);
  await preview.click();
  const told = page.getByRole("complementary", { name: "Preview" });
  await expect(told).toContainText("Only a guess.");
  await expect(page.locator(".ghosts [data-who]").first()).toBeAttached();
  expect(await stand(page)).toEqual(before);
  await look(page, "preview-express");
  await page.keyboard.press("v");
  await expect(told).toBeHidden();
  await expect(page.locator(".ghosts")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("in Super Express the own plan is played ahead before it is locked", async ({ page }) => {
  await atOnce(page);
  await play(page, { game: "superexpress", n_seats: 4 });
  await waitForMine(page);
  await expect(page.getByRole("button", { name: "Preview" })).toBeHidden();
  await page.getByRole("button", { name: "Plan Change Floor" }).click();
  await page.keyboard.press("v");
  await expect(page.locator(".ghosts .ghost:not(.same)").first()).toBeAttached();
  await page.getByRole("button", { name: "Plan Move" }).click();
  await page.getByRole("button", { name: "Plan Shoot" }).click();
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText(
    /hits nobody|stunned|shoots|falls off/,
  );
  await look(page, "preview-superexpress");
  await andThen(page, () => page.getByRole("button", { name: "Lock" }).click());
  await expect(page.locator(".ghosts")).toHaveCount(0);
});

for (const game of ["express", "superexpress"]) {
  test(`after the end: turning points, plans and their fate, and the board, ${game}`, async ({ page }) => {
    await atOnce(page);
    const errors = errorsOf(page);
    const asked: string[] = [];
    page.on("request", (r) => {
      if (r.url().endsWith("/review")) asked.push(r.url());
    });
    await finished(page, { game, n_seats: 4 });
    const points = page.getByRole("region", { name: "Turning points" });
    await expect(points.getByRole("link").first().or(points.getByText("No single choice"))).toBeVisible({
      timeout: 60_000,
    });
    const plans = page.getByRole("region", { name: "Your plans, and what became of them" });
    await expect(plans.getByRole("listitem").first()).toBeVisible();
    await plans.scrollIntoViewIfNeeded();
    await look(page, `end-review-${game}`);
    expect(asked).toEqual([]);
    if (await points.getByRole("link").count()) await points.getByRole("link").first().click();
    else await page.getByRole("link", { name: "Replay", exact: true }).click();
    await expect(page.getByRole("slider")).toBeVisible();
    await expect(page.locator(".plot [data-line] path").first()).toBeAttached();
    await look(page, `replay-${game}`);
    await page.getByRole("button", { name: "Result" }).click();
    await expect(page.locator(".ranking > li")).toHaveCount(4);
    await page.getByRole("button", { name: "Close" }).click();
    expect(errors).toEqual([]);
  });
}
