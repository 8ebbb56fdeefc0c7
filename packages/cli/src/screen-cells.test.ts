import { describe, expect, it } from 'vitest';
import { cellsOf, columnsOf, fitText, foldCells, foldWords } from './screen-cells.ts';

const shown = (text: string) =>
  cellsOf(text)
    .map((cell) => cell.shown)
    .join('');

describe('cells of a screen', () => {
  it.each([
    ['Rome', 4],
    ['Zürich', 6],
    ['e\u0301te\u0301', 3],
    ['東京', 4],
    ['🌅', 2],
    ['👨‍👩‍👧', 2],
    ['🇵🇹', 2],
    ['✈️', 2],
    ['a\u200bb', 2],
    ['', 0],
  ])('L-4 %j takes %i columns', (text, columns) => {
    expect(columnsOf(cellsOf(text))).toBe(columns);
  });

  it('L-5 shows what would move the cursor or turn the line by a sign', () => {
    expect(shown('a\u001b[31mb\u0007\u009b2J\r\u202ec\ud800\td')).toBe('a�[31mb��2J��c�⇥d');
  });

  it('L-4 knows where each cell stands in the text', () => {
    expect(cellsOf('a🌅b').map((cell) => cell.at)).toEqual([0, 1, 3]);
  });

  it('L-4 breaks rows after a blank, and a long word where it must', () => {
    const rows = (text: string) => foldCells(cellsOf(text), 10).map((row) => row.map((cell) => cell.shown).join(''));
    expect(rows('one two three four')).toEqual(['one two ', 'three four']);
    expect(rows('a'.repeat(25))).toEqual(['a'.repeat(10), 'a'.repeat(10), 'a'.repeat(5)]);
    expect(rows('')).toEqual(['']);
  });

  it('L-4 cuts what does not fit', () => {
    expect(fitText('Lunch at the\nmarket', 10)).toBe('Lunch at …');
    expect(fitText('東京東京', 6)).toBe('東京…');
    expect(foldWords('one two three', 7)).toEqual(['one two', 'three']);
  });
});
