/** Who waits, for whom and why: pauses, absence, bots for people, rematch, leaving, cards tapped twice. */
import { expect, test, type Browser, type Page } from "@playwright/test";
import {
  andThen,
  atOnce,
  changeBoard,
  finished,
  keep,
  play,
  playByMouse,
  press,
  sitDown,
  waitForMine,
} from "./helpers";

const menu = async (page: Page, name: string) => {
  await page.getByRole("navigation").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name, exact: true }).click();
};
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const telegram = (page: Page) => page.locator(".telegram");

/** Ada and Bo on the platform, each in a browser of their own, with a place left. */
async function gathered(browser: Browser): Promise<[Page, Page]> {
  const open = async () => {
    const page = await (await browser.newContext()).newPage();
    await atOnce(page);
    return page;
  };
  const [ada, bo] = [await open(), await open()];
  await ada.goto("/");
  await ada.getByRole("button", { name: "Play with friends" }).click();
  await changeBoard(ada, "3");
  await sitDown(ada, "Ada");
  await bo.goto(ada.url());
  await sitDown(bo, "Bo");
  return [ada, bo];
}

/** The same at one table with a bot. */
async function together(browser: Browser): Promise<[Page, Page]> {
  const [ada, bo] = await gathered(browser);
  await button(ada, "Start").click();
  for (const page of [ada, bo]) await expect(page.locator(".sheet")).toHaveCount(3);
  return [ada, bo];
}

test("a wish to pause is told to the other, who agrees or not", async ({ browser }) => {
  const [ada, bo] = await together(browser);
  await menu(ada, "Ask for a pause");
  await expect(telegram(bo)).toContainText("Ada wants to pause.");
  await expect(telegram(ada)).toContainText("The game goes on until all agree");
  await keep(bo, "wish-to-pause");
  await button(bo, "Agree").click();
  for (const page of [ada, bo]) {
    await expect(page.locator(".prompt")).toContainText("The game is paused.");
    await expect(page.locator(".hand .card.can")).toHaveCount(0);
  }
  await keep(bo, "paused");
  await button(bo, "Go on").click();
  for (const page of [ada, bo]) await expect(page.locator(".prompt")).not.toContainText("paused");
  await expect(telegram(ada)).toHaveCount(0);
  await menu(ada, "Ask for a pause");
  await button(ada, "No pause after all").click();
  await expect(telegram(bo)).toHaveCount(0);
});

test("what somebody says does not lie upon what somebody asks", async ({ browser }) => {
  const [ada, bo] = await together(browser);
  await menu(ada, "Ask for a pause");
  await expect(telegram(bo)).toContainText("Ada wants to pause.");
  await ada.locator(".talks").click();
  for (const [width, height] of [
    [1280, 720],
    [844, 390],
    [390, 844],
    [360, 640],
  ] as const) {
    await bo.setViewportSize({ width, height });
    await ada.getByRole("dialog").getByRole("button", { name: "Good luck!" }).click();
    const toast = bo.locator(".toast button");
    await expect(toast).toContainText("Good luck!");
    const [said, asked] = [(await toast.boundingBox())!, (await telegram(bo).boundingBox())!];
    const isBeside = said.x >= asked.x + asked.width || said.x + said.width <= asked.x;
    const isOff = said.y >= asked.y + asked.height || said.y + said.height <= asked.y;
    expect(isBeside || isOff, `${width}×${height}`).toBe(true);
    await expect(toast).toHaveCount(0);
  }
});

test("a bot for a person is seen by all, and an absent one's seat can be handed over", async ({
  browser,
}) => {
  const [ada, bo] = await together(browser);
  await menu(bo, "Let a bot play for me");
  await expect(telegram(ada)).toContainText("A bot plays for Bo.");
  await expect(ada.locator(".sheet .flag")).toHaveCount(1);
  await expect(bo.locator(".prompt")).toContainText("A bot plays for you.");
  await keep(ada, "bot-plays");
  await waitForMine(ada);
  await bo.locator(".prompt").getByRole("button", { name: "Play myself again" }).click();
  await expect(ada.locator(".sheet .flag")).toHaveCount(0);
  const url = bo.url();
  await bo.goto("about:blank");
  while (!(await ada.locator(".prompt").textContent())!.includes("away")) {
    await press(ada, ada.locator(".hand .card.can, .chips .act:visible, .legal").first());
    await expect(ada.locator(".prompt.mine").or(ada.locator(".prompt", { hasText: "away" }))).toBeVisible();
  }
  await expect(ada.locator(".prompt")).toContainText("Bo is away. The seat is kept.");
  await keep(ada, "away");
  await button(ada, "Let a bot play").click();
  await expect(telegram(ada)).toContainText("A bot plays for Bo.");
  await bo.goto(url);
  await expect(bo.locator(".prompt")).toContainText("A bot plays for you.");
});

