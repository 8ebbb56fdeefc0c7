import { describe, expect, it } from 'vitest';
import { StartTable } from './start-table.ts';

const SOURCES = [
  '^(?:days?|tag)\\s{0,3}#?\\d',
  '(?<![a-z0-9])(?:muse(?:ums?|o)\\b|b&b|[a-z]*fuhrung|[a-z]+-(?:ji|dera)\\b|(?:[a-z]+ ){0,2}wine (?:lunch|tour))',
  '^(?:\\d+\\s)?(?:(?:the|your)\\s)*(?:tips?|notes?)\\b',
  '(?<![a-z0-9])(?:(?!at)[a-z]{2} ?\\d{2,4}|(?<h>[01]?\\d)h|ore\\.)',
  '^(?:(?:a|b)?x?)+y[^a-c]\\S$',
];
const patterns = SOURCES.map((source) => new RegExp(source));

describe('StartTable', () => {
  const table = new StartTable(SOURCES);
  const possible = (text: string): number => {
    const { found, inner } = table.scan(text);
    return found | inner;
  };

  it.each([
    ['day 3', 0],
    ['tag4', 0],
    ['the museum', 1],
    ['a b&b there', 1],
    ['die stadtfuhrung', 1],
    ['see kiyomizu-dera', 1],
    ['old wine tour', 1],
    ['3 your the tips', 2],
    ['notes', 2],
    ['by lh 123', 3],
    ['alle ore.', 3],
    ['9h', 3],
    ['abxyde', 4],
  ])('lets %j through to the pattern that matches it', (text, index) => {
    expect(patterns[index]?.test(text)).toBe(true);
    expect(possible(text) & (1 << index)).not.toBe(0);
  });

  it('lets every match through, whatever the text', () => {
    const pieces = ['day', ' ', '3', 'muse', 'um', 'wine ', 'fuhrung', '-ji', 'the ', 'tips', 'b&b', 'ab', 'xy', '.'];
    for (let n = 0; n < 14 ** 3; n++) {
      const text = `${pieces[n % 14]}${pieces[Math.floor(n / 14) % 14]}${pieces[Math.floor(n / 196)]}`;
      for (const [i, pattern] of patterns.entries()) {
        const mask = pattern.source.startsWith('^') ? table.at(text) : possible(text);
        if (pattern.test(text)) expect(mask & (1 << i), `${pattern} in ${text}`).not.toBe(0);
      }
    }
  });

  it.each(['dinner at nine', 'arrive in rome', 'a long walk'])('keeps %j from all of them', (text) => {
    expect(possible(text) & 0b00011).toBe(0);
    expect(table.at(text) & 0b10111).toBe(0);
  });
});
