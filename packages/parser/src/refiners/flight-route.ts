/**
 * F-6: the route in short: `New York (JFK) → London (LHR)` there, or there and back; with an open jaw or several legs every journey,
 * `Boston (BOS) → Rome (FCO) · Venice (VCE) → Boston (BOS)`. Without a title of its own the offer is called by it.
 */
import { derived, type Field } from '../model/field.ts';
import type { AirportDraft, SegmentDraft } from '../model/flight-quote-draft.ts';
import { isSameCity } from './flight-geography.ts';
import { journeysOf } from './flight-journeys.ts';
import { copyDraft } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineFlightRoute: FlightQuoteRefiner = (draft) => {
  const [offer] = draft.offers;
  const route = draft.route ?? routeOf(offer.segments, journeysOf(offer));
  if (route === null) return draft;
  const routed = copyDraft(draft);
  routed.route = route;
  routed.title ??= derived(route.value, []);
  return routed;
};

interface Leg {
  readonly from: AirportDraft;
  readonly to: AirportDraft;
}

function routeOf(segments: readonly SegmentDraft[], journeys: ReturnType<typeof journeysOf>): Field<string> | null {
  if (journeys.length === 0) return null;
  const legs = journeys.flatMap(({ from, to }): Leg[] => {
    const [first, last] = [segments[from], segments[to - 1]];
    return first && last ? [{ from: first.departure, to: last.arrival }] : [];
  });
  const [out, back] = legs;
  if (!out) return null;
  const comesBack = legs.length === 2 && back && isSameCity(out.to, back.from) && isSameCity(out.from, back.to);
  const told = (comesBack ? [out] : legs).filter(({ from, to }) => describeAirport(from) + describeAirport(to) !== '');
  // Of a way with one end the other is not known; beside whole ways it tells nothing.
  const whole = told.filter(({ from, to }) => describeAirport(from) !== '' && describeAirport(to) !== '');
  const shown = whole.length > 0 ? whole : told.slice(0, 1);
  let text = '';
  const named: AirportDraft[] = [];
  for (const [i, leg] of shown.entries()) {
    const before = shown[i - 1];
    if (!before || !isSameCity(before.to, leg.from)) {
      text += `${i === 0 ? '' : ' · '}${describeAirport(leg.from)}`;
      named.push(leg.from);
    }
    if (describeAirport(leg.to) === '') continue;
    text += `${text === '' ? '' : ' '}→ ${describeAirport(leg.to)}`;
    named.push(leg.to);
  }
  return !/[^ →·]/.test(text)
    ? null
    : derived(
        text,
        named.flatMap(({ code, name }) => (code ?? name)?.spans ?? []),
      );
}

/** `New York (JFK)`, or the name or code alone where the other is not known. */
export function describeAirport({ code, name }: AirportDraft): string {
  if (code === null) return name?.value ?? '';
  return name === null ? code.value : `${name.value} (${code.value})`;
}
