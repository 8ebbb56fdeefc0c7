/**
 * Which city poster a flight quote gets (spec §9): the city that the route names after an arrow or the word 'to', by its name or by an
 * airport's code; else none, and the generic travel picture stands. `SFO-HND` counts as a route, too (contract §7).
 */
import { POSTERS, type PosterName } from './posters.ts';

interface PosterCity {
  /** Folded. */
  readonly names: readonly string[];
  /** Of the city and its airports; a test holds them equal to the gazetteer's. */
  readonly codes: readonly string[];
}

export const POSTER_CITIES = {
  amsterdam: { names: ['amsterdam'], codes: ['AMS'] },
  athens: { names: ['athens'], codes: ['ATH'] },
  bangkok: { names: ['bangkok'], codes: ['BKK', 'DMK'] },
  barcelona: { names: ['barcelona'], codes: ['BCN'] },
  cancun: { names: ['cancun'], codes: ['CUN'] },
  dubai: { names: ['dubai'], codes: ['DXB', 'DWC'] },
  'hong-kong': { names: ['hong kong'], codes: ['HKG'] },
  honolulu: { names: ['honolulu'], codes: ['HNL'] },
  istanbul: { names: ['istanbul'], codes: ['IST', 'SAW'] },
  'las-vegas': { names: ['las vegas'], codes: ['LAS'] },
  lisbon: { names: ['lisbon'], codes: ['LIS'] },
  london: { names: ['london'], codes: ['LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'] },
  'los-angeles': { names: ['los angeles'], codes: ['LAX'] },
  miami: { names: ['miami'], codes: ['MIA'] },
  'new-york': { names: ['new york'], codes: ['NYC', 'JFK', 'LGA', 'EWR'] },
  paris: { names: ['paris'], codes: ['PAR', 'CDG', 'ORY', 'BVA'] },
  rome: { names: ['rome'], codes: ['ROM', 'FCO', 'CIA'] },
  'san-francisco': { names: ['san francisco'], codes: ['SFO'] },
  singapore: { names: ['singapore'], codes: ['SIN'] },
  sydney: { names: ['sydney'], codes: ['SYD'] },
  tokyo: { names: ['tokyo'], codes: ['TYO', 'HND', 'NRT'] },
} as const satisfies Record<string, PosterCity>;
export type CityPoster = keyof typeof POSTER_CITIES;

/** An arrow, the word 'to', or a dash between two codes. */
const DIVIDER = /\s*(?:→|->|=>|➔|➜|➝|⇒|›|>|✈️?)\s*|\s+to\s+|(?<=\b[A-Z]{3})\s?[-–—/]\s?(?=[A-Z]{3}\b)/iu;
const ROUTE_MAX = 500;

/** Null where the route names no city with a poster after its first divider. */
export function chooseCityPoster(route: string | null): CityPoster | null {
  const text = (route ?? '').slice(0, ROUTE_MAX);
  const divider = DIVIDER.exec(text);
  if (!divider) return null;
  const origin = cityIn(text.slice(0, divider.index));
  const destinations = text.slice(divider.index + divider[0].length);
  const mentions = mentionsIn(destinations).sort((left, right) => left.at - right.at);
  // A round trip written out ends where it began: that is not where it goes.
  return mentions.find(({ city }) => city !== origin)?.city ?? null;
}

/** The picture of a quote without one of its own. */
export function quotePoster(route: string | null): PosterName {
  const city: string | null = chooseCityPoster(route);
  return city !== null && city in POSTERS ? (city as PosterName) : 'travel';
}

interface Mention {
  readonly city: CityPoster;
  readonly at: number;
}

const cityIn = (text: string): CityPoster | null => mentionsIn(text).at(-1)?.city ?? null;

function mentionsIn(text: string): Mention[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (Object.entries(POSTER_CITIES) as [CityPoster, PosterCity][]).flatMap(([city, { names, codes }]) => [
    ...names
      .flatMap((name) =>
        placesOf(folded, new RegExp(`\\b${name}\\b(?!\\s*\\((?!(?:${codes.join('|')})\\))[a-z]{3}\\))`, 'gi')),
      )
      .map((at) => ({ city, at })),
    ...placesOf(text, new RegExp(`\\b(?:${codes.join('|')})\\b`, 'g')).map((at) => ({ city, at })),
  ]);
}

const placesOf = (text: string, pattern: RegExp): number[] => [...text.matchAll(pattern)].map(({ index }) => index);
