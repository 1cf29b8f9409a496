/**
 * A game as a text file: read with care, for it may have been cut or edited. What can be read of it is
 * kept.
 */
import { toHex } from "../fairness/commitments";
import { sha256 } from "../fairness/sha256";

export interface Transcript {
  readonly game: "express" | "superexpress";
  readonly rules: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** A seat of -1 is the first that is asked. */
  readonly answers: readonly { readonly seat: number; readonly option: number; readonly line: number }[];
  /** The lines about how the seed was made, by their first words. */
  readonly proof: Readonly<Record<string, readonly string[]>>;
}

/** What is wrong with a file, in a word for the catalogue, and in which line. */
export interface Wrong {
  readonly line: number;
  readonly what:
    "head" | "game" | "rules" | "word" | "seed" | "options" | "answer" | "cut" | "sum" | "long" | "refused";
  /** What stands there. */
  readonly found: string;
}

const MAX_CHARACTERS = 1_000_000;
const MAX_ANSWERS = 2_000;
const KEYS = ["seed", "options", "secret", "table", "nonce", "broken-starts", "answers"];

export const checksum = (body: string) => toHex(sha256(new TextEncoder().encode(body))).slice(0, 16);

const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function readAnswer(word: string): { seat: number; option: number } | null {
  const match = /^(?:(\d{1,4}):)?(\d{1,4}|-)$/.exec(word);
  if (!match) return null;
  return { seat: match[1] ? Number(match[1]) : -1, option: match[2] === "-" ? -1 : Number(match[2]) };
}

/**
 * The game as far as it can be read, and the first thing that is wrong. Without a game there is nothing
 * to open.
 */
export function readTranscript(
  given: string,
  rulesOf: Readonly<Record<string, number>>,
): { game: Transcript | null; wrong: Wrong | null } {
  const text = given.replaceAll("\r\n", "\n").replace(/^\uFEFF/, "");
  const fail = (line: number, what: Wrong["what"], found: string) => ({
    game: null,
    wrong: { line, what, found: shown(found) },
  });
  if (text.length > MAX_CHARACTERS) return fail(1, "long", "");
  const lines = text.replace(/\n+$/, "").split("\n");
  const head = /^folsom (\S+) (\d+)$/.exec(lines[0]!.trimEnd());
  if (!head) return fail(1, "head", lines[0]!);
  const rules = rulesOf[head[1]!];
  if (rules === undefined) return fail(1, "game", head[1]!);
  if (Number(head[2]) > rules || Number(head[2]) < 1) return fail(1, "rules", head[2]!);
  let [seed, options]: [string | null, Record<string, unknown> | null] = [null, null];
  let wrong: Wrong | null = null;
  const answers: { seat: number; option: number; line: number }[] = [];
  const proof: Record<string, string[]> = {};
  const isSummed = lines.at(-1)!.startsWith("sum ");
  for (const [i, line] of lines.slice(1, isSummed ? -1 : undefined).entries()) {
    const [number, at] = [i + 2, line.indexOf(" ")];
    const key = at < 0 ? line : line.slice(0, at);
    const value = at < 0 ? "" : line.slice(at + 1);
    if (!KEYS.includes(key)) {
      wrong = { line: number, what: "word", found: shown(key) };
      break;
    }
    if (key === "seed") {
      if (seed || !/^[0-9a-f]{64}$/.test(value)) return fail(number, "seed", value);
      seed = value;
    } else if (key === "options") {
      if (options) return fail(number, "options", value);
      try {
        options = JSON.parse(value) as Record<string, unknown>;
      } catch {
        options = null;
      }
      if (typeof options !== "object" || !options || Array.isArray(options))
        return fail(number, "options", value);
    } else if (key === "answers")
      for (const word of value.split(" ").filter(Boolean)) {
        const answer = readAnswer(word);
        if (!answer || answers.length >= MAX_ANSWERS) {
          wrong = { line: number, what: answer ? "long" : "answer", found: shown(word) };
          break;
        }
        answers.push({ ...answer, line: number });
      }
    else (proof[key] ??= []).push(value);
    if (wrong) break;
  }
  if (!seed) return fail(wrong?.line ?? lines.length, wrong?.what ?? "seed", wrong?.found ?? "");
  if (!options) return fail(wrong?.line ?? lines.length, wrong?.what ?? "options", wrong?.found ?? "");
  if (!wrong && !isSummed) wrong = { line: lines.length, what: "cut", found: shown(lines.at(-1)!) };
  const body = `${lines.slice(0, -1).join("\n")}\n`;
  if (!wrong && lines.at(-1)!.slice(4) !== checksum(body))
    wrong = { line: lines.length, what: "sum", found: shown(lines.at(-1)!) };
  const name = head[1] as Transcript["game"];
  return { game: { game: name, rules: Number(head[2]), seed, options, answers, proof }, wrong };
}
