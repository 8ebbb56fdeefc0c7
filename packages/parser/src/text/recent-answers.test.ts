import { describe, expect, it, vi } from 'vitest';
import { keepRecent } from './recent-answers.ts';

describe('keepRecent', () => {
  it('reads a text once while it is among the last eight, and gives each its own answer', () => {
    const read = vi.fn((text: string) => [text]);
    const ask = keepRecent(read);
    expect(['a', 'b', 'a', '', 'b', ''].map((text) => ask(text))).toEqual([['a'], ['b'], ['a'], [''], ['b'], ['']]);
    expect(read).toHaveBeenCalledTimes(3);
    for (let n = 0; n < 8; n++) ask(String(n));
    expect(ask('a')).toEqual(['a']);
    expect(read).toHaveBeenCalledTimes(12);
    expect(ask('7')).toEqual(['7']);
    expect(read).toHaveBeenCalledTimes(12);
  });
});
