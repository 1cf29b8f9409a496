/** The tables of this browser, played in the Worker: commands, bots, and what is written down. */
import type { AnyCommand, GameView, SeatState, ServerMessage, Sight } from "../wire/messages";
import { giveWay, type Handlers } from "./calls";
import { Claim } from "./claim";
import { botAnswers, decide, join } from "./decide";
import type { Entry } from "./entries";
import { Fault, faultOf } from "./faults";
import { SPECTATOR } from "./game";
import { append, type Head, type Keeping, keepingAfter, linesFrom, remove, WrittenElsewhere } from "./kept";
import { moduleOf } from "./modules";
import { newTableId } from "./names";
import { Refusal } from "./refusal";
import { again } from "./start";
import { LocalTable } from "./table";
import { botAnswer } from "./thinking";

export type Verdict = { ok: true } | { ok: false; code: string; sentence: string };

/** What an open table tells: a server's messages, and how it is with its keeping and its other windows. */
export type Told =
  | { message: ServerMessage }
  | { kept: Keeping }
  /** Another window plays: this one only looks on. */
  | { elsewhere: boolean };

export interface TableCalls {
  /** A table begun with these lines; answers with its name. */
  "table.create": { ask: { id: string; lines: Entry[] }; tell: never; answer: null };
  /** Tells until it is called off. `takeOver`: also if another window plays. */
  "table.open": { ask: { id: string; takeOver: boolean }; tell: Told; answer: null };
  "table.command": { ask: { id: string; command: AnyCommand }; tell: never; answer: Verdict };
  "table.join": {
    ask: { id: string; seat: number | null; name: string; bandit: string | null };
    tell: never;
    answer: Verdict;
  };
  "table.preview": {
    ask: { id: string; seat: number | null; cards: string[] };
    tell: never;
    answer: Sight[];
  };
  /** All lines, for whoever looks back or carries the game elsewhere. */
  "table.lines": { ask: { id: string }; tell: never; answer: Entry[] };
  /** The answers up to where friends can come in; null while they cannot. */
  "table.untilRound": { ask: { id: string }; tell: never; answer: [number, number][] | null };
  /** Who sits at the table. */
  "table.seats": { ask: { id: string }; tell: never; answer: SeatState[] };
  /** A line from outside: the game goes on elsewhere. */
  "table.write": { ask: { id: string; entry: Entry }; tell: never; answer: Verdict };
}

const THINKS = 1000;
const SEED = 32;
const random = (n: number) => crypto.getRandomValues(new Uint8Array(n));
const randomNumber = () => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;

const open = new Map<string, Playing>();
/** Tables that could not be written down, or only so many of their lines: they last as long as the Worker. */
const unwritten = new Map<string, { lines: Entry[]; written: number; kept: Keeping }>();

const gameOf = (lines: readonly Entry[]) => {
  const [first] = lines;
  if (first?.kind !== "created") throw new Fault("local/broken", "the saved game does not begin as one");
  return first;
};

/** A table made from its lines, or why it cannot be. */
async function tableOf(id: string, lines: readonly Entry[], watches = false): Promise<LocalTable> {
  const { settings, rules } = gameOf(lines);
  const module = await moduleOf(settings.game);
  if (rules !== module.about.rules && lines.some((line) => line.kind === "started"))
    throw new Fault("local/rules", `it was begun under version ${rules} of the rules`);
  const table = new LocalTable(id, module, watches);
  try {
    for (const line of lines) table.follow(line);
  } catch (thrown) {
    throw new Fault("local/broken", faultOf(thrown).message);
  }
  return table;
}

class Playing {
  private listeners = new Set<(told: Told) => void>();
  private changing: Promise<unknown> = Promise.resolve();
  private isThinking = false;
  private isClosed = false;
  private control = new AbortController();
  private claim: Claim;

  constructor(
    private table: LocalTable,
    private lines: Entry[],
    /** How many of them are written down. */
    private written: number,
  ) {
    this.claim = new Claim(
      table.id,
      () => void this.become(false),
      () => void this.catchUp(),
    );
  }

  /** Plays, if no other window does; otherwise looks on. */
  async begin(takeOver: boolean): Promise<void> {
    await this.become(await this.claim.take(takeOver));
  }

  private become(owner: boolean): Promise<void> {
    this.control.abort();
    this.control = new AbortController();
    return this.change(() => this.rebuild(owner));
  }

