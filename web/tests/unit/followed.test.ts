import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { followedOf } from "../../src/board/followed";
import type { View } from "../../src/seen/game";
import type { EventFields, GameEvent, ReplayStep } from "../../src/wire/messages";

const games = JSON.parse(
  gunzipSync(readFileSync(new URL("../fixtures/games.json.gz", import.meta.url))).toString(),
) as { view: View; events: GameEvent[] }[];

const moment = (view: View, events: GameEvent[]) =>
  ({ seat: 0, option: 0, decision: null, sights: [{ seat: null, view, events }] }) as unknown as ReplayStep;

test("what would have followed is three deeds, in their order, each at its place on the train", () => {
  for (const { view, events } of games) {
    const half = Math.floor(events.length / 2);
    const moments = [moment(view, events.slice(0, half)), moment(view, events.slice(half))];
    const bandits = [view.bandits[0]!.bandit as string];
    const followed = followedOf(view, moments, [], bandits);
    expect(followed).toHaveLength(3);
    const places = followed.map(({ event }) => events.indexOf(event));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const { event, moment: at, who, from, to, at: aim } of followed) {
      const told: EventFields = event;
      expect(at).toBe(events.indexOf(event) < half ? 0 : 1);
      if (told.bandit) expect(who).toBe(told.bandit);
      if (told.to_car != null && to) expect(to.car).toBe(told.to_car);
      if (told.from_car != null && from) expect(from.car).toBe(told.from_car);
      expect(!!aim).toBe(told.target != null);
    }
    // What really happened is not told.
    expect(followedOf(view, moments, events, bandits)).toEqual([]);
  }
});
