/**
 * T-525: a colleague passes on a list of trips, a line each with its day and price, and says that one alone is wanted (`a me serve SOLO la Djerba del
 * 12/12`, `I only need the Crete one, ignore the rest`). The other lines are read as blank: their days, prices and houses are none of the offer's.
 */
import { findDates } from '../../../annotators/date.ts';
import { asBlank } from '../../../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { lineMoney } from '../../../formats/reading/line-money.ts';
import { stated } from '../../../model/field.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import { isSaid, type Remark, wantsOne } from './remark.ts';
import { pickOption } from './wanted.ts';

const LEAST_ROWS = 2;
const LEAST_LENGTH = 24;

export function withWantedRow(document: SourceDocument, remark: Remark): SourceDocument {
  if (!wantsOne(remark)) return document;
  const trips = new Set(document.lines.filter((line) => isTrip(document, line) && !isSaid(remark, line)));
  // `dom 13/12  MXP - Boa Vista   7 nt   1.049,00`: of rows in haste some name no currency.
  const isAmong = (line: DocumentLine): boolean =>
    trips.has(line) ||
    (isBareTrip(document, line) && [-1, 1].some((step) => trips.has(document.lines[line.index + step] ?? line)));
  const rows = document.lines.filter((line) => isAmong(line) && !isSaid(remark, line));
  if (rows.length < LEAST_ROWS) return document;
  const options = rows.map((line) => {
    const [day] = findDates(line.folded, document.dateOrder);
    const dates = day === undefined ? null : stated({ start: day.date, end: day.end }, [spanOf(line.passage)]);
    return { label: stated(line.passage.text, [spanOf(line.passage)]), dates, price: null, line };
  });
  const wanted = pickOption(options, remark, document)?.option.line;
  if (wanted === undefined) return document;
  const others = new Set(rows.filter((line) => line !== wanted));
  return { ...document, lines: document.lines.map((line) => (others.has(line) ? asBlank(line) : line)) };
}

/** A day, a price and words that tell where. */
const isTrip = ({ dateOrder }: SourceDocument, line: DocumentLine): boolean =>
  line.table === null &&
  line.passage.text.length >= LEAST_LENGTH &&
  (line.look.signs & DIGIT) !== 0 &&
  /\p{L}{4}/u.test(line.passage.text) &&
  lineMoney(line).length > 0 &&
  findDates(line.folded, dateOrder).length > 0;

const isBareTrip = ({ dateOrder }: SourceDocument, { passage: { text }, look, folded }: DocumentLine): boolean =>
  text.length >= LEAST_LENGTH &&
  (look.signs & DIGIT) !== 0 &&
  BARE_AMOUNT.test(text) &&
  findDates(folded, dateOrder).length > 0;
const BARE_AMOUNT = /\s(?:\d{1,3}(?:[.,' ]\d{3})+|\d{3,5})(?:[.,]\d{2})?(?:[.,]-{1,2})?$/;
