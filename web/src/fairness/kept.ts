/**
 * What this device keeps of a table for the proof at the end. It is written down before anything is sent, and
 * outlives a reload.
 */
import type { TableState } from "../wire/messages";
import { commitmentOf, toHex } from "./commitments";
import { forget, remember, remembered } from "../device/memory";

export interface OwnNonce {
  nonce: string;
  commitment: string;
  /**
   * Everyone's commitments by seat as they were shown when this number was told. They are written down once.
   */
  shown?: (string | null)[];
}

export interface Kept {
  at: number;
  /** The server's commitment when this device first sat down. */
  commitment: string;
  nonces: OwnNonce[];
}

const MOST_TABLES = 60;
const PREFIX = "kept.";
/** For browsers that let nothing be written down: good until the page is closed. */
const inMemory = new Map<string, Kept>();

export function keptOf(table: string): Kept | null {
  const text = remembered(PREFIX + table);
  try {
    if (text) return JSON.parse(text) as Kept;
  } catch {
    // somebody else's words under our name
  }
  return inMemory.get(table) ?? null;
}

function keep(table: string, kept: Kept): void {
  inMemory.set(table, kept);
  forget(PREFIX, MOST_TABLES - 1, (text) => (JSON.parse(text) as Kept).at);
  remember(PREFIX + table, JSON.stringify(kept));
}

/** A number of one's own for the seed of a table. Gives back the commitment to it. */
export function newNonce(table: Pick<TableState, "id" | "commitment">): string {
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = commitmentOf(table.id, nonce);
  const kept = keptOf(table.id) ?? { at: Date.now(), commitment: table.commitment, nonces: [] };
  keep(table.id, { ...kept, nonces: [...kept.nonces, { nonce, commitment }] });
  return commitment;
}

/**
 * The number behind a commitment of ours, to be told now; what all have committed to is written down first.
 */
export function tellNonce(table: Pick<TableState, "id" | "seats">, commitment: string): string | null {
  const kept = keptOf(table.id);
  const own = kept?.nonces.find((o) => o.commitment === commitment);
  if (!kept || !own) return null;
  if (!own.shown) {
    const shown = table.seats.map((seat) => seat.nonce_commitment ?? null);
    keep(table.id, { ...kept, nonces: kept.nonces.map((o) => (o === own ? { ...own, shown } : o)) });
  }
  return own.nonce;
}

export const knowsNonce = (table: string, commitment: string) =>
  keptOf(table)?.nonces.some((own) => own.commitment === commitment) ?? false;
