import { describe, expect, it } from 'vitest';
import { readPageFrame } from './page-frame.ts';

describe('P-13 what was done to all lines alike', () => {
  it.each([
    ['an indent', '    Day 1: Oslo\n    Walk\n\n    Day 2: Bergen', 4],
    ['a tab', '\tDay 1: Oslo\n\tWalk', 1],
    ['a bar before each line', '| Day 1: Oslo\n| Walk\n| Day 2: Bergen', 2],
    ['rows of a table', '| Day | City |\n| 1 | Oslo |\n| 2 | Bergen |', 0],
    ['a row and what is left of others', '| 0 |\n| u\n| s', 0],
    ['the same with signs that nobody sees', '| \u200b0 \u200b|\n| \u200bu\n| \u200bs', 0],
    ['an indent of some lines', 'Day 1: Oslo\n  Walk\n  Museum', 0],
  ])('%s', (_, text, front) => expect(readPageFrame(text).front).toBe(front));

  const spaced = (line: string, blank: string) =>
    [...'abcde'].map((letter) => `${letter} one${line}${letter} two${line}`).join(blank);

  it.each([
    ['line feeds', '\n\n', '\n\n'],
    ['the line breaks of Windows', '\r\n\r\n', '\r\n\r\n'],
    ['blanks that do not break in an empty paragraph', '\n\n', '\u00a0\n\n'],
  ])('a blank line behind each: %s', (_, line, blank) => {
    expect(readPageFrame(spaced(line, blank)).isDoubleSpaced).toBe(true);
    expect(readPageFrame(spaced('\n', blank)).isDoubleSpaced).toBe(false);
  });

  it('a blank line of a quoted mail is blank', () => {
    const doubled = [...'abcdefgh'].join('\n\n');
    expect(readPageFrame(doubled).isDoubleSpaced).toBe(true);
    expect(readPageFrame(doubled.replace(/^/gm, '> ')).isDoubleSpaced).toBe(true);
  });

  it('a byte order mark above is no line of its own', () => {
    const doubled = '\n\na\n\nb\n\nc\n\nd\n\ne\n\nf\n\ng';
    expect(readPageFrame(`\ufeff${doubled}`)).toEqual(readPageFrame(doubled));
  });

  const card = 'Porto Weekend\n4 days / 3 nights\nWas\n€540\nNow\n€432\nper person\nEnds\n6 December 2026\nView deal';
  const paragraph =
    'Walk over the bridge in the evening, when the lamps are lit and the boats lie at the quay below you.';

  it('T-320 sees it behind the short lines of a card, too', () => {
    const isSpaced = (text: string) => readPageFrame(text.replaceAll('\n', '\n\n')).isDoubleSpaced;
    expect(isSpaced(card)).toBe(true);
    expect(isSpaced(`${card}\n${paragraph}`)).toBe(true);
    expect(isSpaced(card.slice(0, 40))).toBe(false);
    expect(isSpaced([...'abcdefghij'].map((letter) => `Day ${letter}\n${paragraph}`).join('\n'))).toBe(false);
    expect(readPageFrame(`${card.replaceAll('\n', '\n\n')}\nShare`).isDoubleSpaced).toBe(false);
  });

  it('T-320 sees it between rows of which most stand alone', () => {
    const text = `Lanzarote\n\n\n\nHello,\n\n\n\nthree hotels:\n\n\n\n${card.replaceAll('\n', '\n\n')}\n\n\n\nBye\n\n\n\nAnn\n\n\n\nA&O`;
    expect(readPageFrame(text).isDoubleSpaced).toBe(true);
  });
});

describe('F-293 one blank line behind each of many short lines', () => {
  const lines = (count: number, line: string) => Array.from({ length: count }, (_, i) => `${line}${i}`).join('\n\n');

  it('tells nothing; few lines, or long ones, may be paragraphs', () => {
    expect(readPageFrame(lines(20, 'Cape Town ')).isDoubleSpaced).toBe(true);
    expect(readPageFrame(lines(6, 'Cape Town ')).isDoubleSpaced).toBe(false);
    expect(readPageFrame(lines(20, `${'We fly to Cape Town for a week. '.repeat(3)}Day `)).isDoubleSpaced).toBe(false);
    expect(readPageFrame(`${lines(20, 'Cape Town ')}\nBangkok`).isDoubleSpaced).toBe(false);
  });
});
