/**
 * Tables in the browser itself: with the network cut, reloaded, in two windows, passed around, and
 * carried over to a server.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { OFFERS } from "../../src/generated/offers";
import {
  atOnce,
  changeBoard,
  errorsOf,
  keep,
  kept,
  play,
  playByMouse,
  playNow,
  sitDown,
  waitForMine,
} from "./helpers";

test.beforeEach(({ context }) => atOnce(context));

test.describe("after the first visit", () => {
  test.use({ serviceWorkers: "allow" });
  for (const [name, button] of [
    ["Colt Express", "Play now"],
    ["Super Express", "Super Express"],
  ] as const)
    test(`a whole game with the network cut: ${name}`, { tag: "@brief" }, async ({ page, context }) => {
      const errors = errorsOf(page);
      await page.goto("/");
      await kept(page);
      await context.setOffline(true);
      await playNow(page, button);
      expect(await playByMouse(page)).toBeGreaterThan(0);
      await expect(page.locator(".ranking > li")).toHaveCount(4);
      await expect(page.getByRole("heading", { name: "Turning points" })).toBeVisible();
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: "Transcript" }).click();
      expect(readFileSync(await (await saving).path(), "utf8")).toMatch(
        /^folsom \w+ \d+\nseed [0-9a-f]{64}\n/,
      );
      await page.getByRole("link", { name: "Replay" }).click();
      await expect(page.getByRole("slider").first()).toBeVisible();
      expect(errors).toEqual([]);
    });

  for (const { game, seats } of OFFERS)
    test(`whole games with the network cut, with every number of seats: ${game}`, async ({
      page,
      context,
    }) => {
      test.setTimeout(seats.length * 120_000);
      const errors = errorsOf(page);
      await page.goto("/");
      await kept(page);
      await context.setOffline(true);
      for (const n of seats) {
        await page.goto("/");
        await page.getByRole("button", { name: "Open tables" }).click();
        await page.getByRole("button", { name: "Table on this device" }).click();
        await sitDown(page, "Ann");
        if (game === "superexpress") {
          // The other game is another table.
          await page.getByRole("button", { name: "Change", exact: true }).click();
          await page.getByRole("dialog").getByRole("button", { name: "Colt Super Express" }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText("Colt Super Express");
          await sitDown(page, "Ann");
        }
        await changeBoard(page, String(n));
        await page.getByRole("button", { name: "Start" }).click();
        expect(await playByMouse(page, 200, n)).toBeGreaterThan(0);
        await expect(page.locator(".ranking > li")).toHaveCount(n);
      }
      expect(errors).toEqual([]);
    });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test(`a phone of ${viewport.width}×${viewport.height} offers another player a seat at once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await page.getByRole("button", { name: "Open tables" }).click();
    await page.getByRole("button", { name: "Table on this device" }).click();
    await sitDown(page, "Ann");
    await expect(page.locator(".wait")).toContainText("All aboard! 3 free seats");
    await expect(page.locator(".board")).not.toContainText("…");
    await page.getByRole("button", { name: "Add a player on this device" }).click();
    const names = page.getByRole("dialog").locator(".hats span");
    await expect(names).toHaveCount(6);
    const cut = await names.evaluateAll((all) =>
      all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent),
    );
    expect(cut).toEqual([]);
    await page.getByRole("dialog").getByLabel("Your name").fill("Bo");
    await page.getByRole("dialog").getByRole("button", { name: "Add this player" }).click();
    await expect(page.locator(".chairs .mine")).toHaveCount(2);
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(below).toBeLessThanOrEqual(0);
  });

test("a move puts no line into words that was in words before", async ({ page }) => {
  // Each line of the log begins with a capital, made when it is put into words.
  await page.addInitScript(() => {
    const counted = { capitals: 0 };
    Object.assign(globalThis, { counted });
    const original = String.prototype.toLocaleUpperCase;
    String.prototype.toLocaleUpperCase = function (...locales) {
      counted.capitals++;
      return original.apply(this, locales);
    };
  });
  await playNow(page);
  await playByMouse(page, 2);
  await waitForMine(page);
  await expect(page.locator(".log li").nth(4)).toBeVisible();
  await page.evaluate(() => {
    const { counted } = globalThis as unknown as { counted: { capitals: number } };
    const seen = { lines: 0 };
    Object.assign(globalThis, { seen });
    counted.capitals = 0;
    new MutationObserver((changes) => {
      const within = changes.filter(({ target }) => (target as Element).closest?.(".log"));
      const log = within.flatMap((change) => [...change.addedNodes]);
      seen.lines += log.filter((node) => node.nodeName === "LI").length;
    }).observe(document.querySelector(".table")!, { childList: true, subtree: true });
  });
  await page.locator(".hand .card.can").first().click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { seen: { lines: number } }).seen.lines))
    .toBeGreaterThan(0);
  await waitForMine(page);
  const told = await page.evaluate(() => {
    const { seen, counted } = globalThis as unknown as {
      seen: { lines: number };
      counted: { capitals: number };
    };
    return { ...seen, ...counted };
  });
  expect(told.capitals).toBe(told.lines);
});

test("a reload in mid-decision loses nothing that was shown", { tag: "@brief" }, async ({ page }) => {
  await playNow(page);
  await playByMouse(page, 3);
  await waitForMine(page);
  // The question comes a frame before the hand.
  await expect(page.locator(".hand .card").first()).toBeVisible();
  const seen = async () => [
    await page.locator(".table").getAttribute("data-moment"),
    await page.locator(".prompt").innerText(),
    await page.locator(".hand").innerText(),
  ];
  const before = await seen();
  await page.reload();
  await waitForMine(page);
  await expect.poll(seen).toEqual(before);
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Your tables" });
  await expect(mine.getByRole("link")).toContainText("On this device");
  await mine.getByRole("link").click();
  await waitForMine(page);
  await expect.poll(seen).toEqual(before);
});

test("on the first page the tables one sits at lie on nothing that is read or pressed", async ({ page }) => {
  for (let i = 0; i < 3; i++) await playNow(page);
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Your tables" });
  await expect(mine.getByRole("link")).toHaveCount(3);
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1280, 720],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = await page.evaluate(() => {
      const mine = document.querySelector(".my-tables")!.getBoundingClientRect();
      const others = [...document.querySelectorAll<HTMLElement>(".word, .bill p, .poster button, .poster a")];
      return others
        .filter((other) => !other.closest(".my-tables") && other.checkVisibility())
        .filter((other) => {
          const box = other.getBoundingClientRect();
          const isBeside = box.right <= mine.left || box.left >= mine.right;
          return !isBeside && box.bottom > mine.top && box.top < mine.bottom;
        })
        .map((other) => other.textContent || other.outerHTML);
    });
    expect(covered, `${width}x${height}`).toEqual([]);
    const { x, y, width: w, height: h } = (await mine.boundingBox())!;
    expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height && h >= 44).toBe(true);
  }
});

test("My games tells of what can be gone on with: who plays, in which round, whose turn", async ({
  page,
}) => {
  await playNow(page);
  await play(page, { game: "superexpress", n_seats: 3 });
  await waitForMine(page);
  await page.goto("/replay");
  const going = page.getByRole("region", { name: "Your tables" }).getByRole("link");
  await expect(going).toHaveCount(2);
  for (const [i, n] of [4, 3].entries()) {
    await expect(going.nth(i).locator(".crew > svg")).toHaveCount(n);
    await expect(going.nth(i)).toContainText("Round 1. Your turn");
  }
  await going.nth(1).click();
  await waitForMine(page);
});

test(
  "a second window says that the first one plays, and can take over",
  { tag: "@brief" },
  async ({ page, context }) => {
    await playNow(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByText("This game is being played in another window.")).toBeVisible();
    await expect(second.locator(".prompt")).toContainText("You are watching.");
    const moment = () => second.locator(".table").getAttribute("data-moment");
    const before = await moment();
    await playByMouse(page, 1);
    await expect.poll(moment).not.toBe(before);
    await keep(second, "local-second-window");
    await second.getByRole("button", { name: "Play it here" }).click();
    await waitForMine(second);
    await expect(page.getByText("This game is being played in another window.")).toBeVisible();
    await playByMouse(second, 1);
    await second.close();
    await page.getByRole("button", { name: "Play it here" }).click();
    await waitForMine(page);
  },
);

test("two share one device, without a server", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Open tables" }).click();
  await page.getByRole("button", { name: "Table on this device" }).click();
  await sitDown(page, "Ann");
  await page.getByRole("button", { name: "Add a player on this device" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Bob");
  await dialog.getByRole("button", { name: "Add this player" }).click();
  await page.getByRole("button", { name: "Surprise me" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(".prompt.mine, .handing").first()).toBeVisible();
  await keep(page, "local-two");
  await expect(page.locator(".sheet")).toHaveCount(4);
});

test("friends are invited to a game that was begun alone", { tag: "@brief" }, async ({ page, browser }) => {
  await playNow(page, "Super Express");
  await page.getByRole("navigation").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Invite friends" }).click();
  await expect(page).toHaveURL(/\/t\/[a-z2-7]{16}$/);
  await waitForMine(page);
  const friend = await browser.newContext();
  const other = await friend.newPage();
  await other.goto(page.url());
  await other
    .getByRole("region", { name: "What is asked" })
    .getByRole("button", { name: "Take the free seat" })
    .click();
  await expect(other.locator(".hand .card").first()).toBeVisible();
  await keep(other, "local-invited");
});
