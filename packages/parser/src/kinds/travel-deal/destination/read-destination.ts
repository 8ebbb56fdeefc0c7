/**
 * Where the offer goes: a label (`Destination: …`), the places of the title, of the lines under it, else the country that most places of
 * the text lie in. Where one departs from is no destination.
 */

import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { findHotelNames, mayNameHotel } from '../../../annotators/hotel-name.ts';
import type { PlaceMention } from '../../../annotators/place.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { isMailHeader, isSubjectLine } from '../../../formats/reading/messages/mail-header.ts';
import { isCompany } from '../../../formats/reading/terms/names.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import { LABEL_MARK, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { findTownUnderHouse, readLetterhead } from '../seller/letterhead.ts';
import { isClub, isMasthead, isSellerKind } from '../title/no-title.ts';
import { directionBefore, isBase, withoutOrigins } from './aims-and-origins.ts';
import { readCommonCountry } from './common-country.ts';
import { isFlownLine, isFlownWay } from './flown-from.ts';
import {
  findBeforeLength,
  findKindFirst,
  findLandTitle,
  findLeadName,
  findNamedAim,
  findPairName,
  findTourName,
  findTownBehindHouse,
  isPlainName,
  townBehind,
} from './named-aim.ts';
import { placesIn } from './places-in.ts';
import { findSmallPlace } from './small-names.ts';
import { findTitleAim } from './title-aim.ts';
import { findCountryOfTitle, findSpacedPlace, findTownOfHouse, findTownUnderTitle } from './title-places.ts';
import { withTownsBelow } from './towns-by-nights.ts';

const LABEL = new LinePattern(
  /^\W{0,6}(?:destinations?|where|location|place|cit(?:y|ies)|countr(?:y|ies)|(?:trip|travel) to|route|resort|(?:charter |home )?base|marina|reiseziel|ziel|ort|lieu|destinos?|lugar|destinazion[ei]|meta|luogo|local)\s?[:\t]\s*(?=\S)/,
);
const SEPARATOR = /^(?:\s?[,&+/|•·→–—-]\s?|,?\s(?:and|to|und|et|y|e)\s|,\sand\s|\s(?:in|on)\s|\s)$/;

export function readDestination(
  document: SourceDocument,
  titleLine: number,
  contactLines: ReadonlySet<number>,
  title: Field<string> | null = null,
): Field<string> | null {
  return (
    readLabelled(document) ??
    readPinned(document, contactLines, titleLine) ??
    ownWords(findTownUnderTitle(document, document.lines[titleLine])) ??
    ownWords(findTownOfHouse(document, document.lines[titleLine])) ??
    readLine(document, titleLine) ??
    ownWords(findCountryOfTitle(document, document.lines[titleLine])) ??
    ofLetters(findSpacedPlace(document)) ??
    readPinned(document, contactLines, null) ??
    readLine(document, subjectOf(document, titleLine)) ??
    ownWords(findCountryOfTitle(document, document.lines[subjectOf(document, titleLine)])) ??
    ownWords(findTitleAim(document.lines[titleLine] ?? lineOf(document, title), title)) ??
    ownWords(readLetterhead(document)?.town ?? null) ??
    ownWords(findNamedAim(document, (line) => contactLines.has(line.index) || isNoPlaceLine(line))) ??
    ownWords(findKindFirst(document.lines[titleLine])) ??
    withTownsBelow(
      document,
      readHead(document, contactLines, (line) => isRoundTrip(line) || isFlownLine(line) || isFlownWay(line)),
    ) ??
    readTrail(document, document.lines[titleLine]) ??
    ownWords(findLandTitle(document.lines[titleLine])) ??
    readHead(document, contactLines, (line) => !/ to /.test(line.folded)) ??
    ownWords(findPairName(document.lines[titleLine])) ??
    ownWords(findTownBehindHouse(document) ?? findTownUnderHouse(document)) ??
    ownWords(findTourName(document.lines[titleLine])) ??
    readCommonCountry(document, (line) => contactLines.has(line.index) || isNoMention(line)) ??
    ownWords(findLeadName(document.lines[titleLine])) ??
    ownWords(findBeforeLength(document)) ??
    ownWords(findSmallPlace(document, (line) => isMailHeader(line)))
  );
}

