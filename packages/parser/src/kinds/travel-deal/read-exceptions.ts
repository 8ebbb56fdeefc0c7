/** `Stay any time from 4 January to 31 March (not 5-9 February)`: days on which the offer does not hold, in brackets behind its dates. */
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { readLineDates } from '../../formats/reading/terms/offer-dates.ts';
import { BRACKET, DIGIT } from '../../text/line-look.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';

const EXCEPT =
  /\((?<held>(?:not|except|excl\.?|excluding|other than|nicht|ausser|ausgenommen|ohne|sauf|hors|excepto|salvo|menos|eccetto|escluso|tranne|exceto|black-?outs?:?)\s[^()]{3,60})\)/;

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
    if ((line.look.signs & BRACKETED_FIGURE) !== BRACKETED_FIGURE || isTerm(line)) continue;
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
