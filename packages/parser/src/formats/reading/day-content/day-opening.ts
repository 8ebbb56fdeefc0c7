/** What the first lines of a day say of the whole day: its name, its date. */
import { saysWhatIsDone } from '../../../annotators/action-verb.ts';
import { findActivityType } from '../../../annotators/activity-type.ts';
import { type DateOrder, findDates, mayHoldDate } from '../../../annotators/date.ts';
import { readLabel } from '../../../annotators/label.ts';
import { readSection } from '../../../annotators/section.ts';
import { findTimes } from '../../../annotators/time.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { PartialDate, Weekday } from '../../../model/partial-date.ts';
import { hasDigit, hasLetterOrNumber, isInCapitals } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { tellsCall } from '../day-tables/ship-calls.ts';
import type { DocumentLine } from '../document.ts';
import { isProse } from '../sentences.ts';
import { isLabelled } from './line-looks.ts';
import { findPeriodLine } from './period-line.ts';
import { isNameOver, setsHoursBelow } from './time-above.ts';

/**
 * The line under a heading without title that names the day: only it has neither label nor time while all the others have a label, it
 * stands in capitals over lines that do not, or it is short over paragraphs.
 */
export function findTitleLine(lines: readonly DocumentLine[]): DocumentLine | null {
  const [first, ...others] = lines;
  if (
    !first ||
    others.length === 0 ||
    first.table !== null ||
    first.startsWithTime ||
    (first.bullet !== null && others.every((line) => line.bullet === null || line.indent > first.indent)) ||
    isLabelled(first) ||
    (hasDigit(first.folded) && findTimes(first.folded).length > 0) ||
    tellsDeed(first, others) ||
    findPeriodLine(first) ||
    first.heading > 0
  )
    return null;
  // `MATIN` over a part of the day is no name of it.
  const named = others.filter((line) => findPeriodLine(line) === null);
  if (isBanner(first) && !named.some(isBanner) && named.some((line) => !isInCapitals(line.passage.text))) return first;
  const timed = named.filter(({ startsWithTime, bullet }) => startsWithTime && bullet === null);
  if (isWay(first) && timed[0] === named[0] && timed.length * 2 > named.length) return first;
  if (isName(first) && others.every((line) => line.bullet === null && !line.startsWithTime && isProse(line.passage)))
    return first;
  const [bullets, labelled] = [others.filter((line) => line.table === null), others.filter((line) => isLabelled(line))];
  return labelled.length === bullets.length ? first : null;
}

/**
 * `- Visit the castle` over nothing but where one sleeps and eats is what is done; over `- Drive: …` and `- Plan: …` it may name the day, as
 * `- Arrival in Oslo` may over any. What has an hour or a length is done.
 */
function tellsDeed({ bullet, folded }: DocumentLine, others: readonly DocumentLine[]): boolean {
  const isFigured = hasDigit(folded);
  if (!isFigured && (bullet === null || !others.every(isOfNight))) return false;
  const type = findActivityType(folded);
  return type !== null && type.from <= MAX_LEAD && (type.type !== 'travel' || isFigured);
}
const isOfNight = ({ passage: { text }, folded }: DocumentLine): boolean =>
  OF_NIGHT.has(readLabel(text, folded)?.meaning ?? '');
const OF_NIGHT: ReadonlySet<string> = new Set(['stay', 'meals', 'board', 'check-in', 'check-out']);
const MAX_LEAD = 12;

/** `LUSAKA - LOWER ZAMBEZI` */
const isBanner = ({ bullet, folded, passage: { text } }: DocumentLine): boolean =>
  bullet === null &&
  text.length <= MAX_BANNER &&
  isInCapitals(text) &&
  !hasDigit(text) &&
  !/[.!?:]$/.test(text) &&
  readSection(folded) === null;
const MAX_BANNER = 90;

/** `Koblenz – Rüdesheim` over entries with their hours. */
const isWay = (line: DocumentLine): boolean =>
  isName(line) && WAY.test(line.passage.text) && findActivityType(line.folded) === null;
