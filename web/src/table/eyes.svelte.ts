/** The seat this screen looks through, and the show of what it sees. */
import type { Moment, Sight, Update, Welcome, You } from "../wire/messages";
import { Show } from "../show/show.svelte";
import { narrate } from "../words/narrate";
import { sightOf } from "./knowledge";

export class Eyes {
  readonly show = new Show();
  seat = $state<number | null>(null);
  /** Between two players of one device: nobody may see a hand until the next one says he is there. */
  handing = $state<number | null>(null);

  /** Everything anew, with what has happened until now. */
  begin({ you, sights, history }: Welcome): void {
    this.holdSeat(you);
    this.choosePlayer(sights, you);
    const sight = sightOf(sights, this.seat);
    if (sight) this.show.begin(sight, this.linesOf(history, sight));
  }

  /** What came next, or instead of what came last. */
  follow({ sights }: Update, you: You, isInstead = false): void {
    if (you.seats.length) this.holdSeat(you);
    const sight = sightOf(sights, this.seat);
    if (sight && isInstead) {
      const { events, view } = sight;
      const lines = events.map((event) => narrate(event, view)).filter((line) => line !== null);
      this.show.begin(sight, [...this.show.lines, ...lines]);
    } else if (sight) this.show.push(sight);
    this.choosePlayer(sights, you);
  }

  /** The next player of this device is there: show what that seat sees. */
  takeDevice(sights: Sight[]): void {
    if (this.handing === null) return;
    this.seat = this.handing;
    this.handing = null;
    const sight = sightOf(sights, this.seat);
    if (sight) this.show.begin(sight, this.show.lines);
  }

  /** An answer did not hold: the question stands as before. */
  askAgain(sights: Sight[]): void {
    const sight = sightOf(sights, this.seat);
    if (sight && !this.show.behind) this.show.decision = sight.decision;
  }

  private holdSeat({ seats }: You): void {
    if (this.seat === null || !seats.includes(this.seat)) this.seat = seats[0] ?? null;
  }

  /** With several players on one device, the one who is asked comes to the screen. */
  private choosePlayer(sights: Sight[], you: You): void {
    if (you.seats.length < 2) return;
    const asked = sights.filter((s) => s.seat !== null && s.decision);
    if (!asked.length || asked.some((s) => s.seat === this.seat)) return;
    this.handing = asked[0]!.seat;
  }

  /** What happened as this seat saw it, or as spectators did where it had no eyes of its own. */
  private linesOf(history: Moment[], { view }: Sight) {
    return history
      .map(({ seen }) => seen.find((s) => s.seat === this.seat) ?? seen.find((s) => s.seat === null))
      .flatMap((seen) => seen?.events ?? [])
      .map((event) => narrate(event, view))
      .filter((line) => line !== null);
  }
}
