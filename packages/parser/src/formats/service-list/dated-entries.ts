/**
 * I-305: a list of what is booked, each line with its day at the end, under headings of towns or none:
 *
 *   Bergen
 *   • Funicular – Thu 9 Sept, 10am
 *     ^^^^^^^^^   ^^^^^^^^^^  ^^^^
 *     entry       day         time
 *   • Fjord cruise (Fri 10 Sept, 14:00)
 */
import { type DateMention, type DateOrder, findDates, mayHoldDate } from '../../annotators/date.ts';
import { findMoney } from '../../annotators/money.ts';
import { looksLikePlace } from '../../annotators/place-look.ts';
import { findTimes } from '../../annotators/time.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../reading/document.ts';
import { namesTown } from './names-town.ts';

export interface DatedEntry {
  readonly line: DocumentLine;
  /** Where in the line's text the date stands. */
  readonly mention: DateMention;
  readonly name: Passage;
  readonly time: Field<TimeSpan> | null;
  /** The town above it, where the lines above name towns. */
  readonly town: DocumentLine | null;
  /** What is said in brackets behind it. */
  readonly about: Passage | null;
}

const MAX_LINES = 400;
const LEAST_ENTRIES = 3;
const LEAST_DATES = 2;

/** In the order of the text; none where other lines of such a list stand between them. */
export const readDatedEntries = oncePerDocument((document: SourceDocument): readonly DatedEntry[] => {
  if (document.tables.length > 0) return [];
  const lines = document.lines
    .slice(0, MAX_LINES)
    .filter((line) => !isBlank(line.passage) && !line.isRule && !line.isAround);
  if (lines.filter(({ look }) => mayHoldDate(look)).length < LEAST_ENTRIES) return [];
  const entries = withoutRangesAround(lines.map((line) => readEntry(line, document.dateOrder)));
  const found = entries.filter((entry) => entry !== null);
  const dates = new Set(found.map(({ mention: { date } }) => `${date.month}/${date.day}`));
  const timed = found.filter(({ time }) => time !== null).length;
  if (found.length < LEAST_ENTRIES || timed * 2 <= found.length || dates.size < LEAST_DATES) return [];
  if (lines.some((line, i) => entries[i] === null && isLeftOut(line, found, document.dateOrder))) return [];
  let town: DocumentLine | null = null;
  let others = 0;
  const placed: DatedEntry[] = [];
  for (const [i, line] of lines.entries()) {
    const entry = entries[i] ?? null;
    if (entry !== null) placed.push({ ...entry, town });
    else if (namesTown(line)) town = line;
    // A town that nobody knows ends the one above.
    else if (mayHeadEntries(line)) town = null;
    else if (placed.length > 0 && line.bullet !== null) others++;
  }
  return others * 4 <= found.length ? placed : [];
});

/** `Oslo, 9–12 Sept` above entries says when all of them are; among bulleted ones it heads those of a town. */
function withoutRangesAround(entries: readonly (Read | null)[]): readonly (Read | null)[] {
  const first = entries.findIndex((entry) => entry?.lasts === false);
  const isBulleted = entries[first]?.line.bullet !== null;
  const isAround = (entry: Read, i: number): boolean =>
    entry.lasts && entry.line.bullet === null && (isBulleted || i < first);
  return entries.map((entry, i) => (entry === null || isAround(entry, i) ? null : entry));
}

/** A line of the list with a day that is not read (`• Ferry: on 11 Sept or on 13 Sept`): without it the list would not be whole. */
function isLeftOut(line: DocumentLine, found: readonly Read[], order: DateOrder): boolean {
  const [first, last] = [found[0]?.line, found.at(-1)?.line];
  const isBetween = first?.bullet === null && line.index > first.index && line.index < (last?.index ?? 0);
  if ((line.bullet === null && !isBetween) || !mayHoldDate(line.look) || NAMES_FACT.test(line.folded)) return false;
  return findDates(withoutAmounts(line.passage.text, line.folded), order).length > 0;
}

const mayHeadEntries = ({ passage, bullet }: DocumentLine): boolean => {
  const { text } = trimPassage(passage, ':*_# ');
  return bullet === null && text.length <= MAX_HEADING && looksLikePlace(text, true);
};
const MAX_HEADING = 40;

interface Read extends Omit<DatedEntry, 'town'> {
  /** Up to a later day. */
  readonly lasts: boolean;
}

