/**
 * Calendars and programmes that set the hours of an entry on a line of their own, above or below what it is, with the place beside or below:
 *
 *   08:30 - 09:30            Sunset Drinks
 *   Boat trip                6 pm to 7 pm | Lakeside Lawn
 *   North Pier 4             Dress code: linen
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findCellTime } from '../../../annotators/cell-time.ts';
import { findFlightNumbers } from '../../../annotators/flight-number.ts';
import { readLabel } from '../../../annotators/label.ts';
import { findMoney } from '../../../annotators/money.ts';
import { isMealName, namesPeriod } from '../../../annotators/period.ts';
import { readSection } from '../../../annotators/section.ts';
import { findTimes } from '../../../annotators/time.ts';
import { hasDigit, hasLetter, hasLetterOrNumber } from '../../../text/character-class.ts';
import { joinPassages, type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, withChanges, withText } from '../document.ts';
import { withItsWords } from '../hours/time-words.ts';
import { tellsPlace } from './place-below.ts';

export interface JoinedLines {
  readonly lines: readonly DocumentLine[];
  /** Those that tell where the entry above them is. */
  readonly places: ReadonlySet<DocumentLine>;
}

const NO_PLACES: ReadonlySet<DocumentLine> = new Set();

/**
 * The lines of a day, each line of nothing but hours put before the one below it, where the day begins with such a line, a blank or a list
 * sets it off; or behind the name above it, where it is indented under that, each entry is a paragraph that begins so, or the day ends so.
 */
export function joinTimesAbove(lines: readonly DocumentLine[], setsBelow: boolean): JoinedLines {
  const below = joinTimesBelow(lines, setsBelow);
  if (below !== null) return below;
  if (!lines.some(mayBeTimeAlone)) return { lines, places: NO_PLACES };
  const joined: DocumentLine[] = [];
  const places = new Set<DocumentLine>();
  const areBehind = standBehindNames(lines);
  const startsWithHours = !areBehind && lines.slice(0, 2).some(isTimeAlone);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as DocumentLine;
    const next = lines[i + 1];
    const last = joined.at(-1);
    const named = next !== undefined && isHoursBelow(next) ? nameOfKind(line, next.passage, lines[i + 2]) : null;
    if (named !== null) {
      joined.push(named);
      i += 2;
      addPlace(places, lines[i + 1]);
      continue;
    }
    const isAlone = isTimeAlone(line);
    if (isAlone && last !== undefined && last === lines[i - 1] && (areBehind || isIndentedUnder(line, last)))
      joined[joined.length - 1] = withHours(last, line);
    else if (isAlone && next !== undefined && headsNext(line, next, startsWithHours)) {
      joined.push(withBelow(line, next));
      i++;
      addPlace(places, lines[i + 1]);
    } else joined.push(line);
  }
  return { lines: joined, places };
}

/** `9:00 AM` over `Museum`, or over the list of what is done then. */
function headsNext(line: DocumentLine, next: DocumentLine, startsWithHours: boolean): boolean {
  if (next.bullet !== null)
    return !next.startsWithTime && !next.afterBlank && (line.bullet === null || next.indent > line.indent);
  return (startsWithHours || line.afterBlank || line.heading > 0) && line.bullet === null && isEntryBelow(next);
}

/** `- Museum`, below it and further in `9:00 AM`. */
const isIndentedUnder = (line: DocumentLine, above: DocumentLine): boolean =>
  !line.afterBlank && line.bullet === null && line.indent > above.indent && isName(above);

const isName = (line: DocumentLine): boolean =>
  !line.startsWithTime && line.heading === 0 && line.table === null && !namesPartOfDayAlone(line);

const namesPartOfDayAlone = ({ folded }: DocumentLine): boolean => namesPeriod(folded) && !isMealName(folded);

/** Every hour of the day stands right behind a name, and the day ends in one, or all names are bold or set off by a blank. */
function standBehindNames(lines: readonly DocumentLine[]): boolean {
  let hours = 0;
  let isMarked = true;
  let marked = 0;
  for (const [i, line] of lines.entries()) {
    if (!isTimeAlone(line)) continue;
    const name = lines[i - 1];
    if (name === undefined || line.afterBlank || line.bullet !== null || line.isBold || !isName(name)) return false;
    const before = lines[i - 2];
    if (before !== undefined && !isTimeAlone(before) && !name.isBold && !name.afterBlank) return false;
    const isSetOff = name.isBold || (name.afterBlank && i > 1) || line.emojiLength > 0;
    isMarked &&= isSetOff || i === 1;
    marked += isSetOff ? 1 : 0;
    hours++;
  }
  const last = lines.at(-1);
  return hours > 0 && ((isMarked && marked > 0) || (last !== undefined && isTimeAlone(last)));
}

