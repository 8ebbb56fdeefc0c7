/**
 * Days as a short message tells them, each over a few lines: a weekday at the head of its line, at once what is done, and more of it below.
 *
 *   fri 5am airport, lands 10.20
 *   ^^^
 *   then old town, dinner at 7
 *   sat 11am brunch, 2pm boat
 *   ^^^
 *
 * Each comes a day or two after the one before, and has something to do: three at least, or two where the head or the first tells their dates. A
 * stroke may stand for the end of a line.
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findMoney, mayHoldMoney } from '../../../annotators/money.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import { daysWithinTrip, type PartialDate, type Weekday } from '../../../model/partial-date.ts';
import { startsSmall } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import {
  indexOfOffset,
  isBlank,
  joinPassages,
  type Passage,
  slicePassage,
  spanOf,
  trimPassage,
} from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../document.ts';
import { splitEntries } from '../entries/split-entries.ts';
import { hourHabitOf, readHourAtEnd, tellsTime } from '../hours/spoken-hour.ts';

const WORDS = [...WEEKDAYS.keys()];
const WEEKDAY = WORDS.filter((word) => word.length >= 3).join('|');
/** Two letters may be any word: a mark, an hour or a capital behind them (`Sa 10 Uhr Museum`, `So Brunch`) says that they are none. */
const SHORT = WORDS.filter((word) => word.length === 2).join('|');
/** Behind the weekday a figure is an hour, or a mark stands between; `sat 5 beach` counts the days of a month. */
const HEAD = new LinePattern(
  compactPattern(
    `^(?:(?:and|then|on|und|am|et|y|e) )?(?<day>${WEEKDAY}|(?:${SHORT})(?=\\.?\\s?[:–—|]|\\.?\\s))\\b\\.?(?: (?:nite|night|morning|arvo|afternoon|eve|evening|abends?|mittags?|morgens?|fruh|matin|soir|noche|tarde|sera)(?=\\s?[:–—|]|\\s-\\s))?(?:(?:\\s?[:–—|]\\s?|\\s-\\s|,\\s)(?=[a-z\\d"'(~])|\\s(?=[a-z"'(~]|\\d{1,2}(?:[:.h]\\d\\d| ?[ap]m| ?uhr| ?hrs?|ish|h)\\b))(?!(?:to|till|until|or|and|through|bis|oder|und|au|ou|et|al?|y|o|e|is|was|ist|est|es|decks?|loung\\w+|terrace|cream|nav|the (?:[a-z]{6,8}[ -])?[a-z]{2,10}(?:th|first|second|third)(?= (?!floor|visit)))\\b)`,
  ),
);
const SHORT_HEAD = /^(?:\p{L}{2}(?:\s?[:–—|]|\s-\s|\.?\s\d)|\p{Lu}\p{Ll}\.? \p{Lu})/u;
/** Beyond any message. */
const MAX_LINES = 60;
const MAX_LINE = 400;
/** The name of the trip, a greeting, a word of introduction. */
const MOST_ABOVE = 4;
const LEAST_DAYS = 3;
const LEAST_DATED = 2;
const LEAST_TIMED = 2;
const MAX_STEP = 2;

interface Terse {
  /** The date of the first may stand without one. */
  readonly weekday: Field<Weekday> | null;
  readonly date: Field<PartialDate> | null;
  /** Where the plan behind the weekday begins. */
  readonly to: number;
  readonly lines: DocumentLine[];
}

