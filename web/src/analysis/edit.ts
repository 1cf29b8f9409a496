/**
 * What a hand does to a position: every function gives a new one and leaves the old one as it was. Whether it
 * can be is for the module to say; what can be kept in order on the way is kept so.
 */
import {
  type AboardPosition,
  type ExpressPosition,
  type Facing,
  type FloorName,
  isAboard,
  type Position,
  type SeatPosition,
  type SuperPosition,
  type TokenPosition,
} from "./position";

export interface Spot {
  readonly car: number;
  readonly floor: FloorName;
}

/** Something that can be taken up: a bandit by name, the Marshal, a token by number, a loot card by value. */
export type Piece =
  | { readonly bandit: string }
  | { readonly marshal: true }
  | { readonly token: number }
  | { readonly loot: number };

export const isExpressPosition = (position: Position): position is ExpressPosition =>
  position.game === "express";

/** Decisions that a hand leaves alone: cards are kept, picked or laid on others in the middle of them. */
const LEFT_ALONE = ["keep", "pick", "cover"];

const nothingKnown = (): SeatPosition["known"] => ({
  on_top: 0,
  sure_actions: 0,
  surely_held: [],
  held_at_reshuffle: [],
  limits: [],
});

const takenFrom = (cards: readonly string[], card: string): string[] => {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
};

/** Whether there is a train with everybody on it yet. */
export const canEdit = (position: Position): boolean =>
  !isExpressPosition(position) || !["teams", "place"].includes(position.phase);

/**
 * A position as a hand can change it: nobody is in the middle of a decision that a change would make
 * senseless. The card being resolved is resolved anew, an event happens anew.
 */
export function opened(position: Position): Position {
  if (!isExpressPosition(position)) return position;
  const bandits = position.bandits.map(({ dropped: _, ...bandit }) => bandit);
  const plain = { ...position, bandits };
  const kind = position.pending?.kind;
  if (kind && LEFT_ALONE.includes(kind)) return plain;
  if (position.phase === "event") return { ...plain, pending: null, go: 0 };
  if (position.phase === "over") return inStealin(plain);
  if (position.phase !== "stealin" || !kind) return { ...plain, pending: null };
  const card = position.pile[position.resolved - 1]!.card;
  const seats = position.seats.map((seat) => {
    if (!seat.bandits.includes(card.split(" ")[0]!)) return seat;
    const isDiscarded = seat.discard.includes(card);
    return isDiscarded
      ? { ...seat, discard: takenFrom(seat.discard, card) }
      : { ...seat, deck: takenFrom(seat.deck, card) };
  });
  return { ...plain, seats, resolved: position.resolved - 1, pending: null };
}

// ---------------------------------------------------------------- pieces of Colt Express

const seatOf = (position: ExpressPosition, bandit: string) =>
  position.seats.find(({ bandits }) => bandits.includes(bandit))!.seat;

function withToken(position: ExpressPosition, token: number, place: Partial<TokenPosition>): ExpressPosition {
  const owner = place.bandit ?? null;
  const tokens = position.tokens.map((each) => {
    if (each.token !== token) return each;
    const isOpen = each.known_by === "everyone";
    const knew = isOpen ? [] : (each.known_by as number[]);
    const knows = place.place === "box" ? [] : [...knew, ...(owner ? [seatOf(position, owner)] : [])];
    return {
      ...each,
      car: null,
      floor: null,
      bandit: null,
      ...place,
      known_by: isOpen ? each.known_by : [...new Set(knows)].sort((a, b) => a - b),
    };
  });
  const bandits = position.bandits.map((bandit) => {
    const loot = bandit.loot.filter((each) => each !== token);
    if (bandit.bandit === owner) loot.push(token);
    return { ...bandit, loot: loot.sort((a, b) => a - b) };
  });
  return { ...position, tokens, bandits };
}

