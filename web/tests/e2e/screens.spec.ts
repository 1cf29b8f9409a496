/**
 * Every screen: accessible in both themes and all languages, worded from the catalogues, friendly to bad
 * input; and replays.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { atOnce, expectNoScroll, finished, keep, play, sitDown, tableWithBots, waitForMine } from "./helpers";

/** What the browser is asked for by name, as every catalogue says it. */
const FOLDER = new URL("../../src/words/", import.meta.url);
const WORDS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => {
    const catalogue = readFileSync(new URL(name, FOLDER), "utf8");
    const word = (id: string) => new RegExp(`^${id} = (.*)$`, "m").exec(catalogue)![1]!;
    return [
      name.slice(0, -4),
      {
        now: word("play-now"),
        friends: word("play-friends"),
        menu: word("menu"),
        settings: word("settings"),
      },
    ] as const;
  });

for (const [locale, words] of WORDS) {
  test(`axe finds nothing on the first page, in the lobby and at the tables, ${locale}`, async ({ page }) => {
    await atOnce(page);
    await page.addInitScript((l) => localStorage.setItem("folsom.language", l), locale);
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("button", { name: words.now })).toBeVisible();
    await expectAccessible(page, "first page");
    await keep(page, `landing-${locale}`);
    await page.getByRole("button", { name: `${locale.toUpperCase()}, ${words.settings}` }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "settings");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.friends }).click();
    await expect(page.locator(".lobby .chairs li")).toHaveCount(4);
    await expect(page.locator(".lobby .qr path")).toBeVisible();
    await expectAccessible(page, "lobby");
    await page.locator(".board .btn").click();
    await expectAccessible(page, "board of departures");
    await page.keyboard.press("Escape");
    await keep(page, `lobby-${locale}`);
    for (const game of ["express", "superexpress"]) {
      await play(page, { game, n_seats: 4 });
      await waitForMine(page);
      await expectAccessible(page, game);
      await keep(page, `table-${game}-${locale}`);
      await page.getByRole("button", { name: words.menu, exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page, "menu");
    }
  });

  test(`axe finds nothing on the other screens, ${locale}`, async ({ page }) => {
    await atOnce(page);
    const id = await finished(page, { game: "express", n_seats: 3 });
    await page.addInitScript((l) => localStorage.setItem("folsom.language", l), locale);
    await page.reload();
    await expect(page.locator(".end .sum").first()).toBeVisible();
    await expectAccessible(page, "result");
    await keep(page, `result-${locale}`);
    await page.goto(`/replay/${id}#20`);
    await expect(page.locator(".plot .turn, .plot [data-line] path").first()).toBeAttached();
    await expectAccessible(page, "replay");
    await page.locator(".top nav .btn").nth(1).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, "proof");
    await page.goto("/replay");
    await expect(page.locator("input[type=file]")).toBeVisible();
    await expectAccessible(page, "transcript");
    await page.goto("/t/aaaaaaaaaaaaaaaa");
    await expect(page.locator(".trouble h1")).toBeVisible();
    await expectAccessible(page, "trouble");
    await page.goto("/how/express");
    await expect(page.locator(".coach")).toBeVisible();
    await expectAccessible(page, "lesson");
    await keep(page, `lesson-${locale}`);
  });
}

test("no text on the screen comes from outside the catalogues", async ({ page }) => {
  await atOnce(page);
  const stray = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const walk = document.createTreeWalker(document.querySelector("#app")!, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const text = walk.currentNode.textContent!.trim();
        const inside = walk.currentNode.parentElement!.closest("code, .code, title, .small a");
        if (
          !inside &&
          /\p{L}{2,}/u.test(text) &&
          !/[⟦⟧]/.test(text) &&
          !["Ada", "Folsom", "EN"].includes(text)
        )
          found.push(text);
      }
      return found;
    });
  await page.goto("/?pseudo");
  await expect(page.locator(".go .btn").first()).toBeVisible();
  expect(await stray()).toEqual([]);
  for (const game of ["express", "superexpress"]) {
    await page.goto(`/t/${await tableWithBots(page, { game, n_seats: 4 })}?pseudo`);
    await expect(page.locator(".lobby")).toBeVisible();
    expect(await stray()).toEqual([]);
    await page.goto(`/t/${await tableWithBots(page, { game, n_seats: 4 })}?now&pseudo`);
    await waitForMine(page);
    expect(await stray()).toEqual([]);
  }
});

test("a page says what it is before any of its code is there, in the viewer's language @brief", async ({
  page,
}) => {
  await page.route(/\.js$/, () => undefined);
  const come = (path: string) => page.goto(path, { waitUntil: "commit" });
  await come("/?lang=sv");
  await expect(page.locator(".tag")).toHaveText("Sju banditer, ett tåg och en plan som inte håller.");
  await expect(page.locator("html[lang=sv][dir=ltr]")).toBeAttached();
  await come("/?lang=ar");
  await expect(page.locator(".tag")).toHaveText("سبعة لصوص وقطار واحد وخطة لن تصمد.");
  await expect(page.locator("html[lang=ar][dir=rtl]")).toBeAttached();
  await come("/t/ABCDEF?lang=de");
  await expect(page.getByText("Der Zug kommt …")).toBeVisible();
});

