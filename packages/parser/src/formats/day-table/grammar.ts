/** Rows of the trip's table to days. A row without day and date, or with those of the row before, goes on with that day. */
import { findActivityType } from '../../annotators/activity-type.ts';
import { findMoney } from '../../annotators/money.ts';
import { findLeadingPeriod } from '../../annotators/period.ts';
import { findPlaces } from '../../annotators/place.ts';
import { findTimes } from '../../annotators/time.ts';
import { derived, type Field, stated } from '../../model/field.ts';
import type { ActivityDraft, BlockDraft, DayDraft } from '../../model/itinerary-draft.ts';
import type { PartialDate } from '../../model/partial-date.ts';
import { linesOfCell } from '../../text/cell-lines.ts';
import { hasDigit, hasLetter, isInCapitals } from '../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import type { Table, TableRow } from '../../text/tables.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DaysReading } from '../format.ts';
import {
  cellOf,
  columnsOf,
  isWay,
  readActivityRows,
  readRowCost,
  readRowDistance,
  readRowTime,
} from '../reading/day-tables/activity-row.ts';
import { readPartOfRow } from '../reading/day-tables/part-column.ts';
import { type RowDay, readRowDay } from '../reading/day-tables/row-day.ts';
import { saidBeside } from '../reading/day-tables/said-beside.ts';
import type { SourceDocument } from '../reading/document.ts';
import { readActivity } from '../reading/entries/activity.ts';
import { isCancelledRow } from '../reading/entries/entry-status.ts';
import { hasTime, splitCellPlan } from '../reading/entries/split-entries.ts';
import { together } from '../reading/entries/title-piece.ts';
import { areNotesPlans, readDrive, readToldNotes } from './drive-row.ts';
import { hasHeadingRows, readHeadingRow } from './heading-row.ts';
import { isToldUnder, readRowsWithLines } from './lines-under-rows.ts';
import { readPortRow } from './port-row.ts';
import { inOrder, isPriceOfStay, readStay, stayOf } from './stay-of-row.ts';

/** Beyond any trip. */
const MAX_ROWS = 4000;

export function readTableDays(table: Table, document: SourceDocument): DaysReading {
  const groups: { day: RowDay; rows: TableRow[] }[] = [];
  const outside = new Set<number>();
  const isHeaded = hasHeadingRows(table, document);
  for (const row of table.rows.slice(0, MAX_ROWS)) {
    if (isTotalRow(table, row)) {
      outside.add(row.line.index);
      continue;
    }
    const last = groups.at(-1);
    const headed = isHeaded ? readHeadingRow(row, document) : null;
    if (headed !== null) groups.push({ day: headed, rows: [] });
    if (isHeaded && headed === null) last?.rows.push(row);
    if (isHeaded) continue;
    if (last && row.isUnder === true && isToldUnder(table, row)) {
      last.rows.push(row);
      continue;
    }
    const day = readRowDay(table, row, document);
    if (last && (day.key === '' || day.key === last.day.key)) last.rows.push(row);
    else if (day.key !== '') groups.push({ day, rows: [row] });
  }
  const columns = columnsOf(table);
  // Where each row or day tells its way, its port or its night, more rows of a day only go on with its plan.
  const hasCalls = columns.includes('place') && columns.includes('arrive') && columns.includes('depart');
  const isRoute = (columns.includes('from') && columns.includes('to')) || columns.includes('stay') || hasCalls;
  const isTimetable =
    isHeaded ||
    table.rows.some((row) => readPartOfRow(table, row) !== null) ||
    (columns.includes('activity') && (columns.includes('time') || (groups.length < table.rows.length && !isRoute)));
  return {
    days: groups.map(({ day, rows }) => {
      if (columns.includes('period')) return readPeriodDay(table, day, rows);
      return isTimetable ? readTimetableDay(table, day, rows) : readRouteDay(table, day, rows, document);
    }),
    headEnd: table.first,
    dayLines: new Set(linesOf(table, document).filter((i) => !outside.has(i))),
  };
}

