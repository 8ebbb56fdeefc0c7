import { describe, expect, it } from 'vitest';
import { formatClockTime } from '../model/clock-time.ts';
import { lookAtLine } from '../text/line-look.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import { findAirlines } from './airline.ts';
import { findAirports } from './airport.ts';
import { findBookingClass, findCabins } from './cabin.ts';
import { readFareBasis, readFareRole } from './fare-words.ts';
import { isFlightHeader, readFlightColumn } from './flight-column.ts';
import { findFlightDates } from './flight-date.ts';
import { findFlightDurations } from './flight-duration.ts';
import { findFlightFigures, findFlightNumbers } from './flight-number.ts';
import { findDayMarks, findFlightTimes } from './flight-time.ts';
import {
  findAircraftName,
  findDirection,
  findOperatedBy,
  findTurn,
  findWaitWord,
  isWaitInAirport,
} from './flight-words.ts';
import { findOptionHeading } from './option-heading.ts';
import { findStops } from './stops.ts';

describe('findFlightNumbers', () => {
  const read = (text: string) => findFlightNumbers(text).map((m) => `${m.carrier?.code ?? '?'} ${m.figures.value}`);

  it.each([
    ['VS 3 mardi 13 juillet', ['VS 3']],
    ['AZ 2 martedì 13 luglio', ['AZ 2']],
    ['VS 3 mars 2027', []],
    ['LH 97 January 13, 2027', ['LH 97']],
    ['BA 7 January 13, 2027', ['BA 7']],
  ])('F-82 a figure before a Tuesday is no day of March: %s', (text, numbers) => expect(read(text)).toEqual(numbers));

  it.each([
    ['BA 178', ['BA 178']],
    ['BA0178', ['BA 178']],
    ['on ba178, arriving', ['BA 178']],
    ['B6-961', ['B6 961']],
    ['Flight 178 to London', ['? 178']],
    ['Flug Nr. 772', ['? 772']],
    ['KL0662 Operated by KLM', ['KL 662']],
    ['4U 8462 (X)', ['4U 8462']],
    ['AF 1049 / DL 8265', ['AF 1049', 'DL 8265']],
  ])('F-42 reads %s', (text, numbers) => expect(read(text)).toEqual(numbers));

  it.each([
    'A350-900',
    'Boeing B787',
    '8:05 AM 10 minutes',
    'ON 12 MAY',
    'BY 10DEC26',
    'USD 1212',
    'PC 23 kg',
    'T5 18:00',
    '£500',
    'AC 2 bags',
    'Flight 1: JFK',
    'P0000',
  ])('F-42 reads no flight in %s', (text) => expect(read(text)).toEqual([]));

  it.each([
    ['Air Canada 1', 10, '1'],
    ['Lufthansa 931: EDI 18:35', 9, '931'],
    ['Southwest #1187', 9, '1187'],
    ['United Flight 882', 6, '882'],
    ['Delta 2 checked bags', 5, undefined],
    ['Delta 10:30', 5, undefined],
  ])('F-42 reads the figures behind the name in %s', (text, from, figures) =>
    expect(findFlightFigures(text, from)?.value).toBe(figures),
  );
});

describe('findAirports', () => {
  const read = (text: string, pairs = false) =>
    findAirports(text, pairs).map((m) => m.code?.value ?? text.slice(m.from, m.to));

  it.each([
    ['SQ 216 PER 14.05 - SIN 19:25', ['PER', 'SIN']],
    ['GOT 0610 > AMS 0805', ['GOT', 'AMS']],
    ['CDG 20.10 +1 / MRS 21.30', ['CDG', 'MRS']],
    // A day, an end, a price, a word without a second airport.
    ['SAT 10:30 - LHR 12:00', ['LHR']],
    ['DEP 10:30 - LHR 12:00', ['LHR']],
    ['PER 22.50 GBP, LHR 12:00', ['LHR']],
    ['PER 14.05', []],
  ])('F-158 of two places with their times each may be a word, too: %s', (text, codes) =>
    expect(read(text)).toEqual(codes),
  );

  it.each([
    ['New York (JFK) to London (LHR)', ['JFK', 'LHR']],
    ['New York JFK', ['JFK']],
    ['JFK - New York', ['JFK']],
    ['JFK–LHR', ['JFK', 'LHR']],
    ['JFK & SEA', ['JFK', 'SEA']],
    ['Houston, George Bush Intercontinental (IAH)', ['IAH']],
    ['Tegel(TXL), Berlin', ['TXL']],
    ['Quebec Grand Village (QQX)', ['QQX']],
    ['London Heathrow', ['London Heathrow']],
    ['8:10 Dayton (DAY)', ['DAY']],
    ['Perth (PER), Terminal 1', ['PER']],
    ['Mobile (MOB)', ['MOB']],
    ['Mobile (TEL)', []],
    ['EUR 40 Handling (PER)', []],
    ['Munich - Vienna', ['Munich', 'Vienna']],
  ])('F-43 reads %s', (text, codes) => expect(read(text)).toEqual(codes));

  it('F-43 reads a pair only where it is asked for', () => {
    expect(read('SFOHNL')).toEqual([]);
    expect(read('SFOHNL', true)).toEqual(['SFO', 'HNL']);
    expect(read('DUBLIN', true)).not.toEqual(['DUB', 'LIN']);
  });

  it.each(['THE FARE FOR ALL ADT PAX', 'USD TAX', 'Best Price', 'Return', 'SAND & SEA WEEKS'])(
    'F-43 reads no airport in %s',
    (text) => expect(read(text)).toEqual([]),
  );

  it.each([
    ['London Heathrow T5', 'T5'],
    ['JFK, Terminal 8', 'Terminal 8'],
    ['Madrid (MAD) Terminal 4S', 'Terminal 4S'],
    ['Heathrow T5 18:00', 'T5'],
    ['London (LHR) to Dubai', undefined],
  ])('reads the terminal in %s', (text, terminal) => expect(findAirports(text)[0]?.terminal?.value).toBe(terminal));
});

