import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { LocalGame } from "../../src/local/game";
import { moduleOf, netOf } from "../../src/local/modules";
import { searchIn } from "../../src/local/thinking";

const folders = {
  net: new URL("../../../src/folsom/bots/nets/", import.meta.url),
  wasm: new URL("../../../src/folsom/modules/", import.meta.url),
};
let change = (bytes: Uint8Array) => bytes;
vi.stubGlobal("self", { location: { href: "https://folsom.test/" } });
vi.stubGlobal("fetch", async (url: string) => {
  const name = url.split("/").at(-1)!.split("?")[0]!;
  if (!name.endsWith(".net")) return new Response(readFileSync(new URL(name, folders.wasm)));
  return new Response(change(Uint8Array.from(readFileSync(new URL(name, folders.net)))) as BodyInit);
});
afterEach(() => {
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
