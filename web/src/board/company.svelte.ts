/** Who else is at a study that a server keeps, and where. */
import { lastName } from "../device/ownName";
import { commandId, Trouble } from "../wire/api";
import { greetGuests, type GuestSeen } from "../wire/studies";

/** Milliseconds: steps that follow each other so soon are told as one. */
const SOON = 250;
const AGAIN = 5_000;

export class Company {
  others = $state.raw<readonly GuestSeen[]>([]);
  private readonly me = commandId();
  private known: string | null = null;
  private told = -1;
  private isClosed = false;
  private asking = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly study: string,
    private readonly where: () => number,
  ) {
    void this.stay();
  }

  /** Called after a step: it is told, and whoever waits for the others waits anew. */
  moved(): void {
    clearTimeout(this.timer);
    if (this.where() !== this.told) this.timer = setTimeout(() => this.asking.abort(), SOON);
  }

  private async stay(): Promise<void> {
    while (!this.isClosed) {
      this.asking = new AbortController();
      const { signal } = this.asking;
      try {
        this.told = this.where();
        const wish = { guest: this.me, name: lastName().slice(0, 60), node: this.told, known: this.known };
        const { state, guests } = await greetGuests(this.study, wish, signal);
        [this.known, this.others] = [state, guests];
      } catch (thrown) {
        if (signal.aborted) continue;
        this.others = [];
        if (thrown instanceof Trouble && thrown.code === "study/unknown") return;
        await new Promise((go) => setTimeout(go, AGAIN));
      }
    }
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.asking.abort();
  }
}
