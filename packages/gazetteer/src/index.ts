/** Tables of places, airports, airlines and codes with their look-ups; no dependencies. */
export type { Airport } from './airport.ts';
export { findAircraft } from './find-aircraft.ts';
export {
  type Airline,
  beginsLongerAirlineName,
  findAirline,
  findAirlineByIcao,
  findAirlineByName,
  MAX_AIRLINE_NAME_WORDS,
  mayBeginAirlineName,
} from './find-airline.ts';
export {
  beginsLongerAirportName,
  findAirport,
  findAirportsByName,
  MAX_AIRPORT_NAME_WORDS,
  mayBeginAirportName,
} from './find-airport.ts';
export { CURRENCY_SIGNS, type Currency, currencies, findCurrency } from './find-currency.ts';
export {
  beginsLongerPlace,
  countryName,
  findPlace,
  MAX_PLACE_WORDS,
  type Place,
  type PlaceKind,
} from './find-place.ts';
export { flightTimeLimits, kilometresBetween } from './flight-time.ts';
export { foldName } from './fold-name.ts';
export { goesByOwnName, isDomestic } from './is-domestic.ts';
export { isScheduled } from './is-scheduled.ts';
export { searchAirlines, searchAirports } from './search-names.ts';
export { elapsedMinutes, isZone, type LocalTime, offsetMinutes, wallMinutes } from './zone-time.ts';
