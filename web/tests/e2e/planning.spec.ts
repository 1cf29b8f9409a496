/** Colt Super Express while one plans, and when one is out; and what is lit on the train. */
import { expect, test, type Page } from "@playwright/test";
import { andThen, atOnce, play, waitForMine } from "./helpers";

const SIZES = [
  [1280, 720],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;

const lay = (page: Page, card: string) => page.getByRole("button", { name: `Plan ${card}` }).click();

test("a planned shot shows whom it would hit, and the plan's ghosts are numbered", async ({ page }) => {
  await atOnce(page);
  await play(page, { game: "superexpress", n_seats: 5 });
  await waitForMine(page);
  await lay(page, "Shoot");
  await expect(page.locator(".prompt")).toContainText(/Your shot, card 1, would hit \w+\./);
  const name = /would hit (\w+)\./.exec((await page.locator(".prompt").textContent())!)![1]!.toLowerCase();
  await expect(page.locator(name === "nobody" ? ".sights .light" : ".sights .cross")).toHaveCount(1);
  await lay(page, "Change Floor");
  await expect(page.locator(".sights .ghost text")).toHaveText(["2"]);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(
        () =>
          page.locator(".sights .ghost").evaluateAll((all) => {
            const scene = document.querySelector(".scene")!.getBoundingClientRect();
            const boxes = all.map((ghost) => ghost.getBoundingClientRect());
            return boxes.some(
              (b) =>
                b.left >= scene.left &&
                b.right <= scene.right &&
                b.top >= scene.top &&
                b.bottom <= scene.bottom,
            );
          }),
        `${width}×${height}`,
      )
      .toBe(true);
  }
});

test("on a train of several levels everybody and every ghost is seen on one of them", async ({ page }) => {
  await atOnce(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await play(page, { game: "superexpress", n_seats: 5 });
  await waitForMine(page);
  await expect(page.locator(".scene clipPath")).toHaveCount(2);
  await lay(page, "Change Floor");
  await expect(page.locator(".sights .ghost")).toHaveCount(1);
  const seen = page.locator(".train [data-who]:visible");
  await expect
    .poll(() => seen.evaluateAll((all) => all.map((each) => (each as SVGElement).dataset["who"]).sort()))
    .toHaveLength(2 * 5);
});

test("who would be hit by anybody is shown when one points at the figure, and told when it is tapped", async ({
  page,
}) => {
  await atOnce(page);
  await play(page, { game: "superexpress", n_seats: 5 });
  await waitForMine(page);
  const figure = page.locator(".train [data-who][role=button]").first();
  await expect(page.locator(".sights .light")).toHaveCount(0);
  await figure.hover({ force: true });
  await expect(page.locator(".sights .light")).toHaveCount(1);
  await page.mouse.move(5, 300);
  await expect(page.locator(".sights .light")).toHaveCount(0);
  await figure.dispatchEvent("click");
  await expect(page.locator(".why")).toContainText(/facing the (locomotive|caboose)/);
  await expect(page.locator(".sights .light")).toHaveCount(1);
});

interface Told {
  sights?: {
    decision: unknown;
    view: {
      seat: number;
      asked: unknown[];
      bandits: { seat: number; aboard: boolean; car: number | null }[];
    };
  }[];
}

test("who is out is told so, on every screen", async ({ page }) => {
  await atOnce(page);
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as Told;
      for (const sight of told.sights ?? []) {
        const own = sight.view.bandits.find((b) => b.seat === sight.view.seat);
        if (own) Object.assign(own, { aboard: false, car: null, floor: null, line: null, facing: null });
        sight.decision = null;
        sight.view.asked = [];
      }
      socket.send(JSON.stringify(told));
    });
  });
  await play(page, { game: "superexpress", n_seats: 5 });
  await expect(page.locator(".prompt.alarm")).toContainText("You are out of the game.");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".prompt.alarm")).toBeInViewport();
    await expect(page.locator(".sheet.out .state"), `${width}×${height}`).toBeInViewport({ ratio: 0.95 });
  }
});

test("however many loot cards somebody has, how many and the highest are seen", async ({ page }) => {
  const LOOT = [[356], [356, 378], [378, 356], [301, 345, 312], [345, 301], [300, 301, 399], []];
  await atOnce(page);
  await page.addInitScript(() => localStorage.setItem("folsom.language", "de"));
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as { sights?: { view: { loot: object[] } }[] };
      for (const { view } of told.sights ?? []) view.loot = LOOT.map((values, seat) => ({ seat, values }));
      socket.send(JSON.stringify(told));
    });
  });
  await play(page, { game: "superexpress", n_seats: 7 });
  await waitForMine(page);
  await expect(page.locator(".sheet .loot", { hasText: "399" })).toBeVisible();
  /** What is whole inside its sheet. */
  const seen = () =>
    page.locator(".sheet").evaluateAll((sheets) =>
      sheets.map((sheet) =>
        [...sheet.querySelectorAll(".loot")]
          .filter((e) => {
            const [box, row] = [e.getBoundingClientRect(), e.parentElement!.getBoundingClientRect()];
            return (
              box.width && box.right <= row.right + 1 && box.left >= row.left - 1 && box.top < row.bottom
            );
          })
          .map((e) => e.textContent!.trim())
          .join(" "),
      ),
    );
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const told = await seen();
    LOOT.forEach((values, seat) => {
      const where = `${width}×${height}, ${values.join()}: ${told[seat]}`;
      if (values.length) expect(told[seat], where).toContain(String(Math.max(...values)));
      const all = values.every((value) => told[seat]!.includes(String(value)));
      if (values.length > 1 && !all) expect(told[seat], where).toContain(`×${values.length}`);
    });
  }
});

for (const language of ["de", "fi", "pl", "ar", "nb", "fr"])
  test(`"stunned" and "out" are whole or not there, ${language}`, async ({ page }) => {
    await atOnce(page);
    await page.addInitScript((l) => localStorage.setItem("folsom.language", l), language);
    await page.routeWebSocket(/socket$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        const told = JSON.parse(String(message)) as { sights?: { view: { bandits: object[] } }[] };
        for (const sight of told.sights ?? [])
          for (const b of sight.view.bandits) Object.assign(b, { stunned: true });
        socket.send(JSON.stringify(told));
      });
    });
    await play(page, { game: "superexpress", n_seats: 5 });
    await expect(page.locator(".sheet .state")).toHaveCount(5);
    const cut = () =>
      page.locator(".sheet .state").evaluateAll((all) =>
        all
          .map((e) => ({ e, row: e.parentElement!.getBoundingClientRect(), box: e.getBoundingClientRect() }))
          .filter(({ row, box }) => box.top < row.bottom - 1)
          .filter(({ e, row, box }) => {
            const over = box.left < row.left - 1 || box.right > row.right + 1 || box.bottom > row.bottom + 1;
            return over || e.scrollWidth > e.clientWidth + 1;
          })
          .map(({ e }) => e.textContent!.trim()),
      );
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await cut(), `${width}×${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.locator(".sheet .state").first()).toBeInViewport();
  });

test("a line of the log that slides under a resting mouse lights nothing on the train", async ({ page }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  const log = (await page.getByRole("log").boundingBox())!;
  const line = { x: log.x + log.width / 2, y: log.y + log.height - 12 };
  await page.mouse.move(line.x, line.y - 4);
  await page.mouse.move(line.x, line.y);
  for (let turns = 0; turns < 4 && (await waitForMine(page)); turns++) {
    await andThen(page, () => page.keyboard.press("1"));
    await expect(page.locator(".space .pointed, [data-who].pointed")).toHaveCount(0);
  }
});
