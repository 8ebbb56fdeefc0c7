import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSourceText } from './source-text.ts';
import { listSpans, segmentRow, spansByRow } from './span-segments.ts';

const TEXT = '7:30 PM - Dinner\nat Le Petit Cler';
const source = readSourceText(TEXT);

const segmentsOf = (spans: Parameters<typeof listSpans>[0]) => {
  const byRow = spansByRow(source, listSpans(spans, TEXT.length));
  return source.rows.map((row, index) =>
    segmentRow(row, byRow.get(index) ?? []).map((segment) => [
      TEXT.slice(segment.start, segment.end),
      segment.pointers.join(' '),
    ]),
  );
};

describe('segmentRow', () => {
  it('R-1 marks the characters of a value and leaves the rest plain', () => {
    expect(segmentsOf({ '/time': [0, 7] })[0]).toEqual([
      ['7:30 PM', '/time'],
      [' - Dinner', ''],
    ]);
  });

  it('R-1 overlapping spans are cut where they meet, the tighter value first', () => {
    expect(segmentsOf({ '/line': [0, 16], '/time': [0, 7] })[0]).toEqual([
      ['7:30 PM', '/time /line'],
      [' - Dinner', '/line'],
    ]);
  });

  it('R-1 a value in several places and over a line break is marked in each row', () => {
    expect(
      segmentsOf({
        '/title': [
          [10, 19],
          [20, 23],
        ],
      }),
    ).toEqual([
      [
        ['7:30 PM - ', ''],
        ['Dinner', '/title'],
      ],
      [
        ['at', '/title'],
        [' ', ''],
        ['Le ', '/title'],
        ['Petit Cler', ''],
      ],
    ]);
  });

  it('R-1 spans that are empty, inverted or out of the text do no harm', () => {
    expect(segmentsOf({ '/a': [5, 5], '/b': [9, 2], '/c': [900, 950] }).flat()).toEqual([
      ['7:30 PM - Dinner', ''],
      ['at Le Petit Cler', ''],
    ]);
    expect(segmentsOf({ '/d': [30, 99] })[1]?.at(-1)).toEqual(['ler', '/d']);
  });

  it('R-1 whatever the spans, the segments give the row back and say for each character what the spans say', () => {
    const span = fc.tuple(fc.nat(40), fc.nat(40));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('/a', '/b', '/c', '/d'), fc.array(span, { maxLength: 4 })), (spans) => {
        const listed = listSpans(spans as Parameters<typeof listSpans>[0], TEXT.length);
        const byRow = spansByRow(source, listed);
        source.rows.forEach((row, index) => {
          const segments = segmentRow(row, byRow.get(index) ?? []);
          expect(segments.map(({ start, end }) => TEXT.slice(start, end)).join('')).toBe(
            TEXT.slice(row.start, row.end),
          );
          for (const { start, end, pointers } of segments)
            for (let at = start; at < end; at += 1) {
              const wanted = listed.filter((each) => each.start <= at && at < each.end).map((each) => each.pointer);
              expect(new Set(pointers)).toEqual(new Set(wanted));
            }
        });
      }),
    );
  });
});
