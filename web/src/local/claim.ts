/**
 * Only one window plays a table of this browser; others may watch it, or take it over. Where the browser
 * lends no locks (plain HTTP), the windows ask each other.
 */

const WAIT = 150;
type Word = { says: "who" | "mine" | "give" | "moved"; number?: number };

export class Claim {
  private readonly channel: BroadcastChannel | null;
  private isMine = false;
  private letGo: (() => void) | null = null;
  private heardOwner: (() => void) | null = null;

  /** `lost`: another window has taken it over; `moved`: the owner has written more. */
  constructor(
    private readonly table: string,
    private readonly lost: () => void,
    private readonly moved: () => void,
  ) {
    this.channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(`folsom.${table}`) : null;
    if (this.channel) this.channel.onmessage = ({ data }) => this.hear(data as Word);
  }

  /** Whether the table is this window's now. `force`: also if another has it. */
  async take(force: boolean): Promise<boolean> {
    if (this.isMine) return true;
    const locks = (navigator as { locks?: LockManager }).locks;
    const mine = locks ? await this.lock(locks, force) : await this.ask(force);
    this.isMine = mine;
    return mine;
  }

  private lock(locks: LockManager, force: boolean): Promise<boolean> {
    return new Promise((answer) => {
      const held = locks.request(
        `folsom.${this.table}`,
        force ? { steal: true } : { ifAvailable: true },
        (lock) => {
          answer(lock !== null);
          return lock && new Promise<void>((go) => (this.letGo = go));
        },
      );
      // A lock that is stolen fails.
      held.catch(() => this.lose());
    });
  }

  private ask(force: boolean): Promise<boolean> {
    this.say({ says: force ? "give" : "who" });
    if (force) return Promise.resolve(true);
    return new Promise((answer) => {
      const timer = setTimeout(() => answer(true), this.channel ? WAIT : 0);
      this.heardOwner = () => {
        clearTimeout(timer);
        answer(false);
      };
    });
  }

  /** Tells those who watch that more is written. */
  tell(): void {
    this.say({ says: "moved" });
  }

  private say(word: Word): void {
    this.channel?.postMessage(word);
  }

  private hear({ says }: Word): void {
    if (says === "who" && this.isMine) this.say({ says: "mine" });
    else if (says === "mine") this.heardOwner?.();
    else if (says === "give" && this.isMine) this.lose();
    else if (says === "moved" && !this.isMine) this.moved();
  }

  private lose(): void {
    if (!this.isMine) return;
    this.isMine = false;
    this.letGo = null;
    this.lost();
  }

  close(): void {
    this.isMine = false;
    this.letGo?.();
    this.channel?.close();
  }
}
