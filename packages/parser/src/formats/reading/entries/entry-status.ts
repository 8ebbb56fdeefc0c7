/**
 * What a revised plan says of its entries: what is cancelled or struck out is no part of the day, and that an entry is new is no word of it.
 *
 *   CANCELLED 18:30 Harbour tour        - Fish market (cancelled)        ~~10:00 Museum~~
 *   NEW 19:30 Dinner at the mill
 *   ^^^
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { type Label, readLabel } from '../../../annotators/label.ts';
import { mayHoldMoney } from '../../../annotators/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { indexOfOffset, joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { TableRow } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, withChanges, withText } from '../document.ts';

const CANCELLED =
  'cancell?ed|cxld|deleted|entfallt|entfallen|gestrichen|storniert|abgesagt|annule|annulee|supprime|supprimee|cancelad[oa]|anulad[oa]|suprimid[oa]|cancellat[oa]|annullat[oa]|soppress[oa]|geannuleerd|vervallen';
const HOUR = '(?:\\d{1,2}[:.]\\d\\d(?: ?[ap]m)?(?: ?[-–] ?\\d{1,2}[:.]\\d\\d)?(?: ?(?:uhr|hrs|h))? ?[-–—:|]? ?)?';
/** `CANCELLED 18:30 tour`, `18:30 [cancelled] tour`, `cancelled: tour`; `cancelled flights are refunded` is a sentence. */
const AT_START = compactPattern(
  `^${HOUR}[[(*]?(?<word>${CANCELLED})(?<close>[\\])*]| ?[:–—]| -)? ?(?<hour>\\d{1,2}[:.h]\\d\\d)?(?=[ "“]?[a-z\\d"“])(?! ?(?:due|because|if|when|unless|by|as|for|with|and|or|at|until|up|wegen|bei|cause|si|por|se|per|bij)\\b)`,
);
/** What takes its place is told behind it. */
const INSTEAD =
  '[^()]{0,80}(?:\\d{1,2}[:.]\\d\\d|instead|replaced|stattdessen|remplace|sustituid|sostituit|substituid|vervangen)';
/** `tour - CANCELLED (closed for works)`, `tour (cancelled)`, `tour, cancelled due to the strike`. */
const AT_END = compactPattern(
  `(?<mark> ?[(\\[*]| ?[–—:]| -|[,;.])? {0,2}(?:(?:is|was|now|has been|ist|wurde|est) ){0,2}(?<word>${CANCELLED})[)\\]*!.]{0,3}(?: ?\\((?!${INSTEAD})[^()]{2,80}\\)| (?:due to|because of|wegen|a cause|por|per|a causa) (?!${INSTEAD}).{2,80})?$`,
);
const MAY_HOLD = new LinePattern(compactPattern(CANCELLED));

/** The lines of a day without entries that are cancelled and what went with them, and without the words that an entry is new. */
export function withoutCancelled(lines: readonly DocumentLine[], source: string): DocumentLine[] {
  const kept: DocumentLine[] = [];
  let cancelled: DocumentLine | null = null;
  for (const line of lines) {
    if (cancelled !== null && wentWith(cancelled, line)) continue;
    const told = readStatus(line, source);
    cancelled = told === null ? line : null;
    if (told !== null) kept.push(told);
  }
  return kept;
}

/** Null where the entry is cancelled; without the word that it is new where one stands before it. */
function readStatus(whole: DocumentLine, source: string): DocumentLine | null {
  if (isStruck(whole, source) || isCancelled(whole)) return null;
  const line = withoutStruckWords(whole, source);
  // `14:00 ~~Boat trip~~`: of what is struck out an hour alone is left.
  if (line !== whole && !/\p{L}{3}/u.test(line.passage.text)) return null;
  const { text } = line.passage;
  const fresh = SAYS_NEW.mayMatch(line.look) && IS_NEW.test(text) ? NEW.exec(text) : null;
  const { before = '', word = '' } = fresh?.groups ?? {};
  if (fresh === null) return line;
  const rest = slicePassage(line.passage, before.length + word.length);
  const hour = slicePassage(line.passage, 0, before.trimEnd().length);
  const told = hour.text === '' ? rest : joinPassages([hour, rest]);
  return withChanges(withText(line, told), {
    startsWithTime: line.startsWithTime || STARTS_WITH_HOUR.test(told.text),
  });
}

/** What stands further in below a cancelled entry, or is labelled or priced right below one with its hour and no entry itself, went with it. */
const wentWith = (cancelled: DocumentLine, line: DocumentLine): boolean =>
  (!line.startsWithTime || BEFORE_IT.test(line.folded)) &&
  !takesItsPlace(line) &&
  (line.indent > cancelled.indent ||
    (cancelled.startsWithTime &&
      line.bullet === null &&
      !line.afterBlank &&
      line.heading === 0 &&
      line.table === null &&
      isAbout(line)));

/** `9:30 pick-up at the hotel` below what is cancelled at ten. */
const BEFORE_IT =
  /^[^a-z]{4,16}(?:[ap]m )?[-–—: ]{0,3}(?:pick-?up|meet(?:ing)?|check-?in|boarding|collection|abholung|treffpunkt|rendez-vous|recogida|ritrovo)\b/;

/** `Museum instead`; `refund instead of a voucher` is none. */
const takesItsPlace = ({ folded }: DocumentLine): boolean =>
  TAKES_ITS_PLACE.test(folded.slice(0, MAX_LINE)) && findActivityType(folded) !== null;
