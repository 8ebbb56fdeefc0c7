/** Programmes and messages of a week: how days, hours, prices and nights are told in them, with near misses. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day = 0) => read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const timed = (text: string, day = 0) => entries(text, day).map(({ time, title }) => [time, title]);
const dates = (text: string) => read(text).days.map(({ date }) => date);
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

describe('I-59 a week whose first day alone has its date', () => {
  const WEEK =
    'Painting week on the lake\n\nSATURDAY 5 JUNE 2027 – Arrival\n16:00 Tea on the lawn\n\nSUNDAY – Colours\n09:00 Drawing lesson\n\nMONDAY – The shore\n10:00 Boat trip\n\nWEDNESDAY – Home\n11:00 Train';

  it('has the dates of its weekdays', () => {
    expect(read(WEEK).days.map(({ title, date }) => [title, date])).toEqual([
      ['Arrival', '2027-06-05'],
      ['Colours', '2027-06-06'],
      ['The shore', '2027-06-07'],
      ['Home', '2027-06-09'],
    ]);
    expect(read(WEEK).dates).toBe('June 5 to 9, 2027');
    expect(codes(WEEK)).toEqual([]);
  });

  it.each([
    ['Samstag, 5. Juni 2027: Anreise', 'Sonntag: Wandern', 'Montag: Heimreise'],
    ['Samedi 5 juin 2027 – Arrivée', 'Dimanche – Randonnée', 'Lundi – Départ'],
    ['Sábado 5 de junio de 2027: Llegada', 'Domingo: Paseo', 'Lunes: Regreso'],
    ['Sabato 5 giugno 2027 – Arrivo', 'Domenica – Escursione', 'Lunedì – Partenza'],
  ])('also %s', (first, second, third) => {
    expect(dates(`${first}\n10:00 A\n\n${second}\n10:00 B\n\n${third}\n10:00 C`)).toEqual([
      '2027-06-05',
      '2027-06-06',
      '2027-06-07',
    ]);
  });

  it('takes no date of a letter, and none where the weekday is not the date’s', () => {
    const letter =
      'Saturday 5 June 2027\n\nDear Kim, here is your week.\n\nSUNDAY – Colours\n09:00 Lesson\n\nMONDAY – Shore\n10:00 Boat';
    expect(dates(letter).slice(0, 2)).not.toContain('2027-06-06');
    const slip = WEEK.replace('SATURDAY', 'FRIDAY').replace('SUNDAY', 'SATURDAY');
    expect(dates(slip)).toEqual(['2027-06-05', null, null, null]);
  });
});

describe('I-60 hours as a message tells them', () => {
  const CHAT =
    'Seville is booked! Fri 7 to Sun 9 May\nFri 7 - you land 11.50, Rosa is waiting in the hall. Hotel Alba, keys ready from 2. Dinner on the square around 9\nSat 8 - cathedral, slot is booked for 10.15 sharp. Boat from 3 to about 5\nSun 9 - checkout by 11, train home 14.25 🚆';

  it('are times at the end of an entry, and of the entry that they follow', () => {
    expect(timed(CHAT, 0)).toEqual([
      ['11:50 AM', 'you land'],
      ['2:00 PM', 'Hotel Alba'],
      ['9:00 PM', 'Dinner on the square'],
    ]);
    expect(entries(CHAT, 0)[0]?.description).toBe('Rosa is waiting in the hall');
    expect(timed(CHAT, 1)).toEqual([
      ['10:15 AM', 'cathedral'],
      ['3:00 PM – 5:00 PM', 'Boat'],
    ]);
    expect(timed(CHAT, 2)).toEqual([
      ['11:00 AM', 'checkout'],
      ['2:25 PM', 'train home'],
    ]);
  });

  it('are none where they count, and a figure with a dot is none where no other is a time', () => {
    const text =
      'Fri 7 May: walk for a group of about 8, coffee and cake 8.30\nSat 8 May: boat for ages from 6 to 9, lunch 12.50';
    expect(timed(text, 0).map(([time]) => time)).toEqual([null, null]);
    expect(timed(text, 1).map(([time]) => time)).toEqual([null, null]);
    const priced = CHAT.replace('train home 14.25 🚆', 'bus home 14.25, cake 3.80');
    expect(timed(priced, 2).map(([time]) => time)).toEqual(['11:00 AM', null, null]);
  });

  it('are those of small buses, too', () => {
    expect(timed('Fri 7 May 2027\n- 09:00 minibus to the coast\n- 10:30 minigolf')).toEqual([
      ['9:00 AM', 'minibus to the coast'],
      ['10:30 AM', 'minigolf'],
    ]);
  });

  it('a farewell behind the last day is no part of it', () => {
    const text = 'Fri 7 May: 9:00 walk, 13:00 lunch\nSat 8 May: 9:00 train home. See you there – Ana, Alba Tours';
    expect(timed(text, 1)).toEqual([['9:00 AM', 'train home']]);
  });
});

describe('I-61 what the trip costs, right under the last day', () => {
  const trip = (last: string) =>
    `DAY 1 – Fri 7 May 2027 – Coast\n09:00 Boat trip\nDAY 2 – Sat 8 May 2027 – Home\n09:00 Transfer to the airport\n${last}`;

  it.each([
    ['Total tour cost, 2 guests: USD 3,400 (USD 1,700 per person)', 'USD', 3400],
    ["Gesamtstrecke 410 km. Gesamtpreis für 2 Personen: CHF 2'480.– (CHF 1'240.– pro Person)", 'CHF', 2480],
    ['Prix tout compris : 1 190 € par personne en chambre double', 'EUR', 1190],
    ['Reisepreis pro Person im Doppelzimmer: 1.190 €', 'EUR', 1190],
    ['Prezzo tutto compreso a persona: 1.190 €', 'EUR', 1190],
  ])('%s', (line, currency, total) => {
    expect(read(trip(line)).budget).toMatchObject({ currency, total });
    expect(entries(trip(line), 1)).toHaveLength(1);
    expect(entries(trip(line), 1)[0]?.description).toBeNull();
  });

  it.each(['Price per person: €35', 'Total 35 €'])('%s is the entry’s', (line) => {
    expect(read(trip(line)).budget?.total ?? null).toBeNull();
  });

  it('in the row of bullets that the days are', () => {
    const text =
      '* Fri 5/7/2027 – coast\n   * 9:00 AM boat trip\n* Sat 5/8/2027 – home\n   * 9:00 AM flight\n* Budget\n   * flights $400\n   * rooms $300\n   * TOTAL $700';
    expect(read(text).budget).toMatchObject({ total: 700, items: [{ amount: 400 }, { amount: 300 }] });
    expect(timed(text, 1)).toEqual([['9:00 AM', 'flight']]);
  });

  it('in the last row of the table of days', () => {
    const text =
      'Cruise\t\t\t\t\nDate\tPort\tArrive\tDepart\tRemark\nSat 17-Jul-27\tBergen\t\t4:30 PM\t\nSun 18-Jul-27\tStavanger\t8:00 AM\t5:00 PM\t\nMon 19-Jul-27\tOslo\t7:00 AM\t\t\nTotal, 2 guests, outside cabin\t\t\t\tEUR 4,180';
    expect(read(text).budget).toMatchObject({ currency: 'EUR', total: 4180 });
    expect(read(text).days).toHaveLength(3);
  });
});

describe('I-62 nights told in a sentence behind the dates', () => {
  const mail = (nights: string) =>
    `Hello Sam, all is arranged for the spring weekend of your ridge club, and these are the days: Mon 10 May to Fri 14 May 2027, ${nights} at the Larch guesthouse in Keswick, max 9 people.\nMon 10 May: 15:00 meet at the station; 19:00 supper\nTue 11 May: 09:00 walk to the ridge; 19:00 supper\nFri 14 May: 09:00 train home`;

  it('are more than the dates have room for', () => {
    expect(codes(mail('5 nights'))).toEqual(['nights-mismatch']);
  });

  it.each(['4 nights', '2 nights', '2 nights in a hut and 5 nights'])('%s may be a part of them', (nights) => {
    expect(codes(mail(nights))).toEqual([]);
  });
});

describe('the head of a page with the number of a booking', () => {
  const trip = (head: string): string =>
    `${head}\n\nReiseverlauf\nLofoten – Inseln im Licht\n\nTag 1, 07.05.2027: Anreise\n09:00 Fähre\nTag 2, 08.05.2027: Heimreise\n09:00 Fähre`;

  it.each([
    'Reisebüro Kantstein, Kiel · Buchungsnr. 27-4711',
    'Northway Travel, Leeds | Booking ref. NT-2291',
    'Agence Beaumonde, Lyon – Dossier n° 4417',
  ])('%s names no trip', (head) => {
    expect(read(trip(head)).title).toBe('Lofoten – Inseln im Licht');
    expect(read(trip(head)).location).toBe('Lofoten');
  });

  it('may be the name of one behind that of a place', () => {
    expect(read('Lisbon with friends · Booking 2291\n\nDay 1\n09:00 Walk\nDay 2\n09:00 Train').location).toBe('Lisbon');
  });
});