test("a start that waits for a device says whose, and whoever called it may go without", async ({
  browser,
}) => {
  const [ada, bo] = await gathered(browser);
  await bo.goto("about:blank");
  await expect(ada.locator(".place").nth(1)).toContainText("away");
  await button(ada, "Start").click();
  const told = ada.locator(".wait");
  await expect(told).toContainText("The start waits for the device of Bo.");
  await expect(told).toContainText("clear the seat");
  await keep(ada, "start-waits");
  await button(ada, "Clear seat 2").click();
  await expect(told).toContainText("All aboard!");
  await button(ada, "Start").click();
  await expect(ada.locator(".sheet")).toHaveCount(3);
});

test("whoever waits for a host who is away is told so", async ({ browser }) => {
  const [ada, bo] = await gathered(browser);
  await expect(bo.locator(".wait")).toContainText(/Ada\W* starts the game/);
  await expect(bo.locator(".wait")).not.toContainText("is away");
  await ada.goto("about:blank");
  await expect(bo.locator(".wait")).toContainText("Ada is away.");
});

test("a seat given up for good is offered to whoever watches", async ({ browser }) => {
  const [ada, bo] = await together(browser);
  const cy = await (await browser.newContext()).newPage();
  await atOnce(cy);
  await cy.goto(ada.url());
  await expect(cy.locator(".prompt")).toContainText("You are watching.");
  await expect(button(cy, "Take the free seat")).toHaveCount(0);
  await menu(bo, "Leave the table");
  await button(bo, "Give up my seat").click();
  await button(cy, "Take the free seat").click();
  await expect(cy.locator(".sheet .you")).toHaveCount(1);
  await expect(cy.locator(".prompt")).not.toContainText("You are watching.");
});

/** Collects what the table says, also what stands there for a moment only. */
const listenTo = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => {
      const said = document.querySelector(".prompt p")?.textContent?.replaceAll(/\s+/g, " ").trim();
      if (said !== undefined && said !== heard.at(-1)) heard.push(said);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
const heardBy = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { heard: string[] }).heard.map((said) =>
      said.replaceAll(/[\u2068\u2069]/g, ""),
    ),
  );
const BOTS_THINK = /^(A bot is thinking: \w+|Bots are thinking: \w+.* and \w+)\.$/;

for (const game of ["express", "superexpress"])
  test(`bots that think are told of, and nobody waits for nobody: ${game}`, async ({ page }) => {
    await atOnce(page);
    await listenTo(page);
    await play(page, { game, n_seats: 3 });
    await playByMouse(page, 4);
    const heard = await heardBy(page);
    // In Super Express they have planned before the person has.
    if (game === "express") expect(heard.filter((said) => BOTS_THINK.test(said))).not.toEqual([]);
    expect(heard.filter((said) => /^(Waiting\.)?$/.test(said))).toEqual([]);
  });

