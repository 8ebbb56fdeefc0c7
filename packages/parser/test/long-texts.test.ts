/** P-1: any text gives an answer, also one with far more lines than an offer or a plan is read from. */
import { expect, it } from 'vitest';
import { parseFlightQuote, parseItinerary, parseTravelDeal } from '../src/index.ts';
import { DEAL_SHAPES, DISPLAY_SHAPES, fill, SHAPES } from './hostile-shapes.ts';

const CONTEXT = { referenceDate: '2026-11-21' };
/** Thousands of lines of the short shapes. */
const LONG = 40_000;

it.each([...SHAPES, ...DEAL_SHAPES, ...DISPLAY_SHAPES])('P-1 a long text of %s is read', (_, piece) => {
  const text = fill(piece, LONG);
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
