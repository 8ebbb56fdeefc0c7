/** I-136 to I-139: nights written short, headings in capitals, ranges over noon, and a price with its supplements. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });
const entries = (text: string): readonly (readonly string[])[] =>
  read(text).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) =>
      activities.map(({ time, title, type }) => `${time ?? '-'} ${title} (${type})`),
    ),
  );

describe('I-136 a night written short names its house, without the codes of meals behind a gap', () => {
  it.each(['O/night', 'O/N', 'O/NIGHT', 'o/night', 'O/nt'])('%s', (word) => {
    const days = entries(
      `Delta trip\n\nDay 1 - 3 May 2027 - Maun\n14:15 Light aircraft to camp\n${word} PELICAN ISLAND CAMP (tent 4)            D\n\nDay 2 - 4 May 2027 - Maun\n16:00 Game drive\n${word} PELICAN ISLAND CAMP      B L D`,
    );
    expect(days[0]?.[1]).toBe('- PELICAN ISLAND CAMP (tent 4) (accommodation)');
    expect(days[1]?.[1]).toBe('- PELICAN ISLAND CAMP (accommodation)');
  });

  it('a name that ends in a letter keeps it', () => {
    expect(entries('Trip\n\nDay 1 - 3 May 2027\nOvernight: Residence D\n\nDay 2 - 4 May 2027\n- Walk')[0]).toEqual([
      '- Residence D (accommodation)',
    ]);
  });
});

describe('I-137 a line in capitals goes on in capitals alone', () => {
  it('where a text is wrapped its headings are none of the sentences below them', () => {
    const text = [
      'DAY 1 • MONDAY, MAY 3, 2027: ARRIVE LISBON',
      'Arrive in the morning and meet our guide at the airport, then a ',
      'short drive along the river to see the tower and the old mon-',
      'astery. Dinner and overnight at the River Court Hotel. ',
      '',
      'DAY 2 • TUESDAY, MAY 4, 2027: SINTRA – CASCAIS – LISBON',
      'Transportation to Sintra and a visit of the palace with a guide ',
      'before lunch. Continue along the coast to Cascais for the after-',
      'noon. Return to Lisbon for dinner and overnight at the hotel ',
      'near the river.',
    ].join('\n');
    expect(read(text).days.map(({ title }) => title)).toEqual(['ARRIVE LISBON', 'SINTRA – CASCAIS – LISBON']);
  });
});

describe('I-138 a range without am or pm that begins at noon ends after it', () => {
  it('in a plan that counts to twelve', () => {
    const days = entries('Day 1 - 3 May 2027\n9.15 - 10.45 Canoeing\n12.30 - 1.15 Picnic\n1.15 - 2.45 Swimming');
    expect(days[0]).toContain('12:30 PM – 1:15 PM Picnic (meal)');
  });

  it('a night in a plan that counts to 24 ends the next morning', () => {
    const days = entries('Day 1 - 3 May 2027\n14:00 - 16:30 Canoeing\n22:30 - 01:15 Night tour');
    expect(days[0]?.[1]).toMatch(/^10:30 PM – 1:15 AM/);
  });
});

describe('I-139 the price of the trip with its supplements is what the trip costs', () => {
  it.each([
    'COST\nRetreat price from Oslo: £940 per person, double occupancy\nSingle supplement: £120',
    'Kosten\nReisepreis: £940 pro Person im Doppelzimmer\nEinzelzimmerzuschlag: £120',
  ])('%s', (cost) => {
    const { budget } = read(
      `Week away\n\nDay 1 - 3 May 2027: Faro\n- Golf\n\nDay 2 - 4 May 2027: Home\n- Fly home\n\n${cost}`,
    );
    expect(budget).toMatchObject({ currency: 'GBP', total: 940, items: [] });
  });
});
