/** The marks of one cell in a table of flights: what the column's heading says decides where the text alone does not. */
import { findAirline, findAirlineByName, findAirport, foldName } from '@waypage/gazetteer';
import type { FlightColumn } from '../../../annotators/flight-column.ts';
import { findFlightNumbers } from '../../../annotators/flight-number.ts';
import { findMoney } from '../../../annotators/money.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import type { Field } from '../../../model/field.ts';
import type { Weekday } from '../../../model/partial-date.ts';
import { lookAtLine } from '../../../text/line-look.ts';
import type { Passage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { FlightMark } from './flight-mark.ts';
import { type MarkContext, readFlightMarks } from './flight-marks.ts';
import { fieldAt } from './mark-field.ts';

export function readRowMarks(cell: Passage, heading: FlightColumn | null, context: MarkContext): FlightMark[] {
  if (cell.text === '' || heading === 'terms' || heading === 'status') return [];
  // `TIME` over `2045-1210+1` holds times of day.
  const column = heading === 'duration' && TWO_TIMES.test(cell.text) ? 'time' : heading;
  const named = readNamedCell(cell, column);
  if (named !== null) return [named];
  const end =
    column === 'from' || column === 'depart' ? 'depart' : column === 'to' || column === 'arrive' ? 'arrive' : null;
  const isDuration = column === 'duration' || column === 'wait';
  const folded = foldText(cell.text);
  const isTime = column === 'depart' || column === 'arrive' || column === 'time';
  const { marks } = readFlightMarks(
    { passage: cell, folded, look: lookAtLine(folded), amounts: findMoney(cell.text) },
    context,
    null,
    { isDuration, isTime, isLoneTime: false },
  );
  const isPlaceColumn = column === 'from' || column === 'to';
  const read = marks.map((mark): FlightMark => {
    if ((mark.kind === 'time' || mark.kind === 'place') && end !== null) return { ...mark, end };
    if (mark.kind === 'date' && (column === 'arrival-date' || column === 'arrive')) return { ...mark, end: 'arrive' };
    if (mark.kind === 'duration' && column === 'wait') return { ...mark, of: 'wait' };
    return mark;
  });
  if (isPlaceColumn && !read.some((mark) => mark.kind === 'place')) return [...placeByName(cell, end), ...read];
  return read;
}

const TWO_TIMES = /^\d{1,2}[:.h]?\d\d\s?(?:-|–|—|\/|>|→|to)\s?\d{1,2}[:.h]?\d\d(?:\s?\(?\+\d\)?)?$/;

/** Cells that need their heading to be understood: `178`, `BA`, `Y`, `1830`. */
function readNamedCell(cell: Passage, column: FlightColumn | null): FlightMark | null {
  const { text } = cell;
  const whole = { from: 0, to: text.length, passage: cell };
  if (column === 'flight') {
    const figures = /^#?0{0,3}(?<value>[1-9]\d{0,3})$/.exec(text)?.groups?.['value'];
    if (figures === undefined) return readNumber(cell);
    const place = { from: text.length - figures.length, to: text.length };
    return {
      ...whole,
      kind: 'flight',
      mention: { ...place, carrier: null, figures: { ...place, value: figures }, isKnown: true },
    };
  }
  if (column === 'airline') {
    const airline = /^[A-Z\d]{2}$/.test(text) ? findAirline(text) : findAirlineByName(foldName(text));
    return airline
      ? { ...whole, kind: 'airline', mention: { from: 0, to: text.length, airline, isWeak: false } }
      : null;
  }
  if (column === 'class') return /^[A-Z]$/.test(text) ? { ...whole, kind: 'booking-class', letter: text } : null;
  if (column === 'cabin') return /\p{L}/u.test(text) ? { ...whole, kind: 'cabin' } : null;
  if (column === 'aircraft') return { ...whole, kind: 'aircraft' };
  if (column === 'operated') return /\p{L}/u.test(text) ? { ...whole, kind: 'operated' } : null;
  if (column === 'stops') {
    const stops = /^(?<n>\d)$/.exec(text)?.groups?.['n'];
    return stops === undefined ? null : { ...whole, kind: 'stops', stops: Number(stops) };
  }
  if (column === 'depart' || column === 'arrive') {
    // `PER`, `DEL` under `DEP` and `ARR`: an airport, though a word elsewhere.
    const [place] = /^[A-Z]{3}$/.test(text) && findAirport(text) !== undefined ? placeByName(cell, column) : [];
    if (place !== undefined) return place;
    const clock = /^(?<h>[01]?\d|2[0-3])[.:]?(?<m>[0-5]\d)$/.exec(text)?.groups;
    if (clock === undefined) return null;
    const minutes = Number(clock['h']) * 60 + Number(clock['m']);
    const certain = minutes >= 13 * 60 || minutes < 60;
    return { ...whole, kind: 'time', time: { minutes, certain }, end: column };
  }
  return null;
}

/** F-334: `XZ 781` under a heading for flights is a number, also of an airline that no table knows. */
function readNumber(cell: Passage): FlightMark | null {
  const [mention] = findFlightNumbers(cell.text);
  return mention?.from === 0 && mention.to === cell.text.length
    ? { from: 0, to: cell.text.length, passage: cell, kind: 'flight', mention }
    : null;
}

/** A place that no table knows, under a heading for places. */
function placeByName(cell: Passage, end: 'depart' | 'arrive' | null): FlightMark[] {
  const { text } = cell;
  if (!/^\p{L}[\p{L}\s.'’,()/-]{1,50}$/u.test(text)) return [];
  const airport = /^[A-Z]{3}$/.test(text) ? findAirport(text) : undefined;
  const place = { from: 0, to: text.length };
  const isCode = /^[A-Z]{3}$/.test(text);
  return [
    {
      ...place,
      passage: cell,
      kind: 'place',
      end,
      mention: {
        ...place,
        code: isCode ? { ...place, value: text } : null,
        names: isCode ? [] : [place],
        airports: airport ? [airport] : [],
        terminal: null,
        isSure: true,
      },
    },
  ];
}

/** `Fri | 14/05/2027` or `14-May-27 | Fri`: the weekday in the cell beside the date. */
export function withWeekdayCell(
  marks: FlightMark[],
  cells: readonly Passage[],
  columns: readonly (FlightColumn | null)[],
  i: number,
): FlightMark[] {
  const at = marks.findIndex(({ kind }) => kind === 'date');
  const mark = marks[at];
  if (mark?.kind !== 'date' || mark.mention.weekday !== null) return marks;
  const weekdayCell = weekdayIn(cells[i - 1], columns[i - 1]) ?? weekdayIn(cells[i + 1], columns[i + 1]);
  return weekdayCell === null ? marks : marks.with(at, { ...mark, weekdayCell });
}

/** Under another heading `SAT` is an airport and `SA` an airline. */
function weekdayIn(cell: Passage | undefined, column: FlightColumn | null = null): Field<Weekday> | null {
  if (cell === undefined || (column !== null && column !== 'date')) return null;
  if (cell.text.length < 2 || cell.text.length > LONGEST_WEEKDAY) return null;
  const weekday = WEEKDAYS.get(foldText(cell.text).replace(/\.$/, ''));
  return weekday === undefined ? null : fieldAt(weekday, cell, 0, cell.text.length);
}
const LONGEST_WEEKDAY = 14;

/** `LONDON HEATHROW (LHR) DUBAI (DXB)`: a name that fills its column leaves one blank before the next, which is empty then. */
export function withOverflow(marks: readonly FlightMark[], aim: Passage | undefined): FlightMark[] {
  const places = marks.filter((mark) => mark.kind === 'place');
  const [from, to] = places;
  const isCrowded = aim?.text === '' && places.length === 2 && from?.end === 'depart' && to?.end === 'depart';
  return marks.map((mark) => (isCrowded && mark === to ? { ...to, end: 'arrive' } : mark));
}
