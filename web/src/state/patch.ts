/**
 * A view after one event of an update, for the show only: where figures and things now are, as the event says
 * it. Nothing is worked out from rules, and the view that comes with the update replaces it all.
 */
import type { Bandit, BanditSeen, ExpressView, Floor, PlayerSeen, Token } from "./express";
import { isExpress, type GameEvent, type View } from "./game";
import type { SuperBandit, SuperView } from "./superexpress";

/** An event's fields, read by name; those that do not belong to its kind are null or absent. */
interface Fields {
  event: string;
  seat: number;
  bandit: Bandit;
  target: Bandit;
  card: string | null;
  car: number;
  from_car: number;
  to_car: number;
  floor: Floor;
  line: number | null;
  token: number;
  value: number | null;
  round: number;
  turn: number;
  kind: string;
  face_down: boolean;
  index: number;
  n: number;
  left: number;
  facing: "locomotive" | "caboose";
}

export function patch(view: View, event: GameEvent, latest: View): View {
  const e = event as unknown as Fields;
  if (isExpress(view)) return isExpress(latest) ? patchExpress(view, e, latest) : latest;
  return isExpress(latest) ? latest : patchSuper(view, e, latest);
}

function patchExpress(view: ExpressView, e: Fields, latest: ExpressView): ExpressView {
  const bandit = (who: Bandit, change: (b: BanditSeen) => Partial<BanditSeen>): ExpressView => ({
    ...view,
    bandits: view.bandits.map((b) => (b.bandit === who ? { ...b, ...change(b) } : b)),
  });
  const token = (id: number, change: Partial<Token>): ExpressView => ({
    ...view,
    tokens: view.tokens.map((t) => (t.token === id ? { ...t, ...change } : t)),
  });
  const player = (seat: number, change: (p: PlayerSeen) => Partial<PlayerSeen>): ExpressView => ({
    ...view,
    players: view.players.map((p) => (p.seat === seat ? { ...p, ...change(p) } : p)),
  });
  const taken = (): Partial<Token> => ({
    place: "bandit",
    bandit: e.bandit,
    car: null,
    floor: null,
    ...(e.value === null || e.value === undefined ? {} : { value: e.value }),
  });
  switch (e.event) {
    case "game-started":
    case "team-taken":
      return { ...latest, phase: "setup", pile: [], drew: [], asked: [] };
    case "bandit-placed":
      return bandit(e.bandit, () => ({ car: e.car, floor: e.floor }));
    case "round-started":
      return {
        ...view,
        round: e.round,
        turn: 0,
        phase: "schemin",
        pile: [],
        drew: [],
        hand: view.hand && view.settings.expert ? view.hand : view.hand && [],
        asked: [],
        rounds: view.rounds.map((r, i) => r ?? (i < e.round ? (latest.rounds[i] ?? null) : null)),
        players: view.settings.expert
          ? view.players
          : view.players.map((p) => ({ ...p, deck: p.deck + p.hand, hand: 0 })),
      };
    case "turn-started":
      return { ...view, turn: e.turn, phase: "schemin" };
    case "card-drawn":
    case "card-picked": {
      const next = player(e.seat, (p) => ({ hand: p.hand + 1, deck: Math.max(0, p.deck - 1) }));
      return e.seat === view.seat && e.card && next.hand ? { ...next, hand: [...next.hand, e.card] } : next;
    }
    case "card-played": {
      const next = player(e.seat, (p) => ({ hand: Math.max(0, p.hand - 1) }));
      const card = {
        bandit: e.bandit ?? null,
        seat: e.seat,
        card: e.card,
        face_down: e.face_down,
        turn: view.turn,
        resolved: false,
      };
      const at = e.card && next.hand && e.seat === view.seat ? next.hand.indexOf(e.card) : -1;
      return { ...next, pile: [...view.pile, card], hand: at < 0 ? next.hand : next.hand!.toSpliced(at, 1) };
    }
    case "drew-instead":
      return {
        ...view,
        drew: [
          ...view.drew,
          {
            turn: view.turn,
            go: view.drew.filter((d) => d.turn === view.turn && d.seat === e.seat).length,
            seat: e.seat,
          },
        ],
      };
    case "hand-returned": {
      const next = player(e.seat, (p) => ({ hand: 0, deck: p.deck + p.hand }));
      return e.seat === view.seat ? { ...next, hand: [] } : next;
    }
    case "card-discarded": {
      const next = player(e.seat, (p) => ({
        hand: Math.max(0, p.hand - 1),
        discard: e.card ? [...p.discard, e.card] : p.discard,
      }));
      const at = e.card && next.hand && e.seat === view.seat ? next.hand.indexOf(e.card) : -1;
      return { ...next, hand: at < 0 ? next.hand : next.hand!.toSpliced(at, 1) };
    }
    case "card-resolved":
      return {
        ...view,
        phase: "stealin",
        asked: [],
        resolving: { bandit: e.bandit, card: e.card, target: null, token: null },
        pile: view.pile.map((c, i) =>
          i < e.index
            ? { ...c, resolved: true }
            : i === e.index
              ? { ...c, bandit: e.bandit, card: e.card, face_down: false, resolved: true }
              : c,
        ),
      };
    case "event-started":
      return {
        ...view,
        phase: "event",
        resolving: null,
        pile: view.pile.map((c) => ({ ...c, resolved: true })),
      };
    case "bandit-moved":
      return bandit(e.bandit, () => ({ car: e.to_car, floor: e.floor }));
    case "bandit-climbed":
      return bandit(e.bandit, () => ({ car: e.car, floor: e.floor }));
    case "bandit-fled":
      return bandit(e.bandit, () => ({ car: e.car, floor: "roof" }));
    case "bandit-shot":
      return {
        ...view,
        bandits: view.bandits.map((b) =>
          b.bandit === e.bandit
            ? { ...b, bullets_left: e.left }
            : b.bandit === e.target
              ? { ...b, bullets_received: b.bullets_received + 1 }
              : b,
        ),
      };
    case "neutral-bullet":
      return {
        ...bandit(e.bandit, (b) => ({ bullets_received: b.bullets_received + 1 })),
        neutral_bullets: e.left,
      };
    case "marshal-moved":
      return { ...view, marshal: e.to_car };
    case "loot-robbed":
    case "loot-pocketed":
    case "loot-pickpocketed":
    case "ransom-paid":
      return token(e.token, taken());
    case "loot-fell":
      return token(e.token, { place: "car", car: e.car, floor: e.floor, bandit: null });
    case "loot-dropped":
      return token(e.token, { place: "car", car: e.car, floor: "roof", bandit: null });
    case "strongbox-placed":
      return token(e.token, { place: "car", car: e.car, floor: "inside", bandit: null });
    case "first-player":
      return { ...view, first_player: e.seat };
    case "game-ended":
      return { ...latest, pile: view.pile };
    default:
      return view;
  }
}

