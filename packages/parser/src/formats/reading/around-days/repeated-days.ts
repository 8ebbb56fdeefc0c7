/**
 * I-546: one timetable for several days, and below it what is otherwise on some of them:
 *
 *   EVERY FULL DAY (Thursday 20, Friday 21, Saturday 22)
 *   07:00  Meditation
 *   16:30  Workshop
 *   EXCEPTIONS
 *   Friday: no workshop. Instead 14:00 walk to the hill.
 *
 * Each of the days has the lines of the timetable; the dates go on from the day above.
 */
import { nextDay } from '../../../annotators/day-alone.ts';
import { findTimes } from '../../../annotators/time.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import { isFullDate, type PartialDate, type Weekday, weekdayOf } from '../../../model/partial-date.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DayLines } from '../day-content/day-lines.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import { findNamedDays } from '../day-headings/named-days.ts';
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../document.ts';
import { splitSentences } from '../sentences.ts';

const EVERY = new LinePattern(
  /^\W{0,4}(?:(?:on )?(?:every|each|all)(?: (?:full|whole|other|retreat|middle))* days?|daily (?:programme?|schedule|timetable)|jede[rn] (?:volle |ganze )?tag|(?:alle|die) (?:vollen|ganzen|ubrigen) tage|taglich|tagesprogramm|chaque jour(?:nee)?|tous les jours|(?:cada|todos los|los) dias?(?: completos?)?|ogni giorno|tutti i giorni|cada dia|todos os dias|elke dag)\b[^a-z\d]{1,4}(?=[a-z]{2,12}\.?,? \d)/,
);
/** `Thursday 20`, each with its number. */
const DAY =
  /(?<word>[a-z]{2,12})\.?,? (?:the |den |le |el |il )?(?<nth>0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?(?![\d:])/g;
const MAX_HEADING = 120;
const MAX_PLAN = 60;
const LEAST_ENTRIES = 2;
const MAX_DAYS = 14;

export interface RepeatedDays {
  /** The headings of the other days. */
  readonly others: readonly DayHeading[];
  /** The line that names the days. */
  readonly line: number;
  readonly days: readonly DayLines[];
  /** The first line that is of another day. */
  readonly end: number;
}

export function findRepeatedDays(document: SourceDocument, candidates: readonly DayHeading[]): RepeatedDays | null {
  const { lines } = document;
  const line = lines.find(({ look, folded }) => folded.length <= MAX_HEADING && EVERY.test(look, folded));
  if (line === undefined) return null;
  const own = candidates.filter(({ kind }) => kind === 'dated');
  const dated = own.length > 0 ? own : findNamedDays(document, MAX_DAYS);
  const before = dated.findLast((day) => day.line < line.index);
  if (before?.date == null) return null;
  const end = dated.find((day) => day.line > line.index)?.line ?? lines.length;
  const below = lines
    .slice(line.index + 1, Math.min(end, line.index + MAX_PLAN))
    .filter(({ passage, isRule, isAround, table }) => !isBlank(passage) && !isRule && !isAround && table === null);
  const headings = headingsOf(line, before.date);
  const after = dated.find((day) => day.line === end)?.date?.value;
  const last = headings.at(-1)?.date?.value;
  if (headings.length === 0 || (after && last && after.month === last.month && after.day <= last.day)) return null;
  const others = below.findIndex((own) => !own.startsWithTime);
  const plan = others < 0 ? below : below.slice(0, others);
  if (plan.length < LEAST_ENTRIES) return null;
  const said = others < 0 ? [] : below.slice(others);
  const days = headings.map(
    (heading): DayLines => ({ heading, isLast: false, content: withExceptions(plan, said, heading) }),
  );
  return { others: dated, line: line.index, days, end };
}

/** Behind the day above the timetable, whose lines end there. */
export function withRepeatedDays(days: readonly DayLines[], { line, days: repeated, end }: RepeatedDays): DayLines[] {
  const before = days.filter(({ heading }) => heading.line < line);
  const behind = days.filter(({ heading }) => heading.line >= end);
  const others = before.map((day) => ({ ...day, content: day.content.filter(({ index }) => index < line) }));
  const own = behind.length > 0 ? repeated : repeated.map((day, i) => ({ ...day, isLast: i === repeated.length - 1 }));
  return [...others, ...own, ...behind];
}

/** One day after the other, from the day above on; none where a weekday or a number is not that of its day. */
function headingsOf({ folded, passage, index }: DocumentLine, { value, spans }: Field<PartialDate>): DayHeading[] {
  const found: DayHeading[] = [];
  let before = value;
  for (const { index: at, 0: all, groups } of [...folded.matchAll(DAY)].slice(0, MAX_DAYS)) {
    const weekday = WEEKDAYS.get(groups?.['word'] ?? '');
    const day = Number(groups?.['nth']);
    if (weekday === undefined) continue;
    const isNext = day === before.day + 1 || (day === 1 && before.day >= LEAST_MONTH);
    const next = isNext ? nextDay(before, day) : null;
    if (next === null) return [];
    before = next;
    if (isFullDate(before) && weekdayOf(before) !== weekday) return [];
    found.push(headingOf(index, passage, { from: at, to: at + all.length }, weekday, derived(before, [...spans])));
  }
  return found;
}
const LEAST_MONTH = 28;

const headingOf = (
  line: number,
  passage: Passage,
  { from, to }: { readonly from: number; readonly to: number },
  weekday: Weekday,
  { value, spans }: Field<PartialDate>,
): DayHeading => ({
  line,
  kind: 'dated',
  number: null,
  lastNumber: null,
  date: derived(value, [...spans, spanOf(passage, from, to)]),
  lastDate: null,
  weekday: stated(weekday, [spanOf(passage, from, to)]),
  title: null,
  distance: null,
  isBareNumeric: false,
  isLoose: false,
});

/** What is otherwise on this day: without what it says is none, with what it says comes instead or besides. */
function withExceptions(
  plan: readonly DocumentLine[],
  said: readonly DocumentLine[],
  { weekday }: DayHeading,
): DocumentLine[] {
  let content = [...plan];
  for (const line of said) {
    const lead = LEAD.exec(line.folded);
    if (lead === null || WEEKDAYS.get(lead.groups?.['word'] ?? '') !== weekday?.value) continue;
    for (const sentence of splitSentences(slicePassage(line.passage, lead[0].length))) {
      const folded = foldText(sentence.text);
      const gone = NONE.exec(folded)?.groups?.['what'];
      if (gone !== undefined) content = content.filter((own) => !own.folded.includes(gone));
      const entry = trimPassage(slicePassage(sentence, INSTEAD.exec(folded)?.[0].length ?? 0), '.');
      if (gone === undefined && /\p{L}/u.test(entry.text)) content = withEntry(content, line, entry);
    }
  }
  return content;
}
const LEAD = /^(?:(?:on|am|le|el|il|no|na|op) )?(?<word>[a-z]{2,12})(?: \d{1,2}(?:st|nd|rd|th|\.)?)?\s?[:–—-]\s/;
const NONE =
  /^(?:no|without|there is no|kein(?:e|en)?|ohne|pas de|sans|sin|no hay|nessun[ao]?|senza|sem|nao ha|geen|zonder) (?:the |la |le |el |il |die |der |das )?(?<what>[a-z]{4,20})/;
/** `Instead 14:00 …`, `after dinner, 20:30 …`: before an hour the words say when. */
const INSTEAD = compactPattern(
  /^(?:(?:instead|stattdessen|dafur|a la place|en su lugar|en vez|invece|em vez disso|in plaats daarvan|also|additionally|ausserdem|zusatzlich),?:? (?:at |um |a |alle |as |om )?(?=\d)|(?:after|before|following|nach|vor|apres|avant|despues de|antes de|dopo|prima di|depois d[eo]|na|voor) [^,.;\d]{2,30},? (?:at |um |a |alle |as |om )?(?=\d))/,
);

/** Before the first entry that begins later. */
function withEntry(content: readonly DocumentLine[], line: DocumentLine, entry: Passage): DocumentLine[] {
  const [time] = findTimes(foldText(entry.text));
  const own = withChanges(withText(line, entry), { startsWithTime: time?.from === 0 });
  const start = time?.time.start.minutes;
  const at =
    start === undefined
      ? -1
      : content.findIndex(({ folded }) => (findTimes(folded)[0]?.time.start.minutes ?? 0) > start);
  return at < 0 ? [...content, own] : [...content.slice(0, at), own, ...content.slice(at)];
}