/** What a sentence calls the offer has no line of its own. */
const lineOf = ({ lines }: SourceDocument, title: Field<string> | null): DocumentLine | undefined => {
  const at = title?.spans[0]?.[0];
  return at === undefined ? undefined : lines.find(({ span: [from, to] }) => from <= at && at < to);
};

/** The subject of the mail, where the offer's name stands below it; -1 where there is none. */
const subjectOf = ({ lines }: SourceDocument, titleLine: number): number =>
  lines.slice(0, Math.min(titleLine, SUBJECT_WITHIN)).find(isSubjectLine)?.index ?? -1;
const SUBJECT_WITHIN = 12;

/** Labels that name nothing but a destination: what stands there is one, known or not. */
const STRICT_LABEL = /^\W{0,6}(?:destinations?|reiseziel|destinos?|destinazion[ei])\s?[:\t]/;
/** In a list with a hotel the resort is the place. */
const RESORT_LABEL = /^\W{0,6}(?:resort|ort|where|location)\s?[:\t]/;
/** Where a charter starts: the value ends with the place. */
const BASE_LABEL = /^\W{0,6}(?:(?:charter|home) )?(?:base|marina)\s?[:\t]/;
const hasHotelLabel = (document: SourceDocument): boolean =>
  document.lines.some(
    ({ look, folded }) =>
      (look.signs & LABEL_MARK) !== 0 && /^\W{0,6}(?:hotel|accommodation|property)\s?[:\t]/.test(folded),
  );

const ownWords = (passage: Passage | null): Field<string> | null =>
  passage === null ? null : stated(passage.text, [spanOf(passage)]);

const ofLetters = (name: string | null): Field<string> | null => (name === null ? null : derived(name, []));

function readLabelled(document: SourceDocument): Field<string> | null {
  for (const line of document.lines) {
    if (line.folded.length > 160 || (line.look.signs & LABEL_MARK) === 0) continue;
    const match = LABEL.exec(line.look, line.folded.slice(0, 30));
    if (!match) continue;
    const value = trimPassage(line.cells?.[1] ?? slicePassage(line.passage, match[0].length), '.,;|');
    const places = placesIn(value.text);
    const isNamed = STRICT_LABEL.test(line.folded) || (RESORT_LABEL.test(line.folded) && hasHotelLabel(document));
    if ((places.length === 0 && !(isNamed && isPlainName(value.text))) || value.text.length > 80) continue;
    if (BASE_LABEL.test(line.folded) && places.at(-1)?.to !== value.text.length) continue;
    return stated(value.text, [spanOf(value)]);
  }
  return null;
}

/** `📍 Nerja, Costa del Sol` in the head of a post: where it goes, whether the gazetteer has the place or not. */
const PIN = /^[📍📌]\ufe0f?\s*/u;
const PIN_LINES = 12;
const BEHIND_NAME = /(?:\s|\ufe0f|\p{Extended_Pictographic}|\p{Regional_Indicator}|[*_!.])+$/u;

/** In one line alone, or in any of the head. */
function readPinned(
  document: SourceDocument,
  contactLines: ReadonlySet<number>,
  only: number | null,
): Field<string> | null {
  let seen = 0;
  for (const line of document.lines) {
    if (line.passage.text === '') continue;
    if (++seen > PIN_LINES) return null;
    if (only !== null && line.index !== only) continue;
    if (line.emojiLength === 0 || line.passage.text.length > 90 || contactLines.has(line.index)) continue;
    const from = PIN.exec(line.passage.text)?.[0].length ?? 0;
    if (from === 0) continue;
    const { text } = line.passage;
    const name = slicePassage(line.passage, from, text.length - (BEHIND_NAME.exec(text)?.[0].length ?? 0));
    // Where the shop is stands there too.
    if (isPlainName(name.text) && !mayNameHotel(line) && !isCompany(name.text))
      return stated(name.text, [spanOf(name)]);
  }
  return null;
}

