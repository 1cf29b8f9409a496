/**
 * Arabic is read from right to left: words, time and hands run that way, the train as on the box, and nothing
 * is cut off.
 */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import {
  atOnce,
  expectNoScroll,
  finished,
  keep,
  play,
  playByMouse,
  tableWithBots,
  waitForMine,
  type Wish,
} from "./helpers";
import { expectRoomy } from "./room";

const SIZES = [
  [360, 640],
  [844, 390],
  [1280, 720],
] as const;
const inArabic = (page: Page) => page.addInitScript(() => localStorage.setItem("folsom.language", "ar"));

/**
 * Words that reach beyond the window, or beyond what cuts them off. Lines of the log, names beside a
 * bandit's, and what stands at a turning point of the graph may be cut short.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.querySelector("#app")!, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode,
        parent = text.parentElement!;
      if (
        !text.textContent!.trim() ||
        getComputedStyle(parent).clipPath !== "none" || // said, not shown
        parent.closest(
          ".hidden, .lines, .title small, .world, .preview span, .turn em, option, [title] > title",
        )
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      let from = 0,
        to = innerWidth;
      for (let e: Element | null = parent; e; e = e.parentElement) {
        const box = e.getBoundingClientRect();
        if (/auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth) break;
        if (getComputedStyle(e).overflowX !== "visible")
          [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
      }
      if (width && (left < from - 1 || right > to + 1)) {
        const where = parent.closest("[class]")?.className ?? "";
        found.push(`${where}: ${text.textContent!.trim()}`);
      }
    }
    return found;
  });

async function expectWhole(page: Page, name: string, noScroll = true): Promise<void> {
  await expect(page.locator("html[lang=ar][dir=rtl]")).toBeAttached();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    if (noScroll) await expectNoScroll(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${name} at ${width}×${height}`,
    ).toBeLessThanOrEqual(0);
    await expect.poll(() => cutOff(page), `${name} at ${width}×${height}`).toEqual([]);
    await expectAccessible(page, `${name} at ${width}×${height}`);
    await keep(page, `${name}-ar-${width}x${height}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** Whether each lies to the left of the one before. */
const runsLeft = (all: Locator) =>
  all.evaluateAll((each) => {
    const at = each.map((e) => e.getBoundingClientRect().left);
    return at.length > 1 && at.every((x, i) => !i || x < at[i - 1]!);
  });

const TABLES: Wish[] = [
  { game: "express", n_seats: 4, bandit: "doc" },
  { game: "express", n_seats: 6, bandit: "doc" },
  { game: "superexpress", n_seats: 7, options: { reflex: true, horse: true } },
];

for (const wish of TABLES) {
  test(`a table in Arabic: ${wish.game}, ${wish.n_seats}`, async ({ page }) => {
    await atOnce(page);
    await inArabic(page);
    await play(page, wish);
    await waitForMine(page);
    await expectWhole(page, `table-${wish.game}-${wish.n_seats}`);
    for (const order of [".pips li", ".hand .card.can", ".prompt, .hand, section.log"])
      expect(await runsLeft(page.locator(order)), order).toBe(true);
    expect(await runsLeft(page.locator(".car"))).toBe(true); // car 0 is the locomotive, on the right
    const asked = new Set<string>();
    for (let answers = 0; answers < 20 && (await waitForMine(page)); answers++) {
      const title = (await page.locator(".prompt b").first().textContent())!;
      if (!asked.has(title)) await expectRoomy(page, `table-ar-${wish.game}-${wish.n_seats}-${asked.size}`);
      asked.add(title);
      if (wish.game !== "express") break;
      await page.setViewportSize({ width: 1280, height: 720 });
      await playByMouse(page, 1, answers);
    }
  });
}

test("the first page and the set-up in Arabic", async ({ page }) => {
  await inArabic(page);
  await page.goto("/");
  await expect(page.locator(".bill .btn.act")).toBeVisible();
  await expectWhole(page, "landing");
  await page.goto(`/t/${await tableWithBots(page, { game: "express", n_seats: 4 })}`);
  await expect(page.locator(".lobby .chairs li")).toHaveCount(4);
  await expectWhole(page, "lobby", false);
  await page.locator(".board .btn").click();
  await page.locator(".fine summary").click();
  await expectWhole(page, "lobby-board", false);
});

test("a name written from left to right stays so in an Arabic sentence", async ({ page }) => {
  await inArabic(page);
  await page.goto(`/t/${await tableWithBots(page, { game: "express", n_seats: 4 })}`);
  await page.locator(".name input").fill("Ada!");
  await page.locator(".name input").press("Tab");
  const name = page.locator(".chairs .mine bdi");
  await expect(name).toHaveText("Ada!");
  expect(
    await name.evaluate((e) => {
      const [first, last] = [0, 3].map((i) => {
        const range = document.createRange();
        range.setStart(e.firstChild!, i);
        range.setEnd(e.firstChild!, i + 1);
        return range.getBoundingClientRect().left;
      });
      return first! < last!;
    }),
  ).toBe(true);
});

for (const game of ["express", "superexpress"]) {
  test(`a lesson in Arabic: ${game}`, async ({ page }) => {
    await atOnce(page);
    await inArabic(page);
    await page.goto(`/how/${game}`);
    await page.locator(".coach .go .act").click();
    await expect(page.locator(".hand .can")).toHaveCount(1);
    await expectWhole(page, `lesson-${game}`);
  });
}

test("the end, the replay and the dialogs in Arabic", async ({ page }) => {
  await atOnce(page);
  const id = await finished(page, { game: "express", n_seats: 3 });
  await inArabic(page);
  await page.reload();
  await expect(page.locator(".end .plans").first()).toBeVisible();
  await expectWhole(page, "end");
  await page.goto(`/replay/${id}#20`);
  await expect(page.getByRole("slider")).toBeVisible();
  await expectWhole(page, "replay");
  // The train, and time with it, runs to the right in every language.
  await page.locator(".brand").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/#21$/);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/#20$/);
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  for (const [name, button] of [
    ["menu", page.locator(".top nav .btn").last()],
    ["chat", page.locator(".top nav .btn").nth(1)],
    ["sheet", page.locator("button.sheet").last()],
  ] as const) {
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectWhole(page, name);
    await page.keyboard.press("Escape");
  }
});

test("keys do what they say, whatever alphabet the keyboard writes", async ({ page }) => {
  await atOnce(page);
  await inArabic(page);
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  await page.locator("body").dispatchEvent("keydown", { key: "ص", code: "KeyW", bubbles: true });
  await expect(page.locator(".why")).toBeVisible();
});
