/**
 * F-467: the place that a heading names for all rows of a table: `Depart OSL` over its hours, or the town of the section above where no column
 * says where the flights go.
 *
 *     ## Split
 *     | From | Airline | Flight | Departs | Arrives | Per person |
 */
import { findAirports } from '../../../annotators/airport.ts';
import { type FlightColumn, readFlightColumn } from '../../../annotators/flight-column.ts';
import type { FlightEnd } from '../../../annotators/flight-words.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import type { Table } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { FlightMark, MarkOf } from './flight-mark.ts';
import { countMarks, type FlightUnit, hasMark } from './flight-unit.ts';

type Place = MarkOf<'place'>;

const HEADED_END = compactPattern(
  /^(?<end>dep(?:art(?:s|ure)?)?|arr(?:iv(?:es?|al))?|leaves?|lands?|ab|an|abflug|ankunft|depart|arrivee|salida|llegada|partenza|arrivo|partida|chegada)\.?\s(?=\(?[a-z])/,
);
const ARRIVES = /^(?:arr|lands?|an|ankunft|llegada|chegada)/;
const LONGEST_HEADING = 40;
/** Between the heading of a section and its table stand a line of words and blank ones. */
const NEAR = 6;

/** What a column holds by its heading, `Dep OSL` among them. */
export function readHeadedColumn(heading: Passage): FlightColumn | null {
  const known = readFlightColumn(heading.text);
  if (known !== null) return known;
  return OF_NAMES.test(foldText(heading.text)) ? 'terms' : (placeInHeading(heading)?.end ?? null);
}

/** Names of people are none of places. */
const OF_NAMES =
  /^(?:passengers?|travell?ers?|pax|people|who|guests?|names?|reisende|passagiere?|personen|voyageurs?|passagers?|pasajeros?|viajeros?|passeggeri|viaggiatori|passageiros?|reizigers?|passagiers)$/;

function placeInHeading(heading: Passage): (Place & { readonly end: FlightEnd }) | null {
  if (heading.text.length > LONGEST_HEADING) return null;
  const match = HEADED_END.exec(foldText(heading.text));
  if (match === null) return null;
  const rest = slicePassage(heading, match[0].length);
  const [mention, other] = findAirports(rest.text);
  if (mention === undefined || other !== undefined || mention.from > 1) return null;
  const end = ARRIVES.test(match.groups?.['end'] ?? '') ? 'arrive' : 'depart';
  return { kind: 'place', passage: rest, from: mention.from, to: mention.to, mention, end };
}

/** The rows with the places of their headings; the heading of a section that has given its place is no piece of its own. */
export function withHeadedPlaces(units: readonly FlightUnit[], document: SourceDocument): FlightUnit[] {
  const known = new Map<Table, TablePlaces>();
  const spent = new Set<number>();
  const read = units.map((unit) => {
    const { table } = unit.line;
    if (table === null || !unit.isRow || !hasMark(unit, 'flight') || countMarks(unit, 'time') !== 2) return unit;
    const places = known.get(table) ?? placesOf(table, document);
    known.set(table, places);
    const own = unit.marks.filter((mark) => mark.kind === 'place');
    const needs = (end: FlightEnd): boolean => own.length < 2 && own.every((mark) => mark.end !== end);
    const start = needs('depart') && places.depart === null ? places.start : null;
    if (start !== null) spent.add(start.line.index);
    const depart = needs('depart') ? (places.depart ?? start?.place ?? null) : null;
    const arrive = needs('arrive') ? places.arrive : null;
    const isOpen = arrive === null && depart === null && own.length === 1 && own[0]?.end === 'depart';
    const section = isOpen ? places.section : null;
    if (section !== null) spent.add(section.line.index);
    const behind = arrive ?? (section === null ? null : section.place);
    const at = unit.marks.findIndex(({ kind }) => kind === 'time');
    const marks = [...unit.marks.slice(0, at), ...listOf(depart), ...unit.marks.slice(at), ...listOf(behind)];
    return marks.length === unit.marks.length ? unit : { ...unit, marks };
  });
  return spent.size === 0 ? read : read.filter(({ line }) => !spent.has(line.index));
}

const listOf = (place: Place | null): FlightMark[] => (place === null ? [] : [place]);

interface TablePlaces {
  readonly depart: Place | null;
  readonly arrive: Place | null;
  /** The heading above the table that names one place and no more. */
  readonly section: HeadedPlace | null;
  /** `Flights from Leeds` above a table that says where its flights go, and not whence. */
  readonly start: HeadedPlace | null;
}

interface HeadedPlace {
  readonly line: DocumentLine;
  readonly place: Place;
}

function placesOf({ header }: Table, { lines }: SourceDocument): TablePlaces {
  const named = header?.cells.flatMap((cell) => placeInHeading(cell) ?? []) ?? [];
  const columns = header?.cells.map((cell) => readFlightColumn(cell.text)) ?? [];
  const tellsAim = columns.includes('to') || columns.includes('route');
  return {
    depart: named.find(({ end }) => end === 'depart') ?? null,
    arrive: named.find(({ end }) => end === 'arrive') ?? null,
    section: header === null || tellsAim ? null : sectionAbove(lines, header.line.index),
    start:
      header === null || !columns.includes('to') || columns.includes('from') || columns.includes('route')
        ? null
        : startAbove(lines, header.line.index),
  };
}

function sectionAbove(lines: readonly DocumentLine[], index: number): TablePlaces['section'] {
  const line = lines.slice(Math.max(0, index - NEAR), index).findLast(({ heading }) => heading > 0);
  if (line === undefined) return null;
  const [mention, other] = findAirports(line.passage.text);
  if (mention === undefined || other !== undefined || mention.from > 2) return null;
  const { from, to } = mention;
  return { line, place: { kind: 'place', passage: line.passage, from, to, mention, end: 'arrive' } };
}

const STARTS =
  /(?:^|\s)(?:from|ex|departing|leaving|ab|von|au depart de|depuis|desde|dal?|in partenza da|partindo de|vanaf|van)\s$/;
const NO_MORE = /^[\s:*_.)–—-]{0,4}$/;
const LONGEST_START = 60;

function startAbove(lines: readonly DocumentLine[], index: number): HeadedPlace | null {
  const above = lines.slice(Math.max(0, index - NEAR), index).reverse();
  const end = above.findIndex(({ cells }) => cells !== null);
  for (const line of end < 0 ? above : above.slice(0, end)) {
    const { text } = line.passage;
    const [mention, other] = text.length > LONGEST_START ? [] : findAirports(text);
    if (mention === undefined) continue;
    if (other !== undefined || !NO_MORE.test(text.slice(mention.to))) return null;
    if (!STARTS.test(foldText(text.slice(0, mention.from)))) return null;
    const { from, to } = mention;
    return { line, place: { kind: 'place', passage: line.passage, from, to, mention, end: 'depart' } };
  }
  return null;
}
