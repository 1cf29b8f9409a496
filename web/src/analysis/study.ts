/**
 * A study as one file and as one link, and back; and two people's changes to one study put together. What
 * cannot be read is a `StudyFault`, whose code has a sentence in the catalogues.
 */
import {
  MAX_COMMENT,
  MAX_MARKS,
  MAX_NAME,
  MAX_NODES,
  type Mark,
  PENS,
  ROOT,
  type Spot,
  type Start,
  type Step,
  type Tree,
  type TreeNode,
} from "./tree";

export type StudyCode = "study/unreadable" | "study/too-large" | "study/version" | "study/cut-off";

export class StudyFault extends Error {
  constructor(readonly code: StudyCode) {
    super(code);
  }
}

/** What a link may carry: longer ones are cut off by some who pass them on. */
export const MAX_LINK = 8_192;
export const MAX_FILE = 400_000;
const MAX_TITLE = 120;
const MAX_PLAYERS = 7;
const VERSION = 1;

type Unknown = Record<string, unknown>;
const fail = (code: StudyCode = "study/unreadable"): never => {
  throw new StudyFault(code);
};
const isObject = (value: unknown): value is Unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.length <= most;
const isNumber = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isSeed = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

const isSpot = (value: unknown): value is Spot =>
  isObject(value) &&
  isNumber(value["car"], 0, 12) &&
  (value["floor"] === "inside" || value["floor"] === "roof") &&
  typeof value["x"] === "number" &&
  value["x"] >= 0 &&
  value["x"] <= 1;

const isMark = (value: unknown): value is Mark =>
  isObject(value) &&
  PENS.some((pen) => pen === value["pen"]) &&
  isSpot(value["at"]) &&
  (value["to"] === undefined || isSpot(value["to"]));

function isStep(value: unknown): value is Step {
  if (!isObject(value)) return false;
  return "option" in value
    ? isNumber(value["seat"], -1, 6) && isNumber(value["option"], -1, 62)
    : isNumber(value["eyes"], -1, 6) && isSeed(value["seed"]);
}

const isStart = (value: unknown): value is Start =>
  isObject(value) &&
  ("position" in value ? isObject(value["position"]) : isObject(value["options"]) && isSeed(value["seed"]));

function isNode(value: unknown): value is TreeNode {
  if (!isObject(value) || !isNumber(value["id"], 0, 10_000_000) || !Array.isArray(value["children"]))
    return false;
  const { id, parent, step, name, comment, marks } = value;
  const hangs = id === ROOT ? parent === null && step === null : isNumber(parent, 0, id - 1) && isStep(step);
  return (
    hangs &&
    (name === undefined || isText(name, MAX_NAME)) &&
    (comment === undefined || isText(comment, MAX_COMMENT)) &&
    (marks === undefined || (Array.isArray(marks) && marks.length <= MAX_MARKS && marks.every(isMark)))
  );
}

/** Anything at all as a study, or why it is none. */
export function checked(value: unknown): Tree {
  if (!isObject(value) || !Array.isArray(value["nodes"])) return fail();
  if (value["version"] !== VERSION) return fail("study/version");
  const { game, rules, start, title, players, nodes } = value;
  if (nodes.length > MAX_NODES) return fail("study/too-large");
  const isWhole =
    (game === "express" || game === "superexpress") &&
    isNumber(rules, 1, 1_000) &&
    isStart(start) &&
    isText(title, MAX_TITLE) &&
    Array.isArray(players) &&
    players.length <= MAX_PLAYERS &&
    players.every((name) => isText(name, MAX_NAME)) &&
    nodes.length > 0 &&
    nodes.every(isNode);
  if (!isWhole) return fail();
  const known = new Map(nodes.map((node) => [node.id, node]));
  const isTree =
    known.size === nodes.length &&
    nodes[0]!.id === ROOT &&
    nodes.every(
      (node, i) =>
        (i === 0 || node.id > nodes[i - 1]!.id) &&
        (node.parent === null || known.get(node.parent)?.children.includes(node.id)) &&
        new Set(node.children).size === node.children.length &&
        node.children.every((child) => known.get(child)?.parent === node.id),
    );
  return isTree ? { version: VERSION, game, rules, start, title, players, nodes } : fail();
}

// ---------------------------------------------------------------- as a file

export const writeFile = (tree: Tree): string => `${JSON.stringify({ folsom: "study", ...tree })}\n`;

export function readFile(text: string): Tree {
  if (text.length > MAX_FILE) return fail("study/too-large");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail(text.trimStart().startsWith("{") ? "study/cut-off" : "study/unreadable");
  }
  return checked(value);
}

// ---------------------------------------------------------------- as a link

/** How many moments back from the one before, the step, and what is said of it. */
type Packed = [
  up: number,
  who: number,
  what: number | string,
  said?: Pick<TreeNode, "name" | "comment" | "marks">,
];

const said = ({ name, comment, marks }: TreeNode) => {
  const words = { ...(name ? { name } : {}), ...(comment ? { comment } : {}), ...(marks ? { marks } : {}) };
  return Object.keys(words).length ? [words] : [];
};

/** The nodes from the root on, each variation right after the moment it leaves from, the main line first. */
function packed(tree: Tree): unknown[] {
  const known = new Map(tree.nodes.map((node) => [node.id, node]));
  const rows: unknown[] = [];
  let depth = 0;
  const waiting: [TreeNode, number][] = [[known.get(ROOT)!, 0]];
  while (waiting.length) {
    const [node, at] = waiting.pop()!;
    const up = depth - at + 1;
    depth = at;
    if (node.step === null) rows.push(...said(node), 0);
    else if ("option" in node.step) rows.push([up, node.step.seat, node.step.option, ...said(node)]);
    else rows.push([up, node.step.eyes, node.step.seed, ...said(node)]);
    for (const child of [...node.children].reverse()) waiting.push([known.get(child)!, at + 1]);
  }
  return rows;
}

