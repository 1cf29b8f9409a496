/**
 * Nothing scrolls, nothing is too small to be touched, nothing lies over something else: at ten sizes, with
 * two to seven players, at every kind of decision, with any hand.
 */
import { expect, test, type Page } from "@playwright/test";
import { LOCALES } from "../../src/words/locale";
import {
  andThen,
  atOnce,
  expectNoScroll,
  finished,
  play,
  playByMouse,
  tableWithBots,
  waitForMine,
  type Wish,
} from "./helpers";
import { expectRoomy, SIZES } from "./room";

/** As Doc one holds seven cards: the most there are at the start. */
const TABLES: Wish[] = [
  { game: "express", n_seats: 2, options: { two_bandits: true } },
  { game: "express", n_seats: 3 },
  { game: "express", n_seats: 4, bandit: "doc" },
  { game: "express", n_seats: 6, bandit: "doc" },
  { game: "superexpress", n_seats: 3 },
  { game: "superexpress", n_seats: 7, options: { reflex: true, horse: true } },
];
for (const wish of TABLES) {
  test(`no scrolling and large enough targets: ${wish.game}, ${wish.n_seats}`, async ({ page }) => {
    await atOnce(page);
    await play(page, wish);
    const asked = new Set<string>();
    for (let answers = 0; answers < 40 && (await waitForMine(page)); answers++) {
      const title = (await page.locator(".prompt b").first().textContent())!
        .replaceAll(/\W/g, "")
        .toLowerCase();
      if (!asked.has(title)) await expectRoomy(page, `table-${wish.game}-${wish.n_seats}-${title}`);
      asked.add(title);
      await page.setViewportSize({ width: 1280, height: 720 });
      await playByMouse(page, 1, answers);
    }
    expect(asked.size).toBeGreaterThan(wish.game === "express" ? 1 : 0);
  });
}

test("a question of two lines above two rows of buttons stays within its frame", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await atOnce(page);
  await play(page, { game: "express", n_seats: 4 });
  await waitForMine(page);
  const below = await page.locator(".prompt").evaluate((prompt) => {
    const low = (e: Element) => e.getBoundingClientRect().bottom;
    return low(prompt) - Math.max(...[...prompt.querySelectorAll("button")].map(low));
  });
  expect(below).toBeGreaterThan(6);
});

test("a platform scrolls where it is longer than the screen; a table and the first page do not", async ({
  page,
}) => {
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await atOnce(page);
  const id = await tableWithBots(page, { game: "express", n_seats: 3 });
  await page.goto(`/t/${id}`);
  await expect(page.locator(".lobby")).toBeVisible();
  expect(await overflow()).toBe("auto");
  await page.goto(`/t/${id}?now`);
  await waitForMine(page);
  expect(await overflow()).toBe("hidden");
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  expect(await overflow()).toBe("hidden");
  await page.goto("/nowhere");
  await expect(page.locator(".page.trouble .paper")).toBeVisible();
  expect(await overflow()).toBe("auto");
});

interface Seen {
  seat: number;
  round: number;
  turn: number;
  first_player: number;
  hand?: string[] | null;
  players: { bandits: string[]; hand: number; deck: number }[];
  bandits: { bandit: string; bullets_received: number }[];
  rounds: { turns: string[] }[];
  pile: {
    bandit: string;
    seat: number;
    card: string | null;
    face_down: boolean;
    turn: number;
    resolved: boolean;
  }[];
  tokens: {
    kind: string;
    place: string;
    value: number | null;
    bandit: string | null;
    car: number | null;
    floor: string | null;
  }[];
}

/** A game in which this seat sees something rare, up to its first card. */
async function playSeeing(page: Page, wish: Wish, change: (view: Seen) => void): Promise<void> {
  await atOnce(page);
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as {
        sights?: { view: Seen }[];
        table?: { seats: { kind: string; name: string }[] };
      };
      for (const seat of told.table?.seats ?? [])
        if (seat.kind === "bot") Object.assign(seat, { kind: "person", name: "Bartholomew Fitzgerald-W" });
      for (const { view } of told.sights ?? []) change(view);
      socket.send(JSON.stringify(told));
    });
  });
  await play(page, wish);
  for (
    let answers = 0;
    answers < 20 &&
    (await waitForMine(page)) &&
    !(await page.locator(".prompt", { hasText: "Schemin’" }).count());
    answers++
  )
    await playByMouse(page, 1);
}

