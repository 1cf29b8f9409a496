import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import type { Recording } from "../../src/table/recording";
import { expectAccessible } from "./accessible";
import { atOnce, errorsOf, expectNoScroll } from "./helpers";

const steps = (game: string) => {
  const file = new URL(`../../src/generated/lesson-${game}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as Recording).steps;
};
/** What a learner shall have met, in this order, and the step that teaches it. */
const IDEAS: Record<string, Record<string, string>> = {
  express: {
    goal: "goal",
    "Schemin’ and Rob": "scheme",
    "the common pile": "wire",
    "speeding-up and Change Floor": "climb",
    "Move, inside and on roofs": "run",
    "reading the pile": "read",
    "Stealin’ and what loot is worth": "rob",
    "Punch, suffered": "punched",
    "a plan that goes wrong": "astray",
    "a forced move": "welcome",
    Marshal: "marshal",
    "Shoot and line of sight": "shot",
    "bullets that clog the hand": "bullet",
    Punch: "punch",
    "drawing instead": "draw",
    tunnel: "tunnel",
    switching: "switching",
    "a card that finds nothing": "nothing",
    "a power": "power",
    "an event": "event",
    "another power": "belle",
    Gunslinger: "gunslinger",
    "the end and the tie": "end",
  },
  superexpress: {
    goal: "goal",
    "secret plans and facing": "move",
    Reflex: "reflex",
    Shoot: "shoot",
    passes: "passes",
    "a shot pushes and knocks down": "pushed",
    "off the train is out": "off",
    "uncoupling and loot": "uncoupled",
    Horse: "horse",
    "facing before a shot": "flip",
    "falling and returning": "rode",
    "the end": "end",
  },
};
const READ_A_MINUTE = 200;
const MOST_SECONDS = 360;
/** To find what glows, and to tap it. */
const TO_TAP = 2;

const coach = (page: Page) => page.locator(".coach");
const stepOf = (page: Page) => coach(page).getAttribute("data-step");
const quiet = (page: Page) => expect(page.locator(".coach:not(.playing)")).toBeVisible();

/** Taps what the table says is wanted. */
async function obey(page: Page): Promise<void> {
  const tap = (await page.locator("main").getAttribute("data-tap")) ?? "";
  // A bullet is no card to be played, and says so to those who listen.
  if (tap.startsWith("card bullet")) await page.locator(".hand .b-bullet").click({ force: true });
  else if (tap.startsWith("card ")) await page.locator(".hand .can").first().click();
  else if (tap.startsWith("sheet")) await page.locator(".sheet").first().click();
  else if (/^(space|token)/.test(tap) && (await page.locator(".legal").count()))
    await page.locator(".legal").dispatchEvent("click");
  else await page.locator(".coach .go .act").click();
}

/** On by what is wanted, up to a step. */
async function until(page: Page, step: string): Promise<void> {
  for (let k = 0; k < 90 && (await stepOf(page)) !== step; k++) {
    await quiet(page);
    if ((await stepOf(page)) !== step) await obey(page);
  }
  await quiet(page);
  expect(await stepOf(page)).toBe(step);
}

for (const game of ["express", "superexpress"]) {
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });
    test(`the lesson of ${game} teaches every idea, by doing, in six minutes`, async ({ page }) => {
      const errors = errorsOf(page);
      const asked: string[] = [];
      page.on("request", (r) => void (r.url().includes("/api/") && asked.push(r.url())));
      page.on("websocket", (socket) => asked.push(socket.url()));
      await page.addInitScript(() => {
        const here = window as Window & { shown?: number };
        let last = 0;
        here.shown = 0;
        requestAnimationFrame(function look(now) {
          if (document.querySelector(".coach.playing")) here.shown! += now - last;
          last = now;
          requestAnimationFrame(look);
        });
      });
      await page.goto(`/how/${game}`);
      const met: string[] = [];
      let words = 0;
      let taps = 0;
      for (;;) {
        await quiet(page);
        const step = (await stepOf(page))!;
        if (met.at(-1) !== step) {
          met.push(step);
          words += (await page.locator(".coach .said").innerText()).split(/\s+/).length;
        }
        if (step === "end") break;
        await obey(page);
        taps += 1;
      }
      expect(met).toEqual(steps(game).map((step) => step.name));
      expect(Object.values(IDEAS[game]!).filter((step) => !met.includes(step))).toEqual([]);
      const shown = await page.evaluate(() => (window as Window & { shown?: number }).shown!);
      const seconds = (words / READ_A_MINUTE) * 60 + shown / 1000 + taps * TO_TAP;
      console.log(`${game}: ${words} words, ${Math.round(shown / 1000)} s of show, ${Math.round(seconds)} s`);
      expect(seconds).toBeLessThanOrEqual(MOST_SECONDS);
      expect(errors).toEqual([]);
      expect(asked, "a lesson needs no server").toEqual([]);
    });
  });
}

test("a wrong tap changes nothing and says why; the third brings somebody who does it @brief", async ({
  page,
}) => {
  await atOnce(page);
  await page.goto("/how/express");
  await until(page, "scheme");
  const hand = page.locator(".hand .card");
  const card = (name: string) => hand.filter({ hasText: name });
  await card("Shoot").click({ force: true });
  await expect(coach(page)).toContainText("Not yet. You may not shoot someone in your own space anyway.");
  await card("Move").click({ force: true });
  await expect(coach(page)).toContainText("Good idea, wrong moment. Try what glows.");
  await expect(page.locator("main")).toHaveClass(/nods/);
  await expect(page.getByRole("button", { name: "Show me" })).toHaveCount(0);
  await page.locator('[data-space="1 inside"]').dispatchEvent("click");
  await expect(page.locator("main")).toHaveAttribute("data-tap", "card django rob");
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(coach(page)).toHaveAttribute("data-step", "wire");
  await expect(hand).toHaveCount(5);
});

test("the wrong loot, the wrong roof and the wrong cylinder are explained", async ({ page }) => {
  await atOnce(page);
  await page.goto("/how/express");
  await until(page, "rob");
  await page.locator('[data-token="3"]').dispatchEvent("click");
  await expect(coach(page)).toContainText("The jewel never disappoints.");
  await until(page, "back");
  await page.locator('[data-space="1 roof"]').dispatchEvent("click");
  await expect(coach(page)).toContainText("Wrong way.");
  await until(page, "knock");
  await page.getByRole("button", { name: "a purse ($250)" }).click();
  await expect(coach(page)).toContainText("The jewel is yours, morally.");
  await until(page, "gunslinger");
  await page.locator(".sheet").nth(2).click();
  await expect(coach(page)).toContainText("Three shots. You fired four.");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("a lesson that was left goes on where it was; Back and Skip lead elsewhere", async ({ page }) => {
  await atOnce(page);
  await page.goto("/how/express");
  await until(page, "taken");
  await page.reload();
  await expect(coach(page)).toHaveAttribute("data-step", "taken");
  await expect(coach(page)).toContainText("Remember that face.");
  await page.goto("/");
  await page.getByRole("link", { name: "Lesson, step 12" }).click();
  await expect(coach(page)).toHaveAttribute("data-step", "taken");
  await page.getByRole("button", { name: "Back one step" }).click();
  await expect(coach(page)).toHaveAttribute("data-step", "back");
  await expect(page.locator(".legal")).toHaveCount(1);
  await obey(page);
  await quiet(page);
  await expect(coach(page)).toHaveAttribute("data-step", "taken");
  await page.getByRole("navigation").getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Next act" }).click();
  await expect(coach(page)).toHaveAttribute("data-step", "bullet");
  await page.setViewportSize({ width: 360, height: 640 });
  await coach(page).getByRole("button", { name: "Skip" }).click();
  await coach(page).getByRole("link", { name: "Colt Super Express" }).click();
  await expect(page).toHaveURL(/how\/superexpress$/);
  await expect(coach(page)).toHaveAttribute("data-step", "goal");
});

test("a lesson by keyboard alone, and who listens hears every sentence", async ({ page }) => {
  await atOnce(page);
  await page.goto("/how/superexpress");
  await expect(page.locator(".coach [aria-live=polite]")).toContainText(
    "Every round the last car is cut loose.",
  );
  await expectAccessible(page, "lesson-superexpress");
  for (const key of [" ", "1", "1", "1"]) {
    const before = await coach(page).innerText();
    await page.keyboard.press(key);
    await expect(coach(page)).not.toHaveText(before);
  }
  await page.getByRole("button", { name: "Lock" }).focus();
  await page.keyboard.press("Enter");
  await expect(coach(page)).toHaveAttribute("data-step", "passes");
  await quiet(page);
  await page.locator("body").evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Enter");
  await expect(coach(page)).toHaveAttribute("data-step", "pushed");
});

/** The longest sentences, and the most buttons. */
for (const [game, at] of [
  ["express", 7],
  ["express", 19],
  ["express", 29],
  ["superexpress", 10],
] as const) {
  test(`step ${at + 1} of ${game} fits everywhere, in every language`, async ({ page }) => {
    await atOnce(page);
    const sizes = [
      [1280, 720],
      [768, 1024],
      [844, 390],
      [390, 844],
      [360, 640],
    ] as const;
    for (const language of ["en", "de", "fr", "fi", "pl", "ar"]) {
      await page.addInitScript(
        ([language, game, at]) => {
          localStorage.setItem("folsom.language", language);
          localStorage.setItem(`folsom.lesson-${game}`, String(at));
        },
        [language, game, at] as const,
      );
      await page.goto(`/how/${game}`);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect(coach(page)).toBeVisible();
        await expectNoScroll(page);
        await expect
          .poll(
            () =>
              page.evaluate(() => {
                const over = document.querySelector(".coach")!.getBoundingClientRect();
                const hides = [...document.querySelectorAll(".space rect, .hand .card, .sheet")].filter(
                  (e) => {
                    const box = e.getBoundingClientRect();
                    return (
                      box.height > 0 &&
                      box.left < over.right - 1 &&
                      over.left < box.right - 1 &&
                      box.top < over.bottom - 2 &&
                      over.top < box.bottom - 2
                    );
                  },
                );
                const cut = [...document.querySelectorAll(".coach, .coach .tape, .coach .btn")].filter(
                  (e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1,
                );
                const small = [...document.querySelectorAll(".coach .btn")].filter((e) => {
                  const box = e.getBoundingClientRect();
                  return box.height > 0 && (box.height < 44 || box.width < 44 || box.right > innerWidth + 1);
                });
                return [...hides, ...cut, ...small].map((e) => e.getAttribute("aria-label") ?? e.className);
              }),
            `${language} ${width}×${height}`,
          )
          .toEqual([]);
      }
    }
  });
}