/** Puts a piece of Colt Express somewhere on the train. The Marshal is never on a roof (E4.7). */
function placeExpress(position: ExpressPosition, piece: Piece, { car, floor }: Spot): ExpressPosition {
  if ("marshal" in piece) return { ...position, marshal: car };
  if ("token" in piece) return withToken(position, piece.token, { place: "car", car, floor });
  if (!("bandit" in piece)) return position;
  const bandits = position.bandits.map((bandit) =>
    bandit.bandit === piece.bandit ? { ...bandit, car, floor } : bandit,
  );
  return { ...position, bandits };
}

/** A purse is worth something else: it changes places with one that is. */
export function revalue(position: ExpressPosition, token: number, value: number): ExpressPosition {
  const before = position.tokens.find((each) => each.token === token)!.value;
  const other = position.tokens.findLast(
    (each) => each.kind === "purse" && each.value === value && each.known_by !== "everyone",
  );
  if (!other) return position;
  const tokens = position.tokens.map((each) =>
    each.token === token
      ? { ...each, value }
      : each.token === other.token
        ? { ...each, value: before }
        : each,
  );
  return { ...position, tokens };
}

// ---------------------------------------------------------------- cards of Colt Express

const withSeat = (
  position: ExpressPosition,
  seat: number,
  change: (seat: SeatPosition) => Partial<SeatPosition>,
): ExpressPosition => ({
  ...position,
  seats: position.seats.map((each) =>
    each.seat === seat ? { ...each, known: nothingKnown(), ...change(each) } : each,
  ),
});

/** A card of the deck goes into the hand, or back. */
export const hold = (position: ExpressPosition, seat: number, card: string): ExpressPosition =>
  withSeat(position, seat, ({ hand, deck, discard }) =>
    deck.includes(card)
      ? { hand: [...hand, card], deck: takenFrom(deck, card) }
      : { hand: [...hand, card], discard: takenFrom(discard, card) },
  );
export const letGo = (position: ExpressPosition, seat: number, card: string): ExpressPosition =>
  withSeat(position, seat, ({ hand, deck }) => ({ hand: takenFrom(hand, card), deck: [...deck, card] }));

const PARTS = ["deck", "discard", "hand", "aside"] as const;

/** A bullet more among a seat's cards (1), or one fewer (-1): out of its cylinder, and back there. */
export function hit(position: ExpressPosition, seat: number, by: string, change: 1 | -1): ExpressPosition {
  const card = `bullet ${by}`;
  const of = position.seats[seat]!;
  const part = change > 0 ? "deck" : PARTS.find((name) => of[name].includes(card));
  if (!part) return position;
  const isOwn = of.bandits.includes(by);
  const changed = withSeat(position, seat, (each) => ({
    [part]: change > 0 ? [...each[part], card] : takenFrom(each[part], card),
    friendly_hits: each.friendly_hits + (isOwn && each.bandits.length > 1 ? change : 0),
  }));
  // Of a team's bullets any can have hit the one that did not fire.
  const target = of.bandits.find((name) => name !== by) ?? of.bandits[0]!;
  return {
    ...changed,
    neutral_bullets: position.neutral_bullets - (by === "neutral" ? change : 0),
    bandits: changed.bandits.map((bandit) => ({
      ...bandit,
      bullets_left: bandit.bullets_left - (bandit.bandit === by ? change : 0),
      bullets_received: bandit.bullets_received + (bandit.bandit === target ? change : 0),
    })),
  };
}

/** The cards that could lie at a place of the pile instead: the same seat's, where nothing covers another. */
export function insteadOf(position: ExpressPosition, at: number): string[] {
  const { pile, resolved } = position;
  if (at < resolved || pile[at]!.cover || pile[at + 1]?.cover) return [];
  const { hand, deck, discard } = playerOf(position, at);
  const actions = [...hand, ...deck, ...discard].filter((card) => !card.startsWith("bullet "));
  return [...new Set(actions)].filter((card) => card !== pile[at]!.card).sort();
}

const playerOf = ({ pile, seats }: ExpressPosition, at: number): SeatPosition =>
  seats.find(({ bandits }) => bandits.includes(pile[at]!.card.split(" ")[0]!))!;

