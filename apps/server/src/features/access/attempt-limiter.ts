/**
 * Counts wrong access codes (rule G-7): per address 10 in a row, then 1 per 6 s; over all addresses 100, then 1 per second.
 * An address from which the right code has come is free of the limit over all, so that strangers cannot lock an agency out.
 */

const PER_ADDRESS = { burst: 10, msEach: 6000 };
const OVERALL = { burst: 100, msEach: 1000 };
const ADDRESSES_KEPT = 10_000;

interface Bucket {
  tokens: number;
  filledAt: number;
  isKnown: boolean;
}

export interface AttemptLimiter {
  /** Takes one attempt; answers the seconds to wait where there is none left, else null. */
  take(address: string): number | null;
  /** Gives the attempt back: the code was right. */
  giveBack(address: string): void;
}

export function createAttemptLimiter(clock: () => number): AttemptLimiter {
  const overall: Bucket = { tokens: OVERALL.burst, filledAt: clock(), isKnown: false };
  const buckets = new Map<string, Bucket>();

  const bucketOf = (address: string): Bucket => {
    const key = networkOf(address);
    const found = buckets.get(key) ?? { tokens: PER_ADDRESS.burst, filledAt: clock(), isKnown: false };
    // Moved to the end: the one not seen longest is forgotten first.
    buckets.delete(key);
    buckets.set(key, found);
    if (buckets.size > ADDRESSES_KEPT) buckets.delete(buckets.keys().next().value ?? key);
    return found;
  };

  return {
    take(address) {
      const now = clock();
      const own = bucketOf(address);
      const waits = [missingMs(own, PER_ADDRESS, now), own.isKnown ? 0 : missingMs(overall, OVERALL, now)];
      const wait = Math.max(...waits);
      if (wait > 0) return Math.ceil(wait / 1000);
      own.tokens -= 1;
      overall.tokens = Math.max(0, overall.tokens - 1);
      return null;
    },
    giveBack(address) {
      const own = bucketOf(address);
      own.tokens = Math.min(PER_ADDRESS.burst, own.tokens + 1);
      own.isKnown = true;
      overall.tokens = Math.min(OVERALL.burst, overall.tokens + 1);
    },
  };
}

/** Fills the bucket up to now; answers how long until it holds a whole attempt. */
function missingMs(bucket: Bucket, { burst, msEach }: typeof PER_ADDRESS, now: number): number {
  bucket.tokens = Math.min(burst, bucket.tokens + Math.max(0, now - bucket.filledAt) / msEach);
  bucket.filledAt = now;
  return bucket.tokens >= 1 ? 0 : (1 - bucket.tokens) * msEach;
}

/** One customer has a whole /64 of IPv6 addresses; they count as one. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
