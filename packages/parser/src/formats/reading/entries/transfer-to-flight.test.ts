import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const entriesOf = (line: string) =>
  parseItinerary(`Day 1: Oslo\n${line}\nDay 2: Bergen\n- 9:00 Walk\n`, {
    referenceDate: '2026-11-21',
  }).days[0]?.timeBlocks.flatMap(({ activities }) => activities.map(({ title, time }) => [time, title]));

describe('I-309 a transfer to a flight with its hour', () => {
  it.each([
    [
      '- Transfer to the airport for your flight at 18:30',
      [
        [null, 'Transfer to the airport'],
        ['6:30 PM', 'flight'],
      ],
    ],
    [
      'Lunch at Sol. Transfer to OSL for QR1336 dep 18:30.',
      [
        [null, 'Lunch at Sol'],
        [null, 'Transfer to OSL'],
        ['6:30 PM', 'QR1336'],
      ],
    ],
    [
      'Transfer zum Flughafen, Rückflug ab Oslo 16:40 Uhr.',
      [
        [null, 'Transfer zum Flughafen'],
        ['4:40 PM', 'Rückflug ab Oslo'],
      ],
    ],
    [
      "Transfert à l'aéroport pour le vol de 17h40.",
      [
        [null, "Transfert à l'aéroport"],
        ['5:40 PM', 'vol'],
      ],
    ],
    [
      '- Traslado al aeropuerto para tomar el vuelo de regreso a las 16:20',
      [
        [null, 'Traslado al aeropuerto'],
        ['4:20 PM', 'vuelo de regreso'],
      ],
    ],
  ])('%s', (line, entries) => expect(entriesOf(line)).toEqual(entries));

  it.each([
    '- Transfer to the station at 10:00 for the train to Lyon',
    '- 14:00 Transfer to the airport for your flight at 18:30',
    '- Drive to the mill for lunch at 13:00',
    '- Transfer to the hotel for check-in at 15:00',
  ])('%s is one entry', (line) => expect(entriesOf(line)).toHaveLength(1));
});

describe('I-313 clauses behind a semicolon', () => {
  it('are entries where each tells what is done at its hour', () => {
    expect(
      entriesOf(
        'Breakfast at the hotel. At 15:00 transfer to the station; train at 16:10, arriving in Bergen at 20:45.',
      ),
    ).toEqual([
      [null, 'Breakfast at the hotel'],
      ['3:00 PM', 'transfer to the station'],
      ['4:10 PM – 8:45 PM', 'train, arriving in Bergen'],
    ]);
  });

  it('what is said about the entry stays', () => {
    expect(entriesOf('Breakfast at the hotel. At 15:00 museum visit; please bring your tickets.')?.at(-1)?.[0]).toBe(
      '3:00 PM',
    );
  });
});
