/**
 * Days that a letter tells, a paragraph each, by their weekday or date among the first words:
 *
 *   On the Tuesday you fly from Leeds to Faro …
 *   ^^^^^^^^^^^^^^
 *   Wednesday 9 June is yours until the boat at four …
 *   The next day brings …
 *
 * Only where the days follow one another, so that a weekday in a chat about something else opens no day.
 */

import { type DateOrder, findDates } from '../../../annotators/date.ts';
import { WEAK_WEEKDAYS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import type { PartialDate, Weekday } from '../../../model/partial-date.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { isBlank, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { StartTable } from '../../../text/start-table.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument, withText } from '../document.ts';

const LEAD =
  '(?:(?:and|then|so|finally|und|dann|et|puis|y|luego|e|poi),? )?(?:(?:on|for|am|an|a|ce|le|el|il|al|no|na|em|in) )?(?:(?:the|your|that|le|el|il|der|den) )?';
const LEADS_IN = compactPattern(`^${LEAD}$`);
const OPENING = compactPattern(
  `^${LEAD}(?<day>[a-z]{5,10}(?:-feira)?)(?=[ ,:])(?!,? (?:to|and|till|until|bis|und|au|et|al?|y|e|or) )`,
);
/** The day after the one before. */
const NEXT = compactPattern(
  /^(?:and |then |und |et |y |e )?(?:(?:on )?the (?:next|following) (?:day|morning)|am (?:nachsten|folgenden) (?:tag|morgen)|(?:le )?lendemain(?: matin)?|(?:al|el) dia siguiente|il (?:giorno|mattino) (?:dopo|seguente)|n?o dia seguinte)\b/,
);
const MAY_OPEN = new StartTable([
  `and|then|so|finally|und|dann|et|puis|luego|poi|on|for|am|an|the|your|that|der|den|ce|le|el|il|al|no|na|em|in|[aeyo] |lendemain|\\d|${[...WEEKDAYS.keys()].join('|')}`,
]);

/** What opens its day, and where its words begin. */
interface Opening {
  readonly line: DocumentLine;
  readonly from: number;
  readonly to: number;
  /** Both null for the day after the one before. */
  readonly weekday: Field<Weekday> | null;
  readonly date: Field<PartialDate> | null;
}

const MIN_PARAGRAPH = 60;
const MIN_DAYS = 3;
/** Beyond any letter. */
const MAX_TOLD = 60;

export function findToldDays(document: SourceDocument): DayHeading[] {
  const openings: Opening[] = [];
  for (const line of document.lines) {
    const opening = readOpening(line, document);
    if (opening !== null && (openings.length > 0 || (opening.weekday ?? opening.date) !== null)) openings.push(opening);
    if (openings.length > MAX_TOLD) return [];
  }
  return openings.length >= MIN_DAYS && followOneAnother(openings) ? withNextDays(openings).map(toHeading) : [];
}

/** A paragraph of its own, long enough to tell something. */
function readOpening(line: DocumentLine, { lines, dateOrder: order }: SourceDocument): Opening | null {
  const { folded } = line;
  if (folded.length < MIN_PARAGRAPH || !(line.afterBlank || isBehindSentence(lines[line.index - 1]))) return null;
  if (line.bullet !== null || line.heading > 0 || line.table !== null || line.quote > 0 || line.isAround) return null;
  return (MAY_OPEN.at(folded) === 0 ? null : readFirstWords(line, order)) ?? readBehindRemark(line, order);
}

/** Without a blank line between them: behind a sentence that ends, or the name in a greeting. */
const isBehindSentence = (before: DocumentLine | undefined): boolean =>
  before !== undefined && ENDS_SENTENCE.test(before.passage.text.slice(-2));
const ENDS_SENTENCE = /[.!?:,][)"”’]?$/;
/** In a text with longer lines none was wrapped: each is a paragraph. */
const LONGEST_WRAPPED = 110;

function readFirstWords(line: DocumentLine, order: DateOrder): Opening | null {
  const start = line.folded.slice(0, 60);
  const next = NEXT.exec(start);
  if (next) return { line, from: 0, to: next[0].length, weekday: null, date: null };
  const dated = readDatedOpening(line, start, order);
  if (dated) return dated;
  const match = OPENING.exec(start);
  const word = match?.groups?.['day'];
  const weekday = word === undefined || WEAK_WEEKDAYS.has(word) ? undefined : WEEKDAYS.get(word);
  if (!match || word === undefined || weekday === undefined) return null;
  return {
    line,
    from: match[0].length - word.length,
    to: match[0].length,
    weekday: stated(weekday, [spanOf(line.passage, match[0].length - word.length, match[0].length)]),
    date: null,
  };
}

/** `Now the best of it. Tuesday 8 June, the …`: a few words without a figure before the sentence that the date begins. */
function readBehindRemark(line: DocumentLine, order: DateOrder): Opening | null {
  const remark = REMARK.exec(line.folded.slice(0, MAX_REMARK));
  if (remark === null) return null;
  const by = remark[0].length;
  const passage = slicePassage(line.passage, by);
  const opening = readDatedOpening(withText(line, passage), line.folded.slice(by, by + 60), order);
  return opening && { ...opening, line, from: opening.from + by, to: opening.to + by };
}

