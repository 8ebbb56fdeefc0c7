/** I-187 to I-193: leading dots, flights of AM, nights on the way, how a house is booked, what stands behind a name or a price. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });
const entries = (text: string) =>
  read(text).days.flatMap(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities));
const day = (line: string) => `Kos retreat\n\nThursday 6 May 2027\n${line}\n\nFriday 7 May 2027\n10:30 Swim`;

describe('I-187 cells that leading dots set apart', () => {
  it.each([
    '9:00 ...... Yoga ...... Deck',
    '09:00....Yoga....Deck',
    '9:00 . . . . . Yoga . . . . . Deck',
    '9:00 ____ Yoga ____ Deck',
    '9:00 ……… Yoga ……… Deck',
  ])('%s', (line) => {
    expect(entries(day(line))[0]).toMatchObject({
      time: '9:00 AM',
      title: 'Yoga',
      location: 'Deck',
      description: null,
    });
  });

  it('a pause in the words sets nothing apart', () => {
    expect(entries(day('9:00 Yoga... then tea'))[0]?.title).toContain('then tea');
  });

  it('the title of the first page over the next page is no part of the day', () => {
    const pages = `${Array.from({ length: 8 }, (_, i) => `1${i}:00 ...... Walk ${i} ...... Deck`).join('\n')}\n                    page 1/2\n\nKos retreat          Room 6 / Lund`;
    expect(entries(day(pages)).every(({ description }) => description === null)).toBe(true);
  });
});

describe('I-188 AM before the number of a flight', () => {
  it('is an airline where the airport follows', () => {
    const [flight] = read(day('AM 2035 MEX 13:25 → OAX 14:40')).days[0]?.timeBlocks ?? [];
    expect(flight?.period).toBeNull();
    expect(flight?.activities[0]).toMatchObject({ time: '1:25 PM – 2:40 PM', type: 'travel' });
  });

  it('is a part of the day before what is done', () => {
    expect(read(day('AM 0930 Walk in the old town')).days[0]?.timeBlocks[0]?.period).toBe('AM');
  });
});

describe('I-189 a night that begins with a ride', () => {
  const plan = (ride: string, arrival: string) =>
    `Ghana\n\nMon 3 May 2027\n14:00 Check-in Hotel Kente\nTue 4 May 2027\n10:00 Market\nWed 5 May 2027\n11:00 Check-out\n${ride}\nThu 6 May 2027\n${arrival}`;
  const codes = (text: string) => read(text).warnings.map(({ code }) => code);

  it.each([
    ['23:15 Flight KL598 to Amsterdam', '10:35 Home'],
    ['18:30 Flight KL598 to Amsterdam', '10:35 Arrival Amsterdam'],
    ['18:30 - 06:10 Flight KL598 to Amsterdam', '10:35 Museum'],
  ])('%s', (ride, arrival) => {
    expect(codes(plan(ride, arrival))).not.toContain('night-without-stay');
  });

  it('a transfer in the afternoon leaves the night open', () => {
    expect(codes(plan('15:00 Transfer to Kumasi', '10:35 Museum'))).toContain('night-without-stay');
  });
});

describe('I-190 how a house is booked', () => {
  const plan = (booking: string) =>
    `Split\n\nFri 7 May 2027\nHotel: Hotel Marjan, Split\n  ${booking}\n\nSun 9 May 2027\n10:00 Walk`;

  it('the line below it is said about it, with its price', () => {
    const [stay, next] = entries(plan('check in 7 May, check out 9 May, 2 nights, €95 per night b&b'));
    expect(stay).toMatchObject({ title: 'Hotel Marjan, Split', cost: '€95' });
    expect(stay?.description).toContain('check in 7 May');
    expect(next?.title).toBe('Walk');
  });

  it.each([
    ['check in 7 May, check out 9 May, 3 nights', true],
    ['check in 7 May, check out 9 May, 2 nights', false],
    ['check in 7 May, check out 9 May · 1 room for 3 nights of rain', false],
  ])('%s', (booking, isWrong) => {
    expect(read(plan(booking)).warnings.some(({ code }) => code === 'nights-mismatch')).toBe(isWrong);
  });
});

describe('I-191 I-192 I-193 what stands behind a name or a price', () => {
  it.each([
    ['- Lunch at **Mill Inn** – trout from the pond', 'Lunch at Mill Inn', 'trout from the pond'],
    ['9:00 Palace €20, timed slot so be early', 'Palace', 'timed slot so be early'],
  ])('%s', (line, title, description) => {
    expect(entries(day(line))[0]).toMatchObject({ title, description });
  });

  it('another thing to do behind the price stays in the entry', () => {
    expect(entries(day('9:00 Boat €20, then lunch on the quay'))[0]?.description).toBeNull();
  });

  it('a dotted hour before a price in brackets is a time', () => {
    expect(entries(day('Boat trip to Hvar 12.30 (€45 each)'))[0]).toMatchObject({
      title: 'Boat trip to Hvar',
      time: '12:30 PM',
    });
  });

  it('Fr. and Rev. end no sentence', () => {
    expect(entries(day('Dinner with Rev. Hughes 7pm'))[0]).toMatchObject({
      title: 'Dinner with Rev. Hughes',
      time: '7:00 PM',
    });
  });
});
