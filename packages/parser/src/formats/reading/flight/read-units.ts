/** The document to the pieces that speak of flights: rows of tables of flights, lines, sentences of long lines. */

import { type FlightColumn, isFlightHeader } from '../../../annotators/flight-column.ts';
import { TIME_WORDS } from '../../../annotators/flight-time.ts';
import {
  findDirection,
  findWaitWord,
  isCountBehind,
  isFlightLabel,
  WAIT_WORDS,
} from '../../../annotators/flight-words.ts';
import { findMoney } from '../../../annotators/money.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { DIGIT, type LineLook, LinePattern, lookAtLine } from '../../../text/line-look.ts';
import { isBlank, type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { StartTable } from '../../../text/start-table.ts';
import type { Table } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import { splitSentences } from '../sentences.ts';
import { isAddress } from '../terms/contact-parts.ts';
import { isDayOfDeadline } from '../terms/deadline-label.ts';
import { isCompany } from '../terms/names.ts';
import { isByLand, withoutRailCodes, withoutSurface } from './by-land.ts';
import { type ColumnOffer, type ColumnTable, readColumnTable } from './column-table.ts';
import { findDateGrid } from './date-grid.ts';
import { tellsDeadline } from './days-of-offer.ts';
import { findDelimitedRows } from './delimited-rows.ts';
import { areHoursDotted } from './dotted-hours.ts';
import { withEndsBelow } from './ends-below-route.ts';
import type { FlightMark } from './flight-mark.ts';
import { type MarkContext, readFlightMarks } from './flight-marks.ts';
import { countMarks, type FlightUnit, hasMark, OPEN_UNIT } from './flight-unit.ts';
import { readHeadedColumn, withHeadedPlaces } from './headed-places.ts';
import { areHoursTimes } from './hours-as-times.ts';
import { standsAround } from './lines-around.ts';
import { findLoneTimes } from './lone-times.ts';
import { findNumberedHeadings } from './numbered-headings.ts';
import { withNumbersAbove } from './numbers-above-legs.ts';
import { withNumbersBeside } from './numbers-beside-row.ts';
import { isOldTime } from './old-times.ts';
import { withPairedNumbers } from './paired-numbers.ts';
import { dayOfFlight } from './piece-dates.ts';
import { findReceiptRows } from './receipt-rows.ts';
import { isResultTab } from './result-tab.ts';
import { circuitEnd } from './route-lines.ts';
import { readRowMarks, withOverflow, withWeekdayCell } from './row-marks.ts';
import { type RowOffer, readRowOffers } from './row-offers.ts';
import { withSaidHalf } from './said-half.ts';
import { isSellerOfResult } from './seller-of-result.ts';
import { withSpokenJourneys } from './spoken-journeys.ts';
import { stopHoursAt } from './stop-hours.ts';
import { withoutLetterDay, withoutSubjects } from './subject-units.ts';
import { isSurfaceRow } from './surface-row.ts';
import { withoutToldRoute } from './told-route.ts';
import { daysAmongWords, type TravelDays, withoutTravelDays } from './travel-days.ts';
import { readTwinColumns } from './twin-columns.ts';
import { overWait, underLabel } from './under-label.ts';
import { isWished, withoutLimits } from './wished-times.ts';
import { findWrappedRows } from './wrapped-rows.ts';

const NOTHING: readonly RowOffer[] = [];
/** Longer lines are read sentence by sentence. */
export const LONG = 200;
/** What stands further right in a line is left unread, so that no paste can cost more. */
const MAX_LINE = 20_000;
/** No line of a flight without a figure is longer. */
const LONG_WITHOUT_FIGURE = 90;
const WIDE_GAP = /^.{3,60}(?:\t|\s{3})/;
const mayHaveColumns = (folded: string): boolean =>
  (folded.includes('\t') || folded.includes('   ')) && WIDE_GAP.test(folded);

export interface FlightPieces {
  readonly units: readonly FlightUnit[];
  /** Offers that stand side by side in a table. */
  readonly columns: readonly ColumnOffer[];
  /** Offers that are a row each. */
  readonly rows: readonly RowOffer[];
  /** Days of both ways that a line tells for flights without days. */
  readonly days: readonly TravelDays[];
}

/** Each format of typed flights looks at the same pieces: they are read once a document. */
export const readFlightPieces = oncePerDocument(readPieces);

function readPieces(document: SourceDocument): FlightPieces {
  const context: MarkContext = {
    dateOrder: document.dateOrder,
    hoursAreTimes: areHoursTimes(document),
    hoursAreDotted: areHoursDotted(document.lines),
    dayBefore: null,
  };
  const tables = new Map<Table, readonly (FlightColumn | null)[] | null>();
  const units: FlightUnit[] = [];
  const columns: ColumnOffer[] = [];
  let compared: readonly RowOffer[] = NOTHING;
  const onTheirSide = new Map<Table, ColumnTable | null>();
  const delimited = findDelimitedRows(document);
  const numbered = findNumberedHeadings(document);
  const loneTimes = findLoneTimes(document);
  const receipt = new Map([...findReceiptRows(document, context), ...findWrappedRows(document, context)]);
  const grid = findDateGrid(document);
  let isAfterLabel = false;
  let twinsEnd = -1;
  let above: DocumentLine | null = null;
  let aboveUnit: FlightUnit | null = null;
  for (const line of document.lines) {
    if (isBlank(line.passage) || line.isRule || line.isFrontMatter || line.index <= twinsEnd) continue;
    // A day out and a day home are of the flights above, if they have none; the price is read with the others.
    if (grid?.lines.has(line.index)) continue;
    const ofReceipt = receipt.get(line.index);
    if (ofReceipt !== undefined) {
      units.push(...ofReceipt);
      continue;
    }
    if (line.table !== null && line.index === line.table.header?.line.index && compared.length === 0)
      compared = readRowOffers(line.table, document, context) ?? NOTHING;
    if (line.table !== null && compared[0]?.units[0]?.line.table === line.table) {
      const goesOn = { ...OPEN_UNIT, line, passage: line.passage, isRow: true };
      units.push(...compared.flatMap((offer) => offer.units).filter((unit) => unit.line === line), goesOn);
      continue;
    }
    const heads = line.table === null ? null : columnsOf(line.table, tables);
    if (line.table !== null && heads !== null) {
      const unit = readRow(line, rowCells(line, line.table), heads, context);
      if (unit) units.push(unit);
      continue;
    }
    if (standsAround(line, document)) continue;
    const row = delimited.get(line.index);
    if (row !== undefined) {
      const unit = readRow(line, row.cells ?? [], row.columns, context);
      if (unit) units.push(unit);
      continue;
    }
    if (line.table !== null) {
      const isNew = !onTheirSide.has(line.table);
      const table = isNew ? readColumnTable(line.table, document, context) : onTheirSide.get(line.table);
      onTheirSide.set(line.table, table ?? null);
      if (isNew && table) {
        units.push(...table.units);
        columns.push(...table.offers);
      }
      if (table) continue;
    }
    const twins = mayHaveColumns(line.folded) ? readTwinColumns(document, line.index) : null;
    if (twins !== null) {
      twinsEnd = twins.last;
      for (const piece of twins.pieces) {
        const unit = readPiece(piece.line, piece.passage, foldText(piece.passage.text), context);
        if (unit) units.push(unit);
      }
      continue;
    }
    const { text } = line.passage;
    const numberEnd = numbered.get(line.index);
    if (numberEnd !== undefined) {
      const rest = trimPassage(slicePassage(line.passage, numberEnd));
      const unit = rest.text === '' ? null : readPiece(line, rest, foldText(rest.text), context);
      if (unit) units.push(unit);
      continue;
    }
    if (above !== null && isDayOfDeadline(line, above)) continue;
    const figures = isAfterLabel ? readFigures(line) : null;
    isAfterLabel = text.length < 24 && isFlightLabel(line.folded, line.look);
    if (figures) {
      units.push(figures);
      continue;
    }
    const circuit = (line.look.signs & DIGIT) === 0 ? 0 : circuitEnd(text);
    if (circuit > 0) {
      for (const passage of [slicePassage(line.passage, 0, circuit), slicePassage(line.passage, circuit)]) {
        const unit = readPiece(line, passage, foldText(passage.text), context);
        if (unit) units.push(unit);
      }
      continue;
    }
    if (text.length > LONG) {
      const start = slicePassage(line.passage, 0, Math.min(text.length, MAX_LINE));
      for (const passage of splitSentences(start).flatMap(cutLong)) {
        const unit = readPiece(line, passage, foldText(passage.text), context);
        if (unit) units.push(unit);
      }
      continue;
    }
    if (isResultTab(line, above) || isSellerOfResult(line, document.lines) || isOldTime(line, document.lines)) continue;
    const stop = stopHoursAt(line);
    const read =
      stop > 0
        ? readPiece(line, slicePassage(line.passage, 0, stop), line.folded.slice(0, stop), context)
        : readPiece(line, line.passage, line.folded, context, loneTimes.has(line.index));
    const labelled: FlightUnit | null = read && above ? underLabel(read, above, aboveUnit) : read;
    const unit: FlightUnit | null =
      labelled && overWait(labelled, document.lines.slice(line.index + 1, line.index + 3));
    if (unit) units.push(unit);
    [above, aboveUnit] = [line, unit];
  }
  const headed = withEndsBelow(
    withHeadedPlaces(withoutLetterDay(withoutSubjects(withoutRailCodes(units, document.lines))), document),
  );
  return {
    ...withoutTravelDays(withNumbersAbove(withNumbersBeside(withPairedNumbers(withSpokenJourneys(headed))))),
    columns,
    rows: compared,
  };
}

/** No sentence about flights is longer; what is goes in pieces, so that the work stays in step with the text. */
const MAX_PIECE = 800;

function cutLong(passage: Passage): Passage[] {
  const pieces: Passage[] = [];
  const { text } = passage;
  for (let from = 0; from < text.length; ) {
    const blank = from + MAX_PIECE < text.length ? text.lastIndexOf(' ', from + MAX_PIECE) : text.length;
    const to = blank > from + MAX_PIECE / 2 ? blank : Math.min(text.length, from + MAX_PIECE);
    pieces.push(slicePassage(passage, from, to));
    from = to;
  }
  return pieces;
}

const rowsByTable = new WeakMap<Table, ReadonlyMap<number, readonly Passage[]>>();

function rowCells(line: DocumentLine, table: Table): readonly Passage[] {
  const rows = rowsByTable.get(table) ?? new Map(table.rows.map((row) => [row.line.index, row.cells]));
  rowsByTable.set(table, rows);
  return rows.get(line.index) ?? [];
}

/** The line under `FLIGHT`: `# 6812`. */
function readFigures(line: DocumentLine): FlightUnit | null {
  const { passage } = line;
  const value = /^#?\s?0{0,3}(?<value>[1-9]\d{0,3})$/.exec(passage.text)?.groups?.['value'];
  if (value === undefined) return null;
  const place = { from: passage.text.length - value.length, to: passage.text.length };
  const mention = { ...place, carrier: null, figures: { ...place, value }, isKnown: true };
  return { ...OPEN_UNIT, line, passage, marks: [{ ...place, passage, kind: 'flight', mention }] };
}

function columnsOf(
  table: Table,
  known: Map<Table, readonly (FlightColumn | null)[] | null>,
): readonly (FlightColumn | null)[] | null {
  const before = known.get(table);
  if (before !== undefined) return before;
  const read = table.header?.cells.map(readHeadedColumn) ?? [];
  const columns = isFlightHeader(read) ? read : null;
  known.set(table, columns);
  return columns;
}

function readRow(
  line: DocumentLine,
  cells: readonly Passage[],
  columns: readonly (FlightColumn | null)[],
  context: MarkContext,
): FlightUnit | null {
  const marks = withOverflow(
    cells.flatMap((cell, i) => withWeekdayCell(readRowMarks(cell, columns[i] ?? null, context), cells, columns, i)),
    cells[columns.indexOf('to')],
  );
  // `TOTAL` at the foot of the column for cabins is no cabin: such a row says nothing of a flight.
  if (marks.every(({ kind }) => kind === 'cabin' || kind === 'money') || isSurfaceRow(cells, marks)) return null;
  const [first] = cells.filter((cell) => cell.text !== '');
  const passage = first ?? line.passage;
  const direction = findDirection(foldText(passage.text));
  return {
    ...OPEN_UNIT,
    line,
    passage,
    marks,
    direction: direction === null ? null : { ...direction, passage },
    isRow: true,
  };
}

const JOURNEY =
  /^(?:leg|trip|journey|bound|sector|tramo|etappe|strecke|tratta|trecho|trajet|reise)\s?(?:no\.?\s?|#)?(?<n>\d{1,2})(?!\d|[:.]\d)/;

const MAY_BE_JOURNEY = new StartTable([JOURNEY.source]);

function readPiece(
  line: DocumentLine,
  passage: Passage,
  folded: string,
  context: MarkContext,
  isLoneTime = false,
): FlightUnit | null {
  if (folded.length > LONG_WITHOUT_FIGURE && !hasDigit(folded)) return null;
  const look = folded === line.folded ? line.look : lookAtLine(folded);
  if (isWithoutTimes(look) && ELSEWHERE.test(look, folded)) return null;
  const direction = findDirection(folded);
  const amounts = passage === line.passage ? lineMoney(line) : findMoney(passage.text);
  const said = { isDuration: false, isTime: false, isLoneTime };
  const read = readFlightMarks({ passage, folded, look, amounts }, context, direction, said);
  const marks = withoutToldRoute(withSaidHalf(withoutSurface(read.marks, folded)));
  const journey = MAY_BE_JOURNEY.at(folded) === 0 ? undefined : JOURNEY.exec(folded)?.groups?.['n'];
  if (marks.length === 0 && direction === null && journey === undefined) return null;
  if (direction === null && tellsDeadline(marks, folded, look)) return null;
  const foreignLetters = read.countForeignLetters();
  const unit: FlightUnit = {
    line,
    passage,
    marks,
    // `Return 6 Jun 10:10, back 13 Jun`: the first word names the trip.
    direction:
      direction === null || (direction.direction === 'return' && marks.some(isTurn)) ? null : { ...direction, passage },
    journeyNumber: journey === undefined ? null : Number(journey),
    offer: null,
    isRow: false,
    isWait: false,
    isPure: foreignLetters <= 3,
  };
  if (!isFlightUnit(unit, folded, look, foreignLetters)) return daysAmongWords(unit, folded);
  context.dayBefore = dayOfFlight(marks) ?? context.dayBefore;
  return isWaitUnit(unit, folded, look) ? { ...unit, isWait: true } : withoutLimits(unit, folded, look);
}

/** `Layover in Frankfurt 2h 15m`, `2 hr 5 min · Change planes in Chicago (ORD)`. */
function isWaitUnit(unit: FlightUnit, folded: string, look: LineLook): boolean {
  if (isTimeInPlace(unit, folded)) return true;
  if (!WAIT_WORDS.mayMatch(look)) return false;
  if (hasMark(unit, 'flight') || countMarks(unit, 'time') > 1 || countMarks(unit, 'place') > 1) return false;
  if (!hasMark(unit, 'duration') && !hasMark(unit, 'place')) return false;
  const word = findWaitWord(folded);
  // `Sat 30 Jan · 12 hr 40 min · 1 connection`: how often one changes stands in the head of a journey.
  const date = unit.marks.find(({ kind }) => kind === 'date');
  return word !== null && (date === undefined || !isCountBehind(word, date, folded));
}

const IN_PLACE = /^\W?\s?(?:in|at|en|a|em|te)\s(?:the )?$/;
/** `(3h25 in Doha)`: a length and where it is spent. No flight is in one place. */
function isTimeInPlace({ marks, isPure }: FlightUnit, folded: string): boolean {
  const [length, place] = marks;
  if (!isPure || marks.length !== 2 || length?.kind !== 'duration' || place?.kind !== 'place') return false;
  return IN_PLACE.test(folded.slice(length.to, place.from));
}

/** `Saturday 30 January 2027 ⇥ Total travel time: 12 hr 40 min` */
const isJourneyHead = (unit: FlightUnit): boolean =>
  hasMark(unit, 'date') && unit.marks.some((mark) => mark.kind === 'duration' && mark.of === 'journey');

const TOTAL_TIME =
  /(?:^|[,;·•|–\t]|\d{4}\s)\W{0,3}(?:total|gesamt|duree totale|duracion total|durata totale|duracao total)\b(?!.*(?:price|fare|preis|prix|precio))/;
/** Who else sells the seat is not who flies. */
const PARTNERS = new LinePattern(
  /(?:also )?(?:sold|marketed|ticketed|available) (?:by|as|with)|codeshare partner|alliance/,
);
/** What a deadline, an office or a house rule says, or where someone has to be, has times and places too. */
const ELSEWHERE = new LinePattern(
  /(?<![a-z])(?:nobody|no one|(?:ha(?:s|ve)|needs?) to be|must be|niemand|nadie|nessuno|ninguem|il faut etre|(?:hay|tienen?) que estar|bisogna essere|until|till?|need an? (?:yes|answer|ok)|me (?:dices|avisas|confirmas)|good (?:for|thru|through)|lmk|let (?:me|us) know|valid|expires?|hold|held|holding|deadline|ticket(?:ed|ing)? by|tkt by|tkt|pay by|book by|office|opening hours|open|closed|call|phone|tel|whatsapp|check-?in|hotel|transfers?|pick-?up|visa|insurance|deposit|passports?|gultig|option bis|valable|valid[oa]|scade|vence|validade|geldig|uiterlijke?|bevestigen|bestatigen|confirmer|confirmar|confermare|emission|emision|emissao|emettere|ticketausstellung|ticketdatum|booked|booking date|date of (?:booking|change|issue)|issued?|quoted? on|created|sent|price|prices|fare|fares|total|train|rail|bus|drive|cruise|tour|baggage|bags?|refund|cancel\w*|change fee)(?![a-z])/,
);

/** No figure and no word for one: neither a flight nor a length of time is told. */
const isWithoutTimes = (look: LineLook): boolean => (look.signs & DIGIT) === 0 && !TIME_WORDS.mayMatch(look);

/** `Leave the hotel 6:30, bus → TPE, at TPE by 7:30`: nobody flies from an airport to itself. */
function isOnePlace({ marks }: FlightUnit): boolean {
  const codes = marks.map((mark) => (mark.kind === 'place' ? (mark.mention.code?.value ?? '') : null));
  const [first] = codes.filter((code) => code !== null);
  return first !== '' && codes.every((code) => code === null || code === first);
}

const isTurn = ({ kind }: FlightMark): boolean => kind === 'turn';
const isBareName = (mark: FlightMark | undefined): boolean => mark?.kind === 'place' && mark.mention.code === null;

function isFlightUnit(unit: FlightUnit, folded: string, look: LineLook, foreignLetters: number): boolean {
  if (PARTNERS.mayMatch(look) && !hasMark(unit, 'time') && PARTNERS.regex.test(folded)) return false;
  if (countMarks(unit, 'airline') > 1 && !hasMark(unit, 'flight')) return false;
  const times = countMarks(unit, 'time');
  const places = countMarks(unit, 'place');
  const flights = countMarks(unit, 'flight');
  if (isByLand(unit, folded, look)) return false;
  const isWhole = (flights > 0 && (times > 0 || places > 1)) || (times >= 2 && places >= 2 && !isOnePlace(unit));
  if (isWished(unit, folded, look, isWhole)) return false;
  if (isWhole) return true;
  // F-425: `12 High Street, Leeds` is where the sender sits.
  if (times + flights === 0 && places > 0 && isAddress(unit.passage.text)) return false;
  // `1 stopover permitted at USD 100`: what costs something and is no whole flight is a term.
  if (hasMark(unit, 'money') && foreignLetters > 3) return false;
  if (ELSEWHERE.test(look, folded) && !(hasMark(unit, 'duration') && TOTAL_TIME.test(folded))) return false;
  if (unit.isPure) return true;
  // `Boston Journeys` under a letter is who sends it, no airport.
  if (unit.marks.length === 1 && isBareName(unit.marks[0]) && isCompany(unit.passage.text, folded)) return false;
  const letters = folded.length;
  if (flights > 0) return times + places > 0 || foreignLetters < 40 || foreignLetters * 3 < letters;
  if (unit.direction !== null) return foreignLetters < 40;
  if (times > 0 && (places > 0 || hasMark(unit, 'end'))) return foreignLetters < 60;
  if (times > 0) return foreignLetters <= 12;
  if (places >= 2) return foreignLetters <= 24;
  if (isJourneyHead(unit)) return foreignLetters <= 30;
  if (hasMark(unit, 'date') || hasMark(unit, 'duration')) return foreignLetters <= 12;
  return foreignLetters <= 16 && letters <= 60;
}
