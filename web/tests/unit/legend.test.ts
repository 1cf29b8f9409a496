import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { adviseIn, handlers, PATIENCE, told } from "../../src/local/advice";
import { LocalGame } from "../../src/local/game";
import { moduleOf, netOf } from "../../src/local/modules";
import { searchIn } from "../../src/local/thinking";

const folders = {
  net: new URL("../../../src/folsom/bots/nets/", import.meta.url),
  wasm: new URL("../../../src/folsom/modules/", import.meta.url),
};
let change = (bytes: Uint8Array) => bytes;
let onTheWay: Promise<void> | undefined;
vi.stubGlobal("self", { location: { href: "https://folsom.test/" } });
vi.stubGlobal("fetch", async (url: string) => {
  const name = url.split("/").at(-1)!.split("?")[0]!;
  if (!name.endsWith(".net")) return new Response(readFileSync(new URL(name, folders.wasm)));
  await onTheWay;
  return new Response(change(Uint8Array.from(readFileSync(new URL(name, folders.net)))) as BodyInit);
});
afterEach(() => {
  vi.useRealTimers();
  onTheWay = undefined;
  change = (bytes) => bytes;
});

const SEED = new Uint8Array(32).fill(3);

async function thoughts(name: string, level: string): Promise<string> {
  const game = new LocalGame(await moduleOf(name), { seats: 4 }, SEED);
  const seat = Math.log2(game.asked & -game.asked);
  const net = level === "legend" ? { net: await netOf(name) } : {};
  const search = { seat, number: 5, luck: SEED, playouts: 60, ...net };
  const found = await searchIn(game, search, () => undefined, new AbortController().signal);
  expect(found.map(({ option }) => option).sort()).toEqual([...game.optionsOf(seat)].sort());
  expect(found.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(60);
  game.close();
  return JSON.stringify(found);
}

test("a hint does not wait long for the net, and all that is said of one question comes from one search", async () => {
  let arrive = () => {};
  onTheWay = new Promise((go) => (arrive = go));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const hint = async (answers: [number, number][]) => {
    const position = { game: "superexpress", options: { seats: 4 }, seed: SEED, answers };
    const wish = { position, seat: 0, step: 3, cards: [] } as const;
    const asked = handlers["advice.hint"](wish, () => undefined, new AbortController().signal);
    let waits = true;
    void Promise.resolve(asked).finally(() => (waits = false));
    while (waits) await vi.advanceTimersByTimeAsync(PATIENCE);
    return JSON.stringify(await asked);
  };
  const withoutNet = await hint([]);
  arrive();
  await netOf("superexpress");
  expect(await hint([])).toBe(withoutNet);
  const game = new LocalGame(await moduleOf("superexpress"), { seats: 4 }, SEED);
  expect(JSON.stringify(told(await adviseIn(game, 0), 3))).toBe(withoutNet);
  const option = game.optionsOf(1)[0]!;
  game.answer(1, option);
  const net = await netOf("superexpress");
  expect(JSON.stringify(told(await adviseIn(game, 0, { net }), 3))).toBe(await hint([[1, option]]));
  expect(await hint([[1, option]])).not.toBe(withoutNet);
  game.close();
});

test.each(["express", "superexpress"])("in the page Legend searches with its net: %s", async (name) => {
  const legend = await thoughts(name, "legend");
  expect(await thoughts(name, "legend")).toBe(legend);
  expect(await thoughts(name, "sharpshooter")).not.toBe(legend);
  expect(await thoughts(name, "legend")).toBe(legend);
});

test("a net that is not what it says, or of other rules, is refused and asked for again", async () => {
  const base = "https://elsewhere.test/";
  change = (bytes) => bytes.subarray(0, bytes.length - 2);
  await expect(netOf("express", base)).rejects.toThrow("not one for this page");
  change = (bytes) => new TextEncoder().encode(new TextDecoder("latin1").decode(bytes.subarray(0, 40)));
  await expect(netOf("express", base)).rejects.toThrow();
  change = (bytes) => bytes;
  expect((await netOf("express", base)).length).toBeGreaterThan(100_000);
});
