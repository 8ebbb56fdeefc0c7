import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../index.ts';

const datesOf = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ date }) => date);

describe('I-615 `mar` among days', () => {
  it('is a Tuesday beside other weekdays of its language, whose month is told above', () => {
    const text =
      'ITALIE EN TRAIN du 8 au 13 juin 2027\n\nJ1 mar 8 - paris > turin\n15h musée\n\nJ2 mer 9 - turin > gênes\n10h visite\n\nJ3 jeu 10 - gênes\n9h plage';
    expect(datesOf(text)).toEqual(['2027-06-08', '2027-06-09', '2027-06-10']);
  });

  it('is March where the weekdays are another language’s', () => {
    const text = 'TRIP March 2027\n\nDay 1 Mar 9 - Oslo\n15:00 museum\n\nDay 2 Wed 10 - Bergen\n10:00 visit';
    expect(datesOf(text)).toEqual(['2027-03-09', '2027-03-10']);
  });

  it('is March where the days are not as far apart as the weekdays', () => {
    const text = 'CUBA marzo 2027\n\nDía 1 mar 8 - La Habana\n15h museo\n\nDía 3 jue 11 - Viñales\n10h visita';
    expect(datesOf(text)[0]).toBe('2027-03-08');
  });
});
