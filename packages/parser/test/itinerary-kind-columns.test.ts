import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (lines: string) =>
  read(`Day 1: Lille\n${lines}\nDay 2: Ghent\n09:00 Walk`).days[0]?.timeBlocks.flatMap(({ activities }) =>
    activities.map(({ title, time, description }) => [title, time, description]),
  );

describe('I-539 what is set in under the column of an entry', () => {
  it('I-539 is about it', () => {
    expect(entries('Kahn    Halcyon   Bray – Wells\n        upper deck, seats 3 and 4')).toEqual([
      ['Kahn    Halcyon   Bray – Wells', null, 'upper deck, seats 3 and 4'],
    ]);
    expect(entries('Kahn    Halcyon   Bray – Wells\n        Rückfahrt mit jedem Zug')).toHaveLength(1);
  });

  it('I-539 not with an hour of its own, nor set in otherwise', () => {
    expect(entries('Kahn    Halcyon   Bray – Wells\n        Dinner at the Blue Door 19:30')).toHaveLength(2);
    expect(entries('Kahn    Halcyon   Bray – Wells\n    Castle tour')).toHaveLength(2);
    expect(entries('Kahn Halcyon Bray – Wells\n     Castle tour')).toHaveLength(2);
  });

  it('I-539 a ride in columns arrives before the column of its length', () =>
    expect(entries('Bahn   IC 5   Gent ab 09:17 – Lille an 11:32   Dauer 2:15 Std.')).toEqual([
      [expect.stringMatching(/Gent – Lille$/), '9:17 AM – 11:32 AM', expect.stringContaining('Dauer 2:15')],
    ]));
});

describe('I-540 the way to a page', () => {
  const plan = '\n\nAlpine views by rail\n\nDay 1: Lille\n09:00 Walk\nDay 2: Ghent\n09:00 Walk';

  it.each([
    'Harbour Rail > My account > My trips > HR-8830217',
    'Hafenbahn > Mein Konto > Meine Reisen',
    'Rail du Port › Mon compte › Mes voyages',
  ])('I-540 %s is no title', (trail) => expect(read(trail + plan).title).toBe('Alpine views by rail'));

  it('I-540 a route is', () => expect(read(`Lisbon > Porto > Coimbra${plan}`).title).toBe('Lisbon > Porto > Coimbra'));
});
