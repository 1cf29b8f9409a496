/**
 * What somebody sees who comes for the first time: nothing explained hides what it explains, nothing set is
 * forgotten.
 */
import { expect, test, type Page } from "@playwright/test";
import {
  atOnce,
  changeBoard,
  expectNoScroll,
  finished,
  keep,
  play,
  sitDown,
  tableWithBots,
  waitForMine,
} from "./helpers";

const SIZES = [
  [360, 640],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1280, 720],
] as const;

/** No car's inside or roof lies under such a thing, at any size, once the train has found its place. */
async function expectNothingUnder(page: Page, thing: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.locator(".scene").evaluate((scene) => scene.clientWidth)).toBe(width);
    await expect
      .poll(
        () =>
          page.locator(thing).evaluate((thing) => {
            const over = thing.getBoundingClientRect();
            return [...document.querySelectorAll(".scene .space")]
              .filter((space) => {
                const box = space.getBoundingClientRect();
                return (
                  box.left < over.right &&
                  over.left < box.right &&
                  box.top < over.bottom - 1 &&
                  over.top < box.bottom - 1
                );
              })
              .map((space) => space.getAttribute("aria-label"));
          }),
        `${thing} at ${width}×${height}`,
      )
      .toEqual([]);
    await expectNoScroll(page);
    await keep(page, `newcomer-${thing.replace(/\W/g, "")}-${width}x${height}`);
  }
}

for (const game of ["express", "superexpress"]) {
  test(`what the lesson says hides nothing of the train: ${game}`, async ({ page }) => {
    await atOnce(page);
    await page.goto(`/how/${game}`);
    await expect(page.locator(".coach")).toBeVisible();
    await expectNothingUnder(page, ".coach");
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.locator(".hand .can")).toHaveCount(1);
    await expectNothingUnder(page, ".coach");
  });
}

test("the dark theme darkens the land at the table too, and every sign is seen in it", async ({ page }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  const inkOf = (part: string, ink: string) =>
    page.locator(part).evaluate((e, ink) => getComputedStyle(e).getPropertyValue(ink), ink);
  const lantern = await inkOf(".hints-on svg", "color");
  await page.getByRole("button", { name: "Tunnel (dark)" }).click();
  await expect.poll(() => inkOf(".world", "--sky-1")).toBe(await inkOf("html", "--sky-1"));
  await keep(page, "newcomer-dark-table");
  // On a bar that is dark in both themes a sign keeps its light.
  const [was, is] = [lantern, await inkOf(".hints-on svg", "color")].map((ink) =>
    Math.max(...ink.match(/\d+/g)!.map(Number)),
  );
  expect(Math.min(was!, is!)).toBeGreaterThan(200);
});

test("looking back hides nothing of the train", async ({ page }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 4 });
  await waitForMine(page);
  await page.getByRole("navigation").getByRole("button", { name: "Look back" }).click();
  await expect(page.locator(".scrub")).toBeVisible();
  await expectNothingUnder(page, ".scrub");
});

test("whoever plays now reads that the train is coming until it is there, and sees no platform", async ({
  page,
}) => {
  await atOnce(page);
  // The table is there, but the start takes its time; and so would the platform's code.
  let depart = () => {};
  const leaves = new Promise<void>((resolve) => (depart = resolve));
  let asksToStart = false;
  await page.route(/Lobby-[^/]*\.js/, async (route) => {
    await leaves;
    await route.continue();
  });
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const isStart = (JSON.parse(String(message)) as { type?: string }).type === "start";
      asksToStart ||= isStart;
      void (isStart ? leaves : Promise.resolve()).then(() => server.send(message));
    });
  });
  const id = await tableWithBots(page, { game: "express", n_seats: 4 });
  await page.goto(`/t/${id}?now`);
  await expect.poll(() => asksToStart).toBe(true);
  for (let looks = 0; looks < 5; looks++) {
    await expect(page.locator(".page.loading")).toContainText("The train is coming …");
    await expect(page.locator(".lobby")).toHaveCount(0);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  depart();
  expect(await waitForMine(page)).toBe(true);
});

test("a name of one long word leaves the lobby as it is", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play with friends" }).click();
  await sitDown(page, "W".repeat(24));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width}×${height}`,
    ).toBeLessThanOrEqual(0);
    const outside = await page.locator(".lobby button").evaluateAll((buttons) =>
      buttons
        .map((button) => ({ box: button.getBoundingClientRect(), name: button.textContent }))
        .filter(({ box }) => box.width && (box.left < 0 || box.right > innerWidth))
        .map(({ name }) => name),
    );
    expect(outside, `${width}×${height}`).toEqual([]);
  }
});

test("whoever chooses a bandit reads its name and power", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play with friends" }).click();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Take a seat" }).click();
  const way = page.locator(".lobby .go");
  await page.getByRole("button", { name: "Tuco" }).hover();
  await expect(way).toContainText("Tuco: May shoot through the roof of his own car.");
  await page.getByRole("button", { name: "Django" }).click();
  await expect(way).toContainText("Django: Whom he shoots is pushed one car away.");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("switch", { name: "Bandit powers" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(way).not.toContainText("Whom he shoots");
});

test("the bots that fill the table are as strong as was chosen", async ({ page }) => {
  await atOnce(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play with friends" }).click();
  await sitDown(page, "Ada");
  await changeBoard(page, "tenderfoot");
  await expect(page.getByText("3 free seats go to bots.")).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator(".table")).toBeVisible();
  const { table } = (await (
    await page.request.get(`/api/tables/${page.url().split("/").at(-1)}`)
  ).json()) as { table: { seats: { level: string | null }[] } };
  expect(table.seats.slice(1).map((seat) => seat.level)).toEqual(["tenderfoot", "tenderfoot", "tenderfoot"]);
});

test("the first page leads to games that can be watched, and to a new table", async ({ page, browser }) => {
  await atOnce(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Open tables" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play with friends" }).click();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("switch", { name: "Open table" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await sitDown(page, "Watched Ada");
  await page.getByRole("button", { name: /^Start/ }).click();
  await waitForMine(page);
  const watcher = await (await browser.newContext()).newPage();
  await atOnce(watcher);
  await watcher.goto("/");
  await watcher.getByRole("button", { name: "Open tables" }).click();
  await watcher
    .getByRole("link", { name: /Watched Ada.*Watch$/ })
    .first()
    .click();
  await expect(watcher.locator(".prompt")).toContainText("You are watching");
});

test("a link for a second device that was cut off says so, and there are no lessons of other games", async ({
  page,
}) => {
  const id = await play(page, { game: "express", n_seats: 3 });
  await page.goto(`/t/${id}#device=abc`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await page.goto("/how/poker");
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
});

test("Super Express ends with a reason for every place", async ({ page }) => {
  await atOnce(page);
  await finished(page, { game: "superexpress", n_seats: 4 });
  const places = page.locator(".ranking > li");
  await expect(places).toHaveCount(4);
  for (const place of await places.all())
    await expect(place).toContainText(/still on the train|Round \d: .+ (falls off|is left behind)/);
  await expect(page.locator(".end")).toContainText("most loot cards");
});
