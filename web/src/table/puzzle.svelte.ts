/** A puzzle at its table: one question, answered once. */
import type { Position } from "../local/puzzle";
import type { Decision, GameEvent, Sight } from "../wire/messages";
import { Show } from "../show/show.svelte";
import { narrateAll } from "../words/narrate";
import type { View } from "../seen/game";
import type { Desk } from "./desk";

/** What a seat sees, from what a Worker wrote. */
export function sightOf(seat: number, { events, view, decision }: Position): Sight {
  return {
    seat,
    events: JSON.parse(events.at(-1) ?? "[]") as GameEvent[],
    view: JSON.parse(view) as View,
    decision: JSON.parse(decision) as Decision | null,
    can_take_back: false,
  } as Sight;
}

export class PuzzleDesk implements Desk {
  readonly show = new Show();
  readonly seats = [];
  readonly present = [];
  readonly chat = [];
  readonly busy = false;
  readonly id = undefined;
  readonly view: View;
  readonly decision: Decision;
  readonly plays: readonly (readonly number[])[];
  /** The play that was chosen, by its place. */
  chosen = $state<number | null>(null);

  constructor(
    readonly seat: number,
    position: Position,
    /** What is seen after a play. */
    private readonly after: (play: readonly number[]) => Promise<Position>,
    private readonly answered: (place: number) => void,
  ) {
    const sight = sightOf(seat, position);
    this.view = sight.view as View;
    this.decision = sight.decision!;
    this.plays = position.plays;
    const told = position.events.flatMap((events) => JSON.parse(events) as GameEvent[]);
    this.show.begin(
      sight,
      narrateAll(told, this.view).filter((line) => line !== null),
    );
  }

  /** As somebody who plays, until it is answered; then as one who looks back. */
  get kind(): "live" | "replay" {
    return this.chosen === null ? "live" : "replay";
  }
  get moment(): number {
    return this.chosen === null ? 0 : 1;
  }

  answer(option: number): void {
    this.#choose([option]);
  }

  async answerCards(cards: string[]): Promise<void> {
    const { options } = this.decision;
    this.#choose(
      cards.flatMap((card) => options.find(({ form }) => "card" in form && form.card === card)?.number ?? []),
    );
  }

  #choose(play: readonly number[]): void {
    const place = this.plays.findIndex((each) => each.join() === play.join());
    if (this.chosen !== null || place < 0) return;
    this.settle(place);
    this.answered(place);
  }

  /** The question has its answer: the table shows what comes of it at once. */
  settle(place: number): void {
    this.chosen = place;
    this.show.decision = null;
    this.after(this.plays[place]!)
      .then((position) => this.show.push({ ...sightOf(this.seat, position), decision: null }))
      .catch(() => undefined);
  }

  close(): void {
    this.show.skip();
  }

  takeBack(): void {}
  clock() {
    return null;
  }
}
