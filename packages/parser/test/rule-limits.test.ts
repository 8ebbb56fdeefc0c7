/** How far rules reach: texts beside those that each was made for, which it must leave alone. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseItinerary, parseTravelDeal } from '../src/index.ts';

const CONTEXT = { referenceDate: '2026-11-21' };
const FLIGHTS = 'BA 117 JFK LHR 3 May 2027 10:00 22:00\nBA 118 LHR JFK 9 May 2027 10:00 13:00\n';
const quote = (text: string) => parseFlightQuote(FLIGHTS + text, CONTEXT);
const deal = (text: string) => parseTravelDeal(text, CONTEXT);
const entries = (text: string) =>
  parseItinerary(text, CONTEXT).days.flatMap((day) => day.timeBlocks.flatMap((block) => block.activities));
const titles = (text: string) => entries(text).map(({ title }) => title);

describe('what went with a cancelled entry', () => {
  it.each([
    '- 9:00 Castle visit\n- Harbour tour: cancelled\n  - Meeting point: quay\n  - Cost: €20\n',
    '9:00 Castle visit\n11:00 Harbour tour (cancelled)\nMeeting point: quay, €20\n14:00 Museum\n',
  ])('is not told of the one above: %s', (plan) => {
    const [castle] = entries(`Day 1: Lund\n${plan}`);
    expect(castle).toMatchObject({ title: 'Castle visit', cost: null, location: null, description: null });
  });

  it.each(['18:30 Ferry - CANCELLED due to wind, bus instead at 19:15', '18:30 Ferry (cancelled) (bus at 19:15)'])(
    'is not what takes its place: %s',
    (line) => {
      expect(titles(`Day 1: Lund\n9:00 Castle visit\n${line}\n`)).toHaveLength(2);
    },
  );

  it('is no night, and a house with two rows is one', () => {
    const rows = (status: string) =>
      `Date\tHalf day\tProgramme\tHotel\tStatus\nThu 6 May 2027\ta.m.\tCastle visit\tHotel Sol\tok\n\tp.m.\tHarbour tour\tHotel ${status === 'ok' ? 'Sol' : 'Luna'}\t${status}\nFri 7 May 2027\ta.m.\tMuseum\tHotel Sol\tok\n\tp.m.\tMarket\tHotel Sol\tok\n`;
    expect(titles(rows('Cancelled'))).not.toContain('Hotel Luna');
    expect(titles(rows('ok')).filter((title) => title === 'Hotel Sol')).toHaveLength(2);
  });
});

describe('entries', () => {
  it('tickets for something else are an entry of their own', () => {
    const read = entries('Day 1: Rome\n- 9:00 Boat trip\n- Train tickets €25\n- 11:00 Walk\n');
    expect(read[0]?.cost).toBeNull();
    expect(read).toHaveLength(3);
    expect(entries('Day 1: Rome\n- 9:00 Boat trip\n- Boat tickets €25\n')[0]?.cost).toBe('€25');
  });

  it.each(['Apartment 12 check-in', 'Room 1204 check-in', 'Hotel Counter check-in'])('%s is no flight', (line) => {
    expect(entries(`Day 1: Rome\n10:00 ${line}\n`)[0]?.type).toBe('accommodation');
  });

  it('abbreviations in the names of days end no sentence', () => {
    const plan =
      'Sat 8 May 2027 St. Moritz Bad\nwalk 9.30am\nSun 9 May 2027 St. Anton am Arlberg\nlift 10am\nMon 10 May 2027 Mt. Cook Village\nhike 9am\n';
    expect(parseItinerary(plan, CONTEXT).days.map(({ title }) => title)).toEqual([
      'St. Moritz Bad',
      'St. Anton am Arlberg',
      'Mt. Cook Village',
    ]);
  });

  it.each([
    'Kronborg Castle visit. Take the train from Lund, 30 min.',
    'Round Tower visit. Walk up to the top for the view.',
    'National Museum. Head to the third floor for the mummies.',
  ])('directions are none: %s', (line) => {
    expect(entries(`Day 1: Copenhagen\n- 9:00 ${line}\n- 14:00 Canal boat\n`)).toHaveLength(2);
  });

  it('a name without a comma behind thanks may be where one goes', () => {
    expect(
      titles(
        'Day 1: Boston\n- Harbour walk\n\nDay 2: Boston\nDinner in town\nCheers Boston\nJazz concert at the club\n',
      ),
    ).toContain('Jazz concert at the club');
  });

  it('the description of a service says more of it', () => {
    const [walk] = entries(
      'Date: 6 May 2027\nService: Harbour walk\nDescription: private tour with guide\nPick-up time: 08:30\nMeeting point: hotel lobby\n\nDate: 7 May 2027\nService: Museum\nPick-up time: 10:00\n',
    );
    expect(walk).toMatchObject({ title: 'Harbour walk', time: '8:30 AM', location: 'hotel lobby' });
    expect(walk?.description).toContain('private tour with guide');
  });

  it('a column of parts of the day holds no title', () => {
    const read = titles('Day 1: Rome\n| Morning | Colosseum tour |\n| Afternoon | Vatican |\n');
    expect(read).toEqual(['Colosseum tour', 'Vatican']);
  });

  it('a flight behind a transfer is one of its own', () => {
    const plan =
      'Sat 4 Sep 2027: Return to Windhoek, drop car at airport. Dep WDH 1930 on SA 77\nSun 5 Sep 2027: rest\n';
    expect(entries(plan).slice(1)).toMatchObject([
      { title: 'drop car at airport', time: null },
      { title: 'Dep WDH on SA 77', time: '7:30 PM' },
    ]);
  });

  it('lengths and boards behind a comma are said of the entry before', () => {
    const plan =
      '04SEP  SAT  Drive to Sossus, 350km/5hrs. Overnight Dune Camp, 2 nts FB\n05SEP  SUN  Drive to the coast 5h. Mowa Camp, DBB 1 nt\n06SEP  MON  Strand Hotel BB 2nts, city walk\n';
    expect(entries(plan)).toMatchObject(
      [
        { title: 'Drive to Sossus', distance: '350 km', description: '350km/5hrs' },
        { title: 'Overnight Dune Camp', description: '2 nts FB' },
        { title: /Drive to the coast/ },
        { title: 'Mowa Camp', description: 'DBB 1 nt' },
        { title: 'Strand Hotel BB 2nts', type: 'accommodation' },
        { title: 'city walk' },
      ].map((entry) => (entry.title instanceof RegExp ? { title: expect.stringMatching(entry.title) } : entry)),
    );
  });

  it('a title in two languages is no way through a site', () => {
    expect(parseItinerary('Voyage / Trip to Japan\n\nDay 1: Tokyo\n- Temple\n', CONTEXT).title).toContain(
      'Trip to Japan',
    );
  });
});

describe('quotes', () => {
  it.each(['12 seats left at this price', '14 seats, first come', '12 seats at this price'])(
    '%s counts no travelers',
    (line) => {
      expect(quote(`Total £400 pp\n${line}\n`).passengers).not.toBe(Number.parseInt(line, 10));
    },
  );

  it.each(['£600 all in for 2 x adults', '£600 all in, 3 bags, 1 x suitcase'])('%s names nobody', (line) => {
    expect(quote(`${line}\n`).agentInfo?.name ?? null).toBeNull();
  });

  it('the last thing of a list is not who sends it', () => {
    const text = `hi all\n${FLIGHTS}£400 pp\nincludes\nbags\nmeals\n`;
    expect(parseFlightQuote(text, CONTEXT).agentInfo?.name ?? null).toBeNull();
  });

  it.each(['¡Hasta el lunes!', 'Hasta el viernes'])('%s is no deadline', (line) => {
    expect(quote(`Total £400 pp\n${line}\n`).validUntil).toBeNull();
  });

  it('a weekday after the flights is none, wherever it is counted from', () => {
    const mail = `Sent: Saturday, 1 May 2027 10:00\nSubject: Flights\n\n${FLIGHTS}Total £400 pp\n`;
    expect(parseFlightQuote(`${mail}Please confirm by Friday\n`, CONTEXT).validUntil).toBeNull();
    expect(parseFlightQuote(`${mail}Please confirm by Sunday\n`, CONTEXT).validUntil).toBe('2027-05-02');
  });

  it('seven airlines in prose are seven offers', () => {
    const names = [
      ['Iberia', 'IB 3167'],
      ['Air France', 'AF 1195'],
      ['KLM', 'KL 1201'],
      ['Lufthansa', 'LH 903'],
      ['Swiss', 'LX 333'],
      ['Finnair', 'AY 1332'],
      ['Vueling', 'VY 7823'],
    ];
    const text = names
      .map(
        ([name, number], i) =>
          `${name} comes to EUR ${200 + i} each. ${number} leaves LHR at 7:05 on 3 May 2027 and lands at MAD at 10:30.`,
      )
      .join('\n\n');
    expect(parseFlightQuote(text, CONTEXT).options).toHaveLength(7);
  });

  it.each(['Changes in economy £50', 'Changes in cabin class £50'])('%s is a condition', (line) => {
    expect(quote(`Total £400 pp\n${line}\n`).restrictions).toEqual([line]);
  });

  it('a bracket behind the price lists what the fare brings and forbids', () => {
    const { includes, restrictions } = quote('Total £400 pp (non-refundable, changes £50, one bag)\n');
    expect([includes, restrictions]).toEqual([['one bag'], ['non-refundable', 'changes £50']]);
    expect(quote('£400 pp\nBasic fare (no refunds, no changes, cabin bag only)\n').includes).toEqual([
      'cabin bag only',
    ]);
  });

  it('F-431 what a refund costs is a condition', () => {
    expect(quote('GBP 1389 pp, chg GBP 150, ref GBP 300\n').restrictions).toEqual(['chg GBP 150', 'ref GBP 300']);
  });

  it('a fare with its name brings what stands beside it', () => {
    expect(quote('Economy Light, 1 checked bag ...... £400\n').includes).toEqual(['1 checked bag']);
  });

  it('a word that begins as travelers do leaves the flight its number', () => {
    const text = 'Southwest 1187 kindly confirm, DAL 10:00 HOU 11:05, 3 May 2027, $120';
    const [group] = parseFlightQuote(text, CONTEXT).departureFlights;
    expect(group?.segments[0]?.flightNumber).toBe('WN 1187');
  });
});

describe('deals', () => {
  it.each(['Members earn 10% bonus points on each stay', 'Guests earn 5% credit', 'Travel agents get $200 off'])(
    '%s is no secret of the agency',
    (line) => {
      expect(deal(`Beach Week, Crete\n£900 pp\n${line}\n`).warnings.map(({ code }) => code)).not.toContain(
        'sensitive-net-rate',
      );
    },
  );

  it('a choice promises nothing', () => {
    const line = 'Choose from guided tours, excursions, wine tastings, cruises';
    expect(deal(`Beach Week, Crete\n£900 pp\n${line}\n`).includes).toEqual([]);
  });

  it('a house with an ampersand in its name is one thing, fees beside another thing are two', () => {
    expect(deal('Beach Week, Crete\n£900 pp\nIncl Reid & Holm hamper\n').includes).toEqual(['Reid & Holm hamper']);
    expect(
      deal('Beach Week, Crete\n£900 pp\nIncludes: breakfast and resort fees, city taxes\n').includes,
    ).not.toHaveLength(1);
  });
});
