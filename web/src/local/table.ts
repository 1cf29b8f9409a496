/**
 * A table in this browser, made from what is written down of it. It says what a server would say to whoever
 * holds all its people's seats: the same messages, counted alike.
 */
import { PROTOCOL_VERSION } from "../generated/protocol";
import type {
  GameEvent,
  Moment,
  Outcome,
  Said,
  SeatState,
  ServerMessage,
  Settings,
  Sight,
  TableState,
  Update,
  Welcome,
  You,
} from "../wire/messages";
import type { Answered, Entry, Exchanged, Started } from "./entries";
import { Fault } from "./faults";
import { type Kept, LocalGame, SEES_ALL, SPECTATOR, TAKE_BACK } from "./game";
import { type LastAnswer, mayBeHidden, offeredInstead } from "./instead";
import type { GameModule } from "./module";
import { emptySeat } from "./seats";

export const STAND_IN = "outlaw";
const N_HISTORY = 30;
const MAX_CHAT = 50;

const bitsOf = (mask: number) => Array.from({ length: 7 }, (_, i) => i).filter((i) => mask & (1 << i));

export class LocalTable {
  settings: Settings = { game: "", n_seats: 2 };
  seats: SeatState[] = [];
  game: LocalGame | null = null;
  started: Started | null = null;
  answers: [number, number][] = [];
  rematch: string | null = null;
  carried: string | null = null;
  isOver = false;
  /** Number of the last line. */
  number = -1;
  at = 0;
  private created = 0;
  private rules = 0;
  /** How many answers nobody here was told of, and how many lines. */
  private quiet = 0;
  /** The game as it was last shown; null: as it is. */
  private shown: Kept | null = null;
  /** The game before its last answer. */
  private before: Kept | null = null;
  /** How many answers had been given when the round began. */
  private roundAt = 0;
  private takenBack = new Map<number, number>();
  /** How many steps of a hint each seat has asked for, of the decision that is before it. */
  private hintSteps = new Map<number, number>();
  private history: Moment[] = [];
  private chat: Said[] = [];

  /** `watches`: nobody's hand is shown, as to spectators. */
  constructor(
    readonly id: string,
    readonly module: GameModule,
    readonly watches = false,
  ) {}

  get people(): number[] {
    return this.seats.filter((s) => s.kind === "person").map((s) => s.seat);
  }
  private get eyes(): number[] {
    return this.watches ? [] : this.people;
  }
  get asked(): number[] {
    return this.game ? bitsOf(this.game.asked) : [];
  }
  /** The asked seats that bots answer for. */
  get botsAsked(): number[] {
    if (this.isOver || this.carried) return [];
    return this.asked.filter((seat) => this.seats[seat]!.kind === "bot" || this.seats[seat]!.bot_plays_on);
  }
  levelOf(seat: number): string {
    return this.seats[seat]!.level ?? STAND_IN;
  }
  get you(): You {
    const seats = this.eyes;
    return { seats, is_host: !this.watches, has_seen: this.game ? seats : [] };
  }
  get phase(): TableState["phase"] {
    return !this.game ? "gathering" : this.isOver ? "over" : "playing";
  }
  get state(): TableState {
    return {
      id: this.id,
      phase: this.phase,
      settings: this.settings,
      seats: this.seats,
      host: this.people[0] ?? null,
      asked: this.asked,
      wants_pause: [],
      commitment: "",
      secret: null,
      rematch: this.rematch,
      created: this.created,
      rules_version: this.rules,
      kept_days: null,
      starts: 0,
      broken_starts: 0,
      rematch_wanted: this.rematch ? this.people : [],
      rematch_declined: [],
      ...(this.hasHints ? { hints: true } : {}),
    };
  }
  /** As a server's tables have it: as it is set, else where one person plays alone. */
  get hasHints(): boolean {
    const others = this.seats.filter((s) => s.kind !== "bot");
    return this.settings.hints ?? (others.length === 1 && others[0]!.kind === "person");
  }
  private get told(): number {
    return this.number - this.quiet;
  }
  get nextAnswer(): number {
    return this.answers.length - this.quiet;
  }
  timesTakenBack(seat: number): number {
    return this.takenBack.get(seat) ?? 0;
  }
  hintsTold(seat: number): number {
    return this.hintSteps.get(seat) ?? 0;
  }
  outcome(): Outcome | null {
    return this.game && (JSON.parse(this.game.outcome()) as Outcome | null);
  }

  // ------------------------------------------------------------------ what was written

