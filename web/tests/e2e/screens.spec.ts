import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { atOnce, keep, tableWithBots, waitForMine } from "./helpers";

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .disableRules(["label-content-name-mismatch"]) // experimental: names of cards and sheets say more than the figures on them
    .analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 140)).join(" | ")}`)).toEqual([]);
}

for (const theme of ["dusk", "tunnel"]) {
  test(`axe finds nothing on any screen, ${theme}`, async ({ page }) => {
    await atOnce(page);
    await page.addInitScript((t) => localStorage.setItem("folsom.theme", t), theme);
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "EN, Settings" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Play with friends" }).click();
    await expect(page.getByRole("heading", { name: "Invite" })).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await keep(page, `lobby-${theme}`);
    for (const game of ["express", "superexpress"]) {
      await page.goto(`/t/${await tableWithBots(page, { game, n_seats: 4 })}?now`);
      await waitForMine(page);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Menu" }).click();
      await expectAccessible(page);
    }
    await page.goto("/t/aaaaaaaaaaaaaaaa");
    await expect(page.getByRole("heading", { name: "No such table" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/replay");
    await expectAccessible(page);
  });
}

for (const [locale, words] of [["sv", "Spela nu"], ["de", "Jetzt spielen"], ["nb", "Spill nå"], ["en", "Play now"]] as const) {
  test(`the first page and a table in ${locale}`, async ({ page }) => {
    await atOnce(page);
    await page.goto(`/?lang=${locale}`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await page.getByRole("button", { name: words }).click();
    await expect(page.locator(".hand .card").first()).toBeVisible({ timeout: 30_000 });
    await keep(page, `table-${locale}`);
  });
}

test("no text on the screen comes from outside the catalogues", async ({ page }) => {
  await atOnce(page);
  const id = await tableWithBots(page, { game: "express", n_seats: 4 });
  await page.goto(`/t/${id}?now&pseudo`);
  await waitForMine(page);
  const stray = await page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.querySelector("#app")!, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent!.trim();
      if (/\p{L}{2,}/u.test(text) && !/[⟦⟧]/.test(text) && text !== "Ada") found.push(text);
    }
    return found;
  });
  expect(stray).toEqual([]);
});

test("friendly screens for bad input", async ({ page }) => {
  await page.goto("/t/aaaaaaaaaaaaaaaa");
  await expect(page.getByRole("heading", { name: "No such table" })).toBeVisible();
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  await page.goto("/replay");
  await page.setInputFiles("input[type=file]", { name: "wrong.txt", mimeType: "text/plain", buffer: Buffer.from("not a transcript") });
  await expect(page.locator(".trouble h1")).toBeVisible();
  await page.goto("/");
  await page.getByRole("button", { name: "Play with friends" }).click();
  await page.getByLabel("Your name").fill("x".repeat(300));
  await page.getByRole("button", { name: "Take a seat" }).click();
  await expect(page.locator(".chairs .mine")).toContainText("x".repeat(20));
});

test("a cut connection comes back by itself and loses nothing", async ({ page, context }) => {
  await atOnce(page);
  await page.goto(`/t/${await tableWithBots(page, { game: "express", n_seats: 3 })}?now`);
  await waitForMine(page);
  await context.setOffline(true);
  await expect(page.locator(".status .lost")).toBeVisible({ timeout: 5000 });
  await page.locator(".hand .card.can").first().click();
  await context.setOffline(false);
  await expect(page.locator(".status .lost")).toBeHidden({ timeout: 8000 });
  await expect(page.locator(".prompt.mine")).toBeVisible({ timeout: 20_000 });
  await expect(page.locator(".pile .card:not(.slot)").first()).toBeVisible();
});

test("seven browsers at one table", async ({ browser }) => {
  const host = await (await browser.newContext()).newPage();
  await atOnce(host);
  await host.goto("/");
  await host.getByRole("button", { name: "Play with friends" }).click();
  await host.getByRole("button", { name: "Colt Super Express" }).click();
  await host.getByRole("button", { name: "7", exact: true }).click();
  await host.getByLabel("Your name").fill("Host");
  await host.getByRole("button", { name: "Take a seat" }).click();
  await expect(host.locator(".chairs .mine")).toContainText("Host");
  const guests = await Promise.all([1, 2, 3, 4, 5, 6].map(async (n) => {
    const page = await (await browser.newContext({ viewport: { width: 844, height: 390 } })).newPage();
    await atOnce(page);
    await page.goto(host.url());
    await page.getByLabel("Your name").fill(`Guest ${n}`);
    await page.getByRole("button", { name: "Take a seat" }).click();
    await expect(page.locator(".chairs .mine")).toContainText(`Guest ${n}`, { timeout: 30_000 });
    return page;
  }));
  await host.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of [host, ...guests]) {
    await expect(page.locator(".sheet")).toHaveCount(7, { timeout: 30_000 });
    for (const card of ["Plan Move", "Plan Shoot", "Plan Flip"]) await page.getByRole("button", { name: card }).click();
    await page.getByRole("button", { name: "Lock" }).click();
  }
  for (const page of [host, ...guests]) await expect(page.locator(".lines")).toContainText("Round 2", { timeout: 60_000 });
});
