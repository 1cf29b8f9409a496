/** The record of a game by the names of its fields, as the build describes them. */

/** Where a field begins, the type of its numbers, and how many there are each way. */
export type Field = readonly [offset: number, type: string, shape: readonly number[]];

const SIZES: Readonly<Record<string, number>> = {
  int8: 1,
  uint8: 1,
  int16: 2,
  int32: 4,
  uint32: 4,
  int64: 8,
};

export class GameRecord {
  readonly #view: DataView;

  constructor(
    readonly bytes: Uint8Array,
    private readonly fields: Readonly<Record<string, Field>>,
  ) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Where a number stands; a row or a whole field, where fewer indices are given. */
  #at(name: string, index: readonly number[]): { at: number; type: string; n: number } {
    const [offset, type, shape] = this.fields[name]!;
    let [at, n] = [0, shape.reduce((product, each) => product * each, 1)];
    for (const [i, each] of index.entries()) {
      n /= shape[i]!;
      if (each < 0 || each >= shape[i]!) throw new RangeError(`${name}[${index.join()}]`);
      at += each * n;
    }
    return { at: offset + at * SIZES[type]!, type, n };
  }

  get(name: string, ...index: number[]): number {
    const { at, type } = this.#at(name, index);
    if (type === "int8") return this.#view.getInt8(at);
    if (type === "uint8") return this.#view.getUint8(at);
    if (type === "int16") return this.#view.getInt16(at, true);
    if (type === "int32") return this.#view.getInt32(at, true);
    return type === "uint32" ? this.#view.getUint32(at, true) : Number(this.#view.getBigInt64(at, true));
  }

  set(name: string, value: number, ...index: number[]): void {
    const { at, type } = this.#at(name, index);
    if (!Number.isInteger(value)) throw new RangeError(`${name}: expected a whole number, not ${value}`);
    if (type === "int8") this.#view.setInt8(at, value);
    else if (type === "uint8") this.#view.setUint8(at, value);
    else if (type === "int16") this.#view.setInt16(at, value, true);
    else if (type === "int32") this.#view.setInt32(at, value, true);
    else if (type === "uint32") this.#view.setUint32(at, value, true);
    else this.#view.setBigInt64(at, BigInt(value), true);
  }

  row(name: string, ...index: number[]): number[] {
    const shape = this.fields[name]![2];
    return Array.from({ length: shape[index.length]! }, (_, i) => this.get(name, ...index, i));
  }

  /** Some numbers of a row, from its first on. */
  put(name: string, values: readonly number[], ...index: number[]): void {
    for (const [i, value] of values.entries()) this.set(name, value, ...index, i);
  }

  fill(name: string, value: number): void {
    const [offset, type, shape] = this.fields[name]!;
    const n = shape.reduce((product, each) => product * each, 1);
    if (type !== "int8") throw new RangeError(name);
    for (let i = 0; i < n; i++) this.#view.setInt8(offset + i, value);
  }
}

/** A whole number of a position between bounds, or the sentence with which `load` refuses it. */
export function whole(where: string, value: unknown, low: number, high: number, what = "a number"): number {
  const number = Number.isInteger(value) ? (value as number) : NaN;
  if (number >= low && number <= high) return number;
  throw new RangeError(`position.${where}: expected ${what} from ${low} to ${high}, not ${String(value)}`);
}

/** The numbers that are set in a mask, smallest first. */
export const members = (mask: number): number[] =>
  Array.from({ length: 32 }, (_, i) => i).filter((i) => (mask >>> i) & 1);
export const maskOf = (numbers: readonly number[]): number => numbers.reduce((mask, i) => mask | (1 << i), 0);
