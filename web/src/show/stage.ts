/** What stands where on the train, as drawn. */
import type { Lying, Standing } from "./world";
import type { Bandit, Floor } from "../wire/messages";
import { isExpress, isOnTrain, type View } from "../seen/game";

export interface Stage {
  cars: { car: number; card: string }[];
  standing: Standing[];
  lying: Lying[];
}

/** Before the train is laid out (teams are being taken), some train stands there. */
const UNSEEN = ["locomotive", "1P", "3J", "3P"].map((card, car) => ({ car, card }));

export const EMPTY_STAGE: Stage = { cars: [], standing: [], lying: [] };

/** The stage of a view. Colt Express has no facing: a figure goes on looking where it last ran. */
export function stageOf(view: View, before?: Stage): Stage {
  if (!isExpress(view)) {
    const standing = view.bandits
      .filter((b) => b.aboard)
      .filter(isOnTrain)
      .map((b): Standing => ({
        who: b.bandit,
        car: b.car,
        floor: b.floor,
        line: b.line ?? 0,
        back: b.facing === "caboose",
        stunned: b.stunned,
      }));
    return { cars: view.cars, standing, lying: [] };
  }
  const was = new Map(before?.standing.map((s) => [s.who, s]));
  const looks = (who: Bandit | "marshal", car: number, floor: Floor) => {
    const old = was.get(who);
    return old && old.floor === floor && old.car !== car ? car > old.car : (old?.back ?? who === "marshal");
  };
  const standing = view.bandits.filter(isOnTrain).map((b): Standing => ({
    who: b.bandit,
    car: b.car,
    floor: b.floor,
    back: looks(b.bandit, b.car, b.floor),
  }));
  if (view.cars.length)
    standing.push({
      who: "marshal",
      car: view.marshal,
      floor: "inside",
      back: looks("marshal", view.marshal, "inside"),
    });
  const lying = view.tokens
    .filter((t) => t.place === "car")
    .map((t): Lying => ({ token: t.token, kind: t.kind, car: t.car!, floor: t.floor! }));
  return { cars: view.cars.length ? view.cars : UNSEEN, standing, lying };
}