const KINDS = ["move", "change-floor", "shoot", "rob", "punch", "marshal"];
const HANDS = {
  "every card of a deck and many bullets": (own: string[]) => [
    ...own.flatMap((b) => [...KINDS, "move", "change-floor", "shoot", "rob"].map((kind) => `${b} ${kind}`)),
    "bullet neutral",
    "bullet belle",
    "bullet tuco",
  ],
  "one of each kind and a bullet": (own: string[]) => [
    ...own.flatMap((b) => KINDS.map((kind) => `${b} ${kind}`)),
    "bullet neutral",
  ],
};

for (const [name, cards] of Object.entries(HANDS)) {
  for (const two_bandits of [false, true]) {
    test(`a hand with ${name} can be touched${two_bandits ? ", of two bandits" : ""}`, async ({ page }) => {
      await playSeeing(page, { game: "express", n_seats: 3, options: { two_bandits } }, (view) => {
        if (view.hand) view.hand = cards(view.players[view.seat]!.bandits);
      });
      await expectRoomy(page, `hand-${name.replaceAll(" ", "-")}${two_bandits ? "-two" : ""}`);
    });
  }
}

test("a long question leaves a small phone's train its room", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await playSeeing(page, { game: "express", n_seats: 3, bandit: "django" }, ({ rounds, round, turn }) => {
    rounds[round - 1]?.turns.fill("switching", turn, turn + 1);
  });
  // From the second turn on there is something to look ahead at: a third button.
  await playByMouse(page, 1);
  await waitForMine(page);
  await expect(page.locator(".prompt")).toContainText("the other way round");
  expect((await page.locator(".prompt").boundingBox())!.height).toBeLessThan(100);
});

for (const [n_seats, clock] of [
  [2, null],
  [3, null],
  [4, null],
  [5, null],
  [6, null],
  [6, { per_game: 600, increment: 10 }],
] as const) {
  const named = `${n_seats} players${clock ? ", with clocks" : ""}`;
  test(`long names and large numbers are not cut short: ${named}`, async ({ page }) => {
    await playSeeing(
      page,
      {
        game: "express",
        n_seats,
        ...(n_seats > 2 ? { bandit: "cheyenne" } : {}),
        ...(clock ? { clock } : {}),
      },
      (view) => {
        view.first_player = view.seat;
        const cards = n_seats === 3 ? { hand: 0, deck: 20 } : { hand: 12, deck: 10 };
        for (const player of view.players) Object.assign(player, cards);
        for (const bandit of view.bandits) bandit.bullets_received = 6;
        view.tokens.forEach((token, i) =>
          Object.assign(token, {
            kind: i < view.bandits.length ? "strongbox" : token.kind,
            place: "bandit",
            // Of one of them nobody knows what is in it.
            value: i < 2 * view.bandits.length ? 1000 : null,
            bandit: view.bandits[i % view.bandits.length]?.bandit ?? null,
            car: null,
            floor: null,
          }),
        );
      },
    );
    // A clock stands beside what is known of somebody's money, never in its place.
    await expect(page.locator(".sheet .sum")).toHaveCount(n_seats === 2 ? 4 : n_seats);
    await expect(page.locator(".sheet time")).toHaveCount(clock ? n_seats - 1 : 0);
    await expectRoomy(page, `large-numbers-${named.replaceAll(/\W+/g, "-")}`);
    if (n_seats !== 3 && n_seats !== 6) return;
    await page.addInitScript(() => localStorage.setItem("folsom.language", "ar"));
    await page.reload();
    await expectRoomy(page, `large-numbers-ar-${n_seats}`);
  });
}

test("the longest pile lies in the sky of a tablet", async ({ page }) => {
  await playSeeing(page, { game: "express", n_seats: 6 }, (view) => {
    view.rounds[0]!.turns = ["standard", "tunnel", "speeding-up", "standard", "switching"];
    view.pile = Array.from({ length: 35 }, (_, i) => ({
      bandit: view.bandits[i % 6]!.bandit,
      seat: i % 6,
      card: null,
      face_down: true,
      turn: [0, 1, 2, 2, 3, 4][Math.floor(i / 6)]!,
      resolved: false,
    }));
  });
  await expect(page.locator(".pile .card.back")).toHaveCount(35);
  await expectRoomy(page, "longest-pile");
});