/** Another card of the seat lies at a place of the pile; what lay there goes where that one was. */
export function lay(position: ExpressPosition, at: number, card: string): ExpressPosition {
  const { seat } = playerOf(position, at);
  const laid = position.pile[at]!;
  const changed = withSeat(position, seat, (of) => {
    const part = (["hand", "deck", "discard"] as const).find((name) => of[name].includes(card))!;
    return { [part]: [...takenFrom(of[part], card), laid.card] };
  });
  return { ...changed, pile: position.pile.with(at, { ...laid, card, before_reshuffle: false }) };
}

// ---------------------------------------------------------------- the moment of Colt Express

/** Before the first hands are dealt everybody's cards are a deck. */
const allBack = (seats: readonly SeatPosition[]): SeatPosition[] =>
  seats.map((seat) => ({
    ...seat,
    hand: [],
    discard: [],
    deck: [...seat.deck, ...seat.discard, ...seat.hand],
  }));

/** Everyone's hand goes back, where hands are not kept. */
const handsBack = (position: ExpressPosition, isExpert: boolean): SeatPosition[] =>
  position.seats.map((seat) =>
    isExpert || !seat.hand.length ? seat : { ...seat, hand: [], deck: [...seat.deck, ...seat.hand] },
  );

const isExpert = ({ options }: ExpressPosition) => options["expert"] === true;

/** The cards of the pile from some on, back with their owners. */
function unplayed(position: ExpressPosition, from: number, part: "hand" | "deck"): ExpressPosition {
  const seats = position.seats.map((seat) => {
    const own = position.pile
      .slice(Math.max(from, position.resolved))
      .filter(({ card }) => seat.bandits.includes(card.split(" ")[0]!));
    return own.length ? { ...seat, [part]: [...seat[part], ...own.map(({ card }) => card)] } : seat;
  });
  return { ...position, seats, pile: position.pile.slice(0, from), resolved: 0 };
}

/** The beginning of a round: its card is turned up and hands are dealt when the game goes on. */
export function toRound(position: ExpressPosition, round: number): ExpressPosition {
  const n = position.seats.length;
  const first = (((position.first_player + round - position.round) % n) + n) % n;
  const cleared = unplayed(position, 0, "deck");
  return {
    ...cleared,
    seats: (round === 1 ? allBack(cleared.seats) : handsBack(cleared, isExpert(position))).map((seat) => ({
      ...seat,
      known: nothingKnown(),
    })),
    phase: "round",
    round,
    turn: 0,
    go: 0,
    first_player: first,
    drew: [],
    pending: null,
  };
}

/** A turn of Schemin': what was played in it and after it is taken up again. */
export function toTurn(position: ExpressPosition, turn: number, go = 0): ExpressPosition {
  const from = position.pile.findIndex((card) => card.turn >= turn);
  const kept = from < 0 ? position : unplayed(position, from, "hand");
  const drew = position.drew.filter((each) => each.turn < turn);
  const seats = kept.seats.map((seat) => {
    const draws = (list: ExpressPosition["drew"]) => list.filter((each) => each.seat === seat.seat).length;
    const n = 3 * (draws(position.drew) - draws(drew));
    if (!n) return { ...seat, known: nothingKnown() };
    const [hand, back] = [seat.hand.slice(0, -n), seat.hand.slice(-n)];
    return { ...seat, hand, deck: [...back, ...seat.deck], known: nothingKnown() };
  });
  return { ...kept, seats, phase: "schemin", turn, go, drew, pending: null };
}

/** Stealin': the pile as it lies is about to be resolved. */
export function inStealin(position: ExpressPosition): ExpressPosition {
  const seats = handsBack(position, isExpert(position)).map((seat) => ({ ...seat, known: nothingKnown() }));
  const isOver = position.phase === "over";
  const tokens = position.tokens.map((token) => {
    // At the end all is told; before it a purse is its owner's secret.
    if (!isOver || token.known_by !== "everyone" || token.kind !== "purse" || token.value === 250)
      return token;
    return { ...token, known_by: token.bandit ? [seatOf(position, token.bandit)] : [] };
  });
  return { ...position, seats, tokens, phase: "stealin", go: 0, pending: null };
}

// ---------------------------------------------------------------- Colt Super Express

