/**
 * A tree of variations: where it begins, and what was answered from there on. Plain data that can be
 * written as JSON; every function gives a new tree and leaves the old one as it was.
 */

/** Where a tree begins: a game by its options and seed, or a whole position as `load` reads it. */
export type Start =
  | { readonly options: Readonly<Record<string, unknown>>; readonly seed: string }
  | { readonly position: Readonly<Record<string, unknown>> };

/** An answer that somebody gave, or might have given. */
export interface Answer {
  readonly seat: number;
  /** -1 takes a secret choice back. */
  readonly option: number;
}

/** All that some eyes could not know, drawn anew: another world that fits. -1 are the spectators' eyes. */
export interface World {
  readonly eyes: number;
  /** 64 hex digits; equal ones draw alike. */
  readonly seed: string;
}

export type Step = Answer | World;

export const PENS = ["idea", "danger", "plan"] as const;
export type Pen = (typeof PENS)[number];

/** A place on the train: a car counted from the locomotive, and how far to the right in it, from 0 to 1. */
export interface Spot {
  readonly car: number;
  readonly floor: "inside" | "roof";
  readonly x: number;
}

/** Something drawn on the train: an arrow if it leads somewhere, else a circle. */
export interface Mark {
  readonly pen: Pen;
  readonly at: Spot;
  readonly to?: Spot;
}

export interface TreeNode {
  readonly id: number;
  readonly parent: number | null;
  /** What led here; the root has none. */
  readonly step: Step | null;
  /** What follows, the main line first. */
  readonly children: readonly number[];
  readonly name?: string;
  readonly comment?: string;
  readonly marks?: readonly Mark[];
}

export interface Tree {
  readonly version: 1;
  readonly game: "express" | "superexpress";
  readonly rules: number;
  readonly start: Start;
  readonly title: string;
  /** The names of those who played, by seat, where they are known. */
  readonly players: readonly string[];
  /** In the order in which they were made: a node comes after its parent. The first is the root. */
  readonly nodes: readonly TreeNode[];
}

export const ROOT = 0;
/** More than anybody makes by hand; whoever reads a tree from elsewhere refuses more. */
export const MAX_NODES = 5_000;
export const MAX_NAME = 60;
export const MAX_COMMENT = 2_000;
export const MAX_MARKS = 24;

export const isAnswer = (step: Step): step is Answer => "option" in step;

/** A tree whose main line is these answers. */
export function plant(
  about: Omit<Tree, "version" | "nodes" | "title" | "players"> & Partial<Pick<Tree, "title" | "players">>,
  answers: readonly Answer[] = [],
): Tree {
  const last = answers.length;
  const nodes = [null, ...answers].map((step, id): TreeNode => ({
    id,
    parent: id === ROOT ? null : id - 1,
    step: step && { seat: step.seat, option: step.option },
    children: id === last ? [] : [id + 1],
  }));
  return { version: 1, title: "", players: [], ...about, nodes };
}

export function nodeOf(tree: Tree, id: number): TreeNode {
  // Nodes stand in the order of their ids: only those that were taken out are missing.
  let low = 0;
  let high = tree.nodes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const node = tree.nodes[middle]!;
    if (node.id === id) return node;
    if (node.id < id) low = middle + 1;
    else high = middle - 1;
  }
  throw new Error(`the tree has no node ${id}`);
}

export const hasNode = (tree: Tree, id: number): boolean => tree.nodes.some((node) => node.id === id);

/** From the root to a node. */
export function pathTo(tree: Tree, id: number): TreeNode[] {
  const path: TreeNode[] = [];
  for (let at: number | null = id; at !== null;) {
    const node: TreeNode = nodeOf(tree, at);
    path.push(node);
    at = node.parent;
  }
  return path.reverse();
}

/** How many steps one node is on from another, or back (negative); null if neither is on the other's way. */
export function stepsOn(tree: Tree, from: number, to: number): number | null {
  if (!hasNode(tree, to)) return null;
  const [mine, theirs] = [pathTo(tree, from), pathTo(tree, to)];
  const isOnTheWay = theirs.some(({ id }) => id === from) || mine.some(({ id }) => id === to);
  return isOnTheWay ? theirs.length - mine.length : null;
}

/** From a node on, always along the first that follows; the node itself comes first. */
export function lineFrom(tree: Tree, id: number): TreeNode[] {
  const line = [nodeOf(tree, id)];
  for (let next = line[0]!.children[0]; next !== undefined; next = line.at(-1)!.children[0])
    line.push(nodeOf(tree, next));
  return line;
}