const REMARK = /^[a-z][^.!?:\d]{2,40}[.!] (?=(?:on )?[a-z]{2,10},? (?:the )?\d)/;
const MAX_REMARK = 70;

/** `On Tuesday 8 June you …`, `For Tuesday 8 June I …`: the sentence goes on in lower case, where a heading would begin its title. */
function readDatedOpening(line: DocumentLine, start: string, order: DateOrder): Opening | null {
  if (!/\d/.test(start)) return null;
  const [mention] = findDates(start, order);
  if (!mention || mention.end !== null || mention.isBareNumeric || !LEADS_IN.test(start.slice(0, mention.from)))
    return null;
  if (!/^[,:]? (?:\p{Ll}|I['’ ])/u.test(line.passage.text.slice(mention.to, mention.to + 4))) return null;
  return {
    line,
    from: mention.from,
    to: mention.to,
    weekday: mention.weekday
      ? stated(mention.weekday.weekday, [spanOf(line.passage, mention.weekday.from, mention.weekday.to)])
      : null,
    date: stated(mention.date, [spanOf(line.passage, mention.from, mention.to)]),
  };
}

/** A day or two may go untold; most do not. */
function followOneAnother(openings: readonly Opening[]): boolean {
  let skipped = 0;
  let [before] = openings;
  for (const opening of openings.slice(1)) {
    const step = before === undefined ? 1 : daysBetween(before, opening);
    if (step < 1 || step > MAX_STEP) return false;
    if (step > 1) skipped++;
    before = opening;
  }
  return skipped * 3 <= openings.length;
}

const MAX_STEP = 3;

function daysBetween(before: Opening, after: Opening): number {
  if (before.date && after.date) {
    const months = after.date.value.month - before.date.value.month;
    return months === 0 ? after.date.value.day - before.date.value.day : after.date.value.day <= MAX_STEP ? 1 : 0;
  }
  return before.weekday && after.weekday ? (after.weekday.value - before.weekday.value + 7) % 7 : 1;
}

/** `The next day` has the weekday and the date after those of the paragraph before. */
function withNextDays(openings: readonly Opening[]): Opening[] {
  const days: Opening[] = [];
  for (const opening of openings) {
    const before = days.at(-1);
    const isNext = opening.weekday === null && opening.date === null && before !== undefined;
    days.push(isNext ? { ...opening, ...dayAfter(before, opening) } : opening);
  }
  return days;
}

function dayAfter({ weekday, date }: Opening, { line, from, to }: Opening): Pick<Opening, 'weekday' | 'date'> {
  const spans = [spanOf(line.passage, from, to)];
  // How long a month is may hang on the year.
  const isWithinMonth = date !== null && date.value.day < 28;
  return {
    weekday: weekday && derived(((weekday.value + 1) % 7) as Weekday, spans),
    date: isWithinMonth ? derived({ ...date.value, day: date.value.day + 1 }, [...date.spans, ...spans]) : null,
  };
}

function toHeading({ line, weekday, date }: Opening): DayHeading {
  return {
    line: line.index,
    kind: 'told',
    number: null,
    lastNumber: null,
    date,
    lastDate: null,
    weekday,
    title: null,
    distance: null,
    isBareNumeric: false,
    isLoose: false,
  };
}

/** The paragraph that opens the day without the words that name it, and what follows it; of the last day nothing but its own paragraph. */
export function toldContent(
  document: SourceDocument,
  heading: DayHeading,
  end: number,
  isLast: boolean,
): DocumentLine[] {
  const first = document.lines[heading.line] as DocumentLine;
  const to = readOpening(first, document)?.to ?? 0;
  // In `Thursday is yours` the day is what the sentence is about; `Thursday 3 June is free in Lund` tells the date already.
  const free = IS_FREE.exec(first.folded.slice(to, to + 20));
  const isSubject = free === null && IS_SAID_OF_DAY.test(first.folded.slice(to, to + 20));
  const from = to + (free?.[0].length ?? 0);
  const content = [isSubject ? first : withText(first, trimPassage(slicePassage(first.passage, from), ',:–—-'))];
  for (let i = heading.line + 1; i < end && content.length < MAX_LINES; i++) {
    const line = document.lines[i] as DocumentLine;
    if (isLast && (isBlank(line.passage) || isUnwrapped(document))) break;
    if (!isBlank(line.passage) && !line.isRule && !line.isAround) content.push(line);
  }
  return content;
}

const isUnwrapped = oncePerDocument(({ lines }: SourceDocument): boolean =>
  lines.some(({ passage }) => passage.text.length > LONGEST_WRAPPED),
);

const IS_FREE = /^ is (?=free (?:in|at|on) )/;
const IS_SAID_OF_DAY =
  /^ (?:is|will|starts?|begins?|brings?|takes?|has|holds|means|sees|belongs|gehort|ist|wird|beginnt|bringt|est|sera|commence|es|sera|empieza|comienza|e|sara|comincia|inizia|comeca)\b/;
const MAX_LINES = 200;