  private async rebuild(owner: boolean): Promise<void> {
    if (this.isClosed) return;
    const lines = this.written ? await linesFrom(this.table.id).catch(() => this.lines) : this.lines;
    this.lines = lines.length >= this.lines.length || !owner ? lines : this.lines;
    const { table } = this;
    this.table = await tableOf(table.id, this.lines, !owner);
    table.close();
    this.tell({ elsewhere: !owner });
    this.tell({ message: this.table.welcome(Date.now()) });
    this.tellPresence();
    this.think();
  }

  /** The owner has written more. */
  private async catchUp(): Promise<void> {
    await this.change(async () => {
      if (!this.table.watches) return;
      for (const line of await linesFrom(this.table.id, this.lines.length)) {
        this.lines.push(line);
        const message = this.table.follow(line);
        if (message) this.tell({ message });
      }
    });
  }

  listen(tell: (told: Told) => void): void {
    this.listeners.add(tell);
    if (this.written < this.lines.length) tell({ kept: unwritten.get(this.table.id)?.kept ?? "no" });
  }

  greet(tell: (told: Told) => void): void {
    tell({ elsewhere: this.table.watches });
    tell({ message: this.table.welcome(Date.now()) });
    this.tellPresence();
  }

  private tellPresence(): void {
    this.tell({ message: { type: "presence", seats: this.table.people } });
  }

  private tell(told: Told): void {
    for (const listener of this.listeners) listener(told);
  }

  /** One after the other. */
  private change<T>(work: () => Promise<T>): Promise<T> {
    const next = this.changing.catch(() => undefined).then(work);
    this.changing = next.catch(() => undefined);
    return next;
  }

  /** Writes a line down, then follows it and tells what it says. */
  private async write(entry: Entry): Promise<void> {
    // Followed on a table nobody sees yet: what is shown is written before. A line that fails changes
    // nothing.
    this.lines.push(entry);
    const message = this.table.follow(entry);
    try {
      await append(headOf(this.table), this.written, this.lines.slice(this.written));
      if (unwritten.delete(this.table.id)) this.tell({ kept: "yes" });
      this.written = this.lines.length;
    } catch (thrown) {
      if (thrown instanceof WrittenElsewhere) {
        // Another window has played on: what it wrote holds.
        this.lines = this.lines.slice(0, this.written);
        unwritten.delete(this.table.id);
        queueMicrotask(() => void this.become(false));
        throw new Refusal("local/elsewhere", "this game is played in another window");
      }
      const kept = keepingAfter(thrown);
      this.tell({ kept });
      unwritten.set(this.table.id, { lines: this.lines, written: this.written, kept });
    }
    if (message) this.tell({ message });
    this.claim.tell();
    this.think();
  }

  decide(make: (table: LocalTable) => Entry): Promise<Verdict> {
    return this.change(async () => {
      try {
        await this.write(make(this.table));
        return { ok: true } as const;
      } catch (thrown) {
        if (thrown instanceof Refusal) return { ok: false, code: thrown.code, sentence: thrown.message };
        throw thrown;
      }
    });
  }

  command(command: AnyCommand): Promise<Verdict> {
    if (command.type !== "rematch") return this.decide((table) => decide(table, command, Date.now()));
    if (command.wish === "no") return Promise.resolve({ ok: true });
    return this.change(async () => {
      try {
        const id = newTableId();
        const [rematched, lines] = again(this.table, command, id, Date.now());
        await create(id, lines);
        await this.write(rematched);
        return { ok: true } as const;
      } catch (thrown) {
        if (thrown instanceof Refusal) return { ok: false, code: thrown.code, sentence: thrown.message };
        throw thrown;
      }
    });
  }

  preview(seat: number | null, cards: string[]): Sight[] {
    return this.table.preview(seat, cards) ?? [];
  }

  get untilRound() {
    return this.table.untilRound;
  }

  get allLines(): Entry[] {
    return this.lines;
  }

  /** Answers for bots until none is asked. */
  private think(): void {
    if (this.isThinking || this.isClosed || this.table.watches || !this.table.botsAsked.length) return;
    this.isThinking = true;
    const { table, control } = this;
    void this.answerForBots(table, control.signal)
      .catch((thrown: unknown) => console.error(thrown))
      .finally(() => {
        this.isThinking = false;
        if (this.table !== table) this.think();
      });
  }

