/**
 * Days as they are dictated, weekday by weekday and without a mark, on lines of their own or in one breath:
 *
 *   friday they land at 2 then check in and saturday kayak tour at 9 am then sunday brunch …
 *   ^^^^^^                              ^^^^^^^^                     ^^^^^^
 *   so thursday the fourteenth of october they land at ten …
 *      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 *
 * Three at least, or two whose dates are said, each with something to do, each a day or two after the one before: a weekday alone is as often an
 * aside.
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findTimes } from '../../../annotators/time.ts';
import { MONTHS, WEAK_WEEKDAYS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { DAYS_SAID } from '../../../annotators/vocabulary/number-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { PartialDate, Weekday } from '../../../model/partial-date.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';

const WEEKDAY = [...WEEKDAYS.keys()].filter((word) => word.length >= 5 && !WEAK_WEEKDAYS.has(word)).join('|');
/** `the fourteenth of october`, `the 14th`, `twenty first` */
const NTH = `(?:${[...DAYS_SAID.keys()].sort((a, b) => b.length - a.length).join('|')}|(?:[12]\\d|3[01]|[1-9])(?:st|nd|rd|th))\\b`;
const MONTH = [...MONTHS.keys()].filter((word) => word.length >= 3).join('|');
const LINKS = '(?:and|then|so|ok|okay|on|und|dann|am|et|puis|y|luego|el|e|poi|il|depois)';
const MAY_HOLD = new LinePattern(compactPattern(`\\b(?:${WEEKDAY})\\b`));
/** A weekday that goes on at once with words; the words that lead over to it stand before it. */
const DAY = compactPattern(
  `(?:^|(?<=[a-z0-9.,;!?)] ))(?:${LINKS} ){0,3}(?:(?<!\\b(?:to|till|until|through) )(?<day>${WEEKDAY})(?<said>,? (?:(?<before>${MONTH}) )?(?:the )?(?<nth>${NTH})(?!(?: of)?(?: (?:${MONTH}))?(?:,? 20\\d\\d)?,? (?:to|till|until|through|and|or)\\b)(?: of)?(?: (?<behind>${MONTH})\\b)?(?:,? 20\\d\\d)?)(?=,? [a-z\\d])|(?<day2>${WEEKDAY})(?!,? (?:the |den |dem |le |el |il )(?:\\d|(?:[a-z]{3,6} )?[a-z]{2,8}(?:th|first|second|third)\\b))(?:,? (?:the |we |they |you )?(?=[a-z])(?!(?:to|till|until|or|and|through|bis|oder|und|au|ou|et|al?|y|o|e)\\b|night\\b(?! [a-z]))|,? (?=\\d{1,2}(?::\\d\\d)? ?[ap]m\\b)))`,
  'g',
);
/** `friday the twelfth of february to sunday the fourteenth`, said before the days. */
const WHOLE_TRIP = compactPattern(
  `\\b(?<day>${WEEKDAY})(?<said>,? (?:(?<before>${MONTH}) )?(?:the )?(?<nth>${NTH})(?: of)?(?: (?<behind>${MONTH}))?)(?=(?: 20\\d\\d)?,? (?:to|till|until|through) )`,
);
/** Beyond any message. */
const MAX_LINES = 60;
const MAX_LINE = 2000;
const LEAST_DAYS = 3;
const LEAST_DATED = 2;
const MAX_DAYS = 31;
const MAX_STEP = 2;

interface Spoken {
  readonly line: DocumentLine;
  readonly day: Weekday;
  /** The day of the month that is said, and the month with the first of them or where it begins. */
  readonly nth: Field<number> | null;
  readonly month: Field<number> | null;
  /** Where the weekday stands, with the words that lead over to it. */
  readonly from: number;
  readonly at: number;
  readonly end: number;
  /** Where its plan begins. */
  readonly to: number;
}

