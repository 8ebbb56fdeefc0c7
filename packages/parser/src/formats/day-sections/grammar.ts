/** Headings and the lines under them to days. */
import { findActivityType } from '../../annotators/activity-type.ts';
import { stated } from '../../model/field.ts';
import type { ActivityDraft, DayDraft } from '../../model/itinerary-draft.ts';
import { hasDigit } from '../../text/character-class.ts';
import { joinPassages, type Passage, spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DaysReading, FormatInput } from '../format.ts';
import { withDatedNotes } from '../reading/around-days/dated-notes.ts';
import { joinSameDates } from '../reading/around-days/same-dates.ts';
import { readDayContent } from '../reading/day-content/day-content.ts';
import type { DayLines } from '../reading/day-content/day-lines.ts';
import type { DayStyle } from '../reading/day-content/day-style.ts';
import { inlinePeriod, namesPartOfDay } from '../reading/day-content/period-line.ts';
import { type NamedDayLine, namesBeforeStop } from '../reading/day-headings/name-before-stop.ts';
import { readBareCalls, readShipCalls, withCalls } from '../reading/day-tables/ship-calls.ts';
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../reading/document.ts';
import { readActivity } from '../reading/entries/activity.ts';
import { sailsLeg } from '../reading/entries/entry-lengths.ts';
import { hasTime, isHourAlone } from '../reading/entries/split-entries.ts';
import { hourHabitOf } from '../reading/hours/spoken-hour.ts';
import { inOrderOfHours, splitAtPrice } from '../reading/messages/thread-day.ts';
import {
  holdsHoursInCells,
  readOneLineDay,
  readPlan,
  tellsEntries,
  tellsHours,
} from '../reading/told-days/one-line-day.ts';

export function readSectionDays({ document, outline }: FormatInput): DaysReading {
  if (!outline) return { days: [], headEnd: document.lines.length, dayLines: new Set() };
  const names = namesBeforeStop(outline.days);
  const named = outline.days.map((day, i) => withNameBefore(day, names[i] ?? null, document));
  const text: TextOfDays = { document, style: outline.style, headingsTell: headingsTell(named, document) };
  const reading = {
    days: joinSameDates(
      named.map((day) => readDay(withHourBelow(day), text)),
      false,
    ),
    headEnd: outline.firstLine,
    dayLines: new Set(outline.days.flatMap((day) => [day.heading.line, ...day.content.map((line) => line.index)])),
  };
  return outline.notesFrom === null ? reading : withDatedNotes(reading, outline.notesFrom, document, true);
}

/** I-520: `Sat 13 Mar 09:05` over what is done then: an hour names no day. */
function withHourBelow(day: DayLines): DayLines {
  const { title } = day.heading;
  const [first, ...others] = day.content;
  if (title === null || first === undefined || first.bullet !== null || first.startsWithTime || !isHourAlone(title))
    return day;
  const entry = withChanges(withText(first, joinPassages([title, first.passage])), { startsWithTime: true });
  return { ...day, heading: { ...day.heading, title: null }, content: [entry, ...others] };
}

/** What stands behind the name in the line of the heading comes before the lines below. */
function withNameBefore(day: DayLines, named: NamedDayLine | null, { lines }: SourceDocument): DayLines {
  const own = lines[day.heading.line];
  if (named === null || own === undefined) return day;
  const told = withChanges(withText(own, named.rest), { emojiLength: 0, heading: 0, isBold: false });
  return { ...day, heading: { ...day.heading, title: named.name }, content: [told, ...day.content] };
}

/** What all days of the text have in common. */
interface TextOfDays {
  readonly document: SourceDocument;
  readonly style: DayStyle;
  /** The lines of its headings tell what is done first. */
  readonly headingsTell: boolean;
}

/**
 * `Sat 8 May boat trip 9.30am` over other entries, in most days: then what stands behind the other dates is done, too, no name of the day
 * (`Sun 9 May beach day`).
 */
function headingsTell(days: readonly DayLines[], document: SourceDocument): boolean {
  const titled = days.filter(({ heading }) => heading.title !== null && !isNameLine(document.lines[heading.line]));
  // `fri 6 kayak tour` with nothing below it: where half of the days hold their plan so, a name is no more likely.
  const plans = titled.filter(({ heading, content }) => heading.isPlan === true && content.length === 0);
  const told = titled.filter(({ heading: { title } }) => title !== null && tellsHour(title));
  const count = new Set([...plans, ...told]).size;
  return count >= LEAST_TIMED && (plans.length >= LEAST_TIMED ? count * 2 >= titled.length : count * 2 > titled.length);
}
const tellsHour = (title: Passage): boolean =>
  NAMED.test(title.text) && (hasTime(withoutBrackets(title)) || TOLD.test(title.text));
const LEAST_TIMED = 2;
/** `North to Knysna. 420 km, 5 h`: a sentence and its length, or the next sentence. */
const TOLD =
  /(?<!(?:^|[^\p{L}])(?:St|Ste|Mt|Dr|Pt|Ft|Bhf|Hbf|bzw|Sta|Sto|Nr))(?<=\p{L}{2})\.\s+(?:\d{1,4} ?(?:km|mi|h|hrs?|min|m)\b|\p{Lu}\p{Ll}+ )/u;
