/** The connection to a table of this browser: the same messages, out of a Worker instead of a socket. */
import type { Keeping } from "../local/kept";
import { commandId } from "../wire/api";
import type { Status, Verdict, Wish } from "../wire/connection";
import type { AnyCommand } from "../wire/messages";
import type { Line, Listener } from "./line";

const engine = () => import("../local/engine").then(({ tableEngine }) => tableEngine());

export class LocalConnection implements Line {
  readonly isLocal = true;
  status = $state<Status>("connecting");
  refusal = $state<string | null>(null);
  elsewhere = $state(false);
  kept = $state<Keeping>("yes");
  private control = new AbortController();
  private greeted = () => {};
  private ready = new Promise<void>((go) => (this.greeted = go));

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    void this.open(false);
  }

  private async open(takeOver: boolean): Promise<void> {
    const { signal } = (this.control = new AbortController());
    try {
      const line = await engine();
      const asked = { id: this.table, takeOver };
      await line.call("table.open", asked, {
        signal,
        tell: (told) => {
          if (signal.aborted) return;
          if ("elsewhere" in told) this.elsewhere = told.elsewhere;
          else if ("kept" in told) this.kept = told.kept;
          else {
            this.listener.hear(told.message);
            if (told.message.type !== "welcome") return;
            this.status = "live";
            this.greeted();
          }
        },
      });
    } catch (thrown) {
      if (signal.aborted) return;
      this.status = "refused";
      this.refusal = (thrown as { code?: string }).code ?? "local/failed";
    }
  }

  async command(wish: Wish): Promise<Verdict> {
    await this.ready;
    const command = { ...wish, id: commandId() } as AnyCommand;
    try {
      return await (await engine()).call("table.command", { id: this.table, command });
    } catch (thrown) {
      const { code = "local/failed", message } = thrown as { code?: string; message: string };
      return { ok: false, code, sentence: message };
    }
  }

  /** The table says everything again. */
  restart(): void {
    const { control } = this;
    void this.open(false);
    control.abort();
  }

  /** This window plays from now on. */
  takeOver(): void {
    const { control } = this;
    void this.open(true);
    control.abort();
  }

  close(): void {
    this.control.abort();
  }
}
