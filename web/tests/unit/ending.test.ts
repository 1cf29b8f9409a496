import { render } from "svelte/server";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import EndRanking from "../../src/parts/EndRanking.svelte";
import EndStage from "../../src/parts/EndStage.svelte";
import { endingOf } from "../../src/seen/ending";
import type { View } from "../../src/seen/game";
import type { Outcome } from "../../src/wire/messages";
import { say, speak } from "../../src/words/words.svelte";
import { expressView } from "../fixtures/express";

beforeAll(async () => {
  const english = readFileSync(new URL("../../src/words/en.ftl", import.meta.url), "utf8");
  vi.stubGlobal("fetch", async () => new Response(english));
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("document", { documentElement: {}, querySelectorAll: () => [] });
  await speak("en");
});

const purse = (token: number, bandit: string, value: number, kind = "purse") => ({
  ...{ token, kind, value, place: "bandit", car: null, floor: null, bandit, known_by: [] },
});
const base = expressView();
const view = {
  ...base,
  tokens: [
    purse(1, "django", 311),
    purse(2, "tuco", 322),
    purse(3, "tuco", 500, "jewel"),
    purse(4, "belle", 333),
  ],
} as unknown as View;
const seatOf = (bandit: string) => base.bandits.find((b) => b.bandit === bandit)!.seat;
const seats = [...new Set(base.bandits.map((b) => b.seat))].sort();
const names = seats.map((seat) => `Person${seat}`);
const outcomeOf = (points: Record<number, number>, winners: number[], parts = {}): Outcome =>
  ({
    winners,
    results: seats.map((seat) => ({
      seat,
      place: winners.includes(seat) ? 1 : 2,
      points: points[seat] ?? 0,
      parts: { loot: 0, gunslinger: 0, bullets_fired: seat, bullets_received: seat, ...parts },
    })),
  }) as unknown as Outcome;

const told = (outcome: Outcome, seen = view, wires: { bandit: string; text: string }[] = []) =>
  endingOf(outcome, seen, wires.length).map((step) => ({
    step,
    html: render(EndStage, { props: { step, outcome, view: seen, names, wires } }).body,
  }));

test("purses are turned one by one, and nobody's before its turn", () => {
  const steps = told(outcomeOf({ [seatOf("belle")]: 333 }, [seatOf("belle")]));
  const first = (text: string) => steps.findIndex(({ html }) => html.includes(text));
  const turns = ["$500", "$311", "$322", "$333"].map(first);
  expect(turns.every((at) => at > 0)).toBe(true);
  expect(Math.min(...turns.slice(1))).toBeGreaterThan(turns[0]!);
  expect(new Set(turns.slice(1)).size).toBe(3);
  for (let i = 1; i < steps.length; i++) {
    const [before, now] = [steps[i - 1]!.step, steps[i]!.step];
    if (before.what !== "purses" || now.what !== "purses") continue;
    const count = (turned: ReadonlyMap<number, number>) => [...turned.values()].reduce((a, b) => a + b, 0);
    expect(count(now.turned)).toBe(count(before.turned) + 1);
  }
});

test("no sum of a purse that lies face down, and no winner before the last step", () => {
  const winner = seatOf("belle");
  const steps = told(outcomeOf({ [winner]: 1333 }, [winner], { gunslinger: 1, loot: 333 }));
  const last = steps.pop()!;
  expect(last.html).toContain(`Person${winner}`);
  expect(last.html).toContain(
    say("x-wins", { players: `Person${winner}`, n: 1 }).replaceAll(/[\u2068\u2069]/g, ""),
  );
  for (const { html } of steps) {
    expect(html).not.toContain("$1,333");
    expect(html).not.toMatch(/ wins/);
  }
  expect(steps.map(({ step }) => step.what).indexOf("gunslinger")).toBe(steps.length - 1);
});

test("a tie says what broke it, and is told only where there is one", () => {
  const [a, b] = [seatOf("belle"), seatOf("tuco")];
  expect(told(outcomeOf({ [a]: 500, [b]: 400 }, [a])).some(({ step }) => step.what === "tie")).toBe(false);
  const broken = endingOf(outcomeOf({ [a]: 500, [b]: 500 }, [a]), view, 0).at(-2);
  expect(broken).toEqual({ what: "tie", seats: [a, b].sort(), by: "bullets", shared: false });
  const shared = endingOf(outcomeOf({ [a]: 500, [b]: 500 }, [a, b]), view, 0).at(-2);
  expect(shared).toMatchObject({ what: "tie", shared: true });
});

const superView = {
  game: "superexpress",
  bandits: [0, 1, 2].map((seat) => ({ bandit: ["mei", "tuco", "belle"][seat], seat, aboard: seat < 2 })),
  loot: [
    { seat: 0, values: [301, 378] },
    { seat: 1, values: [312, 356] },
    { seat: 2, values: [] },
  ],
} as unknown as View;
const superOutcome = (winners: number[], cards: number[], best: number[], aboard: number[]): Outcome =>
  ({
    winners,
    results: cards.map((loot_cards, seat) => ({
      seat,
      place: winners.includes(seat) ? 1 : 2 + seat,
      points: 0,
      parts: { loot_cards, best_card: best[seat], aboard: aboard[seat] },
    })),
  }) as unknown as Outcome;

test("in Super Express wires come in one by one, then cards are turned, then it is said what decided", () => {
  const wires = [{ bandit: "belle", text: "Belle fell off." }];
  const steps = told(superOutcome([0], [2, 2, 0], [378, 356, 0], [1, 1, 0]), superView, wires);
  expect(steps.map(({ step }) => step.what)).toEqual([
    ...["curtain", "wires", "cards", "cards", "cards", "cards", "cards", "tie", "winner"],
  ]);
  const first = (text: string) => steps.findIndex(({ html }) => html.includes(text));
  expect([first("Belle fell off."), first("$301"), first("$312"), first("$378"), first("$356")]).toEqual([
    1, 3, 4, 5, 6,
  ]);
  expect(steps.at(-2)!.step).toMatchObject({ by: "best", shared: false });
});

test("in Super Express the last one on the train wins without a count", () => {
  const steps = endingOf(superOutcome([0], [1, 2, 0], [1, 2, 0], [1, 0, 0]), superView, 2);
  expect(steps.map(({ what }) => what)).toEqual(["curtain", "wires", "wires", "winner"]);
});

test("who is alone at a device is you; several have their names", () => {
  const { results } = outcomeOf({}, [0]);
  const props = {
    ranked: results,
    view,
    fate: () => null,
    who: () => "",
    name: (seat: number) => names[seat]!,
  };
  const ranking = (mine: number[]) => render(EndRanking, { props: { ...props, mine } }).body;
  expect(ranking([0])).toMatch(/>\s*you\s*</);
  expect(ranking([0])).not.toContain("Person0");
  expect(ranking([0, 1])).not.toMatch(/>\s*you\s*</);
  expect(ranking([0, 1])).toContain("Person0");
});
