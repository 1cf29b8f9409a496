/** A QR code (byte mode, error correction M, versions 1 to 10) as the path of its dark modules. */
const EXP = new Uint8Array(512),
  LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** Per version: error-correction words a block, then [blocks, data words] groups (level M). */
const BLOCKS: [number, ...[number, number][]][] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const ALIGN = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

function correction(data: number[], n: number): number[] {
  let generator = [1];
  for (let i = 0; i < n; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((g, k) => {
      next[k]! ^= g;
      next[k + 1]! ^= times(g, EXP[i]!);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(n).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    if (lead)
      generator.forEach((g, k) => {
        rest[i + k]! ^= times(g, lead);
      });
  }
  return rest.slice(data.length);
}

function codewords(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const room = (v: number) =>
    (BLOCKS[v - 1]!.slice(1) as [number, number][]).reduce((all, [n, size]) => all + n * size, 0);
  let version = 1;
  while (version < 10 && room(version) * 8 < 4 + (version > 9 ? 16 : 8) + bytes.length * 8) version++;
  const bits: number[] = [];
  const put = (value: number, n: number) => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version > 9 ? 16 : 8);
  bytes.forEach((b) => put(b, 8));
  const total = room(version) * 8;
  put(0, Math.min(4, total - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < total; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({ length: total / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((v, b) => v * 2 + b, 0),
  );
  const [ecc, ...groups] = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  let at = 0;
  for (const [count, size] of groups as [number, number][])
    for (let i = 0; i < count; i++) blocks.push(data.slice(at, (at += size)));
  const checks = blocks.map((b) => correction(b, ecc as number));
  const words: number[] = [];
  const longest = Math.max(...blocks.map((b) => b.length));
  for (let i = 0; i < longest; i++) for (const b of blocks) if (i < b.length) words.push(b[i]!);
  for (let i = 0; i < (ecc as number); i++) for (const c of checks) words.push(c[i]!);
  return { version, words };
}

const MASKS = [
  (r: number, c: number) => (r + c) % 2,
  (r: number) => r % 2,
  (_: number, c: number) => c % 3,
  (r: number, c: number) => (r + c) % 3,
  (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
  (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
  (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
  (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
];

function bch(value: number, poly: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i = 31 - Math.clz32(rest)) rest ^= poly << (i - bits);
  return (value << bits) | rest;
}

export function qrModules(text: string): boolean[][] {
  const { version, words } = codewords(text);
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (r: number, c: number, on: boolean) => {
    if (r >= 0 && c >= 0 && r < size && c < size) {
      dark[r]![c] = on;
      fixed[r]![c] = true;
    }
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [r0, c0] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    for (let r = -4; r <= 4; r++)
      for (let c = -4; c <= 4; c++) {
        const d = Math.max(Math.abs(r), Math.abs(c));
        set(r0 + r, c0 + c, d !== 2 && d !== 4);
      }
  const centres = ALIGN[version - 1]!;
  centres.forEach((r0, i) =>
    centres.forEach((c0, k) => {
      if (
        (i === 0 && k === 0) ||
        (i === 0 && k === centres.length - 1) ||
        (i === centres.length - 1 && k === 0)
      )
        return;
      for (let r = -2; r <= 2; r++)
        for (let c = -2; c <= 2; c++) set(r0 + r, c0 + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
    }),
  );
  for (let i = 0; i < 9; i++) {
    if (!fixed[8]![i]) set(8, i, false);
    if (!fixed[i]![8]) set(i, 8, false);
  }
  for (let i = 0; i < 8; i++) {
    set(8, size - 1 - i, false);
    set(size - 1 - i, 8, false);
  }
  set(size - 8, 8, true);
  if (version > 6) {
    const code = bch(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const on = ((code >> i) & 1) === 1;
      set(Math.floor(i / 3), size - 11 + (i % 3), on);
      set(size - 11 + (i % 3), Math.floor(i / 3), on);
    }
  }
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const c of [right, right - 1]) {
        const r = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[r]![c]) continue;
        dark[r]![c] = bit < words.length * 8 && ((words[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
  }
  let best: boolean[][] = dark,
    least = Infinity;
  MASKS.forEach((mask, m) => {
    const tried = dark.map((row, r) => row.map((on, c) => (fixed[r]![c] ? on : on !== (mask(r, c) === 0))));
    const code = bch(m, 0x537, 10) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
      const on = ((code >> i) & 1) === 1;
      tried[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = on;
      tried[8]![i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i] = on;
    }
    tried[size - 8]![8] = true;
    const cost = penalty(tried);
    if (cost < least) {
      least = cost;
      best = tried;
    }
  });
  return best;
}

function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let cost = 0,
    darks = 0;
  const lines = [...grid, ...grid.map((_, c) => grid.map((row) => row[c]!))];
  for (const line of lines) {
    let run = 1;
    for (let i = 1; i <= size; i++) {
      if (i < size && line[i] === line[i - 1]) run++;
      else {
        if (run > 4) cost += run - 2;
        run = 1;
      }
    }
    const text = line.map((on) => (on ? "1" : "0")).join("");
    for (const pattern of ["10111010000", "00001011101"])
      for (let i = text.indexOf(pattern); i >= 0; i = text.indexOf(pattern, i + 1)) cost += 40;
  }
  for (let r = 0; r < size; r++)
    for (let c = 0; c < size; c++) {
      if (grid[r]![c]) darks++;
      if (
        r &&
        c &&
        grid[r]![c] === grid[r - 1]![c] &&
        grid[r]![c] === grid[r]![c - 1] &&
        grid[r]![c] === grid[r - 1]![c - 1]
      )
        cost += 3;
    }
  return cost + 10 * Math.floor(Math.abs((darks * 20) / (size * size) - 10));
}

export function qrPath(text: string): { size: number; path: string } {
  const grid = qrModules(text);
  let path = "";
  grid.forEach((row, r) =>
    row.forEach((on, c) => {
      if (on) path += `M${c} ${r}h1v1h-1z`;
    }),
  );
  return { size: grid.length, path };
}
