/**
 * Which poster a flight quote gets (spec §9, contract §7): the city that its route leads to, named after an arrow or the word 'to', or
 * between the dashes of airport codes; else the travel poster.
 */
import { type CityPoster, cityPosterIn } from './poster-words.ts';
import type { PosterName } from './posters.ts';

/** The cities' own codes and those of their airports: what the gazetteer says (a test holds them to it), for where it is not at hand. */
export const POSTER_CODES: Readonly<Record<CityPoster, readonly string[]>> = {
  amsterdam: ['AMS'],
  athens: ['ATH'],
  bangkok: ['BKK', 'DMK'],
  barcelona: ['BCN'],
  cancun: ['CUN'],
  dubai: ['DXB', 'DWC'],
  'hong-kong': ['HKG'],
  honolulu: ['HNL'],
  istanbul: ['IST', 'SAW'],
  'las-vegas': ['LAS'],
  lisbon: ['LIS'],
  london: ['LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'],
  'los-angeles': ['LAX'],
  miami: ['MIA'],
  'new-york': ['NYC', 'JFK', 'LGA', 'EWR'],
  paris: ['PAR', 'CDG', 'ORY', 'BVA'],
  rome: ['ROM', 'FCO', 'CIA'],
  'san-francisco': ['SFO'],
  singapore: ['SIN'],
  sydney: ['SYD'],
  tokyo: ['TYO', 'HND', 'NRT'],
};

const ROUTE_MAX = 500;
const BETWEEN_CODES = /(?<=\b[A-Z]{3})\s?[-–—/]\s?(?=[A-Z]{3}\b)/gu;
const DIVIDER = /<?[-=]{1,3}>|[→➔➜➝➞⟶⇒⇨↔⇄⇆›»>]|✈\uFE0F?|\bto\b/iu;
const CODE = /\b[A-Z]{3}\b/g;

export function chooseFlightPoster(route: string | null): PosterName {
  const text = (route ?? '').slice(0, ROUTE_MAX).replace(BETWEEN_CODES, ' → ');
  const [origin = '', ...stops] = text.split(DIVIDER);
  const home = posterOfStop(origin);
  for (const stop of stops) {
    const poster = posterOfStop(stop);
    // A round trip written out ends where it began: that is not where it goes.
    if (poster !== null && poster !== home) return poster;
  }
  return 'travel';
}

/** By the name that stands in the text, else by its airport codes; what it is reached over does not count. */
function posterOfStop(stop: string): CityPoster | null {
  const [place = ''] = stop.split(/\bvia\b/i);
  const byName = cityPosterIn(place);
  if (byName !== null) return byName;
  for (const [code] of place.matchAll(CODE)) {
    const byCode = posterOfCode(code);
    if (byCode !== null) return byCode;
  }
  return null;
}

function posterOfCode(code: string): CityPoster | null {
  return (Object.keys(POSTER_CODES) as CityPoster[]).find((city) => POSTER_CODES[city].includes(code)) ?? null;
}
