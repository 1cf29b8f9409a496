/**
 * One socket to one table. It reconnects by itself, notices silence within three seconds, and sends every
 * command until it is answered.
 */
import type { AnyCommand, ClientMessage, ServerMessage } from "./messages";
import { PROTOCOL_VERSION } from "../generated/protocol";
import { commandId } from "./api";
import { socketTo } from "./socket";

export type Status = "connecting" | "live" | "lost" | "refused";

const PING_EVERY = 1000;
const SILENT_AFTER = 2600;
const WAITS = [0, 150, 300, 600, 1000, 1500, 2500, 4000];

/** A command, but for the id it is given. */
export type Wish = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, "id"> : never) : never;
export type Verdict = { ok: true } | { ok: false; code: string; sentence: string };

export interface Listener {
  message(message: ServerMessage): void;
  status(status: Status, code?: string): void;
  /** The number of the last message taken in, or null before the first. */
  last(): number | null;
}

export class Connection {
  private socket: WebSocket | null = null;
  private heard = 0;
  private tries = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private greeted = false;
  private readonly waiting = new Map<string, { message: AnyCommand; settle: (verdict: Verdict) => void }>();

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Sends a command, again after every reconnect, until the server answers it. */
  command(wish: Wish): Promise<Verdict> {
    const message = { ...wish, id: commandId() } as AnyCommand;
    return new Promise((settle) => {
      this.waiting.set(message.id, { message, settle });
      if (this.greeted) this.send(message);
    });
  }

  /** Greets the server again, as whoever this browser is now (a seat was taken). */
  restart(): void {
    clearTimeout(this.retry);
    this.hangUp();
    this.open();
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    this.hangUp();
  }

  private readonly hurry = () => {
    if (!this.ended && !this.socket && document.visibilityState === "visible") {
      clearTimeout(this.retry);
      this.tries = 0;
      this.open();
    }
  };

  private open(): void {
    if (this.ended) return;
    const { socket, heard } = socketTo(this.url, this.listener.last());
    this.socket = socket;
    this.heard = Date.now();
    this.greeted = false;
    const hear = (text: string) => this.hear(JSON.parse(text) as ServerMessage);
    const listen = () => {
      if (this.socket !== socket) return;
      heard.forEach(hear);
      socket.onmessage = ({ data }) => hear(data as string);
    };
    // What is built of it takes its time, and whoever has asked for this connection has to have it by then.
    if (heard.length) setTimeout(listen);
    else listen();
    socket.onclose = () => this.socket === socket && this.lose();
    clearInterval(this.beat);
    this.beat = setInterval(() => this.feel(), PING_EVERY);
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case "welcome":
      case "resumed":
        if (message.version !== PROTOCOL_VERSION) return this.refuse("client/old");
        this.tries = 0;
        this.greeted = true;
        this.listener.message(message);
        this.listener.status("live");
        for (const { message: command } of this.waiting.values()) this.send(command);
        return;
      case "done":
        return this.settle(message.id, { ok: true });
      case "refused":
        if (message.id === null && !this.greeted) return this.refuse(message.code);
        return this.settle(message.id, { ok: false, code: message.code, sentence: message.sentence });
      case "closing":
        if (!["server/restarting", "client/too-slow"].includes(message.code)) this.refuse(message.code);
        return;
      default:
        this.listener.message(message);
    }
  }

  private settle(id: string | null, verdict: Verdict): void {
    const waiting = this.waiting.get(id ?? "");
    this.waiting.delete(id ?? "");
    waiting?.settle(verdict);
  }

  private feel(): void {
    if (Date.now() - this.heard > SILENT_AFTER) {
      this.hangUp();
      this.lose();
    } else this.send({ type: "ping" });
  }

  private lose(): void {
    clearInterval(this.beat);
    this.socket = null;
    this.greeted = false;
    if (this.ended) return;
    this.listener.status("lost");
    this.retry = setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  private refuse(code: string): void {
    this.listener.status("refused", code);
    this.close();
  }

  private hangUp(): void {
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    if (socket) socket.onclose = null;
    socket?.close();
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
