/** F-231: results one below the other, each with its own way home and price. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const TEXT = `KLM via Amsterdam
KL588 14 June 2027 LOS 23:20 - AMS 06:05+1
KL691 15 June AMS 14:25 - YYZ 16:30
Return
KL692 5 July YYZ 18:35 - AMS 08:05+1
KL587 6 July AMS 12:40 - LOS 18:10
Fare: NGN 2,150,000

Air France via Paris
AF149 14 June 2027 LOS 22:50 - CDG 06:25+1
AF356 15 June CDG 13:30 - YYZ 15:40
Return
AF351 5 July YYZ 19:10 - CDG 08:40+1
AF148 6 July CDG 13:25 - LOS 18:35
Fare: NGN 2,298,500`;

const numbers = (groups: ReturnType<typeof parseFlightQuote>['departureFlights']) =>
  groups.flatMap(({ segments }) => segments.map(({ flightNumber }) => flightNumber));

describe('F-231 results that each have a heading over their way home', () => {
  const { options, agentInfo } = parseFlightQuote(TEXT, { referenceDate: '2026-11-20' });

  it('go out again below it', () => {
    expect(
      options.map(({ departureFlights, returnFlights }) => [numbers(departureFlights), numbers(returnFlights)]),
    ).toEqual([
      [
        ['KL 588', 'KL 691'],
        ['KL 692', 'KL 587'],
      ],
      [
        ['AF 149', 'AF 356'],
        ['AF 351', 'AF 148'],
      ],
    ]);
  });

  it('name nobody by that heading', () => expect(agentInfo.name).toBeNull());
});

const NUMBERED = `Hi Ann,

1) KLM via Amsterdam - €742pp
14 June 2027 KL588 LOS 23:20 - AMS 06:05+1
15 June KL691 AMS 14:25 - YYZ 16:30
23kg bag each.

2) AIR FRANCE via Paris - €818pp
14 June 2027 AF149 LOS 22:50 - CDG 06:25+1
15 June AF356 CDG 13:30 - YYZ 15:40
Two bags each.

All taxes are in the price. So €1,484 for the two of you with KLM or €1,636 with Air France. I would take KLM, the connection in Amsterdam is easy and nobody will thank us for 3am in Paris.`;

describe('F-232 numbered airlines with where they stop and what they cost', () => {
  const { options, warnings } = parseFlightQuote(NUMBERED, { referenceDate: '2026-11-20' });

  it('head offers', () => {
    expect(options.map(({ label, fareDetails }) => [label, fareDetails.total])).toEqual([
      ['KLM via Amsterdam', '€742'],
      ['AIR FRANCE via Paris', '€818'],
    ]);
    expect(options.map(({ departureFlights }) => numbers(departureFlights))).toEqual([
      ['KL 588', 'KL 691'],
      ['AF 149', 'AF 356'],
    ]);
  });

  it('have their own totals, and no flight of an hour that is only spoken of', () => {
    expect(options.map(({ fareDetails }) => fareDetails.totalForAllPassengers)).toEqual(['€1,484', 'EUR 1636']);
    expect(warnings).toEqual([]);
  });
});
