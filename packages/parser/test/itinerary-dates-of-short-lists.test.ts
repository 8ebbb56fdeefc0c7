/** Plans of a line an entry and of a message, whose dates stand with each, with the first, or once in the title. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-27' });
const daysOf = (text: string) =>
  read(text).days.map(({ date, title, timeBlocks }) => [
    date,
    ...(title === null ? [] : [`# ${title}`]),
    ...timeBlocks.flatMap(({ activities }) =>
      activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`)),
    ),
  ]);
const unusedOf = (text: string) => read(text).source.unused.map(([from, to]) => text.slice(from, to));

describe('I-485 several lines that begin with the weekday and date of one day', () => {
  it('tell that day with their hours', () =>
    expect(
      daysOf(
        'Lisbon\n\nWed 16 June 09:00 flight\nWed 16 June 14:00 hotel\nThu 17 June 10:00 tram 28\nThu 17 June lunch',
      ),
    ).toEqual([
      ['2027-06-16', '9:00 AM flight', '2:00 PM hotel'],
      ['2027-06-17', '10:00 AM tram 28', 'lunch'],
    ]));

  it.each([
    ['Mi 16. Juni 9 Uhr Flug\nMi 16. Juni 14 Uhr Hotel\nDo 17. Juni 10 Uhr Tram', [2, 1]],
    ['Wed 16 June 0900 flight\nWed 16 June 1400 hotel', [2]],
    ['Wed 16 June flight\nWed 16 June hotel\nThu 17 June 10am tram', [2, 1]],
  ])('in any form: %j', (text, counts) => expect(daysOf(text).map((day) => day.length - 1)).toEqual(counts));

  it('are none in a letter', () =>
    expect(daysOf('Wed 16 June we spoke about it.\nWed 16 June you asked for a price.\nHere it is.')).toEqual([]));
});

describe('I-486 a message by weekday whose first day alone has its date', () => {
  const days = [
    ['2027-06-04', '9:00 AM train'],
    ['2027-06-05', '10:00 AM minster', '3:00 PM tea'],
    ['2027-06-06', '2:00 PM home'],
  ];
  it.each([
    'fri 4 june train 9am\nsat minster 10am, tea 3pm\nsun home 2pm',
    'fri 4 june train 9am / sat minster 10am, tea 3pm / sun home 2pm',
    'york!\nfri 4 june: train 9am\nsat minster 10am\ntea 3pm\nsun home 2pm',
    '4 june train 9am / sat minster 10am, tea 3pm / sun home 2pm',
    'fri 4 june train 9am | sat minster 10am, tea 3pm | sun home 2pm',
    'fri 4 june train 9am // sat minster 10am, tea 3pm // sun home 2pm',
    'fri 4 june train 9am/sat minster 10am, tea 3pm/sun home 2pm',
    'fri 4 june train 9am\nsat minster 10am, tea 3pm\nsun 6 june home 2pm',
    'fri 4 june train 9am\nsat 5 june minster 10am, tea 3pm\nsun home 2pm',
    '4 june train 9am\n5 june minster 10am, tea 3pm\nsun home 2pm',
  ])('has the dates of all: %j', (text) => expect(daysOf(text)).toEqual(days));

  it('also in two letters where the first is so written', () =>
    expect(daysOf('fr 4.6. zug 9 uhr / sa dom 10 uhr, kuchen 15 uhr / so heim 14 uhr').map(([date]) => date)).toEqual([
      '2027-06-04',
      '2027-06-05',
      '2027-06-06',
    ]));

  it.each([
    'Hi, on Fri 4 June we spoke.\nSat: minster 10am\nSun: walk 11am\nMon: home 2pm',
    'letter of fri 4 june 2027\n\nsat minster 10am, tea 3pm\nsun walls walk 11am\nmon home 2pm',
  ])('has none from the date of a letter: %j', (text) =>
    expect(daysOf(text).map(([date]) => date)).toEqual([null, null, null]),
  );

  it.each([
    'Sat 5 June tour 9am\nsun deck drinks 5pm\nTue 8 June home 10am',
    'Sat 5 June coffee/tea 9am\nsat nav to the inn, 5pm\nTue 8 June home 10am',
  ])('takes no word that begins like one: %j', (text) =>
    expect(daysOf(text).map(([date]) => date)).toEqual(['2027-06-05', '2027-06-08']),
  );

  it('goes by dates that fit the weekdays between them', () =>
    expect(daysOf('fri 4 june train 9am\nsat minster 10am\nsun 13 june home 2pm')).toEqual([]));

  it('takes no word for a weekday, and no stroke within a day for the end of one', () => {
    expect(daysOf('fri 4 june train 9am\nso we meet at 10am in the hall')).toEqual([]);
    expect(
      daysOf('fri train 9am / coffee 11am / sat minster 10am / sun home 2pm').map((day) => day.length - 1),
    ).toEqual([2, 1, 1]);
  });
});

describe('I-487 the month at the end of the title', () => {
  it.each([
    ['York weekend June 2027\nFri 4 drive up\nSat 5 minster 10am\nSun 6 home', '2027-06-04'],
    ['York June 2027\n\nFri 4: drive up\nSat 5: minster 10am', '2027-06-04'],
    ['Lisbon – May\nFri 14 fado 8pm\nSat 15 tram 10am', '2027-05-14'],
    ['Unsere Reise im Juni 2027:\nFr 4. – Anreise\nSa 5. – Dom', '2027-06-04'],
    ['York in may\nfri 14 drive up\nsat 15 minster 10am', '2027-05-14'],
    ['York May 2027\nPrices of January 2027\nFri 14: drive up\nSat 15: minster 10am', '2027-05-14'],
    ['York weekend\nJune 2027\nFri 4 drive up\nSat 5 minster 10am\nSun 6 home', '2027-06-04'],
  ])('dates the days below: %j', (text, first) => expect(daysOf(text)[0]?.[0]).toBe(first));

  it.each([
    'Prices of June 2027\nFri 5: drive up\nSat 6: minster 10am',
    'Off to the hills we go mar\nFri 5: drive up\nSat 6: minster 10am',
    'Published June 2027\nFri 4: drive up\nSat 5: minster 10am',
    'Stand: Juni 2027\nFr 4.: Anreise\nSa 5.: Dom 10 Uhr',
    'Deposit due June 2027\nFri 4: drive up\nSat 5: minster 10am',
    'Prices as of 3 June 2027\nFri 4: drive up\nSat 5: minster 10am',
  ])('does not where the weekdays are others, a word may be any, or a day stands before it: %j', (text) =>
    expect(daysOf(text).map(([date]) => date)).toEqual([null, null]),
  );
});

describe('I-488 dates by which one pays', () => {
  const plan = 'Tuscany\n3 May 2027: Florence\n- 10:00 Uffizi\n4 May 2027: Siena\n- 11:00 Duomo\n';
  it.each([
    '\nDate\tDeposit\tBalance\n1 Jan 2027\t£100\t£589\n1 Mar 2027\t£200\t£389',
    '\nPayment schedule\n1 Jan 2027: deposit £100\n1 Mar 2027: balance £589',
    '\nZahlungsplan\n1. Januar 2027: 100 € Anzahlung\n1. März 2027: 589 € Restzahlung',
    '\nPagos\n1 de enero de 2027: señal de 100 €\n1 de marzo de 2027: resto 389 €',
    '\nPagamento\n1 de janeiro de 2027: sinal de 100 €\n1 de março de 2027: restante 389 €',
    '\nBetaling\n1 januari 2027: aanbetaling € 100\n1 maart 2027: restbetaling € 389',
    '\nPagamenti\n1 gennaio 2027: acconto € 100\n1 marzo 2027: saldo € 389 con bonifico',
    '\nZahlungsplan\n1. Januar 2027: 20 % Anzahlung (100 €)\n1. März 2027: Restzahlung von 589 €',
    '\nPayments\n1 Jan 2027: deposit due\n1 Mar 2027: final balance by bank transfer',
    '\n1 Jan 2027: deposit £100\n1 Mar 2027: balance £589\nPlease pay on time.',
    '\nÉchéancier\n1 janvier 2027 : acompte 100 €\n1 mars 2027 : solde 589 €',
  ])('are no days: %j', (text) => {
    expect(daysOf(plan + text).map(([date]) => date)).toEqual(['2027-05-03', '2027-05-04']);
    expect(unusedOf(plan + text)).toHaveLength(3);
  });

  it('name no trip', () => expect(read(`Payments\n1 Jan 2027: deposit £100\n\n${plan}`).title).toBe('Tuscany'));

  it('are days where something stands below them', () =>
    expect(daysOf('3 May: £120\n- 10:00 Uffizi\n4 May: deposit luggage £5\n- 11:00 Duomo')).toHaveLength(2));
});

describe('P-4, I-489 four figures behind a date that may be a year', () => {
  it.each([
    ['Cape Town February 2027\n12 Feb 1130 flight\n13 Feb 2015 dinner\n14 Feb 0900 tour', '8:15 PM dinner'],
    ['Tours since 2015\nCape Town 2027\n12 Feb 1130 flight\n13 Feb 2015 dinner\n14 Feb 0900 tour', '8:15 PM dinner'],
    ['Cape Town 2027\n12 Feb 1130 flight\n13 Feb 2025 dinner\n14 Feb 0900 tour', '8:25 PM dinner'],
    ['12 Feb 2027 1130 flight\n13 Feb 2015 dinner\n14 Feb 2027 0900 tour', '8:15 PM dinner'],
    ['Reise 2027\n12. Februar 1130 Ankunft\n13. Februar 2015 Essen\n14. Februar 0900 Museum', '8:15 PM Essen'],
  ])('are an hour where the trip is of another year: %j', (text, entry) => {
    expect(daysOf(text).map(([date]) => date)).toEqual(['2027-02-12', '2027-02-13', '2027-02-14']);
    expect(daysOf(text)[1]?.[1]).toBe(entry);
  });

  it.each([
    [
      'Our 2027 trip, first been there in 2015\n12 Feb 2015 we went\n13 Feb 2015 we ate\n14 Feb 2015 home',
      '2015-02-12',
    ],
    ['Trip report Feb 2016\n30 Dec 2015 arrive\n31 Dec 2015 party\n1 Jan 2016 home', '2015-12-30'],
  ])('are a year where all have it, or it is the one before: %j', (text, first) =>
    expect(daysOf(text)[0]?.[0]).toBe(first),
  );

  it.each([
    ['New year 2024\n29 Dec 0900 flight\n30 Dec 1130 museum\n31 Dec dinner 20:15\n1 Jan 2025 home', '2025-01-01'],
    ['Trip 2026\n11 Feb 1130 flight\n12 Feb 1130 zoo\n13 Feb 1130 tour\n14 Feb 2027 dinner', '2027-02-14'],
    ['Trip 2026\n12 Feb 2026 flight\n13 Feb 2026 tour\n14 Feb 2025 dinner', '2025-02-14'],
  ])(
    'the next year is one over the turn of it, in figures that are no round hour, or where all have one: %j',
    (text, last) => expect(daysOf(text).at(-1)?.[0]).toBe(last),
  );
});

describe('I-490 a German date before a word', () => {
  it.each([
    ['12. Februar Ankunft\n13. Februar Abendessen\n14. Februar Museum', '2027-02-12'],
    ['12. Feb. Ankunft\n13. Feb. Abendessen\n14. Feb. Museum', '2027-02-12'],
    ['1. Mai Ankunft\n2. Mai Abendessen\n3. Mai Museum', '2027-05-01'],
    ['11. August 11:30 Ankunft\n12. August 20:15 Abendessen\n13. August 9:00 Museum', '2027-08-11'],
  ])('is no item of a list: %j', (text, first) => expect(daysOf(text)[0]?.[0]).toBe(first));

  it('leaves names that begin with such a word', () =>
    expect(daysOf('Bonn\n1. August Macke Haus\n2. Mai Tai bar\n3. Jan van Eyck tour')).toEqual([
      [null, 'August Macke Haus', 'Mai Tai bar', 'Jan van Eyck tour'],
    ]));
});
