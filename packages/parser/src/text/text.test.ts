import { describe, expect, it } from 'vitest';
import { foldText } from '../tokenizer/fold-text.ts';
import { tokenize } from '../tokenizer/tokenize.ts';
import { cleanCharacters } from './characters.ts';
import { cleanInlineMarkup } from './inline-markup.ts';
import { readLines } from './lines.ts';
import { withoutPageFurniture } from './page-furniture.ts';
import { joinPassages, offsetOf, slicePassage, spanOf, trimPassage } from './passage.ts';
import { findTables } from './tables.ts';
import { joinWrappedLines } from './wrapped-lines.ts';

const clean = (text: string) => cleanInlineMarkup({ text, at: 0 });

describe('cleanCharacters', () => {
  it('P-8 turns odd blanks into blanks and drops invisible marks, with offsets', () => {
    const passage = cleanCharacters('a\u00a0b\u200bc', 10);
    expect(passage.text).toBe('a bc');
    expect(spanOf(passage, 3, 4)).toEqual([14, 15]);
  });

  it('repairs UTF-8 that was read as Windows-1252', () => {
    expect(cleanCharacters('CafÃ© â€“ â‚¬5', 0).text).toBe('Café – €5');
    expect(cleanCharacters('São João', 0).text).toBe('São João');
  });
});

describe('cleanInlineMarkup', () => {
  it('takes emphasis out and remembers what was bold', () => {
    const { passage, bolds } = clean('Visit **Casa _Batlló_** now');
    expect(passage.text).toBe('Visit Casa Batlló now');
    expect(bolds).toEqual([[8, 21]]);
    expect(spanOf(passage, 6, 10)).toEqual([8, 12]);
  });

  it('keeps marks that mark nothing', () => {
    expect(clean('5 * 3 * 2, snake_case_word, NYC*').passage.text).toBe('5 * 3 * 2, snake_case_word, NYC*');
  });

  it('keeps the stars of hotels', () => {
    expect(clean('Basma 4*; Caspien 4*').passage.text).toBe('Basma 4*; Caspien 4*');
  });

  it('reads links of markdown and HTML, and drops images', () => {
    const { passage, links } = clean('[Book](https://a.example) <a href="http://b.example">here</a> ![x](y.png)&amp;');
    expect(passage.text).toBe('Book here &');
    expect(links.map((link) => link.href)).toEqual(['https://a.example', 'http://b.example']);
  });

  it('leaves what only looks like a tag', () => {
    expect(clean('LHR<->CUN, a < b').passage.text).toBe('LHR<->CUN, a < b');
  });
});

describe('readLines', () => {
  it('P-8 reads the same marks from CRLF, quoted and tabbed text', () => {
    const [a] = readLines('- item');
    const [b] = readLines('> - item\r\n');
    expect([b?.bullet, b?.passage.text, b?.quote]).toEqual([a?.bullet, a?.passage.text, 0]);
  });

  it.each([
    ['## Day 1 ##', { heading: 2, bullet: null }, 'Day 1'],
    ['<h3>Friday</h3>', { heading: 3, bullet: null }, 'Friday'],
    ['3. Third', { heading: 0, bullet: '3.' }, 'Third'],
    ['- [x] Passport', { heading: 0, bullet: '-' }, 'Passport'],
    ['[12/11/2026, 18:42:07] Sana: Hello', { heading: 0, bullet: null }, 'Hello'],
  ])('reads %s', (raw, marks, text) => {
    const [line] = readLines(raw);
    expect(line).toMatchObject(marks);
    expect(line?.passage.text).toBe(text);
  });

  it('knows a rule from a bullet', () => {
    expect(readLines('---')[0]?.isRule).toBe(true);
    expect(readLines('- a')[0]?.isRule).toBe(false);
  });
});

describe('passages', () => {
  it('keep their offsets when cut, trimmed and joined', () => {
    const first = trimPassage({ text: '  ab, ', at: 5 }, ',');
    const joined = joinPassages([first, slicePassage({ text: 'xcd', at: 20 }, 1)]);
    expect(joined.text).toBe('ab cd');
    expect([offsetOf(joined, 0), offsetOf(joined, 3)]).toEqual([7, 21]);
  });
});

describe('findTables', () => {
  const isHeader = (cell: string) => /^(?:time|activity|day|port)$/i.test(cell);

  it.each([
    '| Time | Activity |\n|---|---|\n| 9:00 | Walk |',
    'Time\tActivity\n9:00\tWalk',
    'Day   Time   Activity\n1     9:00   Walk',
  ])('finds one in %j', (text) => {
    expect(findTables(readLines(text), isHeader)[0]?.rows.at(-1)?.cells.at(-1)?.text).toBe('Walk');
  });

  it('finds none in a line with a bar', () => {
    expect(findTables(readLines('Mon Sep 29, 2025 | Depart 05:00pm\nnext'), isHeader)).toEqual([]);
  });
});

