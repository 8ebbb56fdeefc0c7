import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('what each of several parties pays (T-300)', () => {
  it.each([
    ['2 adults                $2,598\n2 adults + 1 child      $3,297\n2 adults + 2 children   $3,889', '$2,598'],
    ['2 Erwachsene ........... 2.598 €\n2 Erwachsene + 1 Kind ... 3.297 €', '2.598 €'],
  ])('%s', (rows, total) => {
    const deal = read(
      `SOSUA FAMILY WEEK\nCoral Cove Resort, 7 nights\n27 February 2027\n\n${rows}\n\nBook by 12 December.`,
    );
    expect([deal.price, deal.totalPrice]).toEqual([null, total]);
    expect(deal.priceOptions.length).toBe(rows.split('\n').length);
    expect(deal.warnings).toEqual([]);
  });

  it('is each one’s where the heading says so', () =>
    expect(
      read('Ski Safari\n16 January 2027, 7 nights\n\nPer person sharing:\n2 adults       £1,389\n3 adults       £1,349')
        .price,
    ).toBe('£1,349'));
});

describe('what two pay for the stay (T-300)', () => {
  it.each([
    ['298 € le séjour pour 2 personnes', '298 €'],
    ['€ 310 for the stay for two', '€ 310'],
    ['€ 298 il soggiorno per 2 persone', '€ 298'],
  ])('%s', (line, total) => {
    const deal = read(`Weekend Bruges\n12-14 February 2027, 2 nights\n${line}`);
    expect([deal.price, deal.totalPrice]).toEqual([null, total]);
  });
});

describe('a headline over its departures (T-300)', () => {
  it('is none of them', () =>
    expect(
      read(
        'LAOS BY RIVER\n15 days from £2,799 pp\n\nDeparture dates & prices\n12 Jan 2027   £2,799\n09 Feb 2027   £2,899\n09 Mar 2027   £2,899',
      ).priceOptions.map(({ label }) => label),
    ).toEqual(['12 Jan 2027', '09 Feb 2027', '09 Mar 2027']));

  it('leaves lengths that are options', () =>
    expect(
      read('Male escape\n5 nights: USD 2,150 pp\n7 nights: USD 2,790 pp\n9 nights: USD 3,290 pp').priceOptions,
    ).toHaveLength(3));
});

describe('a house’s short flyer (T-301)', () => {
  const flyer = `Hotel Seeblick ****, Tegernsee, Telefon 08022 555 0120
Wanderwochen im Herbst
3 Übernachtungen mit Halbpension ab € 279 p.P.
Leistungen: geführte Wanderung, Lunchpaket, Sauna
buchbar vom 12.09. bis 31.10.2027`;

  it('has its name, number and title', () => {
    const deal = read(flyer);
    expect(deal.title).toBe('Wanderwochen im Herbst');
    expect(deal.accommodation).toBe('Hotel Seeblick');
    expect(deal.agentInfo.phone).toBe('08022 555 0120');
    expect(deal.includes).toEqual(['geführte Wanderung', 'Lunchpaket', 'Sauna']);
  });

  it.each([
    ['Mallorca, Hotel Sol\nJetzt 30 % sparen\nab 489 € p.P. statt 699 €', '30 % sparen'],
    ['Mallorca, Hotel Sol\n30 % gespart!\nab 489 € p.P. statt 699 €', '30 % gespart'],
  ])('saves %s', (text, discount) => expect(read(text).discount).toBe(discount));
});

describe('a length in German (T-301)', () => {
  it.each(['8-tägige Busrundreise ab Málaga', 'Eine 8-tägige Reise'])('%s', (line) =>
    expect(read(`Andalusien\n${line}\n949 € p.P.`).duration).toBe('8 days'),
  );
});

describe('who writes (T-301)', () => {
  it('is no day of travel', () =>
    expect(
      read('DUBAI\n5 nights, AED 2,150 per person\nTravel Jan 10 - Mar 31 2027\nWhatsApp 050 555 0119').agentInfo
        .company,
    ).toBeNull());

  it('is who is to be texted', () =>
    expect(read('Porto, 3 nts, 12-15 Feb 2027\n£329pp\ntxt Sam 07700 900142').agentInfo.name).toBe('Sam'));
});
