/**
 * Days that a letter tells, a paragraph each, by their weekday among the first words:
 *
 *   On the Tuesday you fly from Leeds to Faro …
 *   ^^^^^^^^^^^^^^
 *   Wednesday is yours until the boat at four …
 *   The next day brings …
 *
 * Only where the weekdays follow one another, so that a weekday in a chat about something else opens no day.
 */
import { WEAK_WEEKDAYS, WEEKDAYS } from '../../annotators/vocabulary/calendar-words.ts';
import { stated } from '../../model/field.ts';
import type { Weekday } from '../../model/partial-date.ts';
import { isBlank, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { StartTable } from '../../text/start-table.ts';
import type { DayHeading } from './day-heading.ts';
import { type DocumentLine, type SourceDocument, withText } from './document.ts';

const LEAD =
  '(?:(?:and|then|so|finally|und|dann|et|puis|y|luego|e|poi),? )?(?:(?:on|for|am|an|a|ce|le|el|il|al|no|na|em|in) )?(?:(?:the|your|that|le|el|il|der|den) )?';
const OPENING = new RegExp(`^${LEAD}(?<day>[a-z]{5,10}(?:-feira)?)(?=[ ,:])(?!,? (?:to|and|till|until|bis|und|au|et|al?|y|e|or) )`);
/** The day after the one before. */
const NEXT =
  /^(?:and |then |und |et |y |e )?(?:(?:on )?the (?:next|following) (?:day|morning)|am (?:nachsten|folgenden) (?:tag|morgen)|(?:le )?lendemain(?: matin)?|(?:al|el) dia siguiente|il (?:giorno|mattino) (?:dopo|seguente)|n?o dia seguinte)\b/;
const MAY_OPEN = new StartTable([
  `and|then|so|finally|und|dann|et|puis|luego|poi|on|for|am|an|the|your|that|der|den|ce|le|el|il|al|no|na|em|in|[aeyo] |lendemain|${[...WEEKDAYS.keys()].join('|')}`,
]);

/** What opens its day, and where its words begin. */
interface Opening {
  readonly line: DocumentLine;
  readonly from: number;
  readonly to: number;
  /** 0 to 6, or null for the day after the one before. */
  readonly weekday: Weekday | null;
}

const MIN_PARAGRAPH = 60;
const MIN_DAYS = 3;
/** Beyond any letter. */
const MAX_TOLD = 60;

export function findToldDays(document: SourceDocument): DayHeading[] {
  const openings: Opening[] = [];
  for (const line of document.lines) {
    const opening = readOpening(line);
    if (opening !== null && (openings.length > 0 || opening.weekday !== null)) openings.push(opening);
    if (openings.length > MAX_TOLD) return [];
  }
  return openings.length >= MIN_DAYS && followOneAnother(openings) ? openings.map(toHeading) : [];
}

/** A paragraph of its own, long enough to tell something. */
function readOpening(line: DocumentLine): Opening | null {
  const { folded } = line;
  if (folded.length < MIN_PARAGRAPH || !line.afterBlank || MAY_OPEN.at(folded) === 0) return null;
  if (line.bullet !== null || line.heading > 0 || line.table !== null || line.quote > 0 || line.isAround) return null;
  const start = folded.slice(0, 60);
  const next = NEXT.exec(start);
  if (next) return { line, from: 0, to: next[0].length, weekday: null };
  const match = OPENING.exec(start);
  const word = match?.groups?.['day'];
  const weekday = word === undefined || WEAK_WEEKDAYS.has(word) ? undefined : WEEKDAYS.get(word);
  if (!match || word === undefined || weekday === undefined) return null;
  return { line, from: match[0].length - word.length, to: match[0].length, weekday };
}

/** A day or two may go untold; most do not. */
function followOneAnother(openings: readonly Opening[]): boolean {
  let day: number = openings[0]?.weekday ?? 0;
  let skipped = 0;
  for (const { weekday } of openings.slice(1)) {
    const step = weekday === null ? 1 : (weekday - day + 7) % 7;
    if (step < 1 || step > 3) return false;
    if (step > 1) skipped++;
    day = (day + step) % 7;
  }
  return skipped * 3 <= openings.length;
}

function toHeading({ line, from, to, weekday }: Opening): DayHeading {
  return {
    line: line.index,
    kind: 'told',
    number: null,
    lastNumber: null,
    date: null,
    lastDate: null,
    weekday: weekday === null ? null : stated(weekday, [spanOf(line.passage, from, to)]),
    title: null,
    distance: null,
    isBareNumeric: false,
    isLoose: false,
  };
}

/** The paragraph that opens the day without the words that name it, and what follows it; of the last day nothing but its own paragraph. */
export function toldContent(document: SourceDocument, heading: DayHeading, end: number, isLast: boolean): DocumentLine[] {
  const first = document.lines[heading.line] as DocumentLine;
  const to = readOpening(first)?.to ?? 0;
  // In `Thursday is yours` the day is what the sentence is about.
  const isSubject = IS_SAID_OF_DAY.test(first.folded.slice(to, to + 20));
  const content = [isSubject ? first : withText(first, trimPassage(slicePassage(first.passage, to), ',:–—-'))];
  for (let i = heading.line + 1; i < end && content.length < MAX_LINES; i++) {
    const line = document.lines[i] as DocumentLine;
    if (isLast && isBlank(line.passage)) break;
    if (!isBlank(line.passage) && !line.isRule && !line.isAround) content.push(line);
  }
  return content;
}

const IS_SAID_OF_DAY =
  /^ (?:is|will|starts?|begins?|brings?|takes?|has|holds|means|sees|belongs|gehort|ist|wird|beginnt|bringt|est|sera|commence|es|sera|empieza|comienza|e|sara|comincia|inizia|comeca)\b/;
const MAX_LINES = 200;
