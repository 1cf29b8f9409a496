/**
 * Plain HTTP: creating, finding and joining tables, finished games. The seat's secret travels in a cookie
 * this code never sees.
 */
import type {
  CreateTable,
  DeviceLink,
  GameOffer,
  Join,
  OpenTable,
  Problem,
  ReplayFile,
  TableAnswer,
} from "./messages";
import { isSite } from "../device/address";

/** A refusal with its stable code, or `network/unreachable`. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status = 0,
  ) {
    super(sentence);
  }
}

async function request(path: string, body?: unknown): Promise<Response> {
  if (isSite) throw new Trouble("server/none", "there is no server here");
  let response: Response;
  try {
    response = await fetch(
      `/api${path}`,
      body === undefined
        ? { headers: { accept: "application/json" } }
        : {
            method: "POST",
            headers: { "content-type": "application/json", accept: "application/json" },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new Trouble("network/unreachable", "the server cannot be reached");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Trouble(
    problem?.code ?? `http/${response.status}`,
    problem?.sentence ?? response.statusText,
    response.status,
  );
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await request(path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** A page of the open tables, and where the next one is. */
export interface TablesPage {
  tables: OpenTable[];
  next: string | null;
}

export async function openTables(path = "/tables"): Promise<TablesPage> {
  const response = await request(path);
  const next = /^<\/api(\/tables[^>]*)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
  return { tables: (await response.json()) as OpenTable[], next };
}

export const games = () => ask<GameOffer[]>("/games");
export const table = (id: string) => ask<TableAnswer>(`/tables/${id}`);
export const createTable = (wish: CreateTable) => ask<TableAnswer>("/tables", wish);
export const join = (id: string, wish: Join) => ask<TableAnswer>(`/tables/${id}/join`, wish);
/** A table's link as a QR code: the text of an SVG. */
export const invitation = (id: string) =>
  request(`/tables/${id}/invitation.svg`).then((response) => response.text());
export const deviceLink = (id: string) => ask<DeviceLink>(`/tables/${id}/links`, {});
export const openDevice = (id: string, token: string) => ask<TableAnswer>(`/tables/${id}/devices`, { token });
/** A finished game step by step: as every seat saw it, and with nothing hidden. */
export const tableReplay = (id: string) => ask<ReplayFile>(`/tables/${id}/replay`);
export const fileReplay = (transcript: string) => ask<ReplayFile>("/replays", { transcript });

const hex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

export const commandId = () => hex(crypto.getRandomValues(new Uint8Array(12)));
