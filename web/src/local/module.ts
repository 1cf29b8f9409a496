/** A game as a WebAssembly module: the rules that the server plays by, in the page or in a Worker of it. */
import type { Field } from "./record";

/** What the build tells about a module; docs/reference/wasm.md has the rest. */
export interface About {
  readonly game: string;
  /** SHA-256 of the module. */
  readonly digest: string;
  readonly interface: number;
  readonly rules: number;
  /** How many bytes each area takes. */
  readonly areas: Readonly<Record<string, number>>;
  /** What each function takes: areas first, then numbers. */
  readonly functions: Readonly<Record<string, readonly string[]>>;
  readonly choices: Choices;
  /** Where each row of an area begins. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How many bytes the record of a game has. */
  readonly record: number;
  readonly positions: Positions;
}

/** What must be known to read and write positions, and to tell what is wrong with one. */
export interface Positions {
  readonly fields: Readonly<Record<string, Field>>;
  readonly names: Readonly<Record<string, readonly unknown[]>>;
  readonly complaints: readonly { readonly name: string; readonly numbers: readonly string[] }[];
}

/** Where each choice stands in the row that a game is set up from. */
export interface Choices {
  readonly length: number;
  readonly usual_seats: number;
  readonly seats: number;
  readonly edition?: number;
  readonly rules_version: number;
  readonly first_player: number;
  readonly switches: Readonly<Record<string, number>>;
  readonly bandits: number;
  readonly bandits_a_seat: number;
  readonly cars?: number;
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly faults: readonly string[];
}

/** The interface that this file speaks. */
export const INTERFACE = 1;
/** Where a text begins in the page area. */
const TEXT_AT = 256;
const PAGE_OF_MEMORY = 65_536;
const ALIGNMENT = 16;

type Call = (...given: number[]) => number;
export type Areas = Readonly<Record<string, number>>;

export class GameModule {
  readonly #exports: WebAssembly.Exports;
  readonly #memory: WebAssembly.Memory;
  readonly #text = new TextDecoder();
  readonly #free = new Map<string, number[]>();
  #top: number;

  constructor(
    instance: WebAssembly.Instance,
    readonly about: About,
  ) {
    this.#exports = instance.exports;
    this.#memory = instance.exports["memory"] as WebAssembly.Memory;
    this.#top = Number((instance.exports["__heap_base"] as WebAssembly.Global).value);
    const version = this.call("version", {}, 0);
    if (version !== INTERFACE || about.interface !== INTERFACE)
      throw new Error(`the module of ${about.game} has interface ${version}, not ${INTERFACE}`);
  }

  /** Room for an area; one that was given back is used again. */
  take(area: string): number {
    const used = this.#free.get(area)?.pop();
    if (used !== undefined) return used;
    const at = Math.ceil(this.#top / ALIGNMENT) * ALIGNMENT;
    this.#top = at + (this.about.areas[area] ?? 0);
    const lacking = this.#top - this.#memory.buffer.byteLength;
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / PAGE_OF_MEMORY));
    return at;
  }

  give(area: string, at: number): void {
    this.#free.set(area, [...(this.#free.get(area) ?? []), at]);
  }

  /** Call a function with the areas that it takes, from these, and numbers. */
  call(name: string, areas: Areas, ...numbers: number[]): number {
    const takes = this.about.functions[name] ?? [];
    const offsets = takes.slice(0, takes.length - numbers.length).map((area) => areas[area] ?? 0);
    return (this.#exports[name] as Call)(...offsets, ...numbers);
  }

  bytes(at: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer, at, size) as Uint8Array<ArrayBuffer>;
  }

  int32(at: number, n: number): Int32Array {
    return new Int32Array(this.#memory.buffer, at, n);
  }

  float64(at: number, n: number): Float64Array {
    return new Float64Array(this.#memory.buffer, at, n);
  }

  /** A part of the text in a page. */
  text(page: number, start: number, end: number): string {
    return this.#text.decode(this.bytes(page + TEXT_AT + start, end - start));
  }
}

/** Make a module from its bytes, or from one that is compiled already. */
export async function load(source: BufferSource | WebAssembly.Module, about: About): Promise<GameModule> {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  return new GameModule(await WebAssembly.instantiate(module, {}), about);
}
