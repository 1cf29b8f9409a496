/** The table explains itself, in words, by touch and to those who do not see it. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { andThen, atOnce, finished, keep, play, waitForMine } from "./helpers";

test("the result takes the focus, shuts with Escape, and nothing behind it can be reached", async ({
  page,
}) => {
  await atOnce(page);
  await finished(page, { game: "express", n_seats: 3 });
  await expect(page.getByRole("dialog", { name: "Result" })).toBeFocused();
  const outside = () =>
    page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest(".end"));
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press("Tab");
    expect(await outside()).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(page.locator(".end")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.locator(".end")).toBeVisible();
});

for (const game of ["express", "superexpress"])
  test(`the end is told by itself, to the results, ${game}`, async ({ page }) => {
    await atOnce(page);
    await play(page, { game, n_seats: 3 });
    await waitForMine(page);
    await page.evaluate(() => localStorage.setItem("folsom.speed", "1"));
    await page.getByRole("navigation").getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Let a bot play for me" }).click();
    await expect(page.locator(".end .reveal")).toContainText("The end of the line", { timeout: 120_000 });
    await expect(page.locator(".end .sum, .end .total").first()).toBeHidden();
    await expect(page.locator(".end .reveal")).not.toContainText("The end of the line", {
      timeout: 10_000,
    });
    await expect(page.locator(".end .reveal")).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: "Result" })).toBeFocused();
  });

test("at the end nothing that is told is cut short, on a small phone with six", async ({ page }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 6, bandit: "cheyenne" });
  await waitForMine(page);
  await page.setViewportSize({ width: 360, height: 640 });
  // So slowly that it is gone through by hand.
  await page.evaluate(() => localStorage.setItem("folsom.speed", "0.01"));
  await page.getByRole("navigation").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  const stage = page.locator(".end .reveal .stage");
  await expect(stage).toContainText("The end of the line", { timeout: 120_000 });
  const cut = () =>
    stage.evaluate((element) => {
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walk.nextNode()) {
        const frame = walk.currentNode.parentElement!.closest(".column, .row")?.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(walk.currentNode);
        for (const { left, right } of frame ? words.getClientRects() : [])
          if (left < frame!.left || right > frame!.right) found.push(walk.currentNode.textContent!);
      }
      return found;
    });
  const on = page.locator(".reveal footer .act");
  const room = () =>
    on.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getBoundingClientRect().left - button.getBoundingClientRect().left;
    });
  const seen = new Set<string>();
  for (;;) {
    expect(await cut()).toEqual([]);
    expect(await room(), "beside the button's word").toBeGreaterThan(10);
    const told = await stage.locator("ul, svg, div").first().getAttribute("class");
    if (!seen.has(told!)) await keep(page, `end-360x640-${seen.size}`);
    seen.add(told!);
    if (told === "stand") break;
    await on.click();
  }
  expect(seen.size).toBeGreaterThan(3);
});

for (const game of ["express", "superexpress"])
  test(`forced colours show the current round and phase, ${game}`, async ({ page }) => {
    await atOnce(page);
    await play(page, { game, n_seats: 4 });
    await waitForMine(page);
    await page.emulateMedia({ forcedColors: "active" });
    // Grounds are all one there: what is left is a frame.
    const framed = (where: string) =>
      page.locator(where).evaluateAll((all) => all.map((e) => getComputedStyle(e).outlineStyle === "solid"));
    for (const where of [".pips li", game === "express" ? ".turns li" : ".steps li"]) {
      expect(await framed(`${where}.now`)).toEqual([true]);
      expect(await framed(`${where}:not(.now)`)).not.toContain(true);
    }
    await keep(page, `forced-colours-${game}`);
  });

test("the preview asks once and says it once, however long one looks", async ({ page }) => {
  await atOnce(page);
  await play(page, { game: "superexpress", n_seats: 4 });
  await waitForMine(page);
  // The plan's ghosts are foreseen for themselves.
  const foreseen = page.waitForResponse(/preview/);
  await page.locator(".hand .rest .card").first().click();
  await foreseen;
  let asked = 0;
  page.on("request", (request) => (asked += Number(request.url().includes("preview"))));
  await page.keyboard.press("v");
  const told = page.locator(".preview [role=status]");
  await expect(told).not.toHaveText("");
  const said = await told.evaluate(
    (node) =>
      new Promise<number>((done) => {
        let changes = 0;
        new MutationObserver(() => (changes += 1)).observe(node, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        // Longer than three beats of the line to the server, each of which tells the page something.
        setTimeout(() => done(changes), 4000);
      }),
  );
  expect({ asked, said }).toEqual({ asked: 1, said: 0 });
});

/** A finger held on something, and lifted. */
async function hold(page: Page, target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at });
  await expect(page.locator(".help")).toBeVisible();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a card held down says what it does, and is not played", async ({ page }) => {
    await atOnce(page);
    await play(page, { game: "express", n_seats: 4 });
    await waitForMine(page);
    const table = page.locator(".table");
    const moment = await table.getAttribute("data-moment");
    const card = page.locator(".hand .card.can").first();
    await hold(page, card);
    await expect(page.locator(".help")).toContainText(/Rule E4\.\d/);
    await keep(page, "help-card-390x844");
    await expect(table).toHaveAttribute("data-moment", moment!);
    // A tap beside it puts it away, and plays nothing either.
    await page.locator(".sheet").first().tap();
    await expect(page.locator(".help, dialog")).toHaveCount(0);
    await expect(table).toHaveAttribute("data-moment", moment!);
    // On a phone the first tap lifts a card, the second plays it.
    await card.tap();
    await andThen(page, () => card.tap());
  });

  test("the rules open without the keyboard of a phone, which would hide them", async ({ page }) => {
    await atOnce(page);
    await play(page, { game: "express", n_seats: 4 });
    await waitForMine(page);
    await page.getByRole("navigation").getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Rules", exact: true }).tap();
    const rules = page.getByRole("dialog", { name: "Rules of this game" });
    await expect(rules.getByRole("group", { name: "Rules" })).toBeFocused();
    await rules.getByRole("searchbox").tap();
    await expect(rules.getByRole("searchbox")).toBeFocused();
  });

  test("what else is on the table says what it is", async ({ page }) => {
    await atOnce(page);
    await play(page, { game: "express", n_seats: 4, options: { powers: true, events: true } });
    await waitForMine(page);
    await expect(page.locator(".sheet[data-help]")).toHaveCount(4);
    for (const [what, words] of [
      [".turns li >> nth=0", "Cards are played face up."],
      [".event", "round"],
      ["[data-help^='cards ']:visible >> nth=0", "Six are drawn at the start of a round"],
      ["[data-help^='bullets ']:visible >> nth=0", "With none left, Shoot does nothing."],
      [".sheets [data-help^='loot purse']:visible >> nth=0", "Worth $250 to $500"],
      [".pips li:visible >> nth=0", "Round 1"],
    ] as const) {
      await test.step(what, () => hold(page, page.locator(what)));
      if (what !== ".event") await expect(page.locator(".help")).toContainText(words);
      await page.getByRole("button", { name: "Close" }).tap();
      await expect(page.locator(".help")).toHaveCount(0);
    }
  });
});

