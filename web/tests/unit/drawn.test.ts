import { expect, test } from "vitest";
import { drawnIn } from "../../src/express/drawn";
import { narrate } from "../../src/words/narrate";
import { expressView } from "../fixtures/express";

test("a draw is told with the cards that were drawn in it, of this round only", () => {
  const first = { turn: 0, go: 0, seat: 1 };
  const second = { turn: 2, go: 0, seat: 1 };
  const other = { turn: 1, go: 0, seat: 2 };
  const view = expressView({ drew: [second, other, first] });
  const drew = (seat: number, n: number) => narrate({ event: "drew-instead", seat, n }, view)!;
  const round = narrate({ event: "round-started", round: 3, card: "bridge" } as never, view)!;
  const drawn = drawnIn(view, [drew(1, 3), round, drew(1, 3), drew(2, 1), drew(1, 2)]);
  expect([first, second, other].map((go) => drawn.get(go))).toEqual([3, 2, 1]);
});

test("what the log does not tell is not made up", () => {
  const view = expressView({ drew: [{ turn: 0, go: 0, seat: 1 }] });
  expect(drawnIn(view, []).size).toBe(0);
});
