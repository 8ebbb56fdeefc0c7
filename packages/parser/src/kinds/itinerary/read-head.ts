/** The head of an itinerary, the lines before its days: title, place, dates, nights. Labels first, then how the lines look. */

import { type DateMention, type DateOrder, findDates, mayHoldDate } from '../../annotators/date.ts';
import { withoutEmoji } from '../../annotators/emoji.ts';
import { readLabel } from '../../annotators/label.ts';
import { findPlaces } from '../../annotators/place.ts';
import { readSection } from '../../annotators/section.ts';
import { readDayHeading } from '../../formats/reading/day-headings/day-heading.ts';
import { readPlacesOfDays, withoutPlaceOfDays } from '../../formats/reading/day-headings/place-heading.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { type Field, stated } from '../../model/field.ts';
import type { ItineraryDraft } from '../../model/itinerary-draft.ts';
import { isFullDate } from '../../model/partial-date.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { readFormRows } from './form-rows.ts';
import { type LabelledValue, readLabels } from './head-labels.ts';
import { readBoldLead, readOpeningTitle } from './opening-title.ts';
import { findPageTrail } from './page-trail.ts';
import { readNights } from './read-nights.ts';
import { CODE, DECORATION, readTitle } from './read-title.ts';
import { besideCompany, firstColumn, isCompany, isLetterhead } from './seller-lines.ts';

export type ItineraryHead = Pick<
  ItineraryDraft,
  'title' | 'location' | 'dates' | 'datesLabelled' | 'nights' | 'statedYear' | 'datedOn'
>;

const MAX_HEAD_LINES = 400;

/** The title that its line sets off in bold, where no other line holds the title. */
const shorter = (lead: Field<string> | null, title: Field<string> | null): Field<string> | null =>
  lead !== null && (title === null || title.spans[0]?.[0] === lead.spans[0]?.[0]) ? lead : title;

export function readHead(document: SourceDocument, headEnd: number): ItineraryHead {
  const all = document.lines
    .slice(0, Math.min(headEnd, MAX_HEAD_LINES))
    .filter((line) => !isBlank(line.passage) && !line.isRule && !line.isAround);
  const lines = withoutPlaceOfDays(all, document, headEnd);
  const form = readFormRows(lines);
  const labels = lines.flatMap((line) => form.get(line) ?? readLabels(line));
  const trail = findPageTrail(lines);
  const title =
    trail?.name ??
    shorter(
      readBoldLead(lines),
      readTitle(form.size === 0 ? lines : lines.filter((line) => !form.has(line)), labels, document, headEnd),
    ) ??
    readOpeningTitle(lines, document);
  const labelledDates = findLabelled(labels, 'dates', (value) => toDates(value, document));
  const dates =
    labelledDates ??
    readDatesLine(lines, document) ??
    readStartLine(lines, document) ??
    readGreetedDates(lines, document);
  return {
    title,
    location:
      findLabelled(labels, 'place', toPlace) ??
      trail?.place ??
      readPinned(lines) ??
      readPlaceLine(lines, title, document) ??
      (title === null || findPlaces(title.value).length === 0 ? findLabelled(labels, 'base', townOfBase) : null) ??
      readNamedPlace(lines, title) ??
      (lines.length < all.length && (title === null || findPlaces(title.value).length === 0)
        ? readPlacesOfDays(document, headEnd)
        : null) ??
      (title === null ? (readPlaceBehindDates(lines, document) ?? readGreetedPlace(lines)) : null),
    dates,
    datesLabelled: labelledDates !== null,
    nights: readNights(lines, dates?.spans[0], document.dateOrder),
    ...readYear(lines, document),
  };
}

function findLabelled<T>(
  labels: readonly LabelledValue[],
  meaning: string,
  read: (value: Passage) => Field<T> | null,
): Field<T> | null {
  for (const label of labels) {
    if (label.meaning !== meaning) continue;
    const field = read(label.value);
    if (field) return field;
  }
  return null;
}

function toPlace(value: Passage): Field<string> | null {
  const text = trimPassage(withoutEmoji(value));
  return !/\p{L}{2}/u.test(text.text) || text.text.length > 160 ? null : stated(text.text, [spanOf(text)]);
}

