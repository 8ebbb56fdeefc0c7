/** F-6: the route in short, `New York (JFK) → London (LHR)`: where each journey starts and ends. */
import { derived } from '../model/field.ts';
import type { AirportDraft } from '../model/flight-quote-draft.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineFlightRoute: FlightQuoteRefiner = (draft) => {
  const { segments } = draft.offers[0];
  const [first] = segments;
  if (draft.route !== null || !first) return draft;
  const outbound = segments.filter((segment) => segment.journey?.value === first.journey?.value);
  const last = outbound.at(-1) ?? first;
  const ends = [first.departure, last.arrival];
  return {
    ...draft,
    route: derived(
      ends.map(describeAirport).join(' → '),
      ends.flatMap((end) => (end.code ?? end.name)?.spans ?? []),
    ),
  };
};

/** `New York (JFK)`, or the name or code alone where the other is not known. */
export function describeAirport({ code, name }: AirportDraft): string {
  if (code === null) return name?.value ?? '';
  return name === null ? code.value : `${name.value} (${code.value})`;
}
