import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const MAX_LINES = 30_000;

/** Two days with so many lines between them that the second begins at the given line, counted from 1. */
const withSecondDayAt = (line: number) =>
  ['Day 1: Rome', '- 10:00 Forum', ...Array.from({ length: line - 3 }, (_, i) => `~${i}`), 'Day 2: Oslo'].join('\n');

describe('a text longer than any trip (P-17)', () => {
  it('is read as far as its 30,000th line', () => {
    const { days } = parseItinerary(withSecondDayAt(MAX_LINES), { referenceDate: '2026-11-21' });
    expect(days.map(({ title }) => title)).toEqual(['Rome', 'Oslo']);
  });

  it('has what stands below among its unused lines', () => {
    const text = withSecondDayAt(MAX_LINES + 1);
    const { days, source } = parseItinerary(text, { referenceDate: '2026-11-21' });
    expect(days.map(({ title }) => title)).toEqual(['Rome']);
    expect(source.unused).toContainEqual([text.length - 'Day 2: Oslo'.length, text.length]);
  });
});