/** An hour alone is that of what stands below. */
const NAMED = /\p{L}{3}/u;

const isNameLine = (line: DocumentLine | undefined): boolean => line === undefined || line.heading > 0 || line.isBold;

/** `Dover (all aboard 17:00)` */
const withoutBrackets = ({ text }: Passage): Passage => ({
  text: text.replace(/\([^()]*\)/g, (aside) => ' '.repeat(aside.length)),
  at: 0,
});

function readDay(day: DayLines, text: TextOfDays): DayDraft {
  const { title } = day.heading;
  const calls = title === null ? null : (readShipCalls(title) ?? readBareCalls(title));
  if (calls === null) return readNamedDay(day, text);
  const named = readNamedDay({ ...day, heading: { ...day.heading, title: calls.port } }, text);
  return { ...named, blocks: withCalls(named.blocks, calls) };
}

function readNamedDay({ heading: whole, content: below, isLast }: DayLines, text: TextOfDays): DayDraft {
  const { document, style } = text;
  const part = below.length === 0 ? null : partBehind(whole.title, document.lines[whole.line]);
  const heading = part === null ? whole : { ...whole, title: null };
  const content = part === null ? below : [part, ...below];
  const own = document.lines[heading.line];
  const isName = isNameLine(own);
  const isTold = text.headingsTell && !isName && heading.title !== null && tellsDone(heading.title);
  const alone =
    heading.title !== null &&
    (content.length === 0
      ? tellsEntries(heading.title)
      : !isName && (tellsHours(heading.title) || holdsHoursInCells(heading.title)));
  // `Fri 6 tasting at 3pm` over other entries of that day: with its hour it is no name.
  const isTimed = heading.isPlan === true && heading.title !== null && hasTime(withoutBrackets(heading.title));
  const isPlan =
    heading.isPlan === true &&
    (document.isThread ||
      isTimed ||
      content.every((below) => isLast && below.bullet === null && !below.startsWithTime));
  const line =
    isPlan || (isTold && !alone)
      ? readPlan(heading.title, own, hourHabitOf(document))
      : alone
        ? readOneLineDay(heading.title, own, hourHabitOf(document))
        : null;
  const lines = document.isThread ? content.flatMap((below) => splitAtPrice(below).plan ?? []) : content;
  const inside = readDayContent(lines, {
    order: document.dateOrder,
    isUntitled: heading.title === null,
    heading: heading.title,
    isLast,
    style,
  });
  const leg = line === null && below.length > 0 ? legIn(heading.title, own) : null;
  const told = leg === null ? (line?.activities ?? []) : [leg];
  const blocks = told.length > 0 ? withFirst(told, inside.blocks) : inside.blocks;
  return {
    number: heading.number,
    lastNumber: heading.lastNumber,
    title: line
      ? line.title
      : heading.title && leg === null
        ? stated(heading.title.text, [spanOf(heading.title)])
        : inside.title,
    date: heading.date ?? inside.date,
    lastDate: heading.lastDate,
    weekday: heading.weekday ?? inside.weekday,
    distance: inside.distance ?? heading.distance,
    blocks: document.isThread ? inOrderOfHours(blocks) : blocks,
  };
}

const tellsDone = (title: Passage): boolean =>
  NAMED.test(title.text) &&
  (hasTime(title) || TOLD.test(title.text) || findActivityType(foldText(title.text)) !== null);

/** `4 May - AM: Old shrine, market` over the line of the afternoon: behind the date the first part of the day begins. */
function partBehind(title: Passage | null, own: DocumentLine | undefined): DocumentLine | null {
  if (title === null || own === undefined || isNameLine(own)) return null;
  const line = withChanges(withText(own, title), { emojiLength: 0, startsWithTime: false });
  return namesPartOfDay(line) && inlinePeriod(line) !== null ? line : null;
}

/** `Vis - Korčula 32 nm, buoy in the bay` over other entries: more than a name of the day, the leg that is sailed first. */
function legIn(title: Passage | null, own: DocumentLine | undefined): ActivityDraft | null {
  if (title === null || !hasDigit(title.text)) return null;
  const folded = foldText(title.text);
  if (!BEHIND_LEG.test(folded) || !sailsLeg(folded)) return null;
  return readActivity(title, { links: own?.links ?? [] });
}
const BEHIND_LEG = /\d ?(?:nmi?|[a-z]{3,8}(?: [a-z]{4,10})?)\b[^,;.]{0,14}[,;.(] ?[a-z]/;

/** What the heading tells comes first, among what stands under no part of the day. */
function withFirst(told: readonly ActivityDraft[], [first, ...others]: DayDraft['blocks']): DayDraft['blocks'] {
  const isOpen = first !== undefined && first.period === null && first.emoji === null;
  if (isOpen) return [{ ...first, activities: [...told, ...first.activities] }, ...others];
  const opening = { period: null, emoji: null, activities: told };
  return first === undefined ? [opening] : [opening, first, ...others];
}
