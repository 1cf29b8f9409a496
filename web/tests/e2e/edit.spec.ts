/** The editor of positions: pieces dragged and tapped, the impossible refused, and played on from. */
import { readFileSync } from "node:fs";
import { expect, type Locator, test, type Page } from "@playwright/test";
import type { ExpressPosition } from "../../src/analysis/position";
import { expectAccessible } from "./accessible";
import { atOnce, errorsOf, expectNoScroll, keep } from "./helpers";

async function editing(page: Page, game: string): Promise<void> {
  await atOnce(page);
  await page.goto("/replay");
  await page.getByRole("button", { name: `Sample: ${game}`, exact: true }).click();
  await expect(page.getByRole("slider", { name: "Moment" })).toBeVisible();
  await page.getByRole("button", { name: "Put a position together" }).click();
  await expect(editor(page)).toBeVisible();
  await expect(analyse(page)).toBeEnabled();
}

const editor = (page: Page) => page.getByRole("dialog", { name: "Put a position together" });
const analyse = (page: Page) => page.getByRole("button", { name: "Analyse this position" });
const piece = (page: Page, name: string) =>
  editor(page).getByRole("list", { name: "Pieces" }).getByRole("button", { name, exact: true });
const space = (page: Page, at: string) => editor(page).locator(`.scene [data-space="${at}"]`).first();

test("an impossible position is refused with its rule, mended, and played on from", async ({ page }) => {
  const errors = errorsOf(page);
  await editing(page, "Colt Express");
  await expectAccessible(page, "editor");

  // Tapped and put: the Marshal into the caboose, where bandits are at the beginning.
  await piece(page, "the Marshal").click();
  await expect(editor(page)).toContainText("In your hand: the Marshal.");
  await editor(page).getByRole("button", { name: "the Marshal, into the caboose" }).click();
  const wrong = editor(page).getByRole("alert");
  await expect(wrong).toContainText(/nobody stays inside the Marshal’s car \(E4\.8\)/);
  await expect(analyse(page)).toBeDisabled();
  await keep(page, "edit-refused");
  await wrong.getByRole("button", { name: "Undo" }).click();
  await expect(wrong).toHaveCount(0);
  await expect(analyse(page)).toBeEnabled();

  // Dragged: Belle to the roof of car 2.
  const [from, to] = [
    await editor(page).locator('.scene g[role="button"][data-who="belle"]').boundingBox(),
    await space(page, "2 roof").boundingBox(),
  ];
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(analyse(page)).toBeEnabled();
  await analyse(page).click();
  await expect(page).toHaveURL(/\/study#s=/);
  await expect(editor(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Belle, roof of car 2/ }).first()).toBeAttached();

  // Played on, and still there after a reload: the link carries it.
  await page.locator(".options li button").first().click();
  await expect(page.getByRole("region", { name: "Replay" })).toContainText("1/1");
  await page.reload();
  await expect(page.getByRole("button", { name: /Belle, roof of car 2/ }).first()).toBeAttached();
  expect(errors).toEqual([]);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the Marshal, a bandit, loot and a piece of the tray are dragged", async ({ page, context }) => {
    await editing(page, "Colt Express");
    const devtools = await context.newCDPSession(page);
    const centre = (box: { x: number; y: number; width: number; height: number } | null) => ({
      x: box!.x + box!.width / 2,
      y: box!.y + box!.height / 2,
    });
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    const drag = async (what: Locator, where: Locator) => {
      const [from, to] = [centre(await what.boundingBox()), centre(await where.boundingBox())];
      await touch("touchStart", from);
      for (let part = 0.1; part < 1.05; part += 0.1)
        await touch("touchMove", {
          x: from.x + (to.x - from.x) * part,
          y: from.y + (to.y - from.y) * part,
        });
      await touch("touchEnd");
    };
    const figure = (who: string) => editor(page).locator(`.scene g[role="button"][data-who="${who}"]`);
    const stands = (who: string, at: string) =>
      expect(async () => {
        const box = (await space(page, at).boundingBox())!;
        const { x, y } = centre(await figure(who).boundingBox());
        expect([x > box.x, x < box.x + box.width, y > box.y, y < box.y + box.height]).toEqual(
          Array(4).fill(true),
        );
      }).toPass({ timeout: 10_000 });
    await drag(figure("marshal"), space(page, "2 inside"));
    await stands("marshal", "2 inside");
    await drag(figure("belle"), space(page, "2 roof"));
    await stands("belle", "2 roof");
    const loot = editor(page).locator(".scene g[data-token]");
    const lying = await loot.count();
    await drag(loot.last(), editor(page).locator('[data-owner="belle"]'));
    await expect(loot).toHaveCount(lying - 1);
    await drag(piece(page, "Belle"), space(page, "3 roof"));
    await stands("belle", "3 roof");
  });
});

