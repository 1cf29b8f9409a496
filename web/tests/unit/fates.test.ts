import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readCard } from "../../src/seen/cards";
import type { View } from "../../src/seen/game";
import { hasCompany, hasLoot, hasSight, hasTarget } from "../../src/show/causes";
import { byRound, departures, fatesOf, type Fate, type Past } from "../../src/show/fates";
import { patch } from "../../src/show/patch";
import type { EventFields, GameEvent } from "../../src/wire/messages";

const games = (
  JSON.parse(gunzipSync(readFileSync(new URL("../fixtures/games.json.gz", import.meta.url))).toString()) as {
    view: View;
    events: GameEvent[];
  }[]
).map(({ view, events }): Past => ({ begun: view, happened: events }));
const everybody = ({ begun }: Past) => begun.bandits.map(({ bandit }) => bandit as string);
const [express, superExpress] = ["express", "superexpress"].map(
  (game) => games.find(({ begun }) => begun.game === game)!.begun,
) as [View, View];

/** The view before every event, and the last. */
function viewsOf({ begun, happened }: Past): View[] {
  const seen = [begun];
  for (const event of happened) seen.push(patch(seen.at(-1)!, event, seen.at(-1)!));
  return seen;
}

const told = (happened: GameEvent[], bandits: string[], begun = express) =>
  fatesOf({ begun: { ...begun, round: 0 }, happened }, bandits);

const GAME: GameEvent[] = [
  { event: "round-started", round: 1, card: "bridge" },
  { event: "card-resolved", seat: 0, bandit: "doc", index: 0, face_down: false, card: "doc move" },
  { event: "bandit-moved", seat: 0, bandit: "doc", from_car: 3, to_car: 2, floor: "inside", how: "run" },
  { event: "card-resolved", seat: 1, bandit: "belle", index: 0, face_down: false, card: "belle shoot" },
  { event: "no-effect", seat: 1, bandit: "belle", card: "belle shoot", reason: "no-bullets" },
  { event: "card-resolved", seat: 0, bandit: "doc", index: 0, face_down: false, card: "doc marshal" },
  { event: "marshal-moved", from_car: 0, to_car: 1 },
  { event: "event-started", kind: "braking" },
  { event: "bandit-moved", seat: 0, bandit: "doc", from_car: 3, to_car: 1, floor: "inside", how: "run" },
  { event: "round-started", round: 2, card: "tunnel" },
  { event: "card-resolved", seat: 0, bandit: "doc", index: 0, face_down: false, card: "doc punch" },
  { event: "bandit-punched", seat: 0, bandit: "doc", target: "belle" },
  { event: "loot-fell", seat: 1, bandit: "belle", car: 2, floor: "inside", token: 3 },
];

