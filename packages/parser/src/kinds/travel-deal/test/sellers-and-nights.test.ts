/** Nights that cost nothing, a seller's letterhead with its town, and good news: rules of section T of docs/behaviour.md. */
import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../index.ts';

const parse = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-26 nights to pay are no travelers', () => {
  it.each([
    'STAY FIVE NIGHTS, PAY FOR FOUR',
    'Four nights for three all through February',
    'Our "four for three" is back',
    'Bleiben Sie vier Nächte, zahlen Sie nur für drei',
  ])('%s', (text) => {
    const { passengers, warnings } = parse(
      `${text}\nHotel Seeblick, Lindau\n10 January to 25 March 2027\n€612 per room for two people sharing\nIncludes breakfast`,
    );
    expect(warnings).toEqual([]);
    expect(passengers).not.toBe(3);
    expect(passengers).not.toBe(4);
  });

  it('a price for two still counts them', () => {
    expect(parse('Weekend in Ghent, 5-7 March 2027\n€ 540 for two, breakfast included').passengers).toBe(2);
  });
});

describe('T-27 a letterhead with the town of its company', () => {
  it.each([
    'LES VOYAGES DU MOULIN  -  Rennes\nLicence IM035110000',
    'BRAMBLE TRAVEL - Leeds\nABTA K1234',
    'Viajes Tres Olmos, Burgos\nTel. 947 555 010',
  ])('%s', (head) => {
    const { title, destination, agentInfo } = parse(
      `${head}\n\nWalking week on Madeira\n8 days / 7 nights, 15 to 22 May 2027\n€1,390 per person\n\nIncluded:\n- 7 nights B&B`,
    );
    expect(title).toBe('Walking week on Madeira');
    expect(destination).toBe('Madeira');
    expect(agentInfo.company).toContain(head.split(/\s+-\s|,/)[0]?.trim());
  });

  it('leaves a trip with its place a title', () => {
    const { title } = parse('Autumn City Breaks - Prague\n3 nights from €249 per person\n5 to 8 March 2027');
    expect(title).toContain('Prague');
  });
});

describe('T-28 what is no term', () => {
  it.each(['No visa required for EU passports', 'Visa not required', 'Kein Visum erforderlich'])('%s', (text) =>
    expect(parse(`Tbilisi weekend, 4 nights, 5-9 March 2027\n€690 per person\n\n${text}`).restrictions).toEqual([]),
  );

  it('keeps a visa that is required', () => {
    expect(
      parse('Tbilisi weekend, 4 nights, 5-9 March 2027\n€690 per person\n\nConditions:\n- Visa required').restrictions,
    ).toEqual(['Visa required']);
  });

  it('takes the hotel behind `all incl @` for no list', () => {
    const { includes } = parse(
      'CANCUN 6 nts all incl @ Coral Reef Resort Feb 6-12 2027, $1,120pp incl flights from Austin + transfers!',
    );
    expect(includes.join()).not.toContain('Coral Reef Resort Feb');
    expect(includes).toContain('transfers');
  });
});

describe('T-29 what is had with compliments is included', () => {
  it.each(['With our compliments you will receive', 'Our compliments:', 'On the house:'])('%s', (heading) => {
    const { includes } = parse(
      `Lindau winter nights\n10-14 January 2027, €420 per person\n\n${heading}\n\n  - a sauna each evening\n  - late breakfast until noon`,
    );
    expect(includes).toEqual(['a sauna each evening', 'late breakfast until noon']);
  });

  it('a sentence of compliments heads no list', () => {
    const { includes } = parse(
      'Lindau winter nights\n10-14 January 2027, €420 per person\nOur compliments to the chef, said many of you.',
    );
    expect(includes).toEqual([]);
  });
});

describe('whom to ask, and the house of a sheet of rates', () => {
  const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' }).agentInfo;

  it.each([
    'Questions? Ask Lorna Whitby, 1-800-555-0147, lorna.whitby@example.com',
    'Not sure? Ask Lorna Whitby (lorna.whitby@example.com).',
  ])('%s', (line) =>
    expect(read(`7-Night Baltic Cruise\n$549 per person\n\n${line}`)).toMatchObject({
      name: 'Lorna Whitby',
      email: 'lorna.whitby@example.com',
    }),
  );

  it('is nobody without a number or an address', () =>
    expect(read('7-Night Baltic Cruise\n$549 per person\n\nAsk Lorna Whitby, she has been there.').name).toBeNull());

  it('takes the name in its own column that the address is made of', () =>
    expect(
      read(
        'TANAGER REEF RESORT\tWatamu, Kenya\nPUBLIC RATES 2027\nUSD 96 per person per night\n\nReservations\tAdhiambo Okello\t+254 20 555 0119\tstay@tanagerreef.co.ke',
      ),
    ).toMatchObject({ name: 'Adhiambo Okello', company: 'TANAGER REEF RESORT' }));
});
