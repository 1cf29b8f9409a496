/** Colt Express: what each kind of event changes in a view. */
import type {
  ExpressBanditName,
  ExpressBanditView,
  ExpressEvent,
  ExpressPileView,
  ExpressPlayerView,
  ExpressTokenView,
  ExpressView,
} from "../wire/messages";

export function patchExpress(view: ExpressView, e: ExpressEvent, latest: ExpressView): ExpressView {
  const bandit = (
    who: ExpressBanditName,
    change: (b: ExpressBanditView) => Partial<ExpressBanditView>,
  ): ExpressView => ({
    ...view,
    bandits: view.bandits.map((b) => (b.bandit === who ? { ...b, ...change(b) } : b)),
  });
  const token = (id: number, change: Partial<ExpressTokenView>): ExpressView => ({
    ...view,
    tokens: view.tokens.map((t) => (t.token === id ? { ...t, ...change } : t)),
  });
  const player = (
    seat: number,
    change: (p: ExpressPlayerView) => Partial<ExpressPlayerView>,
  ): ExpressView => ({
    ...view,
    players: view.players.map((p) => (p.seat === seat ? { ...p, ...change(p) } : p)),
  });
  /** Whoever may not know what it is worth is not told. */
  const taken = (bandit: ExpressBanditName, value: number | null = null): Partial<ExpressTokenView> => ({
    place: "bandit",
    bandit,
    car: null,
    floor: null,
    ...(value === null ? {} : { value }),
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
      const card: ExpressPileView = {
        bandit: e.bandit,
        seat: e.seat,
        card: e.card,
        face_down: e.face_down,
        cover: e.cover,
        before_reshuffle: false,
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
        discard: [...p.discard, e.card],
      }));
      const at = next.hand && e.seat === view.seat ? next.hand.indexOf(e.card) : -1;
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
      return token(e.token, taken(e.bandit, e.value));
    case "ransom-paid": {
      // From outside the game: nobody has seen it before.
      const paid = latest.tokens.find((t) => t.token === e.token);
      const others = view.tokens.filter((t) => t.token !== e.token);
      return { ...view, tokens: paid ? [...others, { ...paid, ...taken(e.bandit) }] : others };
    }
    case "loot-fell":
      return token(e.token, { place: "car", car: e.car, floor: e.floor, bandit: null });
    case "loot-dropped":
      return token(e.token, { place: "car", car: e.car, floor: "roof", bandit: null });
    case "strongbox-placed":
      return token(e.token, { place: "car", car: e.car, floor: "inside", bandit: null });
    case "first-player":
      return { ...view, first_player: e.seat };
    case "game-ended":
      // What everyone has is told purse by purse, and not before.
      return { ...view, phase: latest.phase, asked: [] };
    default:
      return view;
  }
}
