import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const titles = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ title }) => title);

describe('I-545 several days by weekday and number', () => {
  it.each(['–', '-', '—'])('I-545 with %s between them the last is no name', (mark) =>
    expect(
      titles(
        `Mon 14th ${mark} Wed 16th: Rome\nForum 10am\nThu 17th ${mark} Fri 18th: Florence\nUffizi 11am\nSat 19th: home`,
      ),
    ).toEqual(['Rome', 'Florence', 'home']),
  );

  it('I-545 another figure is', () =>
    expect(titles('Mon 14th – Pier 20: Rome\nForum 10am\nTue 15th: Florence\nUffizi 11am')[0]).toContain('Pier 20'));
});