test("a table in the page says who thinks, and whom the device is passed to", async ({ page }) => {
  await atOnce(page);
  await listenTo(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Open tables" }).click();
  await page.getByRole("button", { name: "Table on this device" }).click();
  await sitDown(page, "Ada");
  await page.getByRole("button", { name: "Add a player on this device" }).click();
  await page.getByRole("dialog").getByLabel("Your name").fill("Bo");
  await page.getByRole("dialog").getByRole("button", { name: "Add this player" }).click();
  await page.getByRole("button", { name: "Surprise me" }).click();
  await button(page, "Start").click();
  const passed = new Set<string>();
  const table = page.locator(".table");
  await table.evaluate((e) => e.setAttribute("data-first", ""));
  const own = page.locator(".sheet", { has: page.locator(".you") }).locator(".nick");
  let [last, silently] = ["", 0];
  // In Stealin' there is no hand to hide: the other is asked without a word.
  for (let answers = 0; answers < 8 || !silently; answers++) {
    await expect(page.locator(".handing, .prompt.mine").first()).toBeVisible();
    const { handing, name } = await page.locator(".handing").evaluateAll(([sign]) => ({
      handing: sign?.querySelector("p")?.textContent ?? null,
      name: sign?.querySelector("button")?.textContent?.trim() ?? "",
    }));
    if (handing !== null) {
      expect(handing).toMatch(/(Ada|Bo) \(\w+\)/);
      passed.add(name);
      await button(page, name).click();
    }
    const now = (await own.textContent())!.trim();
    if (handing === null && last && now !== last) silently++;
    last = now;
    await playByMouse(page, 1, answers);
  }
  await expect(table, "it is not built anew").toHaveAttribute("data-first");
  expect([...passed].sort()).toEqual(["I am Ada", "I am Bo"]);
  const heard = await heardBy(page);
  expect(heard.filter((said) => BOTS_THINK.test(said))).not.toEqual([]);
  expect(heard.filter((said) => /^(Waiting\.)?$/.test(said))).toEqual([]);
});

test("a table whose server is gone says so, and goes on when it is back", async ({ page }) => {
  await atOnce(page);
  let isUp = true;
  const close: (() => void)[] = [];
  await page.routeWebSocket(/socket$/, (socket) => {
    if (!isUp) return void socket.close();
    const server = socket.connectToServer();
    close.push(() => void server.close().then(() => socket.close()));
  });
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  isUp = false;
  for (const each of close) each();
  await expect(page.locator(".status")).toContainText("Connection lost. Reconnecting");
  isUp = true;
  await expect(page.locator(".status")).not.toContainText("Reconnecting");
  await waitForMine(page);
});

test("a rematch is one press each, and begins when both have agreed", async ({ browser }) => {
  test.setTimeout(240_000);
  const [ada, bo] = await together(browser);
  for (const page of [ada, bo]) await menu(page, "Let a bot play for me");
  for (const page of [ada, bo]) await expect(page.locator(".end")).toBeVisible({ timeout: 180_000 });
  const bandits = await ada.locator(".sheet .nick").allTextContents();
  const before = ada.url();
  await button(bo, "Rematch").click();
  await expect(telegram(ada)).toContainText("Bo asks for a rematch.");
  await expect(telegram(bo)).toContainText("The rematch waits for Ada.");
  await expect(ada.locator(".end")).toBeVisible();
  await keep(ada, "rematch-asked");
  // On a phone on its side too, the wish leaves who has won, and with how much, to be read.
  await ada.setViewportSize({ width: 844, height: 390 });
  const wish = (await telegram(ada).boundingBox())!;
  for (const told of [ada.locator(".end h2"), ada.locator(".end .sum").first()]) {
    const box = (await told.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(wish.y);
  }
  await button(ada, "Agree").click();
  for (const page of [ada, bo]) {
    await expect(page).not.toHaveURL(before);
    await expect(page.locator(".table")).toBeVisible({ timeout: 30_000 });
    await expect(page.locator(".status")).toBeEmpty();
  }
  await expect(ada.locator(".sheet .nick")).toHaveText(bandits);
});

test("alone, the rematch begins at once", async ({ page }) => {
  test.setTimeout(240_000);
  await atOnce(page);
  const id = await finished(page, { game: "express", n_seats: 3 });
  await button(page, "Rematch").click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await waitForMine(page);
});

test("leaving asks first, and staying is the answer at hand", async ({ page, browser }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  await menu(page, "Leave the table");
  await expect(button(page, "Stay")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await waitForMine(page);
  // Alone: bots do not finish the game meanwhile.
  const table = page.url();
  await menu(page, "Leave the table");
  await button(page, "Leave").click();
  await expect(page).not.toHaveURL(table);
  await page.goto(table);
  await waitForMine(page);
  const [ada, bo] = await together(browser);
  await menu(bo, "Leave the table");
  await expect(button(bo, "Stay")).toBeFocused();
  await keep(bo, "leave");
  await button(bo, "Leave; a bot plays").click();
  await expect(telegram(ada)).toContainText("A bot plays for Bo.");
});

/** A phone on which one is asked for a card. */
async function askedOnPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const page = await (await browser.newContext({ viewport, hasTouch: true, isMobile: true })).newPage();
  await atOnce(page);
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  return page;
}

test("on a small touch screen the first tap lifts a card and the second plays it", async ({ browser }) => {
  const page = await askedOnPhone(browser);
  const moment = () => page.locator(".table").getAttribute("data-moment");
  const before = await moment();
  const card = page.locator(".hand .card.can").first();
  await card.tap();
  await expect(page.locator(".hand .lifted")).toHaveCount(1);
  await expect(page.locator(".prompt")).toContainText("Tap it again to play it.");
  await keep(page, "lifted");
  await button(page, "Not this").tap();
  await expect(page.locator(".hand .lifted")).toHaveCount(0);
  expect(await moment()).toBe(before);
  await card.tap();
  await card.tap();
  await expect(page.locator(`.table:not([data-moment="${before}"])`)).toBeAttached();
  await page.getByRole("navigation").getByRole("button", { name: "Menu" }).tap();
  await expect(button(page, "Tap twice")).toBeVisible();
});

test("a press is seen on the card first, and the question follows without ever going back", async ({
  browser,
}) => {
  const page = await askedOnPhone(browser);
  await page.evaluate(() => {
    const frames: string[][] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      const card = ["lifted", "pressed"].find((kind) => document.querySelector(`.hand .${kind}`)) ?? "";
      const isAgain = document.querySelector(".prompt")!.textContent.includes("Tap it again");
      frames.push([card, isAgain ? "again" : "question"]);
      requestAnimationFrame(look);
    };
    look();
  });
  const card = page.locator(".hand .card.can").first();
  await card.tap();
  await expect(page.locator(".prompt")).toContainText("Tap it again to play it.");
  await expect(page.locator(".prompt").getByRole("button")).toHaveCount(2);
  await andThen(page, () => card.tap());
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: string[][] }).frames);
  const seen = frames.map((frame) => frame.join()).filter((frame, i, all) => frame !== all[i - 1]);
  expect(seen.slice(0, 4)).toEqual([",question", "lifted,question", "lifted,again", "pressed,again"]);
});