const withBandit = (
  position: SuperPosition,
  bandit: string,
  change: (figure: AboardPosition) => SuperPosition["bandits"][number],
): SuperPosition => ({
  ...position,
  bandits: inLine(
    position.bandits.map((each) => (each.bandit === bandit && isAboard(each) ? change(each) : each)),
  ),
});

/** Everybody's place in the line of its space, counted anew. */
function inLine(bandits: SuperPosition["bandits"]): SuperPosition["bandits"] {
  return bandits.map((each) => {
    if (!isAboard(each)) return each;
    const isBefore = (other: (typeof bandits)[number]) =>
      isAboard(other) &&
      other.car === each.car &&
      other.floor === each.floor &&
      (other.line < each.line ||
        (other.line === each.line && bandits.indexOf(other) < bandits.indexOf(each)));
    return { ...each, line: bandits.filter(isBefore).length };
  });
}

const FOREMOST = 99;

function placeSuper(position: SuperPosition, piece: Piece, { car, floor }: Spot): SuperPosition {
  if (!("bandit" in piece)) return position;
  const bandits = position.bandits.map((each): SuperPosition["bandits"][number] => {
    if (each.bandit !== piece.bandit) return each;
    const { bandit, loot } = each;
    if (isAboard(each)) return { ...each, car, floor, line: FOREMOST };
    return { bandit, car, floor, line: FOREMOST, facing: "locomotive", stunned: false, plan: [], loot };
  });
  return { ...position, bandits: inLine(bandits) };
}

export const face = (position: SuperPosition, bandit: string, facing: Facing): SuperPosition =>
  withBandit(position, bandit, (figure) => ({ ...figure, facing }));
export const stun = (position: SuperPosition, bandit: string, stunned: boolean): SuperPosition =>
  withBandit(position, bandit, (figure) => ({ ...figure, stunned }));

/** A bandit falls off the train, after all who did before. */
export function takeOff(position: SuperPosition, bandit: string): SuperPosition {
  const left = 1 + Math.max(0, ...position.bandits.map((each) => (isAboard(each) ? 0 : each.left)));
  return withBandit(position, bandit, ({ loot }) => ({ bandit, left, loot }));
}

/** A card of a plan is laid at its end, or the last one is taken up. */
export const plan = (position: SuperPosition, bandit: string, card: string | null): SuperPosition =>
  withBandit(position, bandit, (figure) => ({
    ...figure,
    plan: card === null ? figure.plan.slice(0, -1) : [...figure.plan, card],
  }));

/** A loot card goes to a bandit, or to nobody. */
export function giveLoot(position: SuperPosition, loot: number, bandit: string | null): SuperPosition {
  const without = (list: number[]) => list.filter((each) => each !== loot);
  const bandits = position.bandits.map((each) => ({
    ...each,
    loot: each.bandit === bandit ? [...without(each.loot), loot].sort((a, b) => a - b) : without(each.loot),
  }));
  return { ...position, bandits, lost: without(position.lost) };
}

/** The last car leaves, with whoever is in it; its loot waits for an owner. A round is over. */
export function uncouple(position: SuperPosition): SuperPosition {
  const cars = position.cars.slice(0, -1);
  const left = 1 + Math.max(0, ...position.bandits.map((each) => (isAboard(each) ? 0 : each.left)));
  const bandits = position.bandits.map((each) =>
    isAboard(each) && each.car > cars.length ? { bandit: each.bandit, left, loot: each.loot } : each,
  );
  return { ...position, cars, bandits: inLine(bandits), round: position.round + 1 };
}

// ---------------------------------------------------------------- both

export const place = (position: Position, piece: Piece, spot: Spot): Position =>
  isExpressPosition(position) ? placeExpress(position, piece, spot) : placeSuper(position, piece, spot);

/** What somebody has: loot goes to a bandit, or back into the box. */
export function give(position: Position, piece: Piece, bandit: string | null): Position {
  if (isExpressPosition(position))
    return "token" in piece
      ? withToken(position, piece.token, { place: bandit ? "bandit" : "box", bandit })
      : position;
  return "loot" in piece ? giveLoot(position, piece.loot, bandit) : position;
}