/** Of a table that goes on over pages what stands between its parts is no part of it. */
const linesOf = ({ first, last }: Table, { lines }: SourceDocument): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((i) => lines[i]?.table != null);

/** `TOTAL ⇥⇥⇥⇥ 1293` under the days adds up what they cost or how far one drives: nothing but the word and amounts; so does `5 nights`, `12 meals`. */
function isTotalRow(table: Table, row: TableRow): boolean {
  const filled = row.cells.filter((cell) => hasLetter(cell.text) || hasDigit(cell.text));
  if (filled.length > 0 && filled.every((cell) => COUNT_ALONE.test(foldText(cell.text.slice(0, 60))))) return true;
  const notes = cellOf(table, row, 'notes');
  const [word, ...amounts] = filled.filter((cell, i) => i === 0 || cell !== notes || hasDigit(cell.text));
  if (!word || amounts.length === 0 || !TOTAL_ROW.test(foldText(word.text.slice(0, 60)))) return false;
  const isPriced = amounts.some((cell) => findMoney(cell.text, 1).length > 0);
  const adds = isPriced || readRowCost(table, row) !== null || readRowDistance(table, row) !== null;
  return adds && amounts.every((cell) => hasDigit(cell.text));
}

const COUNT_ALONE =
  /^(?:(?:total|gesamt|summe|totale):? )?\d{1,3} (?:nights?|nts|nachte?|ubernachtungen|nuits|nuitees|noches|notti|noites|nachten|meals|mahlzeiten|repas|comidas|pasti|refeicoes|maaltijden)(?: (?:in )?total)?$/;
const TOTAL_ROW =
  /^(?:(?:grand|trip|tour|overall) )?(?:totaa?le?|gesamt(?:summe|preis|betrag|kosten)?|summe|insgesamt)(?:,? .{1,40}| \(.{1,20}\))?:?$/;

/** What is done in the part of the day that a column names; without such a column all of it. */
interface PartOfDay {
  readonly period: Passage | null;
  readonly activities: ActivityDraft[];
}

function readTimetableDay(table: Table, day: RowDay, rows: readonly TableRow[]): DayDraft {
  const blocks: PartOfDay[] = [];
  for (const row of rows) {
    const part = readPartOfRow(table, row);
    let block = blocks.at(-1);
    if (block === undefined || (part !== null && part.text !== block.period?.text)) {
      block = { period: part, activities: [] };
      blocks.push(block);
    }
    const { activities } = block;
    const last = activities.at(-1);
    // A line between two rows goes on with the row above.
    if (row.isUnder === true && last !== undefined && last.description === null)
      activities[activities.length - 1] = {
        ...last,
        description: stated(row.line.passage.text, [spanOf(row.line.passage)]),
      };
    const remark = last === undefined ? null : remarkOn(table, row);
    if (last !== undefined && remark !== null)
      activities[activities.length - 1] = { ...last, description: together(last.description, remark) };
    const told = row.isUnder === true || remark !== null ? [] : readActivityRows(table, row);
    activities.push(...told.map((activity) => (isRide(table, row, activity) ? asRide(activity) : activity)));
  }
  const filled = blocks.filter(({ activities }) => activities.length > 0);
  const nights = filled.some(({ period }) => period !== null) ? staysOf(table, rows) : [];
  const isNight = ({ location }: ActivityDraft): boolean => nights.some(({ title }) => title.value === location?.value);
  const told = filled.map(
    ({ period, activities }): BlockDraft => ({
      period: period && stated(period.text, [spanOf(period)]),
      emoji: null,
      activities: activities.map((activity) => (isNight(activity) ? { ...activity, location: null } : activity)),
    }),
  );
  return {
    ...toDay(day, null, []),
    blocks: nights.length === 0 ? told : [...told, { period: null, emoji: null, activities: nights }],
  };
}

