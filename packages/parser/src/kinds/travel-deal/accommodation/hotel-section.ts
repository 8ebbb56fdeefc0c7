/**
 * The list of hotels under its heading (`Where you will stay`): lines that name one, hotels behind their city whatever they are called
 * (`Bangkok (3N): Centre Point Silom`, `Krabi - Cliff Beach (Deluxe) - 2 Nights`), and hotels under the line of their city.
 */
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import { findPlaces } from '../../../annotators/place.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';

const HEADING = new LinePattern(
  /^\W{0,6}(?:your |our |the )?(?:hotels?|accomm?odations?|where (?:you(?:'ll| will)?|to|we) (?:stay|sleep)|hotels? (?:used|included|planned|details?|names?|list|options?|similar)|accomm?odation details?|(?:camps?|lodges?)(?: (?:&|and) (?:camps?|lodges?|hotels?))?|resorts?|lodging|unterkunft|unterkunfte|hebergements?|hotels? prevus|alojamientos?|hoteles(?: previstos)?|alloggi|sistemazione|hospedagem|hoteis)(?:\s?\(?(?:or|o|oder|ou|of) (?:similar|equivalent|comparable|ahnlich|gleichwertig|similaires?|equivalents?|simil[ei]|similares|vergelijkbaar)\)?)?\W*$/,
);
/** `Bangkok (3N) : `, `Krabi - `, `3 nights Ubud: `, before the hotel's name. */
const BEHIND_CITY =
  /^(?:\d{1,2} ?(?:N|nts?|nights?)\b[ –-]{0,3}(?:in )?)?(?<city>\p{Lu}[\p{L}'’ .]{1,28}?)\s?(?<nights>\(?\d{1,2} ?(?:N|NTS?|nts?|[Nn]ights?)\)?)?\s?(?:\s[–—-]\s|:\s|\s{3,}|\t)\s{0,20}(?=\p{Lu}|\d)/u;
const NAME_END =
  /\s?[(/|]|\s[–—-]\s|\s{2,}|\t|,|;|\s(?:or|o|oder|ou) (?:similar|ähnlich|equivalent|simil)|\s\d(?:[.,]5)? ?(?:\*|⭐|★|star)|\s\d{1,2} ?(?:N|[Nn]ights?)\b/u;
const CITY_LINE = /^(?<city>\p{Lu}[\p{L}'’ .&,-]{1,40}?)\s?(?:[(:–-]\s?\d{1,2} ?(?:N|NTS?|nts?|[Nn]ights?)\)?)?\s?:?$/u;
const NAME = /^(?:\p{Lu}|\d)[\p{L}\d'’&. -]{2,48}$/u;
/** `3 nights` under the hotel. */
const NIGHTS_ALONE =
  /^\W{0,3}(?:\d{1,2}|one|two|three|four|five|six|seven) ?(?:nights?|nts|nachte|ubernachtungen|nuits|noches|notti|noites|nachten)\W{0,3}$/;
/** T-630: `Merzouga    1 night    Luxury camp Erg Stars`: how long stands between the town and the house. */
const NIGHTS_CELL =
  /^\d{1,2} ?(?:[Nn]ights?|NIGHTS?|nts?|N|Nächte|Nacht|nuits?|noches?|notti|notte|noites?|nachten)\s{2,20}(?=\p{Lu})/u;
const LINES_A_HOTEL = 3;

interface Stay {
  readonly line: DocumentLine;
  /** What stands in the place of a hotel's name; null where the line's words tell it. */
  readonly name: Passage | null;
}

interface HotelSection {
  readonly heading: DocumentLine | null;
  readonly stays: readonly Stay[];
  /** The lines of the cities over their hotels. */
  readonly cities: readonly DocumentLine[];
}

export const NO_SECTION: HotelSection = { heading: null, stays: [], cities: [] };

export function readHotelSection(document: SourceDocument, most: number): HotelSection {
  const heading = document.lines.find((line) => line.folded.length <= 40 && HEADING.test(line.look, line.folded));
  if (heading === undefined) return NO_SECTION;
  const stays: Stay[] = [];
  const cities: DocumentLine[] = [];
  let isUnderCity = false;
  let isSeries = false;
  for (const line of document.lines.slice(heading.index + 1, heading.index + 1 + most * LINES_A_HOTEL)) {
    if (line.passage.text === '' || (stays.length > 0 && NIGHTS_ALONE.test(line.folded))) continue;
    const stay: Stay | null = stayOf(line, isUnderCity, isSeries);
    const isCity: boolean = stay === null && !isUnderCity && isCityLine(line);
    if (stay !== null) stays.push(stay);
    else if (isCity) cities.push(line);
    else break;
    isUnderCity = isCity;
    // `Badrinath : Narayan Bhawan` among others of that form: a city that the gazetteer does not know.
    isSeries = stay !== null && BEHIND_CITY.test(line.passage.text);
  }
  return stays.length === 0 ? NO_SECTION : { heading, stays, cities };
}

function stayOf(line: DocumentLine, isUnderCity: boolean, isSeries: boolean): Stay | null {
  const { text } = line.passage;
  if (findHotelNames(text.slice(0, 500)).length > 0) return { line, name: null };
  if (text.length > 110 || line.heading > 0 || line.isRule || readLineHeading(line) !== null) return null;
  const match = BEHIND_CITY.exec(text);
  const isBehind =
    match !== null && (isSeries || match.groups?.['nights'] !== undefined || isPlace(match.groups?.['city'] ?? ''));
  if (!isBehind && !(isUnderCity && !line.afterBlank)) return null;
  const behind = isBehind ? match[0].length : line.emojiLength;
  const from = behind + (NIGHTS_CELL.exec(text.slice(behind))?.[0].length ?? 0);
  const end = text.slice(from).search(NAME_END);
  const name = trimPassage(slicePassage(line.passage, from, end < 0 ? text.length : from + end), '.,:*');
  return NAME.test(name.text) && !isPlace(name.text) ? { line, name } : null;
}

const isCityLine = (line: DocumentLine): boolean =>
  line.passage.text.length <= 50 && isPlace(CITY_LINE.exec(line.passage.text)?.groups?.['city'] ?? '');

/** The gazetteer's names alone, or with others beside them: `Ubud`, `Siem Reap & Angkor`. */
function isPlace(text: string): boolean {
  const [place] = text.length < 3 ? [] : findPlaces(text);
  return place !== undefined && place.from === 0;
}
