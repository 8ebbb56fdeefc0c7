/** Lengths and offers set off by marks, prices whose words or currency stand apart, the days of a search: rules of section F of docs/behaviour.md. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-24' });
const priced = (text: string) => parse(`BA 64 NBO-LHR 12MAR27 2325 0620+1\n${text}`);

describe('F-299 how long a flight takes, behind its two times', () => {
  it.each([
    [
      'KL 692  Q  WED 09JUN27  YYZ AMS   1735   0650 +1    07:15',
      'KL 565  Q  THU 10JUN27  AMS NBO   1015   1920       08:05',
    ],
    ['KL 692  09JUN27  YYZ AMS   17:35   06:50 +1    07:15', 'KL 565  10JUN27  AMS NBO   10:15   19:20       08:05'],
    ['KL 692  09JUN27  YYZ 17:35 AMS 06:50+1  07:15', 'KL 565  10JUN27  AMS 10:15 NBO 19:20  08:05'],
    ['KL 692 09JUN27 YYZ AMS 1735 0650+1 07:15', 'KL 565 10JUN27 AMS NBO 1015 1920 08:05'],
  ])('%s', (...lines) => {
    const [journey] = parse(lines.join('\n')).departureFlights;
    expect(journey?.segments.map((one) => [one.departureTime, one.arrivalTime, one.duration])).toEqual([
      ['5:35 PM', '6:50 AM', '7h 15m'],
      ['10:15 AM', '7:20 PM', '8h 05m'],
    ]);
  });

  it('is none where words stand between, or a place', () => {
    const [flight] =
      parse('KL 692 09JUN27 YYZ 17:35 AMS 06:50+1, next check-in 07:15').departureFlights[0]?.segments ?? [];
    expect([flight?.departureTime, flight?.arrivalTime]).toEqual(['5:35 PM', '6:50 AM']);
  });

  it('`======== OPTION A - KLM ========` opens an offer', () => {
    const { options } = parse(
      '========  OPTION A  -  KLM  ========\nKL 692 09JUN27 YYZ AMS 1735 0650+1\nTOTAL CAD 1,810.40\n\n========  OPTION B  -  AIR CANADA  ========\nAC 880 09JUN27 YYZ AMS 1835 0750+1\nTOTAL CAD 1,714.75',
    );
    expect(options.map(({ label, fareDetails }) => [label, fareDetails.total])).toEqual([
      ['OPTION A  -  KLM', 'CAD 1,810.40'],
      ['OPTION B', 'CAD 1,714.75'],
    ]);
  });
});

describe('F-300 prices whose words or currency stand apart', () => {
  const prices = (text: string) => {
    const { baseFare, total, totalForAllPassengers } = priced(text).fareDetails;
    return [baseFare, total, totalForAllPassengers];
  };
  it.each([
    ['TTL FOR 2 ADT USD 1725.86', [null, 'USD 862.93', 'USD 1725.86']],
    ['so 1328.37 each, x 2 = CAD 2656.74', [null, 'CAD 1328.37', 'CAD 2656.74']],
    ['so CAD 1328.37 each, x 2 = CAD 2656.74', [null, 'CAD 1328.37', 'CAD 2656.74']],
    [
      'fare    7 120 sek\ntax     2 375 sek\ntotal   9 495 sek    x 2 = 18 990 sek',
      ['7 120 sek', '9 495 sek', '18 990 sek'],
    ],
    [
      '\n\t\tper person\t2 pax\nFare MXN\t\t48,720\t97,440\nTaxes MXN\t\t12,580\t25,160\nTOTAL MXN\t\t61,300\t122,600',
      ['MXN 48,720', 'MXN 61,300', 'MXN 122,600'],
    ],
    [
      'FARE                      AUD\n   Group fare per person   689.00\n   Taxes per person        184.30\n   Total per person        873.30\n   Total for 32 passengers 27,945.60',
      ['AUD 689.00', 'AUD 873.30', 'AUD 27,945.60'],
    ],
  ])('%s', (text, expected) => expect(prices(text)).toEqual(expected));

  it('`2 x R24 075 = R48 150` and a date change for `R1 850` under the bags are not included', () => {
    const quote = priced(
      'Fare R14 210 + taxes R9 865 = R24 075 per person\n2 x R24 075 = R48 150\nBags: 30kg checked each, 7kg hand luggage\n- Date change R1 850 + difference in fare\n- No refund once ticketed',
    );
    expect(quote.includes).toEqual(['30kg checked each', '7kg hand luggage']);
    expect(quote.restrictions).toEqual(['Date change R1 850 + difference in fare', 'No refund once ticketed']);
  });
});

describe('F-301 the days of a search one over the other', () => {
  const page = (days: string) =>
    `${days}\n2 adults\nEconomy\nSingapore Airlines\n20:05\nSIN\n7h 35m\nDirect\n05:40\n+1\nMEL\nSQ227\nSingapore Airlines\n15:50\nMEL\n7h 45m\nDirect\n21:35\nSIN\nSQ238\nS$684`;
  const days = (text: string) => {
    const { departureFlights, returnFlights } = parse(text);
    return [...departureFlights, ...returnFlights].map(({ date }) => date);
  };

  it('are those of the way out and the way home', () => {
    expect(days(page('Fri, 4 Jun 2027\nSun, 13 Jun 2027'))).toEqual(['2027-06-04', '2027-06-13']);
  });

  it('not where the lower one alone stands above the flights', () => {
    expect(days(page('Sun, 13 Jun 2027'))[0]).toBe('2027-06-13');
  });
});
