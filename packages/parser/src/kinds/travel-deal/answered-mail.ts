/**
 * The mail that an offer answers, quoted under it: what the client asked for is none of the offer. Its lines are read as blank where the offer above
 * has a price and the quoted mail has neither price, list nor dates; in a forwarded offer they stand there.
 */
import { findMoney } from '../../annotators/money.ts';
import { asBlank } from '../../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { isMailHeader } from '../../formats/reading/mail-header.ts';
import { readLineDates } from '../../formats/reading/terms/offer-dates.ts';
import { readLineHeading } from '../../formats/reading/terms/term-heading.ts';
import { CURRENCY_SIGN, DIGIT } from '../../text/line-look.ts';

const DIVIDER =
  /^[-–—_*\s]{2,20}(?:original message|ursprungliche nachricht|message d'origine|message original|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht)[-–—_*\s]{0,20}$/;
const MAX_DIVIDER = 80;

export function withoutAnsweredMail(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const at = lines.find(({ folded }) => folded.length <= MAX_DIVIDER && DIVIDER.test(folded))?.index;
  if (
    at === undefined ||
    !lines.slice(0, at).some(holdsPrice) ||
    lines.slice(at).some((line) => tellsOffer(line, document))
  )
    return document;
  return {
    ...document,
    lines: lines.map((line, i) => (i > at && line.passage.text !== '' ? asBlank(line) : line)),
    tables: document.tables.filter(({ first }) => first < at),
  };
}

/** A price, a list of what is had or left out, days from and to: a forwarded offer. */
const tellsOffer = (line: DocumentLine, { dateOrder }: SourceDocument): boolean =>
  holdsPrice(line) ||
  readLineHeading(line) !== null ||
  (!isMailHeader(line) && readLineDates(line, dateOrder).some(({ end }) => end !== null));

const holdsPrice = ({ look, passage }: DocumentLine): boolean =>
  (look.signs & DIGIT) !== 0 && (look.signs & CURRENCY_SIGN) !== 0 && findMoney(passage.text, 1).length > 0;
