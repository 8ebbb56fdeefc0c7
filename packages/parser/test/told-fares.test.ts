/** What fares say in words beside their amounts: for whom, how often; each with a near miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const FLIGHTS = 'TP363 4 May 2027 LHR-LIS 19:25-22:05\nTP360 11 May 2027 LIS-LHR 08:05-10:50\n\n';
const parse = (fare: string) => parseFlightQuote(`${FLIGHTS}${fare}\n`, { referenceDate: '2026-11-21' });
const read = (fare: string) => {
  const { fareDetails, passengers } = parse(fare);
  return [fareDetails.total, fareDetails.totalForAllPassengers, passengers];
};

describe('F-195 for whom and how often', () => {
  it.each([
    ['2 adults at £310, 1 child at £240. Total £860', '£310', '£860', 3],
    ['2 Erwachsene je 310 €, 1 Kind je 240 €', '310 €', null, 3],
    ['Adult: £310 (x2)\nChild: £240 (x1)\nTotal: £860', '£310', '£860', 3],
    ['620 € pour deux', 'EUR 310', '620 €', 2],
    ['620 € para dos', 'EUR 310', '620 €', 2],
    ['620 € per 2 persone', 'EUR 310', '620 €', 2],
    ['£620 per couple', 'GBP 310', '£620', 2],
    ['620 € pro Paar', 'EUR 310', '620 €', 2],
    ['£310 pp (£620 for 2)', '£310', '£620', 2],
    ['310 € par personne, soit 620 € pour 2', '310 €', '620 €', 2],
    ['Total por los 2: 620 €', 'EUR 310', '620 €', 2],
  ])('%j', (fare, total, all, count) => expect(read(fare)).toEqual([total, all, count]));

  it.each([
    ['£310 per person, 2 bags x 2 = 4 bags', '£310', null, null],
    ['£310 pp\nA couple of notes: seats are limited', '£310', null, null],
  ])('not %j', (fare, total, all, count) => expect(read(fare)).toEqual([total, all, count]));
});

it.each([
  ['Fr. 310.- pro Person', 'Fr. 310.-'],
  ["SFr. 1'310 pro Person", "SFr. 1'310"],
  ['U$S 310 por persona', 'U$S 310'],
  ['U$D 310 por pasajero', 'U$D 310'],
])('F-196 %j is an amount', (fare, total) => expect(read(fare)[0]).toBe(total));

it('F-196 `Fr. 12.` is a day', () => {
  expect(read('310 CHF pro Person\nBitte bis Fr. 12. Februar 2027 bestätigen')[0]).toBe('310 CHF');
});

it('F-197 typed flights are read beside prices that look like a display’s', () => {
  const { departureFlights, returnFlights, fareDetails } = parse('Fare AUD 600 Tax AUD 245 Total AUD 845 per person');
  expect([departureFlights.length, returnFlights.length, fareDetails.baseFare, fareDetails.total]).toEqual([
    1,
    1,
    'AUD 600',
    'AUD 845',
  ]);
});
