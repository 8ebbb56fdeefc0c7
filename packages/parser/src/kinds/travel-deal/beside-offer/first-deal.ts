/**
 * A newsletter with several numbered deals, each with its own price and dates: the first is the offer, and the facts of the others must not
 * mix with it. Their lines are read as blank; what stands before the first and behind the last holds for all of them. Numbered departures,
 * payments and options of one trip have no text of their own under them: they stay.
 */
import { findMoney } from '../../../annotators/money.ts';
import { asBlank } from '../../../formats/reading/blank-line.ts';
import { type DocumentLine, type SourceDocument, withChanges } from '../../../formats/reading/document.ts';
import { readLineDates } from '../../../formats/reading/terms/offer-dates.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { isDuty } from '../terms/restriction-words.ts';

const COUNTED = /^\(?(?<number>\d{1,2})[.)]$/;
/** `Deal 2: Corfu`, `OFFER #3` */
const NAMED = new LinePattern(
  /^\W{0,4}(?:deal|offer|angebot|offre|oferta|offerta)\s?(?:no\.? ?|nr\.? ?|#)?(?<number>\d{1,2})(?=\W)/,
);
const MAX_DEALS = 30;
const MAX_HEADER = 160;
const LEAST_TEXT = 40;

interface Deal {
  readonly first: number;
  /** The line behind it. */
  readonly end: number;
}

export function withFirstDeal(document: SourceDocument): SourceDocument {
  const starts = numbered(document);
  if (starts.length < 2) return document;
  const deals = starts.map((first, i): Deal => ({ first, end: starts[i + 1] ?? endOfLast(document, starts) }));
  if (!deals.every((deal) => isDeal(document, deal))) return document;
  const from = (deals[1] as Deal).first;
  const to = (deals.at(-1) as Deal).end;
  return {
    ...document,
    lines: document.lines.map((line, i) =>
      i < from || i >= to
        ? i === starts[0]
          ? withChanges(line, { bullet: null, heading: DEAL_HEADING })
          : line
        : asBlank(line),
    ),
    tables: document.tables.filter(({ first }) => first < from || first >= to),
  };
}

/** Its name heads what is told of it. */
const DEAL_HEADING = 2;

/** The lines that begin with 1, 2, 3 …, where no number comes twice. */
function numbered({ lines }: SourceDocument): number[] {
  const found: number[] = [];
  for (const [i, line] of lines.entries()) {
    const number = numberOf(line);
    if (number === null) continue;
    if (number !== found.length + 1 || found.length === MAX_DEALS) return [];
    found.push(i);
  }
  return found;
}

function numberOf(line: DocumentLine): number | null {
  const { bullet } = line;
  const match = bullet === null ? NAMED.exec(line.look, line.folded) : bullet.length > 1 ? COUNTED.exec(bullet) : null;
  return match?.groups?.['number'] === undefined ? null : Number(match.groups['number']);
}

/** The last deal has as many paragraphs as the one before it. */
function endOfLast({ lines }: SourceDocument, starts: readonly number[]): number {
  const paragraphs = (from: number, to: number): number => {
    let count = 0;
    for (let i = from; i < to; i++)
      if (lines[i]?.passage.text !== '' && (i === from || lines[i - 1]?.passage.text === '')) count++;
    return count;
  };
  const [before, last] = starts.slice(-2) as [number, number];
  const wanted = paragraphs(before, last);
  let end = last + 1;
  let seen = 1;
  for (; end < lines.length; end++)
    if (lines[end]?.passage.text !== '' && lines[end - 1]?.passage.text === '' && ++seen > wanted) break;
  return end;
}

/** A short line without a date, and text under it; among them a price and a date. */
function isDeal(document: SourceDocument, { first, end }: Deal): boolean {
  const header = document.lines[first] as DocumentLine;
  if (
    header.folded.length > MAX_HEADER ||
    isDuty(header.folded, header.look) ||
    readLineHeading(header) !== null ||
    datesOf(document, header) > 0
  )
    return false;
  let hasPrice = false;
  let hasDate = false;
  let text = 0;
  for (let i = first; i < end; i++) {
    const line = document.lines[i] as DocumentLine;
    if (i > first) text += line.passage.text.length;
    hasPrice ||= (line.look.signs & DIGIT) !== 0 && findMoney(line.passage.text, 1).length > 0;
    hasDate ||= datesOf(document, line) > 0;
  }
  return hasPrice && hasDate && text >= LEAST_TEXT;
}

const datesOf = (document: SourceDocument, line: DocumentLine): number =>
  (line.look.signs & DIGIT) === 0 ? 0 : readLineDates(line, document.dateOrder).length;
