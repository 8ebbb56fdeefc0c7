/**
 * Days that are named before they are counted or dated, or dated behind a label, asked where no line begins with its day:
 *
 *   Lisbon – Day 1          Porto (Tue 4 May)          Date: 3 May 2027
 *   ^^^^^^   ^^^^^          ^^^^^  ^^^^^^^^^                 ^^^^^^^^^^
 *   title    number         title  date                      date
 *
 * Any line may end in a date. They head days where at least two follow one another, each with lines of its own under it or its plan behind
 * a colon.
 */
import { type DateOrder, mayHoldDate } from '../../../annotators/date.ts';
import { withoutEmoji, withoutTrailingEmoji } from '../../../annotators/emoji.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { stated } from '../../../model/field.ts';
import { daysWithinTrip, type Weekday } from '../../../model/partial-date.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { findHeadingDates } from './bare-date.ts';
import type { DayHeading } from './day-heading-types.ts';
import { type HeadingMarks, readHeadingMarks } from './heading-marks.ts';

const MAX_HEADING = 90;
/** With what is done that day behind a colon. */
const MAX_DAY_LINE = 500;
const MAX_TITLE = 60;
const LEAST = 2;
/** The longest way from one day of a plan to the next that has something to tell. */
const MAX_STEP = 4;
const MAX_MARKED_STEP = 21;

export function findNamedDays(document: SourceDocument, longest = MAX_STEP): readonly DayHeading[] {
  const all = document.lines.flatMap((line) => readNamedDay(line, document) ?? []);
  const known = all.filter(({ kind }) => kind !== 'weekday');
  // `ROME – MONDAY` heads a day by its weekday where no heading tells more (I-563).
  const candidates = known.length > 0 ? known : all;
  const found = candidates.filter((heading, i) => !isEndOfTrip(heading) || isBesideDay(candidates, i, document));
  const days = found.filter((heading, i) => tellsPlan(heading) || hasOwnLines(heading, found[i + 1], document.lines));
  const areNamed = days.some(({ title }) => title === null || !title.text.startsWith(':'));
  if (!areNamed || days.length < LEAST || days.length < found.length || !areInARow(days, document.lines, longest))
    return [];
  return days.map((day) => (day.title === null ? day : { ...day, title: trimPassage(day.title, ':') }));
}

/** A line that ends in its day; `mayLast`: or in the first and last of several. */
export function readNamedDay(
  line: DocumentLine,
  { dateOrder }: Pick<SourceDocument, 'dateOrder'>,
  mayLast = false,
): DayHeading | null {
  const { look, passage } = line;
  if (passage.text.length > MAX_DAY_LINE || line.table !== null || line.isRule || line.isFrontMatter || line.isAround)
    return null;
  if (line.startsWithTime || line.bullet !== null) return null;
  if (!hasDigit(passage.text) && (passage.text.length > MAX_TITLE || !NAMED_BEFORE.test(line.folded))) return null;
  const whole = withoutTrailingEmoji(withoutEmoji(passage));
  const text = slicePassage(whole, 0, whole.text.length - (NIGHTS.exec(foldText(whole.text))?.[0].length ?? 0));
  const folded = foldText(text.text);
  const labelled = mayHoldDate(look) ? readLabelled(line, text, folded, dateOrder) : null;
  if (labelled !== null) return labelled;
  const marks = readHeadingMarks(text, dateOrder);
  if (marks === null || (!mayLast && marks.number === null && marks.lastDate !== null)) return null;
  if (marks.number === null && marks.date === null && marks.weekday === null) return null;
  const behind = folded.slice(marks.to);
  if (!CLOSED.test(behind) && !(TELLS.test(behind) && isOneDay(marks))) return null;
  if (CLOSED.test(behind) && text.text.length > MAX_HEADING) return null;
  // `sun 9 may: boat trip` below `Porto plan, sat 8 may: 10am tram`.
  const isBare = marks.from === 0 && TELLS.test(behind);
  if (!isBare && !isName(text, marks.from)) return null;
  const { number, lastNumber, date, lastDate, weekday, isBareNumeric } = marks;
  return {
    ...OPEN,
    line: line.index,
    kind: number !== null ? 'numbered' : date !== null ? 'dated' : 'weekday',
    number,
    lastNumber,
    date,
    lastDate,
    weekday,
    title: marks.words,
    isBareNumeric,
  };
}

