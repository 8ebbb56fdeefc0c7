/**
 * Where an offer goes, told by its title and the line under it: `GEORGIA - WINE AND MOUNTAINS`, a country that is a word or a name too, where
 * the text names a town of it; `NORTH SEA SAILING WEEK` over `Esbjerg, Denmark`.
 */
import { findPlace, foldName } from '@waypage/gazetteer';
import { findPlaces } from '../../../annotators/place.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { isCompany } from '../../../formats/reading/terms/names.ts';
import { isInCapitals } from '../../../text/character-class.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { readLetterhead } from '../seller/letterhead.ts';
import { placesIn } from './places-in.ts';

const FIRST_NAME =
  /^\W{0,4}(?:(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|emne|ämne)\s?:\s?(?:(?:re|fwd?|aw|wg|tr|rv|sv|vs)\s?:\s?){0,4})?(?<name>\p{Lu}[\p{L}'’-]{2,20})(?=\s(?:Jan|Feb|M[aä]r|Apr|Ma[iyj]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])\p{L}{0,7}\.? 20\d\d|\s?[:–—|,]\s|\s-\s|\s(?:tour|trip|holiday|circuit|discovery|explorer|highlights)s?\b)/iu;
const MAX_TITLE = 90;
const MAX_LINES = 400;

/** The country that starts the title, where another place of the text lies in it. */
export function findCountryOfTitle({ lines }: SourceDocument, title: DocumentLine | undefined): Passage | null {
  const match =
    title === undefined || title.passage.text.length > MAX_TITLE ? null : FIRST_NAME.exec(title.passage.text);
  const name = match?.groups?.['name'];
  if (title === undefined || !match || name === undefined || !/^\p{Lu}/u.test(name)) return null;
  const place = findPlace(foldName(name));
  if (place?.kind !== 'country') return null;
  const isBorneOut = lines
    .slice(0, MAX_LINES)
    .some(
      (line) =>
        line.index !== title.index &&
        findPlaces(line.passage.text).some((other) => !other.place.ambiguous && other.place.country === place.country),
    );
  const from = match[0].length - name.length;
  return isBorneOut ? slicePassage(title.passage, from, from + name.length) : null;
}

/** T-513: `M A D E I R A` over the name of the offer, as posters set it: letters with gaps between them, words with wider ones. */
const SPACED_LETTERS = /^(?:\p{Lu}\s{1,5}){3,30}\p{Lu}$/u;
const SPACED_LINES = 14;
export const isSpacedOut = (text: string): boolean =>
  text.charAt(1) === ' ' && text.length <= MAX_SPACED && SPACED_LETTERS.test(text);
const MAX_SPACED = 70;

/** The place that such a line of the head spells, by its own name. */
export function findSpacedPlace({ lines }: SourceDocument): string | null {
  for (const { passage } of lines.slice(0, SPACED_LINES)) {
    if (!isSpacedOut(passage.text)) continue;
    const words = passage.text.split(/\s{2,}/).map((word) => word.replaceAll(' ', ''));
    const name = words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(' ');
    if (findPlace(foldName(name)) !== undefined) return name;
  }
  return null;
}

/**
 * T-515: `DE EIKENHOF MANOR` over `Boutique Hotel & Spa | Stellenbosch, South Africa`, its offer `WINTER IN THE WINELANDS`: where a house writes itself, and
 * its offer is called after the country around it, one goes to its town.
 */
export function findTownOfHouse(document: SourceDocument, title: DocumentLine | undefined): Passage | null {
  const town = readLetterhead(document)?.town ?? null;
  if (town === null || title === undefined || title.passage.text.length > MAX_TITLE) return null;
  const own = new Set(placesIn(town.text).map(({ place }) => place.country));
  const around = placesIn(title.passage.text);
  const isAround = around.length > 0 && around.every(({ place }) => place.kind !== 'city' && own.has(place.country));
  return isAround && own.size === 1 ? town : null;
}

/** `Esbjerg, Denmark` and nothing else. */
const TOWN_AND_COUNTRY = /^\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+){0,2}, (?<country>\p{Lu}[\p{L}'’ -]{2,24})$/u;

/** The town and its country under a title that names neither, but a sea, a coast or a kind of trip. */
export function findTownUnderTitle({ lines }: SourceDocument, title: DocumentLine | undefined): Passage | null {
  if (title === undefined) return null;
  const below = lines.slice(title.index + 1, title.index + 3).find(({ passage }) => passage.text !== '');
  const line = below === undefined ? null : trimPassage(slicePassage(below.passage, below.emojiLength), '*_.');
  const country = line === null ? undefined : TOWN_AND_COUNTRY.exec(line.text)?.groups?.['country'];
  if (line === null || country === undefined || findPlace(foldName(country))?.kind !== 'country') return null;
  return isCompany(line.text) || isCompany(title.passage.text) || namesTown(title) ? null : line;
}

const namesTown = ({ passage: { text } }: DocumentLine): boolean =>
  findPlaces(isInCapitals(text) ? text.replace(/(?<=\p{L})\p{L}/gu, (letter) => letter.toLowerCase()) : text).some(
    ({ place }) => place.kind === 'city' || place.kind === 'country',
  );
