/** What the own plan would come to, card by card, while it is being made. */
import type { Desk } from "../table/desk";
import { stepsOf, type Step } from "./sight";

export class Foreseen {
  steps = $state.raw<Step[]>([]);
  private asked = 0;

  /** Looks ahead anew; an older answer that comes late is dropped. */
  async look(desk: Desk, cards: string[], who: string): Promise<void> {
    const asked = ++this.asked;
    const { preview } = await import("../table/past");
    const sights = await preview(desk.id!, desk.seat ?? null, cards).catch(() => []);
    if (asked === this.asked) this.steps = stepsOf(sights, who);
  }

  clear(): void {
    this.asked += 1;
    this.steps = [];
  }
}
