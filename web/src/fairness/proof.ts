/** Whether a finished game's seed was made as this device saw it. */
import type { ReplayProof } from "../wire/messages";
import { commitmentOf, seedOf, serverCommitment } from "./commitments";
import type { Kept } from "./kept";

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
