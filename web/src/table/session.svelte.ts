/**
 * A live table. What the server says goes one way: connection → what is known → lots, and the eyes of the
 * seat; what is chosen here goes back as commands.
 */
import type { Lots } from "../fairness/lots";
import { Trouble } from "../wire/api";
import type { Verdict, Wish } from "../wire/connection";
import type { Phrase, SeatState, ServerMessage, Settings } from "../wire/messages";
import { Answering } from "./answering.svelte";
import { lastName } from "../device/ownName";
import { lineTo } from "./connection.svelte";
import type { Desk } from "./desk";
import { Eyes } from "./eyes.svelte";
import type { AskHint } from "./lamp.svelte";
import type { Line } from "./line";
import { Told } from "./told.svelte";
import { markOf } from "./waiting";
import { inWords } from "./waits";
import { say } from "../words/words.svelte";

const MAX_SAID = 300;

export class Session implements Desk {
  readonly kind = "live";
  /** The last command that was refused, to be shown once. */
  trouble = $state<{ code: string; sentence: string } | null>(null);
  private underWay = $state(0);
  private readonly told = new Told();
  private readonly eyes = new Eyes();
  private readonly connection: Line;
  /** Loaded when they are to be drawn: a game that goes on needs none. */
  private lots: Promise<Lots> | null = null;
  private readonly answering: Answering;

  constructor(readonly id: string) {
    this.connection = lineTo(id, {
      hear: (message) => this.hear(message),
      last: () => this.known.number,
    });
    this.answering = new Answering(this.told, this.eyes, {
      command: (wish) => this.command(wish),
      refused: (verdict) => (this.trouble = verdict),
      hear: (message) => this.hear(message),
    });
  }

  private hear(message: ServerMessage): void {
    if (this.answering.holds(message)) return;
    const had = this.known.answer;
    const isNew = this.told.hear(message);
    void this.drawLots().catch(() => undefined);
    if (message.type === "welcome") this.eyes.begin(message);
    else if (message.type === "update" && isNew)
      this.eyes.follow(message, this.you, message.seat !== null && message.answer === had);
    else if (message.type === "table" && message.change === "hint-asked" && isNew && message.seat !== null)
      this.eyes.note("log-hint", message.seat);
  }

  private async drawLots(): Promise<void> {
    const phase = this.known.table?.phase;
    if (this.isLocal || (!this.lots && phase !== "gathering" && phase !== "revealing")) return;
    this.lots ??= import("../fairness/lots").then((m) => new m.Lots((wish) => this.connection.command(wish)));
    await (await this.lots).look(this.known);
  }

  get status() {
    return this.connection.status;
  }
  get refusal() {
    return this.connection.refusal;
  }
  get isLocal() {
    return this.connection.isLocal;
  }
  /** Another window plays this table: here one only looks on. */
  get elsewhere() {
    return this.connection.elsewhere;
  }
  get kept() {
    return this.connection.kept;
  }
  takeOver(): void {
    this.connection.takeOver();
  }
  get known() {
    return this.told.known;
  }
  get moment() {
    return this.known.number ?? 0;
  }
  get table() {
    return this.known.table;
  }
  get seats(): SeatState[] {
    return this.known.table?.seats ?? [];
  }
  get present() {
    return this.known.present;
  }
  get chat() {
    return this.known.chat;
  }
  get you() {
    return this.known.you;
  }
  get show() {
    return this.eyes.show;
  }
  get seat() {
    return this.eyes.seat;
  }
  get handing() {
    return this.eyes.handing;
  }
  /** Whether a hand would be seen, so that the screen is hidden until its owner is there. */
  get hides() {
    return this.eyes.hides(this.known.sights);
  }
  get busy() {
    return this.answering.busy;
  }
  get sending() {
    return this.underWay > 0;
  }
  clock(seat: number): string | null {
    return this.told.clock(seat);
  }

  get waits() {
    const { why } = this.told;
    return (
      why &&
      inWords(why, {
        name: this.nameOf,
        mine: this.you.seats,
        send: (wish) => void this.send(wish),
        sit: () => void this.takeFreeSeat(),
      })
    );
  }
  /** The seat that somebody has left in mid-game, for one who watches. */
  async takeFreeSeat(): Promise<void> {
    const { takeOver, tidyName } = await import("./begin");
    try {
      await takeOver(this.id, tidyName(lastName()) || say("you-name"));
      this.rejoin();
    } catch (e) {
      this.trouble =
        e instanceof Trouble
          ? { code: e.code, sentence: e.message }
          : { code: "network/unreachable", sentence: say("trouble-network") };
    }
  }
  get hints() {
    return this.known.table?.hints ? this.askHint : null;
  }
  private readonly askHint: AskHint = async (more, cards) => {
    const seat = this.seat ?? -1;
    const verdict = more ? await this.command({ type: "ask-hint", seat }) : { ok: true };
    // All that was asked for before a reload can be read again.
    if (!verdict.ok && !("code" in verdict && verdict.code === "hint/all-told")) throw new Error("no hint");
    return (await import("./past")).hint(this.id, seat, cards);
  };
  readonly nameOf = (seat: number) => this.seats[seat]?.name ?? "";
  mark(seat: number) {
    return markOf(this.known, seat);
  }

  answer(option: number): void {
    this.answering.answer(option);
  }

  answerCards(cards: string[]): Promise<void> {
    return this.answering.answerCards(cards);
  }

  takeBack(): void {
    if (this.seat === null || this.answering.takeUp()) return;
    void this.send({ type: "take-back", seat: this.seat, number: this.known.answer });
  }

  speak(text: string): void {
    if (text.trim()) this.tell({ text: text.trim().slice(0, MAX_SAID) });
  }

  utter(phrase: Phrase): void {
    this.tell({ phrase });
  }

  /** For the seat that is looked through; whoever watches speaks under the name used last. */
  private tell(words: { text: string } | { phrase: Phrase }): void {
    const seat = this.seat ?? this.you.seats[0];
    void this.send({
      type: "say",
      ...words,
      ...(seat === undefined ? { name: lastName() || null } : { seat }),
    });
  }

  changeSettings(settings: Settings): void {
    void this.send({ type: "change-settings", settings });
  }

  /** The host calls the start, once this device has committed to its numbers. */
  async start(): Promise<boolean> {
    await this.drawLots();
    return this.send({ type: "start" });
  }

  async send(wish: Wish): Promise<boolean> {
    const verdict = await this.command(wish);
    if (verdict.ok) return true;
    this.trouble = verdict;
    this.eyes.askAgain(this.known.sights);
    return false;
  }

  private async command(wish: Wish): Promise<Verdict> {
    this.underWay += 1;
    const verdict = await this.connection.command(wish);
    this.underWay -= 1;
    return verdict;
  }

  /** The next player of this device is there. */
  takeDevice(): void {
    this.eyes.takeDevice(this.known.sights);
  }

  /** A seat was taken by this browser: greet the server again, as its player. */
  rejoin(): void {
    this.told.startOver();
    this.connection.restart();
  }

  close(): void {
    this.told.close();
    void this.lots?.then((lots) => lots.close());
    this.connection.close();
  }
}