it.each([
  ['with Delta Air Lines', 'DL'],
  ['easyJet', 'U2'],
  ['Aer Lingus nonstop', 'EI'],
  ['Singapore Airlines', 'SQ'],
  ['your travel agent', undefined],
])('reads the airline in %s', (text, code) => expect(findAirlines(text)[0]?.airline.code).toBe(code));

describe('times', () => {
  const read = (text: string) => findFlightTimes(foldText(text)).map((m) => formatClockTime(m.time));

  it.each([
    ['6:30pm', ['6:30 PM']],
    ['10:55p → 10:40a', ['10:55 PM', '10:40 AM']],
    ['830A 1155A', ['8:30 AM', '11:55 AM']],
    ['1230P', ['12:30 PM']],
    ['2130-0730+1', ['9:30 PM', '7:30 AM']],
    ['0710/0955', ['7:10 AM', '9:55 AM']],
    ['14:15 Uhr', ['2:15 PM']],
    ['18.30 - 20.45', ['6:30 PM', '8:45 PM']],
    ['11h45', ['11:45 AM']],
    ['6:30 – 9:45 pm', ['6:30 PM', '9:45 PM']],
    ['11:30 - 1:15pm', ['11:30 AM', '1:15 PM']],
    ['12 noon', ['12:00 PM']],
  ])('F-44 reads %s', (text, times) => expect(read(text)).toEqual(times));

  it.each(['$18.30', '23.50 kg', '1830 miles', '10:30:45:00'])('F-44 reads no time in %s', (text) =>
    expect(read(text)).toEqual([]),
  );

  it.each([
    ['06:40 +1', [1]],
    ['6:40am (next day)', [1]],
    ['06:25 Uhr am nächsten Tag', [1]],
    ['05:55AM +2', [2]],
    ['08:15 (-1)', [-1]],
    ['⁺¹', [1]],
    ['call +1 415 555 0190', []],
    ['London (LHR) – Tokyo (HND)', []],
    ['1 carry-on + 1 personal item', []],
    ['3 travellers + 1 kid', []],
    ['1 room + 2 cabins', []],
    ['22:00 - 02:35 + 1 day', [1]],
  ])('reads the day marks of %s', (text, days) =>
    expect(findDayMarks(foldText(text)).map((m) => m.days)).toEqual(days),
  );
});

it.each([
  ['7h10m', 430],
  ['7 hrs 10 min', 430],
  ['12 h 55 min', 775],
  ['9h25', 565],
  ['7 Std. 10 Min.', 430],
  ['1 day 2 hours', 1560],
  ['7.5 hours', 450],
  ['55 min', 55],
  ['Duration: 07:10', 430],
  ['7 horas y 10 minutos', 430],
])('reads the length in %s', (text, minutes) => expect(findFlightDurations(foldText(text))[0]?.minutes).toBe(minutes));

it.each(['5 m', '18:30', '10 kg', '2 stops', 'Abflug 16:00 Uhr   Ankunft 17:10 Uhr'])('reads no length in %s', (text) =>
  expect(findFlightDurations(foldText(text))).toEqual([]),
);

it.each([
  ['Nonstop', 0],
  ['1 stop', 1],
  ['2 Zwischenstopps', 2],
  ['sans escale', 0],
  ['one connection', 1],
  ['stopover in Doha', undefined],
])('reads the stops in %s', (text, stops) => expect(findStops(foldText(text))?.stops).toBe(stops));

describe('words for a wait', () => {
  it.each([
    'Connect in airport',
    'Self-transfer in the same airport',
    'Waiting time in airport',
    'Change planes in airport',
  ])('%s', (text) => {
    expect(isWaitInAirport(foldText(text))).toBe(true);
    expect(findWaitWord(foldText(text))).not.toBeNull();
  });

  it.each(['Arrive at airport', 'Meet us in the airport'])('not %s', (text) =>
    expect(isWaitInAirport(foldText(text))).toBe(false),
  );
});

