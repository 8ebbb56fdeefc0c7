/** The places that a line names, in a line all in capitals as well. */
import { findPlaces, type PlaceMention } from '../../../annotators/place.ts';
import { isInCapitals } from '../../../text/character-class.ts';

/** The `US` of `US$` is none. */
export const placesIn = (text: string, withDemonyms = false): PlaceMention[] =>
  findPlaces(readable(text)).filter(
    ({ place, to }) => (withDemonyms || place.kind !== 'demonym') && text.charAt(to) !== '$',
  );

/** Places are looked up by words with capitals: in a line all in capitals, only the first letters stay so. */
function readable(text: string): string {
  if (!isInCapitals(text)) return text;
  return text.replace(/(?<=\p{L})\p{L}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === 1 ? lower : letter;
  });
}
