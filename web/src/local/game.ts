/** One game in a module: set up from options and a seed, answered, and seen as the server shows it. */
import { Fault } from "./faults";
import type { Sight } from "../wire/messages";
import type { Areas, Choices, GameModule } from "./module";

/** Options as a server or a transcript has them. */
export type Options = Readonly<Record<string, unknown>>;

/** What somebody sees, each part as JSON. */
export interface WrittenSight {
  readonly events: string;
  readonly view: string;
  readonly decision: string;
  readonly canTakeBack: boolean;
}

/** A moment of a game. */
export interface Kept {
  readonly table: Uint8Array;
  readonly events: Uint8Array;
}

export const SPECTATOR = -1;
/** Somebody from whom no event is hidden. */
export const SEES_ALL = -2;
export const TAKE_BACK = -1;
const NOBODY_CHOOSES = -1;

export class LocalGame {
  readonly #areas: Areas;

  constructor(
    readonly module: GameModule,
    readonly options: Options,
    seed: Uint8Array,
  ) {
    const names = ["table", "events", "choices", "seed", "page", "chooser"];
    this.#areas = Object.fromEntries(names.map((name) => [name, module.take(name)]));
    const row = choicesOf(options, module.about.choices, module.about.rules);
    module.int32(this.#at("choices"), row.length).set(row);
    this.#draw(seed);
    const fault = module.call("set_up", this.#areas);
    if (fault === 0) return;
    this.close();
    throw new Fault("local/unplayable", `cannot be played: ${module.about.choices.faults[fault] ?? fault}`);
  }

  #at(area: string): number {
    return this.#areas[area] ?? 0;
  }

  #draw(seed: Uint8Array): void {
    this.module.bytes(this.#at("seed"), seed.length).set(seed);
  }

  /** The seats that must answer now, as bits; 0 when the game is over. */
  get asked(): number {
    return this.module.call("asked", this.#areas);
  }

  optionsOf(seat: number): number[] {
    const n = this.module.call("options", this.#areas, seat);
    return [...this.module.int32(this.#at("page"), n)];
  }

  /** Whether the answer could be given. */
  answer(seat: number, option: number): boolean {
    return this.module.call("answer", this.#areas, seat, option) >= 0;
  }

  sight(seat: number): WrittenSight {
    this.module.call("sight", this.#areas, seat);
    const [events = 0, view = 0, decision = 0] = this.module.int32(this.#at("page"), 3);
    const page = this.#at("page");
    return {
      events: this.module.text(page, 0, events),
      view: this.module.text(page, events, view),
      decision: this.module.text(page, view, decision),
      canTakeBack: this.module.call("can_take_back", this.#areas, seat) !== 0,
    };
  }

  /** What a seat sees, or a spectator (null), as the server would send it. */
  seen(seat: number | null): Sight {
    const { events, view, decision, canTakeBack } = this.sight(seat ?? SPECTATOR);
    const written = { seat, events, view, decision, can_take_back: canTakeBack };
    const fields = Object.entries(written).map(([name, json]) => `"${name}":${json}`);
    return JSON.parse(`{${fields.join()}}`) as Sight;
  }

  /** How the game ended, as JSON; null while it goes on. */
  outcome(): string {
    return this.module.text(this.#at("page"), 0, this.module.call("outcome", this.#areas));
  }

  /** The answer of a bot that does not think: 0 random, 1 Tenderfoot, 2 Outlaw. */
  bot(seat: number, level: number, seed: Uint8Array, number: number): number {
    this.module.call("new_chooser", this.#areas, number);
    this.#draw(seed);
    return this.module.call("bot", this.#areas, seat, level);
  }

  /** What would follow from a seat's plan with these cards laid on it, card by card, as JSON. */
  preview(seat: number, cards: readonly number[] = []): { events: string; view: string }[] | null {
    const page = this.#at("page");
    this.module.int32(page, cards.length).set(cards);
    const n = this.module.call("begin_preview", this.#areas, seat, cards.length);
    if (n < 0) return null;
    const ahead = [];
    for (let step = 0; n > 0 && step <= n; step++) {
      if (this.module.call("preview", this.#areas, seat, step) === 0) break;
      const [events = 0, view = 0] = this.module.int32(page, 2);
      ahead.push({ events: this.module.text(page, 0, events), view: this.module.text(page, events, view) });
    }
    return ahead;
  }

  /** Answers as one who may be anybody of those asked (-1). The seat that answered, or -1: it may not. */
  answerAs(seat: number, option: number): number {
    return this.module.call("answer", this.#areas, seat, option);
  }

  /** Draws anew all that some eyes do not know; equal seeds draw alike. */
  redraw(eyes: number, seed: Uint8Array): void {
    this.#draw(seed);
    this.module.call("possible", this.#areas, eyes);
  }

  /** The game as it is and what its last answer led to, to be put back later. */
  keep(): Kept {
    const of = (area: string) =>
      this.module.bytes(this.#at(area), this.module.about.areas[area] ?? 0).slice();
    return { table: of("table"), events: of("events") };
  }

  putBack({ table, events }: Kept): void {
    this.module.bytes(this.#at("table"), table.length).set(table);
    this.module.bytes(this.#at("events"), events.length).set(events);
  }

  /** The areas of this game, for whoever searches in it. */
  get areas(): Areas {
    return this.#areas;
  }

  close(): void {
    for (const [name, at] of Object.entries(this.#areas)) this.module.give(name, at);
  }
}

/** Options by name as the row of numbers that a module takes. */
export function choicesOf(options: Options, at: Choices, rules: number): number[] {
  const row: number[] = [];
  const put = (place: number | undefined, value: unknown) => {
    if (place !== undefined) row[place] = typeof value === "number" ? value : NOBODY_CHOOSES;
  };
  const number = (kind: string, name: unknown) => (at.names[kind] ?? []).indexOf(String(name));
  put(at.seats, options["seats"] ?? at.usual_seats);
  put(at.rules_version, options["rules_version"] ?? rules);
  put(at.first_player, options["first_player"]);
  put(at.edition, number("edition", options["edition"] ?? at.names["edition"]?.[0]));
  for (const [name, place] of Object.entries(at.switches)) {
    const chosen = options[name];
    put(place, typeof chosen === "boolean" ? Number(chosen) : undefined);
  }
  const seated = (options["bandits"] ?? []) as (string | string[])[];
  seated.forEach((names, seat) => {
    [names].flat().forEach((name, slot) => {
      put(at.bandits + seat * at.bandits_a_seat + slot, number("bandits", name));
    });
  });
  ((options["cars"] ?? []) as string[]).forEach((name, car) => {
    if (at.cars !== undefined) put(at.cars + car, number("cars", name));
  });
  return Array.from({ length: at.length }, (_, i) => row[i] ?? NOBODY_CHOOSES);
}
