/** Days that a message tells in running words. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const daysOf = (text: string) =>
  read(text).days.map(({ date, title, timeBlocks }) => [
    date,
    title,
    ...timeBlocks.flatMap(({ activities }) =>
      activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`)),
    ),
  ]);

describe('I-260 the day or days of one paragraph', () => {
  it('reads the one day behind its date, up to what is said to the reader', () => {
    const text =
      'Hi Kim, its Sue from Alder Tours. Nice Sat 5 June: coach from Cannes 8.20am, abbey 11am (£9pp),\nlunch as you like, boat at 2.30pm\nCoach back 5pm. Be on time pls';
    expect(daysOf(text)).toEqual([
      [
        '2027-06-05',
        null,
        '8:20 AM coach from Cannes',
        '11:00 AM abbey',
        'lunch as you like',
        '2:30 PM boat',
        '5:00 PM Coach back',
      ],
    ]);
    expect(read(text).location).toBe('Nice');
  });

  it('reads it behind the name of the trip, in other languages, and where sentences part it', () => {
    expect(
      daysOf('Ciao! Domenica 6 giugno gita a Lucca: pullman alle 8, visita del Duomo alle 10.30, rientro alle 17'),
    ).toEqual([['2027-06-06', null, '8:00 AM pullman', '10:30 AM visita del Duomo', '5:00 PM rientro']]);
    expect(
      daysOf(
        'Lille day trip 5 June. Train from Ghent 9.03. Museum tour at 11.30. Lunch. Train home 17.02. See you there!',
      ),
    ).toEqual([
      ['2027-06-05', null, '9:03 AM Train from Ghent', '11:30 AM Museum tour', 'Lunch', '5:02 PM Train home'],
    ]);
    expect(
      daysOf(
        'Bonjour Zoé, voici le programme du 5 juin : train à 8h10, visite du château à 10h30, déjeuner libre. Bises',
      ),
    ).toEqual([['2027-06-05', null, '8:10 AM train', '10:30 AM visite du château', 'déjeuner libre']]);
  });

  it.each([
    'Hi Lou, for Rome: Friday 7 May land 14:20, dinner 8pm at Bruno. Saturday 8 May gallery tour 9.30, lunch. Cheers Al',
    'Fri 7 May - land 14:20, dinner 8pm at Bruno; Sat 8 May - gallery tour 9.30, lunch',
    'for rome on friday 7 may they land at 14:20, dinner 8pm at Bruno, and on saturday 8 may gallery tour at 9.30, lunch',
  ])('reads days in a row: %s', (text) => {
    const days = read(text).days;
    expect(days.map(({ date }) => date)).toEqual(['2027-05-07', '2027-05-08']);
    expect(days.map(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities).length)).toEqual([2, 2]);
  });

  it('reads numbered days and weekdays, of which one begins the line', () => {
    const entries = ['11:00 AM arrive', '5:00 PM port tasting'];
    expect(daysOf('Day 1: arrive 11am, port tasting 5pm. Day 2: river cruise 9am, flight home 15.30.')).toEqual([
      [null, null, ...entries],
      [null, null, '9:00 AM river cruise', '3:30 PM flight home'],
    ]);
    expect(daysOf('Weekend in Ghent: Sat: train 8.10, castle 11am. Sun: brunch, canal boat 2pm')).toEqual([
      [null, null, '8:10 AM train', '11:00 AM castle'],
      [null, null, 'brunch', '2:00 PM canal boat'],
    ]);
  });

  it('reads one weekday with a mark behind it', () => {
    const day = [null, null, '10:00 AM museum', '1:00 PM lunch at Bruno', '3:00 PM boat trip'];
    expect(daysOf('Hi Lou, Sat: 10am museum, 1pm lunch at Bruno, 3pm boat trip. See you')).toEqual([day]);
    expect(daysOf('Plan for Saturday: 10am museum, 1pm lunch at Bruno, 3pm boat trip.')).toEqual([day]);
  });

  it.each([
    'Open Saturday: 10:00-12:30 and 14:00-16:00',
    'Thanks for your mail of 12 June. Please call me at 10:00 or 14:00 about the hotel and the train.',
    'Open Sat 12 June: 10:00-12:30 and 14:00-16:00',
    'Offer valid until 12 June: Hotel Sole from 14:00, breakfast 8:00, dinner 19:00',
    'Hi Bob, as discussed on Tuesday: the train is at 8.10 and the hotel check-in at 3pm.',
    'We had a great day on 5 June. Lunch at one was superb and the museum too.',
    'Travel dates 5 - 9 June. Flight home 18.05, train 9.10, dinner 8pm.',
  ])('reads no day of %s', (text) => {
    expect(daysOf(text)).toEqual([]);
  });
});

describe('I-300 figures with dots in short messages', () => {
  it('are hours where am and pm have such before them, at the head, at the end and behind a price', () => {
    const text =
      'Hi Kim its Sue, your Nice weekend is all booked!! SAT 12/6 land NCE 10.55, cab to Hotel Vela (approx 25 eur). 1pm lunch, 3.30pm old fort (tkt 10 eur)\nSUN 13/6 9.30 market tour, 12.30 2 caves by boat 18 eur. pickup at hotel 16.45, flt home 19.10\nAny probs txt me x';
    expect(daysOf(text)).toEqual([
      ['2027-06-12', null, '10:55 AM land NCE', 'cab to Hotel Vela', '1:00 PM lunch', '3:30 PM old fort'],
      [
        '2027-06-13',
        null,
        '9:30 AM market tour',
        '12:30 PM 2 caves by boat',
        '4:45 PM pickup at hotel',
        '7:10 PM flt home',
      ],
    ]);
    expect(read(text).location).toBe('Nice');
  });

  it('are none where one of them can be no hour', () => {
    const text = 'SAT 12/6: 3.30pm old fort 12.50, boat tour 8.75\nSUN 13/6: 9am market tour, lunch 10.80\n';
    expect(
      daysOf(text)
        .flat()
        .filter((title) => String(title).startsWith('12:50')),
    ).toEqual([]);
  });

  it.each(['Have fun!! Sue', 'let me know if all ok', 'call us if you are late', 'Per qualsiasi cosa scrivimi'])(
    'what is said to the reader is no entry: %s',
    (said) => {
      const text = `Nice Sat 5 June: coach from Cannes 8.20am, abbey 11am, boat at 2.30pm\n${said}`;
      expect(daysOf(text)[0]?.at(-1)).toBe('2:30 PM boat');
    },
  );
});

describe('I-304 the day after the message', () => {
  it.each([
    'Tomorrow: 10am museum, 1pm lunch at Sol, 4pm boat trip',
    'Hi Kim, plan for tomorrow: 10am museum, 1pm lunch at Sol, 4pm boat trip. See you then!',
  ])('is a day without a date: %s', (text) =>
    expect(daysOf(text)).toEqual([[null, null, '10:00 AM museum', '1:00 PM lunch at Sol', '4:00 PM boat trip']]),
  );

  it('and so are two of them, in other languages', () => {
    expect(daysOf('Today: 10am museum, 1pm lunch. Tomorrow: 9am boat trip, 2pm castle')).toHaveLength(2);
    expect(daysOf('Demain : 10h musée, 13h déjeuner, 16h bateau')[0]).toEqual([
      null,
      null,
      '10:00 AM musée',
      '1:00 PM déjeuner',
      '4:00 PM bateau',
    ]);
  });

  it.each(['Morgen früh melde ich mich. Gruß Ute', 'Today: €99 per person, 3 nights, lunch included'])(
    'not %s',
    (text) => expect(daysOf(text)).toEqual([]),
  );
});

describe('I-300 figures with dots within an entry', () => {
  it('are its hour where the text writes its hours so, before words that count nothing', () => {
    const text =
      'Sat 5 June: coach 7.30, museum 9.15 old town, coffee 3.50 each, lunch 12.30 Da Enzo\nSun 6 June: tour 9.15 old town, abbey 12.50 entry, train home 17.02';
    expect(daysOf(text)).toEqual([
      ['2027-06-05', null, '7:30 AM coach', '9:15 AM museum old town', 'coffee 3.50 each', '12:30 PM lunch Da Enzo'],
      ['2027-06-06', null, '9:15 AM tour old town', 'abbey 12.50 entry', '5:02 PM train home'],
    ]);
  });
});
