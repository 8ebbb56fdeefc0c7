import { type ContentKind, detectKind, parseContent } from '@waypage/parser';
import { describe, expect, it } from 'vitest';
import { explainAnswer, type Screen } from './explain-answer.ts';
import { cellsOf, columnsOf } from './screen-cells.ts';

const referenceDate = '2026-11-21';
const explain = (kind: ContentKind, text: string, screen: Partial<Screen> = {}) =>
  explainAnswer(
    parseContent(kind, text, { referenceDate }),
    { text, kind, clues: null, referenceDate },
    { width: 80, colours: false, ...screen },
  );

const TRIP = `Lisbon weekend
May 13 to 14, 2027

Day 1: Alfama
- 1:00 PM Lunch at the market (€22)
Fly 東京 \u001b[31mred\tTAB
`;

describe('explainAnswer', () => {
  it('L-4 shows each line with carets under its values, and says at the end how much was used', () => {
    const shown = explain('itinerary', TRIP).split('\n');
    const at = shown.indexOf(' 5 | - 1:00 PM Lunch at the market (€22)');
    expect(shown.slice(at, at + 4)).toEqual([
      ' 5 | - 1:00 PM Lunch at the market (€22)',
      '   |   ^^^^^^^ /days/0/timeBlocks/0/activities/0/time = 1:00 PM',
      '   |           ^^^^^^^^^^^^^^^^^^^',
      '   |     /days/0/timeBlocks/0/activities/0/title = Lunch at the market',
    ]);
    expect(shown.at(-2)).toBe('Read as: itinerary. Reference date: 2026-11-21.');
    expect(shown.at(-3)).toMatch(/^\d of 5 lines used\.$/);
  });

  it('L-4 shows every span and every unused line once', () => {
    for (const kind of ['itinerary', 'flight-quote', 'travel-deal'] as const) {
      const answer = parseContent(kind, TRIP, { referenceDate });
      const shown = explain(kind, TRIP, { width: 200 });
      for (const [pointer, place] of Object.entries(answer.source.spans)) {
        const times = typeof place[0] === 'number' ? 1 : place.length;
        const found = shown
          .split('\n')
          .filter((row) => row.includes(` ${pointer} = `) || row.includes(` ${pointer} (`));
        expect(found, pointer).toHaveLength(times);
      }
      expect(shown.match(/~ not used/g)?.length ?? 0).toBe(answer.source.unused.length);
    }
  });

  it('L-4 marks what gave nothing, and what was worked out without characters', () => {
    const shown = explain('flight-quote', ' 1 BA 178Y 12MAR JFKLHR*SS2  630P  640A  13MAR\nBring a coat\n');
    expect(shown).toContain(' 2 | Bring a coat\n   | ~~~~~~~~~~~~ not used\n');
    expect(shown).toMatch(/Worked out, with no characters of its own\n(?: {2}.*\n)* {2}\S+\/stops = 0\n/);
  });

  it('L-4 lists warnings with their line, and assumptions with the alternatives', () => {
    const shown = explain(
      'itinerary',
      'Rome\nDay 1: Monday, May 2, 2027\n- 9:00 Pantheon\nDay 2: 3/4/2027\n- 10:00 Forum\n',
    );
    expect(shown).toMatch(/Please check\n {2}\w+ weekday-mismatch, line 2: /);
    expect(explain('itinerary', 'Day 1: Rome (May 3)\n- 9:00 Pantheon (€5)\n')).toMatch(
      /Assumed\n {2}\/\S+: \S+ \(.+?\); it may also be /,
    );
  });

  it.each([60, 80, 120])('L-4 is at most %i columns wide', (width) => {
    const long = `Day 1: ${'Alfama and more '.repeat(30)}\n- 9:00 AM ${'東京'.repeat(60)} (€22)\n`;
    for (const line of explain('itinerary', TRIP + long, { width }).split('\n'))
      expect(columnsOf(cellsOf(line)), line).toBeLessThanOrEqual(width);
  });

  it('L-5 lets nothing of the text through that a terminal would obey', () => {
    const shown = explain('itinerary', TRIP);
    expect(shown).not.toContain('\u001b');
    expect(shown).toContain('�[31mred⇥TAB');
    const coloured = explain('itinerary', TRIP, { colours: true });
    expect(coloured).toContain('\u001b[36m');
    expect(coloured).not.toContain('\u001b[31mred');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(shown);
  });

  it('L-4 counts lines as the text has them, whatever ends them', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = ['Rome', '', 'Day 1: Forum', 'Bye now'].join(end);
      expect(explain('itinerary', text).match(/^ \d \|.*$/gm)).toEqual([
        ' 1 | Rome',
        ' 2 |',
        ' 3 | Day 1: Forum',
        ' 4 | Bye now',
      ]);
    }
    expect(
      explainAnswer(
        parseContent('itinerary', '', { referenceDate }),
        { text: '', kind: 'itinerary', clues: detectKind('').clues, referenceDate },
        { width: 80, colours: false },
      ),
    ).toContain('0 of 0 lines used.');
  });
});