/** The days of such a message, or none. */
export function findSpokenDays(document: SourceDocument): DayHeading[] {
  const found: Spoken[] = [];
  let trip: Spoken | null = null;
  for (const line of document.lines.slice(0, MAX_LINES)) {
    if (line.isAround || line.table !== null || line.heading > 0 || line.passage.text.length > MAX_LINE) continue;
    if (!MAY_HOLD.mayMatch(line.look)) continue;
    const whole = found.length === 0 ? WHOLE_TRIP.exec(line.folded) : null;
    if (whole !== null) trip = toSpoken(line, whole);
    for (const match of line.folded.matchAll(DAY)) {
      const spoken = toSpoken(line, match);
      if (spoken !== null) found.push(spoken);
    }
    if (found.length > MAX_DAYS) return [];
  }
  const least = found.every(({ nth }) => nth !== null) && found[0]?.month != null ? LEAST_DATED : LEAST_DAYS;
  if (found.length < least || !found.every((own, i) => i === 0 || isNext(found[i - 1] as Spoken, own))) return [];
  let before: Field<PartialDate> | null = null;
  const days = found.map((own, i) => {
    before = dateOf(i === 0 && own.nth === null && trip?.day === own.day ? trip : own, before);
    const plan = planOf(own, found[i + 1]);
    const end = i === found.length - 1 ? plan.text.search(SIGNS_OFF) : -1;
    const day = toHeading(own, end < 0 ? plan : slicePassage(plan, 0, end), found[i - 1], before);
    return end < 0 ? day : { ...day, asides: [...(day.asides ?? []), slicePassage(plan, end + 1)] };
  });
  return days.every(({ title }) => title !== null && tellsSomething(title)) ? days : [];
}

/** `thats it let me know if anythings missing`: nobody plans it. */
const SIGNS_OFF =
  / (?=(?:and |so |ok |okay )?(?:(?:i think )?that'?s (?:it|everything|the lot|all)(?= (?:so |ok |okay )?(?:let|just|if|bye|thanks|thx|cheers|for now|from me|folks|i think|speak|hope)\b|[.!]?$)|let me know (?:if|what|when|how)\b|(?:bye|cheers|thanks|speak soon|talk soon)[.!]?$))/i;

function toSpoken(line: DocumentLine, { index, 0: all, groups }: RegExpMatchArray): Spoken | null {
  const { day, day2, said = '', nth, before, behind } = groups ?? {};
  const month = behind ?? before;
  const word = day ?? day2 ?? '';
  const weekday = WEEKDAYS.get(word);
  if (weekday === undefined || index === undefined) return null;
  const at = index + all.indexOf(word, day === undefined ? 0 : all.length - said.length - word.length);
  const to = at + word.length;
  const field = (own: string | undefined, value: number | undefined): Field<number> | null => {
    if (own === undefined || value === undefined) return null;
    const from = to + own === behind ? said.lastIndexOf(own) : said.indexOf(own);
    return stated(value, [spanOf(line.passage, from, from + own.length)]);
  };
  return {
    line,
    day: weekday,
    nth: field(nth, DAYS_SAID.get(nth ?? '') ?? Number.parseInt(nth ?? '', 10)),
    month: field(month, MONTHS.get(month ?? '')),
    from: index,
    at,
    to: to + said.length,
    end: to,
  };
}

const isNext = (a: Spoken, b: Spoken): boolean => {
  const step = (b.day - a.day + 7) % 7;
  return (
    step >= 1 &&
    step <= MAX_STEP &&
    (a.nth === null || b.nth === null || b.nth.value - a.nth.value === step || b.nth.value <= MAX_STEP)
  );
};

/** The date that is said; without its month that of the day before, or the next where the figures start again. */
function dateOf({ nth, month }: Spoken, before: Field<PartialDate> | null): Field<PartialDate> | null {
  if (nth === null || (month === null && before === null)) return null;
  const turn = before !== null && nth.value < before.value.day ? 1 : 0;
  const own = month?.value ?? (((before?.value.month ?? 1) - 1 + turn) % 12) + 1;
  return stated({ year: null, month: own, day: nth.value }, [...nth.spans, ...(month?.spans ?? [])]);
}

/** What is said up to the next weekday of the line. */
const planOf = ({ line, to }: Spoken, next: Spoken | undefined): Passage =>
  trimPassage(slicePassage(line.passage, to, next?.line === line ? next.from : undefined), ' ,.;:!–—-');

function tellsSomething({ text }: Passage): boolean {
  const folded = foldText(text);
  return /[a-z]{3}/.test(folded) && (findTimes(folded).length > 0 || findActivityType(folded) !== null);
}

function toHeading(
  { line, day, from, at, end, nth }: Spoken,
  plan: Passage,
  before: Spoken | undefined,
  date: Field<PartialDate> | null,
): DayHeading {
  const isFirst = before?.line !== line && from > 0;
  return {
    line: line.index,
    kind: date === null ? 'weekday' : 'dated',
    number: null,
    lastNumber: null,
    date,
    lastDate: null,
    weekday: stated(day, [spanOf(line.passage, at, end)]),
    title: plan.text === '' ? null : plan,
    distance: null,
    isBareNumeric: false,
    isLoose: false,
    isPlan: true,
    ...(nth !== null && date === null && { dayOfMonth: nth }),
    asides: isFirst ? [slicePassage(line.passage, 0, from)] : [],
  };
}
