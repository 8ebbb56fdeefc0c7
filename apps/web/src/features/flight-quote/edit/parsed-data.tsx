/** What was read of the text, to look at and not to edit here (spec §2): flights line by line, fares, validity, agent. */
import type { FlightQuoteData, WireFlightGroup } from '@waypage/contract';
import { presentOfferDate, TIME_TBD } from '../../public-page/present-offer-date.ts';
import { ParsedDataList } from '../../records/parsed-data.tsx';
import { stopsText } from '../view/describe-trip.ts';
import { totalLabel } from '../view/present-fare.ts';

export function ParsedData({ data }: { readonly data: FlightQuoteData }) {
  const { departureFlights, returnFlights, fareDetails, passengers, agentInfo, options } = data;
  const validUntil = data.validUntil && presentOfferDate(data.validUntil, 'plain').text;
  const rows: readonly (readonly [string, string | number | null])[] = [
    ['Client', data.clientName],
    ['Travelers', passengers],
    ...departureFlights.map(
      (group, index) => [nameOf('Departure', index, departureFlights.length), journeyText(group)] as const,
    ),
    ...returnFlights.map(
      (group, index) => [nameOf('Return', index, returnFlights.length), journeyText(group)] as const,
    ),
    [totalLabel(passengers), fareDetails.totalForAllPassengers],
    ['Return upcharge', fareDetails.upcharge],
    ['Valid until', validUntil],
    ['Options', options.length || null],
    ['Agent', [agentInfo.name, agentInfo.company].filter(Boolean).join(', ') || null],
    ['Notes', data.notes],
  ];
  return <ParsedDataList rows={rows} hint="Read-only here. Flights are edited below." />;
}

const nameOf = (kind: string, index: number, count: number) => (count > 1 ? `${kind} ${index + 1}` : kind);

/** `Fri, Sep 3, 2027 · 9h 55m · Nonstop`, then a line a flight. */
function journeyText({ date, totalTime, stops, segments }: WireFlightGroup): string {
  const head = [presentOfferDate(date, 'short').text, totalTime, stopsText(stops)].filter(Boolean).join(' · ');
  const flights = segments.map((segment) => {
    const from = [segment.departureTime ?? TIME_TBD, segment.departureLocation].filter(Boolean).join(' ');
    const to = [segment.arrivalTime ?? TIME_TBD, segment.arrivalLocation].filter(Boolean).join(' ');
    return [segment.flightNumber ?? segment.airline, `${from} – ${to}`].filter(Boolean).join(': ');
  });
  return [head, ...flights].join('\n');
}