/** `Playa Azul` of `Base: Hotel Sol, Playa Azul`: behind the house where one stays all the time. */
function townOfBase(value: Passage): Field<string> | null {
  const comma = value.text.indexOf(', ');
  const town = comma < 0 ? value : trimPassage(slicePassage(value, comma + 2));
  return IS_TOWN.test(town.text) && (comma > 0 || findPlaces(town.text)[0]?.from === 0) ? toPlace(town) : null;
}
const IS_TOWN =
  /^\p{Lu}[\p{L}'’.-]*(?:,? (?:\p{Lu}[\p{L}'’.-]*|d[aeiou]s?|del|la|el|les?|am|an|der|im|in|on|upon|sur|-)){0,5}$/u;

function toDates(value: Passage, document: SourceDocument): ItineraryHead['dates'] {
  const [mention] = findDates(foldText(value.text.slice(0, 200)), document.dateOrder);
  return mention ? datesField(mention, value) : null;
}

const datesField = (mention: DateMention, passage: Passage): NonNullable<ItineraryHead['dates']> =>
  stated({ start: mention.date, end: mention.end }, [spanOf(passage, mention.from, mention.to)]);

/** A short line with a range of dates: `Sat 23 – Sat 30 January 2027`, `Round trip from Athens, 5 – 12 June 2027`. */
function readDatesLine(lines: readonly DocumentLine[], document: SourceDocument): ItineraryHead['dates'] {
  for (const line of lines) {
    if (line.passage.text.length > 140 || line.bullet !== null || !mayHoldDate(line.look)) continue;
    const mention = findDates(line.folded, document.dateOrder).find((m) => m.end !== null && !m.isBareNumeric);
    if (mention && readSection(line.folded) !== 'greeting' && !isLabelledOtherwise(line))
      return datesField(mention, line.passage);
  }
  return null;
}

const START = compactPattern(
  /(?:^|[^a-z])(?:starts?|starting|beginning|begins?|departs?|departing|departure|leaving|sailing|embark(?:ing|ation)|arrives?|arriving|arrival|commencing|from|ab|beginn|start|anreise|abreise|abfahrt|los geht'?s|depart|debut|a partir du|des le|arrivee|salida|inicio|llegada|desde|a partir del|partenza|inizio|arrivo|dal|partida|inicio|chegada|a partir de)(?:\s(?:date|on|am|vom|le|el|il|em|den|the|of|del?|termin|datum))?\s?[:–—-]?\s?$/,
);

/** `Départ de Lyon le samedi 8 mai 2027`, `Abflug ab Köln am 8. Mai`: from where one leaves stands between. */
const START_FROM = compactPattern(
  /(?:^|[^a-z])(?:departs?|departing|departure|leaving|flying|sailing|depart|envol|vol|abflug|abreise|abfahrt|anreise|ab|salida|vuelo|partenza|volo|partida|saida|voo|vertrek)(?: (?:de|du|from|ab|von|vom|da|dal?|do|desde|van|vanuit|out of)) [a-z][a-z' -]{2,30}?,?(?: (?:on|le|am|el|il|em|den|op))?:? $/,
);

/** The way home, and what flights of other days cost. */
const OF_RETURN =
  /\b(?:returns?|back|last|final|home|retour|ruck[a-z]*|heim[a-z]*|regreso|vuelta|ritorno|regresso|volta|terug[a-z]*|prices?|cheaper|preise?|prix|precios?|prezz[io]|fares?)\b/;

/** `Start 12 September 2027, 9 days`, `Departure: 06 February 2027`: the day on which the trip starts. */
function readStartLine(lines: readonly DocumentLine[], document: SourceDocument): ItineraryHead['dates'] {
  for (const line of lines) {
    if (line.passage.text.length > 400 || !mayHoldDate(line.look)) continue;
    for (const mention of findDates(line.folded, document.dateOrder)) {
      const before = line.folded.slice(Math.max(0, mention.from - 60), mention.from);
      const starts = START.test(before.slice(-30)) || (START_FROM.test(before) && !OF_RETURN.test(before));
      if (mention.end === null && !mention.isBareNumeric && starts) return datesField(mention, line.passage);
    }
  }
  return null;
}

const isLabelledOtherwise = (line: DocumentLine): boolean => {
  const label = readLabel(line.passage.text, line.folded);
  return label !== null && label.meaning === 'unknown' && line.bolds.length > 0;
};

/** `📍 Elk Creek, Montana`: behind a pin stands where, though nobody knows the place. */
function readPinned(lines: readonly DocumentLine[]): Field<string> | null {
  const line = lines.slice(0, 12).find(({ passage }) => passage.text.startsWith(PIN));
  return line === undefined || hasDigit(line.folded) || line.passage.text.length > MAX_PINNED
    ? null
    : toPlace(line.passage);
}
const PIN = '📍';
const MAX_PINNED = 60;

const CONNECTORS = /^(?:to|and|via|from|in|the|und|nach|et|y|e|a|round trip|[a-z]{2}|nyc)$/;

/** A line of nothing but places, or these and when: `ROME, ITALY`, `Reno, NV to Boise, ID`, `Oslo, 3-5 March 2027`. */
function readPlaceLine(
  lines: readonly DocumentLine[],
  title: Field<string> | null,
  { dateOrder }: SourceDocument,
): Field<string> | null {
  const isNamed = title !== null && findPlaces(title.value).some(({ place }) => place.kind !== 'demonym');
  for (const [i, line] of lines.slice(0, 12).entries()) {
    if (
      line.passage.text.length > 120 ||
      title?.spans[0]?.[0] === spanOf(line.passage)[0] ||
      // `Harbour Tours Ltd` over `Oslo, Norway`: where who sells the trip is at home, if the trip's name says where it goes.
      (isNamed && i > 0 && isCompany(firstColumn(lines[i - 1]?.passage.text ?? ''))) ||
      line.table !== null ||
      line.bullet !== null
    )
      continue;
    const passage = beforeDates(line, dateOrder);
    const { text } = passage;
    const places = hasDigit(text) ? [] : findPlaces(text).filter((p) => p.place.kind !== 'demonym');
    if (places.length === 0) continue;
    let rest = '';
    let from = 0;
    for (const place of places) {
      rest += `${text.slice(from, place.from)} `;
      from = place.to;
    }
    rest += text.slice(from);
    const words = foldText(rest)
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '' && !CONNECTORS.test(word));
    if (words.length > 0 && (words.length >= places.length || passage !== line.passage)) continue;
    const lead = places[0]?.from ?? 0;
    const start = THROUGH.test(foldText(text.slice(0, lead))) ? lead : 0;
    const trimmed = trimPassage(withoutEmoji(slicePassage(passage, start)));
    return stated(trimmed.text, [spanOf(trimmed)]);
  }
  return null;
}

/** The line without the range of dates that ends it. */
function beforeDates({ passage, look, folded }: DocumentLine, order: DateOrder): Passage {
  const mention = mayHoldDate(look) ? findDates(folded, order).find(({ end }) => end !== null) : undefined;
  const isLast = mention !== undefined && !mention.isBareNumeric && CLOSED.test(folded.slice(mention.to));
  return isLast ? trimPassage(slicePassage(passage, 0, mention.from), ',;:|·•/–—-(') : passage;
}
const CLOSED = /^[\s).]*$/;

