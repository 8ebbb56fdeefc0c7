/**
 * Days as a short message tells them, a line each: the weekday, a bare number and at once the plan. The month stands once, with the first of
 * them or above, often behind other words:
 *
 *   ok so porto: thu jun 3 fly in at noon, drop bags
 *                ^^^^^^^^^
 *   fri 4 wine lodges early then dinner 8pm
 *   ^^^^^
 *   sat 5 beach
 *
 * Alone such a line says nothing of days (`sat 10 people came`): weekdays and numbers have to go on together.
 */
import { type DateMention, findDates, mayHoldDate } from '../../../annotators/date.ts';
import { withoutTrailingEmoji } from '../../../annotators/emoji.ts';
import { MONTHS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import type { PartialDate } from '../../../model/partial-date.ts';
import { isDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { type Counted, CountedRun, isRun, isStep } from '../day-headings/counted-run.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import { type DocumentLine, type SourceDocument, withText } from '../document.ts';

const WEEKDAY = [...WEEKDAYS.keys()].filter((word) => !word.includes('-')).join('|');
const MONTH = [...MONTHS.keys()].join('|');
const DAY = '(?<day>0?[1-9]|[12]\\d|3[01])';
/** `lunes19:`, `Sat12 beach`: the blank left out; two letters and a figure are as often a code. */
const GLUED = '(?<=[a-z]{3})(?=\\d{1,2}(?!\\d))';
/** A heading that stands alone on its line may close with a mark. */
/** What a figure before it counts, or the month of its date. */
const COUNTS = `(?:am|pm|a\\.m|p\\.m|uhr|uur|h|hrs?|o'clock|people|persons|pax|adults|guests|or|to|until|till|and|&|bis|au|al?|[-–—:]|(?:of |de |d')?(?:${MONTH}))(?![a-z])`;
const COUNTED = new LinePattern(
  compactPattern(
    `^(?:(?:and|then|on|the|und|am|et|le|y|el|e|il|en|op) ){0,2}(?<weekday>${WEEKDAY})(?:\\b\\.?,? (?:the |le |el |il |den )?|${GLUED})${DAY}(?:st|nd|rd|th|\\.)?(?:(?<mark> ?[-–—:,] {0,3}| {1,3})(?!${COUNTS}|\\d{1,2}(?![\\d:.]|\\s?(?:[ap]m|uhr|uur)\\b|[hu]\\d)|$)(?=["“'(]?[a-z\\d])|(?<alone> ?:?$))`,
  ),
);

/** Beyond any message. */
const MAX_DAYS = 60;

/** The days of such a message, or none. */
export function findCountedDays(document: SourceDocument): DayHeading[] {
  const run = new CountedRun();
  const above: DocumentLine[] = [];
  for (const line of document.lines) {
    if (isBlank(line.passage) || line.table !== null || line.isAround) continue;
    const own = readCounted(line) ?? (run.length > 0 ? readDatedLine(line, document, true) : null) ?? readFigure(line);
    const opening = own === null || run.length > 0 ? null : openingAbove(own, above, document);
    if (opening !== null) run.add(opening);
    if (own !== null && !run.add(own)) return [];
    if (run.length > MAX_DAYS) return [];
    above.push(line);
    if (above.length > MOST_ABOVE) above.shift();
  }
  const days = run.close();
  return isRun(days) ? toHeadings(days, document) : [];
}

/** Where its date heads the line, more of the first day's plan may stand below. */
function openingAbove(own: Counted, above: readonly DocumentLine[], document: SourceDocument): Counted | null {
  for (const [i, line] of [...above].reverse().entries()) {
    const opening = readDatedLine(line, document, i > 0 || own.isFigure === true);
    if (opening !== null) return isStep(opening, own) ? opening : null;
  }
  return null;
}
const MOST_ABOVE = 4;

/** All days in one line, as one who sends a single message tells them: `thurs may 6 land 3pm, fri 7 museum then lunch, sat 8 beach`. */
export function findDaysInLine(document: SourceDocument): DayHeading[] {
  for (const line of document.lines.slice(0, MAX_SINGLE)) {
    const { passage, folded, look } = line;
    if (line.table !== null || line.isAround || passage.text.length > MAX_LINE || !IN_LINE.mayMatch(look)) continue;
    const starts = [...folded.matchAll(SEGMENT)].map((match) => match.index + match[0].length);
    const run: Counted[] = [];
    for (const [i, from] of starts.entries()) {
      const part = withText(line, trimPassage(slicePassage(passage, from, starts[i + 1] ?? folded.length), ',;.!–—- '));
      const own = readCounted(part) ?? readDatedLine(part, document, true);
      const last = run.at(-1);
      if (own === null || (last !== undefined && !isStep(last, own))) continue;
      const lead = run.length === 0 && from > 0 ? slicePassage(passage, 0, from) : null;
      run.push({ ...own, line, lead });
    }
    if (isRun(run)) return toHeadings(run, document);
  }
  return [];
}

/** Such a message is the whole paste or stands near its start. */
const MAX_SINGLE = 20;
const IN_LINE = new LinePattern(compactPattern(`\\b(?:${WEEKDAY})\\.?,? (?:the )?\\d`));
/** What stands before a day within its line: the start, or a mark that ends the day before. */
const SEGMENT = compactPattern(`(?:^|[,;.!:?] |\\s[-–—|/] )(?=(?:${WEEKDAY})\\b\\.?,? )`, 'g');

function readCounted(line: DocumentLine): Counted | null {
  if (line.heading > 0 || line.quote > 0 || line.passage.text.length > MAX_LINE) return null;
  const match = COUNTED.exec(line.look, line.folded);
  const { weekday: word, day, mark, alone } = match?.groups ?? {};
  const weekday = WEEKDAYS.get(word ?? '');
  if (!match || word === undefined || day === undefined || weekday === undefined) return null;
  const { passage } = line;
  const from = match[0].indexOf(word);
  const at = match[0].indexOf(day, from + word.length);
  return {
    line,
    weekday: stated(weekday, [spanOf(passage, from, from + word.length)]),
    day: stated(Number(day), [spanOf(passage, at, at + day.length)]),
    date: null,
    rest: trimPassage(slicePassage(passage, match[0].length)),
    lead: null,
    isMarked: alone !== undefined || mark !== ' ',
    isMonthToo: MONTHS.has(word),
  };
}

/** `13 market hall`: a day only where the numbers before it count up to it. */
function readFigure(line: DocumentLine): Counted | null {
  const { passage, folded } = line;
  if (!isDigit(folded.charCodeAt(0)) || line.bullet !== null || line.heading > 0 || line.quote > 0) return null;
  const match = passage.text.length > MAX_LINE ? null : FIGURE.exec(folded);
  const figure = match?.groups?.['day'];
  if (!match || figure === undefined) return null;
  return {
    line,
    weekday: null,
    day: stated(Number(figure), [spanOf(passage, 0, figure.length)]),
    date: null,
    rest: trimPassage(slicePassage(passage, match[0].length)),
    lead: null,
    isMarked: false,
    isFigure: true,
  };
}
const FIGURE = compactPattern(
  `^${DAY}(?:st|nd|rd|th)?(?: - |: | {1,3})(?!${COUNTS}|(?:nights?|nts?|n|days?|hours?|mins?|minutes?|km?|mi?|miles?|eur|euros?|usd|gbp|chf|x|of|more|kids?|naechte|nachte?|tage?|std|stunden|personen|nuits?|jours?|heures?|noches?|dias?|horas?|personas?|notti|notte|giorn[oi]|ore|persone|noites?|pessoas?|nachten|dagen|uren|personen)\\b)(?=["“'(]?[a-z]{2}|\\d{1,2}[:.h]\\d\\d\\b|\\d{4} [a-z])`,
);

const MAX_LINE = 600;

/** A date with its month: at the head of its line, before the first of the numbers also behind other words. */
function readDatedLine(line: DocumentLine, { dateOrder }: SourceDocument, atHead: boolean): Counted | null {
  if (!mayHoldDate(line.look) || line.passage.text.length > MAX_LINE) return null;
  const mention = findDates(line.folded, dateOrder).findLast((found) => found.weekday !== null || found.from === 0);
  if (mention === undefined || mention.end !== null || mention.isBareNumeric) return null;
  const lead = line.folded.slice(0, mention.from);
  if (atHead ? lead !== '' : !BEHIND_WORDS.test(lead)) return null;
  const rest = trimPassage(slicePassage(line.passage, mention.to), ':,–—-');
  if (!/\p{L}{2}/u.test(rest.text)) return null;
  const { passage } = line;
  return {
    line,
    weekday:
      mention.weekday && stated(mention.weekday.weekday, [spanOf(passage, mention.weekday.from, mention.weekday.to)]),
    day: stated(mention.date.day, [spanOf(passage, mention.from, mention.to)]),
    date: stated(mention.date, [spanOf(passage, mention.from, mention.to)]),
    rest,
    lead: mention.from === 0 ? null : slicePassage(passage, 0, mention.from),
    isMarked: false,
  };
}

/** Nothing, or words that a mark closes: `hi! ok porto: `. */
const BEHIND_WORDS = /^$|(?:[:!.,;–—-]|\b(?:so|ok|okay|on|from|starting|start|is|are|then)) $/;

/** `. budget $900 for both of us thx` behind the plan of the last day: what the trip may cost, and thanks. */
const NOT_OF_DAY =
  /(?:[.!;,?]|\s[–—-]) {0,2}(?=(?:(?:and |our |my |the |total |max |overall ){0,2}budget\b|(?:thx|thanks|thank you|cheers|danke|merci|gracias|grazie|obrigad[oa])\b))/i;

function toHeadings(run: readonly Counted[], document: SourceDocument): DayHeading[] {
  let month = run[0]?.date ?? monthAbove(run[0] as Counted, document);
  return run.map((counted): DayHeading => {
    const { line, weekday, rest, day, lead } = counted;
    const end = rest.text.search(NOT_OF_DAY);
    const [plan, after] = end < 0 ? [rest, null] : [slicePassage(rest, 0, end), slicePassage(rest, end)];
    const asides = [lead, after];
    month = counted.date ?? (month && monthOf(month, day));
    return {
      line: line.index,
      kind: month === null ? 'weekday' : 'dated',
      number: null,
      lastNumber: null,
      date: month,
      lastDate: null,
      weekday,
      title: titleOf(plan),
      distance: null,
      isBareNumeric: false,
      isLoose: false,
      isPlan: true,
      ...(month === null && { dayOfMonth: day }),
      asides: asides.flatMap((aside) => (aside === null ? [] : [trimPassage(aside, '.,;!–—-')])),
    };
  });
}

function titleOf(plan: Passage): Passage | null {
  const title = trimPassage(withoutTrailingEmoji(plan), ',.;!–—-');
  return title.text === '' ? null : title;
}

/** The date of the number after this date: the same month, or the next where the numbers start again. */
function monthOf({ value, spans }: Field<PartialDate>, day: Field<number>): Field<PartialDate> {
  const isNext = day.value < value.day;
  const month = isNext ? (value.month % 12) + 1 : value.month;
  const year = value.year !== null && isNext && month === 1 ? value.year + 1 : value.year;
  return derived({ year, month, day: day.value }, [...day.spans, ...spans.slice(-1)]);
}

/** `9-12 april` in a line above the first number: its month is that of the trip. */
function monthAbove({ line, day }: Counted, { lines, dateOrder }: SourceDocument): Field<PartialDate> | null {
  for (const above of lines.slice(Math.max(0, line.index - MAX_ABOVE), line.index)) {
    if (above.isAround || !mayHoldDate(above.look)) continue;
    const found = findDates(above.folded.slice(0, 300), dateOrder).find((mention) => startsOn(mention, day.value));
    if (found)
      return derived({ ...found.date, day: day.value }, [...day.spans, spanOf(above.passage, found.from, found.to)]);
  }
  return null;
}

const MAX_ABOVE = 12;
const startsOn = ({ date, end, isBareNumeric }: DateMention, day: number): boolean =>
  !isBareNumeric &&
  (date.day === day || (end !== null && end.month === date.month && date.day < day && day <= end.day));
