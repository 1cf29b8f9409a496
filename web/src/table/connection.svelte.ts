/** The connection to a table as the screen sees it: whether it holds, and why not. */
import { Connection, type Status, type Verdict, type Wish } from "../wire/connection";
import { isLocal } from "../local/names";
import { LocalConnection } from "./localConnection.svelte";
import { table as fetchTable, Trouble } from "../wire/api";
import { socketOf } from "../wire/socket";
import type { Line, Listener } from "./line";

export const lineTo = (table: string, listener: Listener): Line =>
  isLocal(table) ? new LocalConnection(table, listener) : new TableConnection(table, listener);

export class TableConnection implements Line {
  readonly isLocal = false;
  readonly elsewhere = false;
  readonly kept = "yes";
  status = $state<Status>("connecting");
  /** The code with which the server turned this client away. */
  refusal = $state<string | null>(null);
  private readonly connection: Connection;

  constructor(
    private readonly table: string,
    listener: Listener,
  ) {
    this.connection = new Connection(socketOf(table), {
      message: (message) => listener.hear(message),
      status: (status, code) => {
        this.status = status;
        if (status === "refused") this.refusal = code ?? "unknown";
        else if (status === "lost" && listener.last() === null) void this.askWhy();
      },
      last: () => listener.last(),
    });
  }

  command(wish: Wish): Promise<Verdict> {
    return this.connection.command(wish);
  }

  restart(): void {
    this.connection.restart();
  }

  takeOver(): void {}

  close(): void {
    this.connection.close();
  }

  /** The socket was never answered: plain HTTP can say whether there is such a table at all. */
  private async askWhy(): Promise<void> {
    try {
      await fetchTable(this.table);
    } catch (e) {
      if (!(e instanceof Trouble) || e.status < 400 || e.status >= 500) return;
      this.refusal = e.code;
      this.close();
    }
  }
}
