import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../formats/reading/document.ts';
import { withLabelledRows } from './labelled-rows.ts';
import { withListMarks } from './list-marks.ts';

const entries = (text: string) =>
  withListMarks(readDocument(text)).lines.flatMap(({ bullet, passage }) => (bullet === null ? [] : [passage.text]));

describe('withListMarks', () => {
  it.each(['~ a bus\n~ a boat', '· a bus\n· a boat', '[x] a bus\n[ ] a boat', '-a bus\n-a boat'])(
    'reads the entries of %j',
    (text) => expect(entries(text)).toEqual(['a bus', 'a boat']),
  );

  it.each(['', '> ', '\u200b'])('reads hashes as marks under a line of text, each line behind %j', (front) =>
    expect(entries('Included\n# a bus\n# a boat'.replace(/^/gm, front))).toEqual(['a bus', 'a boat']),
  );

  it('takes one line with such a mark for no list', () =>
    expect(entries('~ 45 minutes by bus\nthen a boat')).toEqual([]));
});

describe('withLabelledRows', () => {
  const lines = (text: string) => withLabelledRows(readDocument(text)).lines.map((line) => line.passage.text);

  it('reads dots as the way from a label to its value', () =>
    expect(lines('Hotel ........ Riad Zitoune\nNights ........ 6\nDouble ........ EUR 845')).toEqual([
      'Hotel: Riad Zitoune',
      'Nights: 6',
      'Double ........ EUR 845',
    ]));

  it('reads a row of terms and rows of two cells without bars at the edge', () =>
    expect(lines('Stay dates | 11 Jan 2027\nSales until | 31 Dec 2026\nEXCL | flights | visa')).toEqual([
      'Stay dates: 11 Jan 2027',
      'Sales until: 31 Dec 2026',
      'EXCL: flights; visa',
    ]));
});
