/** The connection to a table as the screen sees it: whether it holds, and why not. */
import { Connection, type Status, type Verdict, type Wish } from "../wire/connection";
import { table as fetchTable, Trouble } from "../wire/api";
import type { ServerMessage } from "../wire/messages";

export interface Listener {
  hear(message: ServerMessage): void;
  /** The number of the last message taken in, or null before the first. */
  last(): number | null;
}

export class TableConnection {
  status = $state<Status>("connecting");
  /** The code with which the server turned this client away. */
  refusal = $state<string | null>(null);
  private readonly connection: Connection;

  constructor(
    private readonly table: string,
    listener: Listener,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(`${scheme}://${location.host}/api/tables/${table}/socket`, {
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
