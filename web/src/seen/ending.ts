/** The end of a game, told so that it keeps its secret: what is turned over, when, and what decides. */
import type { Outcome } from "../wire/messages";
import { isExpress, type View } from "./game";

export interface Piece {
  kind: string;
  value: number | null;
}

/** What is seen of the end at one moment. Of each seat so many pieces have been turned. */
export type Step =
  | { what: "curtain" }
  | { what: "purses" | "cards"; seats: number[]; turned: ReadonlyMap<number, number>; now: number | null }
  | { what: "wires"; n: number }
  | { what: "gunslinger" }
  | { what: "tie"; seats: number[]; by: "bullets" | "cards" | "best"; shared: boolean }
  | { what: "winner" };

/** A seat's loot: what everyone could see first, then the purses, the least first. */
export function lootOf(view: View, seat: number): Piece[] {
  if (!isExpress(view))
    return (view.loot.find((l) => l.seat === seat)?.values ?? []).map((value) => ({ kind: "purse", value }));
  const own = new Set(view.players.find((p) => p.seat === seat)?.bandits);
  const isPurse = ({ kind }: Piece) => Number(kind === "purse");
  return view.tokens
    .filter((t) => t.bandit && own.has(t.bandit))
    .map(({ kind, value }): Piece => ({ kind, value }))
    .sort((a, b) => isPurse(a) - isPurse(b) || (a.value ?? 0) - (b.value ?? 0));
}

const part = (outcome: Outcome, seat: number, name: string): number =>
  outcome.results.find((result) => result.seat === seat)?.parts[name] ?? 0;
const most = (values: number[]) => Math.max(0, ...values);

/** One piece of each seat in turn, until all have been turned. */
function turning(what: "purses" | "cards", all: Map<number, number>, open: Map<number, number>): Step[] {
  const seats = [...all.keys()];
  const steps: Step[] = [{ what, seats, turned: open, now: null }];
  let turned = open;
  for (let i = 0; i < most([...all.values()]); i++)
    for (const [seat, n] of all)
      if (i >= (open.get(seat) ?? 0) && i < n) {
        turned = new Map(turned).set(seat, i + 1);
        steps.push({ what, seats, turned, now: seat });
      }
  return steps;
}

function expressSteps(outcome: Outcome, view: View): Step[] {
  const seats = outcome.results.map(({ seat }) => seat).sort((a, b) => a - b);
  const count = (isCounted: (piece: Piece) => boolean) =>
    new Map(seats.map((seat) => [seat, lootOf(view, seat).filter(isCounted).length]));
  const steps = turning(
    "purses",
    count(() => true),
    count(({ kind }) => kind !== "purse"),
  );
  if (seats.some((seat) => part(outcome, seat, "gunslinger"))) steps.push({ what: "gunslinger" });
  const best = most(outcome.results.map(({ points }) => points));
  const level = outcome.results.filter(({ points }) => points === best).map(({ seat }) => seat);
  if (level.length > 1)
    steps.push({ what: "tie", seats: level, by: "bullets", shared: outcome.winners.length > 1 });
  return steps;
}

function superSteps(outcome: Outcome, view: View, left: number): Step[] {
  const steps: Step[] = Array.from({ length: left }, (_, i) => ({ what: "wires" as const, n: i + 1 }));
  const aboard = outcome.results.filter(({ parts }) => parts["aboard"]);
  if (aboard.length === 1) return steps;
  const compared = aboard.length ? aboard : outcome.results.filter(({ place }) => place <= 2);
  const seats = compared.map(({ seat }) => seat).sort((a, b) => a - b);
  const all = new Map(seats.map((seat) => [seat, lootOf(view, seat).length]));
  steps.push(...turning("cards", all, new Map()));
  const cards = seats.map((seat) => part(outcome, seat, "loot_cards"));
  const level = cards.filter((n) => n === most(cards)).length > 1;
  steps.push({ what: "tie", seats, by: level ? "best" : "cards", shared: outcome.winners.length > 1 });
  return steps;
}

/** All of it, from the curtain to the winner; `left` have left the train. */
export const endingOf = (outcome: Outcome, view: View, left: number): Step[] => [
  { what: "curtain" },
  ...(isExpress(view) ? expressSteps(outcome, view) : superSteps(outcome, view, left)),
  { what: "winner" },
];
