/** `Fjords & Fells` over `Bergen, Norway` and the dates: the name stands over where the trip goes. */
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import { findPlaces } from '../../../annotators/place.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { isNameOver } from './tagline.ts';

const MOST_FACTS = 2;
const MAX_LENGTH = 60;
/** Between places: `Bergen and the Hardanger, Norway`. */
const BETWEEN_PLACES = /[\s,&/–—-]+/;
const NAME = /^(?:and|und|et|y|e|the|\p{Lu}[\p{L}'’]+)?$/u;

/** The line above, or above facts such as how long and when, that names what goes to the place that `line` tells; null where none does. */
export function nameOverPlace({ lines }: SourceDocument, line: DocumentLine): DocumentLine | null {
  if (line.bullet !== null || line.heading > 0 || line.isBold || !isPlaceAlone(line)) return null;
  const below = lines[line.index + 1]?.passage.text === '' ? lines[line.index + 2] : lines[line.index + 1];
  let at = line.index - 1;
  while (line.index - at <= MOST_FACTS && isFact(lines[at])) at--;
  // Without a day or price beside it the place is that of an address.
  if (at === line.index - 1 && !isFact(below)) return null;
  const name = lines[at];
  const isName =
    name !== undefined &&
    name.bullet === null &&
    !isPlaceAlone(name) &&
    isNameOver(name.passage.text) &&
    (name.look.signs & DIGIT) === 0;
  return isName && findHotelNames(name.passage.text).length === 0 ? name : null;
}

const isFact = (line: DocumentLine | undefined): boolean =>
  line !== undefined && line.passage.text !== '' && (line.look.signs & DIGIT) !== 0;

function isPlaceAlone({ passage: { text }, look }: DocumentLine): boolean {
  if (text.length > MAX_LENGTH || (look.signs & DIGIT) !== 0) return false;
  const places = findPlaces(text).filter(({ place }) => place.kind !== 'demonym');
  const [first] = places;
  const last = places.at(-1);
  if (first?.from !== 0 || last?.to !== text.length) return false;
  return places.length > 1 && text.split(BETWEEN_PLACES).every((word) => NAME.test(word));
}
