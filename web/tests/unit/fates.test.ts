import { expect, test } from "vitest";
import type { GameEvent } from "../../src/wire/messages";
import { byRound, departures, fatesOf } from "../../src/seen/fates";

const GAME: GameEvent[] = [
  { event: "round-started", round: 1, card: "bridge" },
  { event: "card-resolved", seat: 0, bandit: "doc", index: 0, face_down: false, card: "doc move" },
  { event: "bandit-moved", seat: 0, bandit: "doc", from_car: 3, to_car: 2, floor: "inside", how: "run" },
  { event: "card-resolved", seat: 1, bandit: "belle", index: 0, face_down: false, card: "belle shoot" },
  { event: "no-effect", seat: 1, bandit: "belle", card: "belle shoot", reason: "no-target" },
  { event: "card-resolved", seat: 0, bandit: "doc", index: 0, face_down: false, card: "doc rob" },
  { event: "no-effect", seat: 0, bandit: "doc", card: "doc rob", reason: "no-loot" },
  { event: "event-started", kind: "braking" },
  { event: "bandit-moved", seat: 0, bandit: "doc", from_car: 3, to_car: 1, floor: "inside", how: "run" },
  { event: "round-started", round: 2, card: "tunnel" },
  { event: "card-resolved", seat: 0, bandit: "doc", index: 0, face_down: false, card: "doc punch" },
  { event: "bandit-punched", seat: 0, bandit: "doc", target: "belle" },
  { event: "loot-fell", seat: 1, bandit: "belle", car: 2, floor: "inside", token: 3 },
];

test("own cards are told with what they led to, and no event of the round belongs to them", () => {
  const fates = fatesOf(GAME, ["doc"]);
  expect(fates.map((f) => [f.round, f.card, f.inVain, f.events.length])).toEqual([
    [1, "doc move", false, 1],
    [1, "doc rob", true, 1],
    [2, "doc punch", false, 2],
  ]);
  expect(byRound(fates).map((r) => [r.round, r.fates.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test("a team's cards are those of both its bandits", () => {
  expect(fatesOf(GAME, ["doc", "belle"])).toHaveLength(4);
  expect(fatesOf(GAME, [])).toEqual([]);
  expect(fatesOf(GAME, ["belle"])[0]!.caboose).toBeNull();
});

test("in Super Express a card revealed by one who is stunned is not in vain, one without effect is", () => {
  const fates = fatesOf(
    [
      { event: "round-started", round: 1 },
      { event: "pass-started", number: 0 },
      { event: "card-revealed", seat: 0, bandit: "mei", card: "shoot" },
      { event: "missed", seat: 0, bandit: "mei" },
      { event: "card-revealed", seat: 0, bandit: "mei", card: "move" },
      { event: "stood-up", seat: 0, bandit: "mei" },
      { event: "car-uncoupled", car: 4 },
      { event: "left-behind", seat: 0, bandit: "mei", car: 4 },
    ],
    ["mei"],
  );
  expect(fates.map((f) => [f.card, f.inVain])).toEqual([
    ["shoot", true],
    ["move", false],
  ]);
  expect(fates.map((f) => f.caboose)).toEqual([4, 4]);
});

test("who left the train is told with the round, and who rode back has not left", () => {
  const left = departures([
    { event: "round-started", round: 1 },
    { event: "fell-off", seat: 0, bandit: "mei", end: "rear" },
    { event: "fell-off", seat: 0, bandit: "doc", end: "front" },
    { event: "rode-in", seat: 0, bandit: "mei", line: 0 },
    { event: "round-started", round: 2 },
    { event: "left-behind", seat: 2, bandit: "tuco", car: 3 },
  ]);
  expect([...left].map(([bandit, { round, event }]) => [bandit, round, event.event])).toEqual([
    ["doc", 1, "fell-off"],
    ["tuco", 2, "left-behind"],
  ]);
});
