/**
 * A table in this browser, made from what is written down of it. It says what a server would say to whoever
 * holds all its people's seats: the same messages, counted alike.
 */
import { PROTOCOL_VERSION } from "../generated/protocol";
import type {
  AnyCommand,
  Decision,
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
import type { Answered, Entry, Exchanged, Rematched, Seated, Started } from "./entries";
import { Fault } from "./faults";
import { type Kept, LocalGame, SEES_ALL, SPECTATOR, TAKE_BACK } from "./game";
import type { GameModule } from "./module";

/** Why something is not done: as a server says it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export const LEVELS = ["tenderfoot", "outlaw", "sharpshooter"];
const STAND_IN = "outlaw";
const N_HISTORY = 30;
const MAX_CHAT = 50;
const MAX_TAKEN_BACK = 200;
const HINT_STEPS = 3;
/** The only things that may have happened with an answer that can still be another one. */
const TELLS_NOTHING = ["card-played", "turn-started"];

const EMPTY: Omit<SeatState, "seat"> = {
  kind: "empty",
  name: "",
  avatar: "",
  bandit: null,
  level: null,
  bot_plays_on: false,
  is_free: false,
  is_ready: false,
  nonce_commitment: null,
  has_revealed: false,
};

const bitsOf = (mask: number) => Array.from({ length: 7 }, (_, i) => i).filter((i) => mask & (1 << i));
const refuse = (code: string, sentence: string): never => {
  throw new Refusal(code, sentence);
};

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
    private readonly module: GameModule,
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
  private get hasHints(): boolean {
    const others = this.seats.filter((s) => s.kind !== "bot");
    return this.settings.hints ?? (others.length === 1 && others[0]!.kind === "person");
  }
  private get told(): number {
    return this.number - this.quiet;
  }
  private get nextAnswer(): number {
    return this.answers.length - this.quiet;
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
        this.hintSteps.set(entry.seat, (this.hintSteps.get(entry.seat) ?? 0) + 1);
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
    this.seats = Array.from(
      { length: settings.n_seats },
      (_, seat) => this.seats[seat] ?? { ...EMPTY, seat },
    );
  }

  private sit(seat: number, who: Partial<SeatState>): void {
    this.seats = this.seats.map((s) => (s.seat === seat ? { ...EMPTY, seat, ...who } : s));
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
    if (option === TAKE_BACK) this.takenBack.set(seat, (this.takenBack.get(seat) ?? 0) + 1);
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
    this.takenBack.set(seat, (this.takenBack.get(seat) ?? 0) + 1);
    this.note(seat, false);
    return this.update(seat, false, false);
  }

  /** Views of everybody else, to be compared. */
  private othersSee(seat: number): string {
    const others = [SPECTATOR, ...this.seats.map((s) => s.seat).filter((other) => other !== seat)];
    return others.map((other) => this.game!.sight(other).view).join("\n");
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
    const instead = last && this.viewers.includes(last[0]) ? this.offeredInstead() : null;
    return instead ? sights.map((s) => (s.seat === last![0] ? { ...s, instead } : s)) : sights;
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

  /** The decision that was answered last, with what differs from the answer in its card alone. */
  private offeredInstead(): Decision | null {
    if (!this.mayBeHidden()) return null;
    const [seat, chosen] = this.answers.at(-1)!;
    const decision = this.decisionBefore(seat);
    const laid = decision.options.find((o) => o.number === chosen)!.form as unknown as Record<
      string,
      unknown
    >;
    if (laid["card"] == null) return null;
    const rest = (form: object) => JSON.stringify({ ...form, card: null });
    const options = (decision.options as { number: number; form: object }[]).filter(
      ({ form }) => rest(form) === rest(laid),
    );
    return options.length > 1 ? ({ ...decision, options } as Decision) : null;
  }

  /** The same with the options that nobody can tell from the answer, as trying each of them shows. */
  private othersInstead(): number[] {
    if (!this.mayBeHidden()) return [];
    const [seat, chosen] = this.answers.at(-1)!;
    const game = this.game!;
    const [now, options] = [game.keep(), this.decisionBefore(seat).options];
    const others = [SPECTATOR, ...this.seats.map((s) => s.seat).filter((other) => other !== seat)];
    const seen = () =>
      JSON.stringify([game.asked, ...others.map((other) => Object.values(game.sight(other)))]);
    const shown = seen();
    const same = options.filter(({ number }) => {
      if (number === chosen) return true;
      game.putBack(this.before!);
      return game.answer(seat, number) && seen() === shown;
    });
    game.putBack(now);
    return same.length > 1 ? same.map((o) => o.number) : [];
  }

  private decisionBefore(seat: number): Decision {
    const now = this.game!.keep();
    this.game!.putBack(this.before!);
    const decision = JSON.parse(this.game!.sight(seat).decision) as Decision;
    this.game!.putBack(now);
    return decision;
  }

  /** Whether nothing has happened with the last answer that shows which it was. */
  private mayBeHidden(): boolean {
    const last = this.answers.at(-1);
    if (!last || last[1] === TAKE_BACK || this.isOver || !this.before || this.shown) return false;
    const whole = this.game!.sight(SEES_ALL).events;
    const open = this.game!.sight(SPECTATOR).events;
    const events = JSON.parse(open) as GameEvent[];
    const n = (JSON.parse(whole) as unknown[]).length;
    return n > 0 && n <= 2 && whole !== open && events.every((e) => TELLS_NOTHING.includes(e.event));
  }

  // ------------------------------------------------------------------ what is wished

  /** The line that a command would write, or why it is refused. */
  decide(command: AnyCommand, at: number): Entry {
    if (this.watches) return refuse("local/elsewhere", "this game is played in another window");
    if (this.carried) return refuse("table/carried", "this game is played on at a server's table");
    switch (command.type) {
      case "answer":
        this.checkMayPlay(command.seat, command.number);
        return this.tried(command.seat, command.option, at);
      case "take-back":
        this.checkMayPlay(command.seat, command.number);
        this.checkTakesBack(command.seat);
        return this.tried(command.seat, TAKE_BACK, at);
      case "exchange": {
        this.checkMayPlay(command.seat, command.number);
        this.checkTakesBack(command.seat);
        if (this.answers.at(-1)?.[0] !== command.seat)
          return refuse("take-back/late", "somebody has answered since: the card stays");
        if (!this.othersInstead().includes(command.option))
          return refuse("take-back/seen", "somebody has learned something of that answer: it stays");
        return { kind: "exchanged", at, seat: command.seat, option: command.option };
      }
      case "say": {
        const seat = command.seat ?? this.people[0] ?? 0;
        const text = command.text ?? "";
        return { kind: "spoke", at, seat, text, ...(command.phrase ? { phrase: command.phrase } : {}) };
      }
      case "hand-over":
        this.checkPlays(command.seat);
        if (this.seats[command.seat]!.kind === "bot" || this.seats[command.seat]!.bot_plays_on)
          return refuse("seat/bot-plays", `a bot plays seat ${command.seat} already`);
        return { kind: "handed-over", at, seat: command.seat, level: levelNamed(command.level ?? STAND_IN) };
      case "give-back":
        this.checkPlays(command.seat);
        if (!this.seats[command.seat]!.bot_plays_on)
          return refuse("seat/no-bot", "no bot plays on for this seat");
        return { kind: "given-back", at, seat: command.seat };
      case "change-seat":
        if (this.seats[command.seat]?.kind !== "person")
          return refuse("seat/not-yours", `seat ${command.seat} is not yours`);
        this.checkBandit(command.seat, command.bandit ?? null);
        return {
          kind: "seat-changed",
          at,
          seat: command.seat,
          name: command.name,
          bandit: this.game ? this.seats[command.seat]!.bandit : (command.bandit ?? null),
        };
      case "change-settings":
        this.checkGathers();
        this.checkSettings(command.settings);
        return { kind: "settings-changed", at, settings: command.settings };
      case "seat-bot":
        this.checkGathers(command.seat);
        if (this.seats[command.seat]!.kind === "person")
          return refuse("seat/taken", `a person sits on seat ${command.seat}`);
        return { kind: "bot-seated", at, seat: command.seat, level: levelNamed(command.level) };
      case "empty-seat":
        this.checkGathers(command.seat);
        return { kind: "seat-emptied", at, seat: command.seat };
      case "leave":
        if (!this.game) return { kind: "seat-emptied", at, seat: command.seat };
        this.checkPlays(command.seat);
        return { kind: "handed-over", at, seat: command.seat, level: STAND_IN };
      case "ask-hint":
        this.checkHint(command.seat);
        return { kind: "hint-asked", at, seat: command.seat };
      case "start":
        return this.start(at);
      default:
        return refuse("action/unknown", `a table in this browser knows no ${command.type}`);
    }
  }

  /** Somebody of this device takes a seat: the one wished, or the first that is empty. */
  join(seat: number | null, name: string, bandit: string | null, at: number): Seated {
    this.checkGathers();
    const free = this.seats.find((s) => s.kind === "empty" && (seat === null || s.seat === seat));
    if (!free) return refuse("table/full", "all seats are taken");
    this.checkBandit(free.seat, bandit);
    return { kind: "seated", at, seat: free.seat, name, bandit };
  }

  /** A bot's answer, if it is still wanted. */
  botAnswers(seat: number, option: number, at: number): Answered | null {
    return this.botsAsked.includes(seat) && this.game!.optionsOf(seat).includes(option)
      ? { kind: "answered", at, seat, option, bot: true }
      : null;
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

  /** The lines with which the next game of the same people begins; all but the first are written there. */
  again(command: Extract<AnyCommand, { type: "rematch" }>, table: string, at: number): [Rematched, Entry[]] {
    if (!this.isOver) return refuse("game/not-over", "the game is not over");
    if (this.rematch) return refuse("table/has-rematch", "there is a rematch already");
    const played = command.bandits === "new" ? new Map<number, string>() : this.banditsPlayed();
    const settings: Settings = played.size ? { ...this.settings, bandits: "chosen" } : this.settings;
    const sit = (s: SeatState): Entry =>
      s.kind === "person"
        ? { kind: "seated", at, seat: s.seat, name: s.name, bandit: played.get(s.seat) ?? null }
        : {
            kind: "bot-seated",
            at,
            seat: s.seat,
            level: s.level ?? STAND_IN,
            bandit: played.get(s.seat) ?? null,
          };
    return [
      { kind: "rematched", at, table },
      [{ kind: "created", at, settings, rules: this.module.about.rules }, ...this.seats.map(sit)],
    ];
  }

  private banditsPlayed(): Map<number, string> {
    const bandits = this.sight(null).view.bandits as { seat: number; bandit: string }[];
    const alone = bandits.filter((b) => bandits.filter((other) => other.seat === b.seat).length === 1);
    return new Map(alone.map((b) => [b.seat, b.bandit]));
  }

  private start(at: number): Started {
    this.checkGathers();
    const missing = this.seats.filter((s) => s.kind === "empty").map((s) => s.seat);
    if (missing.length) return refuse("table/not-full", `these seats are empty: ${missing.join(", ")}`);
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const seed = [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
    return { kind: "started", at, seed, options: this.settledOptions(bytes) };
  }

  /** With a bandit for everyone, if somebody chose one and the variant lets one choose. */
  private settledOptions(seed: Uint8Array): Record<string, unknown> {
    const options = { ...(this.settings.options as Record<string, unknown> | undefined) };
    const names = this.module.about.choices.names["bandits"] ?? [];
    const chosen = this.seats.map((s) => (s.kind === "person" ? s.bandit : null));
    const wishes = this.seats.map((s, i) => chosen[i] ?? (chosen.includes(s.bandit) ? null : s.bandit));
    if (this.settings.bandits === "random" || options["bandits"] || wishes.every((wish) => wish === null))
      return options;
    const left = names.filter((name) => !wishes.includes(name));
    for (let i = left.length - 1; i > 0; i--) {
      const j = crypto.getRandomValues(new Uint32Array(1))[0]! % (i + 1);
      [left[i], left[j]] = [left[j]!, left[i]!];
    }
    const whole = { ...options, bandits: wishes.map((wish) => wish ?? left.pop()!) };
    return this.canBePlayed(whole, seed) ? whole : options;
  }

  private canBePlayed(
    options: Record<string, unknown>,
    seed = new Uint8Array(32) as Uint8Array,
    seats = this.settings.n_seats,
  ) {
    try {
      new LocalGame(this.module, { seats, ...options }, seed).close();
      return true;
    } catch {
      return false;
    }
  }

  private tried(seat: number, option: number, at: number): Answered {
    const game = this.game!;
    const before = game.keep();
    const went = game.answer(seat, option);
    game.putBack(before);
    if (!went) return refuse("action/not-allowed", "that cannot be answered now");
    return { kind: "answered", at, seat, option, bot: false };
  }

  private checkPlays(seat: number): void {
    if (!this.game) refuse("game/not-started", "the game has not started");
    if (this.isOver) refuse("game/over", "the game is over");
    if (this.seats[seat]?.kind !== "person") refuse("seat/not-yours", `seat ${seat} is not yours`);
  }

  private checkMayPlay(seat: number, number: number): void {
    this.checkPlays(seat);
    if (this.seats[seat]!.bot_plays_on)
      refuse("seat/bot-plays", "a bot plays on for this seat; take the seat back first");
    if (number !== this.nextAnswer)
      refuse("action/out-of-date", `expected answer number ${this.nextAnswer}, got number ${number}`);
  }

  private checkHint(seat: number): void {
    this.checkPlays(seat);
    if (!this.hasHints) refuse("hint/not-here", "there are no hints at this table");
    if (this.seats[seat]!.bot_plays_on)
      refuse("seat/bot-plays", "a bot plays on for this seat; take the seat back first");
    if (!this.asked.includes(seat)) refuse("hint/not-asked", "hints are for whoever is asked");
    if (this.game!.optionsOf(seat).length < 2) refuse("hint/no-choice", "there is nothing to choose");
    if ((this.hintSteps.get(seat) ?? 0) >= HINT_STEPS)
      refuse("hint/all-told", "there is no more to say about this choice");
  }

  private checkTakesBack(seat: number): void {
    if ((this.takenBack.get(seat) ?? 0) >= MAX_TAKEN_BACK)
      refuse("take-back/spent", `a seat takes back ${MAX_TAKEN_BACK} times in a game`);
  }

  private checkGathers(seat = 0): void {
    if (this.game) refuse("game/started", "the game has started");
    if (!this.seats[seat]) refuse("seat/unknown", `this table has seats 0 to ${this.seats.length - 1}`);
  }

  private checkSettings({ game, n_seats, options }: Settings): void {
    if (game !== this.settings.game) refuse("table/other-game", "the game itself cannot be changed");
    if (this.people.some((seat) => seat >= n_seats))
      refuse("seat/taken", "somebody sits on a seat that would go");
    if (!this.canBePlayed({ ...options }, undefined, n_seats))
      refuse("options/invalid", "these options do not fit together");
  }

  private checkBandit(seat: number, bandit: string | null): void {
    if (bandit === null) return;
    if (!this.module.about.choices.names["bandits"]?.includes(bandit))
      refuse("bandit/unknown", `there is no bandit ${bandit}`);
    if (this.seats.some((s) => s.seat !== seat && s.kind === "person" && s.bandit === bandit))
      refuse("bandit/taken", `somebody else plays ${bandit}`);
  }

  close(): void {
    this.game?.close();
    this.game = null;
  }
}

const levelNamed = (level: string): string =>
  LEVELS.includes(level) ? level : refuse("bot/unknown", `the bots are ${LEVELS.join(", ")}`);
