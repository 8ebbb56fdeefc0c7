/**
 * P-1: linear time. Seconds lie on a busy machine, so work is counted: the characters that regexes are run over and the passages that are
 * cut, for a text and for one four times as long. Linear work grows fourfold, quadratic work sixteenfold.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseItinerary, parseTravelDeal } from '../src/index.ts';
import { readCases } from './read-corpus.ts';

const lisbon = readCases('itinerary').find((c) => c.name.includes('lisbon'))?.text ?? '';
const SHAPES: readonly (readonly [string, string])[] = [
  ['an itinerary again and again', lisbon],
  ['one line of digits', '1234567890'],
  ['bars', '|'],
  ['stars', '*'],
  ['bold words', '**a** '],
  ['dollars', '$'],
  ['prices', '$5 '],
  ['nested lists', '- a\n  - b\n    - c\n'],
  ['brackets', '['],
  ['links', '[a](http://x.y) '],
  ['open tags', '<a '],
  ['open comments', '<!--'],
  ['day headings', 'Day 1: x\n'],
  ['table rows', '| a | b |\n'],
  ['spreadsheet rows', 'a\tb\n'],
  ['clock times', '9:00 '],
  ['sentences', 'Visit the old town and have lunch. '],
  ['blank lines', '\n'],
  ['carriage returns', 'a\r'],
  ['emoji', '🌅'],
];
const DEAL_SHAPES: readonly (readonly [string, string])[] = [
  ['a list in running text', 'a, '],
  ['items', '- Breakfast included daily\n'],
  ['options', 'Inside from $749 pp\n'],
  ['blocks of hotels', 'Hotel Abc\n£500 pp\n'],
  ['deadlines', 'book by 5 May 2027 '],
  ['signatures', 'Kind regards\nAnn Lee\n'],
  ['net rates', 'net rate 10% commission '],
  ['passports', 'passport '],
  ['words cut by hyphens', `${'x'.repeat(60)} abc-\n`],
  ['percentages', 'save 20% '],
  ['sentences of conditions', 'Includes flights. Subject to availability. '],
];
const SMALL = 8_000;
const TIMES = 4;
const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

type Parse = (text: string, context: { readonly referenceDate: string }) => unknown;

function countWork(parse: Parse, text: string): number {
  let work = 0;
  const exec = RegExp.prototype.exec;
  const slice = String.prototype.slice;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, input: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, input);
    const to =
      match === null
        ? this.sticky || this.source.startsWith('^')
          ? from + 1
          : input.length
        : match.index + match[0].length;
    work += Math.max(1, to - from);
    return match;
  });
  vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, ...range: [number?, number?]) {
    work++;
    return slice.apply(this, range);
  });
  parse(text, { referenceDate: '2026-11-21' });
  vi.restoreAllMocks();
  return work;
}

describe('P-1 work grows with the length of the text', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(SHAPES)('for %s', (_, piece) => {
    const small = countWork(parseItinerary, fill(piece, SMALL));
    const large = countWork(parseItinerary, fill(piece, SMALL * TIMES));
    expect(large / Math.max(small, 1000)).toBeLessThan(TIMES * 1.6);
  });

  it.each([...SHAPES, ...DEAL_SHAPES])('for %s read as a deal', (_, piece) => {
    const small = countWork(parseTravelDeal, fill(piece, SMALL));
    const large = countWork(parseTravelDeal, fill(piece, SMALL * TIMES));
    expect(large / Math.max(small, 1000)).toBeLessThan(TIMES * 1.6);
  });

  it('counts quadratic work as such', () => {
    const quadratic = (n: number): number => {
      let work = 0;
      for (let i = 0; i < n; i++) work += fill('x', n).slice(i).length;
      return work;
    };
    expect(quadratic(400) / quadratic(100)).toBeGreaterThan(TIMES * 1.6);
  });
});
