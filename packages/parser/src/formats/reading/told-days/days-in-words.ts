/**
 * The day or the days that a message tells in running words, in one paragraph, on one line or wrapped:
 *
 *   Hi Tom, York on Sat 5 June: train 9.03, Minster at 11.30, lunch, train home 17.02. See you!
 *                   ^^^^^^^^^^
 *   Day 1: arrive 11am, port tasting 5pm. Day 2: river cruise 9am, dinner at Cais 8pm.
 *   ^^^^^                                 ^^^^^
 *
 * A date in a message may tell of anything: a day has at least two hours, and most of what it tells is done.
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findDates, mayHoldDate } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { WEAK_WEEKDAYS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import { daysWithinTrip, type PartialDate, type Weekday } from '../../../model/partial-date.ts';
import { startsSmall } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { isBlank, joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { withoutFarewell } from '../around-days/trip-end.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { splitEntries } from '../entries/split-entries.ts';
import { type HourHabit, hourHabitOf, readHourAtEnd, tellsTime } from '../hours/spoken-hour.ts';
import { splitSentences } from '../sentences.ts';

/** What names a day within the paragraph. */
interface Mark {
  readonly kind: 'numbered' | 'dated' | 'weekday';
  readonly from: number;
  readonly to: number;
  readonly number: Field<number> | null;
  readonly date: Field<PartialDate> | null;
  readonly weekday: Field<Weekday> | null;
}

/** Beyond any message. */
const MAX_LINES = 40;
const MAX_PARAGRAPH = 1500;
const MAX_DAYS = 14;
const MAX_STEP = 3;

export function findDaysInWords(document: SourceDocument, least = 1): readonly DayHeading[] {
  // Beside a table of the trip such words tell what else is booked.
  if (document.tables.length > 0) return [];
  for (const lines of paragraphsOf(document.lines)) {
    const days = readParagraph(lines, document);
    if (days.length >= least) return days;
  }
  return [];
}

/** Runs of plain lines. */
function paragraphsOf(lines: readonly DocumentLine[]): readonly (readonly DocumentLine[])[] {
  const found: DocumentLine[][] = [];
  let isOpen = false;
  for (const line of lines.slice(0, MAX_LINES)) {
    const isOwn = isPlain(line);
    if (isOwn && isOpen) found.at(-1)?.push(line);
    else if (isOwn) found.push([line]);
    isOpen = isOwn;
  }
  return found.filter((own) => own.reduce((sum, { passage }) => sum + passage.text.length, 0) <= MAX_PARAGRAPH);
}

const isPlain = ({ passage, bullet, heading, table, quote, isAround, isRule, startsWithTime }: DocumentLine): boolean =>
  !isBlank(passage) &&
  bullet === null &&
  heading === 0 &&
  table === null &&
  quote === 0 &&
  !isAround &&
  !isRule &&
  !startsWithTime;

function readParagraph(lines: readonly DocumentLine[], document: SourceDocument): readonly DayHeading[] {
  const [first] = lines;
  if (first === undefined || !lines.some(({ look, folded }) => mayHoldDate(look) || WORD_OF_DAY.test(folded)))
    return [];
  const whole = joinPassages(
    lines.map(({ passage }) => passage),
    (i) => (goesOn(lines[i]?.passage.text ?? '', lines[i + 1]?.passage.text ?? '') ? ' ' : ', '),
  );
  const folded = foldText(whole.text);
  for (const marks of [numbersIn(whole, folded), datesIn(whole, folded, document), weekdaysIn(whole, folded)]) {
    const days = toDays(marks, whole, folded, lines, hourHabitOf(document));
    if (days.length > 0) return days;
  }
  return [];
}
/** A date has figures; `Day one` and `Sat: …` need none. */
const WORD_OF_DAY = compactPattern(
  `\\b(?:day|tag|jour|dia|giorno|dag|today|tomorrow|heute|morgen|demain|manana|domani|oggi|amanha|hoje|vandaag|${[...WEEKDAYS.keys()].filter((word) => word.length > 2).join('|')})\\b`,
);
const MAY_NUMBER = /\b(?:day|tag|jour|dia|giorno|dag)\b/;

/** A line that ends in a mark, or before a word in small letters, goes on; else an entry ends with it. */
const goesOn = (line: string, next: string): boolean =>
  /[,;:.!?&+–—-]$/.test(line) || (startsSmall(next) && !/\d ?(?:[ap]m|h|uhr)?$/i.test(line));

/** `Day 1: …. Day 2: …` at the head of its sentence. */
function numbersIn(whole: Passage, folded: string): readonly Mark[] {
  if (!MAY_NUMBER.test(folded)) return [];
  return starts(folded).flatMap((from): Mark[] => {
    const mention = findLeadingDayNumber(folded.slice(from));
    if (mention === null || mention.last !== null || mention.isStage) return [];
    const to = from + mention.to;
    return [{ ...OPEN, kind: 'numbered', from, to, number: stated(mention.first, [spanOf(whole, from, to)]) }];
  });
}