function unpacked(rows: unknown[]): TreeNode[] {
  const nodes: { -readonly [Key in keyof TreeNode]: TreeNode[Key] }[] = [
    { id: ROOT, parent: null, step: null, children: [] },
  ];
  const path = [ROOT];
  let [first, ...rest] = rows;
  if (isObject(first)) {
    Object.assign(nodes[0]!, first);
    [first, ...rest] = rest;
  }
  if (first !== 0) return fail();
  for (const row of rest) {
    if (!Array.isArray(row)) return fail();
    const [up, who, what, words] = row as Packed;
    if (!isNumber(up, 0, path.length) || nodes.length >= MAX_NODES) return fail("study/too-large");
    path.length -= up;
    const parent = nodes[path.at(-1) ?? -1];
    if (!parent) return fail();
    const id = nodes.length;
    const step = typeof what === "string" ? { eyes: who, seed: what } : { seat: who, option: what };
    nodes.push({ id, parent: parent.id, step, children: [], ...words });
    parent.children = [...parent.children, id];
    path.push(id);
  }
  return nodes;
}

const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** The study as what stands behind `#s=` in a link; null if that would be too long. */
export async function writeLink(tree: Tree): Promise<string | null> {
  const { version, game, rules, start, title, players } = tree;
  const text = JSON.stringify([version, game, rules, start, title, players, ...packed(tree)]);
  const small = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const link = toText(new Uint8Array(small));
  return link.length <= MAX_LINK ? link : null;
}

export async function readLink(link: string): Promise<Tree> {
  if (link.length > 2 * MAX_LINK) return fail("study/too-large");
  let value: unknown;
  try {
    const letters = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const whole = await through(bytes, new DecompressionStream("deflate-raw"));
    value = JSON.parse(new TextDecoder().decode(whole));
  } catch {
    return fail("study/cut-off");
  }
  if (!Array.isArray(value)) return fail();
  const [version, game, rules, start, title, players, ...rows] = value as unknown[];
  if (version !== VERSION) return fail("study/version");
  return checked({ version, game, rules, start, title, players, nodes: unpacked(rows) });
}

// ---------------------------------------------------------------- several people

export interface Change {
  put: TreeNode[];
  gone: number[];
  title: string | null;
}

/** What leads from one state of a study to another; null: nothing. */
export function changeOf(before: Tree, after: Tree): Change | null {
  const old = new Map(before.nodes.map((node) => [node.id, JSON.stringify(node)]));
  const put = after.nodes.filter((node) => old.get(node.id) !== JSON.stringify(node));
  const kept = new Set(after.nodes.map(({ id }) => id));
  const gone = before.nodes.map(({ id }) => id).filter((id) => !kept.has(id));
  const title = before.title === after.title ? null : after.title;
  return put.length || gone.length || title !== null ? { put, gone, title } : null;
}

const sameStep = (a: Step | null, b: Step | null) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Both changed the same study: mine is done again on theirs. Of what both changed of one moment, mine stays;
 * what both took in the same way is there once. Tells where each of my moments is now.
 */
export function merged(base: Tree, mine: Tree, theirs: Tree): { tree: Tree; at: Map<number, number> } {
  const old = new Map(base.nodes.map((node) => [node.id, node]));
  const own = new Map(mine.nodes.map((node) => [node.id, node]));
  const nodes = new Map(theirs.nodes.map((node) => [node.id, { ...node }]));
  const at = new Map<number, number>();
  let next = Math.max(...nodes.keys(), ...own.keys()) + 1;
  const drop = (id: number) => {
    for (const child of nodes.get(id)?.children ?? []) drop(child);
    nodes.delete(id);
  };
  for (const id of old.keys()) if (!own.has(id)) drop(id);
  for (const node of mine.nodes) {
    const before = old.get(node.id);
    if (before) {
      const there = nodes.get(node.id);
      if (!there) continue;
      at.set(node.id, node.id);
      for (const key of ["name", "comment", "marks"] as const)
        if (JSON.stringify(node[key]) !== JSON.stringify(before[key])) {
          const { [key]: _, ...rest } = nodes.get(node.id)!;
          nodes.set(node.id, (node[key] === undefined ? rest : { ...rest, [key]: node[key] }) as TreeNode);
        }
      continue;
    }
    const parent = nodes.get(at.get(node.parent!) ?? -1);
    if (!parent) continue;
    const twin = parent.children.find((child) => sameStep(nodes.get(child)?.step ?? null, node.step));
    const id = twin ?? next++;
    at.set(node.id, id);
    if (twin === undefined) {
      nodes.set(id, { ...node, id, parent: parent.id, children: [] });
      nodes.set(parent.id, { ...parent, children: [...parent.children, id] });
    }
  }
  for (const node of nodes.values()) {
    const children = node.children.filter((child) => nodes.has(child));
    const wished = own.get(node.id)?.children;
    const had = old.get(node.id)?.children ?? [];
    const isMoved =
      wished?.filter((child) => had.includes(child)).join() !== had.filter((id) => own.has(id)).join();
    const rank = new Map(wished?.map((child, i) => [at.get(child) ?? child, i]));
    if (isMoved) children.sort((a, b) => (rank.get(a) ?? Infinity) - (rank.get(b) ?? Infinity) || 0);
    nodes.set(node.id, { ...node, children });
  }
  const title = mine.title === base.title ? theirs.title : mine.title;
  const sorted = [...nodes.values()].sort((a, b) => a.id - b.id);
  return { tree: { ...theirs, title, nodes: sorted }, at };
}
