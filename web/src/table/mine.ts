/** The tables this browser sits at, newest first: what the first page lists. */
import { remember, remembered } from "../device/memory";

const KEY = "tables";
const MOST = 8;

export function myTables(): string[] {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

const keep = (tables: string[]) =>
  remember(KEY, tables.length ? JSON.stringify(tables.slice(0, MOST)) : null);

export const sitsAt = (id: string) => keep([id, ...myTables().filter((other) => other !== id)]);
export const leftTable = (id: string) => keep(myTables().filter((other) => other !== id));
