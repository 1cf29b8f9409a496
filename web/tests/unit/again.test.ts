import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { compare, type Again } from "../../src/fairness/again";
import { commitmentOf, seedOf, serverCommitment } from "../../src/fairness/commitments";
import { LocalGame } from "../../src/local/game";
import { load } from "../../src/local/module";
import { replay } from "../../src/local/past";
import { readTranscript, writeTranscript, type Transcript } from "../../src/local/transcripts";
import { RULES_VERSIONS } from "../../src/generated/protocol";
import type { ReplayFile } from "../../src/wire/messages";

const modules = new URL("../../../src/folsom/modules/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, modules));
const played = vi.hoisted(() => ({ replay: (text: string): Promise<ReplayFile> => Promise.reject(text) }));
vi.mock("../../src/table/pastHere", () => ({ fileReplay: (text: string) => played.replay(text) }));
played.replay = async (text) => replay(readTranscript(text));

beforeEach(() => {
  vi.stubGlobal("self", { location: { href: "https://folsom.test/" } });
  vi.stubGlobal("fetch", async (url: string) => new Response(read(url.split("/").at(-1)!.split("?")[0]!)));
});

const TABLE = "abcdefghijklmnop";
const [SECRET, NONCE] = ["5e".repeat(32), "7c".repeat(32)];

/** A game as a server tells it, dealt from a secret and a number. */
async function toldGame(game: string, seats: number): Promise<ReplayFile> {
  const nonces = [NONCE, ...Array.from({ length: seats - 1 }, () => "")];
  const seed = seedOf(SECRET, nonces);
  const bytes = Uint8Array.from(Buffer.from(seed, "hex"));
  const about = JSON.parse(read(`${game}.json`).toString());
  const local = new LocalGame(await load(Uint8Array.from(read(`${game}.wasm`)), about), { seats }, bytes);
  const answers: Transcript["answers"] = [];
  while (local.asked) {
    const seat = 31 - Math.clz32(local.asked & -local.asked);
    const option = local.bot(seat, 1, bytes, answers.length);
    local.answer(seat, option);
    answers.push([null, option]);
  }
  const nonce_commitments = nonces.map((nonce) => (nonce ? commitmentOf(TABLE, nonce) : ""));
  const commitment = serverCommitment(SECRET);
  const proof = {
    table: TABLE,
    commitment,
    secret: SECRET,
    nonces,
    nonce_commitments,
    broken_starts: 0,
    seed,
  };
  return replay({ game, rules: RULES_VERSIONS[game]!, seed, options: { seats }, answers, proof });
}

const again = async (told: ReplayFile): Promise<Again> => {
  const { playAgain } = await import("../../src/table/again");
  return playAgain(structuredClone(told));
};
/** With another line in its transcript, and a checksum that fits. */
function rewritten(told: ReplayFile, change: (transcript: Transcript) => void): ReplayFile {
  const transcript = structuredClone(readTranscript(told.transcript));
  change(transcript);
  return { ...told, transcript: writeTranscript(transcript) };
}

test.each([
  ["express", 4],
  ["superexpress", 5],
])(
  "what was told truly comes out the same, and every lie is found: %s",
  async (game, seats) => {
    const told = await toldGame(game, seats);
    expect(await again(told)).toEqual({ verdict: "same" });

    const cut = { ...told, transcript: told.transcript.replace(/ \d+\n(?=sum)/, "\n") };
    expect(await again(cut)).toEqual({ verdict: "transcript" });

    // Another seed in the transcript does not follow from its secret; with another secret it is not the
    // proof's.
    const reseeded = rewritten(told, (t) => (t.seed = "00".repeat(32)));
    expect((await again(reseeded)).verdict).toBe("transcript");
    const resworn = rewritten(told, (t) => {
      t.proof!.secret = "11".repeat(32);
      t.seed = seedOf(t.proof!.secret, t.proof!.nonces);
    });
    expect(["seed", "answer"]).toContain((await again(resworn)).verdict);
    const shown = { ...told, proof: { ...told.proof!, seed: "22".repeat(32) } };
    expect(await again(shown)).toEqual({ verdict: "seed" });

    const illegal = rewritten(told, (t) => (t.answers[3] = [null, 9999]));
    expect(await again(illegal)).toEqual({ verdict: "answer", n: 3 });
    const longer = rewritten(told, (t) => t.answers.push([null, 0]));
    expect((await again(longer)).verdict).toBe("answer");

    const [winner, loser] = [told.outcome!.winners[0]!, seats - 1 - told.outcome!.winners[0]!];
    const stolen = structuredClone(told);
    stolen.outcome!.winners = [winner === loser ? loser + 1 : loser];
    expect(await again(stolen)).toEqual({ verdict: "outcome" });
    const richer = structuredClone(told);
    richer.outcome!.results[0]!.points += 250;
    expect(await again(richer)).toEqual({ verdict: "outcome" });

    const n = told.steps.findIndex((step) => step.sights[1]!.events.length > 0);
    const invented = structuredClone(told);
    invented.steps[n]!.sights[1]!.events.pop();
    expect(await again(invented)).toEqual({ verdict: "events", n });
    const shorter = { ...told, steps: told.steps.slice(0, -1) };
    expect(await again(shorter)).toEqual({ verdict: "events", n: told.steps.length - 1 });
  },
  60_000,
);

test("how a game was dealt and how it ended is enough to be checked", async () => {
  const { transcript, proof, outcome, ...rest } = await toldGame("superexpress", 3);
  const whole = { transcript, proof, outcome, ...rest };
  expect(compare({ transcript, proof, outcome }, whole)).toEqual({ verdict: "same" });
  expect(compare({ transcript, proof, outcome: null }, whole)).toEqual({ verdict: "outcome" });
});

test("where there is no module only the numbers are checked", async () => {
  const told = await toldGame("superexpress", 3);
  const able = played.replay;
  played.replay = () => Promise.reject(new Error("no WebAssembly"));
  expect(await again(told)).toEqual({ verdict: "not" });
  played.replay = able;
});