/** `Harbour House, Bergen – 4 May 2027 (2nd night)` */
const NIGHTS =
  /\s?\((?:(?:\d{1,2}(?:st|nd|rd|th|\.|e|re|eme|[ao°º])?|first|second|third|last|final|one|two|three|erste|zweite|dritte|letzte|premiere|deuxieme|derniere|primera|segunda|ultima|prima|seconda|primeira) ?(?:nights?|nts?|nachte?|nuits?|noches?|notti|notte|noites?))\)$/;

/** What may be `ROME – MONDAY`, `Rome (Mon)`. */
const NAMED_BEFORE = /^.{2,50}?(?:\s[–—|-]\s?|\s?[(|,]\s?)(?:[a-z]{3,10}\.? ?[/–-] ?)?[a-z]{3,10}\.?\)?:?$/;

const isOneDay = ({ lastNumber, lastDate }: HeadingMarks): boolean => lastNumber === null && lastDate === null;

const CLOSED = /^\s?[)\]]?[.:]?\s*$/;
const TELLS = /^\s?[)\]]?:\s/;
const tellsPlan = ({ title }: DayHeading): boolean => title?.text.includes(': ') === true;

const LABEL = /^(?:date|datum|fecha|data)\s?:\s?$/;
/** `Date: 14.09.2027 (Tuesday)` */
const WEEKDAY_BEHIND = /^,? ?[([]?(?<word>[a-z]{2,10}(?:-feira)?)[)\]]?[.:]?\s*$/;

function readLabelled(line: DocumentLine, text: Passage, folded: string, order: DateOrder): DayHeading | null {
  const [mention, ...others] = findHeadingDates(folded.slice(0, MAX_HEADING), order);
  if (mention === undefined || others.length > 0 || mention.end !== null) return null;
  const behind = WEEKDAY_BEHIND.exec(folded.slice(mention.to));
  const word = behind?.groups?.['word'];
  if (!LABEL.test(folded.slice(0, mention.from))) return null;
  if (!CLOSED.test(folded.slice(mention.to)) && (word === undefined || !WEEKDAYS.has(word))) return null;
  const at = behind === null || word === undefined ? 0 : mention.to + behind[0].indexOf(word);
  const named = word === undefined ? undefined : WEEKDAYS.get(word);
  const weekday =
    mention.weekday ??
    (word === undefined || named === undefined ? null : { weekday: named, from: at, to: at + word.length });
  return {
    ...OPEN,
    line: line.index,
    kind: 'dated',
    date: stated(mention.date, [spanOf(text, mention.from, mention.to)]),
    weekday: weekday === null ? null : stated(weekday.weekday, [spanOf(text, weekday.from, weekday.to)]),
    title: null,
    isBareNumeric: mention.isBareNumeric,
  };
}

const OPEN = {
  number: null,
  lastNumber: null,
  date: null,
  lastDate: null,
  weekday: null,
  distance: null,
  isBareNumeric: false,
  isLoose: false,
} as const;

/** A name before the day; what is a sentence or names a fact of the trip is none. */
function isName(text: Passage, to: number): boolean {
  const name = trimPassage(slicePassage(text, 0, to), ':,|–—-*_·/(').text;
  const folded = foldText(name);
  const isFact = NAMES_FACT.test(folded) && !END_OF_TRIP.test(folded) && !NAMES_DAY.test(folded);
  return name.length <= MAX_TITLE && /\p{L}{2}/u.test(name) && !/[.!?;]/.test(name) && !isFact;
}

/** `Departure – 13 July`, with lines below that the other days have, too, comes a day or some after the last of them, `Arrival` before. */
function isBesideDay(days: readonly DayHeading[], at: number, { lines }: SourceDocument): boolean {
  const [before, own, after] = [days[at - 1], days[at], days[at + 1]];
  if (own?.date == null || !hasOwnLines(own, after, lines)) return false;
  const follows = (a: DayHeading | undefined, b: DayHeading | undefined): boolean => {
    const step = a?.date && b?.date ? daysWithinTrip(a.date.value, b.date.value) : 0;
    return step > 0 && step <= MAX_STEP;
  };
  const isNamed = (heading: DayHeading | undefined): boolean => heading !== undefined && !isEndOfTrip(heading);
  return (isNamed(before) && follows(before, own)) || (isNamed(after) && follows(own, after));
}

