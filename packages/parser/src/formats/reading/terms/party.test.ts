import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../../../parse.ts';

/** The words of the text that the count of travelers points at. */
function pointedAt(text: string): string[] {
  const { passengers, source } = parseFlightQuote(text, { referenceDate: '2026-11-21' });
  const spans = passengers === null ? [] : (source.spans['/passengers'] ?? []);
  return spans.flat().length === 2 ? [text.slice(...(spans.flat() as [number, number]))] : [];
}

describe('the count of travelers points at its number', () => {
  it.each([
    ['four of us', 'four'],
    ['Hello, four of us want to fly LHR-JFK on 3 May 2027', 'four'],
    ['LHR-JFK on 3 May 2027 and three of us fly', 'three'],
    ['LHR-JFK 3 May 2027 zu zweit 1.378 €', 'zweit'],
    ['LHR-JFK 3 May 2027, £289 pp x 2 = 578', '2'],
  ])('%s', (text, number) => expect(pointedAt(text)).toEqual([number]));
});