test("own cards are told with what they led to, and no event of the round belongs to them", () => {
  const fates = told(GAME, ["doc"]);
  expect(fates.map((f) => [f.round, f.card, f.inVain, f.events.length])).toEqual([
    [1, "doc move", false, 1],
    [1, "doc marshal", false, 1],
    [2, "doc punch", false, 2],
  ]);
  expect(byRound(fates).map((r) => [r.round, r.fates.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test("a team's cards are those of both its bandits", () => {
  expect(told(GAME, ["doc", "belle"])).toHaveLength(4);
  expect(told(GAME, [])).toEqual([]);
  expect(told(GAME, ["belle"])[0]!.inVain).toBe(true);
});

test("whoever was shot and only stands up is told who shot, and that is not in vain", () => {
  const shot: GameEvent = { event: "bandit-shot", seat: 1, bandit: "tuco", target: "mei" };
  const stunned: GameEvent = { event: "bandit-stunned", seat: 0, bandit: "mei" };
  const [fate] = told(
    [
      { event: "round-started", round: 1 },
      { event: "card-revealed", seat: 1, bandit: "tuco", card: "shoot" },
      shot,
      stunned,
      { event: "card-revealed", seat: 0, bandit: "mei", card: "shoot" },
      { event: "stood-up", seat: 0, bandit: "mei" },
    ],
    ["mei"],
    superExpress,
  );
  expect(fate).toMatchObject({ card: "shoot", inVain: false, cause: { round: 1, events: [shot, stunned] } });
});

test("who left the train is told with the round, and who rode back has not left", () => {
  const happened: GameEvent[] = [
    { event: "fell-off", seat: 0, bandit: "mei", end: "rear" },
    { event: "fell-off", seat: 0, bandit: "doc", end: "front" },
    { event: "rode-in", seat: 0, bandit: "mei", line: 0 },
    { event: "round-started", round: 2 },
    { event: "left-behind", seat: 2, bandit: "tuco", car: 3 },
  ];
  const left = departures({ begun: { ...superExpress, round: 1 }, happened });
  expect([...left].map(([bandit, { round, event }]) => [bandit, round, event.event])).toEqual([
    ["doc", 1, "fell-off"],
    ["tuco", 2, "left-behind"],
  ]);
});

test("what a card needs is found exactly when the card finds it, in all games", () => {
  const QUESTIONS = {
    "loot-robbed": hasLoot,
    "bandit-punched": hasCompany,
    "bandit-shot": hasTarget,
    missed: hasSight,
  } as const;
  const heard: Record<string, number> = {};
  for (const past of games) {
    const seen = viewsOf(past);
    const isExpress = past.begun.game === "express";
    past.happened.forEach((event, i) => {
      const { event: kind, reason, card, bandit }: EventFields = event;
      const fails = kind === "missed" || (kind === "no-effect" && reason != null && reason !== "no-bullets");
      const needs =
        kind === "no-effect"
          ? { "no-loot": hasLoot, "no-target": readCard(card!).action === "punch" ? hasCompany : hasTarget }[
              reason as "no-loot" | "no-target"
            ]
          : kind === "bandit-shot" && !isExpress
            ? hasSight
            : QUESTIONS[kind as keyof typeof QUESTIONS];
      if (!needs || (kind === "no-effect" && !fails)) return;
      const me = seen[i]!.bandits.find((b) => b.bandit === bandit)!;
      expect([kind, reason, needs(seen[i]!, me)]).toEqual([kind, reason, !fails]);
      heard[`${kind} ${reason ?? ""}`] = (heard[`${kind} ${reason ?? ""}`] ?? 0) + 1;
    });
  }
  expect(Math.min(...Object.values(heard))).toBeGreaterThan(20);
  expect(Object.keys(heard)).toHaveLength(6);
});

/** What failed of a card, if anything did. */
const failure = ({ events, card }: Fate): EventFields | undefined =>
  events.find(
    ({ event }) =>
      ["no-effect", "missed"].includes(event) ||
      (event === "fell-off" && card === "move") ||
      (event === "stood-up" && card !== "reflex"),
  );

test("every card that fails names a cause, no other does, and the cause is true in what happened", () => {
  const causes = { before: 0, bare: 0, nobody: 0, edge: 0 };
  for (const past of games) {
    const seen = viewsOf(past);
    for (const fate of fatesOf(past, everybody(past))) {
      const failed = failure(fate);
      expect([fate.card, !!fate.cause]).toEqual([fate.card, !!failed]);
      if (!failed || !fate.cause) continue;
      const at = past.happened.indexOf(failed as GameEvent);
      const me = seen[at]!.bandits.find((b) => b.bandit === fate.bandit)!;
      const { action } = readCard(fate.card);
      const needs =
        failed.reason === "no-loot"
          ? hasLoot
          : failed.event === "missed"
            ? hasSight
            : action === "punch"
              ? hasCompany
              : hasTarget;
      if ("always" in fate.cause) {
        causes[fate.cause.always]++;
        if (fate.cause.always === "edge") {
          expect(failed.event).toBe("fell-off");
          continue;
        }
        const since = seen.filter(
          (view, i) => i <= at && (failed.reason === "no-loot" || view.round === fate.round),
        );
        expect(since.some((view) => needs(view, me))).toBe(false);
        continue;
      }
      causes.before++;
      const places = fate.cause.events.map((event) => past.happened.indexOf(event));
      expect(places.every((place) => place >= 0 && place < at)).toBe(true);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      const last = places.at(-1)!;
      expect([seen[last]!.round, seen[last]!.cars.length]).toEqual([fate.cause.round, fate.cause.cars]);
      const cause: EventFields = past.happened[last]!;
      if (failed.event === "stood-up")
        expect([cause.event, cause.bandit]).toEqual(["bandit-stunned", me.bandit]);
      else if (failed.reason === "no-bullets")
        expect([cause.event, cause.bandit]).toEqual(["bandit-shot", me.bandit]);
      else if (cause.bandit === me.bandit)
        // It was carried off, or did it itself.
        expect([
          "bandit-moved",
          "bandit-fled",
          "bandit-pushed",
          "fell-off",
          "loot-robbed",
          "bandit-climbed",
        ]).toContain(cause.event);
      else {
        expect(needs(seen[last]!, me)).toBe(true);
        for (const view of seen.slice(last + 1, at + 1)) expect(needs(view, me)).toBe(false);
      }
    }
  }
  expect(Math.min(...Object.values(causes))).toBeGreaterThan(30);
});
