import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

const TALE =
  'If you have ever looked out at the rain over the ring road and wished for a lake and a slow boat, this letter may be for you, and for anybody you care to bring along with you for company and for conversation. ';
const LONG =
  'your seats on the lake steamer from the old pier to the islands and back with a four-course supper on deck';

describe('T-51 an offer told at length', () => {
  it('reads the place, the hotels far into a paragraph, and the list behind `that covers`', () => {
    const deal = read(
      `Quiet Water, Tall Peaks: a week by rail\n\n${TALE}We have a five-night rail holiday in Slovenia, and the crowds are gone by then, so that the boats run half empty and the cafes have a table for everyone who asks, whatever the hour and the weather. It is two nights in Bled at the Hotel Jasenka, two in Bohinj at the Chalet-Hotel Rozica and one in Piran at the Pension Solnica.\n\nThe price is €1,480 per person, and that covers the return flights, a rail pass, ${LONG}, and the five nights with breakfast. We have ten places, so we ask for a deposit of €200 per person, and the offer closes on Friday 12 February 2027.`,
    );
    expect(deal.destination).toBe('Slovenia');
    expect(deal.accommodation).toBe('Hotel Jasenka; Chalet-Hotel Rozica; Pension Solnica');
    expect(deal.includes).toEqual(['the return flights', 'a rail pass', LONG, 'the five nights with breakfast']);
    expect(deal.restrictions).toEqual(['we ask for a deposit of €200 per person']);
    expect(deal).toMatchObject({ price: '€1,480', validUntil: '2027-02-12' });
  });

  it('takes no clause of that length for a thing where nothing covers it', () => {
    const { includes } = read(
      `Lake week\n3 nights from €480 per person\n\nYou get a boat, a pass, and ${LONG.replace('your', 'all the')}.`,
    );
    expect(includes).not.toContain('a boat');
  });

  it.each([
    [
      '⚠️ Token £50 per person (non-refundable). Minimum 12 guests',
      ['Token £50 per person (non-refundable)', 'Minimum 12 guests'],
    ],
    ['⚠️ Hurry! Minimum 12 guests', ['Minimum 12 guests']],
    [
      'You need a valid passport. City tax payable at the hotel.',
      ['You need a valid passport', 'City tax payable at the hotel'],
    ],
  ])('%s', (line, restrictions) => {
    expect(read(`Lake Orta Escape\n5 nights\n£689 per person\n✅ Breakfast\n\n${line}`).restrictions).toEqual(
      restrictions,
    );
  });
});

describe('T-52 what the offer is called', () => {
  it('is no address, and what stands right under the number of the offer', () => {
    const letter = (under: string) =>
      read(
        `Reisebüro Ahornallee\nInh. Ute Sommer\nMarktgasse 4, 97421 Schweinfurt\nTel. 09721 55501\n\nFrau\nErna Vogel\n\nAngebot Nr. 26-118\n${under}\n\nSehr geehrte Frau Vogel,\n\nHotel: Seehotel Birke\nPreis pro Person 689,00 €`,
      ).title;
    expect(letter('Ruhetage am Plauer See')).toBe('Ruhetage am Plauer See');
    expect(letter('Familie Vogel\n\nRuhetage am Plauer See')).not.toBe('Familie Vogel');
  });

  it.each([
    '14 Mill Lane, Ashby LE65 1AB',
    'Shop 2, 14 Mill Lane, Ashby',
    '18 rue des Lices, 35000 Rennes',
    'Via Verdi 12, 50123 Firenze',
    'Bergstraße 3 · 6020 Innsbruck',
  ])('is not %s', (address) => {
    expect(read(`Harbour Travel\n${address}\n\nAutumn in the Vineyards\n5 nights, £689 per person`).title).not.toBe(
      address,
    );
  });

  it('is a place behind a road that names no house', () => {
    expect(read('Route 66, Chicago to Santa Fe\n9 nights, £1,689 per person').title).toBe(
      'Route 66, Chicago to Santa Fe',
    );
  });

  it('is not the house whose name the mail address bears, nor the way round', () => {
    const flyer = (mail: string) =>
      read(
        `PETREL COAST TOURS\nSmall groups since 1994\n\nColours of the Sierra\n9 Days / 8 Nights, Quito to Quito\n\nLand only from US$2,495 per person\n\nRESERVATIONS\nInes Robles\n${mail}`,
      ).title;
    expect(flyer('desk@petrelcoasttours.com')).toBe('Colours of the Sierra');
  });
});
