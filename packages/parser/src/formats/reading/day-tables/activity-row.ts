/** One row of a table of activities, read by the headings of its columns. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findCellTime } from '../../../annotators/cell-time.ts';
import { type Column, readColumn } from '../../../annotators/column.ts';
import { findDates } from '../../../annotators/date.ts';
import { findDistances } from '../../../annotators/distance.ts';
import { isWebAddress } from '../../../annotators/link.ts';
import { findMoney, readLoneAmount } from '../../../annotators/money.ts';
import { namesPeriod } from '../../../annotators/period.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { Span } from '../../../model/answer.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { linesOfCell } from '../../../text/cell-lines.ts';
import { hasLetter, hasLetterOrNumber } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { StartTable } from '../../../text/start-table.ts';
import type { Table, TableRow } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { readActivity } from '../entries/activity.ts';
import { isCancelledRow } from '../entries/entry-status.ts';
import { splitNameAndRemark } from '../entries/name-and-remark.ts';
import { readWithRemark } from '../entries/read-with-remark.ts';
import { hasTime, splitCellPlan } from '../entries/split-entries.ts';
import { saidIn, together } from '../entries/title-piece.ts';
import { columnsByCells } from './columns-by-cells.ts';
import { inferDayColumns } from './headless-columns.ts';
import { isPartColumn, partColumnOf } from './part-column.ts';
import { saidBeside } from './said-beside.ts';
import { typeOfKind } from './type-of-kind.ts';

/** What each column of the table holds; without a header the cells themselves tell. */
export function columnsOf(table: Table): readonly (Column | null)[] {
  const known = columnsByTable.get(table);
  if (known) return known;
  const columns = readColumns(table);
  columnsByTable.set(table, columns);
  return columns;
}

/** Each cell of a table asks for its columns; they are read once. */
const columnsByTable = new WeakMap<Table, readonly (Column | null)[]>();

function readColumns(table: Table): readonly (Column | null)[] {
  if (table.header) {
    const named = table.header.cells.map((cell, i): Column | null => {
      const column =
        readColumn(cell.text) ?? (namesPeriod(cell.text) ? 'period' : isSignAlone(cell, i) ? 'cost' : null);
      // `Strecke` and `percorso` are ways, in kilometres or from place to place.
      if (column === 'distance' && holdsWays(table, i)) return 'place';
      if (column !== 'from' && column !== 'to') return column;
      return holdsTimes(table, i) ? (column === 'from' ? 'time' : 'ends') : column;
    });
    const columns = columnsByCells(withCheckIn(withSecondDay(named, table), table), table);
    // `Budget | MXN` over `Hotels | 18,400`: the words beside the amounts are what is paid for.
    if (columns[0] === 'cost' && columns.indexOf('cost', 1) > 0 && holdsWords(table, 0)) columns[0] = 'category';
    // `When` over `Mon 3 May 09:00`.
    const dated = columns.includes('date') || columns.includes('day') ? -1 : columns.indexOf('time');
    if (dated >= 0 && holdsDates(table, dated)) columns[dated] = 'date';
    if (columns.includes('activity')) return columns;
    const hasHours =
      columns.includes('time') || OF_WAYS.every((column) => columns.includes(column) === (column === 'depart'));
    return hasHours ? withActivity(columns, table) : withDoings(columns, table);
  }
  const inferred = inferDayColumns(table);
  if (inferred !== null) return inferred;
  const row = table.rows[0];
  const part = partColumnOf(table);
  return (row?.cells ?? []).map((cell, i) =>
    i === part
      ? 'period'
      : findTimes(foldText(cell.text))[0]?.from === 0 && i === 0
        ? 'time'
        : i <= 1
          ? 'activity'
          : null,
  );
}

/** `Étape`, `Tappa` beside a column that numbers the days already: words below it are what is done, or where. */
function withSecondDay(columns: readonly (Column | null)[], table: Table): (Column | null)[] {
  const first = columns.indexOf('day');
  return columns.map((column, i) =>
    column !== 'day' || i === first || !holdsWords(table, i) ? column : holdsDoings(table, i) ? 'activity' : 'place',
  );
}