/** `Studienreise durch Litauen, Lettland und Estland`: the places begin behind the word for where. */
const THROUGH = /^[a-z0-9 -]{3,40} (?:through|across|around|in|durch|nach|a travers|en|por|attraverso|pela|pelo) $/;

/** Where the title names no place, a short line under it may: `11 Nights | Eastern Mediterranean | …`. */
function readNamedPlace(lines: readonly DocumentLine[], title: Field<string> | null): Field<string> | null {
  if (title !== null && findPlaces(title.value).length > 0) return null;
  for (const line of lines.slice(0, 12)) {
    const { text } = line.passage;
    if (
      text.length > 100 ||
      line.table !== null ||
      line.bullet !== null ||
      /[.!?]$/.test(text) ||
      readSection(line.folded) !== null ||
      readLabel(text, line.folded)?.meaning === 'travellers' ||
      CODE.test(text) ||
      WAY_TO_PAGE.test(text)
    )
      continue;
    const named = isLetterhead(trimPassage(line.passage, DECORATION).text) ? besideCompany(line.passage) : line.passage;
    const range = named && placesIn(named.text);
    if (!named || !range) continue;
    const { from, to } = namesAround(named.text, range);
    return stated(named.text.slice(from, to), [spanOf(named, from, to)]);
  }
  return null;
}

/** `GATE DMC >> Agent Extranet >> Booking 44817`: where in a system the page was, no place. */
const WAY_TO_PAGE = / >> .* >> /;

/** From the first place to the last of those that stand in a row: `Litauen, Lettland und Estland`. */
function placesIn(text: string): { readonly from: number; readonly to: number } | null {
  const [first, ...others] = findPlaces(text).filter((p) => p.place.kind !== 'demonym');
  if (!first) return null;
  let { to } = first;
  for (const next of others) if (BESIDE.test(text.slice(to, next.from))) to = next.to;
  return { from: first.from, to };
}

const BESIDE = /^(?:,\s|\s(?:&|and|und|et|y|e)\s|,\s(?:and|und|et|y|e)\s)$/;

