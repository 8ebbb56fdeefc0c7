import { describe, expect, it } from 'vitest';
import { pageLines } from './page-lines.ts';
import type { PageWord } from './page-words.ts';

const SIZE = 10;
const word = (text: string, x: number, y: number): PageWord => ({ text, x, y, width: text.length * 5, size: SIZE });
const column = (texts: readonly string[], x: number, from: number, pitch = 12) =>
  texts.map((text, at) => word(text, x, from + at * pitch));

const LEFT = [
  'The train leaves Zurich and',
  'climbs to Chur, where the',
  'glacier route begins its',
  'long glide to Zermatt and',
  'its hotels under the peak',
];
const RIGHT = [
  'Four days later panoramic',
  'cars carry you down to the',
  'lake of Geneva, with the',
  'vineyards of Lavaux above',
  'and the castle of Chillon',
];

describe('the lines of a page', () => {
  it('K-7 stand in the order of the page, whatever the order of the file', () => {
    const words = [word('second', 60, 10), word('line two', 10, 22), word('first', 10, 10)];
    expect(pageLines(words)).toBe('first\tsecond\nline two');
  });

  it('K-7 columns of running text are read one after the other, also where their lines stand level', () => {
    const words = [...column(LEFT, 10, 10), ...column(RIGHT, 200, 10)];
    expect(pageLines(words)).toBe([...LEFT, '', ...RIGHT].join('\n'));
  });

  it('K-7 a narrow column beside text whose lines do not go with it is read by itself', () => {
    const notes = ['Call us', '0171 5550', 'Mon to Fri', '9 to 5', 'Ask for', 'Petra'];
    const words = [...column(notes, 10, 15, 13.4), ...column([...LEFT, ...RIGHT], 200, 10)];
    expect(pageLines(words)).toBe([...notes, '', ...LEFT, ...RIGHT].join('\n'));
  });

  it('K-7 a table keeps its rows and its empty cells', () => {
    const words = [
      ...[word('Date', 10, 10), word('Flight', 60, 10), word('+', 110, 10), word('Cabin', 130, 10)],
      ...[word('2 May', 10, 22), word('BA 178', 60, 22), word('+1', 110, 22), word('Economy', 130, 22)],
      ...[word('9 May', 10, 34), word('BA 117', 60, 34), word('Economy', 130, 34)],
    ];
    expect(pageLines(words)).toBe('Date\tFlight\t+\tCabin\n2 May\tBA 178\t+1\tEconomy\n9 May\tBA 117\t\tEconomy');
  });

  it('K-7 a cell of two lines is one cell; a second row of the same day stays a row', () => {
    const wrapped = [
      ...[word('Day', 10, 10), word('Hotel', 60, 10), word('Board', 160, 10)],
      ...[word('1', 10, 22), word('Hotel Torre', 60, 22), word('Half', 160, 22)],
      word('Sanlorenzo', 60, 34),
      ...[word('2', 10, 46), word('La Ginestra', 60, 46), word('Half', 160, 46)],
      ...[word('Il Sole', 60, 58), word('Full', 160, 58)],
    ];
    expect(pageLines(wrapped)).toBe(
      'Day\tHotel\tBoard\n1\tHotel Torre Sanlorenzo\tHalf\n2\tLa Ginestra\tHalf\n\tIl Sole\tFull',
    );
  });

  it('K-7 paragraphs stand apart, and an empty page is empty', () => {
    const words = [...column(['one', 'two', 'three'], 10, 10), ...column(['four', 'five'], 10, 70)];
    expect(pageLines(words)).toBe('one\ntwo\nthree\n\nfour\nfive');
    expect(pageLines([])).toBe('');
  });
});
