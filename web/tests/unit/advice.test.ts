import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { adviseIn, byValue, layCards, leadOf, thoughtOf, told } from "../../src/local/advice";
import { LocalGame } from "../../src/local/game";
import { type About, load } from "../../src/local/module";
import type { Decision } from "../../src/wire/messages";

const modules = "../src/folsom/modules";
async function begun(name: string, seed: number, options = {}): Promise<LocalGame> {
  const about = JSON.parse(readFileSync(`${modules}/${name}.json`, "utf8")) as About;
  const module = await load(Uint8Array.from(readFileSync(`${modules}/${name}.wasm`)), about);
  return new LocalGame(module, { seats: 4, ...options }, new Uint8Array(32).fill(seed));
}
const lowest = (mask: number) => 31 - Math.clz32(mask & -mask);

test.each(["express", "superexpress"])("%s: every option has its chance, the best first", async (name) => {
  const game = await begun(name, 3);
  const seat = lowest(game.asked);
  const advice = await adviseIn(game, seat, { playouts: 1200 });
  expect(advice.chances.map(({ option }) => option).sort((a, b) => a - b)).toEqual(game.optionsOf(seat));
  const shares = advice.chances.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  const decision = JSON.parse(game.sight(seat).decision) as Decision;
  const best = decision.options.find(({ number }) => number === advice.chances[0]!.option)!;
  expect(advice.thought).toBe(thoughtOf(best));
  expect(await adviseIn(game, seat, { playouts: 1200 })).toEqual(advice);
});

test("what others have planned in secret changes nothing", async () => {
  const told = [];
  for (const other of [0, 1, 2]) {
    const game = await begun("superexpress", 5);
    for (let i = 0; i < 3; i++) game.answer(1, game.optionsOf(1).at(i === 0 ? other : 0)!);
    told.push(JSON.stringify(await adviseIn(game, 0, { playouts: 800 })));
  }
  expect(new Set(told).size).toBe(1);
});

test("chances follow what the search maximises, and come to the same together", () => {
  const found = [
    { option: 4, share: 0.3, error: 0.02, value: 0.42, playouts: 800 },
    { option: 7, share: 0.28, error: 0.02, value: 0.46, playouts: 800 },
  ];
  const ranked = byValue(found, 1.5);
  expect(ranked.map(({ option }) => option)).toEqual([7, 4]);
  expect(ranked[0]!.share).toBeCloseTo(0.32);
  expect(ranked[1]!.share).toBeCloseTo(0.26);
  expect(byValue(found, 50).map(({ share }) => share)).toEqual([1, 0]);
});

test("a step tells no more than was asked for", async () => {
  const advice = await adviseIn(await begun("superexpress", 3), 0, { playouts: 400 });
  expect(Object.keys(told(advice, 1))).toEqual(["step", "thought", "lead"]);
  expect(told(advice, 2).lit).toHaveLength(2);
  expect(told(advice, 2).chances).toBeUndefined();
  expect(told(advice, 3).chances).toEqual(advice.chances);
});

test("cards of a plan are laid before the next one is advised on; others are refused", async () => {
  const game = await begun("superexpress", 3);
  const before = game.optionsOf(0).length;
  layCards(game, 0, ["flip"]);
  expect((await adviseIn(game, 0, { playouts: 400 })).chances).toHaveLength(before - 1);
  expect(() => layCards(game, 0, ["flip"])).toThrow("cannot be laid");
});

test("a lead is called what it is", () => {
  const chances = (ahead: number) => [
    { option: 1, share: 0.3 + ahead, error: 0.02 },
    { option: 2, share: 0.3, error: 0.02 },
  ];
  expect([0.01, 0.05, 0.3].map((ahead) => leadOf(chances(ahead)))).toEqual(["none", "little", "clear"]);
});
