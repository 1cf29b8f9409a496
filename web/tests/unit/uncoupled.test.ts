import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { isUncoupling, roundsOf, type SuperView, type View } from "../../src/seen/game";
import { patch } from "../../src/show/patch";
import { stageOf } from "../../src/show/stage";
import type { GameEvent } from "../../src/wire/messages";
import { narrateAll } from "../../src/words/narrate";

const games = JSON.parse(
  gunzipSync(readFileSync(new URL("../fixtures/games.json.gz", import.meta.url))).toString(),
) as { view: View; events: GameEvent[] }[];

test("a car is told as the caboose while it is the last one, and no other is, though cars were uncoupled since", () => {
  const { view, events } = games.find(({ view }) => view.game === "superexpress")!;
  const until = events.findIndex(({ event }) => event === "car-uncoupled") + 1;
  const after = { ...view, cars: view.cars.slice(0, -1) } as View;
  const told = narrateAll(events.slice(0, until), after).flatMap((line) =>
    Object.values(line?.words ?? {}).filter((word) => typeof word === "object" && "car" in word),
  );
  expect(told.length).toBeGreaterThan(3);
  for (const word of told) expect(word).toMatchObject({ caboose: word.car === view.cars.length - 1 });
  expect(told.at(-1)).toMatchObject({ car: view.cars.length - 1, caboose: true });
});

test("whoever is left behind goes with the car, and stands nowhere when it is gone", () => {
  let behind = 0;
  for (const { view: start, events } of games.filter(({ view }) => view.game === "superexpress")) {
    let view = start;
    for (const event of events) {
      view = patch(view, event, start);
      if (event.event !== "car-uncoupled") continue;
      const { standing, cars } = stageOf(view);
      expect(standing.filter(({ car }) => car >= cars.length)).toEqual([]);
    }
    behind += events.filter(({ event }) => event === "left-behind").length;
  }
  expect(behind).toBeGreaterThan(0);
});

const superGames = games.filter(({ view }) => view.game === "superexpress");

test.each(superGames.map(({ view, events }, i) => [i, view as SuperView, events] as const))(
  "as many rounds are told throughout game %i, also while a car is being uncoupled",
  (_, start, events) => {
    let view: View = start;
    const told = new Set([roundsOf(start, start.cars.length - 1)]);
    for (const event of events) {
      view = patch(view, event, start);
      told.add(roundsOf(view as SuperView, view.cars.length - 1));
    }
    expect([...told]).toEqual([start.cars.length - 1]);
  },
);

test.each(superGames.map(({ view, events }, i) => [i, view as SuperView, events] as const))(
  "a car is told to be uncoupled from the moment it is until the next round, game %i",
  (_, start, events) => {
    let view: View = start;
    let [isCut, cuts] = [false, 0];
    for (const event of events) {
      if (event.event === "car-uncoupled") [isCut, cuts] = [true, cuts + 1];
      if (event.event === "round-started") isCut = false;
      if (event.event !== "round-started") expect(isUncoupling(view as SuperView, event)).toBe(isCut);
      view = patch(view, event, start);
      expect(isUncoupling(view as SuperView, null)).toBe(isCut);
    }
    expect(cuts).toBeGreaterThan(0);
  },
);
