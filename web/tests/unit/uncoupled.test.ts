import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { View } from "../../src/seen/game";
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
