import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

describe('T-179 amounts on a card', () => {
  it.each([
    'per person, double occupancy',
    'per person (based on two sharing)',
    'pp, twin share',
    'pro Person im Doppelzimmer',
  ])('the line below may say how they share: %s', (below) => {
    const { price, originalPrice, warnings } = read(
      `Azores Break\nWas £840\nNow £690\n${below}\n2 adults\nTotal: £1,380`,
    );
    expect([price, originalPrice, warnings]).toEqual(['£690', '£840', []]);
  });

  it('of two amounts over that line the upper one was struck through', () => {
    const { price, originalPrice } = read('Azores Break\n5 nights\n£840\n£690\nper person, twin share');
    expect([price, originalPrice]).toEqual(['£690', '£840']);
  });

  it('a list of prices has none that was struck through', () =>
    expect(read('Azores Break\n5 nights\n£990\n£840\n£690\nper person').originalPrice).toBeNull());

  it('neither has a lower one over a higher one', () =>
    expect(read('Azores Break\n5 nights\n£690\n£840\nper person').originalPrice).toBeNull());
});

describe('T-1 what stands in brackets behind an amount beside the price', () => {
  it('is beside it, too', () => {
    const { price, totalPrice } = read(
      'Hi Jo,\n\nThe week at Lake Orta is £2,400 for the four of you. I need a deposit of £200 (£50 each) by Friday.',
    );
    expect([price, totalPrice]).toEqual([null, '£2,400']);
  });
});

describe('T-83 what all pay', () => {
  it('is told with their number', () => {
    const { totalPrice, priceBasis, passengers } = read(
      'A villa week on Paros: it comes to €2,160 for the three of you.',
    );
    expect([totalPrice, priceBasis, passengers]).toEqual(['€2,160', 'for the three of you', 3]);
  });

  it('ends a reckoning, whatever stands over it', () =>
    expect(
      read(
        'Boat\tHanse 42\nWeek\t8 May 2027\n\nList price per week\t2,900 €\nEarly bird\t-290 €\nCleaning\t180 €\nTOTAL PER BOAT\t2,790 €',
      ).totalPrice,
    ).toBe('2,790 €'));
});

describe('T-10 a party of which some are told by name', () => {
  const mail = (who: string) => `The week on Elba is £2,900 for the four of you, so ${who}, all in.`;
  it('is counted once', () => expect(codes(mail('2 adults plus Ella and Finn'))).toEqual([]));
  it('two counts are warned of', () => expect(codes(mail('2 adults plus breakfast'))).toEqual(['passenger-mismatch']));
});

describe('T-12 weekdays behind their days', () => {
  it('are those of the days before them', () => {
    const { dates, warnings } = read('Rila Trek\n02 May 2027 Sun – 08 May 2027 Sat\n£640 pp');
    expect([dates, warnings]).toEqual(['May 2 to 8, 2027', []]);
  });

  it('a wrong one is warned of', () =>
    expect(codes('Rila Trek\n02 May 2027 Mon – 08 May 2027 Sat\n£640 pp')).toEqual(['weekday-mismatch']));
});

describe('T-89 until when an offer stands', () => {
  it.each([
    ['Reserva tu lugar a más tardar el 9 de enero de 2027', '2027-01-09'],
    ['Réservez au plus tard le 9 janvier 2027', '2027-01-09'],
    ['Only till 9 Jan or when full', '2027-01-09'],
    ['Unsere Option läuft am 09.01.2027 ab.', '2027-01-09'],
  ])('%s', (line, day) => expect(read(`Bled\n5 to 9 May 2027\n€410 pp\n${line}`).validUntil).toBe(day));
});

describe('T-189 the last day of a programme', () => {
  const trip = (last: string) =>
    read(
      `Karst by Rail\nDeparts Monday 7 June 2027\n€840 pp\n\nDay 1 (Mon 7 June) Villach. Dinner.\n\nDay 2 (Tue 8 June) Bled. A walk.\n\n${last}`,
    );
  it('ends the trip of which only the departure is told', () => {
    const { dates, source } = trip('Day 3 (Wed 9 June) Home. Lunch.');
    expect(dates).toBe('June 7 to 9, 2027');
    expect(source.spans['/dates']).toHaveLength(2);
  });
  it('days between may be missing', () =>
    expect(trip('Day 9 (Tue 15 June) Home. Lunch.').dates).toBe('June 7 to 15, 2027'));
  it('ends nothing where number and date do not go together', () =>
    expect(trip('Day 9 (Fri 18 June) Home. Lunch.').dates).toBe('June 7, 2027'));
});

describe('T-189 a programme in columns', () => {
  const sheet = (rows: string) =>
    read(`Caucasus Classic\n3 days\nUSD 640 per person\n\nDay\tProgramme\n${rows}`).activities;
  it('is an activity a row', () =>
    expect(sheet('1\tArrival in Baku\n2\tGobustan rock art\n3\tOld city on foot')).toEqual([
      'Arrival in Baku',
      'Gobustan rock art',
      'Old city on foot',
    ]));
  it('figures that do not count on are no days', () =>
    expect(sheet('4\tArrival in Baku\n9\tGobustan\n2\tOld city')).toEqual([]));
});

describe('T-51 what stands beside the deadline and the number to call', () => {
  it('is told without them', () =>
    expect(
      read(
        'Hvar + Vis, 5 to 12 May 2027, €740 pps incl ferries, 3-star hotels and breakfast\nOnly till 9 Jan, deposit €90 pp, WhatsApp Mira at Otok Travel 0911 555 010',
      ).restrictions,
    ).toEqual(['deposit €90 pp']));

  it('also where pictures stand between', () =>
    expect(
      read('Hvar 5 to 12 May 2027\n€740 pp\nNo refunds on this one ⚠️ Book by 9 January 2027! 💛 Mira').restrictions,
    ).toEqual(['No refunds on this one']));
});

describe('T-90 a sentence behind a list of what is had', () => {
  it('tells of one more thing, before what is left out', () => {
    const { includes, restrictions } = read(
      'The week on Elba is €900 per person. The price includes flights, the hire car and breakfast. The boat trip is included as well. It does not include lunches or tips. Changes cost €40.',
    );
    expect(includes).toContain('The boat trip is included as well');
    expect(restrictions).toContain('Changes cost €40');
  });
});

describe('T-109 a stay by its grade among what is had', () => {
  it('is where one stays, where no house is named', () =>
    expect(read('Hvar week\n€740 pp\n\nIncludes\n- Ferries\n- 3-star hotels').accommodation).toBe('3-star hotels'));
  it('a named house comes first', () =>
    expect(read('Hvar week\nHotel: Casa Riva\n€740 pp\n\nIncludes\n- Ferries\n- 3-star hotels').accommodation).toBe(
      'Casa Riva',
    ));
});