/** `Check-in` over hours beside the houses: from when one may move in. */
function withCheckIn(columns: readonly (Column | null)[], table: Table): readonly (Column | null)[] {
  if (!columns.includes('stay') || (columns.includes('activity') && columns.includes('time'))) return columns;
  return columns.map((column, i) => {
    const isNamed = column === null && CHECK_IN.test(foldText(table.header?.cells[i]?.text ?? ''));
    return isNamed && holdsTimes(table, i) ? 'checkin' : column;
  });
}
const CHECK_IN =
  /^(?:(?:hotel )?check[ -]?in|(?:hora|heure|ora(?:rio)?) (?:de |di )?check[ -]?in|inchecken|einchecken|zimmerbezug|(?:ankunft|arrivee|llegada|arrivo|chegada|aankomst) (?:(?:im|a l'|al|all'|no|in) ?)?hotel)(?: ?(?:time|from|ab|vanaf|zeit|tijd|uhrzeit|desde|dalle|des))?$/;

/** `Start`, `Salida` over hours alone tells when it begins, no way. */
const OF_WAYS: readonly Column[] = ['depart', 'arrive', 'from', 'to', 'place', 'stay'];

/** `€` over the amounts, behind the column of their names. */
const isSignAlone = ({ text }: Passage, column: number): boolean => column > 0 && '€£¥₹₩'.includes(text) && text !== '';

/** Beside a column of times the first one of words under a heading that says nothing is what is done. */
function withActivity(columns: readonly (Column | null)[], table: Table): readonly (Column | null)[] {
  const at = columns.findIndex((column, i) => column === null && holdsWords(table, i));
  return at < 0 ? columns : columns.map((column, i) => (i === at ? 'activity' : column));
}

/** Under a heading that says nothing most cells tell something to do. */
function withDoings(columns: readonly (Column | null)[], table: Table): readonly (Column | null)[] {
  if (!columns.includes('date') && !columns.includes('day')) return columns;
  const at = columns.findIndex((column, i) => column === null && holdsDoings(table, i));
  return at < 0 ? columns : columns.map((column, i) => (i === at ? 'activity' : column));
}

function holdsDoings(table: Table, column: number): boolean {
  const cells = table.rows.slice(0, MAX_SAMPLE).map((row) => row.cells[column]?.text ?? '');
  const filled = cells.filter((cell) => hasLetterOrNumber(cell));
  const doings = filled.filter((cell) => cell.includes(' ') && findActivityType(foldText(cell)) !== null);
  return doings.length >= LEAST_DOINGS && doings.length * 3 >= filled.length * 2;
}
const LEAST_DOINGS = 2;

function holdsWords(table: Table, column: number): boolean {
  const cells = table.rows.slice(0, MAX_SAMPLE).map((row) => row.cells[column]?.text ?? '');
  return cells.filter((cell) => /\p{L}{3}/u.test(cell)).length * 10 >= cells.length * 7;
}

function holdsWays(table: Table, column: number): boolean {
  const cells = table.rows.slice(0, MAX_SAMPLE).map((row) => row.cells[column]?.text ?? '');
  return cells.filter(isWay).length * 2 > cells.filter((cell) => cell !== '').length;
}

/** `Porto - Lisbon`: from one place to another. */
export const isWay = (text: string): boolean => WAY.test(text.slice(0, MAX_WAY));
const MAX_WAY = 80;
const WAY = /^\p{Lu}[^\d:]{1,40}?\s(?:[-–—→>]|->|to|nach|vers)\s\p{Lu}/u;

/** Rows that tell whether a column 'Start' names places or hours. */
const MAX_SAMPLE = 20;

function holdsTimes(table: Table, column: number): boolean {
  const cells = table.rows
    .slice(0, MAX_SAMPLE)
    .map((row) => row.cells[column])
    .filter((cell): cell is Passage => cell !== undefined && hasValue(cell));
  const others = cells.filter((cell) => findCellTime(foldText(cell.text))?.from !== 0);
  return others.length * 2 < cells.length && others.every((cell) => NO_HOUR.test(foldText(cell.text)));
}
/** In a column of hours what has none: `all day`, `tbc`. */
const NO_HOUR =
  /^(?:all[ -]day|whole day|full day|tb[acd]|open|flexible|any ?time|ganztagig|ganztags|den ganzen tag|offen|toute la journee|journee|todo el dia|dia completo|tutto il giorno|dia todo|o dia todo|hele dag|\?+|[-–—]+)$/;

function holdsDates(table: Table, column: number): boolean {
  const cells = table.rows.slice(0, MAX_SAMPLE).map((row) => foldText(row.cells[column]?.text ?? ''));
  const filled = cells.filter(hasLetterOrNumber);
  const dated = filled.filter((cell) => findDates(cell.slice(0, MAX_DATED), 'day-first')[0]?.from === 0);
  return dated.length >= LEAST_DOINGS && dated.length * 3 >= filled.length * 2;
}
const MAX_DATED = 60;

