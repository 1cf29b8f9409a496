import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReplayProof } from "../../src/wire/messages";
import { commitmentOf, seedOf, serverCommitment, toHex } from "../../src/fairness/commitments";
import { brokenStarts, isWrong, judge, verifyWords } from "../../src/fairness/proof";
import type { Kept } from "../../src/fairness/kept";
import { sha256 } from "../../src/fairness/sha256";

const TABLE = "abcdefghijklmnop";
const SECRET = toHex(Uint8Array.from({ length: 32 }, (_, i) => i));
const [ONE, TWO] = ["11".repeat(32), "22".repeat(32)];
const [SHOWN_ONE, SHOWN_TWO] = [commitmentOf(TABLE, ONE), commitmentOf(TABLE, TWO)];

const proofOf = (changes: Partial<ReplayProof> = {}): ReplayProof => {
  const proof = {
    table: TABLE,
    commitment: serverCommitment(SECRET),
    secret: SECRET,
    nonces: [ONE, TWO, ""],
    nonce_commitments: [],
    broken_starts: 0,
    ...changes,
  };
  return { seed: seedOf(proof.secret, proof.nonces), ...proof };
};
const keptBy = (nonce: string, shown: (string | null)[] = [SHOWN_ONE, SHOWN_TWO, null]): Kept => ({
  at: 1,
  commitment: serverCommitment(SECRET),
  nonces: [{ nonce, commitment: commitmentOf(TABLE, nonce), shown }],
});

test("SHA-256 is SHA-256 at every length around the size of a block", () => {
  for (const length of [0, 1, 3, 31, 32, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(toHex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
  }
});

test("the formulas give what the worked example in the documentation gives", () => {
  expect(serverCommitment(SECRET)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  expect(SHOWN_ONE).toBe("5f377926ad03499e377d86d5ac7d8561b173475533fa3aff2a2237553e60ce9b");
  expect(SHOWN_TWO).toBe("b7379716a698daaef28e69bedf4fd324721f3c1dfc765189e51544d7a63f1895");
  expect(seedOf(SECRET, [ONE, TWO, ""])).toBe(
    "5d951cd208eb0d6bb05a81cd82c3f57033c0ed914e74af0adc7a607e1b1e9083",
  );
});

test("a game is proved by what this device kept", () => {
  expect(judge(proofOf(), keptBy(ONE))).toBe("proved");
  expect(judge(proofOf(), keptBy(TWO))).toBe("proved");
});

test("without what was kept only the sum can be checked", () => {
  expect(judge(proofOf(), null)).toBe("sums");
  expect(judge(proofOf(), { ...keptBy(ONE), nonces: [] })).toBe("sums");
  expect(judge(proofOf({ table: "" }), keptBy(ONE))).toBe("old");
});

test.each([
  ["seed", proofOf({ seed: "00".repeat(32) }), keptBy(ONE)],
  ["secret", proofOf({ secret: "ff".repeat(32) }), keptBy(ONE)],
  ["number", proofOf({ nonces: [ONE, "33".repeat(32), ""] }), keptBy(ONE)],
  ["number", proofOf({ nonces: [ONE, "", ""] }), keptBy(ONE)],
  ["number", proofOf({ nonces: [ONE, TWO, "33".repeat(32)] }), keptBy(ONE)],
  ["number", proofOf({ nonces: [TWO, ONE, ""] }), keptBy(ONE)],
  ["number", proofOf(), { ...keptBy(ONE), nonces: [{ nonce: ONE, commitment: SHOWN_ONE }] }],
  ["unused", proofOf({ nonces: ["33".repeat(32), TWO, ""] }), keptBy(ONE)],
])("whoever changes a number after the fact is found out: %s", (verdict, proof, kept) => {
  expect(judge(proof, kept)).toBe(verdict);
  expect(isWrong(judge(proof, kept))).toBe(true);
});

test("a start that was broken off is counted by whoever told a number in it, whatever the server says", () => {
  const kept = keptBy(ONE);
  kept.nonces.unshift(
    { nonce: "44".repeat(32), commitment: "", shown: ["x"] },
    { nonce: "55".repeat(32), commitment: "", shown: ["x"] },
    { nonce: "66".repeat(32), commitment: "" },
  );
  expect(brokenStarts(proofOf(), kept)).toBe(1);
  expect(brokenStarts(proofOf({ broken_starts: 2 }), kept)).toBe(2);
  expect(brokenStarts(proofOf(), keptBy(ONE))).toBe(0);
  expect(judge(proofOf(), kept)).toBe("proved");
});

test("the command line is given what was kept", () => {
  expect(verifyWords(keptBy(TWO), proofOf())).toEqual([
    "--nonce",
    TWO,
    "--commitment",
    serverCommitment(SECRET),
    "--commitment",
    SHOWN_ONE,
    "--commitment",
    SHOWN_TWO,
  ]);
});

// What is kept.

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal(
    "localStorage",
    new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** The page as it is after a reload: nothing in memory. */
const opened = () => {
  vi.resetModules();
  return import("../../src/fairness/kept");
};
const table = (id = TABLE, ...shown: (string | null)[]) =>
  ({
    id,
    commitment: serverCommitment(SECRET),
    seats: shown.map((nonce_commitment) => ({ nonce_commitment })),
  }) as never;

test("what is kept outlives a reload, and the server's commitment is the first that was seen", async () => {
  const page = await opened();
  const mine = page.newNonce(table());
  const again = await opened();
  expect(again.knowsNonce(TABLE, mine)).toBe(true);
  again.newNonce({ id: TABLE, commitment: "another" });
  const kept = again.keptOf(TABLE)!;
  expect(kept.commitment).toBe(serverCommitment(SECRET));
  expect(kept.nonces).toHaveLength(2);
  expect(kept.nonces[0]!.nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(commitmentOf(TABLE, kept.nonces[0]!.nonce)).toBe(mine);
});

test("what all had committed to is written down before a number is told, and once", async () => {
  const page = await opened();
  const mine = page.newNonce(table());
  const nonce = page.tellNonce(table(TABLE, mine, SHOWN_TWO, null), mine)!;
  expect(JSON.parse(stored.get(`folsom.kept.${TABLE}`)!).nonces[0].shown).toEqual([mine, SHOWN_TWO, null]);
  expect(page.tellNonce(table(TABLE, mine, "changed afterwards", null), mine)).toBe(nonce);
  expect(page.keptOf(TABLE)!.nonces[0]!.shown).toEqual([mine, SHOWN_TWO, null]);
  expect(page.tellNonce(table(TABLE, mine), "of another device")).toBeNull();
});

test("where nothing can be written down it is kept until the page closes", async () => {
  vi.stubGlobal("localStorage", undefined);
  const page = await opened();
  const mine = page.newNonce(table());
  expect(page.knowsNonce(TABLE, mine)).toBe(true);
});

test("old tables are forgotten before the store is full, and nothing else", async () => {
  const page = await opened();
  stored.set("folsom.name", "Ada");
  stored.set("folsom.kept.broken", "{");
  for (let i = 0; i < 70; i++) {
    vi.setSystemTime(1000 + i);
    page.newNonce(table(`table${i}`));
  }
  vi.useRealTimers();
  const kept = [...stored.keys()].filter((key) => key.startsWith("folsom.kept."));
  expect(kept).toHaveLength(60);
  expect(kept).toContain("folsom.kept.table69");
  expect(kept).not.toContain("folsom.kept.table0");
  expect(stored.get("folsom.name")).toBe("Ada");
});
