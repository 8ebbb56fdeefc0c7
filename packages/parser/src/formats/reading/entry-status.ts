/**
 * What a revised plan says of its entries: what is cancelled or struck out is no part of the day, and that an entry is new is no word of it.
 *
 *   CANCELLED 18:30 Harbour tour        - Fish market (cancelled)        ~~10:00 Museum~~
 *   NEW 19:30 Dinner at the mill
 *   ^^^
 */
import { readLabel } from '../../annotators/label.ts';
import { mayHoldMoney } from '../../annotators/money.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { indexOfOffset, joinPassages, type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import type { TableRow } from '../../text/tables.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { type DocumentLine, withChanges, withText } from './document.ts';

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
const MAY_HOLD = compactPattern(CANCELLED);

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
  const { text } = line.passage;
  const fresh = IS_NEW.test(text) ? NEW.exec(text) : null;
  const { before = '', word = '' } = fresh?.groups ?? {};
  if (fresh === null) return line;
  const rest = slicePassage(line.passage, before.length + word.length);
  const hour = slicePassage(line.passage, 0, before.trimEnd().length);
  const told = hour.text === '' ? rest : joinPassages([hour, rest]);
  return withChanges(withText(line, told), {
    startsWithTime: line.startsWithTime || STARTS_WITH_HOUR.test(told.text),
  });
}

/** What stands further in below a cancelled entry, or is labelled or priced right below one with its hour, went with it. */
const wentWith = (cancelled: DocumentLine, line: DocumentLine): boolean =>
  line.indent > cancelled.indent ||
  (cancelled.startsWithTime &&
    line.bullet === null &&
    !line.startsWithTime &&
    !line.afterBlank &&
    line.heading === 0 &&
    line.table === null &&
    (readLabel(line.passage.text, line.folded) !== null || mayHoldMoney(line.passage.text)));

const IS_NEW = /^(?:\d{1,2}[:.]\d\d )?[[(*]?[A-ZÄ]{3,9}[\])*:!]? /;
const NEW =
  /^(?<before>\d{1,2}[:.]\d\d )?(?<word>[[(*]?(?:NEW|ADDED|NEU|NOUVEAU|NUEVO|NUOVO|NOVO|NIEUW|AMENDED|CHANGED|REVISED|UPDATED|GEÄNDERT)(?:[\])*:!]{1,2} ?| [-–—] | (?=\d{1,2}[:.h]\d\d|\d{1,2} ?[ap]m)|(?<=\d NEW| NEU) (?=\p{Ll})))(?=\S)/u;
const STARTS_WITH_HOUR = /^\d{1,2}(?:[:.h]\d\d| ?[ap]m)/;

/** All of it between the marks of what is struck out. */
function isStruck({ span: [from, to] }: DocumentLine, source: string): boolean {
  if (to - from > MAX_LINE) return false;
  const text = source.slice(from, to);
  return text.includes('~~') && STRUCK.test(text);
}
/** `10:00 ~~Museum~~ Gallery`: what is struck out within the line is no word of it. */
function withoutStruckWords(line: DocumentLine, source: string): DocumentLine {
  const { passage, span } = line;
  const [from, to] = span;
  if (to - from > MAX_LINE || !source.slice(from, to).includes('~~')) return line;
  const kept: Passage[] = [];
  let start = 0;
  for (const { index, 0: struck } of source.slice(from, to).matchAll(STRUCK_WORDS)) {
    // The marks themselves are no part of the passage: at its edges the strike begins before it or ends behind.
    const begin = indexOfOffset(passage, from + index) ?? 0;
    const end = indexOfOffset(passage, from + index + struck.length) ?? passage.text.length;
    if (begin < start || end < begin) return line;
    kept.push(trimPassage(slicePassage(passage, start, begin)));
    start = end;
  }
  kept.push(trimPassage(slicePassage(passage, start)));
  const told = kept.filter(({ text }) => text !== '');
  return told.length === 0 ? line : withText(line, joinPassages(told));
}
const STRUCK_WORDS = /~~[^~\n]{1,200}~~/g;
const STRUCK = /^[\s>*+•-]{0,8}(?:\d{1,2}[.)] )?~~[^~\n]{3,300}~~[\s.]{0,3}$/;
const MAX_LINE = 320;

function isCancelled({ folded, passage: { text } }: DocumentLine): boolean {
  if (folded.length > MAX_LINE || !MAY_HOLD.test(folded)) return false;
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
