/**
 * What one colleague says to the other, or to whoever makes the page, over the pasted offer or under it: `can u make a sheet out of this`, `bitte als
 * Deal anlegen`, `only the Swiss one please`. It is no name and no condition of the offer, but it may say what is wanted of it: for how many, which of
 * the rooms, rows or dates, and what all of it comes to.
 */
import { findMoney } from '../../../annotators/money.ts';
import { asBlank } from '../../../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { isMailHeader } from '../../../formats/reading/messages/mail-header.ts';
import { asksColleague, asksForOne, picksOne } from '../../colleague-words.ts';

export interface Remark {
  /** The lines that ask: none of the offer. */
  readonly asked: readonly DocumentLine[];
  /** These and the lines right behind them, which go on with what is wanted. */
  readonly said: readonly DocumentLine[];
}

/** Is one row alone wanted of what stands below? */
export const wantsOne = ({ asked }: Remark): boolean => asked.some(({ folded }) => picksOne(folded));

const HEAD = 6;
const FOOT = 12;
const GOES_ON = 3;

const isAsking = (line: DocumentLine): boolean =>
  line.bullet === null && line.heading === 0 && line.cells === null && (asksColleague(line) || asksForOne(line));

export const NOBODY: Remark = { asked: [], said: [] };
/** `thx!`, `bises`, `Sent from my phone`: behind it nothing more is wanted. */
const THANKS =
  /^\W*(?:thx|thanks|ta|cheers|danke|merci|gracias|grazie|obrigad[oa]|obg|bedankt|tack|tak|takk|lg|vg|bises|sent from)\b.{0,20}$/;

/** Only the first lines and the last ones are said about the whole, and only beside an offer. */
export function readRemark({ lines }: SourceDocument): Remark {
  const told = lines.filter(({ passage, isRule }) => passage.text !== '' && !isRule);
  if (told.length <= GOES_ON) return NOBODY;
  const edge = [...told.slice(0, HEAD), ...told.slice(Math.max(HEAD, told.length - FOOT))];
  const asked = edge.filter((line) => isAsking(line) && !isMailHeader(line));
  const isOfAsked = new Set(asked);
  // A message of one line holds the offer as well.
  if (asked.length === 0 || !told.some((line) => !isOfAsked.has(line) && findMoney(line.passage.text, 1).length > 0))
    return NOBODY;
  const said = asked.flatMap((line) => {
    const end = lines.findIndex(
      ({ index, passage, folded }) =>
        index > line.index && (index > line.index + GOES_ON || passage.text === '' || THANKS.test(folded)),
    );
    return lines.slice(line.index, end < 0 ? lines.length : end);
  });
  return { asked, said: said.filter((line, i) => said.indexOf(line) === i) };
}

/** Is the line, joined with others or not, one of those said? */
export const isSaid = ({ said }: Remark, { span: [from, to] }: DocumentLine): boolean =>
  said.some(({ span }) => span[0] < to && from < span[1]);

/** The offer without what was asked of the colleague. */
export function withoutRemark(document: SourceDocument, { asked }: Remark): SourceDocument {
  if (asked.length === 0) return document;
  const isAsked = new Set(asked.map(({ index }) => index));
  return { ...document, lines: document.lines.map((line) => (isAsked.has(line.index) ? asBlank(line) : line)) };
}