/** `⇥⇥⇥⇥⇥ group B a quarter later`: a row that fills nothing but a column of remarks goes on with the entry above. */
function remarkOn(table: Table, { cells }: TableRow): Field<string> | null {
  const columns = columnsOf(table);
  const [[at, cell] = [-1, null], other] = [...cells.entries()].filter(([, { text }]) => text !== '');
  // `afternoon free` is an entry, wherever it was typed.
  if (cell === null || other !== undefined || findLeadingPeriod(foldText(cell.text)) !== null) return null;
  const column = columns[at] ?? null;
  return column === null || column === 'notes' ? stated(cell.text, [spanOf(cell)]) : null;
}

/** The houses of a day's rows, each once; what a cancelled row says is not slept in. */
function staysOf(table: Table, rows: readonly TableRow[]): ActivityDraft[] {
  const stays = rows.filter((row) => !isCancelledRow(row)).flatMap((row) => readStay(table, row) ?? []);
  return stays.filter(({ title }, i) => stays.findIndex((other) => other.title.value === title.value) === i);
}

/** What leaves and arrives, and is named by its two places: `Porto - Lisbon`. */
const isRide = (table: Table, row: TableRow, { title }: ActivityDraft): boolean =>
  cellOf(table, row, 'depart') !== null && cellOf(table, row, 'arrive') !== null && isWay(title.value);
const asRide = (activity: ActivityDraft): ActivityDraft => ({
  ...activity,
  type: derived('travel', activity.type.spans),
});

/** A column for each part of the day: its heading names the block. */
function readPeriodDay(table: Table, day: RowDay, rows: readonly TableRow[]): DayDraft {
  const columns = columnsOf(table);
  const blocks: BlockDraft[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.cells.entries()) {
      const heading = table.header?.cells[i];
      if (columns[i] !== 'period' || !heading || !/[\p{L}\p{N}]/u.test(cell.text)) continue;
      const activities = splitCellPlan(cell, row.line)
        .map((part) => readActivity(part, { links: row.line.links }))
        .filter((activity) => activity !== null);
      if (activities.length > 0)
        blocks.push({ period: stated(heading.text, [spanOf(heading)]), emoji: null, activities });
    }
    const rest = [readStay(table, row), readMeals(table, row)].filter((activity) => activity !== null);
    if (rest.length > 0) blocks.push({ period: null, emoji: null, activities: rest });
  }
  const [first] = rows;
  return { ...toDay(day, first ? readRouteTitle(table, first) : null, []), blocks };
}

/** The day is named by where it goes; its activities are what the other columns plan. */
function readRouteDay(table: Table, day: RowDay, rows: readonly TableRow[], document: SourceDocument): DayDraft {
  const [first] = rows;
  const title = first ? readRouteTitle(table, first) : null;
  if (rows.some((row) => isToldUnder(table, row))) {
    const blocks = readRowsWithLines(table, rows, document, (row) => readRowActivities(table, row));
    return { ...toDay(day, title, []), blocks };
  }
  const activities = rows.flatMap((row) => readRowActivities(table, row));
  return toDay(day, title, activities);
}

function readRouteTitle(table: Table, row: TableRow): Field<string> | null {
  const place = cellOf(table, row, 'place');
  if (place) return stated(place.text, [spanOf(place)]);
  const from = cellOf(table, row, 'from') ?? namedIn(cellOf(table, row, 'depart'));
  const to = cellOf(table, row, 'to') ?? namedIn(cellOf(table, row, 'arrive'));
  if (from && to && from.text !== to.text) return stated(`${from.text} → ${to.text}`, [spanOf(from), spanOf(to)]);
  const plan = planOf(table, row);
  const only = to ?? from ?? plan?.place ?? (plan && isOneThing(plan.rest, row) ? plan.rest : null);
  const [name] = only ? linesOfCell(only, row.line.breaks) : [];
  return name ? stated(name.text, [spanOf(name)]) : null;
}

/** Several things to do, or one at its hour, are what the day holds and no name of it. */
const isOneThing = (plan: Passage, { line }: TableRow): boolean =>
  splitCellPlan(plan, line).length === 1 && !hasTime(plan);