const TAKES_ITS_PLACE =
  /\b(?:instead|alternatives?|backup|replace(?:s|d by)|stattdessen|ersatz(?:weise)?|a la place|remplacee? par|en su lugar|invece|em vez|in plaats)\b/;

/** `Lunch: Zur Post` and `Hotel: Sol` are no words about what is cancelled. */
function isAbout({ passage: { text }, folded }: DocumentLine): boolean {
  const label = readLabel(text, folded);
  if (label !== null && OF_ENTRY.has(label.meaning)) return true;
  const isOpen = label === null ? mayHoldMoney(text) : label.meaning === 'unknown';
  return isOpen && (PRICE_FIRST.test(folded) || findActivityType(folded) === null);
}
const OF_ENTRY: ReadonlySet<Label['meaning']> = new Set<Label['meaning']>([
  'place',
  'address',
  'time',
  'cost',
  'distance',
  'duration',
  'link',
  'note',
]);
const PRICE_FIRST =
  /^[^a-z\d]*(?:tickets?|entry|entrance|admission|fees?|prices?|costs?|eintritt|preis|prix|precio|prezzo|preco)\b/;

const IS_NEW = /^(?:\d{1,2}[:.]\d\d )?[[(*]?[A-ZÄ]{3,9}[\])*:!]? /;
const NEW =
  /^(?<before>\d{1,2}[:.]\d\d )?(?<word>[[(*]?(?:NEW|ADDED|NEU|NOUVEAU|NUEVO|NUOVO|NOVO|NIEUW|AMENDED|CHANGED|REVISED|UPDATED|GEÄNDERT)(?:[\])*:!]{1,2} ?| [-–—] | (?=\d{1,2}[:.h]\d\d|\d{1,2} ?[ap]m)|(?<=\d NEW| NEU) (?=\p{Ll})))(?=\S)/u;
/** The words of `NEW`. */
const SAYS_NEW = new LinePattern(
  /\b(?:new|added|neu|nouveau|nuevo|nuovo|novo|nieuw|amended|changed|revised|updated|geandert)/,
);
const STARTS_WITH_HOUR = /^\d{1,2}(?:[:.h]\d\d| ?[ap]m)/;

/** All of it between the marks of what is struck out. */
function isStruck({ span: [from, to] }: DocumentLine, source: string): boolean {
  if (to - from > MAX_LINE) return false;
  const text = source.slice(from, to).trimEnd();
  return text.includes('~~') && STRUCK.test(text);
}
/** `10:00 ~~Museum~~ Gallery`: what is struck out within the line is no word of it. */
function withoutStruckWords(line: DocumentLine, source: string): DocumentLine {
  const told = withoutStruck(line.passage, line, source);
  return told === line.passage ? line : withText(line, told);
}

/** `passage`, which is of the line, without what is struck out in it. */
export function withoutStruck(passage: Passage, { span: [from, to] }: DocumentLine, source: string): Passage {
  if (to - from > MAX_LINE || !source.slice(from, to).includes('~~')) return passage;
  const [first, last] = spanOf(passage);
  const kept: Passage[] = [];
  let start = 0;
  for (const { index, 0: struck } of source.slice(from, to).matchAll(STRUCK_WORDS)) {
    const [opens, closes] = [from + index, from + index + struck.length];
    if (closes <= first || opens >= last) continue;
    // The marks themselves are no part of the passage: at its edges the strike begins before it or ends behind.
    const begin = indexOfOffset(passage, opens) ?? 0;
    const end = indexOfOffset(passage, closes) ?? passage.text.length;
    if (begin < start || end < begin) return passage;
    kept.push(trimPassage(slicePassage(passage, start, begin)));
    start = end;
  }
  if (start === 0) return passage;
  kept.push(trimPassage(slicePassage(passage, start)));
  const told = kept.filter(({ text }) => text !== '');
  return told.length === 0 ? passage : joinPassages(told);
}
const STRUCK_WORDS = /~~[^~\n]{1,200}~~/g;
const STRUCK = /^[\s>*+•-]{0,8}(?:\d{1,2}[.)] )?~~[^~\n]{3,300}~~[\s.]{0,3}$/;
const MAX_LINE = 320;

function isCancelled({ folded, look, passage: { text } }: DocumentLine): boolean {
  if (folded.length > MAX_LINE || !MAY_HOLD.test(look, folded)) return false;
  const start = AT_START.exec(folded);
  const { close, hour } = start?.groups ?? {};
  if (start !== null && (close !== undefined || hour !== undefined || isLoud(text, start))) return true;
  const end = AT_END.exec(folded);
  return (
    end !== null &&
    end.index > 0 &&
    /[a-z]{3}/.test(folded.slice(0, end.index)) &&
    (end.groups?.['mark'] !== undefined || isLoud(text, end))
  );
}

/** Written in capitals it needs no mark beside it. */
const isLoud = (text: string, { index, 0: all, groups }: RegExpExecArray): boolean => {
  const word = groups?.['word'] ?? '';
  const at = index + all.indexOf(word);
  const written = text.slice(at, at + word.length);
  return written === written.toUpperCase() && /\p{Ll}/u.test(text);
};

/** A row with nothing but the word in one of its cells. */
export const isCancelledRow = ({ cells }: TableRow): boolean =>
  cells.some(({ text }) => text.length >= LEAST_CELL && text.length <= MAX_CELL && ALONE.test(foldText(text)));
const LEAST_CELL = 4;
const MAX_CELL = 24;
const ALONE = compactPattern(`^[^a-z\\d]*(?:${CANCELLED})[^a-z\\d]*$`);
