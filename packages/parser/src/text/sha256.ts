/** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, without any platform: the parser is synchronous and pure. */

/** Lower-case hexadecimal. A lone surrogate counts as U+FFFD, as in every UTF-8 encoder. */
export function sha256(text: string): string {
  const bytes = padded(text);
  const state = new Int32Array(INITIAL);
  const words = new Int32Array(64);
  for (let block = 0; block < bytes.length; block += 64) digestBlock(bytes, block, state, words);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const PRIMES = firstPrimes(64);
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const INITIAL = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUNDS = new Int32Array(PRIMES.map((p) => fraction(Math.cbrt(p))));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return primes;
}

/** The message with its 1 bit, zeros and its length in bits. */
function padded(text: string): Uint8Array {
  const bytes = new Uint8Array(((text.length * 3 + 9 + 63) >> 6) << 6);
  const length = encodeUtf8(text, bytes);
  bytes[length] = 0x80;
  const size = ((length + 9 + 63) >> 6) << 6;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(length / 2 ** 29));
  view.setUint32(size - 4, (length << 3) >>> 0);
  return bytes.subarray(0, size);
}

function encodeUtf8(text: string, bytes: Uint8Array): number {
  let k = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[k++] = code;
      continue;
    }
    if (code >= 0xd800 && code <= 0xdfff) {
      const next = text.charCodeAt(i + 1);
      if (code <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) {
        code = 0x10000 + ((code - 0xd800) << 10) + (next - 0xdc00);
        i++;
      } else code = 0xfffd;
    }
    if (code < 0x800) bytes[k++] = 0xc0 | (code >> 6);
    else {
      if (code < 0x10000) bytes[k++] = 0xe0 | (code >> 12);
      else {
        bytes[k++] = 0xf0 | (code >> 18);
        bytes[k++] = 0x80 | ((code >> 12) & 63);
      }
      bytes[k++] = 0x80 | ((code >> 6) & 63);
    }
    bytes[k++] = 0x80 | (code & 63);
  }
  return k;
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
const at = (array: Int32Array, index: number): number => array[index] as number;

function digestBlock(bytes: Uint8Array, start: number, state: Int32Array, w: Int32Array): void {
  for (let i = 0; i < 16; i++) {
    const k = start + i * 4;
    w[i] =
      ((bytes[k] as number) << 24) |
      ((bytes[k + 1] as number) << 16) |
      ((bytes[k + 2] as number) << 8) |
      (bytes[k + 3] as number);
  }
  for (let i = 16; i < 64; i++) {
    const x = at(w, i - 15);
    const y = at(w, i - 2);
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const t1 =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(w, i)) | 0;
    const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = (at(state, i) + value) | 0;
}
