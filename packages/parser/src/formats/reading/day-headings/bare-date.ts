/** Lines that begin with a date and go on with words, without a mark or a weekday. */
import { type DateMention, type DateOrder, findDates } from '../../../annotators/date.ts';
import { isDigit } from '../../../text/character-class.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';

/** What is asked of a line; the document reads its lines with this file's help. */
interface HeadingLine {
  readonly bullet: string | null;
  readonly cells: readonly Passage[] | null;
  readonly passage: Passage;
  readonly folded: string;
}

/** `4/6 Ghent`, `5/6 -> Antwerp`, `6 june bruges`, `12.6.`, `12.6. – Ghent`, `3-6 May Ghent`: `after` is the text behind the date, folded. */
export const mayBeBareDate = (line: HeadingLine, mention: DateMention, after: string): boolean =>
  line.bullet === null &&
  line.cells === null &&
  mention.from === 0 &&
  line.passage.text.length <= MAX_BARE_DATE &&
  (BEHIND_BARE_DATE.test(after) || (endsInDot(line.folded, mention) && isSetOff(after)));
const MAX_BARE_DATE = 70;
/** Words, or an hour before them: `13 Feb 0930 walking tour`; the number of the day (`30.09. 1. Tag`). */
const BEHIND_BARE_DATE =
  /^ (?:[-=]?> ?|→ ?)?(?:[a-z]|\d{1,2}\. ?(?:tag|dag)(?![a-z])|(?:(?:[01]\d|2[0-3])[0-5]\d(?: ?hrs?| ?h)?|\d{1,2}[:.]\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m) [a-z])/;

/** Nothing, a mark or a wide gap. */
export const isSetOff = (after: string): boolean => SET_OFF.test(after);
const SET_OFF = /^\s*(?:$|[:–—|]|-\s)|^ {2,}/;

/** `12.6.`: by its look it may as well be the number of a chapter. */
export const endsInDot = (folded: string, mention: DateMention): boolean =>
  mention.isBareNumeric && folded.charAt(mention.to - 1) === '.';

/** The dates of a heading: at its start also `1.6.`, which elsewhere is as often the number of a section. */
export function findHeadingDates(folded: string, order: DateOrder): readonly DateMention[] {
  const found = findDates(folded, order);
  const start = folded.slice(0, 8);
  const match =
    isDigit(folded.charCodeAt(0)) && start.includes('.') && found[0]?.from !== 0 ? DOTTED.exec(start) : null;
  const { day, month } = match?.groups ?? {};
  if (match === null || found.some((mention) => mention.from < match[0].length)) return found;
  const date = { year: null, month: Number(month), day: Number(day) };
  const lead = { from: 0, to: match[0].length, date, weekday: null, end: null, endWeekday: null };
  return [{ ...lead, isBareNumeric: true, isAmbiguous: false }, ...found];
}
const DOTTED = /^(?<day>0?[1-9]|[12]\d|3[01])\.(?<month>0?[1-9]|1[0-2])\.(?!\d)/;

/** Without `marks` at both ends; the dot behind the figures of a date is one of it: `Mo. 27.9.`. */
export function trimToDate(passage: Passage, marks: string): Passage {
  const trimmed = trimPassage(passage, marks);
  if (!ENDS_IN_FIGURES.test(trimmed.text)) return trimmed;
  const from = passage.text.indexOf(trimmed.text);
  const to = from + trimmed.text.length;
  return passage.text.charAt(to) === '.' ? slicePassage(passage, from, to + 1) : trimmed;
}
const ENDS_IN_FIGURES = /(?<!\d)\d{1,2}\.\d{1,2}$/;

/** `06MAY`, as reservation systems write it. */
export const isCompact = ({ text }: Passage, { from, to }: DateMention): boolean =>
  /^\d{1,2}[A-Za-z]{3}$/.test(text.slice(from, to));
