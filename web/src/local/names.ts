/** The names of this browser's own tables: they begin as no server's table does. */
const LOCAL = "local-";
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

export const isLocal = (table: string): boolean => table.startsWith(LOCAL);

export const newTableId = (): string =>
  LOCAL + [...crypto.getRandomValues(new Uint8Array(12))].map((b) => LETTERS[b % 32]).join("");