/** Puts a figure into the line of a space, and makes room for it. */
function enter(view: SuperView, who: Bandit, car: number, floor: Floor, line: number | null): SuperView {
  const there = view.bandits
    .filter((b) => b.bandit !== who && b.aboard && b.car === car && b.floor === floor)
    .sort((a, b) => a.line - b.line);
  const place = line ?? there.length;
  const lines = new Map(there.map((b, i) => [b.bandit, i < place ? i : i + 1]));
  return {
    ...view,
    bandits: view.bandits.map((b) =>
      b.bandit === who
        ? { ...b, aboard: true, car, floor, line: place }
        : lines.has(b.bandit)
          ? { ...b, line: lines.get(b.bandit)! }
          : b,
    ),
  };
}

function patchSuper(view: SuperView, e: Fields, latest: SuperView): SuperView {
  const bandit = (who: Bandit, change: Partial<SuperBandit>): SuperView => ({
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
      return { ...view, phase: "shootin", pass: e["number" as never] as number };
    case "card-revealed":
      return {
        ...view,
        now: e.bandit,
        revealed: [...(view.round === view.revealedIn ? (view.revealed ?? []) : []), `${e.bandit} ${e.card}`],
        revealedIn: view.round,
        plans: view.plans.map((p) =>
          p.seat === e.seat
            ? {
                ...p,
                cards: p.cards.map((c, i) =>
                  i ===
                  (view.revealedIn === view.round ? (view.revealed ?? []) : []).filter((r) =>
                    r.startsWith(`${e.bandit} `),
                  ).length
                    ? e.card
                    : c,
                ),
              }
            : p,
        ),
      };
    case "turned":
      return bandit(e.bandit, { facing: e.facing });
    case "bandit-climbed":
      return enter(view, e.bandit, e.car, e.floor, e.line);
    case "bandit-moved":
    case "bandit-pushed":
      return enter(view, e.bandit, e.to_car, e.floor, e.line);
    case "rode-in":
      return {
        ...enter(view, e.bandit, 0, "inside", e.line),
        bandits: enter(view, e.bandit, 0, "inside", e.line).bandits.map((b) =>
          b.bandit === e.bandit ? { ...b, facing: "locomotive", stunned: false } : b,
        ),
      };
    case "bandit-stunned":
      return bandit(e.bandit, { stunned: true });
    case "stood-up":
      return bandit(e.bandit, { stunned: false });
    case "fell-off":
    case "left-behind":
      return bandit(e.bandit, { aboard: false });
    case "car-uncoupled":
      return { ...view, cars: view.cars.filter((c) => c.car !== e.car), now: undefined };
    case "loot-taken":
      return {
        ...view,
        loot: view.loot.map((l) => (l.seat === e.seat ? { ...l, values: [...l.values, e.value!] } : l)),
      };
    case "first-player":
      return { ...view, first_player: e.seat };
    default:
      return view;
  }
}
