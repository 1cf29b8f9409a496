/** Positions of Colt Express to and from the record of a module. What they mean is the module's to say. */
import type { ExpressPosition, FloorName, SeatPosition, TokenPosition } from "../analysis/position";
import type { GameRecord } from "./record";
import { maskOf, members, whole } from "./record";

type Names = Readonly<Record<string, readonly never[]>>;

const NOBODY = -1;
const NOTHING = -1;
const EVERYONE = -1;
const [AT_BANDIT, IN_BOX] = [16, 31];
const [FIRST_JEWEL, FIRST_STRONGBOX, FIRST_RANSOM, MAX_TOKENS] = [18, 24, 26, 32];
const [FACE_DOWN, BEFORE_RESHUFFLE, COVERING, TURN_SHIFT] = [1, 2, 4, 3];
const MAX_TURNS = 5;
const DOLLARS_A_UNIT = 50;
const N_BULLETS = 6;
const PARTS = ["deck", "hand", "aside", "discard"] as const;
const PLACE_CHOICE = "place";
const PICK_CHOICE = "pick";

const kindOf = (token: number) =>
  token >= FIRST_JEWEL && token < FIRST_STRONGBOX
    ? "jewel"
    : token >= FIRST_STRONGBOX && token < FIRST_RANSOM
      ? "strongbox"
      : "purse";

/** The number behind a name; a position that has another cannot be read. */
function numberIn(names: readonly string[] | undefined, name: unknown): number {
  const number = (names ?? []).indexOf(name as string);
  if (number < 0) throw new RangeError(`no such name: ${String(name).slice(0, 40)}`);
  return number;
}

class Cards {
  readonly #bandits: readonly string[];
  readonly #actions: readonly string[];
  readonly #bullets: number;

  constructor(names: Names) {
    this.#bandits = names["bandits"]!;
    this.#actions = names["actions"]!;
    this.#bullets = 2 * this.#actions.length;
  }

  get kinds(): number {
    return this.#bullets + this.#bandits.length + 1;
  }

  bullet(card: number): number {
    return card - this.#bullets;
  }

