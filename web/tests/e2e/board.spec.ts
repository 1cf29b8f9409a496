/** The analysis board: the graph, why a turning point was one, variations, worlds, and any game opened. */
import { expect, test, type Page } from "@playwright/test";
import type { TableAnswer } from "../../src/wire/messages";
import { expectAccessible } from "./accessible";
import { atOnce, errorsOf, expectNoScroll, finished, keep, play, waitForMine } from "./helpers";

const SIZES = [
  [1280, 720],
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;

/** Opens a sample, and waits for its first line. */
async function sample(page: Page, game: string): Promise<void> {
  await atOnce(page);
  await page.goto("/replay");
  await page.getByRole("button", { name: `Sample: ${game}`, exact: true }).click();
  await expect(page.locator(".plot [data-line] path").first()).toBeAttached();
}

const moment = (page: Page) => page.getByRole("slider", { name: "Moment" });

test("the graph is a slider that reads itself out, a table, and names the turning points @brief", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await sample(page, "Colt Express");
  await expect(page.locator("[data-line]")).toHaveCount(4);
  await moment(page).press("ArrowRight");
  await expect(moment(page)).toHaveAttribute("aria-valuenow", "1");
  await expect(moment(page)).toHaveAttribute(
    "aria-valuetext",
    /^Step 1 of 116\. .*Chance to win, As each knew it: (\w+ \d+\s?%(, )?){4}$/,
  );
  await page.getByRole("radio", { name: "As Belle saw it" }).click();
  await expect(page.getByRole("radio", { name: "As Belle knew it" })).toBeChecked();
  await page.getByRole("radio", { name: "What was true" }).click();
  await expect(moment(page)).toHaveAttribute("aria-valuetext", /What was true: .*Belle \d+\s?%/);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("row")).toHaveCount(118);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  const points = page.getByRole("button", { name: /^Turning point 1/ });
  await expect(points).toBeVisible();
  await points.click();
  await expect(page.getByText("What would have followed")).toBeVisible();
  await expect(page.locator(".followed li").first()).toBeVisible();
  await page.getByRole("button", { name: "Keep as variation" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: /^Better: / })).toBeVisible();
  await expectAccessible(page, "board");
  expect(errors).toEqual([]);
});

for (const game of ["Colt Express", "Colt Super Express"])
  test(`the board fits every screen: ${game}`, async ({ page }) => {
    await sample(page, game);
    await moment(page).press("PageDown");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expectNoScroll(page);
      await expect(moment(page)).toBeVisible();
      await keep(page, `board-${game.split(" ").length}-${width}x${height}`);
      await expect(page.getByRole("button", { name: "Step on" })).toBeVisible();
    }
    await page.getByRole("tab", { name: "Moves" }).click();
    await expect(page.getByRole("group", { name: "Moves and variations" })).toBeVisible();
    await expectAccessible(page, `board of ${game}, upright`);
  });

test("the landscape stands still unless the game is played", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await sample(page, "Colt Express");
  const moves = () =>
    page.locator(".world .mesas").evaluateAll((all) => all.map((each) => each.getAnimations()[0]?.playState));
  await expect.poll(moves).toEqual(["paused", "paused"]);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(moves).toEqual(["running", "running"]);
});

test("a shootout is gone through card by card", async ({ page }) => {
  await sample(page, "Colt Super Express");
  // Where in the round one is stands above the train: the plan, three passes, uncoupling.
  const steps = page.locator("header .steps li");
  await expect(steps).toHaveCount(5);
  expect((await page.locator("header .steps").boundingBox())!.width).toBeGreaterThan(120);
  await expect(page.getByRole("region", { name: "Replay" })).toContainText("0/45");
  const on = page.getByRole("button", { name: "Step on" });
  await expect(async () => {
    await on.click();
    await expect(page.getByRole("region", { name: "Replay" })).toContainText(/card 1 of \d\d/, {
      timeout: 200,
    });
  }).toPass();
  const where = page.getByRole("region", { name: "Replay" }).locator("small");
  const [, total] = /card 1 of (\d+)/.exec((await where.textContent())!)!;
  for (let card = 2; card <= 4; card++) {
    await on.click();
    await expect(where).toContainText(`card ${card} of ${total}`);
  }
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(where).toContainText(`card 3 of ${total}`);
});