test("a question of three lines leaves the train as it is, and the sun where it stands", async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: "no-preference" })
  ).newPage();
  await atOnce(page);
  await play(page, { game: "express", n_seats: 4, bandit: "doc" });
  await waitForMine(page);
  const height = async (lines: number) => {
    await page.locator(".prompt p span").evaluate((e, n) => {
      e.replaceChildren(
        ...Array.from({ length: n }, (_, i) => [`${i}`, document.createElement("br")]).flat(),
      );
    }, lines);
    return (await page.locator(".scene").boundingBox())!.height;
  };
  expect(await height(3)).toBe(await height(2));
  const figure = () => page.locator(".world > svg[role=group]").getAttribute("viewBox");
  const before = await figure();
  await page.setViewportSize({ width: 412, height: 760 });
  await expect.poll(figure).not.toBe(before);
  const moving = () =>
    page.locator(".world .sky").evaluate((sky) => sky.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
});

test("a lifted card leaves the train its room, also where it could lie face down", async ({ browser }) => {
  const viewport = { width: 360, height: 640 };
  const page = await (await browser.newContext({ viewport, hasTouch: true, isMobile: true })).newPage();
  await atOnce(page);
  // The longest name, which is not in every hand.
  const card = page.locator(".hand .card.can", { hasText: "Change Floor" }).first();
  do {
    await play(page, { game: "express", n_seats: 6, bandit: "ghost" });
    await waitForMine(page);
  } while (!(await card.isVisible()));
  await expect(button(page, "Face down")).toBeVisible();
  const height = async () => (await page.locator(".scene").boundingBox())!.height;
  const before = await height();
  await card.tap();
  await expect(page.locator(".prompt")).toContainText("Tap it again to play it.");
  expect(Math.abs((await height()) - before)).toBeLessThan(12);
});