test("no page asks ahead for what it does not use", async ({ page }) => {
  await atOnce(page);
  await page.addInitScript(() => {
    const [asked, fetched] = [window.fetch, ((window as { fetched?: string[] }).fetched = [] as string[])];
    window.fetch = (what, how) => {
      fetched.push(new URL(what instanceof Request ? what.url : what, location.href).href);
      return asked(what, how);
    };
  });
  const unused = () =>
    page.evaluate(() => {
      const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
      const used = all<HTMLLinkElement>("link[rel=stylesheet]").map((link) => link.href);
      used.push(...(window as { fetched?: string[] }).fetched!);
      return all<HTMLLinkElement>("link[rel=preload]")
        .map((link) => link.href)
        .filter((address) => !used.includes(address));
    });
  for (const path of ["/", "/?lang=sv", "/puzzle", "/replay", "/how/express"]) {
    await page.goto(path);
    await expect(page.locator("h1, .btn, .coach").first()).toBeVisible();
    expect(await unused(), path).toEqual([]);
  }
  await play(page, { game: "superexpress", n_seats: 4 });
  await waitForMine(page);
  expect(await unused()).toEqual([]);
});

test("what a table runs at once is compiled while it comes", async ({ page }) => {
  const code: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (/assets\/(index|preload|page|scene|table|plan|ExpressTable)-[\w-]+\.js$/.test(answer.url()))
      code.push(answer.text());
  });
  await page.goto(`/t/${await tableWithBots(page, { game: "express", n_seats: 4 })}?now`);
  await waitForMine(page);
  expect(code).toHaveLength(7);
  for (const text of await Promise.all(code)) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("a table is drawn before what calls to it is asked for @brief", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, watch) => {
      const sheets = [...document.querySelectorAll(".sheet")];
      if (!sheets.length || sheets.some((sheet) => !sheet.childElementCount)) return;
      watch.disconnect();
      performance.mark("built");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/t/${await tableWithBots(page, { game: "express", n_seats: 4 })}?now`);
  await waitForMine(page);
  await expect(page.locator(".toast")).toBeAttached();
  const [built, ...asked] = await page.evaluate(() => [
    performance.getEntriesByName("built")[0]!.startTime,
    ...performance
      .getEntriesByType("resource")
      .filter(({ name }) => /(TurnCall|ChatToast)-[\w-]+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  ]);
  expect(asked).toHaveLength(2);
  for (const at of asked) expect(at).toBeGreaterThan(built!);
});

test("friendly screens for bad input", async ({ page }) => {
  await page.goto("/t/aaaaaaaaaaaaaaaa");
  await expect(page.getByRole("heading", { name: "No such table" })).toBeVisible();
  await page.goto("/t/..%2f..%2fetc");
  await expect(page.getByRole("heading", { name: /No such table|There is nothing here/ })).toBeVisible();
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  await page.goto("/replay");
  await page.setInputFiles("input[type=file]", {
    name: "wrong.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("not a transcript"),
  });
  await expect(page.getByRole("alert")).toContainText("Line 1: a transcript begins with “folsom”");
  await page.setInputFiles("input[type=file]", {
    name: "huge.txt",
    mimeType: "text/plain",
    buffer: Buffer.alloc(1_500_000, "x"),
  });
  await expect(page.getByRole("alert")).toContainText("it is longer than any game");
  await page.goto("/");
  await page.getByRole("button", { name: "Play with friends" }).click();
  await page.getByLabel("Your name").fill("x".repeat(300));
  await page.getByRole("button", { name: "Take a seat" }).click();
  await expect(page.locator(".chairs .mine")).toContainText("x".repeat(24));
});

test("while the rules are being compiled, the first page and the table say so", async ({ page }) => {
  await page.route("**/api/games", async (route) => {
    const offers = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: offers.map((offer) => ({ ...offer, is_ready: false })) });
  });
  let compiled = () => {};
  const compiling = new Promise<void>((done) => {
    compiled = done;
  });
  await page.route("**/api/tables", async (route) => {
    await compiling;
    await route.continue();
  });
  await page.goto("/?server");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("alert")).toContainText("The rules are being made ready");
  await expectAccessible(page, "compiling");
  await keep(page, "compiling");
  compiled();
  await expect(page.locator(".hand .card").first()).toBeVisible();
  let isCompiled = false;
  await page.routeWebSocket(/socket$/, (socket) => {
    if (isCompiled) socket.connectToServer();
  });
  await page.reload();
  await expect(page.getByText("The rules are being made ready")).toBeVisible();
  await keep(page, "compiling-table");
  isCompiled = true;
  await expect(page.locator(".hand .card").first()).toBeVisible();
});

test("a table is greeted, and its page speaks, before the code is there", async ({ page }) => {
  const id = await tableWithBots(page, { game: "express", n_seats: 3 });
  let come = () => {};
  const coming = new Promise<void>((go) => (come = go));
  await page.route(/\/page-[\w-]+\.js$/, (route) => coming.then(() => route.continue()));
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  const welcomed = page
    .waitForEvent("websocket")
    .then((socket) =>
      socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes("welcome")),
    );
  await page.goto(`/t/${id}?now&lang=de`, { waitUntil: "commit" });
  await expect(page.getByText("Der Zug kommt …")).toBeVisible();
  await welcomed;
  come();
  await waitForMine(page);
  expect(sockets).toHaveLength(1);
});

test("whoever presses on through the end finds the button where it was", async ({ page, browser }) => {
  await atOnce(page);
  const id = await finished(page, { game: "superexpress", n_seats: 3 });
  const phone = { viewport: { width: 390, height: 844 }, reducedMotion: "no-preference" } as const;
  const watching = await (await browser.newContext(phone)).newPage();
  await watching.goto(`/t/${id}`);
  const next = watching.getByRole("button", { name: "Next" });
  const ranking = watching.locator(".ranking");
  await expect(next).toBeVisible();
  const places = new Set<string>();
  while (!(await ranking.isVisible())) {
    const place = await next.boundingBox().catch(() => null);
    if (place) places.add(`${place.x} ${place.y}`);
    await next.click({ timeout: 5_000 }).catch(() => undefined);
  }
  expect([...places]).toHaveLength(1);
});

test("a running game has no replay yet, and says so", async ({ page }) => {
  await atOnce(page);
  const id = await play(page, { game: "express", n_seats: 3 });
  await waitForMine(page);
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole("heading", { name: "The game is still running" })).toBeVisible();
});

test("a full table lets one watch, and a lost seat says what to do", async ({ page, browser }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play with friends" }).click();
  await sitDown(page, "Host");
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());
  await sitDown(guest, "Guest");
  await expect(page.locator(".chairs")).toContainText("Guest");
  const addBot = page.getByRole("button", { name: "Add bot" });
  for (let left = 2; left; left--) {
    await expect(addBot).toHaveCount(left);
    await addBot.first().click();
  }
  const late = await (await browser.newContext()).newPage();
  await late.goto(page.url());
  await expect(late.getByText("All seats are taken. You are welcome to watch.")).toBeVisible();
  await page.getByRole("button", { name: "Clear seat 2" }).click();
  await expect(
    guest
      .getByRole("heading", { name: "This seat is yours no longer" })
      .or(guest.getByRole("button", { name: "Take a seat" })),
  ).toBeVisible();
});

test("a client older than the server asks to be renewed", async ({ page }) => {
  await atOnce(page);
  const id = await tableWithBots(page, { game: "express", n_seats: 3 });
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replace(/"version":\d+/, '"version":999')));
  });
  await page.goto(`/t/${id}`);
  await expect(page.getByRole("heading", { name: "Folsom has been renewed" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Load the new version" })).toBeVisible();
});

test("a page whose code is no longer on the server asks to be renewed, in the reader's language", async ({
  browser,
}) => {
  // The worker keeps what it has fetched once, past the route.
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await page.route(/assets\/(page|start)-/, (route) => route.fulfill({ status: 404 }));
  for (const path of ["/t/ABCDEF?lang=sv", "/?lang=sv"]) {
    await page.goto(path);
    await expect(page.getByRole("alert").getByRole("heading", { name: "Folsom har förnyats" })).toBeVisible();
  }
  await page.unrouteAll();
  // By key: a press of the mouse is looked after past the end of the page that it ends.
  await page.getByRole("link", { name: "Hämta den nya versionen" }).press("Enter");
  await expect(page.getByRole("button", { name: "Spela nu" })).toBeVisible();
});

test("a finished game again: step, scrub, eyes, proof, and from its file", async ({ page }) => {
  await atOnce(page);
  const id = await finished(page, { game: "express", n_seats: 3 });
  await expect(page.locator(".spoils")).toHaveCount(3);
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await page.getByRole("button", { name: "Step on" }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}#1$`));
  await expectNoScroll(page);
  await page
    .getByRole("radio", { name: /^As .* saw it$/ })
    .first()
    .click();
  await expect(page.getByRole("radio", { name: /^As .* knew it$/ })).toBeChecked();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("slider").press("Home");
  await expect(page).toHaveURL(new RegExp(`/replay/${id}$`));
  await page.getByRole("button", { name: "Fair shuffling" }).click();
  await expect(page.getByText("Checked on this device")).toBeVisible();
  await expect(page.getByText(/folsom verify folsom.txt --nonce [0-9a-f]{64} --commitment/)).toBeVisible();
  const transcript = await (await page.request.get(`/api/tables/${id}/transcript`)).text();
  await page.goto("/replay");
  await page.setInputFiles("input[type=file]", {
    name: "game.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(transcript),
  });
  await expect(page.getByRole("slider")).toBeVisible();
  await page.getByRole("button", { name: "Result" }).click();
  await expect(page.locator(".ranking > li")).toHaveCount(3);
});
