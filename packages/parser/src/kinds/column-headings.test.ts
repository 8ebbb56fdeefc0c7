import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseItinerary } from '../index.ts';

const context = { referenceDate: '2026-11-21' };

describe('P-12 the heading of a column', () => {
  it('belongs to the first value under it, and to no other', () => {
    const text = [
      '# Rome',
      '## Day 1',
      '| Time | Activity | Cost |',
      '|---|---|---|',
      '| 9:00 AM | Forum | €18 |',
      '| 1:00 PM | Lunch | €30 |',
    ].join('\n');
    const { source } = parseItinerary(text, context);
    const read = (pointer: string) =>
      ([source.spans[pointer] ?? []].flat(2) as number[]).flatMap((from, i, all) =>
        i % 2 === 0 ? [text.slice(from, all[i + 1])] : [],
      );
    expect(read('/days/0/timeBlocks/0/activities/0/time')).toEqual(['Time', '9:00 AM']);
    expect(read('/days/0/timeBlocks/0/activities/0/cost')).toEqual(['Cost', '€18']);
    const places = Object.keys(source.spans).map(read);
    expect(places).toContainEqual(['1:00 PM']);
    expect(places).toContainEqual(['€30']);
    expect(source.unused.map((span) => text.slice(...span))).toEqual(['## Day 1']);
  });

  it('is unused where no value stands under it', () => {
    const text = 'LH 400 FRA JFK 14 May 2027 10:25-13:20\n\n| Desk | Extension |\n|---|---|\n| Groups | 4411 |';
    const { source } = parseFlightQuote(text, context);
    expect(source.unused.map((span) => text.slice(...span))).toContain('| Desk | Extension |');
  });
});