/** `Mon 3 May 09:00`: the hour behind the date. */
function timeBehindDate(cell: Passage | null): Field<TimeSpan> | null {
  const folded = cell === null ? '' : foldText(cell.text.slice(0, MAX_DATED));
  const [date] = findDates(folded, 'day-first');
  if (cell === null || date?.from !== 0) return null;
  const [time] = findTimes(folded.slice(date.to));
  return time === undefined ? null : stated(time.time, [spanOf(cell, date.to + time.from, date.to + time.to)]);
}

export function cellOf(table: Table, row: TableRow, ...wanted: readonly Column[]): Passage | null {
  const columns = columnsOf(table);
  for (const column of wanted) {
    const cell = row.cells[columns.indexOf(column)];
    if (cell && hasValue(cell)) return cell;
  }
  return null;
}

const hasValue = ({ text }: Passage): boolean =>
  hasLetterOrNumber(text) && !(text.length <= 4 && /^(?:n\/?a|tbd|tba|none)$/i.test(text));

/** `Check-in; welcome drink, 18:30` in a row without an hour of its own are two; what the row tells beside them is told of the first. */
export function readActivityRows(table: Table, row: TableRow): readonly ActivityDraft[] {
  if (isCancelledRow(row) || isSumRow(table, row)) return [];
  const plan = cellOf(table, row, 'activity');
  const timed = plan === null ? [] : splitAtHours(table, row, plan);
  if (timed.length > 0)
    return timed.flatMap(({ part, time }, i) => {
      const activity =
        i === 0 ? readActivityRow(table, row, part) : readActivity(part, { links: row.line.links, time });
      return activity === null ? [] : [{ ...activity, time }];
    });
  const [first, ...others] = plan !== null && readRowTime(table, row) === null ? splitAtSemicolons(plan, row) : [];
  const activity = readActivityRow(table, row, first);
  const rest = others.flatMap((part) => readActivity(part, { links: row.line.links }) ?? []);
  return activity === null ? [] : [activity, ...rest];
}

