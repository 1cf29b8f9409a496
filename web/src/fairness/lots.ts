/**
 * Drawing lots for the seed: this device commits to a number for each of its seats, and tells it when the
 * start is called.
 */
import type { AnyCommand, SeatState, TableState, You } from "../wire/messages";
import { knowsNonce, newNonce, tellNonce } from "./kept";

/** What is known of the table, as far as lots go. */
interface Known {
  table: TableState | null;
  you: You;
  present: number[];
}

type Wish =
  | Omit<Extract<AnyCommand, { type: "commit-nonce" }>, "id">
  | Omit<Extract<AnyCommand, { type: "reveal-nonce" }>, "id">;
type Send = (wish: Wish) => Promise<{ ok: true } | { ok: false; code: string }>;

/** What was told came too late for its start, and is no secret any more. */
const TOO_LATE = ["table/not-starting", "table/other-start"];

/**
 * How long to wait, before telling a number, for devices that sleep: as long as nobody has told one, a start
 * can be broken off at no cost.
 */
export const PATIENCE = 10_000;

export class Lots {
  private known: Known | null = null;
  private committing: Promise<unknown> = Promise.resolve();
  private readonly asked = new Set<string>();
  /**
   * What this device's seats had committed to before it came, by numbers that it does not know: looked at
   * once, so that two devices do not take turns.
   */
  private foreign: Set<string> | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private isPatient = true;

  constructor(private readonly send: Send) {}

  /**
   * Called with everything that is learned of the table; done when this device has committed to all it must.
   */
  look(known: Known): Promise<unknown> {
    const { table, you } = (this.known = known);
    if (!table || (table.phase !== "gathering" && table.phase !== "revealing")) {
      this.close();
      return this.committing;
    }
    const mine = table.seats.filter((seat) => you.seats.includes(seat.seat) && seat.kind === "person");
    if (mine.length)
      this.foreign ??= new Set(
        mine.flatMap((s) =>
          s.nonce_commitment && !knowsNonce(table.id, s.nonce_commitment) ? [s.nonce_commitment] : [],
        ),
      );
    const isOver = table.phase === "gathering" || !this.isPatient;
    for (const seat of mine)
      if (!seat.nonce_commitment || (isOver && this.isForeign(seat))) this.commit(seat);
    if (table.phase === "revealing") this.tell(mine);
    else this.close();
    return this.committing;
  }

  close(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    this.isPatient = true;
  }

  private isForeign(seat: SeatState): boolean {
    return !seat.has_revealed && !!seat.nonce_commitment && !!this.foreign?.has(seat.nonce_commitment);
  }

  private commit(seat: SeatState): void {
    const starts = this.known!.table!.broken_starts;
    const wish = `${seat.seat} instead of ${seat.nonce_commitment}, after ${starts}`;
    if (this.asked.has(wish)) return;
    this.asked.add(wish);
    const nonce_commitment = newNonce(this.known!.table!);
    this.committing = Promise.all([
      this.committing,
      this.send({ type: "commit-nonce", seat: seat.seat, nonce_commitment }),
    ]);
  }

  private tell(mine: SeatState[]): void {
    const { table, present } = this.known!;
    const sleeps = (seat: SeatState) =>
      seat.kind === "person" &&
      !seat.has_revealed &&
      (mine.includes(seat) ? this.isForeign(seat) : !present.includes(seat.seat));
    if (this.isPatient && table!.seats.some(sleeps)) {
      this.patience ??= setTimeout(() => {
        this.isPatient = false;
        void this.look(this.known!);
      }, PATIENCE);
      return;
    }
    for (const seat of mine) {
      const nonce =
        seat.has_revealed || !seat.nonce_commitment ? null : tellNonce(table!, seat.nonce_commitment);
      if (!nonce || this.asked.has(nonce)) continue;
      this.asked.add(nonce);
      void this.send({ type: "reveal-nonce", seat: seat.seat, nonce, start: table!.starts }).then(
        (verdict) => {
          if (!verdict.ok && TOO_LATE.includes(verdict.code)) this.commit(seat);
        },
      );
    }
  }
}
