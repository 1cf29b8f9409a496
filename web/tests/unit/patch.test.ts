import { expect, test } from "vitest";
import type { ExpressDecision, ExpressView, GameEvent } from "../../src/wire/messages";
import { cardNow } from "../../src/seen/game";
import { choicesOf } from "../../src/seen/choices";
import { patch } from "../../src/show/patch";
import { stageOf } from "../../src/show/stage";
import { feet } from "../../src/show/world";
import { expressView, moveDecision, schemeDecision } from "../fixtures/express";

const view = expressView();
const then = (event: GameEvent, from = view) => patch(from, event, from) as ExpressView;

test("a bandit that moved stands where the event says, and looks that way", () => {
  const next = then({
    event: "bandit-moved",
    seat: 0,
    bandit: "django",
    from_car: 4,
    to_car: 2,
    floor: "roof",
    how: "run",
  });
  expect(next.bandits[0]).toMatchObject({ car: 2, floor: "roof" });
  const stage = stageOf(next, stageOf(view));
  expect(stage.standing.find((s) => s.who === "django")).toMatchObject({ car: 2, back: false });
});

test("robbed loot changes hands, and falls again", () => {
  const robbed = then({
    event: "loot-robbed",
    seat: 1,
    bandit: "belle",
    token: 7,
    car: 4,
    floor: "inside",
    value: null,
  });
  expect(robbed.tokens[7]).toMatchObject({ place: "bandit", bandit: "belle" });
  expect(
    then({ event: "loot-fell", seat: 1, bandit: "belle", token: 7, car: 4, floor: "inside" }, robbed)
      .tokens[7],
  ).toMatchObject({ place: "car", car: 4 });
});

test("a purse from outside the game is worth what is known of it, whoever it goes to", () => {
  const ransom = {
    ...view.tokens[0]!,
    token: 26,
    value: 250,
    place: "bandit" as const,
    bandit: "tuco" as const,
  };
  const latest = { ...view, tokens: [...view.tokens, ransom] };
  const event = { event: "ransom-paid", seat: 1, bandit: "belle", token: 26 } as const;
  const paid = patch(view, event, latest) as ExpressView;
  expect(paid.tokens.filter(({ token }) => token === 26)).toEqual([
    expect.objectContaining({ bandit: "belle", value: 250, car: null }),
  ]);
  expect(patch(paid, event, latest)).toEqual(paid);
});

test("a card that is played leaves the hand and lies on the pile", () => {
  const next = then({
    event: "card-played",
    seat: 0,
    bandit: "django",
    card: "django rob",
    face_down: false,
    cover: false,
  });
  expect(next.pile.at(-1)).toMatchObject({ card: "django rob", seat: 0 });
  expect(next.hand!.filter((c) => c === "django rob")).toHaveLength(1);
});

test("a resolved card is turned over, and those before it are done", () => {
  const next = then({
    event: "card-resolved",
    seat: 2,
    index: 4,
    bandit: "doc",
    card: "doc punch",
    face_down: true,
  });
  expect(next.pile[3]!.resolved).toBe(true);
  expect(next.pile[4]).toMatchObject({ card: "doc punch", face_down: false });
  expect(cardNow(next)).toBe(4);
});

test("the card being carried out is the last one turned over, not the next", () => {
  const turned = {
    ...view,
    pile: view.pile.map((c, i) => ({ ...c, resolved: i <= 2 })),
    resolving: { bandit: "django" as const, card: "django move", target: null, token: null },
  };
  expect(cardNow(turned)).toBe(2);
  expect(cardNow({ ...turned, resolving: null })).toBe(-1);
});

test("an event nobody knows changes nothing", () => {
  expect(then({ event: "something-new" } as unknown as GameEvent)).toBe(view);
});

test("spaces that can be chosen carry keys from left to right", () => {
  expect(choicesOf(moveDecision, view).map((c) => [c.key, c.on, c.car])).toEqual([
    ["1", "space", 3],
    ["2", "space", 2],
    ["3", "space", 1],
  ]);
});

test("equal cards share a key, and drawing is 0", () => {
  const choices = choicesOf(schemeDecision, view);
  expect(choices.find((c) => c.word === "draw")!.key).toBe("0");
  expect(new Set(choices.map((c) => c.key)).size).toBe(choices.length);
});

test("in a tunnel every card goes face down, on its plain key; Ghost's hidden one asks for a second key", () => {
  const plays = schemeDecision.options.filter((o) => o.form.do === "play");
  const down = plays.map(({ number, form }) => ({
    number: number + 24,
    form: form.do === "play" ? { ...form, face_down: true } : form,
  }));
  const keys = (options: ExpressDecision["options"]) =>
    choicesOf({ ...schemeDecision, options }, view).map((c) => [c.key, c.faceDown]);
  expect(keys(down)).toEqual([
    ["1", true],
    ["2", true],
    ["3", true],
    ["4", true],
  ]);
  expect(keys([...plays.slice(0, 1), ...down.slice(0, 1)])).toEqual([
    ["1", false],
    ["⇧1", true],
  ]);
});

test("figures of one space stand apart", () => {
  const crowd = (["belle", "doc", "tuco", "ghost", "django", "cheyenne"] as const).map((who) => ({
    who,
    car: 1,
    floor: "inside" as const,
  }));
  const xs = [...feet(crowd, 5).values()].map((p) => p.x).sort((a, b) => a - b);
  for (let i = 1; i < xs.length; i++) expect(xs[i]! - xs[i - 1]!).toBeGreaterThan(24);
});
