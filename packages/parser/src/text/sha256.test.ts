import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('gives the published digest of %j', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it('agrees with node:crypto for every length around a block and for all planes', () => {
    for (let n = 0; n < 200; n++) {
      const text = 'aé€😀\n'.repeat(n).slice(0, n);
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }
  });

  it('counts a lone surrogate as U+FFFD', () => {
    expect(sha256('a\ud800b')).toBe(sha256('a\ufffdb'));
  });
});
