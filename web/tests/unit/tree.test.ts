import { expect, test } from "vitest";
import {
  departure,
  draw,
  grow,
  growLine,
  isMain,
  lineFrom,
  mainLine,
  MAX_NAME,
  nodeOf,
  pathTo,
  plant,
  promote,
  remark,
  remove,
  rename,
  ROOT,
  stepsOn,
  variations,
} from "../../src/analysis/tree";

const ANSWERS = [
  { seat: 0, option: 3 },
  { seat: 1, option: 4 },
  { seat: 0, option: 5 },
];
const start = { options: { seats: 2 }, seed: "00".repeat(32) };
const game = () => plant({ game: "express", rules: 2, start }, ANSWERS);
const options = (nodes: { step: unknown }[]) =>
  nodes.map((n) => (n.step as { option?: number } | null)?.option);

test("a game is a tree with one line", () => {
  const tree = game();
  expect(options(mainLine(tree))).toEqual([undefined, 3, 4, 5]);
  expect(variations(tree)).toEqual([]);
  expect(nodeOf(tree, ROOT).parent).toBeNull();
});

test("an answer that is there already is walked along, another one hangs beside it", () => {
  const tree = game();
  expect(grow(tree, ROOT, { seat: 0, option: 3 })).toEqual({ tree, id: 1 });
  const other = grow(tree, 1, { seat: 1, option: 9 });
  expect(tree.nodes).toHaveLength(4);
  expect(other.id).toBe(4);
  expect(nodeOf(other.tree, 1).children).toEqual([2, 4]);
  expect(isMain(other.tree, 4)).toBe(false);
  expect(isMain(other.tree, 3)).toBe(true);
  expect(variations(other.tree).map((n) => n.id)).toEqual([4]);
  expect(options(pathTo(other.tree, 4))).toEqual([undefined, 3, 9]);
});

test("a world drawn anew is a step of its own", () => {
  const seed = "ab".repeat(32);
  const { tree, id } = growLine(game(), 2, [
    { eyes: 1, seed },
    { seat: 0, option: 7 },
  ]);
  expect(pathTo(tree, id).map((n) => n.step)[3]).toEqual({ eyes: 1, seed });
  expect(grow(tree, 2, { eyes: 1, seed }).tree).toBe(tree);
  expect(grow(tree, 2, { eyes: 0, seed }).id).not.toBe(nodeOf(tree, id).parent);
});

test("promoting goes one place up where the variation leaves, at last to the main line", () => {
  let tree = game();
  tree = grow(tree, 1, { seat: 1, option: 8 }).tree;
  const { tree: whole, id } = growLine(tree, 1, [
    { seat: 1, option: 9 },
    { seat: 0, option: 1 },
  ]);
  expect(departure(whole, id)!.id).toBe(5);
  const once = promote(whole, id);
  expect(nodeOf(once, 1).children).toEqual([2, 5, 4]);
  const twice = promote(once, id);
  expect(options(mainLine(twice))).toEqual([undefined, 3, 9, 1]);
  expect(promote(twice, id)).toBe(twice);
  expect(departure(twice, id)).toBeNull();
});

test("taking a node out takes along what follows, and nothing else", () => {
  const { tree, id } = growLine(game(), 1, [
    { seat: 1, option: 9 },
    { seat: 0, option: 1 },
  ]);
  const cut = remove(tree, nodeOf(tree, id).parent!);
  expect(cut).toEqual({ tree: game(), id: 1 });
  expect(remove(cut.tree, ROOT).tree).toBe(cut.tree);
  const fresh = grow(cut.tree, 1, { seat: 1, option: 2 });
  expect(lineFrom(fresh.tree, fresh.id)).toHaveLength(1);
  const short = remove(tree, 2);
  expect(nodeOf(short.tree, id).step).toEqual({ seat: 0, option: 1 });
  expect(() => nodeOf(short.tree, 3)).toThrow("no node 3");
});

test("names, comments and marks are put on and taken off again", () => {
  const tree = game();
  const mark = { pen: "danger", at: { car: 1, floor: "roof", x: 0.5 } } as const;
  let marked = rename(tree, 2, `  ${"long ".repeat(40)} `);
  expect(nodeOf(marked, 2).name).toHaveLength(MAX_NAME);
  marked = draw(remark(rename(tree, 2, "Climb"), 2, "in the dark"), 2, [mark]);
  expect(nodeOf(marked, 2)).toMatchObject({ name: "Climb", comment: "in the dark", marks: [mark] });
  expect(draw(remark(rename(marked, 2, " "), 2, ""), 2, [])).toEqual(tree);
});

test("a tree is plain data", () => {
  const { tree } = growLine(game(), 0, [{ eyes: -1, seed: "cd".repeat(32) }]);
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
});

test("how many steps one is on from another, where one is on the other's way", () => {
  const other = grow(game(), 1, { seat: 1, option: 6 });
  expect(stepsOn(other.tree, 1, 3)).toBe(2);
  expect(stepsOn(other.tree, 3, 1)).toBe(-2);
  expect(stepsOn(other.tree, 1, 1)).toBe(0);
  expect(stepsOn(other.tree, ROOT, other.id)).toBe(2);
  expect(stepsOn(other.tree, other.id, 3)).toBeNull();
  expect(stepsOn(other.tree, 1, 99)).toBeNull();
});