const withHours = (line: DocumentLine, hours: DocumentLine): DocumentLine =>
  withChanges(withText(line, joinPassages([line.passage, slicePassage(hours.passage, hours.emojiLength)])), NAMED);

/** `From 08:30 am to 09:30 am` is no longer. */
const MAX_HOURS = 30;
const mayBeTimeAlone = ({ startsWithTime, passage: { text } }: DocumentLine): boolean =>
  startsWithTime && text.length <= MAX_HOURS;

function isTimeAlone(line: DocumentLine): boolean {
  // `Midday` over a list is a part of the day, as `Morning` is.
  if (!mayBeTimeAlone(line) || line.table !== null) return false;
  if (!hasDigit(line.folded) && namesPeriod(line.passage.text)) return false;
  const { folded, passage, emojiLength } = line;
  const words = emojiLength === 0 ? folded : folded.slice(emojiLength);
  const time = findCellTime(words.endsWith(':') ? words.slice(0, -1) : words);
  if (time === null) return false;
  const { from, to } = withItsWords(time, passage.text.slice(emojiLength), words);
  return !hasLetterOrNumber(words.slice(0, from) + words.slice(to));
}

/** Right below, without hours, mark or known label of its own. */
function isEntryBelow(line: DocumentLine): boolean {
  if (line.afterBlank || line.startsWithTime || line.bullet !== null || line.heading > 0) return false;
  if (line.table !== null || line.cells !== null || !hasLetter(line.passage.text)) return false;
  if (line.passage.text.startsWith('📍')) return false;
  const label = readLabel(line.passage.text, line.folded);
  return label === null || label.meaning === 'unknown';
}

const withBelow = (line: DocumentLine, below: DocumentLine): DocumentLine =>
  withChanges(withText(line, joinPassages([line.passage, below.passage])), {
    links: below.links,
    bolds: below.bolds,
    isBold: false,
    heading: 0,
  });

/**
 * I-569: do the paragraphs of all days begin with a name whose hours stand right below, and none with hours? Then so does the first of a day
 * that has but one, or the name of the day above it.
 */
export function setsHoursBelow(days: readonly (readonly DocumentLine[])[]): boolean {
  let named = 0;
  let kinds = 0;
  for (const lines of days)
    for (let i = 1; i < lines.length; i++) {
      const line = lines[i] as DocumentLine;
      if (!line.afterBlank) continue;
      if (isTimeAlone(line)) return false;
      if (!isNameOver(line, lines[i + 1], lines[i + 2]) || hoursOf(lines[i + 1]) === null) continue;
      named++;
      if (KIND.test(line.folded)) kinds++;
    }
  return named >= LEAST_ENTRIES && kinds * 4 <= named;
}
/** `Flight` over its hours and `London – Lisbon`: of what kind each entry is, as apps print it, no name. */
const KIND =
  /^(?:flight|train|rail|lodging|hotel|stay|accommodation|activity|restaurant|dining|car(?: rental| hire)?|rental car|transfer|transport(?:ation)?|ferry|bus|event|meeting|tour|cruise|note|flug|zug|bahn|unterkunft|aktivitat|mietwagen|fahre|vol|hebergement|activite|voiture|vuelo|tren|alojamiento|actividad|coche|volo|treno|alloggio|attivita|auto|voo|comboio|hospedagem|atividade|carro|vlucht|trein|verblijf|activiteit)(?: [-–] .{2,20})?$/;

/** At least two paragraphs of the day, or of all days, are a name, then its hours, with nothing but the place or a remark behind a mark. */
function joinTimesBelow(lines: readonly DocumentLine[], setsBelow: boolean): JoinedLines | null {
  if (lines.length < (setsBelow ? LEAST_ENTRIES : 4)) return null;
  if (!setsBelow && !lines.some((line, i) => i > 0 && line.startsWithTime && lines[i - 1]?.afterBlank)) return null;
  const hours = lines.map((line, i) =>
    isNameOver(i === 0 && setsBelow ? withChanges(line, { afterBlank: true }) : line, lines[i + 1], lines[i + 2])
      ? hoursOf(lines[i + 1])
      : null,
  );
  const count = hours.filter((found) => found !== null).length;
  if (setsBelow ? count === 0 : count < LEAST_ENTRIES || hours[0] === null) return null;
  const joined: DocumentLine[] = [];
  const places = new Set<DocumentLine>();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as DocumentLine;
    const found = hours[i] ?? null;
    const timed = lines[i + 1];
    if (found === null || timed === undefined) {
      joined.push(line);
      continue;
    }
    i++;
    const named = found.rest === null ? nameOfKind(line, found.hours, lines[i + 1]) : null;
    if (named !== null) {
      joined.push(named);
      i++;
      addPlace(places, lines[i + 1]);
      continue;
    }
    joined.push(withChanges(withText(line, joinPassages([line.passage, found.hours])), { ...NAMED, hoursBelow: true }));
    if (found.rest === null) continue;
    const rest = withChanges(withText(timed, found.rest), { startsWithTime: false, afterBlank: false });
    if (tellsPlace(found.rest.text)) places.add(rest);
    joined.push(rest);
  }
  return { lines: joined, places };
}