/** `Day 2 subtotal | | €58` adds up the rows above. */
function isSumRow(table: Table, row: TableRow): boolean {
  const isNamed = row.cells.some(({ text }) => text !== '' && namesSum(foldText(text.slice(0, 40))));
  return isNamed && readRowCost(table, row) !== null;
}
const namesSum = (folded: string): boolean => MAY_NAME_SUM.at(folded) !== 0 && SUM_ROW.test(folded);
const SUM_ROW =
  /^(?:(?:day|tag|jour|dia|giorno|dag) (?:\d{1,2} )?|daily |today'?s |tages)?(?:(?:sub-?|zwischen|sous-)?(?:totals?|totale?|totaux|summe)|gesamt)(?: (?:for |of )?(?:the )?(?:day|tag)(?: \d{1,2})?| du jour| del (?:dia|giorno)| do dia)?:?$/;
const MAY_NAME_SUM = new StartTable([SUM_ROW.source]);

/** `10:00<br>14:00` beside `Museum<br>Castle`: line by line one entry at its hour. */
function splitAtHours(
  table: Table,
  row: TableRow,
  plan: Passage,
): readonly { readonly part: Passage; readonly time: Field<TimeSpan> }[] {
  const cell = row.line.breaks.length < 2 ? null : cellOf(table, row, 'time');
  if (cell === null) return [];
  const parts = linesOfCell(plan, row.line.breaks);
  const hours = linesOfCell(cell, row.line.breaks);
  const told = hours.flatMap((hour, i) => {
    const time = timeIn(hour);
    const part = parts[i];
    return time === null || part === undefined ? [] : [{ part, time }];
  });
  return parts.length > 1 && told.length === parts.length && hours.length === parts.length ? told : [];
}

/** Two at least, each of which says what is done or when. */
function splitAtSemicolons(plan: Passage, { line }: TableRow): readonly Passage[] {
  const parts = line.breaks.length > 0 || plan.text.includes(';') ? splitCellPlan(plan, line) : [];
  const areTold = parts.every((part) => hasTime(part) || findActivityType(foldText(part.text)) !== null);
  return parts.length > 1 && areTold ? parts : [];
}

/** `plan` is what the row tells, where that is less than its cell. */
function readActivityRow(table: Table, row: TableRow, plan?: Passage): ActivityDraft | null {
  const columns = columnsOf(table);
  const cell = plan ?? cellOf(table, row, 'activity', 'place') ?? firstUnknown(table, columns, row);
  if (!cell) return null;
  const [titled = cell, ...below] = linesOfCell(cell, row.line.breaks);
  const stay = cellOf(table, row, 'stay');
  const named = splitNameAndRemark(titled, row.line);
  const hints = { links: row.line.links, time: readRowTime(table, row) };
  const activity = readWithRemark(titled, named, named !== null, hints);
  if (!activity) return null;
  const about = named === null ? null : stated(named.about.text, [spanOf(named.about)]);
  const place = cellOf(table, row, 'place');
  const notes = cellOf(table, row, 'notes');
  const noted = notes && notes !== cell ? stated(notes.text, [spanOf(notes)]) : null;
  const link = row.line.links.find((mark) => isWebAddress(mark.href));
  const where = place && place !== cell ? withoutPrice(place) : null;
  return {
    ...activity,
    type: typeOfKind(cellOf(table, row, 'kind'), activity),
    cost: readRowCost(table, row) ?? activity.cost ?? where?.cost ?? (notes && priceNoted(notes)),
    location: where?.place ?? (stay ? stated(stay.text, [spanOf(stay)]) : null),
    distance: readRowDistance(table, row) ?? activity.distance ?? (notes && lengthNoted(notes)),
    description: together(
      together(together(together(whenTold(table, row), about), activity.description), saidIn(below)),
      together(noted, saidBeside(table, row, columns, cell)),
    ),
    link: activity.link ?? (link ? stated(link.href, [link.hrefSpan]) : null),
  };
}

/** `all day`, `after lunch` in the column of hours: no clock tells it, so it is said about the entry. */
function whenTold(table: Table, row: TableRow): Field<string> | null {
  const cell = cellOf(table, row, 'time');
  const isTold = cell !== null && hasLetter(cell.text) && !OPEN_HOUR.test(foldText(cell.text));
  if (!isTold || isPartColumn(table, columnsOf(table).indexOf('time')) || readRowTime(table, row) !== null) return null;
  return stated(cell.text, [spanOf(cell)]);
}
const OPEN_HOUR = /^(?:tb[acd]|offen|n\/?a|open)\b/;

/** `£14 each, closed on Mondays` and `6 km, steep` in the column of notes begin with what it costs and how far it is. */
function priceNoted(notes: Passage): Field<string> | null {
  const { text } = notes;
  const [money] = findMoney(text.slice(0, MAX_FACT), 1);
  if (money?.from !== 0 || !BEHIND_PRICE.test(text.slice(money.to))) return null;
  return stated(text.slice(0, money.to), [spanOf(notes, 0, money.to)]);
}

function lengthNoted(notes: Passage): Field<string> | null {
  const [length] = findDistances(foldText(notes.text.slice(0, MAX_FACT)));
  return length?.from === 0 ? stated(notes.text.slice(0, length.to), [spanOf(notes, 0, length.to)]) : null;
}

const MAX_FACT = 40;
/** A deposit or an extra of the entry is not what it costs. */
const BEHIND_PRICE =
  /^(?:$|[,;.]| ?(?:pp\b|p\. ?p\.|p\/p|each\b|per\b|pro\b|par\b|por\b|a (?:head|persona|testa)\b|entry\b|admission\b|tickets?\b|eintritt\b))/i;

/** `14 Quay Road, about €20 each`: what it costs stands behind the place. */
function withoutPrice(cell: Passage): { readonly place: Field<string>; readonly cost: Field<string> | null } {
  const [money] = findMoney(cell.text, 1);
  const to = money === undefined ? 0 : cell.text.slice(0, money.from).search(BEFORE_PRICE);
  const place = to > 0 ? slicePassage(cell, 0, to) : cell;
  return {
    place: stated(place.text, [spanOf(place)]),
    cost: money ? stated(cell.text.slice(money.from, money.to), [spanOf(cell, money.from, money.to)]) : null,
  };
}

const BEFORE_PRICE = /\s?[,;(–-]\s?(?:(?:about|around|approx\.?|from|ca\.?|ab|env\.?|desde|da|circa)\s)?$/i;

function firstUnknown(table: Table, columns: readonly (Column | null)[], row: TableRow): Passage | null {
  const part = partColumnOf(table);
  return row.cells.find((cell, i) => (columns[i] ?? null) === null && i !== part && hasValue(cell)) ?? null;
}

export function readRowTime(table: Table, row: TableRow): Field<TimeSpan> | null {
  const cell = cellOf(table, row, 'time');
  if (cell) {
    const begin = timeIn(cell);
    const finish = begin?.value.end === null ? timeIn(cellOf(table, row, 'ends')) : null;
    return begin && finish
      ? stated({ start: begin.value.start, end: finish.value.start }, [...begin.spans, ...finish.spans])
      : begin;
  }
  const columns = columnsOf(table);
  // A port is reached and then left; a flight leaves and then arrives.
  const isJourney = columns.indexOf('depart') < columns.indexOf('arrive') && columns.includes('depart');
  const start = timeIn(cellOf(table, row, isJourney ? 'depart' : 'arrive'));
  const end = timeIn(cellOf(table, row, isJourney ? 'arrive' : 'depart'));
  if (start && end) return stated({ start: start.value.start, end: end.value.start }, [...start.spans, ...end.spans]);
  return start ?? end ?? (isJourney ? null : timeBehindDate(cellOf(table, row, 'date')));
}

function timeIn(cell: Passage | null): Field<TimeSpan> | null {
  if (!cell) return null;
  const mention = findCellTime(foldText(cell.text));
  return mention ? stated(mention.time, [spanOf(cell, mention.from, mention.to)]) : null;
}

/** A bare number takes the unit of the column's heading: `Km` over `330` is `330 km`. */
export function readRowDistance(table: Table, row: TableRow): Field<string> | null {
  const at = columnsOf(table).indexOf('distance');
  const cell = row.cells[at];
  if (!cell || !hasValue(cell)) return null;
  const [mention] = findDistances(foldText(cell.text));
  if (mention) return stated(cell.text.slice(mention.from, mention.to), [spanOf(cell, mention.from, mention.to)]);
  const heading = table.header?.cells[at];
  const unit = heading && LONE_LENGTH.test(cell.text) ? HEADING_UNIT.exec(heading.text) : null;
  if (!heading || unit === null || Number.parseInt(cell.text, 10) === 0) return null;
  return stated(`${cell.text} ${unit[0].toLowerCase()}`, [
    spanOf(heading, unit.index, unit.index + unit[0].length),
    spanOf(cell),
  ]);
}

/** `138`, `1,707` */
const LONE_LENGTH = /^\d{1,4}$|^\d{1,2}[.,'’ ]\d{3}$/;
const HEADING_UNIT = /\b(?:km|miles)\b/i;

/** A bare number takes the currency of the column's heading: `Cost (USD)` over `45` is `USD 45`. */
export function readRowCost(table: Table, row: TableRow): Field<string> | null {
  const cell = cellOf(table, row, 'cost', 'total');
  if (!cell) return null;
  const [mention] = findMoney(cell.text, 1);
  if (mention) return stated(cell.text.slice(mention.from, mention.to), [spanOf(cell, mention.from, mention.to)]);
  const lone = readLoneAmount(cell.text);
  const heading = headingCurrency(table);
  if (lone === null)
    return /^(?:free|included|incl\.?|gratis|kostenlos|gratuit|inclus|incluido|incluso)$/i.test(cell.text)
      ? stated(cell.text, [spanOf(cell)])
      : null;
  if (heading === null) return null;
  const spans: Span[] = [...heading.spans, spanOf(cell)];
  return stated(`${heading.value} ${cell.text}`, spans);
}

const HEADING_CURRENCY = /(?<![\p{L}\p{N}])(?<code>[A-Z]{3}|[€£¥₹$])(?![\p{L}\p{N}])/gu;

/** The currency that a price column names in its heading. */
export function headingCurrency(table: Table): Field<string> | null {
  for (const [i, column] of columnsOf(table).entries()) {
    const cell = table.header?.cells[i];
    if (!cell || (column !== 'cost' && column !== 'total')) continue;
    const named = currencyNamedIn(cell);
    if (named !== null) return named;
  }
  return null;
}

/** `GBP` of `Price summary (GBP)`: a code or a sign that stands apart. */
export function currencyNamedIn(heading: Passage): Field<string> | null {
  for (const match of allMatches(HEADING_CURRENCY, heading.text)) {
    const code = match.groups?.['code'] ?? '';
    if (findMoney(`${code} 1`, 1).length === 0) continue;
    return stated(code, [spanOf(slicePassage(heading, match.index, match.index + code.length))]);
  }
  return null;
}