function datesIn(whole: Passage, folded: string, { dateOrder }: SourceDocument): readonly Mark[] {
  const all = findDates(folded, dateOrder).filter(({ isBareNumeric, weekday }) => !isBareNumeric || weekday);
  // Beside a date in words `train home 17.02.` is an hour.
  const inWords = all.filter(({ from, to }) => /[a-z]{3}/.test(folded.slice(from, to)));
  const mentions = inWords.length > 0 ? inWords : all;
  // A range is that of the trip; the days have others.
  return mentions.flatMap(({ from, to, date, end, weekday }): Mark[] =>
    end !== null
      ? []
      : [
          {
            ...OPEN,
            kind: 'dated',
            from,
            to,
            date: stated(date, [spanOf(whole, from, to)]),
            weekday: weekday && stated(weekday.weekday, [spanOf(whole, weekday.from, weekday.to)]),
          },
        ],
  );
}

/** `Sat: train 8.10, castle. Sun: brunch`: a mark behind each. */
function weekdaysIn(whole: Passage, folded: string): readonly Mark[] {
  const leads = [...folded.matchAll(BEFORE_WEEKDAY)].map(({ index, 0: lead }) => index + lead.length);
  return [...new Set([...starts(folded), ...leads])]
    .sort((a, b) => a - b)
    .flatMap((from): Mark[] => {
      const match = WEEKDAY.exec(folded.slice(from, from + 24));
      const word = match?.[1] ?? '';
      const weekday = WEEKDAYS.get(word);
      // The day on which it was written is not told.
      if (NEXT_DAY.test(word)) return [{ ...OPEN, kind: 'weekday', from, to: from + word.length }];
      if (weekday === undefined || (word.length < 3 && WEAK_WEEKDAYS.has(word))) return [];
      const to = from + word.length;
      return [{ ...OPEN, kind: 'weekday', from, to, weekday: stated(weekday, [spanOf(whole, from, to)]) }];
    });
}
/** `Plan for Saturday: …` */
const BEFORE_WEEKDAY = /\s(?:for|on|fur|am|pour|para|el|per|il|op|voor)(?: the| den)? (?=[a-z])/g;
const NEXT_DAY = /^(?:today|tomorrow|heute|morgen|demain|manana|domani|oggi|amanha|hoje|vandaag)$/;
const WEEKDAY = /^([a-z]{2,10}(?:-feira)?)\.?(?=\s?:\s|\s[–—-]\s)/;

const OPEN = { number: null, date: null, weekday: null } as const;

/** Where a sentence or a part of one begins. */
const starts = (folded: string): readonly number[] =>
  [...folded.matchAll(START)].map(({ index, 0: mark }) => index + mark.length);
const START = compactPattern('(?:^|[.,;:!?)] |\\s[–—-]\\s)(?:(?:and|then|on|und|am|et|y|e|poi|luego|puis) ){0,2}', 'g');

function toDays(
  found: readonly Mark[],
  whole: Passage,
  folded: string,
  lines: readonly DocumentLine[],
  habit: HourHabit,
): readonly DayHeading[] {
  const begins = new Set(starts(folded));
  const heads = ({ from, to, date }: Mark): boolean =>
    begins.has(from) ||
    SET_OFF.test(folded.slice(to)) ||
    (date !== null && ON.test(folded.slice(Math.max(0, from - 8), from)));
  const marks = found.length === 1 ? found : found.filter(heads);
  const [first] = marks;
  if (first === undefined || marks.length > MAX_DAYS) return [];
  const plans = marks.map(({ to }, i) => planBehind(whole, to, marks[i + 1]?.from ?? null));
  const isOne = marks.length === 1;
  const mayBe = isOne ? mayBeTheDay(first, folded, plans[0]?.name != null && heads(first)) : areInARow(marks);
  if (
    !mayBe ||
    !areTold(
      plans.map(({ plan }) => plan),
      isOne,
      habit,
    )
  )
    return [];
  return marks.map(({ kind, number, date, weekday }, i): DayHeading => {
    const { plan, name } = plans[i] as PlanBehind;
    const lead = i > 0 || first.from === 0 ? null : withoutLink(slicePassage(whole, 0, first.from));
    return {
      line: (lines[0] as DocumentLine).index,
      lastLine: (lines.at(-1) as DocumentLine).index,
      kind,
      number,
      lastNumber: null,
      date,
      lastDate: null,
      weekday,
      title: plan,
      distance: null,
      isBareNumeric: false,
      isLoose: false,
      isPlan: true,
      asides: [name, lead].filter((aside) => aside !== null),
    };
  });
}
/** `for rome on friday 7 may they land …` */
const ON = /\s(?:on|am|op)(?: the)? $/;
const SET_OFF = /^\s?:\s|^\s?[–—]\s|^\s-\s/;