test("every bandit has a sheet, also where the teams are taken at the table", async ({ page }) => {
  await atOnce(page);
  await play(page, { game: "express", n_seats: 2, options: { two_bandits: true } });
  for (
    let answers = 0;
    answers < 20 &&
    (await waitForMine(page)) &&
    !(await page.locator(".prompt", { hasText: "Schemin’" }).count());
    answers++
  )
    await playByMouse(page, 1);
  await expect(page.locator("button.sheet")).toHaveCount(4);
});

test("on a large screen too the pile is scrolled to the card that is next", async ({ page }) => {
  await playSeeing(page, { game: "express", n_seats: 3 }, (view) => {
    view.pile = Array.from({ length: 60 }, (_, i) => ({
      bandit: view.bandits[i % 3]!.bandit,
      seat: i % 3,
      card: null,
      face_down: true,
      turn: i < 30 ? 0 : 1,
      resolved: false,
    }));
  });
  await page.setViewportSize({ width: 1920, height: 1080 });
  const offMiddle = () =>
    page.locator(".pile").evaluate((pile) => {
      const [strip, next] = [pile, pile.querySelector(".slot")!].map((e) => e.getBoundingClientRect());
      return Math.abs(next!.left + next!.width / 2 - strip!.left - strip!.width / 2);
    });
  await expect
    .poll(() => page.locator(".pile").evaluate((pile) => pile.scrollWidth > pile.clientWidth))
    .toBe(true);
  await expect.poll(offMiddle).toBeLessThan(2);
});

for (const locale of ["en", "sv", "de", "nb", "fi", "pl"]) {
  test(`the first page has room for its buttons, ${locale}`, async ({ page }) => {
    await page.addInitScript((l) => localStorage.setItem("folsom.language", l), locale);
    await page.goto("/");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(".bill .btn.act")).toBeVisible();
      const amiss = await page
        .locator(".bill .btn, .poster footer .btn, .poster footer p")
        .evaluateAll((all) => {
          const boxes = all
            .filter((e) => e.getClientRects().length)
            .map((e) => ({
              name: e.textContent!.trim(),
              wide: e.scrollWidth > e.clientWidth,
              box: e.getBoundingClientRect(),
            }));
          const outside = boxes.filter(
            ({ box, wide }) =>
              wide ||
              box.left < 8 ||
              box.right > innerWidth - 8 ||
              box.top < 8 ||
              box.bottom > innerHeight - 8,
          );
          const over = boxes.filter(({ box: a }, i) =>
            boxes
              .slice(i + 1)
              .some(
                ({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
              ),
          );
          return [...outside, ...over].map(({ name }) => name);
        });
      expect(amiss, `${width}×${height}`).toEqual([]);
    }
  });
}

/** Buttons whose words do not fit into them, or that lie outside the window. */
const tightButtons = (page: Page, within: string) =>
  page
    .locator(`${within} .btn, ${within} select`)
    .evaluateAll((all) =>
      all
        .filter(
          (e) =>
            e.getClientRects().length &&
            (e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth),
        )
        .map((e) => e.textContent!.trim()),
    );

test("long words fit into the replay's bar, the menu and the chat, where the log names everybody", async ({
  page,
}) => {
  await atOnce(page);
  const id = await finished(page, { game: "express", n_seats: 3 });
  await page.addInitScript(() => localStorage.setItem("folsom.language", "de"));
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole("slider")).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => tightButtons(page, ".board section.steps"), `${width}×${height}`).toEqual([]);
  }
  await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  for (const [button, width, height] of [
    ["Menü", 360, 640],
    ["Menü", 640, 360],
    ["Chat", 360, 640],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole("navigation").getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.setViewportSize({ width, height });
    await expect.poll(() => tightButtons(page, "dialog"), `${button} at ${width}×${height}`).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const draw = page.getByRole("button", { name: /Zieh drei/ });
  for (let answers = 0; answers < 6 && (await waitForMine(page)); answers++)
    if (await draw.isVisible()) await andThen(page, () => draw.click());
    else await playByMouse(page, 1);
  await page.getByRole("navigation").getByRole("button", { name: "Chat" }).click();
  const drew = page.getByRole("dialog").getByText(/zieht \d Karten/);
  await expect(drew.first()).toBeVisible();
  for (const line of await drew.allTextContents()) expect(line).toMatch(/^\S+ zieht/);
});