test("another choice is a variation: named, commented, promoted, deleted; bots play on; another world", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await sample(page, "Colt Express");
  await moment(page).press("ArrowRight");
  // What is read follows the train by a frame: until then these are the options of the moment before.
  await expect(moment(page)).toHaveAttribute("aria-valuenow", "1");
  const options = page.locator(".options li");
  await expect(options.first().locator(".percent b")).toBeVisible();
  await options.locator("button:not([data-taken])").first().click();
  const variation = page.locator(".variation");
  await expect(variation).toHaveCount(1);
  await expect(page.locator(".tree h2")).toContainText("one variation");
  await variation.getByRole("button", { name: "Name" }).click();
  await variation.getByRole("textbox").fill("In the dark");
  await variation.getByRole("button", { name: "OK" }).click();
  await variation.getByRole("button", { name: "Comment" }).click();
  await variation.getByRole("textbox").fill("Nobody sees it.");
  await variation.getByRole("button", { name: "OK" }).click();
  await expect(variation).toContainText("Nobody sees it.");
  for (const seat of await page.locator(".playon .seats button").all()) {
    await seat.click();
    await seat.click();
  }
  await page.getByRole("button", { name: "Play on" }).click();
  await expect(page.locator(".variation .run button").nth(5)).toBeAttached();
  await page.getByRole("button", { name: "In the dark", exact: true }).click();
  await page.getByRole("button", { name: "Deal another world that fits" }).click();
  await expect(page.getByText("What was hidden has been dealt anew.").first()).toBeVisible();
  await page.getByRole("button", { name: "In the dark", exact: true }).click();
  await variation.first().getByRole("button", { name: "Promote" }).click();
  await expect(page.locator(".ply.now")).toBeVisible();
  await expect(variation.filter({ hasText: "In the dark" })).toHaveCount(0);
  for (let left = await variation.count(); left > 0; left = await variation.count()) {
    await variation.last().locator(".name").click();
    await variation.last().getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => variation.count()).toBeLessThan(left);
  }
  expect(errors).toEqual([]);
});

test("a file that is no whole game says the line and the reason, and opens up to there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("link", { name: "My games" }).click();
  await expect(page).toHaveURL(/\/replay$/);
  await expectAccessible(page, "my games");
  const game = [
    "folsom superexpress 1",
    `seed ${"5".repeat(64)}`,
    'options {"seats":3}',
    "answers 0 1 2 99 3",
  ];
  await page.setInputFiles("input[type=file]", {
    name: "edited.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(game.join("\n")),
  });
  await expect(page.getByRole("alert")).toContainText("Line 4: the answer 99 cannot be given there.");
  await page.getByRole("button", { name: "Open the first 3 answers" }).click();
  await expect(moment(page)).toHaveAttribute("aria-valuemax", "3");
  await page.getByRole("button", { name: "My games" }).click();
  await page.getByRole("button", { name: "Paste" }).click();
  await page.getByRole("textbox", { name: "Paste a transcript here" }).fill(game.slice(0, 3).join("\n"));
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(page.getByRole("alert")).toContainText("Line 3: it ends here without its checksum");
});

test("on a phone the tabs beside the train are whole words, however long they are", async ({ page }) => {
  await atOnce(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ["en", "de", "sv", "fi", "nl"]) {
    await page.addInitScript((spoken) => localStorage.setItem("folsom.language", spoken), language);
    await page.goto("/replay");
    await page.locator(".open .acts button").nth(1).click();
    await expect(page.getByRole("tab")).toHaveCount(5);
    const broken = await page.getByRole("tab").evaluateAll((tabs) =>
      tabs.flatMap((tab) => {
        const text = tab.firstChild!.textContent!.trim();
        const range = document.createRange();
        range.selectNodeContents(tab);
        return range.getClientRects().length > text.split(" ").length ? [text] : [];
      }),
    );
    expect(broken, language).toEqual([]);
  }
});

/** Lets a file fall on the page; a folder has no text. */
const dropped = (page: Page, text: string | null) =>
  page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text ?? ""], "dropped.txt"));
    if (text === null) Blob.prototype.text = () => Promise.reject(new DOMException("", "NotFoundError"));
    for (const kind of ["dragover", "drop"])
      document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  }, text);

