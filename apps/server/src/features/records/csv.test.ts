import { describe, expect, it } from 'vitest';
import { csvRow } from './csv.ts';

describe('CSV', () => {
  it('F-106 quotes what would break a row', () => {
    expect(csvRow(['a', 'b, c', 'say "hi"', 'two\nlines', null, 2, ' x'])).toBe(
      'a,"b, c","say ""hi""","two\nlines",,2," x"\r\n',
    );
  });

  it.each(['=1+1', '+44 20', '-2', '@SUM(A1)', ' =x', '\tx', '\n=x', '＝1+1'])('F-106 %j is no formula', (text) => {
    expect(csvRow([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it.each([
    ['Rome;=1+1', "Rome;'=1+1"],
    ['Rome; @x;+y', "Rome;' @x;'+y"],
    ['Rome\n=1+1', '"Rome\n\'=1+1"'],
    ['Rome - 3 nights; pool', 'Rome - 3 nights; pool'],
    ['a=b', 'a=b'],
  ])('F-106 %j holds no formula where another separator begins a cell', (text, cell) => {
    expect(csvRow([text])).toBe(`${cell}\r\n`);
  });
});