function isEndOfTrip({ title }: DayHeading): boolean {
  const folded = title === null ? '' : foldText(title.text);
  return END_OF_TRIP.test(folded) && !NAMES_DAY.test(folded);
}
/** `ARRIVAL DAY, Wednesday 19 May`, `Abreisetag`: a day by its own word, and no fact of the trip. */
const NAMES_DAY =
  /^(?:(?:arrival|departure|travel) day|(?:anreise|abreise|ruckreise|heimreise)tag|(?:jour|journee) (?:d'|de |du )(?:arrivee|depart|retour)|dia (?:de|da) (?:llegada|salida|regreso|chegada|partida|saida)|giorno (?:di |d'|dell')(?:arrivo|partenza|ritorno)|(?:aankomst|vertrek)dag)$/;
const END_OF_TRIP =
  /^(?:(?:day of )?(?:departure|arrival)|return(?: home)?|journey home|flight home|abreise(?:tag)?|anreise(?:tag)?|ruckreise|hinreise|heimreise|depart|arrivee|retour|salida|llegada|regreso|partenza|arrivo|ritorno|saida|partida|chegada|regresso|vertrek|aankomst|terugreis)$/;

/** `Departure – 3 May`, `Check-in: 3 May`, `Valid until …` tell facts of a trip. */
const NAMES_FACT =
  /^(?:dep(?:art(?:ure|ing|s)?)?|arr(?:ival|iving|ives?)?|return(?:ing|s)?|check-?\s?(?:in|out)|book(?:ed|ing)?\b|pay|deposit|balance|deadline|valid|travel(?:ing)? dates?|dates?|from|to|issued|created|updated|print(?:ed)?|quote|invoice|offer|abreise|anreise|ruckreise|hinreise|stand|gultig|depart|retour|aller|salida|regreso|partenza|ritorno|saida|volta)\b(?!.*\s(?:to|in|at|from)\s)/;

/** Lines with text of its own right below a heading, up to the next one. */
export function hasOwnLines(
  heading: DayHeading,
  next: DayHeading | undefined,
  lines: readonly DocumentLine[],
): boolean {
  const end = Math.min(next?.line ?? lines.length, heading.line + 4);
  return lines.slice(heading.line + 1, end).some((line) => !isBlank(line.passage) && !line.isAround);
}

/**
 * Headings by their marks, or set off over a list, may skip more days, or share one: `## Train to Florence, 8 May` over `## Florence, 8 May`
 * (I-557).
 */
function areInARow(days: readonly DayHeading[], lines: readonly DocumentLine[], longest: number): boolean {
  const [first] = days;
  const areMarked = days.every(({ line }) => isMarked(lines[line], lines[line + 1]));
  return days.slice(1).every((day, i) => {
    const before = days[i] as DayHeading;
    if (day.kind !== first?.kind) return false;
    if (day.weekday !== null && before.weekday !== null && day.kind === 'weekday')
      return areMarked && isSoonAfter(before.weekday.value, day.weekday.value);
    const step =
      day.number && before.number
        ? day.number.value - (before.lastNumber ?? before.number.value)
        : day.date && before.date
          ? daysWithinTrip(before.date.value, day.date.value)
          : 0;
    if (day.kind === 'numbered') return step === 1;
    return areMarked ? step >= 0 && step <= MAX_MARKED_STEP : step > 0 && step <= longest;
  });
}

const isSoonAfter = (before: Weekday, weekday: Weekday): boolean => {
  const step = (weekday - before + 7) % 7;
  return step > 0 && step <= MAX_WEEKDAY_STEP;
};
const MAX_WEEKDAY_STEP = 3;

const isMarked = (line: DocumentLine | undefined, below: DocumentLine | undefined): boolean =>
  line !== undefined &&
  (line.heading > 0 || line.isBold || (line.afterBlank && (below?.bullet != null || below?.startsWithTime === true)));
