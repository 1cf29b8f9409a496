/**
 * How a seed is made, and whether a finished game's was made as this device saw it. The formulas are in
 * docs/concepts.md.
 */
import type { ReplayProof } from "../net/wire";
import type { Kept } from "./kept";
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

/**
 * What became of the proof: all fits with what this device kept (`proved`); the numbers fit together, but
 * this device kept nothing (`sums`); it is of the old kind, without players' commitments (`old`); or the
 * seed, the server's secret, a player's number is another, or ours was not used.
 */
export type Verdict = "proved" | "sums" | "old" | "seed" | "secret" | "number" | "unused";

/** Whether something is wrong, and not only unknown. */
export const isWrong = (verdict: Verdict) => !["proved", "sums", "old"].includes(verdict);

export function judge(proof: ReplayProof, kept: Kept | null): Verdict {
  if (seedOf(proof.secret, proof.nonces) !== proof.seed) return "seed";
  if (!proof.table) return "old";
  if (!kept?.nonces.length) return "sums";
  if (serverCommitment(proof.secret) !== kept.commitment) return "secret";
  const used = kept.nonces.filter((own) => proof.nonces.includes(own.nonce));
  if (!used.length) return "unused";
  const commitments = proof.nonces.map((nonce) => (nonce ? commitmentOf(proof.table, nonce) : null));
  return used.every((own) => JSON.stringify(own.shown) === JSON.stringify(commitments)) ? "proved" : "number";
}

/**
 * How often a start was broken off after numbers had been told, as the server says or as this device saw it
 * itself.
 */
export function brokenStarts(proof: ReplayProof, kept: Kept | null): number {
  const seen = kept?.nonces.filter((own) => own.shown && !proof.nonces.includes(own.nonce)) ?? [];
  return Math.max(proof.broken_starts, new Set(seen.map((own) => JSON.stringify(own.shown))).size);
}

/** The words with which the command line checks the same. */
export function verifyWords(kept: Kept, proof: ReplayProof): string[] {
  const used = kept.nonces.filter((own) => proof.nonces.includes(own.nonce));
  const shown = [kept.commitment, ...(used[0]?.shown ?? [])].filter((c) => c !== null);
  return [
    ...used.flatMap((own) => ["--nonce", own.nonce]),
    ...shown.flatMap((commitment) => ["--commitment", commitment]),
  ];
}
