/** How short messages and copied pages of offers are read: rules of section F of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const flights = (text: string) => {
  const { departureFlights, returnFlights } = parse(text);
  return [...departureFlights, ...returnFlights].flatMap((group) =>
    group.segments.map(
      (s) =>
        `${s.flightNumber} ${s.departureDate} ${s.departureTime} ${s.departureLocation} – ${s.arrivalTime} ${s.arrivalLocation}`,
    ),
  );
};

describe('F-174 stamps that stand alone between short messages', () => {
  it('are no times of a flight', () => {
    const text =
      'Fri 20 Nov 16:41\nHello Grace, 2 seats LGW-AGP Sat 5 Dec, easyJet U2 8041 dep 7h10 arr 11h00\n16:42\n£89 pp\n16:46\nreply by 24 Nov';
    expect(flights(text)).toEqual(['U2 8041 2026-12-05 7:10 AM London (LGW) – 11:00 AM Málaga (AGP)']);
  });

  it.each([
    ['where nobody is greeted', 'Sat 5 Dec 14:06\nLondon (LGW)\n15:03\nDublin (DUB)\nFR 114'],
    ['where hours lie between', 'Sat 5 Dec 2:06 PM\nHello London (LGW)\n3:07 PM\nDublin (DUB)\nFR 114'],
  ])('are times %s', (_, text) => {
    expect(flights(text)[0]).toMatch(/FR 114 2026-12-05 2:06 PM/);
  });
});

describe('F-175 who writes to whom in the first words', () => {
  const names = (text: string) => {
    const { clientName, agentInfo } = parse(`${text} BA 178 12 Mar 2027 JFK 18:30 LHR 06:40 +1, $640 pp`);
    return [clientName, agentInfo.name, agentInfo.company];
  };

  it.each([
    ['Hi Grace its Ola @ Palm Wings.', ['Grace', 'Ola', 'Palm Wings']],
    ['Hi Grace, Ola @ Palm Wings.', ['Grace', 'Ola', 'Palm Wings']],
    ['Hello Grace! Ola here from Palm Holidays.', ['Grace', 'Ola', 'Palm Holidays']],
    ['Hallo Frau Kern, hier ist Jana von Reisebüro Kern.', ['Frau Kern', 'Jana', 'Reisebüro Kern']],
    // A town is no company.
    ['Hi Grace, Ola from Palm Springs.', ['Grace', null, null]],
  ])('%s', (text, wanted) => expect(names(text)).toEqual(wanted));
});

it('F-176 tabs that only line up the columns of a table make no empty cells', () => {
  const head = 'Date\t\tFlight\t\tFrom\t\tTo\t\t\tDep\tArr';
  const rows = [
    'Tue 9 Mar 2027\tLX 318\t\tZurich (ZRH)\tLondon (LHR)\t\t17:40\t18:30',
    'Wed 10 Mar 2027\tBA 54\t\tLondon (LHR)\t\tCape Town (CPT)\t20:05\t08:25',
  ];
  expect(flights([head, ...rows].join('\n'))).toEqual([
    'LX 318 2027-03-09 5:40 PM Zurich (ZRH) – 6:30 PM London (LHR)',
    'BA 54 2027-03-10 8:05 PM London (LHR) – 8:25 AM Cape Town (CPT)',
  ]);
});

it('F-176 an empty cell stays one where rows keep to their tabs', () => {
  const text =
    'Date\tFlight\tVia\tFrom\tTo\tDep\tArr\n9 Mar 2027\tLX 318\t\tZRH\tLHR\t17:40\t18:30\n10 Mar 2027\tBA 54\t\tLHR\tCPT\t20:05\t08:25';
  expect(flights(text).map((flight) => flight.slice(0, 17))).toEqual(['LX 318 2027-03-09', 'BA 54 2027-03-10 ']);
});

describe('F-177 the head of a journey', () => {
  const FLIGHTS = 'CPH 15:20 EK152 DXB 00:25 +1\nDXB 02:25 EK707 SEZ 07:00';

  it.each([
    'Saturday 30 January 2027\tTotal travel time: 12 hr 40 min\t1 connection',
    'Sat 30 Jan 2027 · 12 hr 40 min · 1 connection',
    'Samstag, 30. Januar 2027\tReisezeit 12 Std. 40 Min.\t1 Umstieg',
    'sam. 30 janvier 2027 · 12 h 40 · 1 correspondance',
  ])('has its day and length beside the number of changes: %s', (head) => {
    const { departureFlights, warnings } = parse(`${head}\n${FLIGHTS}`);
    expect(departureFlights.map(({ date, totalTime }) => [date, totalTime])).toEqual([['2027-01-30', '12h 40m']]);
    expect(departureFlights[0]?.segments[0]?.layoverDuration).toBe('2h 00m');
    expect(warnings).toEqual([]);
  });

  it('is none where the length is that of the change', () => {
    const [first] = parse(
      `Sat 30 Jan 2027\nCPH 15:20 EK152 DXB 00:25 +1\n2h 00m connection\nDXB 02:25 EK707 SEZ 07:00`,
    ).departureFlights;
    expect(first?.segments.map(({ layoverDuration }) => layoverDuration)).toEqual(['2h 00m', null]);
  });
});

describe('F-178 what is included and what is not in one line', () => {
  const terms = (text: string) => {
    const { includes, restrictions } = parse(`BA 178 12 Mar 2027 JFK 18:30 LHR 06:40 +1, $640 pp\n${text}`);
    return [includes, restrictions];
  };

  it.each([
    ['Cabin bag incl. Checked bag is $75 each way', [['Cabin bag'], ['Checked bag is $75 each way']]],
    ['Handgepäck inkl. Aufgabegepäck kostet 45 € extra', [['Handgepäck'], ['Aufgabegepäck kostet 45 € extra']]],
    ['Bags incl. 20kg checked, 7kg cabin', [['Bags incl. 20kg checked, 7kg cabin'], []]],
    ['All fares are in pounds per person, taxes included, economy class', [[], []]],
    ['Adult fare\tGBP 410.00 x 2\tGBP 820.00', [[], []]],
  ])('%s', (text, wanted) => expect(terms(text)).toEqual(wanted));
});

it('F-42 a German day behind the number makes it no time', () => {
  expect(flights('LH 1298 am 10.12.2026 FRA 9:50 - IST 13:45')[0]).toMatch(/^LH 1298 2026-12-10/);
});

describe('F-49 whom letters and forms are addressed to', () => {
  const client = (text: string) => {
    const { clientName, passengers } = parse(`${text}\nBA 178 12 Mar 2027 JFK 18:30 LHR 06:40 +1`);
    return [clientName, passengers];
  };

  it.each([
    ['T.a.v.:    de heer en mevrouw De Boer', ['de heer en mevrouw De Boer', 2]],
    ['Geachte mevrouw De Boer,', ['mevrouw De Boer', null]],
    ['Exma. Senhora\nAna Prata', ['Ana Prata', null]],
    ['Exmo. Sr. João Prata,', ['João Prata', null]],
    ['Good evening Asha ji 🙏', ['Asha', null]],
    ['Guests     2   Mr. Ron Pike, Mrs. Eve Pike', ['Mr. Ron Pike, Mrs. Eve Pike', 2]],
    // A crowd, and nobody.
    ['Exmos. Senhores,', [null, null]],
    ['Guests     2   nights in Rome', [null, null]],
  ])('%j', (text, wanted) => expect(client(text)).toEqual(wanted));
});

describe('F-69 until when to act', () => {
  const until = (text: string) => parse(`BA 178 12 Mar 2027 JFK 18:30 LHR 06:40 +1, $640 pp\n${text}`).validUntil;

  it.each([
    ['To be confirmed no later than Dec 4, 2026.', '2026-12-04'],
    ['Need yes by 15h30 today 21 Nov else its gone', '2026-11-21'],
    ['Ich halte es bis 24.11.2026.', '2026-11-24'],
    ['Confirmed by the airline on Nov 4, 2026.', null],
  ])('%s', (text, wanted) => expect(until(text)).toBe(wanted));
});
