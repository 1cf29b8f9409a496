/** Colt Super Express: what each kind of event changes in a view. */
import type {
  SuperExpressBanditName,
  SuperExpressBanditView,
  SuperExpressEvent,
  SuperExpressFloorName,
} from "../wire/messages";
import type { SuperView } from "../seen/game";

/** Puts a figure into the line of a space, and makes room for it. */
function enter(
  view: SuperView,
  who: SuperExpressBanditName,
  car: number,
  floor: SuperExpressFloorName,
  line: number,
): SuperView {
  const there = view.bandits
    .filter((b) => b.bandit !== who && b.aboard && b.car === car && b.floor === floor)
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const lines = new Map(there.map((b, i) => [b.bandit, i < line ? i : i + 1]));
  return {
    ...view,
    bandits: view.bandits.map((b) =>
      b.bandit === who
        ? { ...b, aboard: true, car, floor, line }
        : lines.has(b.bandit)
          ? { ...b, line: lines.get(b.bandit)! }
          : b,
    ),
  };
}

export function patchSuper(view: SuperView, e: SuperExpressEvent, latest: SuperView): SuperView {
  const bandit = (who: SuperExpressBanditName, change: Partial<SuperExpressBanditView>): SuperView => ({
    ...view,
    bandits: view.bandits.map((b) => (b.bandit === who ? { ...b, ...change } : b)),
  });
  switch (e.event) {
    case "game-started":
      return { ...latest, asked: [] };
    case "round-started":
      return {
        ...view,
        round: e.round,
        isCut: false,
        phase: "plan",
        pass: undefined,
        plans: latest.plans.map((p) => ({ ...p, n: 0, locked: false, cards: [] })),
        hand: latest.hand,
        asked: [],
      };
    case "shootin-started":
      return {
        ...view,
        phase: "shootin",
        asked: [],
        plans: view.plans.map((p) =>
          view.bandits.find((b) => b.seat === p.seat)?.aboard
            ? { ...p, n: 3, locked: true, cards: [...p.cards, null, null, null].slice(0, 3) }
            : p,
        ),
      };
    case "pass-started":
      return { ...view, phase: "shootin", pass: e.number };
    case "card-revealed": {
      const revealed = (view.revealedIn === view.round ? view.revealed : null) ?? [];
      const own = revealed.filter((r) => r.startsWith(`${e.bandit} `)).length;
      return {
        ...view,
        now: e.bandit,
        revealed: [...revealed, `${e.bandit} ${e.card}`],
        revealedIn: view.round,
        plans: view.plans.map((p) =>
          p.seat === e.seat ? { ...p, cards: p.cards.map((c, i) => (i === own ? e.card : c)) } : p,
        ),
      };
    }
    case "turned":
      return bandit(e.bandit, { facing: e.facing });
    case "bandit-climbed":
      return enter(view, e.bandit, e.car, e.floor, e.line);
    case "bandit-moved":
    case "bandit-pushed":
      return enter(view, e.bandit, e.to_car, e.floor, e.line);
    case "rode-in": {
      const next = enter(view, e.bandit, 0, "inside", e.line);
      return {
        ...next,
        bandits: next.bandits.map((b) =>
          b.bandit === e.bandit ? { ...b, facing: "locomotive", stunned: false } : b,
        ),
      };
    }
    case "bandit-stunned":
      return bandit(e.bandit, { stunned: true });
    case "stood-up":
      return bandit(e.bandit, { stunned: false });
    case "fell-off":
    case "left-behind":
      return bandit(e.bandit, { aboard: false });
    case "car-uncoupled":
      return {
        ...view,
        cars: view.cars.filter((c) => c.car !== e.car),
        bandits: view.bandits.map((b) => (b.car === e.car ? { ...b, aboard: false } : b)),
        now: undefined,
        isCut: true,
      };
    case "loot-taken":
      return {
        ...view,
        loot: view.loot.map((l) => (l.seat === e.seat ? { ...l, values: [...l.values, e.value] } : l)),
      };
    case "first-player":
      return { ...view, first_player: e.seat };
    default:
      return view;
  }
}
