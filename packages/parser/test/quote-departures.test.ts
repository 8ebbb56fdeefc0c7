/** Places where a journey stops, departures of a charter, numbers of airlines that no table knows: F-214 to F-217 of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });

describe('F-214 several places where a journey stops', () => {
  const CARD =
    'Outbound\nMon, 5 Apr 2027\n09:10\tDUB\n19h 35\t2 stops AMS, KUL\n11:45+1\tPER\nKLM KL936\n1h 45\n09:10\tDUB Dublin\n11:55\tAMS Amsterdam\n2h 10\tConnect in airport\nKLM KL809\n';
  const REST = '11h 30\n14:05\tAMS Amsterdam\n07:35\tKUL Kuala Lumpur\n';

  it('are no end of it, and the card is no flight of its own', () => {
    const { departureFlights } = parse(
      `${CARD}${REST.replace('07:35', '07:35')}1h 25\tConnect in airport\nMalaysia Airlines MH127\n5h 45\n06:00\tKUL Kuala Lumpur\n11:45\tPER Perth\n`,
    );
    expect(departureFlights).toHaveLength(1);
    expect(departureFlights[0]?.segments.map(({ flightNumber }) => flightNumber)).toEqual([
      'KL 936',
      'KL 809',
      'MH 127',
    ]);
  });

  it('are counted where their number is not told', () => {
    const stops = (text: string) =>
      parse(`QR 8 3 Jun 2027 LHR 08:20 - PER 17:10+1 ${text}\n`).departureFlights[0]?.stops;
    expect([stops('via Doha'), stops('via DOH and SIN'), stops('')]).toEqual([1, 2, 0]);
  });

  it('keep the minutes of a length before the next cell', () => {
    const { departureFlights } = parse(`${CARD}${REST}`);
    expect(departureFlights[0]?.segments[0]?.layoverDuration).toBe('2h 10m');
  });
});

describe('F-215 the number of an airline that no table knows', () => {
  it('stands before two airports with their times', () => {
    const { departureFlights } = parse('Out  XK 9931  12 Jan 2027  GOT 07:30   LPA 12:05\n');
    expect(departureFlights[0]?.segments[0]?.flightNumber).toBe('XK 9931');
    const charter = parse('Out  DK 2763  12 Jan 2027  GOT 07:30   LPA 12:05\n').departureFlights[0]?.segments[0];
    expect(charter?.flightNumber).toBe('DK 2763');
  });

  it('is none elsewhere', () => {
    expect(parse('Invoice DK 2763 from 12 Jan 2027\n').departureFlights).toEqual([]);
  });
});

describe('F-216 rows of departures', () => {
  const FLIGHTS = 'Out   FI 501   KEF 08:10   ALC 14:55\nHome  FI 502   ALC 15:55   KEF 19:05\n\n';
  const days = (text: string) => {
    const { options, departureFlights, returnFlights, fareDetails } = parse(FLIGHTS + text);
    const offers = options.length > 0 ? options : [{ departureFlights, returnFlights, fareDetails }];
    return offers.map((offer) => [
      offer.departureFlights[0]?.date,
      offer.returnFlights[0]?.date,
      offer.fareDetails.total,
    ]);
  };

  it('are each an offer of the flights above', () => {
    expect(
      days(
        'Out          Home         Nights   Adult     Child\n12 Jan 2027  19 Jan 2027    7      €389      €299\n19 Jan 2027   2 Feb 2027   14      €445      €340\n',
      ),
    ).toEqual([
      ['2027-01-12', '2027-01-19', '€389'],
      ['2027-01-19', '2027-02-02', '€445'],
    ]);
    expect(days('Hinflug\tRückflug\tPreis p.P.\n08.05.2027\t15.05.2027\t389 €\n')).toEqual([
      ['2027-05-08', '2027-05-15', '389 €'],
    ]);
  });

  it('are none of flights that have their days', () => {
    const text =
      'FI 501 5 Jan 2027 KEF 08:10 ALC 14:55\nFI 502 9 Jan 2027 ALC 15:55 KEF 19:05\n\nOut          Home         Adult\n12 Jan 2027  19 Jan 2027  €389\n';
    const { departureFlights, options, fareDetails } = parse(text);
    expect([departureFlights[0]?.date, options, fareDetails.total]).toEqual(['2027-01-05', [], '€389']);
  });
});

describe('F-218 what looks like a company or an amount', () => {
  const FLIGHT = 'TP 259 9 Aug 2027 LIS 13:30 YYZ 16:30\n\n';

  it('is the third of a list, not a right to copy', () => {
    const options = '(a) LIS→YYZ nonstop\n(b) LIS→LHR→YYZ\n(c) LIS→FRA→YYZ (single ticket, e.g. Lufthansa)\n';
    expect(parse(FLIGHT + options).agentInfo.company).toBeNull();
    expect(parse(`${FLIGHT}(c) 2027 Alder Travel\n`).agentInfo.company).toBe('Alder Travel');
  });

  it('is an amount behind a month that was copied without what parts them', () => {
    expect(parse(`${FLIGHT}FARE OCT/NOVUSD738\n`).fareDetails.total).toBe('USD 738');
    expect(parse(`${FLIGHT}REF ABCUSD738\n`).fareDetails.total).toBeNull();
  });
});

describe('F-217 aircraft and conditions', () => {
  it('knows more makers', () => {
    const { segments = [] } =
      parse('Fri, Jun 18, 2027\n18:55 · JFK\n20:24 · BOS\nDelta · Economy · Canadair RJ 900 · DL 5719\n')
        .departureFlights[0] ?? {};
    expect([segments[0]?.flightNumber, segments[0]?.aircraft]).toEqual(['DL 5719', 'Canadair RJ 900']);
    const jordan = parse('RJ 900 18 Jun 2027 AMM 18:55 BOS 23:24\n').departureFlights[0]?.segments[0];
    expect(jordan?.flightNumber).toBe('RJ 900');
  });

  it('takes who sells the seat, its price and a button for no conditions', () => {
    const { restrictions } = parse(
      'DL 5719 18 Jun 2027 JFK 18:55 BOS 20:24\n\nRead before booking\nKLM\n£1,036\nSelect\n',
    );
    expect(restrictions).toEqual([]);
  });
});
