/** F-672 to F-677: months and sheets' days in other languages, Worldspan's rows and prices, quoted mails, lengths behind dates. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const fareOf = (text: string) => {
  const { baseFare, total, totalForAllPassengers } = read(text).fareDetails;
  return [baseFare, total, totalForAllPassengers];
};

describe('F-672 months glued between figures', () => {
  it.each([
    ['09OTT27', '2027-10-09'],
    ['09ABR27', '2027-04-09'],
    ['28MEI27', '2027-05-28'],
    ['03DIC2027', '2027-12-03'],
  ])('%s', (written, date) =>
    expect(read(`AZ 737  L  ${written}  FCO CDG  21.45  23.50`).departureFlights[0]?.date).toBe(date),
  );

  it('takes the weekday before one for no airport', () => {
    const { departureFlights } = read('ET 813  L  DOM 10OTT27  ADD ZNZ  10.00  12.40');
    expect(departureFlights[0]?.segments[0]).toMatchObject({
      departureLocation: 'Addis Ababa (ADD)',
      arrivalTime: '12:40 PM',
      departureDate: '2027-10-10',
    });
  });
});

describe('F-673 the day of an offer', () => {
  it.each([
    'Data offerta: 20/11/2026',
    "Data dell'offerta 20/11/2026",
    'Fecha de la oferta: 20/11/2026',
    'Data da proposta: 20/11/2026',
    'Date de l’offre : 20/11/2026',
    'Datum van de offerte: 20/11/2026',
    'Offer date: 20 Nov 2026',
  ])('is no last day: %s', (line) =>
    expect(read(`IB 6845 12MAR27 MAD EZE 12:10 20:05\n${line}\nValid until 4 Dec 2026`).validUntil).toBe('2026-12-04'),
  );

  it('is one where a word says so', () =>
    expect(read('IB 6845 12MAR27 MAD EZE 12:10 20:05\nOffer ends: 4 Dec 2026').validUntil).toBe('2026-12-04'));
});

const WORLDSPAN =
  '1P- 7HQ2VK\n 1.1REED/THOMAS MR\n 2.1REED/ELLEN MRS\n 1 DL  228T 12MAY WE CVGCDG HK2   620P  825A#1/O $ 76W   E\n 2 DL  229T 26MAY WE CDGCVG HK2  1040A  205P/O $ 319   E\n';
const ROWS =
  '4P*\n TICKET BY 03DEC26\n PSGR TYPE   ADT - 02\n   BASE FARE USD 742.00   TAXES USD 318.47   TOTAL USD 1060.47\n   TOTAL FOR ALL PSGRS   USD 2120.94\n';

describe('F-674 the sign before the aircraft', () => {
  it('is no currency', () => expect(fareOf(WORLDSPAN)).toEqual([null, null, null]));

  it('leaves a price behind a flight one', () =>
    expect(fareOf(`${WORLDSPAN.replace('/O $ 319   E', '')} $ 812.40 PP`)[1]).toBe('$ 812.40'));
});

describe('F-675 a Worldspan row that names every amount', () => {
  it('with its type above and what all pay below', () => {
    const quote = read(WORLDSPAN + ROWS);
    expect(fareOf(WORLDSPAN + ROWS)).toEqual(['USD 742.00', 'USD 1060.47', 'USD 2120.94']);
    expect(quote.passengers).toBe(2);
  });

  it('broken before its last amount', () =>
    expect(fareOf(WORLDSPAN + ROWS.replace('TOTAL USD 1060', 'TOTAL USD\n1060'))).toEqual([
      'USD 742.00',
      'USD 1060.47',
      'USD 2120.94',
    ]));

  it('without a type above', () =>
    expect(fareOf(WORLDSPAN + ROWS.replace(' PSGR TYPE   ADT - 02\n', '')).slice(0, 2)).toEqual([
      'USD 742.00',
      'USD 1060.47',
    ]));
});

describe('F-676 what a mail quotes', () => {
  const quoted = [
    'looks fine to me, but could you ask them once more whether the seats are ours?',
    '',
    'On Fri, Nov 20, 2026 at 4:12 PM Ines Vale <ines@valetravel.example> wrote:',
    '> Here is what I have on hold for you and Ellen, in full',
    '> since you asked for all of it. TP 1234 12MAR27 LIS FRA',
    '> 08:00 12:10, EUR 212.00 per person.',
    '>',
    '> - The first checked bag of up to 23 kg comes with each of',
    '> the two tickets',
    '> - Seats are yours for nothing at check-in, before that they',
    '> run EUR 8 to 14 each',
    '>',
    '> Please let me know what the two of you think, there are',
    '> not many seats left on that day.',
  ].join('\n');

  it('was broken at a column of its own', () => {
    const quote = read(quoted);
    expect(quote.includes.join('|')).toContain('comes with each of the two tickets');
    expect(quote.fareDetails.total).toBe('EUR 212.00');
  });
});

describe('F-677 the length behind two times', () => {
  const rows = (length: string) =>
    `Mon 07 Jun 2027   LH 756   Frankfurt (FRA) T1 13:10  ->  Mumbai (BOM) T2 00:55 +1   8:15${length}   nonstop\n` +
    `Sat 12 Jun 2027   KL 1945   Mumbai (BOM) T2 02:55     ->  Frankfurt (FRA) T1 08:05   8:40${length}   nonstop`;

  it.each(['', ' h', 'h'])('is told from a year and the figures of a flight: 8:15%s', (length) => {
    const { departureFlights, returnFlights } = read(rows(length));
    expect(departureFlights[0]?.segments[0]).toMatchObject({ departureTime: '1:10 PM', arrivalTime: '12:55 AM' });
    expect(returnFlights[0]?.segments[0]).toMatchObject({
      departureTime: '2:55 AM',
      arrivalTime: '8:05 AM',
      duration: '8h 40m',
    });
  });

  it('stays a time where two flights share a line', () => {
    const { departureFlights } = read('07 Jun 2027 LH 756 FRA BOM 13:10 00:55 +1, LH 90 BOM DEL 08:15 10:25');
    expect(departureFlights.flatMap(({ segments }) => segments.map((segment) => segment.departureTime))).toEqual([
      '1:10 PM',
      '8:15 AM',
    ]);
  });
});
