/** The switch of the preview. Its code is loaded when it is first turned on. */
import type { Ahead } from "./ahead.svelte";
import type { Desk } from "./desk";

export class Foresight {
  ahead = $state.raw<Ahead | null>(null);

  /** `whole`: the plan is played from its beginning each time, not only what came last. */
  async toggle(desk: Desk, whole = false): Promise<void> {
    if (this.ahead) return this.close();
    const [{ Ahead }, { preview }] = await Promise.all([import("./ahead.svelte"), import("./past")]);
    this.ahead = new Ahead((cards) => preview(desk.id!, desk.seat ?? null, cards), whole);
  }

  close(): void {
    this.ahead?.close();
    this.ahead = null;
  }
}
