/** The way that a trip takes, told between places; under the title it is none. */
import { findPlaces } from '../../../annotators/place.ts';
import { isInCapitals } from '../../../text/character-class.ts';
import { type LineLook, LinePattern } from '../../../text/line-look.ts';

/** `Ushuaia to Ushuaia`, `Dublin (DUB) - St John's (YYT)`: under the title stands the way that the trip takes. */
export function isRoute(text: string, look: LineLook): boolean {
  // `Italy by Train: Milan to Naples`: a name, and the way behind it.
  if (!ROUTE_HINT.mayMatch(look) || NAMED.test(text)) return false;
  if (CODED_ROUTE.test(text)) return true;
  const stops = text.replace(LENGTH_LEAD, '').split(ROUTE_MARK, 8);
  const [first, last] = [stops[0] ?? '', stops.at(-1) ?? ''];
  // `Quito to Quito`: a name that places share is known by the word before it.
  const isRound = first === last && findPlaces(text).length > 0;
  return stops.length > 1 && (isRound || (startsWithPlace(first) && startsWithPlace(last)));
}

const NAMED = /\p{L}: \p{Lu}/u;
/** `8 Days / 7 Nights, Quito to Quito` */
const LENGTH_LEAD = /^(?:\d{1,2}[ -]?\p{L}{1,12}\s?[/,|–-]\s?){1,2}/u;
const CODED_ROUTE = /\([A-Z]{3}\)\s?(?:-|–|—|→|>|to)\s[^()]{2,30}\([A-Z]{3}\)/;
const ROUTE_MARK = /\s(?:to|–|-|—|→|>)\s/;
const ROUTE_HINT = new LinePattern(ROUTE_MARK, '\\sto\\s| [–—→>-]\\s|\\t[–—→>-]\\s');
export const startsWithPlace = (text: string): boolean => {
  const [place] = findPlaces(capitalised(text));
  return place !== undefined && place.from === 0 && /^(?:\s?\([A-Z]{3}\))?(?:[\s,]|$)/.test(text.slice(place.to));
};

/** Places are looked up by words with capitals: `PUNTA CANA` becomes `Punta Cana` letter by letter. */
const LATER_LETTER = /(?<=\p{L})\p{L}/gu;

export function capitalised(text: string): string {
  return isInCapitals(text)
    ? text.replace(LATER_LETTER, (letter) => (letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter))
    : text;
}