test("whatever is dropped is answered: the game opens, or it is said why not", async ({ page }) => {
  await page.goto("/replay");
  await expect(page.getByRole("button", { name: "Paste" })).toBeEnabled();
  const alert = page.getByRole("alert");
  await dropped(page, "{");
  await expect(alert).toContainText("A part of this study is missing");
  await dropped(page, "a letter\nfrom home");
  await expect(alert).toContainText("not with “a letter”");
  await page.reload();
  await expect(page.getByRole("button", { name: "Paste" })).toBeEnabled();
  await dropped(page, null);
  await expect(alert).toContainText("Line 1: a transcript begins with “folsom”");
});

test("each finished game shows how the chance to win went, found once; what cannot be judged shows nothing", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await atOnce(page);
  const id = await finished(page, { game: "express", n_seats: 4, bandit: "belle" });
  await page.evaluate((table) => {
    const game = { at: Date.now(), game: "express", players: 4, bandits: ["belle"], place: 2, won: false };
    const told = { ...game, points: 0, fired: 0, received: 0 };
    const games = [
      { ...told, table: "aaaaaaaaaaaaaaaa" },
      { ...told, table },
    ];
    localStorage.setItem("folsom.statistics", JSON.stringify(games));
  }, id);
  await page.goto("/replay");
  const [judged, lost] = [page.locator("tbody tr").first(), page.locator("tbody tr").nth(1)];
  const spark = judged.getByRole("img", { name: /^Your chance to win: \d+% at first/ });
  await expect(spark).toBeVisible();
  await expect(judged.locator(".crew [role=img]")).toHaveCount(4);
  await expect(lost.getByRole("link", { name: /^Analyse/ })).toBeVisible();
  await expect(lost.locator(".chance")).toBeEmpty();
  await expectAccessible(page, "my games with their lines");
  let asked = 0;
  page.on("request", (request) => (asked += Number(request.url().endsWith("/game"))));
  await page.reload();
  await expect(spark).toBeVisible();
  expect(asked).toBe(0);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await keep(page, `games-${width}x${height}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  const more = judged.locator("details");
  await more.locator("summary").click();
  const saving = page.waitForEvent("download");
  await more.getByRole("button", { name: "Transcript" }).click();
  expect((await saving).suggestedFilename()).toBe(`folsom-${id}.txt`);
  await more.locator("summary").click();
  await more.getByRole("button", { name: "Remove this game" }).click();
  await more.getByRole("button", { name: "Delete" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.reload();
  await expect(page.locator("tbody tr")).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("a game that a bot finished is among one's own, also if one was away", async ({ page }) => {
  await atOnce(page);
  await finished(page, { game: "superexpress", n_seats: 3, bandit: "belle" });
  await page.goto("/replay");
  const games = page.locator("tbody tr");
  await expect(games).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Finished" })).toContainText("0 won");
  const id = await play(page, { game: "superexpress", n_seats: 3, bandit: "doc" });
  await waitForMine(page);
  await page.getByRole("navigation").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  const phase = async () => {
    const answer = await page.request.get(`/api/tables/${id}`);
    const { table } = (await answer.json()) as TableAnswer;
    return table.phase === "playing" && table.seats.some((seat) => seat.bot_plays_on) ? "bot" : table.phase;
  };
  // Bots may be so quick that the game is over by then, just when one leaves.
  await expect.poll(phase).not.toBe("playing");
  await page.goto("about:blank");
  await expect.poll(phase, { timeout: 120_000 }).toBe("over");
  await page.goto("/replay");
  await expect(games).toHaveCount(2);
  await expect(games.first().getByRole("link", { name: /^Analyse .* Doc$/ })).toBeVisible();
});

test("a game opened from a file can be made a study, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sample(page, "Colt Super Express");
  await page.getByRole("tab", { name: "Study" }).click();
  await page.getByRole("button", { name: "Keep it here" }).click();
  await expect(page).toHaveURL(/\/study\/own-[0-9a-f]{16}$/);
  await page.goto("/replay");
  await page.getByRole("region", { name: "Studies" }).getByRole("link").click();
  await expect(moment(page)).toHaveAttribute("aria-valuemax", "45");
});
