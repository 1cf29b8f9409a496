/** The seat this screen looks through, and the show of what it sees. */
import type { Moment, Sight, Update, Welcome, You } from "../wire/messages";
import { Show } from "../show/show.svelte";
import { type Line, narrateAll } from "../words/narrate";
import { sightOf } from "./knowledge";

/** A hand, or a deck to pick from: what nobody else may see. In Stealin' nobody needs his. */
const showsHand = ({ view, decision }: Sight) =>
  view.phase !== "stealin" && ((view.hand?.length ?? 0) > 0 || decision?.kind === "pick");

/** The same without its cards, nor a question about them. */
function withoutHand(sight: Sight): Sight {
  const view = {
    ...sight.view,
    hand: null,
    ...("deck" in sight.view ? { deck: null } : {}),
  } as Sight["view"];
  const events = sight.events.map((e) =>
    (e.event === "card-drawn" || e.event === "card-picked") && e.seat === sight.seat
      ? { ...e, card: null }
      : e,
  );
  return { ...sight, view, events, decision: showsHand(sight) ? null : sight.decision };
}

export class Eyes {
  readonly show = new Show();
  seat = $state<number | null>(null);
  /** Between two players of one device: nobody may see a hand until the next one says he is there. */
  handing = $state<number | null>(null);
  /**
   * Who looks has said who he is, since a hand was last put away. Until then, with several players on one
   * device, all that happens is seen but no hand.
   */
  private isSure = false;

  /** Everything anew, with what has happened until now. */
  begin({ you, sights, history }: Welcome): void {
    this.holdSeat(you);
    this.isSure = false;
    const sight = this.lookAt(sights, you);
    if (sight) this.show.begin(sight, this.linesOf(history, sight));
    this.choosePlayer(sights, you);
  }

  /** What came next, or instead of what came last. */
  follow({ sights }: Update, you: You, isInstead = false): void {
    if (you.seats.length) this.holdSeat(you);
    const sight = this.lookAt(sights, you);
    if (sight && isInstead) {
      const { events, view } = sight;
      const lines = narrateAll(events, view).filter((line) => line !== null);
      this.show.begin(sight, [...this.show.lines, ...lines]);
    } else if (sight) this.show.push(sight);
    this.choosePlayer(sights, you);
  }

  /** What this screen may show. */
  private lookAt(sights: Sight[], you: You): Sight | null {
    const sight = sightOf(sights, this.seat);
    if (!sight || you.seats.length < 2) return sight;
    this.isSure &&= showsHand(sight) && sight.events.every(({ event }) => event !== "round-started");
    return this.isSure ? sight : withoutHand(sight);
  }

  /** Something about a seat that did not happen on the train: a line of the log. */
  note(id: string, seat: number): void {
    const line: Line = { id, icon: "", who: [], words: { player: { seat } }, place: null, weight: "small" };
    this.show.lines = [...this.show.lines, line];
  }

  /** Whether the next player's hand would be seen: only then the screen is hidden in between. */
  hides(sights: Sight[]): boolean {
    const next = this.handing === null ? null : sightOf(sights, this.handing);
    return next !== null && showsHand(next);
  }

  /** The next player of this device is there: show what that seat sees. */
  takeDevice(sights: Sight[]): void {
    if (this.handing === null) return;
    this.isSure = this.hides(sights);
    this.seat = this.handing;
    this.handing = null;
    const sight = sightOf(sights, this.seat);
    if (sight) this.show.begin(this.isSure ? sight : withoutHand(sight), this.show.lines);
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
    const own = asked.find((s) => s.seat === this.seat);
    if (own && (this.isSure || !showsHand(own))) return;
    this.handing = (own ?? asked[0])?.seat ?? this.handing;
  }

  /** What happened as this seat saw it, or as spectators did where it had no eyes of its own. */
  private linesOf(history: Moment[], { view }: Sight) {
    const events = history
      .map(({ seen }) => seen.find((s) => s.seat === this.seat) ?? seen.find((s) => s.seat === null))
      .flatMap((seen) => seen?.events ?? []);
    return narrateAll(events, view).filter((line) => line !== null);
  }
}