/** The one date of the paragraph, with its plan behind a mark, or behind the name of the trip. */
function mayBeTheDay({ kind, from, to }: Mark, folded: string, isNamed: boolean): boolean {
  const before = folded.slice(0, from);
  // `Plan for Saturday: …`: a weekday alone needs its mark.
  if (kind === 'weekday') return SET_OFF.test(folded.slice(to)) && !TELLS_OTHER.test(before);
  if (kind !== 'dated') return false;
  if (NAMES_TRIP.test(before)) return true;
  return !TELLS_OTHER.test(before) && (SET_OFF.test(folded.slice(to)) || before === '' || isNamed);
}
const TELLS_OTHER = compactPattern(
  /\b(?:until|till?|by|before|after|since|from|of|dated?|valid|expires?|deadline|bis|vom|seit|vor|gultig|jusqu'au|avant|du|hasta|antes del?|del|entro|dal|fino al?|ate|desde)(?: the| dem| el| il| le)? $/,
);
const NAMES_TRIP = compactPattern(
  /\b(?:trip|plan|day out|tour|programme?|itinerary|excursion|outing|ausflug|plan|sortie|gita|excursion|passeio|viaggio|uitstap)(?: (?:for|of|on|am|fur|vom|pour|du|le|del?|el|para|per|il|do|da|op|van)){0,2} ?$/,
);

function areInARow(marks: readonly Mark[]): boolean {
  return marks.slice(1).every((mark, i) => {
    const before = marks[i] as Mark;
    const step =
      mark.number && before.number
        ? mark.number.value - before.number.value
        : mark.date && before.date
          ? daysWithinTrip(before.date.value, mark.date.value)
          : mark.weekday && before.weekday
            ? (mark.weekday.value - before.weekday.value + 7) % 7
            : // `Today: …. Tomorrow: …`, `Tomorrow: …. Sunday: …`
              mark.kind === 'weekday' && before.kind === 'weekday'
              ? 1
              : 0;
    return step > 0 && step <= (mark.kind === 'numbered' ? 1 : MAX_STEP);
  });
}

interface PlanBehind {
  readonly plan: Passage;
  /** `trip to Siena` before the colon. */
  readonly name: Passage | null;
}

function planBehind(whole: Passage, to: number, next: number | null): PlanBehind {
  const between = trimPassage(slicePassage(whole, to, next ?? undefined), EDGES);
  const plan = next === null ? withoutRemarks(withoutFarewell(between)) : trimPassage(withoutLink(between), EDGES);
  const colon = NAME.exec(plan.text)?.[0].length ?? 0;
  const isName = colon > 0 && !tellsTime(foldText(plan.text.slice(0, colon)));
  return isName
    ? { plan: slicePassage(plan, colon), name: trimPassage(slicePassage(plan, 0, colon), ': ') }
    : { plan, name: null };
}
const EDGES = ' ,.;:–—-';
const NAME = /^[^:.,;]{3,40}:\s+(?=\S)/;

/** `… at 1pm, and on` before the next day. */
const withoutLink = (plan: Passage): Passage => slicePassage(plan, 0, LINK_AT_END.exec(plan.text)?.index);
const LINK_AT_END = /[,;.]? (?:(?:and|then|on|for|und|am|für|et|le|y|el|e|il|poi|luego|puis) ?){1,2}$/i;

/** The last sentences of a message that tell neither an hour nor what is done: `Please be punctual`, `LG Ute`. */
function withoutRemarks(plan: Passage): Passage {
  const sentences = splitSentences(plan);
  const last = sentences.findLastIndex(({ text }) => {
    const folded = foldText(text);
    return tellsTime(folded) || findActivityType(folded) !== null;
  });
  if (last < 0 || last === sentences.length - 1) return trimPassage(plan, EDGES);
  const end = (sentences[last + 1] as Passage).text;
  return trimPassage(slicePassage(plan, 0, plan.text.lastIndexOf(end)), EDGES);
}

/** Each day tells something, two entries of all their hour, and most what is done. */
function areTold(plans: readonly Passage[], isOne: boolean, habit: HourHabit): boolean {
  const entries = plans.map((plan) =>
    splitEntries(plan).map((entry) => {
      const folded = foldText(entry.text);
      return {
        isTimed: tellsTime(folded) || readHourAtEnd(entry, habit) !== null,
        isDone: findActivityType(folded) !== null,
      };
    }),
  );
  const all = entries.flat();
  const timed = all.filter(({ isTimed }) => isTimed).length;
  const done = all.filter(({ isDone }) => isDone).length;
  return (
    timed >= LEAST_TIMED &&
    done >= LEAST_DONE &&
    (!isOne || (timed + done) * 2 > all.length) &&
    entries.every((own) => own.some(({ isTimed, isDone }) => isTimed || isDone))
  );
}
const LEAST_TIMED = 2;
const LEAST_DONE = 2;
