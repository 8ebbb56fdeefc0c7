/** How offers of several days, codeshares and raised fares are read: rules of section F of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const segments = (text: string) => {
  const { departureFlights, returnFlights } = parse(text);
  return [...departureFlights, ...returnFlights].flatMap((group) => group.segments);
};

describe('F-171 the number under which the operating carrier flies', () => {
  it.each([
    'UA 9714, operated by Lufthansa as LH 431',
    'UA 9714 (operated by Lufthansa as flight LH431)',
    'UA 9714 operated by Lufthansa (LH 431)',
    'UA 9714 durchgeführt von Lufthansa als LH 431',
    'UA 9714 opéré par Lufthansa sous le numéro LH 431',
    'UA 9714 operado por Lufthansa como vuelo LH 431',
    'UA 9714 operato dalla Lufthansa come LH 431',
  ])('is not the flight’s in %s', (line) => {
    const found = segments(`5 June 2027\n${line}\nORD 15:50 - FRA 07:20 +1`);
    expect(found.map(({ flightNumber, operatedBy }) => [flightNumber, operatedBy])).toEqual([['UA 9714', 'Lufthansa']]);
  });

  it('is looked for behind that carrier’s name alone', () => {
    const text =
      '5 June 2027\nUA 5212 SLC 10:00 - DEN 11:10 operated by SkyWest as United Express\nUA 431 DEN 12:50 - ORD 16:20';
    expect(segments(text).map(({ flightNumber }) => flightNumber)).toEqual(['UA 5212', 'UA 431']);
  });
});

describe('F-172 the days in the heading of an option', () => {
  const options = (heads: readonly [string, string]) =>
    parse(
      heads
        .map(
          (head, i) => `${head}\nOut AF 1240 CDG 10:10 - FCO 12:15\nBack AF 1241 FCO 18:10 - CDG 20:15\n€ ${310 + i}`,
        )
        .join('\n\n'),
    ).options.map(({ label, departureFlights: [out], returnFlights: [back] }) => [label, out?.date, back?.date]);

  it('are those of its flights there and back', () => {
    expect(options(['Option 1: 9 - 16 January 2027', 'Option 2: 12 - 19 January 2027'])).toEqual([
      ['Option 1', '2027-01-09', '2027-01-16'],
      ['Option 2', '2027-01-12', '2027-01-19'],
    ]);
  });

  it.each([
    ['*Option 1 - Sat 9 Jan 2027*', '*Option 2 - Tue 12 Jan 2027*'],
    ['Option 1 – 09/01/2027', 'Option 2 – 12/01/2027'],
    ['Variante 1 (Sa. 9. Januar 2027)', 'Variante 2 (Di. 12. Januar 2027)'],
  ])('make no range with its number: %s', (first, second) => {
    const flight = (n: number, hour: string) => `AF ${n} CDG ${hour}:10 - FCO ${Number(hour) + 2}:15\n€ 310`;
    const { options: read } = parse(`${first}\n${flight(1240, '10')}\n\n${second}\n${flight(1242, '14')}`);
    expect(read.map(({ departureFlights: [out] }) => out?.date)).toEqual(['2027-01-09', '2027-01-12']);
    expect(read.map(({ label }) => label)).toEqual([first, second].map((head) => head.replaceAll('*', '')));
  });

  it('are none until which it stands', () => {
    const heads = ['Option 1 - valid until 2 to 4 Dec 2026', 'Option 2 - valid until 5 to 7 Dec 2026'] as const;
    expect(options(heads).map(([, out]) => out)).toEqual([null, null]);
  });

  it('end no label in the midst of a sentence', () => {
    const heads = ['Option A is nonstop, leave 9 January 2027', 'Option B would leave 12 January 2027'] as const;
    expect(options(heads).map(([label]) => label)).toEqual(['Option A', 'Option B']);
  });
});

describe('F-173 what is paid in the end', () => {
  const FLIGHT = 'Wed 10 Feb 2027\nBA59 LHR 18:15 - CPT 07:50 +1\n';
  const fare = (text: string) => {
    const { baseFare, upcharge, total, totalForAllPassengers } = parse(FLIGHT + text).fareDetails;
    return [baseFare, upcharge, total, totalForAllPassengers];
  };

  it.each([
    [
      'You hold economy at £500 each. Premium is another £250 each. So that is £750 each and £1,500 for the two of you.',
      ['£500', '£250', '£750', '£1,500'],
    ],
    [
      'Gebucht ist Economy zu 500 € pro Person. Business kostet weitere 250 € pro Person, also 750 € pro Person und 1.500 € für beide.',
      ['500 €', '250 €', '750 €', '1.500 €'],
    ],
    ['Economy £500 each, premium £750 each. 2 adults. Total £1,500', [null, null, '£750', '£1,500']],
    // The first stands where it makes the total.
    ['£500 each, £1,000 for the two of you. Premium £750 each.', [null, null, '£500', '£1,000']],
    ['£500 per adult, £400 per child. 2 adults, 1 child. Total for all £1,400', [null, null, '£500', '£1,400']],
  ])('%s', (text, wanted) => expect(fare(text)).toEqual(wanted));
});
