/** A quote's card for link previews: its title, where from and to, the dates, the price (rule F-128). */
import { type Branding, chooseFlightPoster, type PublicFlightQuote, readAirportPlace } from '@waypage/contract';
import { type CardContent, drawable } from '../social-cards/draw-card.ts';

export function quoteCard({ title, route, dates, data }: PublicFlightQuote, branding: Branding): CardContent {
  const heading = drawable(title ?? '') || drawable(route ?? '') || 'Flight quote';
  const price = data.fareDetails.total;
  return {
    poster: chooseFlightPoster(route),
    agencyName: drawable(branding.agencyName) || 'Flight quote',
    accentColor: branding.accentColor,
    title: heading,
    facts: [routeInShort(data) ?? route ?? '', dates ?? '', price === null ? '' : `${price} per traveler`],
  };
}

/** `BOS → HND`, by the airports where they are known. */
function routeInShort({ departureFlights }: PublicFlightQuote['data']): string | null {
  const segments = departureFlights[0]?.segments ?? [];
  const from = readAirportPlace(segments[0]?.departureLocation ?? null);
  const to = readAirportPlace(segments.at(-1)?.arrivalLocation ?? null);
  const [start, end] = [from.code ?? from.name, to.code ?? to.name];
  return start && end ? `${start} → ${end}` : null;
}
