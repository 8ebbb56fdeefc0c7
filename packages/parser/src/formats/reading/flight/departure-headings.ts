/**
 * F-471: offers by where they begin. Headings of one wording that name a place each, `Flights from Leeds`, `Leeds departure`, `Vols au départ de Lyon`,
 * each over flights that come back to where they began, or that all go to the same place.
 */
import { type AirportMention, findAirports } from '../../../annotators/airport.ts';
import { stated } from '../../../model/field.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import type { FlightUnit } from './flight-unit.ts';
import type { OfferRange } from './offer-ranges.ts';

const LONGEST = 60;
const WORDING = compactPattern(
  /^\W{0,3}(?:[a-z]{2,14} ){0,5}(?:from|ex|departing|leaving|ab|von|au depart de|depuis|desde|saliendo de|con salida (?:de|desde)|dal?|in partenza da|partindo de|vanaf|van)\s{1,2}$/,
);
const WORDING_BEHIND =
  /^ (?:departures?|departure (?:option|flights?)|options?|flights|abfluge?|abflug|departs?)[\s:*_.)–—-]{0,4}$/;
/** One of the words of either wording. */
const MAY_NAME = new LinePattern(
  /\b(?:from|ex|departing|leaving|ab|von|au depart de|depuis|desde|saliendo de|con salida|dal?|in partenza da|partindo de|vanaf|van)\s|\s(?:departure|option|flights|abflug|depart)/,
);
const LEAD = /^\W{0,3}$/;
const BEHIND = /^[\s:*_.)–—-]{0,4}$/;

interface Heading {
  readonly line: DocumentLine;
  readonly wording: string;
  /** A town whose name is a common word, `Nice`, is known by the wording alone. */
  readonly isPlace: boolean;
}

/** Empty where the text has no such offers. */
export function findDepartureHeadings(document: SourceDocument, units: readonly FlightUnit[]): OfferRange[] {
  const all = document.lines.flatMap((line) => headingOf(line) ?? []);
  const first = all.find(({ isPlace }) => isPlace);
  const headings = all.filter(({ wording }) => wording === first?.wording);
  if (headings.length < 2) return [];
  const ranges = headings.map(({ line }, i) => ({
    from: line.index,
    to: headings[i + 1]?.line.index ?? document.lines.length,
  }));
  if (!areOffers(ranges.map((range) => readRange(range, document, units)))) return [];
  return headings.map(({ line }, i) => {
    const label = trimPassage(line.passage, '*#_:> ');
    return { ...(ranges[i] as Range), number: i + 1, label: stated(label.text, [spanOf(label)]) };
  });
}

function headingOf(line: DocumentLine): Heading | null {
  const { text } = line.passage;
  if (text.length > LONGEST || line.table !== null || !MAY_NAME.mayMatch(line.look) || hasDigit(text)) return null;
  const [place, other] = findAirports(text);
  if (place === undefined) return namedByWording(line);
  if (other !== undefined) return null;
  const [before, behind] = [foldText(text.slice(0, place.from)), foldText(text.slice(place.to))];
  const isOne = BEHIND.test(behind) ? WORDING.test(before) : LEAD.test(before) && WORDING_BEHIND.test(behind);
  return isOne ? { line, wording: `${before}|${behind}`, isPlace: true } : null;
}

const NAMED = /^(?<before>.{2,40}?\s)\p{Lu}[\p{L}'’-]{2,20}(?<behind>[\s:*_.)–—-]{0,4})$/u;

function namedByWording(line: DocumentLine): Heading | null {
  const { before = '', behind = '' } = NAMED.exec(line.passage.text)?.groups ?? {};
  const wording = foldText(before);
  return WORDING.test(wording) ? { line, wording: `${wording}|${foldText(behind)}`, isPlace: false } : null;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Flown {
  readonly start: string | null;
  readonly end: string | null;
  readonly isPriced: boolean;
}

function readRange({ from, to }: Range, { lines }: SourceDocument, units: readonly FlightUnit[]): Flown {
  const places = units.flatMap(({ line, marks }) =>
    line.index <= from || line.index >= to
      ? []
      : marks.flatMap((mark) => (mark.kind === 'place' ? [mark.mention] : [])),
  );
  return {
    start: codeOf(places[0]),
    end: places.length < 2 ? null : codeOf(places.at(-1)),
    isPriced: lines.slice(from + 1, to).some((line) => lineMoney(line).length > 0),
  };
}

const codeOf = (place: AirportMention | undefined): string | null =>
  place === undefined ? null : (place.airports[0]?.cityCode ?? place.code?.value ?? place.airports[0]?.code ?? null);

/** The way out under one heading and the way home under the other are one offer. */
function areOffers(flown: readonly Flown[]): boolean {
  const starts = new Set(flown.map(({ start }) => start));
  if (starts.has(null) || starts.size < flown.length) return false;
  if (flown.every(({ start, end }) => start === end)) return true;
  return (
    new Set(flown.map(({ end }) => end)).size === 1 && flown.every(({ end, isPriced }) => end !== null && isPriced)
  );
}
