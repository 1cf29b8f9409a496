/**
 * What a browser may lack to play by itself: memory, room, WebAssembly, the games' modules, a saved game that
 * can be read. It plays on, or at the server, or says what is to be done.
 */
import { expect, test, type Page } from "@playwright/test";
import { atOnce, keep, playByMouse, playNow, waitForMine } from "./helpers";

test.beforeEach(({ context }) => atOnce(context));

test("a browser that keeps nothing says so, and plays on", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "SecurityError");
    };
  });
  // The Worker has an IndexedDB of its own: it is taken away there too.
  await page.route(/tables-[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `IDBFactory.prototype.open = () => { throw new Error("no"); };${await answer.text()}`,
    });
  });
  await playNow(page);
  await expect(page.getByText("This browser keeps nothing")).toBeVisible();
  await playByMouse(page, 2);
  await waitForMine(page);
});

/** Takes WebAssembly away where the tables live. */
const withoutWebAssembly = (page: Page) =>
  page.route(/engine\.worker-[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `delete self.WebAssembly;${await answer.text()}` });
  });

test("a browser without WebAssembly plays at the server", { tag: "@brief" }, async ({ page }) => {
  await withoutWebAssembly(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  expect(page.url()).not.toContain("local-");
  await page.goto("/replay");
  await page.getByRole("button", { name: "Sample: Colt Express" }).click();
  await expect(page.getByRole("button", { name: "Result" })).toBeVisible();
});

test("a game that is kept waits for a browser that can play it", async ({ page }) => {
  await playNow(page);
  await waitForMine(page);
  const prompt = await page.locator(".prompt").innerText();
  await withoutWebAssembly(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This browser cannot play by itself" })).toBeVisible();
  await page.unroute(/engine\.worker-[\w-]+\.js$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await waitForMine(page);
  expect(await page.locator(".prompt").innerText()).toBe(prompt);
});

/** For so long Chromium trusts what it knows of the room that is left. */
const ROOM_KNOWN = 31_000;
for (const since of ["the beginning", "mid-game"])
  test(
    `without room since ${since} a game goes on, says so, and is saved when there is room again`,
    {
      tag: since === "mid-game" ? [] : "@brief",
    },
    async ({ page, context }) => {
      const devtools = await context.newCDPSession(page);
      const origin = new URL(process.env["FOLSOM_URL"] ?? test.info().project.use.baseURL!).origin;
      const leave = (quotaSize?: number) =>
        devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
      if (since === "the beginning") await leave(1);
      await playNow(page);
      await playByMouse(page, 1);
      await waitForMine(page);
      if (since === "mid-game") {
        await leave(1);
        await page.waitForTimeout(ROOM_KNOWN);
        await playByMouse(page, 1);
      }
      await expect(page.getByText("There is no room left in this browser")).toBeVisible();
      await waitForMine(page);
      await keep(page, "local-full");
      const seen = async () => [
        await page.locator(".table").getAttribute("data-moment"),
        await page.locator(".hand").innerText(),
      ];
      const before = await seen();
      // Left and found again while the page is open, nothing is missing.
      await page.goBack();
      await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
      await page.goForward();
      await waitForMine(page);
      await expect.poll(seen).toEqual(before);
      await leave();
      await playByMouse(page, 1);
      await waitForMine(page);
      await expect(page.getByText("There is no room left in this browser")).toHaveCount(0);
      const after = await seen();
      expect(after).not.toEqual(before);
      await page.reload();
      await waitForMine(page);
      await expect.poll(seen).toEqual(after);
    },
  );

test("a module of another version is not played: the server's table is", async ({ page }) => {
  await page.route("**/modules/*.json", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), interface: 0 } });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  expect(page.url()).not.toContain("local-");
});

test("without the module the server's table is played", async ({ page }) => {
  await page.route("**/modules/*", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  expect(page.url()).not.toContain("local-");
});

test("a saved game that is broken is told, and can be removed", async ({ page }) => {
  await playNow(page);
  await page.evaluate(
    (id) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("folsom");
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("entries", "readwrite");
          const entry = { kind: "answered", at: 0, seat: 5, option: 60, bot: false };
          transaction.objectStore("entries").put({ id, number: 6, entry });
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    page.url().split("/").at(-1)!,
  );
  await page.reload();
  await expect(page.getByRole("heading", { name: "This saved game cannot be read" })).toBeVisible();
  await page.getByRole("button", { name: "Remove this game" }).click();
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your tables" })).toHaveCount(0);
});
