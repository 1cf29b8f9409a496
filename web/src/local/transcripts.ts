/**
 * Games as small text files, read and written as `folsom.core.transcript` does; `folsom replay` takes
 * them.
 */
import { checksum, readTranscript as readAsFarAsPossible } from "../analysis/transcript";
import { commitmentOf, seedOf, serverCommitment } from "../fairness/commitments";
import { RULES_VERSIONS } from "../generated/protocol";
import type { ReplayProof } from "../wire/messages";
import { Fault } from "./faults";
import type { Options } from "./game";

export interface Transcript {
  game: string;
  rules: number;
  /** Hex digits. */
  seed: string;
  options: Options;
  /** A seat of null is the first that is asked, an option of -1 takes a choice back. */
  answers: [seat: number | null, option: number][];
  proof: ReplayProof | null;
}

const IN_A_LINE = 24;

/** As Python writes it: names in their order, nothing between. */
const written = (options: Options) =>
  JSON.stringify(Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))));

export function writeTranscript({ game, rules, seed, options, answers, proof }: Transcript): string {
  const words = answers.map(
    ([seat, option]) => (seat === null ? "" : `${seat}:`) + (option < 0 ? "-" : option),
  );
  const rows = Array.from({ length: Math.ceil(words.length / IN_A_LINE) }, (_, i) =>
    words.slice(i * IN_A_LINE, (i + 1) * IN_A_LINE).join(" "),
  );
  const lines = [
    `folsom ${game} ${rules}`,
    `seed ${seed}`,
    `options ${written(options)}`,
    ...(proof ? proofLines(proof) : []),
    ...rows.map((row) => `answers ${row}`),
  ];
  const body = lines.map((line) => `${line}\n`).join("");
  return `${body}sum ${checksum(body)}\n`;
}

const proofLines = (proof: ReplayProof) => [
  `secret ${proof.secret}`,
  ...(proof.table ? [`table ${proof.table}`] : []),
  ...proof.nonces.map((nonce) => `nonce ${nonce}`),
  ...(proof.broken_starts ? [`broken-starts ${proof.broken_starts}`] : []),
];

/** Reads a transcript that this page can play, or says what is wrong with it. */
export function readTranscript(sent: string): Transcript {
  const { game: read, wrong } = readAsFarAsPossible(sent, RULES_VERSIONS);
  if (wrong && wrong.what !== "rules")
    throw new Fault("local/transcript", `line ${wrong.line} (${wrong.what}): ${wrong.found}`);
  if (!read || read.rules !== RULES_VERSIONS[read.game])
    throw new Fault(
      "local/rules",
      `it was written under version ${read?.rules ?? wrong?.found} of the rules`,
    );
  const { game, rules, seed, options, answers, proof } = read;
  return {
    game,
    rules,
    seed,
    options,
    answers: answers.map(({ seat, option }) => [seat < 0 ? null : seat, option]),
    proof: readProof(proof, seed),
  };
}

function readProof(found: Readonly<Record<string, readonly string[]>>, seed: string): ReplayProof | null {
  const [secret] = found["secret"] ?? [];
  if (secret === undefined) return null;
  const [table = ""] = found["table"] ?? [];
  const nonces = [...(found["nonce"] ?? [])];
  if (seedOf(secret, nonces) !== seed)
    throw new Fault("local/transcript", "the seed does not follow from the secret and the nonces");
  return {
    table,
    commitment: serverCommitment(secret),
    secret,
    nonces,
    nonce_commitments: nonces.map((nonce) => (table && nonce ? commitmentOf(table, nonce) : "")),
    broken_starts: Number(found["broken-starts"]?.[0] ?? 0),
    seed,
  };
}