test("the buttons below the result hold their words", async ({ page }) => {
  await atOnce(page);
  const id = await finished(page, { game: "express", n_seats: 3 });
  for (const language of ["en", "de", "fr", "fi", "pl"]) {
    await page.addInitScript((l) => localStorage.setItem("folsom.language", l), language);
    await page.goto(`/t/${id}`);
    await expect(page.locator(".end .go")).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => tightButtons(page, ".end .go"), `${language} at ${width}×${height}`)
        .toEqual([]);
    }
  }
});

test("what is built a moment later moves nothing below the head", async ({ page }) => {
  await atOnce(page);
  await page.addInitScript(() => {
    const moved = ((window as { moved?: string[] }).moved = [] as string[]);
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[])
        for (const { node } of sources) if (!node?.closest?.(".top")) moved.push(String(node?.className));
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const game of ["express", "superexpress"])
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await play(page, { game, n_seats: 4 });
      await waitForMine(page);
      await page.reload();
      await waitForMine(page);
      await page.waitForTimeout(400);
      const moved = await page.evaluate(() => (window as { moved?: string[] }).moved);
      expect(moved, `${game} at ${width}×${height}`).toEqual([]);
    }
});

/** What is wrong with the names below the hats: cut off at any side, broken in two, or too small to read. */
const unreadHats = (page: Page) =>
  page.locator(".hats button:enabled span").evaluateAll((names) =>
    names.flatMap((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      const [letters, room] = [text.getBoundingClientRect(), name.getBoundingClientRect()];
      const button = name.parentElement!.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(name).fontSize);
      const isWhole =
        letters.width <= room.width + 0.01 && letters.height < 2 * size && letters.bottom <= button.bottom;
      return isWhole && size >= 12 && button.height >= 44 ? [] : [`${name.textContent!.trim()} ${size}px`];
    }),
  );

/** Words on the places that are wider than their button. */
const wideWords = (page: Page) =>
  page.locator(".lobby .do button.btn:visible").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        return text.getBoundingClientRect().width > button.getBoundingClientRect().width - 2;
      })
      .map((button) => button.textContent!.trim()),
  );

/** What of the last things on the page lies below its edge. */
const belowTheEdge = (page: Page) =>
  page
    .locator(".hats li:last-child button, .lobby .phrases button:visible, .lobby .do button:visible")
    .evaluateAll((all) =>
      all
        .filter((button) => button.getBoundingClientRect().bottom > innerHeight)
        .map((button) => button.textContent!.trim()),
    );

for (const [game, n_seats] of [
  ["superexpress", 7],
  ["express", 6],
] as const)
  test(`whoever chooses a bandit reads all their names, ${game}`, async ({ page }) => {
    const answer = await page.request.post("/api/tables", { data: { settings: { game, n_seats } } });
    const made = (await answer.json()) as { table: { id: string } };
    await page.goto(`/t/${made.table.id}`);
    await page.getByLabel("Your name").fill("Bartholomew");
    await page.getByRole("button", { name: "Take a seat" }).click();
    await expect(page.locator(".hats button")).toHaveCount(n_seats);
    for (const language of Object.keys(LOCALES)) {
      await page.evaluate((l) => localStorage.setItem("folsom.language", l), language);
      await page.reload();
      await expect(page.locator(".hats button")).toHaveCount(n_seats);
      // The widest letters that a machine may have instead of ours.
      for (const letters of ["", "DejaVu Sans, Verdana, sans-serif"]) {
        await page.evaluate((l) => document.documentElement.style.setProperty("--slab", l), letters);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const where = `${language} at ${width}×${height}, ${letters}`;
          await expect.poll(() => unreadHats(page), where).toEqual([]);
          if (!letters) await expect.poll(() => wideWords(page), where).toEqual([]);
          if (!letters) await expect.poll(() => belowTheEdge(page), where).toEqual([]);
          if (!letters) await expectNoScroll(page);
        }
      }
    }
  });
