/** What is chosen here: seen to be pressed at once, and sent until it holds. */
import { afterPaint } from "../device/frames.svelte";
import type { Verdict, Wish } from "../wire/connection";
import type { ServerMessage } from "../wire/messages";
import type { Eyes } from "./eyes.svelte";
import { sightOf } from "./knowledge";
import type { Told } from "./told.svelte";

const OUT_OF_DATE = "action/out-of-date";

export interface Sender {
  command(wish: Wish): Promise<Verdict>;
  /** The server will not have it. */
  refused(verdict: Verdict & { ok: false }): void;
  /** What was held back comes now. */
  hear(message: ServerMessage): void;
}

export class Answering {
  /** Cards are being laid: what is asked in between has its answer already. */
  busy = $state(false);
  /** The card just laid is up again, to be exchanged for another one. */
  private lifted: unknown = null;
  /** What came between an answer and the frame that shows it. */
  private held: ServerMessage[] | null = null;

  constructor(
    private readonly told: Told,
    private readonly eyes: Eyes,
    private readonly sender: Sender,
  ) {}

  /** Whether a message has to wait for the frame. */
  holds(message: ServerMessage): boolean {
    this.held?.push(message);
    return this.held !== null;
  }

  answer(option: number): void {
    const seen = this.press();
    if (seen) void this.send(option, seen);
  }

  /** Cards laid one after another (a plan), each answering its own decision. */
  async answerCards(cards: string[]): Promise<void> {
    const seen = this.press();
    if (!seen) return;
    let laying = true;
    void seen.then(() => (this.busy = laying));
    for (const card of cards) {
      const option = this.asked()?.options.find(({ form }) => "card" in form && form.card === card);
      if (!option || !(await this.send(option.number, seen))) break;
    }
    this.busy = laying = false;
  }

  /**
   * What was pressed is seen to be pressed in the very next frame; all that follows from it comes after that.
   * Null: it was pressed already.
   */
  private press(): Promise<void> | null {
    if (this.held) return null;
    const held: ServerMessage[] = (this.held = []);
    this.eyes.show.skip();
    return new Promise((seen) =>
      afterPaint(() => {
        this.held = null;
        this.eyes.show.decision = null;
        seen();
        for (const message of held) this.sender.hear(message);
      }),
    );
  }

  /**
   * A card of which nobody has learned anything: asked for again, until another is laid in its place or the
   * table moves on. Whether there is one.
   */
  takeUp(): boolean {
    const { instead, decision = null } = sightOf(this.told.known.sights, this.eyes.seat) ?? {};
    if (!instead) return false;
    const isUp = this.instead() !== null;
    this.lifted = isUp ? null : instead;
    this.eyes.show.decision = isUp ? decision : instead;
    return true;
  }

  /** The decision that is answered anew, while it is. */
  private instead() {
    const { instead } = sightOf(this.told.known.sights, this.eyes.seat) ?? {};
    return instead && instead === this.lifted ? instead : null;
  }

  private asked(seat = this.eyes.seat) {
    return this.instead() ?? sightOf(this.told.known.sights, seat)?.decision ?? null;
  }

  /**
   * Where several choose at once, another's answer may come first: then ours still holds and is sent with the
   * new number.
   */
  private async send(option: number, seen: Promise<void>): Promise<boolean> {
    const { seat } = this.eyes;
    if (seat === null) return false;
    const question = JSON.stringify(this.asked(seat));
    do {
      const number = this.told.known.answer;
      const type = this.instead() ? "exchange" : "answer";
      const verdict = await this.sender.command({ type, seat, number, option });
      if (verdict.ok) return true;
      // What came too late to be exchanged is no answer to what is asked now.
      if (verdict.code !== OUT_OF_DATE || type === "exchange") {
        this.sender.refused(verdict);
        break;
      }
      await this.told.until((known) => known.answer !== number);
    } while (JSON.stringify(this.asked(seat)) === question);
    await seen;
    this.eyes.askAgain(this.told.known.sights);
    return false;
  }
}
