/** Plain HTTP: creating, finding and joining tables, finished games. The seat's secret travels in a cookie this code never sees. */
import type {
  CreateTable, DeviceLink, GameOffer, Join, OpenTable, Problem, ReplayFile, TableAnswer,
} from "./wire";

/** A refusal with its stable code, or `network/unreachable`. */
export class Trouble extends Error {
  constructor(readonly code: string, sentence: string, readonly status = 0) {
    super(sentence);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, body === undefined
      ? { headers: { accept: "application/json" } }
      : { method: "POST", headers: { "content-type": "application/json", accept: "application/json" }, body: JSON.stringify(body) });
  } catch {
    throw new Trouble("network/unreachable", "the server cannot be reached");
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Trouble(problem?.code ?? `http/${response.status}`, problem?.sentence ?? response.statusText, response.status);
}

export const games = () => ask<GameOffer[]>("/games");
export const openTables = () => ask<OpenTable[]>("/tables");
export const table = (id: string) => ask<TableAnswer>(`/tables/${id}`);
export const createTable = (wish: CreateTable) => ask<TableAnswer>("/tables", wish);
export const join = (id: string, wish: Join) => ask<TableAnswer>(`/tables/${id}/join`, wish);
export const deviceLink = (id: string) => ask<DeviceLink>(`/tables/${id}/links`, {});
export const openDevice = (id: string, token: string) => ask<TableAnswer>(`/tables/${id}/devices`, { token });
/** A finished game step by step: as every seat saw it, and with nothing hidden. */
export const tableReplay = (id: string) => ask<ReplayFile>(`/tables/${id}/replay`);
export const fileReplay = (transcript: string) => ask<ReplayFile>("/replays", { transcript });

const hex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

export const commandId = () => hex(crypto.getRandomValues(new Uint8Array(12)));