/** `Verdun et Strasbourg` of `Verdun et Strasbourg, du 17 au 19 mai`: two names side by side of which one is known. */
function namesAround(text: string, place: { readonly from: number; readonly to: number }): typeof place {
  const before = NAME_BEFORE.exec(text.slice(0, place.from));
  const after = NAME_AFTER.exec(text.slice(place.to));
  return { from: place.from - (before?.[0].length ?? 0), to: place.to + (after?.[0].length ?? 0) };
}

const NAME_BEFORE = /(?<=^|[|,·–—(]\s?)\p{Lu}[\p{L}'’-]{2,30}\s(?:and|&|und|et|y|e)\s$/u;
const NAME_AFTER = /^\s(?:and|&|und|et|y|e)\s\p{Lu}[\p{L}'’-]{2,30}(?=$|\s?[|,·–—(])/u;

/** What a letter or a chat's answer says first: 'Here's a 3-day Bangkok plan', 'your long weekend in Lisbon (6 to 9 May)'. */
const MAX_GREETING = 500;
const isOpening = (line: DocumentLine): boolean =>
  line.table === null && line.bullet === null && line.passage.text.length <= MAX_GREETING;

function readGreetedPlace(lines: readonly DocumentLine[]): Field<string> | null {
  for (const line of lines.slice(0, 8).filter(isOpening)) {
    const place = findPlaces(line.passage.text).find((p) => p.place.kind !== 'demonym');
    if (!place) continue;
    const { from, to } = namesAround(line.passage.text, place);
    return stated(line.passage.text.slice(from, to), [spanOf(line.passage, from, to)]);
  }
  return null;
}

/** `dal 21 al 25 giugno 2027 a Cesenatico`: the name behind the days of the trip, though nobody knows the place. */
function readPlaceBehindDates(lines: readonly DocumentLine[], document: SourceDocument): Field<string> | null {
  for (const line of lines.slice(0, 8)) {
    const mention = greetedRange(line, document);
    const match = mention && PLACE_BEHIND.exec(line.passage.text.slice(mention.to, mention.to + MAX_NAME));
    const name = match?.groups?.['name'];
    if (!mention || !match || name === undefined) continue;
    const from = mention.to + match[0].length - name.length;
    return stated(name, [spanOf(line.passage, from, from + name.length)]);
  }
  return null;
}
const MAX_NAME = 60;
const PLACE_BEHIND =
  /^,? (?:in|at|to|nach|auf|à|a|en|em|te|naar|til|till|i) (?<name>\p{Lu}[\p{Ll}'’-]{2,24}(?: (?:(?:de|del|di|da|do|sul|sur|am|an der) )?\p{Lu}[\p{Ll}'’-]{2,24}){0,2})(?=$|[\s.,;:!?)])/u;

const greetedRange = (line: DocumentLine, document: SourceDocument): DateMention | null =>
  isOpening(line) && mayHoldDate(line.look)
    ? (findDates(line.folded, document.dateOrder).find((m) => m.end !== null && !m.isBareNumeric) ?? null)
    : null;

function readGreetedDates(lines: readonly DocumentLine[], document: SourceDocument): ItineraryHead['dates'] {
  for (const line of lines.slice(0, 8)) {
    const mention = greetedRange(line, document);
    if (mention) return datesField(mention, line.passage);
  }
  return null;
}

/** `Since 2015`, `© 2026`: of whoever wrote it. */
const YEAR =
  /(?<![\d/.-]|\b(?:since|founded|established|est\.?|seit|gegründet|depuis|fondée?|desde|fundad[ao]|dal|fondat[ao]|sinds|opgericht|copyright)(?: (?:in|im|en|nel|em))? |© ?|\(c\) ?)20\d\d(?![\d/-])/i;

/** A year in the title, or of the first full date of the head. */
function readYear(
  lines: readonly DocumentLine[],
  document: SourceDocument,
): Pick<ItineraryHead, 'statedYear' | 'datedOn'> {
  for (const line of lines) {
    if (!hasDigit(line.folded)) continue;
    for (const { date, from, to } of findDates(line.folded.slice(0, 300), document.dateOrder))
      if (isFullDate(date)) return { statedYear: stated(date.year, [spanOf(line.passage, from, to)]), datedOn: date };
    if (line.passage.text.length > 140 || readDayHeading(line, document.dateOrder) !== null) continue;
    const match = YEAR.exec(line.passage.text);
    if (match)
      return {
        statedYear: stated(Number(match[0]), [spanOf(line.passage, match.index, match.index + 4)]),
        datedOn: null,
      };
  }
  return { statedYear: null, datedOn: null };
}
