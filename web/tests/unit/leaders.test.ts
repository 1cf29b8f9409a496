import { expect, test } from "vitest";
import { drawable, gunslingers, moneyOf } from "../../src/seen/leaders";
import type { ExpressView } from "../../src/wire/messages";
import { expressView } from "../fixtures/express";

const left = (...bullets: number[]): ExpressView => {
  const view = expressView();
  return { ...view, bandits: view.bandits.map((b, i) => ({ ...b, bullets_left: bullets[i] ?? 6 })) };
};

test("who has fired most leads, all of them when several have, nobody before the first shot", () => {
  const names = expressView().bandits.map((b) => b.bandit);
  expect(gunslingers(left(3, 4, 6, 6))).toEqual([names[0]]);
  expect(gunslingers(left(6, 4, 4, 6))).toEqual([names[1], names[2]]);
  expect(gunslingers(left())).toEqual([]);
});

test("of teams nobody is said to lead: shots at one's own do not count, and are not told", () => {
  const view = left(3);
  expect(gunslingers({ ...view, settings: { ...view.settings, two_bandits: true } })).toEqual([]);
});

test("a purse nobody else has looked into is worth 250 at least", () => {
  const view = expressView();
  const token = (kind: "purse" | "jewel", value: number | null) => ({
    ...view.tokens[0]!,
    kind,
    value,
    place: "bandit" as const,
    bandit: "doc" as const,
  });
  const of = (...tokens: ExpressView["tokens"]) => moneyOf({ ...view, tokens }, "doc");
  expect(of(token("purse", null), token("jewel", 500))).toEqual({ least: 750, sure: false });
  expect(of(token("purse", 300))).toEqual({ least: 300, sure: true });
  expect(of()).toEqual({ least: 0, sure: true });
});

test("one draws three, or what is left", () => {
  const view = expressView();
  const player = view.players[0]!;
  const having = (deck: number, discard: string[], expert = false) =>
    drawable(
      {
        ...view,
        settings: { ...view.settings, expert },
        players: [{ ...player, deck, discard: discard as never }],
      },
      player.seat,
    );
  expect(having(5, [])).toBe(3);
  expect(having(2, ["move"])).toBe(2);
  expect(having(2, ["move"], true)).toBe(3);
  expect(having(0, [])).toBe(0);
});
