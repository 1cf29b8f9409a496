/** The games' modules, fetched, checked and compiled once a page or Worker. */
import { sha256 } from "../fairness/sha256";
import { RULES_VERSIONS } from "../generated/protocol";
import { Fault } from "./faults";
import { type About, type GameModule, INTERFACE, load } from "./module";

/** Where the page's files lie: also below a path of their own, and for a Worker. Ends with a slash. */
export const home = (): string =>
  import.meta.env.PROD
    ? new URL(/* @vite-ignore */ "..", import.meta.url).href
    : new URL("/", self.location.href).href;

/** A game's module, ready to be made: it can be sent from one Worker to another as it is. */
export interface Compiled {
  readonly module: WebAssembly.Module;
  readonly about: About;
}

const compiled = new Map<string, Promise<Compiled>>();

async function get(url: string): Promise<Response> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new Fault("local/unreachable", `${url} cannot be had`);
  return response;
}

const hex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

/** SHA-256 as hex digits: the browser's own where the address is a secure one. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return hex(subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : sha256(bytes));
}

async function fetchModule(game: string, base: string): Promise<Compiled> {
  if (typeof WebAssembly !== "object") throw new Fault("local/unable", "this browser has no WebAssembly");
  const about = (await (await get(`${base}modules/${game}.json`)).json().catch(() => null)) as About | null;
  if (about?.game !== game || about.interface !== INTERFACE)
    throw new Fault("local/mismatch", `the module of ${game} has another interface than this page`);
  if (about.rules !== RULES_VERSIONS[game])
    throw new Fault("local/mismatch", `the module of ${game} has other rules than this page`);
  const response = await get(`${base}modules/${game}.wasm?v=${about.digest}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if ((await digestOf(bytes)) !== about.digest)
    throw new Fault("local/mismatch", `the module of ${game} is not the one that is described`);
  try {
    return { module: await WebAssembly.compile(bytes), about };
  } catch (thrown) {
    throw new Fault("local/unable", `this browser cannot compile the module: ${String(thrown)}`);
  }
}

/** Fetch and compile a game's module ahead of time; what fails is tried again when it is next wanted. */
export function fetched(game: string, base = home()): Promise<Compiled> {
  const key = `${base} ${game}`;
  const known = compiled.get(key);
  if (known) return known;
  const wanted = fetchModule(game, base);
  compiled.set(key, wanted);
  wanted.catch(() => compiled.delete(key));
  return wanted;
}

const nets = new Map<string, Promise<Uint8Array>>();
const NEWLINE = 10;

/** The weights as they stand in memory: packed, the lower bytes of all numbers come first, then the upper. */
async function unpacked(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream("deflate"));
  const halves = new Uint8Array(await new Response(stream).arrayBuffer());
  const n = halves.length / 2;
  const weights = new Uint8Array(halves.length);
  for (let i = 0; i < n; i++) {
    weights[2 * i] = halves[i]!;
    weights[2 * i + 1] = halves[n + i]!;
  }
  return weights;
}

async function fetchNet(game: string, base: string): Promise<Uint8Array> {
  const bytes = new Uint8Array(await (await get(`${base}modules/${game}.net`)).arrayBuffer());
  const first = bytes.indexOf(NEWLINE) + 1;
  const second = bytes.indexOf(NEWLINE, first) + 1;
  const text = new TextDecoder().decode(bytes.subarray(0, second));
  const about = JSON.parse(text.slice(first) || "{}") as { game?: string; rules?: number; digest?: string };
  const fits = about.game === game && about.rules === RULES_VERSIONS[game];
  const weights = fits ? await unpacked(bytes.slice(second)).catch(() => null) : null;
  if (!weights || (await digestOf(weights)) !== about.digest)
    throw new Fault("local/mismatch", `the net of ${game} is not one for this page`);
  return weights;
}

/** The weights of a game's net, with which a search is Legend's. */
export function netOf(game: string, base = home()): Promise<Uint8Array> {
  const key = `${base} ${game}`;
  const wanted = nets.get(key) ?? fetchNet(game, base);
  nets.set(key, wanted);
  wanted.catch(() => nets.delete(key));
  return wanted;
}

/** One that another Worker has compiled: nothing is fetched for it. */
export function lend(module: Compiled, base = home()): void {
  const key = `${base} ${module.about.game}`;
  if (!compiled.has(key)) compiled.set(key, Promise.resolve(module));
}

/** A module with a memory of its own. It is compiled once; making another is quick. */
export async function moduleOf(game: string, base = home()): Promise<GameModule> {
  const { module, about } = await fetched(game, base);
  return load(module, about);
}
