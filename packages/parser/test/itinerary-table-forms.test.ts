/** I-122: one trip as a table, in each form of table with each form of day, with headings in six languages and without. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const TOWNS = ['Bergen', 'Voss', 'Geilo'] as const;
const PLANS = ['Fish market stroll', 'Ropeway to the top', 'Glacier hike'] as const;
const STAYS = ['Hotel Bryggen', 'Hotel Ropeway', 'Hotel Fjellbu'] as const;
const WEEKDAYS = ['Mon', 'Tue', 'Wed'];

const HEADINGS = {
  English: ['Day', 'Date', 'Destination', 'Activities', 'Accomodation'],
  German: ['Tag', 'Datum', 'Zielort', 'Tagesablauf', 'Unterbringung'],
  French: ['Jour', 'Date', 'Localité', 'Programme du jour', 'Hébergements'],
  Spanish: ['Día', 'Fecha', 'Localidad', 'Itinerario', 'Alojamiento'],
  Italian: ['Giorno', 'Data', 'Località', 'Programma', 'Sistemazione'],
  Portuguese: ['Dia', 'Data', 'Trajeto', 'Roteiro', 'Hospedagem'],
} as const;
const FRAMED = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const FORMS: Readonly<Record<string, (cells: readonly string[]) => string>> = {
  tabs: (cells) => cells.join('\t'),
  bars: FRAMED,
  'bars between': (cells) => cells.join(' | '),
  semicolons: (cells) => cells.join(';'),
};
const DATES: Readonly<Record<string, (day: number) => string>> = {
  '3 May': (day) => `${day + 2} May`,
  'Mon 3 May': (day) => `${WEEKDAYS[day - 1]} ${day + 2} May`,
  '2027-05-03': (day) => `2027-05-0${day + 2}`,
};

function read(lines: readonly string[]) {
  const { days } = parseItinerary(`Western fjords\n\n${lines.join('\n')}\n`, { referenceDate: '2026-11-21' });
  return days.map((day, i) => {
    const told = JSON.stringify(day);
    return [day.date, ...[TOWNS, PLANS, STAYS].map((values) => told.includes(`"${values[i]}`))];
  });
}
const row = (day: number, date: (day: number) => string) => [
  `${day}`,
  date(day),
  TOWNS[day - 1] ?? '',
  PLANS[day - 1] ?? '',
  STAYS[day - 1] ?? '',
];
const WHOLE = ['03', '04', '05'].map((day) => [`2027-05-${day}`, true, true, true]);

describe('I-122: a table of days', () => {
  for (const [language, headings] of Object.entries(HEADINGS))
    for (const [form, write] of Object.entries(FORMS))
      it(`with headings: ${language}, ${form}`, () => {
        for (const date of Object.values(DATES))
          expect(read([write(headings), ...[1, 2, 3].map((day) => write(row(day, date)))])).toEqual(WHOLE);
      });

  it.each(Object.entries(DATES))('in a frame without headings: %s', (_, date) => {
    const rows = [1, 2, 3].map((day) => FRAMED([`Day ${day}`, ...row(day, date).slice(1)]));
    expect(read(rows)).toEqual(WHOLE);
    expect(read([1, 2, 3].map((day) => FRAMED(row(day, date).slice(1))))).toEqual(WHOLE);
  });

  it('rows that begin with no day are none', () => {
    expect(read(['| Flights | Norse | £240 |', '| Hotel | Bryggen | £310 |'])).toEqual([]);
  });
});
