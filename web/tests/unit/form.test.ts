import { expect, test } from "vitest";
import type { GameOffer, Settings } from "../../src/wire/messages";
import {
  clockName,
  flipped,
  isOn,
  otherGame,
  seated,
  valueOf,
  withValue,
  type OptionOffer,
} from "../../src/table/form";

/** A made-up game: whatever is offered is drawn, and nothing is known by its name. */
const option = (name: string, more: Partial<OptionOffer> = {}): OptionOffer => ({
  name,
  kind: "switch",
  default: false,
  is_fine_print: false,
  choices: [],
  seats_on: {},
  seats_off: {},
  ...more,
});
const edition = option("edition", { kind: "choice", default: "new", choices: ["new", "old"] });
const masks = option("masks", { default: true });
const pairs = option("pairs", {
  seats_on: { new: [2, 3], old: [2] },
  seats_off: { new: [3, 4, 5, 6], old: [3, 4, 5, 6] },
});
const slow = option("slow", { seats_off: { old: [3, 4, 5, 6] } });
const rule = option("rule", { kind: "rule", default: null, is_fine_print: true });
const offer: GameOffer = {
  game: "robbery",
  rules_version: 1,
  seats: [2, 3, 4, 5, 6],
  options: {},
  form: [edition, masks, pairs, slow, rule],
  clocks: {
    none: { per_decision: null, per_game: null, increment: 0 },
    blitz: { per_decision: 20, per_game: null, increment: 0 },
  },
  levels: [],
  bandits: [],
  is_ready: true,
};
const settings = (n_seats: number, options: Record<string, unknown> = {}): Settings => ({
  game: "robbery",
  n_seats,
  options,
});

test("what is not set is as it is offered, and what is offered is not set", () => {
  expect(isOn(offer, settings(4), masks)).toBe(true);
  expect(isOn(offer, settings(4), pairs)).toBe(false);
  expect(flipped(offer, settings(4), masks).options).toEqual({ masks: false });
  expect(flipped(offer, settings(4, { masks: false }), masks).options).toEqual({});
});

test("a choice and a rule are set, and unset by what they are anyway", () => {
  expect(withValue(settings(4), edition, "old").options).toEqual({ edition: "old" });
  expect(withValue(settings(4, { edition: "old" }), edition, "new").options).toEqual({});
  expect(valueOf(rule, settings(4))).toBe(null);
  expect(withValue(settings(4), rule, false).options).toEqual({ rule: false });
  expect(withValue(settings(4, { rule: false }), rule, null).options).toEqual({});
});

test("a switch that goes with few players only brings their number with it", () => {
  expect(flipped(offer, settings(5), pairs)).toEqual(settings(3, { pairs: true }));
  expect(flipped(offer, settings(5, { edition: "old" }), pairs)).toEqual(
    settings(2, { edition: "old", pairs: true }),
  );
  expect(flipped(offer, settings(3), pairs)).toEqual(settings(3, { pairs: true }));
  expect(flipped(offer, settings(2, { pairs: true }), pairs)).toEqual(settings(3));
});

test("a number of players brings with it what belongs to it, and ends what does not go with it", () => {
  expect(seated(offer, settings(4), 2)).toEqual(settings(2, { pairs: true }));
  expect(seated(offer, settings(2, { pairs: true }), 3)).toEqual(settings(3, { pairs: true }));
  expect(seated(offer, settings(3, { pairs: true, masks: false }), 4)).toEqual(settings(4, { masks: false }));
});

test("what cannot be off is shown as on, and not kept for when it can", () => {
  expect(isOn(offer, settings(2, { edition: "old" }), slow)).toBe(true);
  expect(isOn(offer, settings(2), slow)).toBe(false);
  expect(seated(offer, settings(4, { edition: "old" }), 2).options).toEqual({
    edition: "old",
    pairs: true,
  });
});

test("another game keeps the number of players, as far as it goes", () => {
  const other = { ...offer, game: "escape", seats: [3, 4] };
  expect(otherGame(other, settings(6, { masks: false }))).toEqual({
    game: "escape",
    n_seats: 4,
    options: {},
  });
  expect(otherGame(other, settings(2)).n_seats).toBe(3);
});

test("a clock is known by what it shows", () => {
  expect(clockName(offer, settings(4))).toBe("none");
  const clock = { per_decision: 20 };
  expect(clockName(offer, { ...settings(4), clock })).toBe("blitz");
  expect(clockName(offer, { ...settings(4), clock: { per_decision: 7 } })).toBe(null);
});