function readEntry(line: DocumentLine, order: DateOrder): Read | null {
  const { passage, folded, look, heading } = line;
  if (heading > 0 || passage.text.length > MAX_LINE || line.startsWithTime || !mayHoldDate(look)) return null;
  // `Museum €20 – Thu 9 Sept`: the figure of a price is no day.
  const [mention, other, more] = findDates(withoutAmounts(passage.text, folded), order);
  if (mention === undefined || more !== undefined || mention.isBareNumeric) return null;
  const mark = SET_OFF.exec(folded.slice(0, mention.from));
  if (mark === null || mark.index < LEAST_NAME) return null;
  const name = trimPassage(slicePassage(passage, 0, mark.index), ',;:|–—-( ');
  if (!/\p{L}{3}/u.test(name.text) || NAMES_FACT.test(foldText(name.text)) || findTimes(foldText(name.text)).length > 0)
    return null;
  const behind = folded.slice(mention.to);
  const [hour] = findTimes(behind);
  const isTimed = hour !== undefined && BEFORE_HOUR.test(behind.slice(0, hour.from));
  const rest = isTimed ? behind.slice(hour.to) : behind;
  const at = mention.to;
  const time = isTimed ? stated(hour.time, [spanOf(passage, at + hour.from, at + hour.to)]) : null;
  const said = slicePassage(passage, passage.text.length - rest.length);
  // `…, arrives Fri 10 Sept 06:20`: the day is the first of the two.
  if (other !== undefined) {
    const end = ENDS.exec(rest);
    const about = end?.groups?.['word'] === undefined ? slicePassage(passage, mention.from) : said;
    return end === null ? null : { line, mention, name, time, about: trimPassage(about, ',;)–—-'), lasts: true };
  }
  // `- Walking tour: Saturday 13 February at 9:30am, meeting point hotel lobby`
  const isFollowed = line.bullet !== null && FOLLOWED.test(rest);
  if (!CLOSED.test(rest) && !isFollowed) return null;
  const remark = isFollowed ? rest : (REMARK.exec(rest)?.[0] ?? '');
  const noted =
    remark === '' ? null : trimPassage(slicePassage(said, rest.indexOf(remark)), isFollowed ? ' ,;–—-.' : '(). ');
  // `Hotel – 11 Sept to 13 Sept` is entered on the first, and said to last.
  const lasts = mention.end !== null;
  const about = lasts ? slicePassage(passage, mention.from, remark === '' ? at : passage.text.length) : noted;
  return { line, mention, name, time, about, lasts };
}
/** Of the same length. */
const withoutAmounts = (text: string, folded: string): string =>
  findMoney(text).reduce((rest, { from, to }) => rest.slice(0, from) + '#'.repeat(to - from) + rest.slice(to), folded);
const ENDS =
  /^[\s,;)–—-]{0,4}(?<word>arr(?:\.|iv\w{1,5})?|to|until|till|ends?|back|returns?|returning|an|ankunft|bis|zuruck|arrivee?|retour|llegada|llega|hasta|vuelta|arrivo|fino|ritorno|chegada|ate|volta)\b|^\s?[–—-]{1,2}\s?(?:[a-z]{2,10}\.?,?\s)?\d/;
const MAX_LINE = 140;
const LEAST_NAME = 3;
/** What sets the date apart from the name before it. */
const SET_OFF = /(?:\s[–—-]{1,2}\s|\s?[,|(:;]\s?|\s@\s?|\s(?:on|am|le|el|il|em|op) )$/;
const BEFORE_HOUR =
  /^[\s,;·@()–—-]{0,4}(?:(?:pick[- ]?up|collection|meet(?:ing)?|departs?|starts?|abholung|beginn|recogida|salida|ritiro|partenza)(?: (?:at|um|alle|a las))?|at|um|a|alle(?: ore)?|a las|as|from|ab|h)?\s?$/;
/** Nothing more, or what is said about it in brackets. */
const CLOSED = /^(?:\s?(?:hrs?|uhr|h)\b)?[\s).]{0,3}(?:\([^()]{1,60}\))?\.?$/;
const REMARK = /\([^()]{1,60}\)/;
/** Words about it, behind a comma. */
const FOLLOWED = /^(?:\s?(?:hrs?|uhr|h)\b)?\s?(?:\([^()]{1,60}\))?[,;]\s[^.]{3,80}\.?$/;
/** `Final payment – 3 May` is paid, `Quote valid – 3 May` lapses. */
const NAMES_FACT = compactPattern(
  /^(?:(?:final |first |second |next )?(?:payments?|deposit|balance|instal?ment)|pay\b|due|deadline|valid|quote|offer|issued|created|updated|printed|prepared|sent|book(?:ed|ing)? (?:by|on|date)|last (?:day|date)|cancel|option|rsvp|birth|d\.?o\.?b|travel dates?|dates?|start|end|from|to|until|anzahlung|restzahlung|gultig|angebot|stand|frist|acompte|solde|valable|pago|saldo|valido|acconto|caparra|sinal)\b/,
);
