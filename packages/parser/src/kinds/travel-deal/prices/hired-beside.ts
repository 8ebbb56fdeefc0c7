/** What is hired beside the trip, under a heading of its own: its amount is no price of the trip. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { CURRENCY_SIGN } from '../../../text/line-look.ts';

/** `Fahrradverleih`, `Ski hire` over what it costs, beside the prices of the trip. */
export const headsHire = ({ folded, look }: DocumentLine): boolean =>
  (look.signs & CURRENCY_SIGN) === 0 && folded.length <= 40 && HIRE.test(folded);
const HIRE =
  /^\W{0,3}(?:[a-z-]{2,12} ){0,2}(?:[a-z]{0,14}verleih|rentals?|hire|(?:location|alquiler|noleggio|aluguel) (?:de |di )?[a-z]{3,12}|[a-z]{3,12}verhuur)\W{0,3}$/;

/** `Ski hire` over its amount, and `Price: £899 pp` in a later part. */
export const isOverPrice = ({ lines }: SourceDocument, { index }: DocumentLine): boolean =>
  lines.slice(index + 1, index + 1 + HIRED_LINES).some(({ folded, afterBlank }) => afterBlank && PRICE.test(folded));
const HIRED_LINES = 8;
const PRICE =
  /^\W{0,3}(?:(?:package|total|trip|holiday|our) )?(?:prices?|(?:gesamt|reise)?preis|prix|precio|prezzo|quota|preco)\b[^\d:]{0,30}:?[^\d:]{0,8}\d/;
