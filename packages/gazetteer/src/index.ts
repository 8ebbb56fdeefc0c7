/** Tables of places and codes with their look-ups; generated data, no dependencies. */
export { CURRENCY_SIGNS, type Currency, currencies, findCurrency } from './find-currency.ts';
export { countryName, findPlace, MAX_PLACE_WORDS, type Place, type PlaceKind } from './find-place.ts';
export { foldName } from './fold-name.ts';
