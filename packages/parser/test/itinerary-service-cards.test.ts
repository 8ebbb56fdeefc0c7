/** Days as travel desks print them: a service under the word for what it is, its facts set in below. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const days = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities),
  );

describe('I-420 services in capitals with their facts below', () => {
  const DESK = `TRIP ITINERARY

MON 08MAR27
  AIR    LUFTHANSA LH 435                    CONFIRMED
         DEP  CHICAGO ORD   06:05 PM   TERMINAL 5
         ARR  MUNICH MUC    09:50 AM   TUE 09MAR27

TUE 09MAR27
  CAR    ALPRENT   MUNICH AIRPORT TERMINAL 2
         PICK UP 10:45 AM   CONF AR7719305
  HOTEL  ISARFORUM MUNICH
         RAABESTRASSE 19, 81667 MUNICH
         CHECK IN 03:00 PM
         3 NIGHTS   EUR 189.00 PER NIGHT
  MEETING  SUPPLIER AUDIT
         04:00 PM - 04:30 PM`;

  it('are an entry each, with hours, place and price', () => {
    const [first, second] = days(DESK);
    expect(first).toMatchObject([
      { title: 'LUFTHANSA LH 435', time: '6:05 PM – 9:50 AM', location: 'CHICAGO ORD', type: 'travel' },
    ]);
    expect(second).toMatchObject([
      { title: 'ALPRENT', time: '10:45 AM', location: 'MUNICH AIRPORT TERMINAL 2', type: 'travel' },
      {
        title: 'ISARFORUM MUNICH',
        time: '3:00 PM',
        location: 'RAABESTRASSE 19, 81667 MUNICH',
        cost: 'EUR 189.00',
        type: 'accommodation',
      },
      { title: 'SUPPLIER AUDIT', time: '4:00 PM – 4:30 PM', description: null, type: 'activity' },
    ]);
  });

  it('have the hours of two stations without a word for leaving', () => {
    const [day] = days(
      'SAT 18SEP27\n TRAIN  TGV INOUI 6607\n        PARIS GARE DE LYON    09:58   HALL 1\n        LYON PART DIEU        12:02   PLATFORM 4\n\nMON 20SEP27\n TRAIN  AVE 9743\n        LYON PART DIEU        14:30\n        BARCELONA SANTS       19:34',
    );
    expect(day).toMatchObject([
      { title: 'TGV INOUI 6607', time: '9:58 AM – 12:02 PM', location: 'PARIS GARE DE LYON' },
    ]);
  });

  it('are none where other lines of the day stand at their depth', () => {
    const [day] = days(
      'MON 08MAR27\nDINNER AT THE MILL\n  7:30 PM table for six\nMuseum of glass\n  opens at nine\n\nTUE 09MAR27\n9:00 walk',
    );
    expect(day?.map(({ title }) => title)).toContain('Museum of glass');
  });
});