/** The cells of a drive's two ends are names; some hold hours beside them. */
const namesPlaces = (table: Table, row: TableRow): boolean =>
  [cellOf(table, row, 'from'), cellOf(table, row, 'to')].every(
    (cell) => cell !== null && findTimes(foldText(cell.text.slice(0, 80))).length === 0,
  );

/** What a column `Depart` or `Arrive` names; mostly it tells hours, which are no place. */
const namedIn = (cell: Passage | null): Passage | null =>
  cell !== null && findTimes(foldText(cell.text.slice(0, 60)))[0]?.from === 0 ? null : cell;

interface RowPlan {
  /** `NAIROBI` of `NAIROBI: arrival; transfer to the hotel`. */
  readonly place: Passage | null;
  readonly rest: Passage;
}

/** What is done on the day, without the place before its colon: a name in capitals, or one that begins with a known place. */
function planOf(table: Table, row: TableRow): RowPlan | null {
  const cell = cellOf(table, row, 'activity');
  const at = cell?.text.slice(0, MAX_PLACE + 1).indexOf(':') ?? -1;
  if (cell === null || at < 3 || !/\s/.test(cell.text.charAt(at + 1)))
    return cell === null ? null : { place: null, rest: cell };
  const place = trimPassage(slicePassage(cell, 0, at));
  const rest = trimPassage(slicePassage(cell, at + 1));
  const isName = !hasDigit(place.text) && rest.text !== '' && (isInCapitals(place.text) || namesPlace(place.text));
  return isName ? { place, rest } : { place: null, rest: cell };
}

const MAX_PLACE = 50;
const namesPlace = (text: string): boolean =>
  findPlaces(text)[0]?.from === 0 && findActivityType(foldText(text)) === null;

function readRowActivities(table: Table, row: TableRow): readonly ActivityDraft[] {
  const port = isCancelledRow(row) ? [] : readPortRow(table, row);
  if (port !== null) return port;
  const plan = planOf(table, row)?.rest ?? null;
  const place =
    cellOf(table, row, 'place', 'to') ?? namedIn(cellOf(table, row, 'arrive')) ?? cellOf(table, row, 'from');
  const stay = stayOf(table, row);
  const kind = cellOf(table, row, 'kind');
  const notes = cellOf(table, row, 'notes');
  const time = readRowTime(table, row);
  const rowCost = readRowCost(table, row);
  const isNightly = stay !== null && isPriceOfStay(table, row);
  const cost = isNightly ? null : rowCost;
  const distance = readRowDistance(table, row);
  const isWay = distance !== null && place !== null && WAY.test(place.text);
  const activities: ActivityDraft[] = [];
  const isPort = columnsOf(table).includes('arrive') && columnsOf(table).includes('depart');
  const drive = readDrive(table, row);
  const planned = plan ? splitCellPlan(plan, row.line) : [];
  const columns = columnsOf(table);
  // A ship's call comes before what is done ashore, where the trip begins after it.
  const isCall =
    place !== null && time !== null && planned.length > 0 && columns.includes('arrive') && columns.includes('depart');
  const call = isCall ? readActivity(place, { links: [], time, type: 'travel' }) : null;
  const isBoarding = cellOf(table, row, 'arrive') === null;
  if (call && !isBoarding) activities.push(call);
  for (const part of planned) {
    const isFirst = call === null && activities.length === 0;
    const activity = readActivity(part, { links: row.line.links, time: isFirst ? time : null });
    if (activity) activities.push(activity);
  }
  if (call && isBoarding) activities.push(call);
  // The way has its length in a column of its own; what is planned says nothing of it.
  const goal = isWay ? foldText(place.text.slice(WAY_BEFORE.exec(place.text)?.[0].length ?? 0)) : '';
  const isRidden =
    isWay &&
    call === null &&
    activities.length > 0 &&
    !activities.some(({ title }) => foldText(title.value).includes(goal));
  const ride = isRidden ? readActivity(place, { links: [], type: 'travel' }) : null;
  if (ride) activities.unshift(ride);
  const told = notes === null || (drive === null && !areNotesPlans(table)) ? [] : readToldNotes(notes, row);
  const isIdle = drive === null ? told.length > 0 : drive === 'none' && (stay !== null || told.length > 0);
  if (activities.length === 0 && place && !isIdle) {
    const call = readActivity(kind ?? place, {
      links: row.line.links,
      time,
      ...((drive !== 'drive' && ((stay && !isWay) || kind)) || (drive === null && !isPort && beginsWithDoing(place))
        ? {}
        : { type: 'travel' as const }),
    });
    if (call)
      activities.push({
        ...call,
        title:
          drive === 'drive' && kind === null && namesPlaces(table, row)
            ? (readRouteTitle(table, row) ?? call.title)
            : call.title,
        cost: cost ?? call.cost,
        location:
          (isPort || (drive === 'drive' && columns.includes('to'))) && time !== null && kind === null
            ? portOf(place)
            : call.location,
        description: kind ? stated(place.text, [spanOf(place)]) : call.description,
      });
  } else if (activities[0] && cost) activities[0] = { ...activities[0], cost };
  const isOfPlace = !isIdle && planned.length === 0 && stay?.text === place?.text;
  const night = stay === null || isOfPlace ? null : readStay(table, row);
  const meals = readMeals(table, row);
  const others = [...told, night, meals].filter((activity) => activity !== null);
  const noted = notes && told.length === 0 ? stated(notes.text, [spanOf(notes)]) : null;
  const cell = plan ?? place ?? stay;
  const beside = cell === null ? null : saidBeside(table, row, columns, cell);
  const [first = others[0], ...more] = activities;
  if (first === undefined) return [];
  const isFar = distance && !isIdle && (planned.length > 0 || first.type.value !== 'accommodation');
  const opening = {
    ...first,
    description: together(together(first.description, noted), beside),
    distance: isFar ? (first.distance ?? distance) : first.distance,
  };
  const isAlone = activities.length === 0;
  return isAlone ? [opening, ...others.slice(1)] : inOrder([opening, ...more], others, night);
}