/** The places of one line: the run of them that starts first, `Bali, Indonesia`, `Phuket + Krabi`. */
function readLine(document: SourceDocument, index: number): Field<string> | null {
  const line = document.lines[index];
  if (!line) return null;
  const text = line.passage.text;
  const start = CODED_START.exec(text)?.[0].length ?? 0;
  const named = withoutOrigins(line, placesIn(text)).filter(
    (place) => place.from >= start && !isBase(line, place) && !isOfHouse(line, place),
  );
  const way = (named[0]?.from ?? 0) > start && text.includes(': ') ? wayBehindName(text, named) : [];
  const places = way.length > 0 ? way : named;
  const [first] = places;
  if (!first) return null;
  let to = first.to;
  for (const place of places.slice(1)) {
    if (!SEPARATOR.test(text.slice(to, place.from))) break;
    to = place.to;
  }
  const from =
    isUnderHouse(document, line) && TOWN.test(text.slice(0, first.from)) && to === text.length ? 0 : first.from;
  const passage = slicePassage(line.passage, from - directionBefore(line, from), to);
  return stated(passage.text, [spanOf(passage)]);
}

/** `Hotel Arenal, Cambrils, Sat 5 June`: the name of the house, where its town stands behind it. */
const isOfHouse = (line: DocumentLine, { from, to }: PlaceMention): boolean => {
  const house = mayNameHotel(line) ? findHotelNames(line.passage.text)[0] : undefined;
  return house !== undefined && house.from < from && house.to >= to && townBehind(line.passage.text, house.to) !== null;
};

/** `Orchards to the Sea: Dresden to Hamburg`: a name in other words, and behind its colon the way that the trip takes. */
function wayBehindName(text: string, places: readonly PlaceMention[]): readonly PlaceMention[] {
  const from = text.indexOf(': ') + 2;
  const behind = places.filter((place) => place.from >= from);
  const [first, second] = behind;
  const isWay =
    first?.from === from &&
    second?.to === text.length &&
    /^ (?:to|–|-|→|nach|bis|a) $/.test(text.slice(first.to, second.from));
  return isWay ? behind : [];
}

