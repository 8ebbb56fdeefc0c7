import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../formats/reading/document.ts';
import { spanOf } from '../../../text/passage.ts';
import { withJoinedSentences } from './joined-lines.ts';

const joined = (text: string) =>
  withJoinedSentences(readDocument(text)).lines.flatMap(({ passage }) => (passage.text === '' ? [] : [passage.text]));

describe('withJoinedSentences', () => {
  it('puts a sentence together that stops at a word which ends nothing', () => {
    expect(joined('A deposit of\nCA$400 per person secures\nthe room.')).toEqual([
      'A deposit of CA$400 per person secures',
      'the room.',
    ]);
    expect(joined('Travel any day between 12 April and\nJune 18, 2027')).toHaveLength(1);
    expect(joined('Drei Übernachtungen in einem schönen Hotel mit\nFrühstück')).toHaveLength(1);
  });

  it('goes on with an entry of a list that is indented under it, and with a word cut in two', () => {
    expect(joined('• Entry to the castle and the old\n  gardens\n• Breakfast every morn-\n  ing')).toEqual([
      'Entry to the castle and the old gardens',
      'Breakfast every morning',
    ]);
  });

  it('goes on flush with the mark in a narrow list', () => {
    expect(
      joined(
        '• A private table in the oldest Walled\nGarden pavilion\n• A bottle of house wine and all\nsoft drinks\n• Free parking and the use of our\nbicycles',
      ),
    ).toEqual([
      'A private table in the oldest Walled Garden pavilion',
      'A bottle of house wine and all soft drinks',
      'Free parking and the use of our bicycles',
    ]);
    expect(joined('• Half board\nno single supplement')).toHaveLength(2);
  });

  it('leaves lists of short lines, labels, addresses and new messages alone', () => {
    for (const text of [
      'Bali trip 14-19 Feb ex BOM, INR 64,500 pp twin sharing\nmin 2 pax',
      'Reservations: Ann Lee, Atoll Travel\nann@atoll.example.com',
      '£100pp deposit to book, balance 10 weeks before\nOver 18s only',
      'Preis pro Person im Doppelzimmer: 429,00 EUR\nPreis pro Person im Einzelzimmer: 499,00 EUR',
    ])
      expect(joined(text)).toEqual(text.split('\n'));
  });

  it('measures a line by what one sees of it', () => {
    const short = '$1,024 each, main cabin, one bag,\nwindow seats';
    expect(joined(short)).toHaveLength(2);
    expect(joined(short.replaceAll(' ', ' \u200b\u200b\u200b'))).toHaveLength(2);
    expect(joined('$1,024 each, main cabin, one bag, a meal on board,\nwindow seats')).toHaveLength(1);
  });

  it('keeps where each character stands', () => {
    const text = 'The balance is due on\n3 May.';
    const [line] = withJoinedSentences(readDocument(text)).lines;
    expect(line && spanOf(line.passage)).toEqual([0, text.length]);
  });
});
