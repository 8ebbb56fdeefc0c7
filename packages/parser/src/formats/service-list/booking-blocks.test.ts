import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../parse.ts';

const shown = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ date, timeBlocks }) => [
    date,
    timeBlocks.flatMap(({ activities }) =>
      activities.map(({ time, title, location }) =>
        [time, title, location].filter((part) => part !== null).join(' | '),
      ),
    ),
  ]);

describe('I-422 the summary of a booking, one value a line below a heading for each service', () => {
  it('has each service on its days', () => {
    expect(
      shown(`Your trip summary

YOUR FLIGHT
Saturday 13 February 2027
British Airways BA2784
London Gatwick (LGW)
Departs 08:05
Funchal (FNC)
Arrives 12:00

CAR HIRE
Costa Rent, Funchal Airport
Pick-up: Saturday 13 February 2027, 12:45
Drop-off: Saturday 20 February 2027, 11:00

HOTEL
Quinta Azul
Rua da Levada 41, 9000-182 Funchal
Check-in: Saturday 13 February 2027, from 15:00
Check-out: Saturday 20 February 2027, by 10:00

EXTRAS
Wine tasting at Adega Azul
Thursday 18 February 2027
16:00 to 18:00
GBP 44.00`),
    ).toEqual([
      [
        '2027-02-13',
        [
          '8:05 AM – 12:00 PM | British Airways BA2784 | London Gatwick (LGW)',
          '12:45 PM | Pick-up Costa Rent | Funchal Airport',
          '3:00 PM | Check-in Quinta Azul | Rua da Levada 41, 9000-182 Funchal',
        ],
      ],
      ['2027-02-18', ['4:00 PM – 6:00 PM | Wine tasting at Adega Azul | Adega Azul']],
      [
        '2027-02-20',
        [
          '10:00 AM | Check-out Quinta Azul | Rua da Levada 41, 9000-182 Funchal',
          '11:00 AM | Drop-off Costa Rent | Funchal Airport',
        ],
      ],
    ]);
  });

  it('in German', () => {
    expect(
      shown(`Ihre Buchung

Hinflug
Samstag, 13. Februar 2027
Lufthansa LH 1168
Abflug 09:10 Frankfurt
Ankunft 11:20 Lissabon

Mietwagen
Costa Rent, Flughafen Lissabon
Abholung: 13.02.2027, 12:00
Rückgabe: 20.02.2027, 10:00

Ihr Hotel
Quinta Azul
Anreise: 13.02.2027
Abreise: 20.02.2027`).map(([date, entries]) => [
        date,
        (entries as string[]).map((entry) => entry.split(' | ').slice(0, 2).join(' ')),
      ]),
    ).toEqual([
      ['2027-02-13', ['9:10 AM – 11:20 AM Lufthansa LH 1168', '12:00 PM Abholung Costa Rent', 'Anreise Quinta Azul']],
      ['2027-02-20', ['Abreise Quinta Azul', '10:00 AM Rückgabe Costa Rent']],
    ]);
  });

  it('is none where days of the text tell the trip, or one kind of service alone', () => {
    const plan = shown(
      'Trip\n\nMonday 3 May 2027\nFlight\n10:00 fly to Rome\n\nTuesday 4 May 2027\nHotel\n9:00 breakfast\n\nWednesday 5 May 2027\n9:00 walk',
    );
    expect(plan.map(([date]) => date)).toEqual(['2027-05-03', '2027-05-04', '2027-05-05']);
  });
});