/** `Visita al Duomo` under `Tappa`: what is done there, and no way to it. */
function beginsWithDoing({ text }: Passage): boolean {
  const found = text.length > MAX_DOING ? null : findActivityType(foldText(text));
  return found?.from === 0 && found.type === 'culture';
}
const MAX_DOING = 60;

/** `Kotor, Montenegro (T)`: a mark that the notes explain is no part of the port. */
function portOf(place: Passage): Field<string> {
  const mark = /\s\((?:\p{Lu}|\*)\)$/u.exec(place.text.slice(-5));
  const port = mark === null ? place : slicePassage(place, 0, place.text.length - mark[0].length);
  return stated(port.text, [spanOf(port)]);
}

/** `Windhoek - Sesriem` */
const WAY = /\p{L}\s?(?:-|–|→|>|to)\s?\p{Lu}/u;

const WAY_BEFORE = /^.*\s?(?:-|–|→|>|to)\s?(?=\p{Lu})/u;

/** `Breakfast, lunch` in a column of meals; codes such as `B, L` say no more than that they are included. */
function readMeals(table: Table, row: TableRow): ActivityDraft | null {
  const meals = cellOf(table, row, 'meals');
  return meals && /\p{L}{4}/u.test(meals.text) ? readActivity(meals, { links: [], type: 'meal' }) : null;
}

function toDay(day: RowDay, title: Field<string> | null, activities: readonly ActivityDraft[]): DayDraft {
  const { number, lastNumber, date, lastDate, weekday } = day;
  const blocks = activities.length === 0 ? [] : [{ period: null, emoji: null, activities }];
  return {
    number,
    lastNumber,
    title: day.name ?? title ?? day.title,
    date: date as Field<PartialDate> | null,
    lastDate,
    weekday,
    distance: null,
    blocks,
  };
}
