import { describe, expect, it } from 'vitest';
import { hasBareChatStamp, readChatStamp } from './chat-stamp.ts';
import { readCommaTable } from './comma-rows.ts';
import { readLines } from './lines.ts';
import { splitAtTags } from './tag-breaks.ts';

describe('readChatStamp', () => {
  it.each([
    ['[18/11/2026, 19:02:48] Salma: Hi', 'Salma', 'Hi'],
    ['12/11/26, 6:42 PM - Sana Travels: Hi', 'Sana Travels', 'Hi'],
    ['[19:02, 18/11/2026] Salma: Hi', 'Salma', 'Hi'],
    ['[2026-11-18 19:02] Salma: Hi', 'Salma', 'Hi'],
    ['[18/11, 7:02 pm] Salma (Blue Door): Hi', 'Salma (Blue Door)', 'Hi'],
  ])('reads the stamp of %s', (text, sender, message) => {
    const stamp = readChatStamp(text);
    expect([stamp?.sender, text.slice(stamp?.length)]).toEqual([sender, message]);
  });

  it.each([
    '[9:30] Louvre: guided tour',
    '[Book here](https://a.b): now',
    '12/11/2026 - Arrival',
    '9:30 Louvre: guided tour',
  ])('finds none in %s', (text) => {
    expect(readChatStamp(text)).toBeNull();
  });
});

describe('hasBareChatStamp', () => {
  it('finds what the app says itself, not an entry with its time', () => {
    expect(hasBareChatStamp('18/11/26, 20:15 - Los mensajes están cifrados')).toBe(true);
    expect(hasBareChatStamp('20:15 - Cena en Da Enzo')).toBe(false);
  });
});

describe('quote marks', () => {
  const quotes = (text: string) => readLines(text).map((line) => line.quote);

  it('count from the level of the mail that most lines stand in', () => {
    expect(quotes('See below\n> Day 1\n> 9:00 Walk\n> 10:00 Lunch\n>> a reply')).toEqual([0, 0, 0, 0, 1]);
  });

  it('stay those of a quotation in any other text', () => {
    expect(quotes('Day 1\n9:00 Walk\n> Tip: bring water\n10:00 Lunch')).toEqual([0, 0, 1, 0]);
  });
});

describe('readCommaTable', () => {
  const isHeader = (cell: string) => /^(?:date|time|what|where|cost)$/i.test(cell);
  const table = (text: string) => readCommaTable(readLines(text), 0, isHeader);
  const cells = (text: string) => table(text)?.rows.map((row) => row.cells.map((cell) => cell.text));

  it('reads quoted cells, doubled marks apart, and cells that go on over a line', () => {
    expect(
      cells('Date,Time,What,Where\n1 May,9:00,Tour,"Alfama, Lisbon"\n1 May,12:00,"Lunch\nwith wine",Baixa'),
    ).toEqual([
      ['1 May', '9:00', 'Tour', 'Alfama, Lisbon'],
      ['1 May', '12:00', 'Lunch with wine', 'Baixa'],
    ]);
  });

  it('reads semicolons, with commas in the cells', () => {
    expect(cells('Date;What;Cost\n1 May;Tour;12,50\n2 May;Walk;')).toEqual([
      ['1 May', 'Tour', '12,50'],
      ['2 May', 'Walk', ''],
    ]);
  });

  it.each([
    'Lisbon, Porto, Faro and back\nA trip, with wine, for two\nAnd more, of it, all',
    'Date, time, what\nis all we need to know.\nThanks',
  ])('takes no sentences for rows', (text) => {
    expect(table(text)).toBeNull();
  });
});

describe('splitAtTags', () => {
  const parts = (raw: string) => splitAtTags(raw).map(([from, to]) => raw.slice(from, to));

  it('breaks a line at `<br>` and between items', () => {
    expect(parts('<p>9:00 Walk<br/>10:00 Lunch</p>')).toEqual(['9:00 Walk<br/>', '10:00 Lunch</p>']);
    expect(parts('<ul><li>Walk</li><li>Lunch</li></ul>')).toEqual(['<ul><li>Walk</li>', '<li>Lunch</li></ul>']);
  });

  it('leaves the cells of a table row and plain text whole', () => {
    expect(parts('| 9:00 | Walk<br>Lunch |')).toHaveLength(1);
    expect(parts('a < b and c > d')).toHaveLength(1);
  });
});