  private async answerForBots(table: LocalTable, signal: AbortSignal): Promise<void> {
    // What led here is told first.
    await giveWay();
    for (let [seat] = table.botsAsked; seat !== undefined; [seat] = table.botsAsked) {
      const asked = table.game!.sight(seat).decision;
      const option = await this.choose(table, seat, signal);
      if (signal.aborted || this.isClosed) return;
      await this.change(async () => {
        if (this.table !== table || table.isOver || table.game!.sight(seat!).decision !== asked) return;
        const entry = botAnswers(table, seat!, option, Date.now());
        if (entry) await this.write(entry);
      }).catch((thrown: unknown) => {
        if (!(thrown instanceof Refusal)) throw thrown;
      });
      await giveWay();
    }
  }

  private async choose(table: LocalTable, seat: number, signal: AbortSignal): Promise<number> {
    const game = table.game!;
    const options = game.optionsOf(seat);
    if (options.length === 1) return options[0]!;
    const search = { seat, number: randomNumber(), luck: random(SEED), milliseconds: THINKS };
    return botAnswer(game, table.levelOf(seat), search, signal);
  }

  leave(tell: (told: Told) => void): void {
    this.listeners.delete(tell);
    if (this.listeners.size) return;
    this.isClosed = true;
    this.control.abort();
    open.delete(this.table.id);
    void this.changing
      .catch(() => undefined)
      .then(() => {
        this.claim.close();
        if (!this.isThinking) this.table.close();
      });
  }
}

function headOf(table: LocalTable): Head {
  const view = table.game && (JSON.parse(table.game.sight(SPECTATOR).view) as GameView);
  return {
    id: table.id,
    game: table.settings.game,
    created: table.state.created,
    at: table.at,
    phase: table.carried ? "carried" : table.isOver ? "over" : table.game ? "playing" : "gathering",
    names: table.seats.filter((s) => s.kind === "person").map((s) => s.name),
    n_seats: table.seats.length,
    asked: table.asked.some((seat) => table.people.includes(seat)),
    crew: view?.bandits.map(({ bandit }) => bandit) ?? table.seats.flatMap(({ bandit }) => bandit ?? []),
    round: view?.round ?? null,
  };
}

async function create(id: string, lines: Entry[]): Promise<void> {
  const table = await tableOf(id, lines);
  const head = headOf(table);
  table.close();
  try {
    await append(head, 0, lines);
  } catch (thrown) {
    unwritten.set(id, { lines, written: 0, kept: keepingAfter(thrown) });
  }
}

async function linesOf(id: string): Promise<Entry[]> {
  const here = open.get(id)?.allLines ?? unwritten.get(id)?.lines;
  if (here) return here;
  const lines = await linesFrom(id).catch(() => null);
  // A table without lines is none: it is not told of any longer.
  if (lines?.length === 0) await remove(id).catch(() => undefined);
  if (!lines?.length) throw new Fault("local/unknown", "there is no such game in this browser");
  return lines;
}

async function playing(id: string): Promise<Playing> {
  const known = open.get(id);
  if (known) return known;
  const lines = await linesOf(id);
  const written = unwritten.get(id)?.written ?? lines.length;
  const made = new Playing(await tableOf(id, lines, true), [...lines], written);
  // Two may have asked at the same time.
  const first = open.get(id);
  if (first) return first;
  open.set(id, made);
  return made;
}

const here = (id: string) => {
  const found = open.get(id);
  if (!found) throw new Fault("local/failed", "the table is not open");
  return found;
};

export const handlers: Handlers<TableCalls> = {
  "table.create": async ({ id, lines }) => {
    await create(id, lines);
    return null;
  },
  "table.open": async ({ id, takeOver }, tell, signal) => {
    const known = open.has(id);
    const table = await playing(id);
    table.listen(tell);
    signal.addEventListener("abort", () => table.leave(tell));
    if (signal.aborted) table.leave(tell);
    else if (known && !takeOver) table.greet(tell);
    else await table.begin(takeOver);
    await new Promise<void>((gone) => signal.addEventListener("abort", () => gone()));
    return null;
  },
  "table.command": ({ id, command }) => here(id).command(command),
  "table.join": ({ id, seat, name, bandit }) =>
    here(id).decide((table) => join(table, seat, name, bandit, Date.now())),
  "table.preview": ({ id, seat, cards }) => here(id).preview(seat, cards),
  "table.lines": ({ id }) => linesOf(id),
  "table.untilRound": ({ id }) => here(id).untilRound,
  "table.seats": async ({ id }) => {
    const table = await tableOf(id, await linesOf(id));
    const { seats } = table;
    table.close();
    return seats;
  },
  "table.write": ({ id, entry }) => here(id).decide(() => entry),
};
