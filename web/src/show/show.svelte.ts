/** The director: takes what has happened from a queue and plays it on the train, one event after another.
 *  The truth never waits for it: `skip` (or any answer) brings the stage to the present at once. */
import type { Decision, EventKind, GameEvent, Sight } from "../wire/messages";
import { isExpress, type View } from "../seen/game";
import { patch } from "./patch";
import { EMPTY_STAGE, stageOf, type Stage } from "./stage";
import { narrateAll, type Line } from "../words/narrate";
import { remember, remembered } from "../device/memory";
import { tick } from "svelte";
import { clear, hurry, type Setting, type Theatre } from "./theatre";

export const SPEEDS = [0, 0.5, 1, 2, 4] as const;
/** What is seen first and then given time; the rest is moved first and then drawn anew. */
const AT_ONCE = new Set<EventKind>([
  "card-played",
  "drew-instead",
  "card-resolved",
  "card-revealed",
  "round-started",
  "shootin-started",
  "pass-started",
  "event-started",
  "turn-started",
]);
/** What somebody chooses in secret: nothing of it is seen. */
const UNSEEN = new Set<EventKind>(["chose", "took-back"]);
const MAX_BEHIND = 120;

interface Snapshot {
  view: View;
  stage: Stage;
  lines: number;
}

const calm = () =>
  typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How events look comes when the table is seen already; where it cannot be had nothing moves. */
const acts = () => import("./acts").catch(() => null);

export class Show {
  view = $state.raw<View | null>(null);
  stage = $state.raw<Stage>(EMPTY_STAGE);
  decision = $state.raw<Decision | null>(null);
  canTakeBack = $state(false);
  /** What is asked once more while a card that was laid is up again. */
  private instead = $state.raw<Decision | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The event being played: its figures are followed. */
  now = $state.raw<GameEvent | null>(null);
  behind = $state(0);
  speed = $state(Number(remembered("speed") ?? 1));
  /** Snapshot looked at while scrubbing back, or null for the present. */
  past = $state<number | null>(null);
  snapshots = $state.raw<Snapshot[]>([]);
  theatre: Theatre | null = null;

  /** A silent show is a thought: what is only imagined makes no sound. */
  constructor(private readonly silent = false) {}

  private readonly queue: Sight[] = [];
  private running = false;
  /** Settles when all that has come has been played, or skipped. */
  played: Promise<void> = Promise.resolve();
  private hurried = false;
  /** How many events of which update are in the log already. */
  private told: { sight: Sight; n: number } | null = null;
  private wake: (() => void) | null = null;

  setSpeed(speed: number): void {
    this.speed = speed;
    remember("speed", String(speed));
    if (speed === 0) this.skip();
  }

  /** Starts afresh from what a seat sees now. */
  begin(sight: Sight, told: Line[] = []): void {
    if (this.speed > 0) void acts();
    this.queue.length = 0;
    this.hurry();
    this.lines = told;
    this.told = null;
    this.snapshots = [];
    this.past = null;
    this.now = null;
    this.present(sight);
  }

  push(sight: Sight): void {
    if (!this.view) {
      this.begin(sight);
      this.tell(sight);
      return;
    }
    // Whoever is still choosing is not interrupted, not even for a moment.
    if (!this.queue.length && sight.events.every(({ event }) => UNSEEN.has(event)))
      return this.present(sight);
    this.queue.push(sight);
    this.behind = this.queue.length;
    if (this.queue.length > MAX_BEHIND) this.skip();
    if (!this.running) this.played = this.run();
  }

  /** To the present, now. */
  skip(): void {
    this.hurry();
    const last = this.queue.at(-1);
    while (this.queue.length) this.tell(this.queue.shift()!);
    if (last) this.present(last);
  }

  /** Looks back at an earlier moment of the round; null returns to the present. */
  look(at: number | null): void {
    this.past = at !== null && at < this.snapshots.length - 1 ? at : null;
  }