test("the other game: a car is uncoupled, its loot given away, a figure turned, by keys alone", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await editing(page, "Colt Super Express");
  const press = async (name: string | RegExp) => {
    const button = editor(page).getByRole("button", { name }).first();
    await button.focus();
    await page.keyboard.press("Enter");
  };
  await press("Uncouple the last car");
  const wrong = editor(page).getByRole("alert");
  await expect(wrong).toContainText(/(S3\.3|S3\.4|S2\.1)/);
  await keep(page, "edit-super-refused");
  await piece(page, "$312").press("Enter");
  await editor(page)
    .getByRole("list", { name: "Loot" })
    .getByRole("button", { name: /^Tuco/ })
    .first()
    .press("Enter");
  await expect(wrong).toHaveCount(0);
  await piece(page, "Tuco").press("Enter");
  await press("Turn round");
  await press("Stunned");
  await page.keyboard.press("Escape");
  await expect(analyse(page)).toBeEnabled();
  await analyse(page).press("Enter");
  await expect(page).toHaveURL(/\/study#s=/);
  await expect(page.getByRole("button", { name: /^Tuco, stunned/ }).first()).toBeAttached();
  expect(errors).toEqual([]);
});

test("the editor fits every screen", async ({ page }) => {
  for (const game of ["Colt Express", "Colt Super Express"]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await editing(page, game);
    for (const [width, height] of [
      [1280, 720],
      [768, 1024],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoScroll(page);
      await expect(analyse(page)).toBeVisible();
      await keep(page, `edit-${game.split(" ").length}-${width}x${height}`);
    }
    await page.getByRole("tab", { name: "Cards" }).click();
    await keep(page, `edit-${game.split(" ").length}-cards`);
  }
});

test("a new position begins with a game of any kind and number of seats", async ({ page }) => {
  await editing(page, "Colt Express");
  const begin = editor(page).locator(".start");
  await begin.getByText("A new game").click();
  await begin.getByRole("button", { name: "2014", exact: true }).click();
  await begin.getByRole("button", { name: "6", exact: true }).click();
  await begin.getByRole("button", { name: "Colt Express, set up" }).click();
  await expect(editor(page).getByRole("list", { name: "Pieces" }).locator("[data-who]")).toHaveCount(7);
  await expect(analyse(page)).toBeEnabled();
  await begin.getByRole("button", { name: "Colt Super Express", exact: true }).click();
  await begin.getByRole("button", { name: "3", exact: true }).click();
  await begin.getByRole("switch", { name: /^Reflex/ }).click();
  await begin.getByRole("button", { name: "Colt Super Express, set up" }).click();
  await expect(editor(page).getByRole("list", { name: "Pieces" }).locator("[data-who]")).toHaveCount(3);
  await editor(page).getByRole("list", { name: "Pieces" }).locator("[data-who]").first().click();
  await expect(editor(page).getByRole("button", { name: "Reflex", exact: true })).toBeVisible();
  await expect(analyse(page)).toBeEnabled();
});

test("a foreign file with an impossible position says which rule it breaks, wherever it is opened", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await atOnce(page);
  await page.goto("/replay");
  await page.getByRole("button", { name: "Sample: Colt Express", exact: true }).click();
  const slider = page.getByRole("slider", { name: "Moment" });
  for (const moment of [1, 2, 3]) {
    await slider.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuenow", String(moment));
  }
  await page.getByRole("button", { name: "Put a position together" }).click();
  await analyse(page).click();
  await expect(page).toHaveURL(/\/study#s=/);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "As a file", exact: true }).click();
  const kept = readFileSync(await (await saving).path(), "utf8");
  const spoilt = (spoil: (position: ExpressPosition) => void) => {
    const study = JSON.parse(kept) as { start: { position: ExpressPosition } };
    spoil(study.start.position);
    return { name: "study.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(study)) };
  };
  for (const [address, spoil, sentence] of [
    ["/study", (each) => each.pile.reverse(), "one card a go, in the order of the turns"],
    ["/replay", (each) => (each.tokens.at(-1)!.known_by = [0]), "everybody what is no secret (E4.11)"],
    ["/study", (each) => (each.marshal = 9), "position.marshal: expected a car from 0 to 4, not 9"],
  ] as [string, (position: ExpressPosition) => void, string][]) {
    await page.goto("/");
    await page.goto(address);
    await page.setInputFiles("input[type=file]", spoilt(spoil));
    await expect(page.getByRole("alert")).toContainText(sentence);
  }
  await keep(page, "study-impossible");
  expect(errors).toEqual([]);
});
