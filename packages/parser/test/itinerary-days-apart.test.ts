/** I-512 to I-514: several days on one line of a message, messages with their stamps, days named by arrival and departure. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseItinerary } from '../src/index.ts';

const context = { referenceDate: '2026-11-28' };
const read = (text: string) => parseItinerary(text, context);
const daysOf = (text: string) =>
  read(text).days.map(({ date, timeBlocks }) => [
    date,
    ...timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)),
  ]);

const MALTA = [
  'Thu 11 Mar: taxi to the flat, dinner 8pm',
  'Fri 12 Mar: ferry 10am, lunch. Sat 13 Mar: boat trip, bus 8.30am',
  'Sun 14 Mar: fish market, long lunch. Mon 15 Mar: taxi 9.15am',
];
const DAYS = [
  ['2027-03-11', 'taxi to the flat', 'dinner'],
  ['2027-03-12', 'ferry', 'lunch'],
  ['2027-03-13', 'boat trip', 'bus'],
  ['2027-03-14', 'fish market', 'long lunch'],
  ['2027-03-15', 'taxi'],
];

describe('I-512 several days on a line, each before a colon', () => {
  it('are days each', () => {
    expect(daysOf(MALTA.join('\n'))).toEqual(DAYS);
    expect(daysOf(['malta, a sketch.', ...MALTA].join(' ').replace(' Fri', '\nFri').replace(' Sun', '\nSun'))).toEqual(
      DAYS,
    );
  });

  it('are days each where they are numbered', () => {
    const text = 'Day 1: Forum, dinner 8pm. Day 2: Ostia by train\nDay 3: market 9am. Day 4: taxi 10am';
    expect(daysOf(text)).toHaveLength(4);
  });

  it.each(['.  ', '.', '; ', ', ', ' - ', ' / '])('whatever ends the day before: %j', (mark) =>
    expect(daysOf(MALTA.map((line) => line.replace(/\. (?=[A-Z])/, mark)).join('\n'))).toEqual(DAYS),
  );

  it.each([
    ['without weekdays', MALTA.map((line) => line.replace(/(?:Thu|Fri|Sat|Sun|Mon) /g, ''))],
    ['in a list', MALTA.map((line) => `- ${line}`)],
    ['numbered', MALTA.map((line) => line.replace(/\w{3} 1(\d) Mar/g, 'Day $1 ($&)'))],
  ])('%s', (_, lines) => expect(daysOf(lines.join('\n'))).toEqual(DAYS));

  it('are days each in French, whose weekdays end in a point', () =>
    expect(
      daysOf('ven. 12 mars : ferry 10h. sam. 13 mars : bus 8h30\ndim. 14 mars : musée 9h. lun. 15 mars : taxi 9h15'),
    ).toEqual([
      ['2027-03-12', 'ferry'],
      ['2027-03-13', 'bus'],
      ['2027-03-14', 'musée'],
      ['2027-03-15', 'taxi'],
    ]));

  it.each([
    'Fri 12 Mar: ferry 10am. Mon 1 Feb: call at 9am\nSat 13 Mar: boat trip 9am. Sun 14 Mar: bus 8.30am',
    'Fri 12 Mar: ferry 10am. Sat 20 Mar: call at 9am\nSun 21 Mar: boat trip 9am. Mon 22 Mar: bus 8.30am',
    'Day 1: Forum 9am. Day 2: Ostia 10am\nDay 2: market 9am. Day 3: taxi 10am',
  ])('are none where they do not count on: %j', (text) => expect(daysOf(text)).toHaveLength(2));

  it('are none of a sentence beside them', () =>
    expect(
      daysOf(
        'Fri 12 Mar: ferry 10am. Sat 13 Mar: boat trip 9am\nSun 14 Mar: market 9am\nFares held until Sun 14 Mar: pay by then. Mon 15 Mar: price goes up',
      ).map(([date]) => date),
    ).toEqual(['2027-03-12', '2027-03-13', '2027-03-14']));

  it('are none where messages are counted', () =>
    expect(daysOf('1/3: malta, a sketch. 2/3: the rest\n3/3: bye').map(([date]) => date)).not.toContain('2027-03-02'));

  it('are days each behind the count of the messages, whatever each was sent at', () => {
    const sent = MALTA.map((line, i) => `${i + 1}/3 ${line}`);
    expect(daysOf(sent.join('\n'))).toEqual(DAYS);
  });

  it.each([
    '1/2 Fri 12 Mar: ferry 10am\n2/2 Sat 13 Mar: boat 9am',
    '(1/2) malta. Fri 12 Mar: ferry 10am\n(2/2) Sat 13 Mar: boat 9am',
  ])('are days also one a message: %j', (text) =>
    expect(daysOf(text)).toEqual([
      ['2027-03-12', 'ferry'],
      ['2027-03-13', 'boat'],
    ]),
  );

  it('point at their own characters', () => {
    const text = MALTA.join('\n');
    const { source } = read(text);
    const [[from, to] = [0, 0]] = [source.spans['/days/2/date']].flat(0) as [number, number][];
    expect(text.slice(from, to)).toContain('13 Mar');
    expect(source.unused).toEqual([]);
  });

  it('are none where the dates do not follow one another', () => {
    const text =
      'Fri 12 Mar: ferry 10am, lunch. Booked on Mon 1 Feb: deposit paid\nSat 13 Mar: boat trip 9am, bus 8.30am';
    expect(daysOf(text).map(([date]) => date)).toEqual(['2027-03-12', '2027-03-13']);
  });
});

describe('I-513 when messages were sent, each with its weekday and date', () => {
  const STAMPS = ['Tue 24 Nov 18:02', 'Tue 24 Nov 18:05', 'Tue 24 Nov 18:09'];

  it('is no day and no entry, though nobody is greeted', () => {
    expect(daysOf(MALTA.flatMap((line, i) => [STAMPS[i], line]).join('\n'))).toEqual(DAYS);
  });

  it.each(['Depart London Heathrow terminal 5 on BA872', 'Pick up at the hotel lobby by our driver'])(
    'is an hour of the plan where no other day is told below: %s',
    (said) =>
      expect(daysOf(STAMPS.map((stamp) => `${stamp}\n${said}`).join('\n'))).toEqual([['2026-11-24', said, said, said]]),
  );

  it('is told from the hours of a flight', () => {
    const { departureFlights } = parseFlightQuote(
      'BA1234\nTue 23 Mar 2027 18:02\nLondon Heathrow (LHR)\nTue 23 Mar 2027 18:57\nManchester (MAN)',
      context,
    );
    expect(departureFlights[0]?.segments[0]).toMatchObject({ departureTime: '6:02 PM', arrivalTime: '6:57 PM' });
  });
});

describe('I-514 the day of arrival or departure before its date', () => {
  it.each([
    ['ARRIVAL DAY, Wednesday 19 May 2027', 'DEPARTURE DAY, Friday 21 May 2027'],
    ['Arrival day: Wednesday 19 May 2027', 'Departure day: Friday 21 May 2027'],
    ['Anreisetag, Mittwoch 19. Mai 2027', 'Abreisetag, Freitag 21. Mai 2027'],
    ["Jour d'arrivée, mercredi 19 mai 2027", 'Jour de départ, vendredi 21 mai 2027'],
    ['Día de llegada, miércoles 19 de mayo de 2027', 'Día de salida, viernes 21 de mayo de 2027'],
    ['Giorno di arrivo, mercoledì 19 maggio 2027', 'Giorno di partenza, venerdì 21 maggio 2027'],
    ['Dia de chegada, quarta-feira 19 de maio de 2027', 'Dia de partida, sexta-feira 21 de maio de 2027'],
    ['Aankomstdag, woensdag 19 mei 2027', 'Vertrekdag, vrijdag 21 mei 2027'],
  ])('heads a day: %s', (first, last) => {
    expect(daysOf(`${first}\n16:00 Yoga\n${last}\n09:00 Brunch`)).toEqual([
      ['2027-05-19', 'Yoga'],
      ['2027-05-21', 'Brunch'],
    ]);
  });

  it('is a fact of the trip without the word for a day', () => {
    expect(daysOf('Arrival: Wednesday 19 May 2027\nDeparture: Friday 21 May 2027\nHotel Sol')).toEqual([]);
  });
});