describe('joinWrappedLines', () => {
  const wrapped = [
    'Collect your rental car at the airport at ten and then drive to Doolin',
    'along quiet country roads. In the afternoon you may want to visit the',
    'cliffs and walk a stretch of the old cliff path at your very own pace',
    'before you go back to the village for some traditional music at night.',
    'Overnight: Seaspray House',
  ].join('\n');

  it('puts the lines of a paragraph together and leaves a label alone', () => {
    expect(
      joinWrappedLines(withoutPageFurniture(readLines(wrapped)), () => false).map(
        (line) => line.passage.text.length > 100,
      ),
    ).toEqual([true, false]);
  });

  it('numbers the lines anew, so that the rows of a table after them are found', () => {
    const lines = joinWrappedLines(withoutPageFurniture(readLines(`${wrapped}\n\n| Price | 845 |`)), () => false);
    expect(lines.map((line) => line.index)).toEqual([0, 1, 2, 3]);
  });

  const joined = (text: string) =>
    joinWrappedLines(withoutPageFurniture(readLines(text)), () => false).map((line) => line.passage.text);

  it('makes one word of two cut by a hyphen, but not of suspended ones', () => {
    expect(joined(`${wrapped}\n\nYour tour in-\ncludes`).at(-1)).toBe('Your tour includes');
    expect(joined(`${wrapped}\n\nThree-\nand four-star hotels`).at(-1)).toBe('Three- and four-star hotels');
    expect(joined('Your tour in-\ncludes')).toHaveLength(2);
  });

  it('goes on with an entry whose next word would not have fitted', () => {
    const entry = '- A ride on the cog railway up to the top with views of the fine old\n  Matterhorn\n- Lake';
    expect(joined(`${wrapped}\n\n${entry}`).slice(-2)).toEqual([
      'A ride on the cog railway up to the top with views of the fine old Matterhorn',
      'Lake',
    ]);
  });

  it('goes on behind a preposition, whatever room is left', () => {
    const short = 'Sail at nine past the old lighthouse of the cape. Overnight at\nCape Light Lodge';
    expect(joined(`${wrapped}\n\n${short}`).at(-1)).toMatch(/Overnight at Cape Light Lodge$/);
    const entry = 'Sail at nine past the old lighthouse of the cape. Check in\nCape Light Lodge';
    expect(joined(`${wrapped}\n\n${entry}`).at(-1)).toBe('Cape Light Lodge');
  });

  it('leaves a list of lines as it is', () => {
    expect(
      joinWrappedLines(
        withoutPageFurniture(readLines('Louvre in the morning\nOrsay in the afternoon\nDinner')),
        () => false,
      ),
    ).toHaveLength(3);
  });
});

describe('tokenize and foldText', () => {
  it('folds character for character', () => {
    expect(foldText('Ñandú Straße')).toBe('nandu strase');
    expect(foldText('ÅØ').length).toBe(2);
  });

  it('tells words from numbers', () => {
    expect(tokenize("St Peter's 1,200").map((t) => [t.kind, t.folded])).toEqual([
      ['word', 'st'],
      ['word', "peter's"],
      ['number', '1,200'],
    ]);
  });
});

describe('marks of a list', () => {
  const marks = (text: string) => readLines(text).map(({ bullet, passage }) => [bullet, passage.text]);

  it.each([...'-•▸⁃∙◇⇒§', '\uf0b7', '\uf0a7', '~'])('%s', (mark) =>
    expect(marks(`${mark} Visit the fort`)).toEqual([[mark, 'Visit the fort']]),
  );

  it('o of a second level, behind a tab or wide gap', () => {
    expect(marks('o\tVisit the fort')).toEqual([['o', 'Visit the fort']]);
    expect(marks('o forte de São Miguel')).toEqual([[null, 'o forte de São Miguel']]);
  });

  it('none of what is about something or set off', () => {
    expect(marks('~ 2 hours by boat')).toEqual([[null, '~ 2 hours by boat']]);
    expect(marks('~ A week for two ~')).toEqual([[null, '~ A week for two ~']]);
  });
});

describe('page numbers that stand first', () => {
  const left = (text: string) =>
    withoutPageFurniture(readLines(text))
      .lines.map((line) => line.passage.text)
      .filter((line) => line !== '');
  const gap = ' '.repeat(30);

  it('go with what the pages repeat beside them', () => {
    const head = `Blue Cape Cruises${gap}SUMMER`;
    expect(left(`${head}\nOne\n\n6${gap}www.cape.test\n${head}\nTwo\n\n7${gap}www.cape.test`)).toEqual(['One', 'Two']);
    expect(left(`One\n\n6${gap}Blue Cape Cruises\nTwo\n\n7${gap}Blue Cape Cruises`)).toEqual(['One', 'Two']);
    expect(left(`One\n\n6${gap}www.cape.test\nTwo`)).toEqual(['One', 'Two']);
  });

  it('are none where they do not count on', () => {
    const rows = [`7${gap}Blue Cape`, `3${gap}Blue Cape`, `12${gap}guests`];
    expect(left(rows.join('\n'))).toEqual(rows);
  });
});