const isHoursBelow = (line: DocumentLine): boolean => !line.afterBlank && line.bullet === null && isTimeAlone(line);

/** The line below an entry, where it tells where that is; a flight's number tells none. */
function addPlace(places: Set<DocumentLine>, line: DocumentLine | undefined): void {
  if (line === undefined || !isEntryBelow(line) || !tellsPlace(line.passage.text)) return;
  if (!hasDigit(line.folded) || findFlightNumbers(line.passage.text).length === 0) places.add(line);
}

/** I-613: `Meeting` over its hours, and right below what is met for: the entry, of that kind. */
function nameOfKind(kind: DocumentLine, hours: Passage, name: DocumentLine | undefined): DocumentLine | null {
  if (name === undefined || name.afterBlank || name.startsWithTime || name.bullet !== null || name.table !== null)
    return null;
  const { passage, emojiLength } = kind;
  if (!KIND.test(kind.folded.slice(emojiLength).trim()) || !/^\p{Lu}/u.test(name.passage.text)) return null;
  const type = findActivityType(kind.folded)?.type;
  return withChanges(withText(name, joinPassages([hours, name.passage])), {
    startsWithTime: true,
    aboutAbove: trimPassage(slicePassage(passage, emojiLength)),
    ...(type !== undefined && { typeAbove: type }),
  });
}

const LEAST_ENTRIES = 2;
const MAX_NAME = 70;
const NAMED = { startsWithTime: true, isBold: false };

/** A line that begins a paragraph whose second line alone has hours at its head. */
export function isNameOver(
  line: DocumentLine,
  timed: DocumentLine | undefined,
  next: DocumentLine | undefined,
): boolean {
  const { text } = line.passage;
  if (timed === undefined || !timed.startsWithTime || timed.afterBlank || timed.bullet !== null) return false;
  if (next !== undefined && !next.afterBlank && next.startsWithTime) return false;
  if (!line.afterBlank || line.startsWithTime || line.bullet !== null || line.heading > 0 || line.table !== null)
    return false;
  if (text.length > MAX_NAME || !/^[^\p{Ll}]{0,3}\p{Lu}/u.test(text) || /[.:;?]$/.test(text)) return false;
  const { folded } = line;
  const isPartOfDay = namesPeriod(folded) && !isMealName(folded);
  const isOther = isPartOfDay || readLabel(text, folded) !== null || readSection(folded) !== null;
  return !isOther && findTimes(folded).length === 0 && findMoney(text, 1).length === 0;
}

/** `6 pm to 7 pm | Lakeside Lawn`: the hours, and what a mark sets off from them; null where anything else stands there. */
function hoursOf(line: DocumentLine | undefined): { readonly hours: Passage; readonly rest: Passage | null } | null {
  if (line === undefined) return null;
  const { passage } = line;
  const at = passage.text.search(/\s?[|·•@]\s/);
  const hours = at < 0 ? passage : trimPassage(slicePassage(passage, 0, at));
  if (hours.text.length > MAX_LED_HOURS) return null;
  const [time, other] = findTimes(foldText(hours.text));
  if (time === undefined || other !== undefined) return null;
  if (
    hasLetter(hours.text.slice(time.to).replace(OPEN_END, '')) ||
    !/^(?:\p{L}{2,6} )?$/u.test(hours.text.slice(0, time.from))
  )
    return null;
  const rest = at < 0 ? null : trimPassage(slicePassage(passage, at), '|·•@');
  return { hours, rest: rest === null || rest.text === '' ? null : rest };
}

/** `From 10:30 am to 12:45 pm` */
const MAX_LED_HOURS = 30;
/** `10:30 PM till late`, `21:00 onwards` */
const OPEN_END =
  /^\s?[-–—]?\s?(?:onwards?|(?:un)?til+ (?:late|the end|close)|late|hrs?|h|uhr|open end|ende offen|bis (?:open end|spät)|jusqu['’]au bout de la nuit|hasta tarde|fino a tardi|até tarde)$/i;
