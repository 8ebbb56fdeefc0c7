/** Airlines by IATA designator, ICAO designator and name. Compiled for this project: README. */
import { AIRLINE_ROWS } from './data/airlines.ts';
import { FirstLetters } from './first-letters.ts';
import { firstWords } from './first-words.ts';
import { foldName } from './fold-name.ts';

export interface Airline {
  /** IATA designator. */
  readonly code: string;
  readonly icao: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** ISO 3166. */
  readonly country: string;
}

/** The longest name in the table, in words. */
export const MAX_AIRLINE_NAME_WORDS = 4;

interface AirlineIndex {
  readonly byCode: ReadonlyMap<string, Airline>;
  readonly byIcao: ReadonlyMap<string, Airline>;
  readonly byName: ReadonlyMap<string, Airline>;
}

let index: AirlineIndex | undefined;

/** By IATA designator in capitals, or undefined. */
export const findAirline = (code: string): Airline | undefined => load().byCode.get(code);

/** By ICAO designator in capitals, or undefined. */
export const findAirlineByIcao = (code: string): Airline | undefined => load().byIcao.get(code);

/** By a folded name or alias (`foldName`), or undefined. */
export const findAirlineByName = (foldedName: string): Airline | undefined => load().byName.get(foldedName);

let letters: FirstLetters | undefined;

/** False where surely no name in the table begins with this folded word. */
export function mayBeginAirlineName(foldedWord: string): boolean {
  letters ??= new FirstLetters(load().byName.keys());
  return letters.mayBegin(foldedWord);
}

let beginnings: ReadonlySet<string> | undefined;

/** Does a name of several words in the table begin with this folded word? */
export function beginsLongerAirlineName(foldedWord: string): boolean {
  beginnings ??= firstWords(load().byName.keys());
  return beginnings.has(foldedWord);
}

function load(): AirlineIndex {
  if (index !== undefined) return index;
  const byCode = new Map<string, Airline>();
  const byIcao = new Map<string, Airline>();
  const byName = new Map<string, Airline>();
  for (const row of AIRLINE_ROWS.trim().split('\n')) {
    const [code = '', icao = '', name = '', country = '', aliases = ''] = row.split('|');
    const airline: Airline = { code, icao, name, country, aliases: aliases === '' ? [] : aliases.split(';') };
    byCode.set(code, airline);
    if (!byIcao.has(icao)) byIcao.set(icao, airline);
    for (const written of [name, ...airline.aliases]) {
      const key = foldName(written);
      if (!byName.has(key)) byName.set(key, airline);
    }
  }
  index = { byCode, byIcao, byName };
  return index;
}