/** The days of such a message, or none; `range` is what its head tells of the dates, `dated` the lines that begin with a date. */
export function findTerseWeekdays(
  document: SourceDocument,
  range: DayHeading | null,
  dated: readonly DayHeading[],
): readonly DayHeading[] {
  if (document.tables.length > 0) return [];
  const whole = document.lines.filter(({ passage, isAround, isRule }) => !isBlank(passage) && !isAround && !isRule);
  if (whole.length > MAX_LINES || whole.some(({ heading, quote }) => heading > 0 || quote > 0)) return [];
  const told = whole.flatMap(atStrokes);
  const days: Terse[] = [];
  const openings = new Map(dated.map((heading) => [heading.line, heading]));
  const [opening] = dated;
  const mayBeShort = opening?.weekday != null && lengthOf(opening.weekday) === 2;
  let isOver = false;
  for (const [i, line] of told.entries()) {
    const date = line.index === told[i - 1]?.index ? undefined : openings.get(line.index);
    const day = date === undefined ? readHead(line, mayBeShort) : readOpening(line, date);
    if (day !== null && days.length === 0 && i > MOST_ABOVE) return [];
    if (day !== null) days.push(day);
    // What a blank line sets off is said to the reader.
    isOver = day === null && days.length > 0 && (isOver || line.afterBlank);
    if (day === null && !isOver) days.at(-1)?.lines.push(line);
  }
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || (opening !== undefined && first.date === null)) return [];
  if (days.length < (range === null && opening === undefined ? LEAST_DAYS : LEAST_DATED)) return [];
  if (days.length <= dated.length || !areInARow(days) || !fitsDates(days) || !fitsRange(days, range)) return [];
  last.lines.length = endOfLast(last.lines);
  const plans = days.map(planOf);
  return areTold(plans, document) ? days.map((day, i) => toHeading(day, plans[i] as Passage)) : [];
}

/** `fri train 9am / sat minster 10am / tea 3pm / sun walk`: where strokes stand before weekdays each ends a line. */
function atStrokes(line: DocumentLine): readonly DocumentLine[] {
  const { passage, folded } = line;
  if (passage.text.length > MAX_STROKED || !(folded.includes('/') || folded.includes('|'))) return [line];
  const strokes = [...folded.matchAll(STROKE)];
  if (!strokes.some(({ index, 0: { length } }) => BEFORE_DAY.test(folded.slice(index + length)))) return [line];
  const starts = [0, ...strokes.map(({ index, 0: { length } }) => index + length)];
  return starts.map((from, i) =>
    withChanges(withText(line, slicePassage(passage, from, strokes[i]?.index)), {
      afterBlank: i === 0 && line.afterBlank,
    }),
  );
}
/** Without blanks around it a stroke is one before a weekday alone: `coffee/tea`. */
const STROKE = compactPattern(` (?:/{1,2}|\\|{1,2}) |/(?=(?:${WEEKDAY})\\b)`, 'g');
const BEFORE_DAY = compactPattern(`^(?:${WEEKDAY})\\b|^(?:${SHORT}) `);
const MAX_STROKED = 1000;

const lengthOf = ({ spans: [span] }: Field<Weekday>): number => (span === undefined ? 0 : span[1] - span[0]);

/** `fri 4 june train 9am`: the date of the first day is that of all, another is told on the way. */
function readOpening(line: DocumentLine, { weekday, date, title }: DayHeading): Terse | null {
  if (date === null || title === null) return null;
  const to = indexOfOffset(line.passage, spanOf(title)[0]);
  return to === null ? null : { weekday, date, to, lines: [line] };
}

function readHead(line: DocumentLine, mayBeShort: boolean): Terse | null {
  const { folded, look, passage } = line;
  const match = passage.text.length > MAX_LINE ? null : HEAD.exec(look, folded);
  const word = match?.groups?.['day'];
  const weekday = word === undefined ? undefined : WEEKDAYS.get(word);
  if (match === null || word === undefined || weekday === undefined) return null;
  if (word.length < 3 && !mayBeShort && !SHORT_HEAD.test(passage.text)) return null;
  const at = match[0].indexOf(word);
  return {
    weekday: stated(weekday, [spanOf(passage, at, at + word.length)]),
    date: null,
    to: match[0].length,
    lines: [line],
  };
}

const areInARow = (days: readonly Terse[]): boolean => stepsOf(days).every((step) => step >= 1 && step <= MAX_STEP);

const stepsOf = (days: readonly Terse[]): readonly number[] =>
  days.slice(1).map(({ weekday }, i) => {
    const before = days[i]?.weekday;
    return weekday && before ? (weekday.value - before.value + 7) % 7 : 1;
  });

