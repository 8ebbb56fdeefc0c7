/** `Stay any time from 4 January to 31 March (not 5-9 February)`: days on which the offer does not hold, in brackets behind its dates or a comma: `1 May to 30 June, not valid 23-25 May`. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { readLineDates } from '../../../formats/reading/terms/offer-dates.ts';
import { BRACKET, DIGIT } from '../../../text/line-look.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';

const EXCEPT =
  /\((?<held>(?:not|except|excl\.?|excluding|other than|nicht|ausser|ausgenommen|ohne|sauf|hors|excepto|salvo|menos|eccetto|escluso|tranne|exceto|black-?outs?:?)\s[^()]{3,60})\)/;

/** Behind the dates themselves, as far as the next mark. */
const BEHIND_COMMA =
  /^,\s(?<held>(?:but )?(?:not valid|not available|except(?:ing)?|excluding|excl\.?|nicht gultig|ausser|ausgenommen|sauf|hors|excepto|salvo|no valid[oa]|eccetto|escluso|tranne|exceto|nao valid[oa])\s[^().;!]{3,40}?)(?=[.;!(]|,\s|$)/;

const BRACKETED_FIGURE = BRACKET | DIGIT;

export interface DateException {
  readonly passage: Passage;
  readonly line: number;
}

export function readExceptions(
  document: SourceDocument,
  isTerm: (line: DocumentLine) => boolean,
): readonly DateException[] {
  const found: DateException[] = [];
  for (const line of document.lines) {
    if (isTerm(line)) continue;
    const behind = exceptionBehind(document, line);
    if (behind !== null) found.push({ passage: behind, line: line.index });
    if ((line.look.signs & BRACKETED_FIGURE) !== BRACKETED_FIGURE) continue;
    const match = EXCEPT.exec(line.folded);
    const held = match?.groups?.['held'];
    if (!match || held === undefined) continue;
    const from = match.index + 1;
    const to = from + held.length;
    const hasDate = readLineDates(line, document.dateOrder).some((date) => date.from >= from && date.to <= to);
    if (hasDate) found.push({ passage: slicePassage(line.passage, from, to), line: line.index });
  }
  return found;
}

function exceptionBehind(document: SourceDocument, line: DocumentLine): Passage | null {
  if ((line.look.signs & DIGIT) === 0 || !line.folded.includes(', ')) return null;
  const dates = readLineDates(line, document.dateOrder);
  for (const { to, end } of dates) {
    const held = end === null ? undefined : BEHIND_COMMA.exec(line.folded.slice(to))?.groups?.['held'];
    if (held === undefined) continue;
    const last = to + 2 + held.length;
    if (dates.some((date) => date.from > to && date.from < last)) return slicePassage(line.passage, to + 2, last);
  }
  return null;
}