for (const game of ["express", "superexpress"])
  test(`everything that asks for help gets it, in one sentence, ${game}`, async ({ page }) => {
    await atOnce(page);
    await play(page, { game, n_seats: 4 });
    await waitForMine(page);
    await expect(page.locator(".sheet[data-help]")).toHaveCount(4);
    const kinds = await page
      .locator("[data-help]")
      .evaluateAll((all) => [...new Set(all.map((e) => e.getAttribute("data-help")!))]);
    expect(kinds.length).toBeGreaterThan(15);
    const seen = new Set<string>();
    for (const about of kinds) {
      const kind = about.split(" ")[0]!;
      const target = page.locator(`[data-help="${about}"]:visible`).first();
      if (seen.has(kind) || !(await target.count())) continue;
      seen.add(kind);
      // Above all others, so that it is there to be pointed at.
      for (const event of ["pointerover", "pointermove"])
        await target.dispatchEvent(event, { pointerType: "mouse", bubbles: true });
      const help = page.locator(".help");
      await expect(help, about).toBeVisible();
      await expect(help.locator("p, dl").first(), about).toContainText(/\S{2}/);
      await expect(help.locator("footer"), about).toContainText(/Rule [ES]\d/);
      await keep(page, `help-${game}-${kind}`);
      await page.keyboard.press("Escape");
      await expect(help).toHaveCount(0);
    }
  });

test("what has the focus is explained, and goes with it", async ({ page }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 4 });
  await waitForMine(page);
  await page.keyboard.press("Tab");
  const card = page.locator(".hand .card").first();
  await card.focus();
  await expect(page.locator(".help")).toContainText(/Rule E[34]\.\d/);
  await expect(card).toHaveAttribute("aria-describedby", "help");
  await page.keyboard.press("Tab");
  await expect(card).not.toHaveAttribute("aria-describedby");
  // What cannot be pressed is reached by arrow keys, from the one stop of its group.
  await page.locator(".rounds").focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowRight");
  await expect(page.locator(".help")).toContainText("Cards are played face up.");
});

for (const game of ["express", "superexpress"])
  test(`the rules open over the table, and are searched, ${game}`, async ({ page }) => {
    await atOnce(page);
    await play(page, { game, n_seats: 4 });
    await waitForMine(page);
    await page.keyboard.press("r");
    const rules = page.getByRole("dialog", { name: "Rules of this game" });
    await expect(rules).toBeVisible();
    await expectAccessible(page, "rules");
    const all = await rules.locator("li").count();
    await rules.getByRole("searchbox").fill("SHOOT");
    await expect(rules.getByRole("status")).toContainText(/\d+ places?/);
    expect(await rules.locator("li").count()).toBeLessThan(all);
    await keep(page, `rules-search-${game}`);
    await rules.getByRole("searchbox").fill("zzz");
    await expect(rules.getByRole("status")).toHaveText("Nothing found");
    // The first Escape gives all rules back, the next one the table.
    await rules.getByRole("searchbox").press("Escape");
    await expect(rules.getByRole("searchbox")).toHaveValue("");
    expect(await rules.locator("li").count()).toBe(all);
    await rules.getByRole("searchbox").press("Escape");
    await expect(rules).toHaveCount(0);
    await page.keyboard.press("r");
    await page.setViewportSize({ width: 390, height: 844 });
    await keep(page, `rules-390x844-${game}`);
    await rules.getByRole("button", { name: "Close" }).click();
    await expect(rules).toHaveCount(0);
    await expect(page.locator(".prompt.mine")).toBeVisible();
  });

test("a mouse that lies still asks nothing, whatever comes to lie under it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().hover();
  const under = await page.evaluateHandle(() => [] as string[]);
  await page.evaluate(
    (all) => document.addEventListener("pointerover", (e) => all.push((e.target as Element).tagName), true),
    under,
  );
  await page.mouse.down();
  await page.mouse.up();
  await waitForMine(page);
  await expect.poll(() => under.evaluate((all) => all.length)).toBeGreaterThan(0);
  const noted = page.waitForSelector("[data-answer]", { timeout: 2_000 }).catch(() => null);
  expect(await noted).toBeNull();
});