test("a card laid face down is taken back, and another laid, unnoticed by the next player", async ({
  browser,
}) => {
  const [ada, bo] = await together(browser);
  const pages = [ada, bo];
  const mine = (page: Page) => page.locator(".prompt.mine");
  const taken = (page: Page) => page.locator(".prompt").getByRole("button", { name: "Take back" });
  const otherThan = (page: Page) => pages.find((each) => each !== page)!;
  const moment = (page: Page) => page.locator(".table").getAttribute("data-moment");
  /** Whether it can be taken back until the other person answers: a bot would not wait. */
  const isLasting = async (page: Page) =>
    (await mine(otherThan(page)).isVisible()) &&
    (await moment(page)) === (await moment(otherThan(page))) &&
    (await taken(page).isVisible());
  /** Lays a card, face down where that is allowed; who can take it back. */
  const lay = async (): Promise<Page | null> => {
    for (const page of pages)
      if (await mine(page).isVisible()) {
        const hide = page.getByRole("button", { name: "Face down", exact: true });
        if (await hide.isVisible()) await hide.click();
        // Cards rather than draws: of those nothing can be taken back.
        const cards = page.locator(".hand .card.can");
        const others = page.locator(".chips .act:visible, .legal");
        await andThen(page, async () => press(page, ((await cards.count()) ? cards : others).first()));
        return (await isLasting(page)) ? page : null;
      }
    return null;
  };
  let owner: Page | null = null;
  await expect(async () => expect((owner = await lay())).not.toBeNull()).toPass({ intervals: [50] });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 720],
  ] as const) {
    await owner!.setViewportSize({ width, height });
    await expect(taken(owner!).locator("svg:visible, span:visible")).toHaveCount(1);
  }
  const other = otherThan(owner!);
  const seen = await other.locator(".pile").innerHTML();
  const hand = await owner!.locator(".hand h2").textContent();
  await taken(owner!).click();
  await expect(mine(owner!)).toBeVisible();
  await expect(button(owner!, "Leave it there")).toBeVisible();
  await expect(taken(owner!)).toHaveCount(0);
  await keep(owner!, "taken-back");
  await andThen(owner!, () => owner!.locator(".hand .card.can").last().click());
  await expect(owner!.locator(".hand h2")).toHaveText(hand!);
  expect(await other.locator(".pile").innerHTML()).toBe(seen);
  await expect(taken(owner!)).toBeVisible();
  // Once somebody has answered, it stays.
  await playByMouse(other, 1);
  await expect(taken(owner!)).toHaveCount(0);
});

test("a plan that is taken back lies there again, whole, to be changed or locked", async ({ browser }) => {
  const [ada, bo] = [await browser.newPage(), await browser.newPage()];
  const settings = { game: "superexpress", n_seats: 3 };
  const answer = await ada.request.post("/api/tables", {
    data: { settings, bots: [{ seat: 2, level: "tenderfoot" }] },
  });
  const { table } = (await answer.json()) as { table: { id: string } };
  for (const [page, name] of [
    [ada, "Ada"],
    [bo, "Bo"],
  ] as const) {
    await atOnce(page);
    await page.goto(`/t/${table.id}`);
    await sitDown(page, name);
  }
  await button(ada, "Start").click();
  await waitForMine(ada);
  const cards = ada.locator(".hand .rest .card.can");
  for (let left = 3; left; left--) await cards.last().click();
  const plan = ada.locator(".hand .planned");
  const laid = await plan.allTextContents();
  expect(laid).toHaveLength(3);
  const lock = ada.getByRole("button", { name: "Lock" });
  await andThen(ada, () => lock.click());
  await ada.locator(".prompt").getByRole("button", { name: "Take back" }).click();
  await expect(ada.locator(".prompt")).toContainText("Three cards lie.");
  expect(await plan.allTextContents()).toEqual(laid);
  await andThen(ada, () => lock.click());
  // With the next round nothing lies.
  await playByMouse(bo, 1);
  await expect(ada.locator(".end, .prompt").first()).toContainText(/first card|win|out of the game/);
});
