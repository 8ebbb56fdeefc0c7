/** Notes of a phone, exports of a calendar, copies of a table, brochures: how those who write short or who tell it at length set down a day. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const dates = (text: string) => read(text).days.map(({ date }) => date);
const entries = (text: string, day: number) =>
  (read(text).days[day]?.timeBlocks ?? []).flatMap((block) => block.activities);
const timed = (text: string, day: number) => entries(text, day).map(({ time, title }) => [time, title]);
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

describe('I-24 days headed by German dates', () => {
  it('two alone on their lines, a day apart', () => {
    const text =
      'Ostsee zu zweit\n\n3.7.\n8:15 Abfahrt\nBahnhof Lübeck 13 Uhr\n\n4.7.\n7:30 Strandlauf\n19 Uhr Fischbrötchen';
    expect(dates(text)).toEqual(['2027-07-03', '2027-07-04']);
    expect(codes(text)).toEqual([]);
  });

  it('with the weekday behind or before, and a title', () => {
    expect(dates('Elbe mit Rad\n5.5. Mi\n9:30 Start\n6.5. Do\n10:00 Festung\n7.5. Fr\n12:15 Zug')).toEqual([
      '2027-05-05',
      '2027-05-06',
      '2027-05-07',
    ]);
    expect(dates('Elbe mit Rad\nFr 1.10.\n14:10 Zug\nSa 2.10.\n10:00 Museum')).toEqual(['2027-10-01', '2027-10-02']);
    expect(dates('Hütten\n1.8. Sa Aufstieg\n2.8. So Gipfel')).toEqual(['2026-08-01', '2026-08-02']);
    expect(dates('Hütten\n1.8. Aufstieg, 15 Uhr Treffpunkt\n2.8. Gipfel\n3.8. Abstieg')).toHaveLength(3);
  });

  it('no numbers of chapters', () => {
    const terms = '1.1. General\nPayment is due.\n1.2. Cancellation\nFees apply.\n1.3. Insurance';
    expect(dates(`Day 1: Rome\n9:00 AM Pantheon\nDay 2: Pisa\n10:00 AM Tower\n\n${terms}`)).toEqual([null, null]);
    expect(dates(terms)).toEqual([]);
  });
});

describe('I-25 hours above their entry', () => {
  const text = [
    'Sales week',
    'Monday, 1 February 2027',
    '09:00 - 10:30',
    'Kick-off with the Oslo team',
    'Location: Pier 4',
    '',
    '12:15 - 13:00',
    'Lunch',
    'Tuesday, 2 February 2027',
    '8:00',
    'Tram to the fair',
    '9:30 am – 11:00 am',
    '2:2 speed dating',
  ].join('\n');

  it('belong to the entry below, which keeps its place', () => {
    expect(timed(text, 0)).toEqual([
      ['9:00 AM – 10:30 AM', 'Kick-off with the Oslo team'],
      ['12:15 PM – 1:00 PM', 'Lunch'],
    ]);
    expect(entries(text, 0)[0]?.location).toBe('Pier 4');
    expect(timed(text, 1)).toEqual([
      ['8:00 AM', 'Tram to the fair'],
      ['9:30 AM – 11:00 AM', '2:2 speed dating'],
    ]);
  });

  it('not to the next one where they stand below what they are the hours of', () => {
    const below = 'Day 1: Oslo\n- Opera house\n10:00 - 11:00\n- Fish market\n12:00 - 13:00\nDay 2: Moss\n- Ferry';
    expect(timed(below, 0).filter(([, title]) => title === 'Fish market')).not.toContainEqual([
      '10:00 AM – 11:00 AM',
      'Fish market',
    ]);
  });
});

describe('I-26 parts of the day as headings of columns', () => {
  it.each([
    ['DATE\tAM\tPM\tEVENING', ['AM', 'PM', 'EVENING']],
    ['Day\tMorning\tAfternoon\tEve', ['Morning', 'Afternoon', 'Eve']],
    ['Tag\tVormittag\tNachmittag\tAbend', ['Vormittag', 'Nachmittag', 'Abend']],
  ])('names the blocks by %s', (header, periods) => {
    const text = `Choir trip to Riga\n${header}\nFri 5 Mar\t06.15 coach leaves\t13.30 flight\t19.00 supper, bar\nSat 6 Mar\t10.00 rehearsal\t\tQuiz night in the hostel`;
    const { days } = read(text);
    expect(days[0]?.timeBlocks.map(({ period }) => period)).toEqual(periods);
    expect(timed(text, 0)).toEqual([
      ['6:15 AM', 'coach leaves'],
      ['1:30 PM', 'flight'],
      ['7:00 PM', 'supper, bar'],
    ]);
    expect(entries(text, 1).map(({ title, type }) => [title, type])).toEqual([
      ['rehearsal', 'activity'],
      ['Quiz night in the hostel', 'activity'],
    ]);
  });

  it('beside days that are counted and dated in one cell', () => {
    const text =
      'Day\tMorning\tEvening\n1 - Fri 2 July\tFlight to Split\tDinner 8pm\n2 - Sat 3 July\tBoat to Hvar\tfree';
    expect(dates(text)).toEqual(['2027-07-02', '2027-07-03']);
  });
});

describe('I-27 hours as friends write them', () => {
  const text = [
    "Ok final plan for Jo's hen do, PORTO 4-6 June!!",
    'FRI 4 ✈️ land 13:40 (from Leeds), drop cases at the flat 3ish 🧳, drinks by the river 7ish 🍹, dinner at Casa Rita 9:15pm',
    'SAT 5 ☕ brunch 10ish, pottery class 1-3pm 🎨 (€30 pp), food + live band in the old tram depot 8pm',
    'SUN 6 🥐 market 9ish, taxi 2ish',
  ].join('\n');

  it('about an hour is one of twelve, in the afternoon where it comes after', () => {
    expect(dates(text)).toEqual(['2027-06-04', '2027-06-05', '2027-06-06']);
    expect(entries(text, 0).map(({ time }) => time)).toEqual(['1:40 PM', '3:00 PM', '7:00 PM', '9:15 PM']);
    expect(entries(text, 1).map(({ time }) => time)).toEqual(['10:00 AM', '1:00 PM – 3:00 PM', '8:00 PM']);
    expect(entries(text, 2).map(({ time }) => time)).toEqual(['9:00 AM', '2:00 PM']);
    expect(codes(text)).not.toContain('time-backwards');
  });

  it('a meal with its time above what follows it is an entry', () => {
    const day = 'Day 1: Trier\nFrühstück 8:00\nFahrt nach Bernkastel (45 km)\nDay 2: Mainz\n10:00 Dom';
    expect(timed(day, 0)).toEqual([
      ['8:00 AM', 'Frühstück'],
      [null, 'Fahrt nach Bernkastel'],
    ]);
  });

  it('Italian hours stand behind their word, with a dot or a comma', () => {
    const day = 'ore  8.45   ritrovo al porto\nore 13,15   pranzo\ndalle ore 15.00 alle ore 16.30   visita del museo';
    expect(timed(`Giorno 1: Genova\n${day}\nGiorno 2: Pisa\nore 9.00 Torre`, 0)).toEqual([
      ['8:45 AM', 'ritrovo al porto'],
      ['1:15 PM', 'pranzo'],
      ['3:00 PM – 4:30 PM', 'visita del museo'],
    ]);
  });
});

describe('I-28 sentences of a brochure', () => {
  it.each([
    [
      'We meet at Lund station at 9 am and drive north to the lakes (120 km).',
      [
        ['9:00 AM', 'We meet at Lund station', null],
        [null, 'drive north to the lakes', '120 km'],
      ],
    ],
    [
      'After checking in at the Beech Inn, a quiet house, we walk down to the quay.',
      [
        [null, 'checking in at the Beech Inn, a quiet house', null],
        [null, 'we walk down to the quay', null],
      ],
    ],
    [
      'There is time to visit the old abbey before lunch in the garden.',
      [
        [null, 'visit the old abbey', null],
        [null, 'lunch in the garden', null],
      ],
    ],
    [
      'Then we transfer to the island (9 km) and look for seals from the pier.',
      [
        [null, 'we transfer to the island', '9 km'],
        [null, 'look for seals from the pier', null],
      ],
    ],
  ])('%s', (sentence, expected) => {
    const text = `Day 1, Saturday 10 April – Lakes\n${sentence} It is a calm place with a fine view of the water.\nDay 2, Sunday 11 April – Home\nWe fly home at noon.`;
    expect(entries(text, 0).map(({ time, title, distance }) => [time, title, distance])).toEqual(expected);
  });
});

describe('I-28 one journey', () => {
  it('is not told apart where one leaves and returns', () => {
    const text =
      'Day 1: Hills\nAt 9:00 we leave the hills and return to Turin along the river, with a stop for photographs.\nDay 2: Home\nWe fly home.';
    expect(timed(text, 0)).toHaveLength(1);
  });
});

describe('I-17 what stands over the title', () => {
  it.each([
    ['*** GROUP TOURS AUTUMN 2027 ***', 'LAKES AND CASTLES'],
    ['KATALOG SOMMER 2028', 'SEEN UND BURGEN'],
    ['VELO-CLUB LES GRIMPEURS', 'Tour des Ballons'],
    ['NORTHSIDE WALKING CLUB', 'Lakes and fells in four days'],
  ])('%s is not its name', (banner, title) => {
    expect(read(`${banner}\n${title}\n\nDay 1: Arrival\n9:00 walk\nDay 2: Home\n10:00 train`).title).toBe(title);
  });
});

describe('I-74 what is over the plan and does not name it', () => {
  const mail = (subject: string, heading: string) =>
    `From: Ines <ines@example.com>\nTo: sam@example.com\nSubject: ${subject}\n\nDear Sam,\n\n${heading}\n5 to 6 June 2027\n\nDay 1: Evora\n09:00 Walk\nDay 2: Home\n10:00 Train`;

  it('the number of a booking', () => {
    for (const subject of ['CONFIRMATION / file QX-4471 / Berg x 2', 'Your booking 55120', 'Buchung: AB2041 bestätigt'])
      expect(read(mail(subject, 'ALENTEJO BY RAIL')).title).toBe('ALENTEJO BY RAIL');
    expect(read(mail('Your booking 55120', 'Kind regards from Evora!')).title).toBe('Your booking 55120');
    const below = 'It was good to talk.\n\nHere it is.\n\nALENTEJO BY RAIL';
    expect(read(mail('Your booking 55120', below)).title).toBe('ALENTEJO BY RAIL');
    expect(read(mail('Reservation for Evora 2027', below)).title).toBe('Reservation for Evora 2027');
  });

  it('a parish', () => {
    const plan =
      '\n3 – 4 maggio 2027\n\n1° giorno – lunedì 3 maggio: ROMA\nOre 08.30 visita.\n\n2° giorno – martedì 4 maggio: ASSISI\nOre 09.00 visita.';
    expect(
      read(
        `PARROCCHIA DI SAN BIAGIO – MONTERIVO (PG)\norganizzazione: Viaggi Aurora\n\nCammino di Assisi "Tra cielo e terra"${plan}`,
      ).title,
    ).toBe('Cammino di Assisi "Tra cielo e terra"');
    expect(read(`PARROCCHIA DI SAN BIAGIO: PELLEGRINAGGIO AD ASSISI\nIscrizioni aperte${plan}`).title).toBe(
      'PARROCCHIA DI SAN BIAGIO: PELLEGRINAGGIO AD ASSISI',
    );
  });
});

describe('I-75 letters beside figures', () => {
  const entry = (text: string) => entries(`Day 1\n${text}\nDay 2\n10:00 Walk`, 0)[0];

  it('rand for each person', () => {
    expect(entry('14:00 Cellar tasting (R180 pp)')).toMatchObject({ title: 'Cellar tasting', cost: 'R180' });
    expect(entry('14:00 Cycle the R180 to the dam')?.cost).toBeNull();
  });

  it('a flight of KM', () => {
    expect(entry('Volo KM 640 per Malta')?.distance).toBeNull();
    expect(entry('Strada bianca, km 12')?.distance).toBe('km 12');
  });

  it.each([
    ['14:05 U2 8531 Porto to Gatwick', 'travel'],
    ['18:30 Boat to Hvar', 'travel'],
    ['18:30 Boat to see the cliffs', 'activity'],
    ['21:00 Folk music night at the barn', 'culture'],
    ['Two nights at the Strand House', 'accommodation'],
  ])('%s', (text, type) => expect(entry(text)?.type).toBe(type));
});
