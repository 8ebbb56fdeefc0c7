/** Look-ups for agents who correct flights: airports and airlines by what they type, airports by their codes (rule F-107). */
import type { AirlineAnswer, AirportAnswer } from '@waypage/contract';
import { type Airport, findAirport, searchAirlines, searchAirports } from '@waypage/gazetteer';

const ANSWERS_MAX = 8;

export const findAirports = (query: string): AirportAnswer[] => searchAirports(query, ANSWERS_MAX).map(toAnswer);

/** Unknown codes are left out. */
export const airportsByCode = (codes: readonly string[]): AirportAnswer[] =>
  codes.flatMap((code) => {
    const airport = findAirport(code);
    return airport ? [toAnswer(airport)] : [];
  });

export const findAirlines = (query: string): AirlineAnswer[] =>
  searchAirlines(query, ANSWERS_MAX).map(({ code, name, country }) => ({ code, name, country }));

function toAnswer({ code, name, city, country, kind }: Airport): AirportAnswer {
  return { code, name, city, country, kind };
}