  name(team: readonly number[], card: number): string {
    const bullet = this.bullet(card);
    if (bullet === this.#bandits.length) return "bullet neutral";
    if (bullet >= 0) return `bullet ${this.#bandits[bullet]}`;
    const n = this.#actions.length;
    return `${this.#bandits[team[Math.floor(card / n)]!]} ${this.#actions[card % n]}`;
  }

  number(team: readonly number[], name: string): number {
    const [first, second] = String(name).split(" ");
    if (first === "bullet") return this.#bullets + numberIn([...this.#bandits, "neutral"], second);
    const slot = team.indexOf(numberIn(this.#bandits, first));
    if (slot < 0) throw new RangeError(`no card of that seat: ${name}`);
    return slot * this.#actions.length + numberIn(this.#actions, second);
  }

  ofPile(card: number): string {
    const n = this.#actions.length;
    return `${this.#bandits[Math.floor(card / n)]} ${this.#actions[card % n]}`;
  }

  toPile(name: string): number {
    const [bandit, action] = String(name).split(" ");
    return numberIn(this.#bandits, bandit) * this.#actions.length + numberIn(this.#actions, action);
  }
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

// ---------------------------------------------------------------- written

/** The position in a record. */
export function writeExpress(
  record: GameRecord,
  options: Readonly<Record<string, unknown>>,
  rules: number,
  names: Names,
): ExpressPosition {
  const bandits: readonly string[] = names["bandits"]!;
  const asking = record.get("asking");
  const nSeats = record.get("n_seats");
  const card = record.get("round_card", record.get("round_number"));
  const phases: readonly string[] = names["phases"]!;
  const questions = names["questions"] as unknown as readonly (readonly [string, number])[];
  const rounds: readonly string[] = names["rounds"]!;
  const cars: readonly string[] = names["cars"]!;
  const isSecret = ["place", "pick", "keep"].includes((names["asks"] as readonly string[])[asking]!);
  const playing = bandits.map((_, i) => i).filter((i) => record.get("seat_of", i) !== NOBODY);
  const who = (bandit: number) => (bandit === NOBODY ? null : bandits[bandit]!);
  const places = record.row("token_place");
  const token = record.get("token_at_stake");
  return {
    game: "express",
    rules_version: rules,
    options,
    phase: asking ? questions[asking - 1]![0] : phases[record.get("step")]!,
    first_player: record.get("first_player"),
    ...(record.get("chooses_team")
      ? {
          pairs: record
            .row("partner_of")
            .flatMap((second, first): [string, string][] =>
              second === NOBODY ? [] : [[bandits[first]!, bandits[second]!]],
            ),
        }
      : {}),
    seats: Array.from({ length: nSeats }, (_, seat) => writeSeat(record, seat, names)),
    round: record.get("round_number") + 1,
    turn: record.get("turn"),
    go: record.get("go"),
    rounds: record.row("round_card").map((each) => rounds[each]!),
    cars: Array.from({ length: record.get("caboose") }, (_, car) => cars[record.get("car_card", car + 1)]!),
    marshal: record.get("marshal_car"),
    neutral_bullets: record.get("neutral_bullets"),
    bandits: playing.map((bandit) => {
      const dropped = record.get("dropped_of", bandit);
      return {
        bandit: bandits[bandit]!,
        car: record.get("car_of", bandit),
        floor: (names["floors"] as readonly FloorName[])[record.get("floor_of", bandit)]!,
        bullets_left: record.get("bullets_left_of", bandit),
        bullets_received: record.get("bullets_received_of", bandit),
        loot: places.flatMap((place, i) => (place === AT_BANDIT + bandit ? [i] : [])),
        ...(dropped === NOTHING
          ? {}
          : { dropped: { token: dropped, against: members(record.get("dropped_against_of", bandit)) } }),
      };
    }),
    tokens: places.flatMap((place, i) =>
      i < FIRST_RANSOM || place !== IN_BOX ? [writeToken(record, i, place, names)] : [],
    ),
    pile: Array.from({ length: record.get("n_pile") }, (_, i) => {
      const note = record.get("pile_note", i);
      return {
        card: new Cards(names).ofPile(record.get("pile_card", i)),
        turn: note >> TURN_SHIFT,
        face_down: Boolean(note & FACE_DOWN),
        cover: Boolean(note & COVERING),
        before_reshuffle: Boolean(note & BEFORE_RESHUFFLE),
      };
    }),
    resolved: record.get("n_resolved"),
    drew: goesIn((names["goes"] as unknown as readonly (readonly number[])[])[card] ?? []).flatMap(
      ([turn, go], i) => members(record.get("drew_in_go", i)).map((seat) => ({ turn, go, seat })),
    ),
    pending: asking
      ? {
          kind: (names["asks"] as readonly string[])[asking]!,
          seats: members(record.get("asked")),
          bandit: who(record.get("acting_bandit")),
          target: who(record.get("target_bandit")),
          token: token === NOTHING ? null : token,
          ...(isSecret ? { may_take_back: members(record.get("may_take_back")) } : {}),
        }
      : null,
    random: {
      key: hexOf(keyOf(record)),
      counter: record.get("random_counter"),
      used: record.get("random_used"),
    },
  };
}

const keyOf = (record: GameRecord) => new Uint8Array(new Uint32Array(record.row("random_key")).buffer);

/** Every go of a round: its turn, and whether it is the first or second there. */
const goesIn = (turns: readonly number[]): [turn: number, go: number][] =>
  turns.flatMap((n, turn) => Array.from({ length: n }, (_, go): [number, number] => [turn, go]));

function writeSeat(record: GameRecord, seat: number, names: Names): SeatPosition {
  const cards = new Cards(names);
  const bandits: readonly string[] = names["bandits"]!;
  const team = record.row("bandit_of", seat);
  const row = record.row("cards_of", seat);
  const parts: Record<string, string[]> = {};
  let at = 0;
  for (const part of PARTS) {
    const n = record.get(`n_${part}_of`, seat);
    parts[part] = row.slice(at, at + n).map((card) => cards.name(team, card));
    at += n;
  }
  const held = record.row("surely_held_of", seat);
  const atReshuffle = record.get("held_at_reshuffle_of", seat);
  const choice = record.get("choice_of", seat);
  const asked = (names["asks"] as readonly string[])[record.get("asking")]!;
  const hasChosen = !((record.get("asked") >> seat) & 1) && choice !== NOTHING;
  return {
    seat,
    bandits: team.flatMap((bandit) => (bandit === NOBODY ? [] : [bandits[bandit]!])),
    hand: parts["hand"]!,
    deck: parts["deck"]!.reverse(),
    aside: parts["aside"]!,
    discard: parts["discard"]!,
    friendly_hits: record.get("friendly_hits_of", seat),
    known: {
      on_top: record.get("n_known_top_of", seat),
      sure_actions: record.get("sure_actions_of", seat),
      surely_held: held.flatMap((n, card) => Array.from({ length: n }, () => cards.name(team, card))),
      held_at_reshuffle: members(atReshuffle).map((card) => cards.name(team, card)),
      limits: writeLimits(record, seat, team, cards),
    },
    ...(hasChosen && asked === PLACE_CHOICE ? { choice: bandits[choice]! } : {}),
    ...(hasChosen && asked === PICK_CHOICE ? { choice: cards.name(team, choice) } : {}),
  };
}

const TAKEN = 15;
/** How many of a kind of bullet may be held besides those seen, in a limit of 32 bits. */
const besidesIn = (limit: number, bullet: number) => (limit >>> (4 * (bullet + 1))) & TAKEN;

function writeLimits(record: GameRecord, seat: number, team: readonly number[], cards: Cards) {
  if (!record.get("pick")) return [];
  return record.row("limit_of", seat).flatMap((limit, i) => {
    if (!limit) return [];
    const besides: string[] = [];
    for (let card = 0; card < cards.kinds; card++)
      if (cards.bullet(card) >= 0)
        for (let n = besidesIn(limit, cards.bullet(card)); n > 0; n--) besides.push(cards.name(team, card));
    return [{ round: i + 2, taken: (limit & TAKEN) - 1, besides }];
  });
}

function writeToken(record: GameRecord, token: number, place: number, names: Names): TokenPosition {
  const known = record.get("token_known_by", token);
  const isAtBandit = place >= AT_BANDIT && place < IN_BOX;
  const isInCar = place < AT_BANDIT;
  return {
    token,
    kind: kindOf(token),
    value: record.get("token_value", token) * DOLLARS_A_UNIT,
    place: isInCar ? "car" : isAtBandit ? "bandit" : "box",
    car: isInCar ? place >> 1 : null,
    floor: isInCar ? (names["floors"] as readonly FloorName[])[place & 1]! : null,
    bandit: isAtBandit ? (names["bandits"] as readonly string[])[place - AT_BANDIT]! : null,
    known_by: known === EVERYONE ? "everyone" : members(known),
  };
}

// ---------------------------------------------------------------- read

/** Puts a whole position into a record in which nothing but its options is set. */
export function readExpress(position: ExpressPosition, record: GameRecord, names: Names): void {
  const bandits: readonly string[] = names["bandits"]!;
  const banditOf = (name: string | null) => (name === null ? NOBODY : numberIn(bandits, name));
  const nSeats = record.get("n_seats");
  if (position.seats.length !== nSeats) throw new RangeError("seats");
  const { pending } = position;
  const asking = pending ? numberIn(names["asks"], pending.kind) : 0;
  const questions = names["questions"] as unknown as readonly (readonly [string, number])[];
  record.set("step", pending ? questions[asking - 1]![1] : numberIn(names["phases"], position.phase));
  record.set("asking", asking);
  const last = nSeats - 1;
  record.set("first_player", whole("first_player", position.first_player, 0, last, "a seat"));
  record.set("round_number", whole("round", position.round, 1, position.rounds.length) - 1);
  for (const [first, second] of position.pairs ?? [])
    record.set("partner_of", banditOf(second), banditOf(first));
  for (const [seat, { bandits: led }] of position.seats.entries())
    for (const [slot, name] of led.entries()) {
      record.set("bandit_of", banditOf(name), seat, slot);
      record.set("seat_of", seat, banditOf(name));
    }
  const cars = position.cars.map((name) => numberIn(names["cars"], name));
  if (cars.length !== record.get("caboose")) throw new RangeError("cars");
  for (const [car, card] of cars.entries()) record.set("car_card", card, car + 1);
  const rounds: readonly string[] = names["rounds"]!;
  // The first deck is for up to four players; stations are in both.
  const roundCard = (name: string) => (nSeats <= 4 ? rounds.indexOf(name) : rounds.lastIndexOf(name));
  record.put("round_card", position.rounds.map(roundCard));
  record.set("marshal_car", whole("marshal", position.marshal, 0, cars.length, "a car"));
  record.set("neutral_bullets", position.neutral_bullets);
  const inTurns =
    (names["goes"] as unknown as readonly (readonly number[])[])[
      record.get("round_card", position.round - 1)
    ] ?? [];
  const isScheming = position.phase === "schemin";
  const lastTurn = inTurns.length - 1;
  const turn = isScheming ? whole("turn", position.turn, 0, lastTurn, "a turn") : position.turn;
  record.set("turn", turn);
  record.set("go", isScheming ? whole("go", position.go, 0, nSeats * inTurns[turn]! - 1) : position.go);
  const goes = goesIn(inTurns);
  for (const [i, { turn: given, go, seat: who }] of position.drew.entries()) {
    const seat = whole(`drew[${i}].seat`, who, 0, last, "a seat");
    const drawnIn = whole(`drew[${i}].turn`, given, 0, lastTurn, "a turn");
    const at = goes.findIndex(([t, g]) => t === drawnIn && g === go);
    record.set("drew_in_go", record.get("drew_in_go", at) | (1 << seat), at);
  }
  readPile(position, record, names);
  record.fill("choice_of", NOTHING);
  for (const seat of position.seats) readSeat(seat, record, names);
  readBandits(position, record, banditOf);
  readTokens(position, record, names, banditOf);
  if (pending) {
    record.set("asked", maskOf(pending.seats));
    record.set("acting_bandit", banditOf(pending.bandit));
    record.set("target_bandit", banditOf(pending.target));
    record.set("token_at_stake", pending.token ?? NOTHING);
    record.set("may_take_back", maskOf(pending.may_take_back ?? []));
  }
  const { key, counter, used } = position.random;
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  record.put("random_key", [...new Uint32Array(bytes.buffer)]);
  record.set("random_counter", counter);
  record.set("random_used", used);
}

function readPile(position: ExpressPosition, record: GameRecord, names: Names): void {
  const cards = new Cards(names);
  for (const [i, { card, turn, face_down, cover, before_reshuffle }] of position.pile.entries()) {
    const notes =
      Number(face_down) * FACE_DOWN + Number(cover) * COVERING + Number(before_reshuffle) * BEFORE_RESHUFFLE;
    record.set("pile_card", cards.toPile(card), i);
    record.set(
      "pile_note",
      (whole(`pile[${i}].turn`, turn, 0, MAX_TURNS - 1, "a turn") << TURN_SHIFT) | notes,
      i,
    );
  }
  record.set("n_pile", position.pile.length);
  record.set("n_resolved", whole("resolved", position.resolved, 0, position.pile.length));
}

function readSeat(given: SeatPosition, record: GameRecord, names: Names): void {
  const { seat, known } = given;
  const cards = new Cards(names);
  const team = record.row("bandit_of", seat);
  const number = (card: string) => cards.number(team, card);
  const rows = { ...given, deck: [...given.deck].reverse() };
  record.put(
    "cards_of",
    PARTS.flatMap((part) => rows[part].map(number)),
    seat,
  );
  for (const part of PARTS) record.set(`n_${part}_of`, rows[part].length, seat);
  record.set("friendly_hits_of", given.friendly_hits, seat);
  record.set("n_known_top_of", known.on_top, seat);
  record.set("sure_actions_of", known.sure_actions, seat);
  for (const card of known.surely_held.map(number))
    record.set("surely_held_of", record.get("surely_held_of", seat, card) + 1, seat, card);
  record.set("held_at_reshuffle_of", maskOf(known.held_at_reshuffle.map(number)), seat);
  for (const { round, taken, besides } of known.limits) {
    const sum = besides.reduce((all, card) => all + 16 ** (cards.bullet(number(card)) + 1), taken + 1);
    record.set("limit_of", sum, seat, round - 2);
  }
  if (given.choice === undefined) return;
  const isCard = given.choice.includes(" ");
  const choice = isCard ? number(given.choice) : numberIn(names["bandits"], given.choice);
  record.set("choice_of", choice, seat);
}

function readBandits(
  position: ExpressPosition,
  record: GameRecord,
  banditOf: (name: string) => number,
): void {
  record.fill("bullets_left_of", N_BULLETS);
  record.fill("dropped_of", NOTHING);
  for (const [i, given] of position.bandits.entries()) {
    const bandit = banditOf(given.bandit);
    record.set("car_of", whole(`bandits[${i}].car`, given.car, 0, position.cars.length, "a car"), bandit);
    record.set("floor_of", given.floor === "roof" ? 1 : 0, bandit);
    record.set("bullets_left_of", given.bullets_left, bandit);
    record.set("bullets_received_of", given.bullets_received, bandit);
    if (!given.dropped) continue;
    record.set("dropped_of", given.dropped.token, bandit);
    record.set("dropped_against_of", maskOf(given.dropped.against), bandit);
  }
}

function readTokens(
  position: ExpressPosition,
  record: GameRecord,
  names: Names,
  banditOf: (name: string) => number,
): void {
  for (let token = FIRST_RANSOM; token < MAX_TOKENS; token++) {
    // What no position lists: ransoms that were never paid, worth what everybody starts with.
    record.set("token_place", IN_BOX, token);
    record.set("token_value", 5, token);
    record.set("token_known_by", EVERYONE, token);
  }
  for (const [i, given] of position.tokens.entries()) {
    const place =
      given.place === "box"
        ? IN_BOX
        : given.place === "bandit"
          ? AT_BANDIT + banditOf(given.bandit!)
          : 2 * whole(`tokens[${i}].car`, given.car, 0, position.cars.length, "a car") +
            numberIn(names["floors"], given.floor);
    record.set("token_place", place, given.token);
    record.set("token_value", given.value / DOLLARS_A_UNIT, given.token);
    const knows = (seat: number, k: number) =>
      whole(`tokens[${i}].known_by[${k}]`, seat, 0, position.seats.length - 1, "a seat");
    const known = given.known_by === "everyone" ? EVERYONE : maskOf(given.known_by.map(knows));
    record.set("token_known_by", known, given.token);
  }
}