  /** A card that was laid is up again, to be exchanged for another or left where it was. */
  get isUp(): boolean {
    return this.instead !== null && this.decision === this.instead;
  }

  get shown(): { view: View | null; stage: Stage; lines: Line[] } {
    const snapshot = this.past === null ? undefined : this.snapshots[this.past];
    return snapshot
      ? { view: snapshot.view, stage: snapshot.stage, lines: this.lines.slice(0, snapshot.lines) }
      : { view: this.view, stage: this.stage, lines: this.lines };
  }

  private hurry(): void {
    this.hurried = this.running;
    if (!this.running) return;
    this.wake?.();
    if (this.theatre) hurry(this.theatre);
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length) {
      const sight = this.queue[0]!;
      for (let i = 0, n: number; i < sight.events.length && this.queue[0] === sight; i += n) {
        // Where nothing is played, every event is one of its own.
        const found = this.theatre && this.speed > 0 ? await acts() : null;
        if (this.queue[0] !== sight) break;
        n = found?.together(sight.events.slice(i)) ?? 1;
        this.tell(sight, i + n);
        const played = this.play(sight.events.slice(i, i + n), sight);
        // Where nothing moves nobody waits: all of it is drawn once.
        if (this.moving) await played;
      }
      if (this.queue[0] === sight) {
        this.queue.shift();
        this.present(sight);
      }
      this.hurried = false;
      this.behind = this.queue.length;
    }
    this.now = null;
    this.running = false;
  }

  /** Plays an event, or several that are one picture. */
  private async play(events: GameEvent[], sight: Sight): Promise<void> {
    const [event, ...others] = events as [GameEvent, ...GameEvent[]];
    if (event.event === "round-started") this.snapshots = [];
    let seen = this.view!;
    let next = this.stage;
    for (const one of events) {
      seen = patch(seen, one, sight.view);
      next = stageOf(seen, next, one);
    }
    this.now = event;
    this.decision = null;
    if (AT_ONCE.has(event.event)) this.view = others.length ? patch(this.view!, event, sight.view) : seen;
    const theatre = this.moving;
    if (theatre) {
      const setting = {
        ...theatre,
        before: this.stage,
        after: next,
        token: this.tokens(seen),
        rate: this.speed,
        calm: calm(),
        silent: this.silent,
      };
      const seenAll = acts().then((found) =>
        this.now === event && !this.hurried ? found?.act(setting, event, others) : undefined,
      );
      await Promise.race([seenAll, new Promise<void>((done) => (this.wake = done))]);
      this.wake = null;
    }
    if (this.hurried) return;
    this.view = seen;
    this.stage = next;
    this.keep();
    // Asking for animations makes the browser lay everything out: only where there were some.
    if (!theatre) return;
    await tick();
    clear(theatre);
  }

  /** Where what happens is played; null where nothing moves. */
  private get moving(): Theatre | null {
    return this.speed > 0 && !document.hidden ? this.theatre : null;
  }

  private tokens(view: View): Setting["token"] {
    return (token) =>
      (isExpress(view) && view.tokens.find((t) => t.token === token)) || { kind: "purse", value: null };
  }

  /** Writes what has not been told of an update yet. */
  private tell(sight: Sight, until = sight.events.length): void {
    const from = sight === this.told?.sight ? this.told.n : 0;
    this.told = { sight, n: until };
    const lines = narrateAll(sight.events, sight.view)
      .slice(from, until)
      .filter((line) => line !== null);
    if (lines.length) this.lines = [...this.lines.slice(-400), ...lines];
  }

  private present(sight: Sight): void {
    this.view = sight.view;
    this.stage = stageOf(sight.view, this.stage);
    this.decision = sight.decision;
    this.instead = sight.instead ?? null;
    this.canTakeBack = sight.can_take_back || this.instead !== null;
    this.now = null;
    this.behind = this.queue.length;
    this.keep();
  }

  private keep(): void {
    if (this.view)
      this.snapshots = [...this.snapshots, { view: this.view, stage: this.stage, lines: this.lines.length }];
  }
}