  /** Follows one more line. Gives back what it says to whoever looks; null: nothing. */
  follow(entry: Entry): ServerMessage | null {
    this.number += 1;
    this.at = entry.at;
    switch (entry.kind) {
      case "answered":
        return this.play(entry);
      case "exchanged":
        return this.exchange(entry);
      case "started":
        this.begin(entry);
        return this.update(null, false, true);
      case "spoke":
        return this.hear({
          type: "said",
          number: this.told,
          at: this.at,
          seat: entry.seat,
          name: this.seats[entry.seat]?.name ?? "",
          text: entry.text,
          ...(entry.phrase ? { phrase: entry.phrase } : {}),
        });
      case "created":
        this.created = entry.at;
        this.rules = entry.rules;
        this.setSeats(entry.settings);
        break;
      case "settings-changed":
        this.setSeats(entry.settings);
        break;
      case "seated":
        this.sit(entry.seat, { kind: "person", name: entry.name, bandit: entry.bandit, is_ready: true });
        break;
      case "bot-seated":
        this.sit(entry.seat, {
          kind: "bot",
          level: entry.level,
          bandit: entry.bandit ?? null,
          is_ready: true,
        });
        break;
      case "seat-emptied":
        this.sit(entry.seat, {});
        break;
      case "seat-changed":
        this.change(entry.seat, { name: entry.name, bandit: entry.bandit });
        break;
      case "handed-over":
        this.change(entry.seat, { level: entry.level, bot_plays_on: true });
        break;
      case "given-back":
        this.change(entry.seat, { level: null, bot_plays_on: false });
        break;
      case "hint-asked":
        this.hintSteps.set(entry.seat, this.hintsTold(entry.seat) + 1);
        this.change(entry.seat, { hints: (this.seats[entry.seat]!.hints ?? 0) + 1 });
        break;
      case "rematched":
        this.rematch = entry.table;
        break;
      case "carried-over":
        this.carried = entry.table;
        break;
    }
    return {
      type: "table",
      number: this.told,
      at: this.at,
      change: entry.kind,
      seat: "seat" in entry ? entry.seat : null,
      table: this.state,
      clocks: [],
    };
  }

  private hear(said: Said): Said {
    this.chat = [...this.chat, said].slice(-MAX_CHAT);
    return said;
  }

  private setSeats(settings: Settings): void {
    this.settings = settings;
    this.seats = Array.from({ length: settings.n_seats }, (_, seat) => this.seats[seat] ?? emptySeat(seat));
  }

  private sit(seat: number, who: Partial<SeatState>): void {
    this.seats = this.seats.map((s) => (s.seat === seat ? { ...emptySeat(seat), ...who } : s));
  }

  private change(seat: number, how: Partial<SeatState>): void {
    this.seats = this.seats.map((s) => (s.seat === seat ? { ...s, ...how } : s));
  }

  private begin({ options, seed }: Started): void {
    const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const whole = { seats: this.settings.n_seats, ...options };
    this.started = { kind: "started", at: this.at, options: whole, seed };
    this.game = new LocalGame(this.module, { ...whole, rules_version: this.rules }, bytes);
    this.note(null, false);
  }

  private play({ seat, option, bot }: Answered): Update | null {
    this.hintSteps.delete(seat);
    const game = this.game!;
    const { before, seen, asked } = { before: game.keep(), seen: this.othersSee(seat), asked: game.asked };
    if (!game.answer(seat, option)) throw new Fault("local/unplayable", `answer ${this.answers.length}`);
    this.answers.push([seat, option]);
    if (game.sight(SPECTATOR).events.includes('"round-started"')) this.roundAt = this.answers.length;
    if (option === TAKE_BACK) this.takenBack.set(seat, this.timesTakenBack(seat) + 1);
    this.isOver = game.asked === 0;
    const isQuiet =
      game.sight(SEES_ALL).events === "[]" && game.asked === asked && this.othersSee(seat) === seen;
    if (isQuiet && !this.eyes.includes(seat)) {
      // A part of a secret choice: whoever looks goes on seeing the game as it was.
      this.quiet += 1;
      this.shown ??= before;
      return null;
    }
    this.shown = null;
    this.before = before;
    this.note(seat, bot);
    return this.update(seat, bot, this.isOver);
  }

