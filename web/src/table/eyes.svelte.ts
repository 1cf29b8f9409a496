/** The seat this screen looks through, and the show of what it sees. */
import type { Moment, Sight, Update, Welcome, You } from "../wire/messages";
import { Show } from "../show/show.svelte";
import { type Line, narrateAll } from "../words/narrate";
import { sightOf } from "./knowledge";

/** A hand, or a deck to pick from: what nobody else may see. */
const showsHand = ({ view, decision }: Sight) => (view.hand?.length ?? 0) > 0 || decision?.kind === "pick";

export class Eyes {
  readonly show = new Show();
  seat = $state<number | null>(null);
  /** Between two players of one device: nobody may see a hand until the next one says he is there. */
  handing = $state<number | null>(null);
  /** A hand has come to a seat whose owner may not be the one who looks: it is covered at once. */
  covered = $state(false);
  /** The seat was taken without a word, where there was no hand to be seen. */
  private borrowed = false;

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
    if (this.borrowed && sight && showsHand(sight)) {
      this.covered = true;
      this.handing = this.seat;
    }
    if (sight && isInstead) {
      const { events, view } = sight;
      const lines = narrateAll(events, view).filter((line) => line !== null);
      this.show.begin(sight, [...this.show.lines, ...lines]);
    } else if (sight) this.show.push(sight);
    this.choosePlayer(sights, you);
  }

  /** Something about a seat that did not happen on the train: a line of the log. */
  note(id: string, seat: number): void {
    const line: Line = { id, icon: "", who: [], words: { player: { seat } }, place: null, weight: "small" };
    this.show.lines = [...this.show.lines, line];
  }

  /** Whether the next player's hand would be seen: only then the screen is hidden in between. */
  hides(sights: Sight[]): boolean {
    if (this.handing === null || this.covered) return this.covered;
    const next = sightOf(sights, this.handing);
    return next !== null && showsHand(next);
  }

  /** The next player of this device is there: show what that seat sees. */
  takeDevice(sights: Sight[]): void {
    if (this.handing === null) return;
    this.borrowed = !this.hides(sights);
    this.covered = false;
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
    const events = history
      .map(({ seen }) => seen.find((s) => s.seat === this.seat) ?? seen.find((s) => s.seat === null))
      .flatMap((seen) => seen?.events ?? []);
    return narrateAll(events, view).filter((line) => line !== null);
  }
}