export const mainLine = (tree: Tree): TreeNode[] => lineFrom(tree, ROOT);

/** Whether a node lies on the main line. */
export const isMain = (tree: Tree, id: number): boolean =>
  pathTo(tree, id).every((node) => node.parent === null || nodeOf(tree, node.parent).children[0] === node.id);

/** The nodes at which a variation leaves the line before it. */
export const variations = (tree: Tree): TreeNode[] =>
  tree.nodes.filter((node) => node.parent !== null && nodeOf(tree, node.parent).children[0] !== node.id);

const same = (a: Step | null, b: Step): boolean =>
  a !== null &&
  (isAnswer(a)
    ? isAnswer(b) && a.seat === b.seat && a.option === b.option
    : !isAnswer(b) && a.eyes === b.eyes && a.seed === b.seed);

/** A step from a node: the one that is there already, or a new one behind those. */
export function grow(tree: Tree, id: number, step: Step): { tree: Tree; id: number } {
  const parent = nodeOf(tree, id);
  const known = parent.children.find((child) => same(nodeOf(tree, child).step, step));
  if (known !== undefined) return { tree, id: known };
  if (tree.nodes.length >= MAX_NODES) throw new Error(`a tree has at most ${MAX_NODES} nodes`);
  const fresh: TreeNode = { id: tree.nodes.at(-1)!.id + 1, parent: id, step, children: [] };
  const nodes = changed(tree, id, { children: [...parent.children, fresh.id] }).nodes;
  return { tree: { ...tree, nodes: [...nodes, fresh] }, id: fresh.id };
}

/** Several steps, one after the other. */
export function growLine(tree: Tree, id: number, steps: readonly Step[]): { tree: Tree; id: number } {
  return steps.reduce((grown, step) => grow(grown.tree, grown.id, step), { tree, id });
}

function changed(tree: Tree, id: number, change: Partial<TreeNode>): Tree {
  nodeOf(tree, id);
  return { ...tree, nodes: tree.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) };
}

function without<Key extends "name" | "comment" | "marks">(tree: Tree, id: number, key: Key): Tree {
  return {
    ...tree,
    nodes: tree.nodes.map((node) => {
      if (node.id !== id) return node;
      const { [key]: _, ...rest } = node;
      return rest as TreeNode;
    }),
  };
}

/** Called by a name; without one it has none. */
export function rename(tree: Tree, id: number, name: string): Tree {
  const said = name.trim().slice(0, MAX_NAME);
  return said ? changed(tree, id, { name: said }) : without(tree, id, "name");
}

export function remark(tree: Tree, id: number, comment: string): Tree {
  const said = comment.trim().slice(0, MAX_COMMENT);
  return said ? changed(tree, id, { comment: said }) : without(tree, id, "comment");
}

export function draw(tree: Tree, id: number, marks: readonly Mark[]): Tree {
  return marks.length ? changed(tree, id, { marks: marks.slice(0, MAX_MARKS) }) : without(tree, id, "marks");
}

/**
 * One place up among the variations at the point where this one leaves; the first of them is the main
 * line.
 */
export function promote(tree: Tree, id: number): Tree {
  const at = departure(tree, id);
  if (at === null) return tree;
  const siblings = [...nodeOf(tree, at.parent!).children];
  const place = siblings.indexOf(at.id);
  siblings.splice(place - 1, 2, at.id, siblings[place - 1]!);
  return changed(tree, at.parent!, { children: siblings });
}

/** The last node on the way that is not the first after its parent: where the variation leaves. */
export function departure(tree: Tree, id: number): TreeNode | null {
  return (
    pathTo(tree, id).findLast(
      (node) => node.parent !== null && nodeOf(tree, node.parent).children[0] !== node.id,
    ) ?? null
  );
}

/** A node is taken out with all that follows; the root stays. Gives the node before it too. */
export function remove(tree: Tree, id: number): { tree: Tree; id: number } {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return { tree, id };
  const gone = new Set([id]);
  for (const node of tree.nodes) if (node.parent !== null && gone.has(node.parent)) gone.add(node.id);
  const nodes = tree.nodes
    .filter((node) => !gone.has(node.id))
    .map((node) =>
      node.id === parent ? { ...node, children: node.children.filter((child) => child !== id) } : node,
    );
  return { tree: { ...tree, nodes }, id: parent };
}