  private exchange({ seat, option }: Exchanged): Update {
    const game = this.game!;
    if (!this.before) throw new Fault("local/unplayable", "nothing to be exchanged");
    game.putBack(this.before);
    if (!game.answer(seat, option)) throw new Fault("local/unplayable", `answer ${this.answers.length}`);
    this.answers[this.answers.length - 1] = [seat, option];
    this.takenBack.set(seat, this.timesTakenBack(seat) + 1);
    this.note(seat, false);
    return this.update(seat, false, false);
  }

  private othersThan(seat: number): number[] {
    return [SPECTATOR, ...this.seats.map((s) => s.seat).filter((other) => other !== seat)];
  }

  /** Views of everybody else, to be compared. */
  private othersSee(seat: number): string {
    return this.othersThan(seat)
      .map((other) => this.game!.sight(other).view)
      .join("\n");
  }

  private note(seat: number | null, by_bot: boolean): void {
    const seen = this.viewers.map((viewer) => ({
      seat: viewer,
      events: JSON.parse(this.game!.sight(viewer ?? SPECTATOR).events) as GameEvent[],
    }));
    this.history = [...this.history, { number: this.told, at: this.at, seat, by_bot, seen }].slice(
      -N_HISTORY,
    );
  }

  private get viewers(): (number | null)[] {
    return this.eyes.length ? this.eyes : [null];
  }

  private update(seat: number | null, by_bot: boolean, changed: boolean): Update {
    return {
      type: "update",
      number: this.told,
      at: this.at,
      seat,
      by_bot,
      answer: this.nextAnswer,
      asked: this.asked,
      sights: this.sights(),
      clocks: [],
      outcome: this.isOver ? this.outcome() : null,
      ...(changed ? { table: this.state } : {}),
    };
  }

  // ------------------------------------------------------------------ what is seen

  private sight(seat: number | null): Sight {
    return this.game!.seen(seat);
  }

  private sights(): Sight[] {
    const sights = this.viewers.map((seat) => this.sight(seat));
    const last = this.answers.at(-1);
    const hidden = last && this.viewers.includes(last[0]) ? this.hiddenAnswer : null;
    const instead = hidden && offeredInstead(hidden);
    return instead ? sights.map((s) => (s.seat === hidden.seat ? { ...s, instead } : s)) : sights;
  }

  /** The answer given last, where nothing that happened with it shows which it was. */
  get hiddenAnswer(): LastAnswer | null {
    const { game, before, answers } = this;
    const [seat, option] = answers.at(-1) ?? [0, TAKE_BACK];
    if (!game || !before || option === TAKE_BACK || this.isOver || this.shown) return null;
    return mayBeHidden(game) ? { game, before, seat, option, others: this.othersThan(seat) } : null;
  }

  /** With the game as it was last shown. */
  private asShown<T>(look: () => T): T {
    if (!this.shown) return look();
    const now = this.game!.keep();
    this.game!.putBack(this.shown);
    const found = look();
    this.game!.putBack(now);
    return found;
  }

  welcome(now: number): Welcome {
    return {
      type: "welcome",
      version: PROTOCOL_VERSION,
      number: this.told,
      now,
      at: now,
      table: this.state,
      you: this.you,
      answer: this.nextAnswer,
      sights: this.game ? this.asShown(() => this.sights()) : [],
      clocks: [],
      outcome: this.isOver ? this.outcome() : null,
      history: this.history,
      chat: this.chat,
    };
  }

  /** The plan that a seat can see, played ahead; null if these cards may not be laid. */
  preview(seat: number | null, cards: readonly string[]): Sight[] | null {
    if (!this.game) return null;
    const numbers: number[] = [];
    const { decision } = this.sight(seat);
    for (const card of cards) {
      const found = decision?.options.find((o) => "card" in o.form && o.form.card === card);
      if (!found) return null;
      numbers.push(found.number);
    }
    const ahead = this.asShown(() => this.game!.preview(seat ?? SPECTATOR, numbers));
    return (
      ahead?.map(({ events, view }) => ({
        seat,
        events: JSON.parse(events) as Sight["events"],
        view: JSON.parse(view) as Sight["view"],
        decision: null,
        can_take_back: false,
      })) ?? null
    );
  }

  /**
   * The answers up to where friends can come in: the start, or the beginning of this round, if nobody
   * here has answered since. What bots have chosen since then is chosen anew, by whoever takes their
   * seats.
   */
  get untilRound(): [number, number][] | null {
    const { people } = this;
    const since = this.answers.slice(this.roundAt);
    return since.some(([seat]) => people.includes(seat)) ? null : this.answers.slice(0, this.roundAt);
  }

  close(): void {
    this.game?.close();
    this.game = null;
  }
}
