import { expect, test } from "vitest";
import * as study from "../../src/analysis/study";
import * as trees from "../../src/analysis/tree";
import type { Tree } from "../../src/analysis/tree";

const seed = "0123456789abcdef".repeat(4);
const begun = (n = 6): Tree =>
  trees.plant(
    {
      game: "express",
      rules: 2,
      start: { options: { seats: 3 }, seed },
      title: "The roof",
      players: ["Ann", "Bo", "Cy"],
    },
    Array.from({ length: n }, (_, i) => ({ seat: i % 3, option: (i * 7) % 20 })),
  );
/** A study with variations, names, comments, marks and another world. */
function rich(variations = 4): Tree {
  let tree = begun(60);
  for (let i = 0; i < variations; i++) {
    const steps = Array.from({ length: 5 }, (_, k) => ({ seat: k % 3, option: 21 + ((i + k) % 40) }));
    const grown = trees.growLine(tree, i % 50, steps);
    tree = trees.rename(grown.tree, grown.id, `Line ${i}`);
    tree = trees.remark(tree, grown.id, "Better: the Marshal comes.");
  }
  const world = trees.grow(tree, 2, { eyes: 1, seed });
  tree = trees.draw(world.tree, world.id, [
    { pen: "danger", at: { car: 1, floor: "roof", x: 0.5 }, to: { car: 2, floor: "inside", x: 0.25 } },
    { pen: "idea", at: { car: 3, floor: "inside", x: 0 } },
  ]);
  return trees.promote(tree, world.id);
}
/** What a tree says, however its moments are numbered. */
const told = (tree: Tree, id = trees.ROOT): unknown => {
  const { step, children, name, comment, marks } = trees.nodeOf(tree, id);
  return { step, name, comment, marks, children: children.map((child) => told(tree, child)) };
};

test("a study as a file is read as it was written", () => {
  expect(study.readFile(study.writeFile(rich()))).toEqual(rich());
});

test("a study of 50 variations fits into a link and comes back with all that was said", async () => {
  const tree = rich(50);
  const link = (await study.writeLink(tree))!;
  expect(link.length).toBeLessThanOrEqual(study.MAX_LINK);
  expect(link).toMatch(/^[\w-]+$/);
  const back = await study.readLink(link);
  expect(told(back)).toEqual(told(tree));
  expect({ ...back, nodes: [] }).toEqual({ ...tree, nodes: [] });
  expect(back.nodes).toHaveLength(tree.nodes.length);
});

test("what is too long for a link is none", async () => {
  let tree = begun(40);
  for (let i = 0; i < 40; i++)
    tree = trees.remark(tree, i, Array.from({ length: 300 }, () => Math.random().toString(36)).join(""));
  expect(await study.writeLink(tree)).toBeNull();
});

test("a link that was cut off says so, wherever it was cut", async () => {
  const link = (await study.writeLink(rich()))!;
  for (const n of [0, 1, 5, Math.floor(link.length / 2), link.length - 3])
    await expect(study.readLink(link.slice(0, n))).rejects.toMatchObject({ code: "study/cut-off" });
  await expect(study.readLink("x".repeat(40_000))).rejects.toMatchObject({ code: "study/too-large" });
});

test("what is no study is refused with its reason", () => {
  const wrong = (change: object) => () => study.readFile(JSON.stringify({ ...begun(), ...change }));
  expect(wrong({ version: 2 })).toThrow("study/version");
  expect(wrong({ nodes: [] })).toThrow("study/unreadable");
  expect(wrong({ game: "chess" })).toThrow("study/unreadable");
  expect(wrong({ start: { options: {}, seed: "12" } })).toThrow("study/unreadable");
  expect(() => study.readFile("hello")).toThrow("study/unreadable");
  expect(() => study.readFile(study.writeFile(begun()).slice(0, 300))).toThrow("study/cut-off");
  expect(() => study.readFile("x".repeat(study.MAX_FILE + 1))).toThrow("study/too-large");
  const nodes = begun().nodes;
  for (const change of [
    { children: [2, 2] },
    { children: [] },
    { children: [9] },
    { parent: 5 },
    { step: { seat: 1 } },
    { comment: "x".repeat(3000) },
    { marks: [{ pen: "red", at: { car: 0, floor: "roof", x: 0 } }] },
  ])
    expect(wrong({ nodes: nodes.map((node) => (node.id === 1 ? { ...node, ...change } : node)) })).toThrow(
      "study/unreadable",
    );
});

test("a change is what was changed, and nothing if nothing was", () => {
  const before = begun();
  expect(study.changeOf(before, before)).toBeNull();
  const after = trees.remark(trees.grow(before, 2, { seat: 0, option: 9 }).tree, 1, "Here.");
  const change = study.changeOf(before, after)!;
  expect(change.put.map(({ id }) => id)).toEqual([1, 2, 7]);
  expect(change.gone).toEqual([]);
  expect(study.changeOf(after, trees.remove(after, 4).tree)!.gone).toEqual([4, 5, 6]);
});

test("two who change a study at once both find their changes in it", () => {
  const base = begun();
  const mine = trees.remark(trees.grow(base, 2, { seat: 0, option: 9 }).tree, 1, "Mine.");
  const theirs = trees.rename(trees.grow(base, 2, { seat: 0, option: 8 }).tree, 3, "Theirs");
  const { tree, at } = study.merged(base, mine, theirs);
  expect(study.checked(tree)).toEqual(tree);
  expect(trees.nodeOf(tree, 1).comment).toBe("Mine.");
  expect(trees.nodeOf(tree, 3).name).toBe("Theirs");
  expect(trees.nodeOf(tree, 2).children.map((id) => trees.nodeOf(tree, id).step)).toEqual([
    { seat: 2, option: 14 },
    { seat: 0, option: 8 },
    { seat: 0, option: 9 },
  ]);
  expect(trees.nodeOf(tree, at.get(7)!).step).toEqual({ seat: 0, option: 9 });
});

test("what both took in the same way is there once, and what one removed stays away", () => {
  const base = begun();
  const grown = trees.grow(base, 2, { seat: 0, option: 9 });
  const mine = trees.remove(grown.tree, 5).tree;
  const theirs = trees.remark(grown.tree, 6, "Gone?");
  const { tree } = study.merged(base, mine, theirs);
  expect(study.checked(tree)).toEqual(tree);
  expect(trees.nodeOf(tree, 2).children).toHaveLength(2);
  expect(trees.hasNode(tree, 5)).toBe(false);
  expect(trees.hasNode(tree, 6)).toBe(false);
});

test("a promoted variation stays first, with what others added behind it", () => {
  const base = trees.grow(begun(), 2, { seat: 0, option: 9 }).tree;
  const mine = trees.promote(base, 7);
  const theirs = trees.grow(base, 2, { seat: 0, option: 8 }).tree;
  const { tree } = study.merged(base, mine, theirs);
  expect(trees.nodeOf(tree, 2).children).toEqual([7, 3, 8]);
});
