/**
 * SHA-256 (FIPS 180-4). Browsers lend theirs to secure addresses only, and a club at home plays over plain
 * HTTP.
 */

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);

/** The first 32 bits behind the point. */
const bits = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((p) => bits(Math.sqrt(p)));
const ROUND = primes.map((p) => bits(Math.cbrt(p)));
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = new DataView(new ArrayBuffer(((message.length + 72) >> 6) << 6));
  new Uint8Array(blocks.buffer).set(message);
  blocks.setUint8(message.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, message.length * 8);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = blocks.getInt32(at + 4 * i);
      else {
        const [early, late] = [words[i - 15]!, words[i - 2]!];
        words[i] =
          words[i - 16]! +
          (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
          words[i - 7]! +
          (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const first =
        (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}
