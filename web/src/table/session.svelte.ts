/**
 * A live table: the connection, what is known of the table, and the show of the seat that is looked through.
 */
import { Show } from "../show/show.svelte";
import type { SeatState, ServerMessage, Settings, Sight } from "../wire/messages";
import { Connection, type Status } from "../wire/connection";
import { table as fetchTable, Trouble } from "../wire/api";
import { narrate, type Line } from "../words/narrate";
import { afterPaint } from "../device/frames.svelte";
import type { Desk } from "./desk";
import { Lots } from "../fairness/lots";
import { frameOf, learn, NOTHING_KNOWN, sightOf, timeLeft, type Knowledge } from "./knowledge";

export class Session implements Desk {
  readonly kind = "live";
  readonly show = new Show();
  known = $state.raw<Knowledge>(NOTHING_KNOWN);
  status = $state<Status>("connecting");
  /** The code with which the server turned this client away. */
  refusal = $state<string | null>(null);
  /** The last command that was refused, to be shown once. */
  trouble = $state<{ code: string; sentence: string } | null>(null);
  /** The seat this screen looks through. */
  seat = $state<number | null>(null);
  /** Between two players of one device: nobody may see a hand until the next one says he is there. */
  handing = $state<number | null>(null);
  sending = $state(false);
  busy = $state(false);
  tick = $state(Date.now());
  /** What came between an answer and the frame that shows it. */
  private unheard: ServerMessage[] | null = null;
  private readonly lots: Lots;
  private readonly connection: Connection;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(readonly id: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(`${scheme}://${location.host}/api/tables/${id}/socket`, {
      message: (message) => this.hear(message),
      status: (status, code) => {
        this.status = status;
        if (status === "refused") this.refusal = code ?? "unknown";
        else if (status === "lost" && this.known.number === null) void this.askWhy();
      },
      last: () => this.known.number,
    });
    this.lots = new Lots((wish) => this.connection.command(wish));
    this.timer = setInterval(() => {
      if (this.known.clocks.length) this.tick = Date.now();
    }, 500);
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

  private hear(message: ServerMessage): void {
    if (this.unheard) return void this.unheard.push(message);
    const had = this.known.number;
    this.known = learn(this.known, message, Date.now());
    void this.lots.look(this.known);
    if (message.type === "welcome") {
      if (this.seat === null || !message.you.seats.includes(this.seat))
        this.seat = message.you.seats[0] ?? null;
      this.choosePlayer(message.sights);
      const sight = sightOf(message.sights, this.seat);
      if (sight)
        this.show.begin(
          sight,
          this.told(
            message.history
              .flatMap((m) =>
                m.seen
                  .filter((s) => s.seat === this.seat)
                  .concat(m.seen.filter((s) => s.seat === null && !m.seen.some((o) => o.seat === this.seat))),
              )
              .map((s) => s.events),
            sight,
          ),
        );
    } else if (message.type === "update" && this.known.number !== had) {
      const frame = frameOf(message);
      if (!frame) return;
      if (!this.seatHeld() && this.you.seats.length) this.seat = this.you.seats[0]!;
      const sight = sightOf(frame.sights, this.seat);
      if (sight) this.show.push(sight);
      this.choosePlayer(frame.sights);
    }
  }

  /** The socket was never answered: plain HTTP can say whether there is such a table at all. */
  private async askWhy(): Promise<void> {
    try {
      await fetchTable(this.id);
    } catch (e) {
      if (!(e instanceof Trouble) || e.status < 400 || e.status >= 500) return;
      this.refusal = e.code;
      this.close();
    }
  }

  private told(history: Sight["events"][], sight: Sight): Line[] {
    return history
      .flat()
      .map((event) => narrate(event, sight.view))
      .filter((line): line is Line => line !== null);
  }

  private seatHeld(): boolean {
    return this.seat !== null && this.you.seats.includes(this.seat);
  }

  /** With several players on one device, the one who is asked comes to the screen. */
  private choosePlayer(sights: Sight[]): void {
    if (this.you.seats.length < 2) return;
    const asked = sights.filter((s) => s.seat !== null && s.decision);
    if (!asked.length || asked.some((s) => s.seat === this.seat)) return;
    this.handing = asked[0]!.seat;
  }

  /** The next player of this device is there: show what that seat sees. */
  takeDevice(): void {
    if (this.handing === null) return;
    this.seat = this.handing;
    this.handing = null;
    const sight = sightOf(this.known.sights, this.seat);
    if (sight) this.show.begin(sight, this.show.lines);
  }

  answer(option: number): void {
    const seen = this.press();
    if (seen) void this.answerOne(option, seen);
  }

  /** Cards laid one after another (a plan), each answering its own decision. */
  async answerCards(cards: string[]): Promise<void> {
    const seen = this.press();
    if (!seen) return;
    let laying = true;
    void seen.then(() => (this.busy = laying));
    for (const card of cards) {
      const option = sightOf(this.known.sights, this.seat)?.decision?.options.find(
        (o) => "card" in o.form && o.form.card === card,
      );
      if (!option || !(await this.answerOne(option.number, seen))) break;
    }
    this.busy = laying = false;
  }

  /**
   * What was pressed is seen to be pressed in the very next frame; all that follows from it comes after that.
   * Null: it was pressed already.
   */
  private press(): Promise<void> | null {
    if (this.unheard) return null;
    const heard: ServerMessage[] = (this.unheard = []);
    this.show.skip();
    return new Promise((seen) =>
      afterPaint(() => {
        this.unheard = null;
        this.show.decision = null;
        seen();
        for (const message of heard) this.hear(message);
      }),
    );
  }

  /**
   * Where several choose at once, another's answer may come first: then ours still holds and is sent with the
   * new number.
   */
  private async answerOne(option: number, seen: Promise<void>): Promise<boolean> {
    const seat = this.seat;
    if (seat === null) return false;
    const asked = JSON.stringify(sightOf(this.known.sights, seat)?.decision ?? null);
    this.sending = true;
    for (let tries = 0; tries < 40; tries++) {
      const number = this.known.answer;
      const verdict = await this.connection.command({ type: "answer", seat, number, option });
      if (verdict.ok) {
        this.sending = false;
        return true;
      }
      if (verdict.code !== "action/out-of-date") {
        this.trouble = verdict;
        break;
      }
      for (let waits = 0; waits < 40 && this.known.answer === number; waits++)
        await new Promise((done) => setTimeout(done, 50));
      if (JSON.stringify(sightOf(this.known.sights, seat)?.decision ?? null) !== asked) break;
    }
    this.sending = false;
    await seen;
    const sight = sightOf(this.known.sights, seat);
    if (sight && !this.show.behind) this.show.decision = sight.decision;
    return false;
  }

  /** A seat was taken by this browser: greet the server again, as its player. */
  rejoin(): void {
    this.known = { ...this.known, number: null };
    this.connection.restart();
  }

  takeBack(): void {
    if (this.seat === null) return;
    void this.send({ type: "take-back", seat: this.seat, number: this.known.answer });
  }

  speak(text: string): void {
    const seat = this.seat ?? this.you.seats[0];
    if (seat !== undefined && text.trim())
      void this.send({ type: "say", seat, text: text.trim().slice(0, 300) });
  }

  changeSettings(settings: Settings): void {
    void this.send({ type: "change-settings", settings });
  }

  /** The host calls the start, once this device has committed to its numbers. */
  async start(): Promise<boolean> {
    await this.lots.look(this.known);
    return this.send({ type: "start" });
  }

  async send(wish: Parameters<Connection["command"]>[0]): Promise<boolean> {
    this.sending = true;
    const verdict = await this.connection.command(wish);
    this.sending = false;
    if (verdict.ok) return true;
    this.trouble = verdict;
    const sight = sightOf(this.known.sights, this.seat);
    if (sight && !this.show.behind) this.show.decision = sight.decision;
    return false;
  }

  clock(seat: number): string | null {
    const left = timeLeft(this.known, seat, this.tick);
    if (left === null) return null;
    const seconds = Math.ceil(left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  close(): void {
    clearInterval(this.timer);
    this.lots.close();
    this.connection.close();
  }
}
