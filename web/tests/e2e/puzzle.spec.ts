import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { Puzzles, writtenDay, type Puzzle, type PuzzleFile } from "../../src/seen/puzzles";
import { expectAccessible } from "./accessible";
import { errorsOf } from "./helpers";
import { cutShort } from "./room";

const puzzlesOf = (game: string) =>
  new Puzzles(
    JSON.parse(
      readFileSync(new URL(`../../src/generated/puzzles-${game}.json`, import.meta.url), "utf8"),
    ) as PuzzleFile,
  );
const express = puzzlesOf("express");

/** The page on the day of a puzzle, at noon. */
async function open(page: Page, puzzles: Puzzles, puzzle: Puzzle, more = ""): Promise<void> {
  await page.clock.setFixedTime(new Date(`${writtenDay(puzzles.dayOf(puzzle))}T12:00:00`));
  await page.goto(`/puzzle/${puzzles.game}${more}`);
}

/** A puzzle that asks for a card: what is pressed for each play can be told from the file. */
const asksForCard = (page: Page) => page.locator(".hand .can").first();
const chances = (page: Page) => page.locator(".plays li");

/** Tries a card; says whether it was the best. */
async function play(page: Page, n: number): Promise<boolean> {
  await page.locator(".hand .can").nth(n).click();
  await expect(page.getByRole("status").filter({ hasText: /that is it|not this time/ })).toBeVisible();
  return (await page.locator(".plays .best i").filter({ hasText: "chosen" }).count()) > 0;
}

test("a puzzle is answered once, tells all chances and reasons, and counts days in a row @brief", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Puzzle of the day" }).click();
  await expect(page.getByRole("heading", { name: "Puzzle of the day" })).toBeVisible();
  const puzzle = express.all.find((each) => each.theme === "run" || each.theme === "flee")!;
  await open(page, express, puzzle);
  await expect(asksForCard(page)).toBeVisible();
  // nothing of the answer is there before it is given
  await expect(chances(page)).toHaveCount(0);
  const isRight = await play(page, 0);
  await expect(chances(page)).toHaveCount(puzzle.shares.length);
  await expect(page.locator("dd")).toHaveCount(puzzle.why.length);
  for (const said of await page.locator("dd").allTextContents()) expect(said).toMatch(/best choice/);
  await expect(page.getByRole("heading", { name: isRight ? "Days in a row: 1" : /No days/ })).toBeVisible();
  // it cannot be tried again, today or tomorrow
  await page.reload();
  await expect(chances(page)).toHaveCount(puzzle.shares.length);
  await expect(asksForCard(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("the sheets beside the puzzle's words are whole", async ({ page }) => {
  const most = ({ seats, nAnswers }: Puzzle) => 1000 * seats + nAnswers;
  for (const puzzle of [...express.all].sort((a, b) => most(b) - most(a)).slice(0, 3)) {
    await open(page, express, puzzle);
    await expect(page.locator("button.sheet").first()).toBeVisible();
    expect(await cutShort(page)).toEqual([]);
  }
});

test("what is shared does not tell the answer", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const puzzle = express.all.find((each) => each.theme === "run" || each.theme === "flee")!;
  await open(page, express, puzzle);
  await play(page, 0);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`Folsom ${puzzle.number + 1}, Colt Express`);
  expect(text).toContain(`day=${writtenDay(express.dayOf(puzzle))}`);
  expect(text).not.toMatch(/Move|Shoot|Rob|Punch|Marshal|Change Floor|Draw|%/);
});

test("a plan of three cards is one answer", async ({ page }) => {
  const supers = puzzlesOf("superexpress");
  const puzzle = supers.all[1]!;
  await open(page, supers, puzzle);
  for (let i = 0; i < 3; i++) await page.locator(".hand .rest .can").first().click();
  await page.getByRole("button", { name: "Lock" }).click();
  await expect(page.getByRole("status").filter({ hasText: /that is it|not this time/ })).toBeVisible();
  await page.getByText(/^All 24 plans/).click();
  await expect(chances(page)).toHaveCount(24);
});

test("the archive has what has had its day, by theme; after the last day it goes round, and says so", async ({
  page,
}) => {
  const tenth = express.all[9]!;
  await open(page, express, tenth, "?archive");
  await expect(page.locator(".past li")).toHaveCount(10);
  const theme = express.all[0]!.theme;
  const own = express.all.slice(0, 9).filter((each) => each.theme === theme).length;
  // What today's is about is not said before it is answered.
  await expect(page.locator(".past li b").nth(0)).toHaveText("");
  await expect(page.locator(".past li b").nth(1)).not.toHaveText("");
  await page
    .locator(".themes button")
    .filter({ hasText: `0 of ${own} solved` })
    .first()
    .click();
  expect(await page.locator(".past li").count()).toBeLessThanOrEqual(10);
  await page.clock.setFixedTime(new Date(`${writtenDay(express.first + express.all.length)}T12:00:00`));
  await page.goto("/puzzle/express");
  await expect(page.getByText(/^From the archive: the puzzle of/)).toBeVisible();
});

const SIZES = [
  [1280, 720],
  [390, 844],
  [768, 1024],
  [844, 390],
  [360, 640],
] as const;
for (const [width, height] of SIZES)
  test(`the puzzle is accessible and fits at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const puzzles of [express, puzzlesOf("superexpress")]) {
      await open(page, puzzles, puzzles.all[2]!);
      await expect(page.locator("aside h1")).toBeVisible();
      await expect(page.getByText(/is clearly best/).filter({ visible: true })).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".hand button").first()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width !== 768 && width !== 360) await expectAccessible(page, `puzzle ${puzzles.game} ${width}`);
    }
    await open(page, express, express.all[2]!, "?archive");
    if (width !== 768 && width !== 360) await expectAccessible(page, `archive ${width}`);
    await open(
      page,
      express,
      express.all.find((each) => /run|flee/.test(each.theme))!,
    );
    await play(page, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width !== 768 && width !== 360) await expectAccessible(page, `solution ${width}`);
  });

test("in the low frame of another page the train is large enough to be read, before and after", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 560 });
  const figure = async () => Number(await page.locator(".world").getAttribute("data-figure"));
  await open(
    page,
    express,
    express.all.find(({ theme }) => theme === "flee" || theme === "run")!,
  );
  await expect(asksForCard(page)).toBeVisible();
  await expect.poll(figure).toBeGreaterThan(40);
  await play(page, 0);
  await expect.poll(figure).toBeGreaterThan(24);
});

test("in a frame the way to the whole page covers none of the words", async ({ page }) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.goto("/embed/puzzle/express");
    // whatever the puzzle of this day asks for
    await expect(page.getByRole("region", { name: "The train" })).toBeVisible();
    const title = await page.locator("aside h1").evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().toJSON() as DOMRect;
    });
    const away = (await page.getByRole("link", { name: "Open in Folsom" }).boundingBox())!;
    expect(title.top >= away.y + away.height || title.right <= away.x, `${width}×${height}`).toBe(true);
  }
});
