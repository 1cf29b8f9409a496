/** How commitments and seeds are made. The formulas are in docs/concepts.md. */
import { sha256 } from "./sha256";

export const toHex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const text = (words: string) => new TextEncoder().encode(words);
const joined = (parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const hash = (...parts: Uint8Array[]) => toHex(sha256(joined(parts)));

/** What a player shows before anybody's number is told. */
export const commitmentOf = (table: string, nonce: string) =>
  hash(text("folsom nonce"), text(table), fromHex(nonce));
/** What the server shows before anybody sits down. */
export const serverCommitment = (secret: string) => hash(fromHex(secret));

const measured = (part: Uint8Array) => [Uint8Array.from([24, 16, 8, 0], (by) => part.length >>> by), part];

/** The seed that follows from the server's secret and the numbers by seat; a bot's is empty. */
export const seedOf = (secret: string, nonces: string[]) =>
  hash(text("folsom seed"), ...[secret, ...nonces].flatMap((part) => measured(fromHex(part))));
