/** The plan played ahead on a stage of its own: the table's own show never learns of it. */
import { Show } from "../show/show.svelte";
import type { Sight } from "../wire/messages";

export class Ahead {
  readonly show = new Show(true);
  /** There is nothing to be seen, or it could not be fetched. */
  empty = $state(false);
  private asked = 0;
  private begun = false;

  constructor(
    private readonly fetch: (cards: string[]) => Promise<Sight[]>,
    private readonly whole = false,
  ) {}

  /**
   * Plays the whole plan the first time; later, unless all of it is wished, only the card that came last. An
   * older answer that comes late is dropped.
   */
  async look(cards: string[]): Promise<void> {
    const asked = ++this.asked;
    const sights = await this.fetch(cards).catch((): Sight[] => []);
    if (asked !== this.asked) return;
    this.empty = sights.length < 2;
    if (this.empty) {
      this.show.view = null;
      this.begun = false;
      return;
    }
    const from = this.begun && !this.whole ? sights.length - 2 : 0;
    this.begun = true;
    this.show.begin(sights[from]!);
    for (const sight of sights.slice(from + 1)) this.show.push(sight);
  }

  close(): void {
    this.asked += 1;
    this.show.skip();
  }
}
