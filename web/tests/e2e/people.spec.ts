/** Who is who: names, talk in the own language, whose turn it is, and what was played. */
import { expect, test } from "@playwright/test";
import { andThen, atOnce, finished, play, tableWithBots, waitForMine } from "./helpers";

test("who watches may speak, and everyone reads a set phrase in the own language", async ({
  page,
  browser,
}) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  const watcher = await (
    await browser.newContext({ locale: "sv", viewport: { width: 390, height: 844 } })
  ).newPage();
  await atOnce(watcher);
  await watcher.goto(page.url());
  await watcher.locator(".talks").click();
  // More phrases than there is room for: some are seen in part.
  const cut = watcher.locator(".set").evaluate((set) => {
    const { bottom } = set.getBoundingClientRect();
    const seen = [...set.children].map((e) => e.getBoundingClientRect());
    return seen.filter((e) => e.top < bottom - 10 && e.bottom > bottom + 10).length;
  });
  expect(await cut).toBeGreaterThan(0);
  await watcher.getByRole("button", { name: "Lycka till!" }).click();
  await expect(watcher.getByRole("log", { name: "Chatt" })).toContainText("Lycka till!");
  await expect(page.locator(".toast")).toContainText("An onlooker Good luck!");
  await page.getByRole("button", { name: "Chat, 1 new message" }).click();
  await expect(page.getByRole("log", { name: "Chat" })).toContainText("Good luck!");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Chat", exact: true })).toBeVisible();
});

test("it is said for whom one waits, by name, and whose turn it is on the first page", async ({
  page,
  browser,
}) => {
  await atOnce(page);
  await page.goto(`/t/${await tableWithBots(page, { game: "superexpress", n_seats: 3, bandit: "belle" })}`);
  await page.getByRole("combobox", { name: "Bot on seat 2" }).selectOption("Send away");
  const friend = await (await browser.newContext()).newPage();
  await atOnce(friend);
  await friend.goto(page.url());
  await friend.getByLabel("Your name").fill("Bo");
  await friend.getByRole("button", { name: "Take a seat" }).click();
  await friend.getByRole("button", { name: "Mei" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await waitForMine(page);
  await expect(page).toHaveTitle("★ Your turn · Colt Super Express");
  for (const card of ["Plan Move", "Plan Shoot", "Plan Flip"])
    await page.getByRole("button", { name: card }).click();
  await andThen(page, () => page.getByRole("button", { name: "Lock" }).click());
  await expect(page.locator(".prompt")).toContainText(/Waiting for \u2068?Bo\u2069? \(Mei\)\./);
  await expect(page).toHaveTitle("Colt Super Express");
  for (const [one, text] of [
    [page, /Bo\u2069? \(Mei\)/],
    [friend, "Your turn"],
  ] as const) {
    await one.goto("/");
    await expect(one.getByRole("region", { name: "Your tables" }).getByRole("link")).toContainText(text);
  }
});

test("a finished game is counted in this browser, and can be erased", async ({ page }) => {
  await atOnce(page);
  await finished(page, { game: "express", n_seats: 3 });
  const openStatistics = async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "EN, Settings" }).click();
    await page.getByText("Statistics").click();
  };
  await openStatistics();
  await expect(page.getByText("No game has been finished in this browser yet.")).toBeVisible();
  await page.evaluate(() => {
    const game = { table: "a", at: 1, game: "express", players: 3, bandits: ["doc"], place: 1, won: true };
    const counted = [{ ...game, points: 1250, fired: 4, received: 1 }];
    localStorage.setItem("folsom.statistics", JSON.stringify(counted));
  });
  await openStatistics();
  await expect(page.getByRole("row", { name: "Doc" })).toContainText("$1,250");
  await page.getByRole("button", { name: "Erase" }).click();
  await page.getByRole("button", { name: "Erase for good?" }).click();
  await expect(page.getByText("No game has been finished in this browser yet.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("folsom.statistics"))).toBeNull();
});
