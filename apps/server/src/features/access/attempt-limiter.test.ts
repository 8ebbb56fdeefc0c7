import { describe, expect, it } from 'vitest';
import { createAttemptLimiter } from './attempt-limiter.ts';

const start = () => {
  const time = { now: 1_000_000 };
  return { time, limiter: createAttemptLimiter(() => time.now) };
};
const takeMany = (limiter: ReturnType<typeof createAttemptLimiter>, address: string, times: number) =>
  Array.from({ length: times }, () => limiter.take(address));

describe('attempt limiter', () => {
  it('G-7 lets 10 wrong codes in a row pass, then 1 per 6 s', () => {
    const { time, limiter } = start();
    expect(takeMany(limiter, '203.0.113.1', 10)).toEqual(Array(10).fill(null));
    expect(limiter.take('203.0.113.1')).toBe(6);
    time.now += 5000;
    expect(limiter.take('203.0.113.1')).toBe(1);
    time.now += 1000;
    expect(limiter.take('203.0.113.1')).toBeNull();
    expect(limiter.take('203.0.113.1')).toBe(6);
  });

  it('G-7 never counts right codes', () => {
    const { limiter } = start();
    for (let n = 0; n < 50; n++) {
      expect(limiter.take('203.0.113.1')).toBeNull();
      limiter.giveBack('203.0.113.1');
    }
  });

  it('G-7 counts addresses apart, a /64 of IPv6 and a mapped IPv4 as one', () => {
    const { limiter } = start();
    takeMany(limiter, '2001:db8:1:2::1', 10);
    expect(limiter.take('2001:db8:1:2:ffff::9')).toBe(6);
    expect(limiter.take('2001:db8:1:3::1')).toBeNull();
    takeMany(limiter, '::ffff:203.0.113.7', 10);
    expect(limiter.take('203.0.113.7')).toBe(6);
    expect(limiter.take('203.0.113.8')).toBeNull();
  });

  it('G-7 limits all addresses together, and lets those in from which the right code came', () => {
    const { time, limiter } = start();
    limiter.take('198.51.100.1');
    limiter.giveBack('198.51.100.1');
    for (let n = 0; n < 100; n++) expect(limiter.take(`203.0.113.${n}`)).toBeNull();
    expect(limiter.take('203.0.113.200')).toBe(1);
    expect(limiter.take('198.51.100.1')).toBeNull();
    time.now += 1000;
    expect(limiter.take('203.0.113.200')).toBeNull();
  });

  it('G-7 is not fooled by a clock that goes back', () => {
    const { time, limiter } = start();
    takeMany(limiter, '203.0.113.1', 10);
    time.now -= 1_000_000;
    expect(limiter.take('203.0.113.1')).toBe(6);
  });
});