const WAY =
  /^\p{Lu}[\p{L}.'’ ]{2,24} ?[–—→-]{1,2} ?\p{Lu}[\p{L}.'’ ]{2,24}(?: ?[–—→-]{1,2} ?\p{Lu}[\p{L}.'’ ]{2,24}){0,2}$/u;

/** `The old estates` over a paragraph. */
const isName = ({ bullet, passage: { text } }: DocumentLine): boolean =>
  bullet === null && text.length <= MAX_NAME && /^\p{Lu}/u.test(text) && !/[.!?:;,]$|\. /.test(text) && !hasDigit(text);
const MAX_NAME = 60;

/**
 * Between each heading without title and the first hour, part or paragraph of its day stands one short line that is no entry: it names the day.
 * What is done can stand there on one day of many, over paragraphs on any, and a meal or a bed on none.
 */
export function openWithNames(days: readonly (readonly DocumentLine[])[]): boolean {
  if (days.length < LEAST_NAMED) return false;
  const areTold = days.every(([, second]) => second !== undefined && tellsAtLength(second));
  const areCalled = areCallDays(days);
  const areBelow = setsHoursBelow(days);
  let deeds = 0;
  let entries = 0;
  for (const lines of days) {
    const [first, second] = lines;
    if (first === undefined || !isNameOverHours(first)) return false;
    // `At Sea` and nothing else.
    if (second === undefined && areCalled) continue;
    if (second === undefined) return false;
    // With its own hours below it is the first entry of a day without a name.
    if (areBelow && second.startsWithTime && !second.afterBlank) {
      entries++;
      continue;
    }
    // Over the first part of the day hardly an entry stands alone.
    const isOverPart = !second.startsWithTime && findPeriodLine(second) !== null;
    const isOverEntry = areCalled || isOverPart || isOverNamed(lines);
    if (!areTold && !second.startsWithTime && !isOverEntry) return false;
    const mention = findActivityType(first.folded);
    const type = mention !== null && mention.from <= MAX_LEAD ? mention.type : null;
    if (type === 'meal' || type === 'accommodation') return false;
    if ((type === 'activity' && !isOverPart) || saysWhatIsDone(first.folded)) deeds++;
  }
  return (areTold || deeds * 3 <= days.length) && days.length - entries >= LEAST_NAMED;
}

/** Of a text whose days open with their names: an entry with its hours below is none. */
export const titleOf = ([first]: readonly DocumentLine[]): DocumentLine | null =>
  first === undefined || first.hoursBelow === true ? null : first;

/** I-567: a line alone over paragraphs that begin with a name and have its hours right below. */
const isOverNamed = ([, second, third, fourth]: readonly DocumentLine[]): boolean =>
  second !== undefined && isNameOver(second, third, fourth);

/** I-568: most days go on with when the ship comes or goes: the line above says where it lies, `At sea` on the others. */
function areCallDays(days: readonly (readonly DocumentLine[])[]): boolean {
  const called = days.filter(([, second]) => second !== undefined && tellsCall(second.passage)).length;
  return called >= LEAST_CALLED && called * 3 >= days.length * 2;
}
const LEAST_CALLED = 2;

/** A sentence at least, with its full stop. */
const tellsAtLength = ({ bullet, table, startsWithTime, passage }: DocumentLine): boolean =>
  bullet === null && table === null && !startsWithTime && (isProse(passage) || passage.text.endsWith('.'));

const isNameOverHours = (line: DocumentLine): boolean =>
  isName(line) &&
  line.table === null &&
  line.heading === 0 &&
  !line.startsWithTime &&
  !isLabelled(line) &&
  findPeriodLine(line) === null;
const LEAST_NAMED = 2;

export interface LeadingDate {
  readonly date: Field<PartialDate>;
  readonly weekday: Field<Weekday> | null;
  /** What follows the date. */
  readonly rest: Passage;
}

/** `Mon Sep 29, 2025 | Depart 05:00pm`: the date of the day, and what follows it. */
export function readLeadingDate({ bullet, folded, look, passage }: DocumentLine, order: DateOrder): LeadingDate | null {
  if (bullet !== null || !mayHoldDate(look)) return null;
  const [mention] = findDates(folded.slice(0, 80), order);
  if (!mention || mention.from > 0 || mention.isBareNumeric || !/^\s*(?:$|[|:,–—-])/.test(folded.slice(mention.to)))
    return null;
  const { weekday } = mention;
  return {
    date: stated(mention.date, [spanOf(passage, mention.from, mention.to)]),
    weekday: weekday ? stated(weekday.weekday, [spanOf(passage, weekday.from, weekday.to)]) : null,
    rest: trimPassage(slicePassage(passage, mention.to), '|:,–—-'),
  };
}

/** A day's lines behind a first one that is nothing but its date: `Wednesday 10 November 2027` under `DAY ONE`. */
export function withoutDateLine(lines: readonly DocumentLine[], order: DateOrder): readonly DocumentLine[] {
  const [first] = lines;
  const dated = first === undefined ? null : readLeadingDate(first, order);
  return dated !== null && !hasLetterOrNumber(dated.rest.text) ? lines.slice(1) : lines;
}