/** `Pralong, Hautes-Alpes`, `San Vigilio, Alto Adige` under the name of the hotel: the town stands before the region, known or not. */
const TOWN = /^\p{Lu}[\p{L}'’ -]{2,30}, (?:\p{Lu}[\p{L}]{2,12}-)?$/u;

function isUnderHouse(document: SourceDocument, { index }: DocumentLine): boolean {
  const above = document.lines[index - 1];
  return above !== undefined && mayNameHotel(above) && findHotelNames(above.passage.text).length > 0;
}

/** `Dublin (DUB) - St John's (YYT)`: the flight starts at the first. */
const CODED_START = /^[^()]{2,30}\([A-Z]{3}\)\s?(?:-|–|—|→|>|to)\s(?=[^()]{2,30}\([A-Z]{3}\))/;

function readHead(
  document: SourceDocument,
  contactLines: ReadonlySet<number>,
  isSkipped: (line: DocumentLine) => boolean,
): Field<string> | null {
  let seen = 0;
  for (const line of document.lines) {
    if (line.passage.text === '') continue;
    if (++seen > 8) return null;
    if (
      line.passage.text.length > 100 ||
      line.bullet !== null ||
      contactLines.has(line.index) ||
      isNoPlaceLine(line) ||
      isSkipped(line)
    )
      continue;
    const found = readLine(document, lastOfTrail(document, line).index);
    if (found) return found;
  }
  return null;
}

/** `Greece` over `Crete`, the way through a site one step a line: the last of the places is where one goes. */
function lastOfTrail(document: SourceDocument, line: DocumentLine): DocumentLine {
  let last = line;
  let country = ownPlace(line)?.place.country;
  while (country !== undefined && last.index - line.index < MAX_STEPS) {
    const next = document.lines[last.index + 1];
    const place = next === undefined ? undefined : ownPlace(next);
    if (next === undefined || place?.place.country !== country) break;
    last = next;
    country = place.place.country;
  }
  return last;
}

const MAX_STEPS = 6;

/** The place that is all the line says. */
function ownPlace({ passage: { text } }: DocumentLine): PlaceMention | undefined {
  const [place] = text.length > 30 ? [] : placesIn(text);
  return place !== undefined && place.from === 0 && place.to === text.length ? place : undefined;
}

/** `Holidays › Spain › Mallorca`: the way through a site, the last step that is a place. */
const TRAIL = /\s[>›»]\s/;

const isTrail = ({ passage: { text } }: DocumentLine): boolean => text.length <= 160 && TRAIL.test(text);

function readTrail(document: SourceDocument, title: DocumentLine | undefined): Field<string> | null {
  let seen = 0;
  for (const line of document.lines) {
    if (line.passage.text === '') continue;
    if (++seen > 8) return null;
    if (!isTrail(line)) continue;
    let end = line.passage.text.length;
    let behind: Passage | null = null;
    for (const step of line.passage.text.split(TRAIL).reverse()) {
      const from = line.passage.text.lastIndexOf(step, end);
      end = from - 1;
      const [place] = placesIn(step);
      const whole = slicePassage(line.passage, from, from + step.length);
      if (place === undefined) {
        behind = isTownOfTitle(whole, line, title) ? whole : null;
        continue;
      }
      const passage = behind ?? slicePassage(line.passage, from + place.from, from + place.to);
      return stated(passage.text, [spanOf(passage)]);
    }
  }
  return null;
}

/** `… › Riviera Nayarit › Sayulita › Casa Mar` over `Casa Mar Sayulita`: a step between place and house that the title names too is the town, known or not. */
const isTownOfTitle = (step: Passage, trail: DocumentLine, title: DocumentLine | undefined): boolean =>
  title !== undefined &&
  title !== trail &&
  !trail.passage.text.endsWith(step.text) &&
  isPlainName(step.text) &&
  title.folded.includes(foldText(step.text));

/** Mail heads, days of a programme and lines with telephone numbers name other places too. */
const isNoPlaceLine = (line: DocumentLine): boolean =>
  line.isFrontMatter ||
  isMailHeader(line) ||
  isTrail(line) ||
  isMasthead(line) ||
  isClub(line.folded) ||
  findLeadingDayNumber(line.folded) !== null ||
  PORTS.test(line.folded) ||
  POST_BOX.test(line.folded) ||
  isSellerKind(line.folded) ||
  PHONE_LINE.test(line.passage.text.slice(0, 200));

/** `Calls  La Coruna, Lisbon`, `Ports: …`: where a ship calls, a plane lands. */
const PORTS =
  /^\W{0,6}(?:ports?(?: of call)?|calls?(?: at)?|calling at|stops?|via|flights?|flug|vols?|vuelos?|voli|voos|departs?|departing|from|ab|route(?:ing)?|joining points?|pick-?ups?|starts?(?=:? (?:in |at )?[a-z' -]{3,24}[,;/|–-]+ ?(?:and )?(?:ends?|finish(?:es)?)\b)|start(?: |\/| ?& ?| and )(?:end|finish)|hafen|escales|escalas|scali)(?:\s?[:\t]|\s{2,}|\s)/;

/** `P.O. Box 77, Arusha`: where the seller has its letters. */
const POST_BOX =
  /^\W{0,4}(?:p\.? ?o\.? ?box|post ?box|private bag|postfach|casella postale|apartado(?: de correos| postal)?|boite postale|caixa postal|b\.?p\.?) \d|^[a-z][a-z .'-]{2,28},? [a-z]{2} \d{5}(?:-\d{4})?$/;

/** `Kuala Lumpur - Madinah / Jeddah - Kuala Lumpur`, `Ushuaia to Ushuaia`: the way of a flight or ship, back where it began. */
function isRoundTrip(line: DocumentLine): boolean {
  const stops = line.passage.text.split(/\s(?:-|–|—|→|>|to|\/)\s/, 8).map((stop) => placesIn(stop)[0]?.place.name);
  return stops.length > 1 && stops[0] !== undefined && stops.slice(1).includes(stops[0]);
}

const PHONE_LINE = /\+\d[\d .-]{7}/;

/** Mail heads, sellers and lines with telephone numbers name where they sit. */
const isNoMention = (line: DocumentLine): boolean =>
  isMailHeader(line) ||
  isSellerKind(line.folded) ||
  isClub(line.folded) ||
  PHONE_LINE.test(line.passage.text.slice(0, 200));
