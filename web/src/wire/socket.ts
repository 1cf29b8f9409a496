/**
 * Sockets to tables, which greet the server by themselves. A table's page opens its first one while the rest
 * of its code is on the way.
 */
import type { ClientMessage } from "./messages";
import { PROTOCOL_VERSION } from "../generated/protocol";

export interface Opened {
  socket: WebSocket;
  /** What was heard before anybody listened. */
  heard: string[];
}

/** The address of a table's socket. */
export function socketOf(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${table}/socket`;
}

function open(url: string, last: number | null): Opened {
  const socket = new WebSocket(url);
  const heard: string[] = [];
  const hello: ClientMessage = { type: "hello", version: PROTOCOL_VERSION, last };
  socket.onopen = () => socket.send(JSON.stringify(hello));
  socket.onmessage = ({ data }) => heard.push(data as string);
  return { socket, heard };
}

const early = new Map<string, Opened>();

export const openEarly = (url: string): unknown => early.set(url, open(url, null));

/** The socket that was opened early, once and while it holds; else a new one. */
export function socketTo(url: string, last: number | null): Opened {
  const first = early.get(url);
  early.delete(url);
  return first && first.socket.readyState <= WebSocket.OPEN ? first : open(url, last);
}
