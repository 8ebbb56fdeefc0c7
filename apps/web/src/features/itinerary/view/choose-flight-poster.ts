/**
 * Which poster a flight quote gets (spec §9, contract §7): the city that its route leads to, named after an arrow or the word 'to', or
 * between the dashes of airport codes; else the travel poster. What city a code belongs to is the gazetteer's knowledge, which the
 * browser does not hold: a route in the contract's form names the city itself, for any other the caller hands in what the server said.
 */
import type { PosterName } from '@waypage/contract';
import { type CityPoster, cityPosterIn } from './poster-words.ts';

/** The city of an IATA code, or null where it is not known. */
export type CityOfCode = (code: string) => string | null;

const ROUTE_MAX = 500;
const BETWEEN_CODES = /(?<=\b[A-Z]{3})\s?[-–—/]\s?(?=[A-Z]{3}\b)/gu;
const DIVIDER = /<?[-=]{1,3}>|[→➔➜➝➞⟶⇒⇨↔⇄⇆›»>]|✈\uFE0F?|\bto\b/iu;
const CODE = /\b[A-Z]{3}\b/g;

export function chooseFlightPoster(route: string | null, cityOfCode: CityOfCode = () => null): PosterName {
  const text = (route ?? '').slice(0, ROUTE_MAX).replace(BETWEEN_CODES, ' → ');
  const [origin = '', ...stops] = text.split(DIVIDER);
  const home = posterOfStop(origin, cityOfCode);
  for (const stop of stops) {
    const poster = posterOfStop(stop, cityOfCode);
    // A round trip written out ends where it began: that is not where it goes.
    if (poster !== null && poster !== home) return poster;
  }
  return 'travel';
}

/** By the name that stands in the text, else by its airport codes; what it is reached over does not count. */
function posterOfStop(stop: string, cityOfCode: CityOfCode): CityPoster | null {
  const [place = ''] = stop.split(/\bvia\b/i);
  const byName = cityPosterIn(place);
  if (byName !== null) return byName;
  for (const [code] of place.matchAll(CODE)) {
    const byCode = cityPosterIn(cityOfCode(code));
    if (byCode !== null) return byCode;
  }
  return null;
}
