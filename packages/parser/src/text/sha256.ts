/** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, without any platform: the parser is synchronous and pure. */
import { codeWithin } from './character-class.ts';

const PRIMES = firstPrimes(64);
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const INITIAL = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUNDS = new Int32Array(PRIMES.map((p) => fraction(Math.cbrt(p))));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return primes;
}

/** Bytes of the block that is being filled: UTF-8 of at most four bytes may run over its end. */
const block = new Uint8Array(68);
const words = new Int32Array(64);
const state = new Int32Array(8);
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Lower-case hexadecimal. A lone surrogate counts as U+FFFD, as in every UTF-8 encoder. */
export function sha256(text: string): string {
  state.set(INITIAL);
  let filled = 0;
  let blocks = 0;
  for (let i = 0, { length } = text; i < length; i++) {
    const code = codeWithin(text, i);
    if (code < 0x80) block[filled++] = code;
    else {
      const pair = code >= 0xd800 && code <= 0xdfff ? scalarAt(text, i) : code;
      if (pair > 0xffff) i++;
      filled = encode(pair, filled);
    }
    if (filled >= 64) {
      digestBlock();
      blocks++;
      filled -= 64;
      block.copyWithin(0, 64, 64 + filled);
    }
  }
  finish(filled, blocks * 64 + filled);
  let digest = '';
  for (let i = 0; i < 8; i++) {
    const word = at(state, i);
    for (let shift = 24; shift >= 0; shift -= 8) digest += HEX[(word >>> shift) & 255] as string;
  }
  return digest;
}

/** The code point of a surrogate pair; U+FFFD where the surrogate is alone. */
function scalarAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  const next = text.charCodeAt(index + 1);
  return code <= 0xdbff && next >= 0xdc00 && next <= 0xdfff
    ? 0x10000 + ((code - 0xd800) << 10) + (next - 0xdc00)
    : 0xfffd;
}

/** Writes a code point beyond ASCII; the place after it. */
function encode(code: number, at: number): number {
  let k = at;
  if (code < 0x800) block[k++] = 0xc0 | (code >> 6);
  else {
    if (code < 0x10000) block[k++] = 0xe0 | (code >> 12);
    else {
      block[k++] = 0xf0 | (code >> 18);
      block[k++] = 0x80 | ((code >> 12) & 63);
    }
    block[k++] = 0x80 | ((code >> 6) & 63);
  }
  block[k++] = 0x80 | (code & 63);
  return k;
}

/** The 1 bit after the message, zeros, and the length in bits at the end of the last block. */
function finish(filled: number, length: number): void {
  block[filled] = 0x80;
  block.fill(0, filled + 1, 64);
  if (filled >= 56) {
    digestBlock();
    block.fill(0, 0, 64);
  }
  const high = Math.floor(length / 2 ** 29);
  const low = (length << 3) >>> 0;
  for (let i = 0; i < 4; i++) {
    block[56 + i] = high >>> (24 - 8 * i);
    block[60 + i] = low >>> (24 - 8 * i);
  }
  digestBlock();
}

const at = (array: Int32Array | Uint8Array, index: number): number => array[index] as number;

function digestBlock(): void {
  for (let i = 0; i < 16; i++) {
    const k = i * 4;
    words[i] = (at(block, k) << 24) | (at(block, k + 1) << 16) | (at(block, k + 2) << 8) | at(block, k + 3);
  }
  for (let i = 16; i < 64; i++) {
    const x = at(words, i - 15);
    const y = at(words, i - 2);
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + (g ^ (e & (f ^ g))) + at(ROUNDS, i) + at(words, i)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}
