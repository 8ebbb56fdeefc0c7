/**
 * P-1: linear time. Seconds lie on a busy machine, so work is counted: the characters that regexes are run over and the passages that are
 * cut, for a text and for one four times as long. Linear work grows fourfold, quadratic work sixteenfold.
 */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseItinerary, parseTravelDeal } from '../src/index.ts';
import { DEAL_SHAPES, DISPLAY_SHAPES, fill, SHAPES, type Shape } from './hostile-shapes.ts';

const SMALL = 8_000;
const TIMES = 4;

type Parse = (text: string, context: { readonly referenceDate: string }) => unknown;

/** Put in by hand: a mock keeps every call, gigabytes of them. */
function countWork(parse: Parse, text: string): number {
  let work = 0;
  const exec = RegExp.prototype.exec;
  const slice = String.prototype.slice;
  RegExp.prototype.exec = function (this: RegExp, input: string) {
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
  };
  String.prototype.slice = function (this: string, ...range: [number?, number?]) {
    work++;
    return slice.apply(this, range);
  };
  try {
    parse(text, { referenceDate: '2026-11-21' });
  } finally {
    RegExp.prototype.exec = exec;
    String.prototype.slice = slice;
  }
  return work;
}

const lengthsOf = (shapes: readonly Shape[]) =>
  shapes.map(([name, piece, head]) => ({ name, ofLength: (length: number) => fill(piece, length, head) }));

describe('P-1 work grows with the length of the text', () => {
  it.each(lengthsOf(SHAPES))('for $name', ({ ofLength }) => {
    const small = countWork(parseItinerary, ofLength(SMALL));
    const large = countWork(parseItinerary, ofLength(SMALL * TIMES));
    expect(large / Math.max(small, 1000)).toBeLessThan(TIMES * 1.6);
  });

  it.each(lengthsOf(DISPLAY_SHAPES))('for $name read as a flight quote', ({ ofLength }) => {
    const small = countWork(parseFlightQuote, ofLength(SMALL));
    const large = countWork(parseFlightQuote, ofLength(SMALL * TIMES));
    expect(large / Math.max(small, 1000)).toBeLessThan(TIMES * 1.6);
  });

  it.each(lengthsOf([...SHAPES, ...DEAL_SHAPES]))('for $name read as a deal', ({ ofLength }) => {
    const small = countWork(parseTravelDeal, ofLength(SMALL));
    const large = countWork(parseTravelDeal, ofLength(SMALL * TIMES));
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
