/** Makes access codes, keeps them as scrypt hashes only, and compares in constant time, two at once at most (rules G-5, G-9). */
import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U to misread. 20 characters are 100 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 20;
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const HASH_BYTES = 32;
const AT_ONCE = 2;
const WAITING_MAX = 8;

export function makeAccessCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** `scrypt$N$r$p$salt$hash`. */
export async function hashAccessCode(code: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(code, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

export type CodeCheck = 'right' | 'wrong' | 'busy';

/** Compares codes with one hash, made or read when first needed; `busy` where too many comparisons are waiting already. */
export function createCodeChecker(loadHash: () => Promise<string>): (code: string) => Promise<CodeCheck> {
  let stored: Promise<string> | null = null;
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (code) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING_MAX) return 'busy';
      await new Promise<void>((resume) => waiting.push(resume));
    } else {
      running++;
    }
    try {
      stored ??= loadHash();
      return (await matches(code, await stored)) ? 'right' : 'wrong';
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

async function matches(code: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt = '', hash = ''] = stored.split('$');
  if (scheme !== 'scrypt') throw new Error('the stored access code has an unknown form');
  const expected = Buffer.from(hash, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: COST.maxmem };
  return timingSafeEqual(await derive(code, Buffer.from(salt, 'base64url'), cost), expected);
}

function derive(code: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(code, salt, HASH_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
