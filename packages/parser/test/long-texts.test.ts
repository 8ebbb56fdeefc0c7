/** P-1: any text gives an answer, also one with far more lines than an offer or a plan is read from. */
import { expect, it } from 'vitest';
import { parseFlightQuote, parseItinerary, parseTravelDeal } from '../src/index.ts';
import { DEAL_SHAPES, DEEP_SHAPES, DISPLAY_SHAPES, fill, SHAPES } from './hostile-shapes.ts';

const CONTEXT = { referenceDate: '2026-11-21' };
/** Thousands of lines of the short shapes. */
const LONG = 40_000;

const VERY_LONG = 400_000;
const shapes = [...SHAPES, ...DEAL_SHAPES, ...DISPLAY_SHAPES].map(([name, piece, head]) => ({
  name,
  text: fill(piece, LONG, head),
}));
const deep = DEEP_SHAPES.map(([name, piece, head]) => ({ name, text: fill(piece, VERY_LONG, head) }));

it.each([...shapes, ...deep])('P-1 a long text of $name is read', ({ text }) => {
  for (const parse of [parseItinerary, parseFlightQuote, parseTravelDeal]) {
    const { source } = parse(text, CONTEXT);
    let end = 0;
    for (const [from, to] of source.unused) {
      expect(from).toBeGreaterThanOrEqual(end);
      expect(to).toBeGreaterThan(from);
      end = to;
    }
    expect(end).toBeLessThanOrEqual(text.length);
  }
});
