/**
 * People at one table: many browsers, a second device, pass-and-play, spectators, and a line or a server that
 * fails.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import {
  andThen,
  atOnce,
  changeBoard,
  play,
  playByMouse,
  sitDown,
  tableWithBots,
  waitForMine,
} from "./helpers";

test("seven browsers at one table", async ({ browser }) => {
  const host = await (await browser.newContext()).newPage();
  await atOnce(host);
  await host.goto("/");
  await host.getByRole("button", { name: "Play with friends" }).click();
  await host.getByRole("button", { name: "Change", exact: true }).click();
  await host.getByRole("button", { name: "Colt Super Express" }).click();
  await expect(host.getByRole("heading", { level: 1 })).toHaveText("Colt Super Express");
  await changeBoard(host, "7");
  await sitDown(host, "Host");
  const guests = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (n) => {
      const page = await (await browser.newContext({ viewport: { width: 844, height: 390 } })).newPage();
      await atOnce(page);
      await page.goto(host.url());
      await sitDown(page, `Guest ${n}`);
      return page;
    }),
  );
  await host.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of [host, ...guests]) {
    await expect(page.locator(".sheet")).toHaveCount(7);
    for (const card of ["Plan Move", "Plan Shoot", "Plan Flip"])
      await page.getByRole("button", { name: card }).click();
    await page.getByRole("button", { name: "Lock" }).click();
  }
  for (const page of [host, ...guests])
    await expect(page.locator(".lines")).toContainText("Round 2", { timeout: 60_000 });
});

test("the start waits for a device that sleeps, and at the end each device has checked the shuffle", async ({
  page,
  browser,
}) => {
  await atOnce(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play with friends" }).click();
  await changeBoard(page, "3");
  await sitDown(page, "Ada");
  const phone = await (await browser.newContext()).newPage();
  await atOnce(phone);
  await phone.goto(page.url());
  await sitDown(phone, "Bo");
  await phone.goto("about:blank");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByText("The start waits for the device of Bo")).toBeVisible();
  await phone.goto(page.url());
  for (const one of [page, phone]) {
    await expect(one.locator(".sheet")).toHaveCount(3);
    await one.getByRole("navigation").getByRole("button", { name: "Menu" }).click();
    await one.getByRole("button", { name: "Let a bot play for me" }).click();
    await one.keyboard.press("Escape");
  }
  for (const one of [page, phone])
    await expect(one.locator(".end .verdict.holds")).toContainText("nobody chose the cards", {
      timeout: 180_000,
    });
});

test("a seat opens on a second device, and both go on together", async ({ page, browser }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  await page.getByRole("navigation").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Open on a second device" }).click();
  const link = await page.getByRole("dialog").getByLabel("Link", { exact: true }).inputValue();
  await page.keyboard.press("Escape");
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await atOnce(other);
  await other.goto(link);
  await waitForMine(other);
  await andThen(other, () => other.locator(".hand .card.can").first().click());
  await expect(page.locator(".lines")).toContainText(/Django|Ada|plays/);
  expect(await playByMouse(page, 2)).toBe(2);
  const third = await (await browser.newContext()).newPage();
  await third.goto(link);
  await expect(third.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("a seat left in mid-game is offered to who has seen no other hand", async ({ page, browser }) => {
  await atOnce(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play with friends" }).click();
  await changeBoard(page, "3");
  await sitDown(page, "Ada");
  const [bo, cid] = await Promise.all(
    [1, 2].map(async () => {
      const guest = await (await browser.newContext()).newPage();
      await atOnce(guest);
      await guest.goto(page.url());
      return guest;
    }),
  );
  await sitDown(bo!, "Bo");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const openMenu = (one: Page) => one.getByRole("navigation").getByRole("button", { name: "Menu" }).click();
  for (const one of [page, bo!, cid!]) {
    await expect(one.locator(".sheet")).toHaveCount(3);
    await openMenu(one);
  }
  const offer = (one: Page) => one.getByRole("button", { name: "Take the free seat" });
  await expect(offer(cid!)).toHaveCount(0);
  await bo!.getByRole("button", { name: "Leave the table" }).click();
  await bo!.getByRole("button", { name: "Give up my seat" }).click();
  await expect(offer(cid!)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await bo!.goto(cid!.url());
  await openMenu(bo!);
  await expect(offer(bo!)).toBeVisible();
  await offer(cid!).click();
  await expect(cid!.locator(".hand .card").first()).toBeVisible();
  await expect(offer(bo!)).toHaveCount(0);
});

test("two players pass one device, and neither sees the other's hand", async ({ page }) => {
  await atOnce(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play with friends" }).click();
  await changeBoard(page, "3");
  await sitDown(page, "Ada");
  await page.getByText("Add a player on this device").click();
  await page.getByRole("dialog").getByLabel("Your name").fill("Bo");
  await page.getByRole("button", { name: "Add this player" }).click();
  await expect(page.locator(".chairs .mine")).toHaveCount(2);
  await page.getByRole("button", { name: "Surprise me" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const seen = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const handing = page.locator(".handing .btn");
    await expect(handing.or(page.locator(".prompt.mine"))).toBeVisible({ timeout: 60_000 });
    if (await handing.isVisible()) {
      seen.add((await handing.textContent())!);
      await handing.click();
    }
    await waitForMine(page);
    await andThen(page, () => page.locator(".hand .card.can").first().click());
  }
  expect([...seen].sort()).toEqual(["I am Ada", "I am Bo"]);
});

test("whoever has no seat may watch, and sees no hand", async ({ page, browser }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  const watcher = await (await browser.newContext()).newPage();
  await atOnce(watcher);
  await watcher.goto(page.url());
  await expect(watcher.locator(".prompt")).toContainText("You are watching");
  await expect(watcher.locator(".hand")).toHaveCount(0);
  await andThen(watcher, () => page.locator(".hand .card.can").first().click());
});

test("a line typed is heard by the others", async ({ page, browser }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  const watcher = await (await browser.newContext()).newPage();
  await atOnce(watcher);
  await watcher.goto(page.url());
  for (const one of [page, watcher]) await one.getByRole("button", { name: /^Chat/ }).click();
  await page.getByLabel("Say something").fill("Hands up!");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(watcher.getByRole("log", { name: "Chat" })).toContainText("Hands up!");
});

test(
  "a cut connection comes back by itself and loses nothing",
  { tag: "@brief" },
  async ({ page, context }) => {
    await atOnce(page);
    await play(page, { game: "express", n_seats: 3 });
    await waitForMine(page);
    const hand = page.locator(".hand .card");
    const cards = await hand.count();
    await context.setOffline(true);
    await expect(page.locator(".status .lost")).toBeVisible({ timeout: 5000 });
    await page.locator(".hand .card.can").first().click();
    await context.setOffline(false);
    await expect(page.locator(".status .lost")).toBeHidden();
    await waitForMine(page);
    await expect(hand).toHaveCount(cards - 1);
  },
);

test("a table is the same after the server has been restarted", { tag: "@brief" }, async ({ browser }) => {
  const command = process.env["FOLSOM_COMMAND"];
  test.skip(!command, "needs FOLSOM_COMMAND to start a server of its own");
  const [program, ...words] = command!.split(" ");
  const port = 1 + Number(new URL(process.env["FOLSOM_URL"]!).port);
  const folder = mkdtempSync(join(tmpdir(), "folsom-restart-"));
  const start = (): ChildProcess =>
    spawn(program!, [...words, "--port", String(port), "--database-url", `sqlite:///${folder}/games.db`], {
      stdio: "ignore",
    });
  const stop = (server: ChildProcess) =>
    new Promise((done) => {
      server.once("exit", done);
      server.kill("SIGTERM");
    });
  const url = `http://127.0.0.1:${port}`;
  const ready = () =>
    expect
      .poll(
        () =>
          fetch(`${url}/readyz`)
            .then((a) => a.status)
            .catch(() => 0),
        { timeout: 120_000 },
      )
      .toBe(200);
  let server = start();
  try {
    await ready();
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await atOnce(page);
    await page.goto(`/t/${await tableWithBots(page, { game: "express", n_seats: 3 })}?now`);
    await waitForMine(page);
    await andThen(page, () => page.locator(".hand .card.can").first().click());
    await waitForMine(page);
    const pile = await page.locator(".pile .card:not(.slot), .pile .drew").count();
    await stop(server);
    await expect(page.locator(".status .lost")).toBeVisible();
    await page.locator(".hand .card.can").first().click();
    server = start();
    await ready();
    await expect(page.locator(".status .lost")).toBeHidden({ timeout: 60_000 });
    await waitForMine(page);
    await expect
      .poll(() => page.locator(".pile .card:not(.slot), .pile .drew").count())
      .toBeGreaterThan(pile);
    expect(await playByMouse(page, 3)).toBe(3);
  } finally {
    await stop(server);
  }
});
