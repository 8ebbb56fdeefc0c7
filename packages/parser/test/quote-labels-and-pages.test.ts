/** Labels in a column of their own, what pages say beside an offer, the cabin of what is paid in the end: rules of section F of docs/behaviour.md. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-24' });

describe('F-302 hours behind a label in a column of its own', () => {
  const sheet = (first: string, second: string) =>
    `  Flight no        LH573\n  From             JNB Johannesburg\n  To               FRA Frankfurt\n  Depart           ${first}\n  Arrive           ${second}\n  Flying hours     10h55`;
  it.each([
    ['Sun 07-Mar-2027 19h10', 'Mon 08-Mar-2027 05h05'],
    ['07-Mar-2027 1910', '08-Mar-2027 0505'],
  ])('%s', (first, second) => {
    const [flight] = parse(sheet(first, second)).departureFlights[0]?.segments ?? [];
    expect([flight?.departureTime, flight?.arrivalTime, flight?.arrivalDate]).toEqual([
      '7:10 PM',
      '5:05 AM',
      '2027-03-08',
    ]);
    expect(flight?.duration).toBe('10h 55m');
  });
});

describe('F-303 what a page says beside its offer', () => {
  const FLIGHT = 'QR 22 16 Mar 2027\n08:10 Manchester (MAN)\n17:55 Doha (DOH)\n';
  it('`From: Calgary, Calgary Int. (YYC)` and how the page is set name no agent', () => {
    const labelled = parse(
      'DEPARTURE - Thu 07 Oct, 2027\nFlight: AC144\nFrom: Calgary, Calgary Int. (YYC)\nDeparts: 13:00\nTo: Toronto, Pearson Int. (YYZ)\nArrives: 18:50',
    );
    const set = parse(`${FLIGHT}£784\nLanguage English (United Kingdom) · Location United Kingdom · Currency GBP`);
    expect([labelled.agentInfo.name, set.agentInfo.name, set.agentInfo.company]).toEqual([null, null, null]);
  });

  it('who offers the seats ends the list above, and a tick that something is chosen is nothing included', () => {
    const offered = parse(
      `${FLIGHT}Baggage\n1 free carry-on\n1 free checked bag\nBooking options\nBook with Qatar Airways\nAirline\n£784`,
    );
    expect(offered.includes).toEqual(['1 free carry-on', '1 free checked bag']);
    const chosen = parse(
      `${FLIGHT}£784\n✓ Selected\nYour fare: Seat + Bag (Economy)\n✓ 7kg carry-on bag\nPrices are in New Zealand dollars and include taxes and charges`,
    );
    expect(chosen.includes).toEqual(['7kg carry-on bag']);
  });
});

describe('F-304 the cabin of what is paid in the end', () => {
  const quote = (last: string) =>
    parse(`RJ112 16 Feb 2027 LHR 17:05 - AMM 01:05+1\nfor the 2 of you\nEconomy is £412 each with taxes\n${last}`)
      .fareDetails;

  it('stands beside it', () => {
    const { total, upcharge, fareClass } = quote('Business is £655 more per person, so £1,067 each, £2,134 for both');
    expect([total, upcharge, fareClass]).toEqual(['£1,067', '£655', 'Business']);
  });

  it('is the first where the other is only offered', () => {
    expect(quote('Business would be about £655 more').fareClass).toBe('Economy');
  });
});
