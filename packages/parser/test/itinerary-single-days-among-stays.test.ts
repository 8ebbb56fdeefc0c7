/** Headings with their dates behind the name: stays, and between them what has one day. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const daysOf = (...lines: readonly string[]) =>
  parseItinerary(lines.join('\n'), { referenceDate: '2026-11-21' }).days.map(({ date, title, timeBlocks }) => [
    date,
    title,
    ...timeBlocks.flatMap(({ activities }) => activities.map((activity) => activity.title)),
  ]);

describe('I-556 single days among stays', () => {
  it('stand between and behind them', () =>
    expect(
      daysOf(
        '# Italy 2027',
        '',
        '## Rome, 3–5 May',
        '- Colosseum',
        '',
        '## → Rome → Florence · 5 May',
        '- Walk to the station',
        '',
        '## Florence, 5–8 May',
        '- Uffizi',
        '',
        '## Fly home (8 May)',
        '- Bus to the airport',
      ),
    ).toEqual([
      ['2027-05-03', 'Rome', 'Colosseum'],
      ['2027-05-05', 'Rome → Florence', 'Walk to the station'],
      ['2027-05-05', 'Florence', 'Uffizi'],
      ['2027-05-08', 'Fly home', 'Bus to the airport'],
    ]));

  it('within one, in plain lines', () =>
    expect(
      daysOf(
        'Rome, 3–8 May',
        'Colosseum',
        '',
        'Day trip to Tivoli, 5 May',
        "Villa d'Este",
        '',
        'Siena, 8–10 May',
        'Duomo',
      ),
    ).toEqual([
      ['2027-05-03', 'Rome', 'Colosseum'],
      ['2027-05-05', 'Day trip to Tivoli', "Villa d'Este"],
      ['2027-05-08', 'Siena', 'Duomo'],
    ]));

  it('below a heading of the whole trip, and before one of what is optional', () =>
    expect(
      daysOf(
        '# Itinerario · 3–8 octubre 2027',
        '',
        'Organizado en dos paradas.',
        '',
        '### Parada 1 · Kioto · 3–6 oct · 3 noches',
        '- Día 3 (domingo): paseo por Gion',
        '- Día 4 (lunes): excursión a Nara',
        '',
        '### → Kioto → Koyasan · 6 oct',
        'Tren y funicular.',
        '',
        '### Parada 2 · Koyasan · 6–8 oct · 2 noches',
        '- Okunoin',
        '',
        '### Kobe — si queda tiempo',
        '- Monte Rokko',
      ).map(([date, title]) => [date, title]),
    ).toEqual([
      ['2027-10-03', 'Parada 1 · Kioto'],
      ['2027-10-06', 'Kioto → Koyasan'],
      ['2027-10-06', 'Parada 2 · Koyasan'],
    ]));

  it('are none where they stand out of order, or long before', () => {
    const stays = ['## Rome, 3–5 May', '- Colosseum', '', '## Florence, 5–8 May', '- Uffizi', ''];
    const payment = ['## Final instalment, 20 March', '- by bank transfer', ''];
    expect(daysOf(...stays, ...payment).map(([date]) => date)).toEqual(['2027-05-03', '2027-05-05']);
    expect(daysOf(...payment, ...stays).map(([date]) => date)).toEqual(['2027-05-03', '2027-05-05']);
  });
});

describe('I-557 headings that end in their date', () => {
  const PLAN = [
    'Arrival in Rome, 3 May',
    '- Dinner',
    '',
    'Train to Florence, 10 May',
    '- Uffizi',
    '',
    'Florence by bike, 10 May',
    '- Hills',
  ];
  const DAYS = [
    ['2027-05-03', 'Arrival in Rome', 'Dinner'],
    ['2027-05-10', 'Train to Florence', 'Uffizi'],
    ['2027-05-10', 'Florence by bike', 'Hills'],
  ];

  it('may be a week apart or share a date, marked or set off over lists', () => {
    expect(daysOf('# Italy 2027', '', ...PLAN.map((line) => line.replace(/^(?=[A-Z])/, '## ')))).toEqual(DAYS);
    expect(daysOf('Italy 2027', '', ...PLAN)).toEqual(DAYS);
  });

  it('are no days in running text, nor as lines of a log', () => {
    const text = ['We meet in Rome on 3 May', 'and go on together.', 'Florence follows on 10 May', 'by train.'];
    const log = [
      'Offer sent to the hotel, 3 May',
      'no answer yet',
      '',
      'Reminder to the hotel, 10 May',
      'they are full',
    ];
    expect(daysOf('Italy 2027', '', ...text)).toEqual([]);
    expect(daysOf('Italy 2027', '', ...log)).toEqual([]);
  });
});

describe('I-559 the day after, behind an hour', () => {
  const titleOf = (entry: string) =>
    daysOf('Day 1 – 4 May 2027', `- ${entry}`, 'Day 2 – 5 May 2027', '- 09:00 Breakfast')[0]?.[2];

  it.each([
    '22:05 - 06:20 (+1) – Night train to Riga',
    '22:05–06:20+1 Night train to Riga',
    '22:05 - 06:20 +1 day: Night train to Riga',
    '22:05-06:20 (next day) Night train to Riga',
    '22:05-06:20 (am nächsten Tag) Night train to Riga',
  ])('is no word of the title: %s', (entry) => expect(titleOf(entry)).toBe('Night train to Riga'));

  it('is neither a telephone number nor a guest', () => {
    expect(titleOf('10:00 +1 212 555 0100 call Mary')).toBe('+1 212 555 0100 call Mary');
    expect(titleOf('10:00 (+1 guest) Dinner at the pier')).toBe('(+1 guest) Dinner at the pier');
  });
});