/** From date to date go as many days as the weekdays between them tell. */
function fitsDates(days: readonly Terse[]): boolean {
  const steps = stepsOf(days);
  let [before, since]: [PartialDate | null, number] = [null, 0];
  return days.every(({ date }, i) => {
    since += steps[i - 1] ?? 0;
    if (date === null) return true;
    const fits = before === null || daysWithinTrip(before, date.value) === since;
    [before, since] = [date.value, 0];
    return fits;
  });
}

/** No more days than its dates have room for. */
function fitsRange(days: readonly Terse[], range: DayHeading | null): boolean {
  const [from, to] = [range?.date?.value, range?.lastDate?.value];
  if (!from || !to) return true;
  return stepsOf(days).reduce((sum, step) => sum + step, 0) <= daysWithinTrip(from, to);
}

/** Under the last day stands what is told to the reader, too: how many of its lines are of the day. */
function endOfLast(lines: readonly DocumentLine[]): number {
  const end = lines.findIndex(
    ({ folded }, i) =>
      i > 0 &&
      (OWED.test(folded) ||
        folded.endsWith('?') ||
        tellsCosts(folded) ||
        !(tellsTime(folded) || findActivityType(folded) !== null)),
  );
  return end < 0 ? lines.length : end;
}
/** `Pier House £284 both nights w bfast, train £118 return for the two`: what the nights and the ways cost, on no day. */
const tellsCosts = (folded: string): boolean =>
  NIGHTS.test(folded) &&
  !tellsTime(folded) &&
  folded.split(/[,;] /).every((part) => {
    const [amount] = mayHoldMoney(part) ? findMoney(part) : [];
    return amount !== undefined && amount.from > 2;
  });
const NIGHTS =
  /\b(?:\d|both|all|two|three|four|beide|die|les deux|deux|las dos|dos|due|duas|twee) (?:nights?|nts?|nachten?|nachte|nuits|noches|notti|noites)\b/;
/** `everyone owes Kay £185`, `deposit by friday pls` */
const OWED =
  /\b(?:owes?|owed|deposits?|paypal|venmo|revolut|monzo|bank transfer|(?:pay|transfer|send|message|text|call|let) me|schuldet|uberweis\w+|anzahlung|doit|doivent|virement|debe|deben)\b/;

/** A line that begins in small letters and one that begins with an hour are things of their own all the same. */
function planOf({ lines, to }: Terse): Passage {
  const parts = lines.map(({ passage }, i) => trimPassage(slicePassage(passage, i === 0 ? to : 0), ' ,;'));
  const whole = joinPassages(parts, (i) => (goesOn(parts[i]?.text ?? '', parts[i + 1]?.text ?? '') ? ' ' : ', '));
  return trimPassage(whole, ' ,.;:–—-');
}

const goesOn = (line: string, next: string): boolean =>
  /[,;:.!?&+–—-]$/.test(line) || (startsSmall(next) && LINK.test(next));
const LINK = /^(?:then|and then|and|or|with|dann|und|puis|et|luego|y|poi|e)\b/i;

function areTold(plans: readonly Passage[], document: SourceDocument): boolean {
  const habit = hourHabitOf(document);
  const tells = plans.map((plan) => {
    const entries = splitEntries(plan);
    const timed = entries.filter((entry) => tellsTime(foldText(entry.text)) || readHourAtEnd(entry, habit) !== null);
    return { timed: timed.length, isDone: findActivityType(foldText(plan.text)) !== null };
  });
  return (
    tells.every(({ timed, isDone }) => timed > 0 || isDone) &&
    tells.reduce((sum, { timed }) => sum + timed, 0) >= LEAST_TIMED
  );
}

const toHeading = ({ weekday, date, lines }: Terse, plan: Passage): DayHeading => {
  const [first] = lines as [DocumentLine];
  return {
    line: first.index,
    lastLine: (lines.at(-1) as DocumentLine).index,
    kind: date === null ? 'weekday' : 'dated',
    number: null,
    lastNumber: null,
    date,
    lastDate: null,
    weekday,
    title: plan,
    distance: null,
    isBareNumeric: false,
    isLoose: false,
    isPlan: true,
    isWhole: true,
  };
};
