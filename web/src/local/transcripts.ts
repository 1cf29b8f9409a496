/**
 * Games as small text files, read and written as `folsom.core.transcript` does; `folsom replay` takes
 * them.
 */
import { commitmentOf, seedOf, serverCommitment, toHex } from "../fairness/commitments";
import { sha256 } from "../fairness/sha256";
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

const MOST_CHARACTERS = 1_000_000;
export const MOST_ANSWERS = 2_000;
const IN_A_LINE = 24;
const bad = (sentence: string): never => {
  throw new Fault("local/transcript", sentence);
};
const sumOf = (body: string) => toHex(sha256(new TextEncoder().encode(body))).slice(0, 16);

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
  return `${body}sum ${sumOf(body)}\n`;
}

const proofLines = (proof: ReplayProof) => [
  `secret ${proof.secret}`,
  ...(proof.table ? [`table ${proof.table}`] : []),
  ...proof.nonces.map((nonce) => `nonce ${nonce}`),
  ...(proof.broken_starts ? [`broken-starts ${proof.broken_starts}`] : []),
];

/** Reads a transcript that this page can play, or says what is wrong with it. */
export function readTranscript(sent: string): Transcript {
  if (sent.length > MOST_CHARACTERS) bad("it is too long");
  const text = sent.replaceAll("\r\n", "\n").replace(/\n+$/, "");
  const head = /^folsom ([a-z]+) (\d{1,6})\n/.exec(text);
  if (!head) return bad("it does not begin with 'folsom GAME VERSION'");
  const at = text.lastIndexOf("\nsum ");
  if (at < 0) bad("it has no 'sum' line at its end: it was cut off");
  const body = text.slice(0, at + 1);
  if (text.slice(at + 5) !== sumOf(body)) bad("its checksum does not fit: it was edited or damaged");
  const found: Record<string, string[]> = {};
  for (const line of body.trimEnd().split("\n").slice(1)) {
    const [key = ""] = line.split(" ", 1);
    if (!/^(seed|options|secret|table|nonce|broken-starts|answers)$/.test(key)) bad(`what is ${key}?`);
    (found[key] ??= []).push(line.slice(key.length + 1));
  }
  const [game, rules] = [head[1]!, Number(head[2])];
  if (!(game in RULES_VERSIONS)) bad(`there is no game ${game}`);
  if (rules !== RULES_VERSIONS[game])
    throw new Fault("local/rules", `it was written under version ${rules} of the rules`);
  const seed = found["seed"]?.[0] ?? "";
  if (found["seed"]?.length !== 1 || !/^[0-9a-f]{64}$/.test(seed)) bad("its seed cannot be read");
  const answers = (found["answers"] ?? []).join(" ").split(" ").filter(Boolean).map(readAnswer);
  if (answers.length > MOST_ANSWERS) bad(`a game to be replayed has at most ${MOST_ANSWERS} answers`);
  return {
    game,
    rules,
    seed,
    options: readOptions(found["options"]),
    answers,
    proof: readProof(found, seed),
  };
}

function readOptions(lines: string[] = []): Options {
  try {
    const options: unknown = JSON.parse(lines.length === 1 ? lines[0]! : "");
    if (typeof options === "object" && options !== null && !Array.isArray(options)) return options as Options;
  } catch {
    // told below
  }
  return bad("its options cannot be read");
}

function readAnswer(word: string): [number | null, number] {
  const parts = /^(?:(\d{1,4}):)?(\d{1,4}|-)$/.exec(word);
  if (!parts) return bad(`${word} is no answer`);
  return [parts[1] === undefined ? null : Number(parts[1]), parts[2] === "-" ? -1 : Number(parts[2])];
}

function readProof(found: Record<string, string[]>, seed: string): ReplayProof | null {
  const [secret] = found["secret"] ?? [];
  if (secret === undefined) return null;
  const [table = ""] = found["table"] ?? [];
  const nonces = found["nonce"] ?? [];
  if (seedOf(secret, nonces) !== seed) bad("the seed does not follow from the secret and the nonces");
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
