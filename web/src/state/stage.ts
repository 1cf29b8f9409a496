/** What stands where on the train, as drawn. Taken from a view; between two views the director moves it event by event. */
import type { Lying, Standing } from "../train/world";
import type { Bandit, Floor } from "./express";
import { isExpress, type GameEvent, type View } from "./game";

export interface Stage {
  cars: { car: number; card: string }[];
  standing: Standing[];
  lying: Lying[];
}

export const EMPTY_STAGE: Stage = { cars: [], standing: [], lying: [] };

/** The stage of a view. Colt Express has no facing: a figure goes on looking where it last ran. */
export function stageOf(view: View, before?: Stage): Stage {
  if (!isExpress(view)) {
    const standing = view.bandits.filter((b) => b.aboard).map((b): Standing => ({
      who: b.bandit, car: b.car, floor: b.floor, line: b.line, back: b.facing === "caboose", stunned: b.stunned,
    }));
    return { cars: view.cars, standing, lying: [] };
  }
  const looked = new Map(before?.standing.map((s) => [s.who, s.back]));
  const standing = view.bandits.filter((b) => b.car !== null && b.car >= 0).map((b): Standing => ({ who: b.bandit, car: b.car, floor: b.floor, back: looked.get(b.bandit) ?? false }));
  standing.push({ who: "marshal", car: view.marshal, floor: "inside", back: looked.get("marshal") ?? true });
  const lying = view.tokens.filter((t) => t.place === "car").map((t): Lying => ({ token: t.token, kind: t.kind, car: t.car!, floor: t.floor! }));
  return { cars: view.cars, standing, lying };
}

const move = (stage: Stage, who: unknown, change: Partial<Standing>): Stage => ({
  ...stage,
  standing: stage.standing.map((s) => (s.who === who ? { ...s, ...change } : s)),
});
const drop = (stage: Stage, token: number, car: number, floor: Floor, kind: string): Stage => ({
  ...stage,
  lying: [...stage.lying.filter((t) => t.token !== token), { token, kind, car, floor }],
});
const lift = (stage: Stage, token: unknown): Stage => ({ ...stage, lying: stage.lying.filter((t) => t.token !== token) });

/** Puts a figure into the line of its space at `line`, and closes the ranks it left. */
function enter(stage: Stage, who: Bandit, car: number, floor: Floor, line: number | undefined): Stage {
  const there = stage.standing.filter((s) => s.who !== who && s.car === car && s.floor === floor).sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const place = line ?? there.length;
  const lines = new Map(there.map((s, i) => [s.who, i < place ? i : i + 1]));
  return {
    ...stage,
    standing: stage.standing.map((s) => s.who === who ? { ...s, car, floor, line: place } : lines.has(s.who) ? { ...s, line: lines.get(s.who)! } : s),
  };
}

/** The stage after one event, as far as it can be drawn. The next view corrects whatever this leaves out. */
export function after(stage: Stage, event: GameEvent, kindOf: (token: number) => string): Stage {
  const e = event as GameEvent & { bandit: Bandit; car: number; floor: Floor; token: number; from_car: number; to_car: number; line?: number };
  switch (event.event) {
    case "bandit-moved":
    case "bandit-pushed": {
      const back = e["how"] === "run" || e["how"] === undefined ? e.to_car > e.from_car : undefined;
      if (e.line !== undefined) return enter(stage, e.bandit, e.to_car, e.floor, e.line);
      return move(stage, e.bandit, { car: e.to_car, floor: e.floor, ...(back === undefined ? {} : { back }) });
    }
    case "bandit-placed":
    case "bandit-climbed":
      return e.line !== undefined ? enter(stage, e.bandit, e.car, e.floor, e.line) : move(stage, e.bandit, { car: e.car, floor: e.floor });
    case "bandit-fled":
      return move(stage, e.bandit, { car: e.car, floor: "roof" });
    case "marshal-moved":
      return move(stage, "marshal", { car: e.to_car, back: e.to_car > e.from_car });
    case "loot-robbed":
    case "loot-pickpocketed":
    case "loot-pocketed":
      return lift(stage, e.token);
    case "loot-fell":
      return drop(stage, e.token, e.car, e.floor, kindOf(e.token));
    case "loot-dropped":
      return drop(stage, e.token, e.car, "roof", kindOf(e.token));
    case "strongbox-placed":
      return drop(stage, e.token, e.car, "inside", "strongbox");
    case "turned":
      return move(stage, e.bandit, { back: event["facing"] === "caboose" });
    case "bandit-stunned":
      return move(stage, e.bandit, { stunned: true });
    case "stood-up":
      return move(stage, e.bandit, { stunned: false });
    case "fell-off":
    case "left-behind":
      return { ...stage, standing: stage.standing.filter((s) => s.who !== e.bandit) };
    case "car-uncoupled":
      return { ...stage, cars: stage.cars.filter((c) => c.car !== e.car) };
    default:
      return stage;
  }
}