describe('findCabins', () => {
  const read = (text: string) => findCabins(foldText(text)).map((m) => text.slice(m.from, m.to));

  it.each([
    ['Economy Class seats', ['Economy Class']],
    ['World Traveller Plus', ['World Traveller Plus']],
    ['Fare: Economy - Standard', ['Economy - Standard']],
    ['Economyklasse', ['Economyklasse']],
    ['Primera clase', ['Primera clase']],
    ['Wanna Get Away', ['Wanna Get Away']],
  ])('F-51 reads %s', (text, cabins) => expect(read(text)).toEqual(cabins));

  it.each(['First checked bag', 'within 14 business days', '2nd class of 2019'])('F-51 reads none in %s', (text) =>
    expect(read(text)).toEqual([]),
  );

  it.each([
    ['Class: Y', 'Y'],
    ['K class', 'K'],
    ['Klasse V', 'V'],
    ['cl. B', 'B'],
    ['class of travel', undefined],
    ['(CLT)', undefined],
    ['CLE 10:40', undefined],
    ['Classe Economique', undefined],
  ])('reads the booking class in %s', (text, letter) => expect(findBookingClass(foldText(text))?.letter).toBe(letter));
});

it.each([
  ['Outbound – Fri, Sep 3', 'outbound'],
  ['Rückflug: Sonntag', 'return'],
  ['IDA: 10 de julio', 'outbound'],
  ['✈️ INBOUND – Mon 1 Nov', 'return'],
  ['Returning flight', 'return'],
  ['Return airfare $500', undefined],
  ['Outstanding balance', undefined],
])('F-45 reads the direction of %s', (text, direction) =>
  expect(findDirection(foldText(text))?.direction).toBe(direction),
);

it.each([
  ['10 Aug 06:15-09:55, back 17 Aug', true],
  ['departing 5 November, returning 19 November', true],
  ['the return fare', false],
  ['feedback', false],
])('F-45 reads the turn in %s', (text, turns) => expect(findTurn(foldText(text)) !== null).toBe(turns));

it('reads who flies and in what', () => {
  const operated = findOperatedBy(foldText('Operated by Iberia Express'));
  expect([operated?.from, operated?.to]).toEqual([12, 26]);
  expect(findOperatedBy('operators of tours')).toBeNull();
  expect(findAircraftName('airbus a330-900neo')).toEqual({ from: 0, to: 18 });
  expect(findAircraftName('row 787')).toMatchObject({ from: 4 });
});

it.each([
  ['Option 2 – One stop', 2],
  ['OPTION B - Emirates', 2],
  ['Variante 1: direkt', 1],
  ['2nd option', 2],
  ['Option bis 12.12.2026', undefined],
  ['Optional extras', undefined],
  ['Quote 12 Jan', undefined],
])('F-46 reads the option heading in %s', (text, number) =>
  expect(findOptionHeading(foldText(text), lookAtLine(foldText(text)))?.number).toBe(number),
);

it.each([
  ['Dep', 'depart'],
  ['Ankunft', 'arrive'],
  ['Vuelo', 'flight'],
  ['Origine', 'from'],
  ['Arr +/-', 'day-mark'],
  ['Fare', 'terms'],
  ['Hotel', null],
])('knows the column %s', (heading, column) => expect(readFlightColumn(heading)).toBe(column));

it('tells a header of flights from that of days', () => {
  expect(isFlightHeader(['Flight', 'From', 'To', 'Dep'].map(readFlightColumn))).toBe(true);
  expect(isFlightHeader(['Day', 'Activity', 'Place'].map(readFlightColumn))).toBe(false);
});

it.each([
  ['12.02. LH 400', 2, 12, null],
  ['08APR27 THU', 4, 8, 4],
  ['14JAN TH ', 1, 14, 4],
  ['6/2/2027 Wed', 6, 2, 3],
  ['21 JUN 2027 (Mon)', 6, 21, 1],
])('reads the date in %s', (text, month, day, weekday) => {
  const [mention] = findFlightDates(foldText(text), 'month-first');
  expect(mention).toMatchObject({ date: { month, day } });
  expect(mention?.weekday?.weekday ?? null).toBe(weekday);
});

describe('fare words', () => {
  it.each([
    ['base fare ', '', 'base'],
    ['taxes and fees ', '', 'taxes'],
    ['fare incl. taxes ', '', 'total'],
    ['service fee ', '', 'fee'],
    ['was ', '', 'was'],
    ['you save ', '', 'saving'],
    ['checked bag ', '', 'other'],
    ['change fee ', '', 'other'],
    ['blue fare ', '', 'fare'],
    ['ticket price ', '', 'fare'],
    ['gesamtpreis: ', '', 'total'],
    ['', ' total', 'total'],
    ['', '', null],
  ])('F-47 takes %j for its role', (before, after, role) => expect(readFareRole(before, after)).toBe(role));

  it.each([
    ['', ' per person', 'person'],
    ['', 'pp', 'person'],
    ['preis ', ' p.P.', null],
    ['price pro person ', '', 'person'],
    ['total for 2 adults: ', '', 'all'],
    ['', ' for 18', 'all'],
    ['child fare ', '', 'child'],
    ['2 adults, 2 children: ', '', 'all'],
  ])('F-47 takes %j %j for whom it is', (before, after, basis) => expect(readFareBasis(before, after)).toBe(basis));
});
