/**
 * Pages of flights copied one value a line, whose every fact is known, are read as they were shown: flights with days, times, places, lengths and
 * waits, directions, what one traveler and all of them pay, and how many they are.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltParser, buildParser } from './built-parser.ts';
import { faultsOf } from './rendered-cards/judge-page.ts';
import { renderedPages } from './rendered-cards/rendered-cards.ts';

const RUNS = Number(process.env['RENDERED_RUNS'] ?? 600);
const SEED = Number(process.env['RENDERED_SEED'] ?? 20_261_121);
const CONTEXT = { referenceDate: '2026-11-21' };
let parser: BuiltParser;

beforeAll(async () => {
  parser = await buildParser();
}, 60_000);

it(`F-108 F-109 ${RUNS} pages of known flights are read as they were shown`, () => {
  fc.assert(
    fc.property(renderedPages, (page) => {
      expect(faultsOf(page, parser.parseFlightQuote(page.text, CONTEXT)), page.text).toEqual([]);
    }),
    { seed: SEED, numRuns: RUNS },
  );
}, 120_000);

const read = (lines: string) => parser.parseFlightQuote(lines.replaceAll(' / ', '\n'), CONTEXT);
const flightsOf = (lines: string): (string | null)[][] => {
  const { departureFlights, returnFlights } = read(lines);
  return [departureFlights, returnFlights].map((groups) =>
    groups.flatMap(({ segments }) =>
      segments.map(
        (s) => `${s.flightNumber} ${s.departureDate} ${s.departureTime} - ${s.arrivalDate} ${s.arrivalTime}`,
      ),
    ),
  );
};

describe('F-108 the days of a card', () => {
  const OUT = 'LH 778 2027-06-12 9:55 PM - 2027-06-13 3:50 PM';
  const BACK = 'LH 779 2027-06-20 11:55 PM - 2027-06-21 6:15 AM';
  it.each([
    [
      'the route with the day over the flight',
      'Outbound / Sat 12 Jun 2027 · Frankfurt → Singapore / LH 778 / 21:55 / Frankfurt (FRA) / 15:50 / +1 / Singapore (SIN)',
      [[OUT], []],
    ],
    [
      'said once more, and the day of arrival',
      'Outbound / Sat 12 Jun 2027 / LH 778 / 21:55 / Sat 12 Jun 2027 / Frankfurt (FRA) / 15:50 / Sun 13 Jun 2027 / Singapore (SIN)',
      [[OUT], []],
    ],
    [
      'behind the flight, under a card that sums it up',
      'Outbound / Sat 12 Jun 2027 / FRA 21:55 / 11h 55m / Nonstop / SIN 15:50 +1 / LH 778 / FRA / Frankfurt / 21:55 / SIN / Singapore / 15:50 / Sun 13 Jun 2027',
      [[OUT], []],
    ],
    [
      'over the heading of the way back',
      'Sat 12 Jun 2027 / Outbound / LH 778 / 21:55 / Frankfurt (FRA) / 15:50 / +1 / Singapore (SIN) / Sun 20 Jun 2027 / Return / LH 779 / 23:55 / Singapore (SIN) / 06:15 / +1 / Frankfurt (FRA)',
      [[OUT], [BACK]],
    ],
    [
      'of arrival over a heading with a day of its own',
      'Outbound / Sat 12 Jun 2027 / LH 778 / 21:55 / Frankfurt (FRA) / 15:50 / Singapore (SIN) / Sun 13 Jun 2027 / Return / Sun 20 Jun 2027 / LH 779 / 23:55 / Singapore (SIN) / 06:15 / +1 / Frankfurt (FRA)',
      [[OUT], [BACK]],
    ],
    [
      'of a heading with a number',
      'Leg 1 – 12 June 2027 / LH 778 / 21:55 / Frankfurt (FRA) / 15:50 / +1 / Singapore (SIN) / Leg 2 – 20 June 2027 / LH 779 / 23:55 / Singapore (SIN) / 06:15 / +1 / Frankfurt (FRA)',
      [[OUT], [BACK]],
    ],
  ])('%s', (_, lines, flights) => expect(flightsOf(lines)).toEqual(flights));

  it('what stands above a number and where a journey stops', () => {
    const { departureFlights } = read(
      'Outbound / Sat 12 Jun 2027 / 18:00 / MUC / 15h 50m / 1 stop (FRA) / 15:50 / +1 / SIN / Economy / Airbus A320 / LH 97 / 18:00 / Munich (MUC), Terminal: 2 / 19:05 / Frankfurt (FRA) / Economy / Boeing 747-8 / LH 778 / 21:55 / Frankfurt (FRA) / 15:50 / +1 / Singapore (SIN)',
    );
    const [group] = departureFlights;
    expect(group?.segments.map((s) => [s.flightNumber, s.aircraft, s.departureTerminal, s.layoverDuration])).toEqual([
      ['LH 97', 'Airbus A320', '2', '2h 50m'],
      ['LH 778', 'Boeing 747-8', null, null],
    ]);
    expect([group?.stops, group?.totalTime]).toEqual([1, '15h 50m']);
  });
});

describe('F-109 who travels and what they pay', () => {
  const FLIGHT = 'BA 178 Wed 12 May 2027 JFK 08:00 - LHR 20:00\n\n';
  it.each([
    ['Adult / 2 x £310.00 / £620.00 / Child / 1 x £240.00 / £240.00 / Total / £860.00', 3, '£310.00', '£860.00'],
    ['Adults (2 x £310.00) / £620.00 / Total / £620.00', 2, '£310.00', '£620.00'],
    ['2 adults / £310.00 / per adult', 2, '£310.00', 'GBP 620'],
    ['€ 310 / je Reisendem / € 620 / gesamt für 2 Reisende', 2, '€ 310', '€ 620'],
    ['£310.00 / per person / Total: £620.00', null, '£310.00', '£620.00'],
    ['Passengers / Mr Leo Hart (Adult) / Ms Ada Hart (Child) / Total / £500.00', 2, null, '£500.00'],
    ['Passengers / Mr Leo Hart / Ms Ada Hart / Total / £500.00', 2, 'GBP 250', '£500.00'],
    // An age may name the first of several rows.
    ['Adult (1) / £310.00', null, '£310.00', null],
  ])('%s', (fare, passengers, total, all) => {
    const answer = read(FLIGHT + fare);
    const { fareDetails } = answer;
    expect([answer.passengers, fareDetails.total, fareDetails.totalForAllPassengers]).toEqual([passengers, total, all]);
    expect([answer.includes, answer.restrictions]).toEqual([[], []]);
  });

  it.each([
    ['Add bags / Change seats', []],
    ['Gepäck hinzufügen / Ajouter un bagage', []],
    ['Changes cost £50', ['Changes cost £50']],
  ])('%s', (lines, restrictions) => {
    const answer = read(`${FLIGHT}£310.00 per person / ${lines}`);
    expect([answer.includes, answer.restrictions]).toEqual([[], restrictions]);
  });

  it('names no agency by an airline or an amount', () => {
    const { agentInfo } = read(`${FLIGHT}Total / AED 13416.00 / British Airways / Business`);
    expect(agentInfo).toEqual({ name: null, company: null, email: null, phone: null });
  });
});
