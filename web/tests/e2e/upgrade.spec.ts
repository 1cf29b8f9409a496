/**
 * Tables that a server of another version left behind: what cannot be gone on with says so, in every
 * language.
 */
import { expect, test, type Page } from "@playwright/test";
import { PROTOCOL_VERSION, type Outcome, type TableState, type Welcome } from "../../src/generated/protocol";
import { LOCALES } from "../../src/words/locale";

const ID = "aaaaaaaaaaaaaaaa";
const RULES = 97;

/** What such a server would say; it has no such table. */
function welcome(phase: TableState["phase"], outcome: Outcome | null): Welcome {
  const seats = ["Ann", "Bob"].map((name, seat) => ({
    seat,
    kind: "person" as const,
    name,
    avatar: "",
    bandit: null,
    level: null,
    bot_plays_on: false,
    is_free: false,
    is_ready: true,
    nonce_commitment: null,
    has_revealed: false,
  }));
  const settings = {
    game: "express",
    n_seats: 2,
    options: {},
    clock: { per_decision: null, per_game: null, increment: 0 },
    open: false,
    bandits: "chosen" as const,
  };
  const table: TableState = {
    id: ID,
    phase,
    settings,
    seats,
    host: 0,
    asked: [],
    wants_pause: [],
    commitment: "",
    secret: null,
    rematch: null,
    created: 1,
    rules_version: RULES,
    kept_days: 14,
    starts: 0,
    broken_starts: 0,
    rematch_wanted: [],
    rematch_declined: [],
    carried: false,
  };
  return {
    type: "welcome",
    version: PROTOCOL_VERSION,
    number: 9,
    now: 1,
    at: 1,
    table,
    you: { seats: [0], is_host: true, has_seen: [0] },
    answer: 0,
    sights: [],
    clocks: [],
    outcome,
    history: [],
    chat: [],
  };
}

async function open(page: Page, said: Welcome, locale: string): Promise<void> {
  await page.unrouteAll();
  await page.routeWebSocket(/\/socket$/, (socket) =>
    socket.onMessage((message) => {
      if (String(message).includes('"hello"')) socket.send(JSON.stringify(said));
      else socket.send(JSON.stringify({ type: "pong", now: 1 }));
    }),
  );
  await page.goto(`/t/${ID}?lang=${locale}`);
}

test("a game whose rules are not known says why it stops, and shows its result, in every language @brief", async ({
  page,
}) => {
  const outcome = {
    winners: [1],
    results: [
      { seat: 0, place: 2, points: 750, parts: {} },
      { seat: 1, place: 1, points: 1500, parts: {} },
    ],
  };
  for (const locale of Object.keys(LOCALES)) {
    await open(page, welcome("stopped", null), locale);
    const paper = page.locator(".paper");
    await expect(paper.locator(".code")).toHaveText("table/stopped");
    await expect(paper).toContainText(String(RULES));
    await expect(paper).not.toContainText("trouble-");
    await expect(paper.locator("a[href='/']")).toBeVisible();
    await open(page, welcome("broken", null), locale);
    await expect(paper.locator(".code")).toHaveText("table/broken");
    await expect(paper).not.toContainText("trouble-");
    await open(page, welcome("over", outcome), locale);
    await expect(paper.locator("li").first()).toContainText("Bob");
    await expect(paper.locator("li").first()).toContainText("1500");
    await expect(paper).toContainText(String(RULES));
    await expect(paper).not.toContainText("played-by");
    await expect(paper.locator("a[download]")).toBeVisible();
  }
});
