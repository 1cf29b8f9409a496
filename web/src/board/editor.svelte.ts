/** A position being put together by hand: what is in the hand, what was changed, and why it cannot be. */
import * as edit from "../analysis/edit";
import type { Piece, Spot } from "../analysis/edit";
import { type Complaint, type ExpressPosition, type Position, seatsIn } from "../analysis/position";
import { plant, type Tree } from "../analysis/tree";
import { RULES_VERSIONS } from "../generated/protocol";
import type { Looked } from "../local/edit";
import { type Engine, startEngine } from "../local/engine";
import type { Line } from "../local/line";
import type { View } from "../seen/game";
import { EMPTY_STAGE, stageOf } from "../show/stage";
import type { Sight } from "../wire/messages";

const MOST_UNDONE = 200;

export class Editor {
  position = $state.raw<Position | null>(null);
  sights = $state.raw<readonly Sight[]>([]);
  complaint = $state.raw<Complaint | null>(null);
  asked = $state.raw<readonly number[]>([]);
  /** What the cards and the loot of Colt Super Express are called. */
  names = $state.raw<Looked["names"]>({ cards: [], loot: [] });
  held = $state.raw<Piece | null>(null);
  /** Whose cards are looked at. */
  seat = $state(0);
  fault = $state<string | null>(null);
  #before = $state.raw<readonly Position[]>([]);
  #engine: Engine;
  #looking = 0;

  constructor(private readonly line: Line) {
    this.#engine = startEngine();
  }

  view = $derived((this.sights[0]?.view ?? null) as View | null);
  stage = $derived(this.view ? stageOf(this.view) : EMPTY_STAGE);
  canUndo = $derived(this.#before.length > 0);
  express = $derived(this.position?.game === "express" ? this.position : null);
  super = $derived(this.position?.game === "superexpress" ? this.position : null);
  canEdit = $derived(this.position !== null && edit.canEdit(this.position));
  isFine = $derived(this.canEdit && !this.complaint && !this.fault);

  close(): void {
    this.#engine.close();
  }

  async #try<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    try {
      this.fault = null;
      return await work();
    } catch (thrown) {
      this.fault = (thrown as { code?: string }).code ?? "local/failed";
      return null;
    }
  }

  async #look(): Promise<void> {
    const position = this.position;
    const turn = ++this.#looking;
    if (!position) return;
    const looked = await this.#try(() => this.#engine.call("edit.look", { position: plain(position) }));
    if (!looked || turn !== this.#looking) return;
    this.sights = looked.sights;
    this.complaint = looked.complaint;
    this.asked = looked.asked;
    this.names = looked.names;
  }

  /** Puts a changed position in place of the old one, which can be had back. */
  async change(next: Position | null): Promise<void> {
    if (!next || next === this.position) return;
    if (this.position) this.#before = [...this.#before.slice(-MOST_UNDONE), this.position];
    this.position = next;
    this.held = null;
    this.seat = Math.min(this.seat, seatsIn(next) - 1);
    await this.#look();
  }

  async undo(): Promise<void> {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.position = before;
    this.held = null;
    await this.#look();
  }

  /** As the board stands. */
  async open(): Promise<void> {
    const { line } = this;
    await this.change(await this.#try(() => this.#engine.call("edit.open", { line: plain(line) })));
  }

  /** A new game, with everybody where it begins. */
  async begin(game: string, options: Record<string, unknown>): Promise<void> {
    const seed = crypto.getRandomValues(new Uint8Array(32));
    const ask = { game, options, seed };
    await this.change(await this.#try(() => this.#engine.call("edit.begin", ask)));
  }

  // ---------------------------------------------------------------- the hand

  take(piece: Piece): void {
    this.held = this.held && JSON.stringify(this.held) === JSON.stringify(piece) ? null : piece;
  }

  put(spot: Spot): void {
    if (this.held && this.position && !("loot" in this.held))
      void this.change(edit.place(this.position, this.held, spot));
  }

  give(bandit: string | null): void {
    if (this.held && this.position) void this.change(edit.give(this.position, this.held, bandit));
  }

  // ---------------------------------------------------------------- the moment

  /** From the beginning of a round the cards are dealt first, so that they can be changed. */
  async #dealt(position: ExpressPosition): Promise<ExpressPosition | null> {
    if (position.phase === "schemin") return position;
    const round = edit.toRound(position, position.round);
    const settled = await this.#try(() => this.#engine.call("edit.settle", { position: plain(round) }));
    return settled as ExpressPosition | null;
  }

  async toTurn(turn: number): Promise<void> {
    const dealt = this.express && (await this.#dealt(this.express));
    if (dealt) await this.change(edit.toTurn(dealt, turn));
  }

  async toPlay(seat: number): Promise<void> {
    const dealt = this.express && (await this.#dealt(this.express));
    if (!dealt) return;
    const here = edit.toTurn(dealt, dealt.turn);
    const goes = await this.#try(() => this.#engine.call("edit.goes", { position: plain(here) }));
    const go = goes?.indexOf(seat) ?? -1;
    if (go >= 0) await this.change({ ...here, go });
  }

  /** The board that begins with this position. */
  tree(players: readonly string[], title: string): Tree | null {
    const { position } = this;
    if (!position || !this.isFine) return null;
    const rules = RULES_VERSIONS[position.game] ?? 1;
    const start = { position: plain(position) as unknown as Record<string, unknown> };
    return plant({ game: position.game, rules, start, title, players: [...players] });
  }
}

/** Without anything that watches it: so it can cross to the Worker. */
const plain = <Value>(value: Value): Value => $state.snapshot(value) as Value;
