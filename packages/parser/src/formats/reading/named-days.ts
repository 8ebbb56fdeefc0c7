/**
 * Days that are named before they are counted or dated, or dated behind a label, asked where no line begins with its day:
 *
 *   Lisbon – Day 1          Porto (Tue 4 May)          Date: 3 May 2027
 *   ^^^^^^   ^^^^^          ^^^^^  ^^^^^^^^^                 ^^^^^^^^^^
 *   title    number         title  date                      date
 *
 * Any line may end in a date. They head days where at least two follow one another, each with lines of its own under it.
 */
import { mayHoldDate } from '../../annotators/date.ts';
import { findLeadingDayNumber } from '../../annotators/day-number.ts';
import { withoutEmoji, withoutTrailingEmoji } from '../../annotators/emoji.ts';
import { stated } from '../../model/field.ts';
import { daysWithinTrip } from '../../model/partial-date.ts';
import { hasDigit } from '../../text/character-class.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { findHeadingDates } from './bare-date.ts';
import { readRest } from './day-heading.ts';
import type { DayHeading } from './day-heading-types.ts';
import { TITLE_EDGES } from './day-title.ts';
import type { DocumentLine, SourceDocument } from './document.ts';

const MAX_HEADING = 90;
const MAX_TITLE = 60;
const LEAST = 2;
/** The longest way from one day of a plan to the next that has something to tell. */
const MAX_STEP = 4;

export function findNamedDays(document: SourceDocument): readonly DayHeading[] {
  const found = document.lines.flatMap((line) => readNamedDay(line, document) ?? []);
  const days = found.filter((heading, i) => hasOwnLines(heading, found[i + 1], document.lines));
  return days.length >= LEAST && days.length === found.length && areInARow(days) ? days : [];
}

function readNamedDay(line: DocumentLine, document: SourceDocument): DayHeading | null {
  const { look, passage } = line;
  if (passage.text.length > MAX_HEADING || line.table !== null || line.isRule || line.isFrontMatter || line.isAround)
    return null;
  if (!hasDigit(passage.text) || line.startsWithTime || line.bullet !== null) return null;
  const text = withoutTrailingEmoji(withoutEmoji(passage));
  const folded = foldText(text.text);
  return (
    readCounted(line, text, folded, document) ?? (mayHoldDate(look) ? readDated(line, text, folded, document) : null)
  );
}

const COUNTED =
  /(?:\s[–—-]{1,2}\s|\s?[(|]\s?|[,:]\s|\t|\s{2,})(?=(?:days?|tage?|jours?|dias?|giorn[oi])\s\d{1,2}(?:\s?[–—-]\s?\d{1,2})?\s?\)?(?:$|\s?[|·–—,]\s))/;

function readCounted(line: DocumentLine, text: Passage, folded: string, document: SourceDocument): DayHeading | null {
  const match = COUNTED.exec(folded);
  if (match === null) return null;
  const from = match.index + match[0].length;
  const marker = findLeadingDayNumber(folded.slice(from));
  const title = titleOf(text, match.index);
  if (marker === null || title === null) return null;
  const number = stated(marker.first, [spanOf(text, from, from + marker.to)]);
  const rest = trimPassage(slicePassage(text, from + marker.to), `${TITLE_EDGES})`);
  if (rest.text === '') return { ...OPEN, line: line.index, kind: 'numbered', number, lastNumber: marker.last, title };
  const heading = readRest(line, rest, document.dateOrder, number, marker.last);
  return heading.date === null || heading.title !== null ? null : { ...heading, title };
}

const LABEL = /^(?:date|datum|fecha|data)\s?:\s?$/;
const SEPARATED = /(?:\s[–—-]{1,2}\s|\s?[(|[·•~]\s?|[,:]\s|\t|\s{2,})$/;
const CLOSED = /^\s?[)\]]?[.:]?$/;

function readDated(
  line: DocumentLine,
  text: Passage,
  folded: string,
  { dateOrder }: SourceDocument,
): DayHeading | null {
  const [mention, ...others] = findHeadingDates(folded, dateOrder);
  if (mention === undefined || others.length > 0 || mention.from === 0 || mention.end !== null) return null;
  if (!CLOSED.test(folded.slice(mention.to))) return null;
  const before = folded.slice(0, mention.from);
  const separator = SEPARATED.exec(before);
  const isLabelled = LABEL.test(before);
  const title = isLabelled || separator === null ? null : titleOf(text, separator.index);
  if (!isLabelled && title === null) return null;
  const { weekday } = mention;
  return {
    ...OPEN,
    line: line.index,
    kind: 'dated',
    date: stated(mention.date, [spanOf(text, mention.from, mention.to)]),
    weekday: weekday === null ? null : stated(weekday.weekday, [spanOf(text, weekday.from, weekday.to)]),
    title,
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

/** The name before the day; what is a sentence or names a fact of the trip is none. */
function titleOf(text: Passage, to: number): Passage | null {
  const title = trimPassage(slicePassage(text, 0, to), ':,|–—-*_ ');
  if (title.text.length > MAX_TITLE || !/\p{L}{2}/u.test(title.text) || /[.!?;]/.test(title.text)) return null;
  return NAMES_FACT.test(foldText(title.text)) ? null : title;
}

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

function areInARow(days: readonly DayHeading[]): boolean {
  const [first] = days;
  return days.slice(1).every((day, i) => {
    const before = days[i] as DayHeading;
    if (day.kind !== first?.kind) return false;
    const step =
      day.number && before.number
        ? day.number.value - (before.lastNumber ?? before.number.value)
        : day.date && before.date
          ? daysWithinTrip(before.date.value, day.date.value)
          : 0;
    return step > 0 && (day.kind === 'numbered' ? step === 1 : step <= MAX_STEP);
  });
}
