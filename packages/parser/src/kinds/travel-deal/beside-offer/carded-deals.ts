/**
 * A page that lists several trips as cards, each closed by the same button or sentence (`View package`, `Reservar`): the first is the offer,
 * and the facts of the others must not mix with it. Cards of one trip, such as its rooms, tell no length of their own.
 */
import { findMoney } from '../../../annotators/money.ts';
import { asBlank } from '../../../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { CURRENCY_SIGN, DIGIT } from '../../../text/line-look.ts';
import { readLineLengths } from '../dates/read-trip-length.ts';

const LEAST_CARDS = 3;
/** Name, what one gets and price, at least. */
const LEAST_LINES = 3;
const MOST_LINES = 14;
/** A button is told by its first word: `Reservar`, `Reservar ahora`. */
const BUTTON_WORDS = 3;
const MAX_CLOSING = 90;

interface Card {
  readonly first: number;
  /** The line that closes it. */
  readonly closing: number;
}

export function withFirstCard(document: SourceDocument): SourceDocument {
  const cards = cardsOf(document);
  const [, second] = cards;
  const end = cards.at(-1)?.closing;
  if (second === undefined || end === undefined || cards.length < LEAST_CARDS) return document;
  const isOther = (index: number): boolean => index >= second.first && index <= end;
  return {
    ...document,
    lines: document.lines.map((line) => (isOther(line.index) && line.passage.text !== '' ? asBlank(line) : line)),
    tables: document.tables.filter(({ first }) => !isOther(first)),
  };
}

/** The cards that the line which closes most of them closes; none where one of them is no trip. */
function cardsOf(document: SourceDocument): readonly Card[] {
  const closings = new Map<string, number[]>();
  for (const line of document.lines) {
    const key = closingKey(line);
    if (key !== '') closings.set(key, [...(closings.get(key) ?? []), line.index]);
  }
  let found: readonly Card[] = [];
  for (const at of closings.values()) {
    if (at.length < LEAST_CARDS || at.length <= found.length) continue;
    const cards = at.map((closing, i): Card => ({ first: i === 0 ? 0 : (at[i - 1] ?? 0) + 1, closing }));
    if (
      cards.every((card, i) => isTrip(document, card, i === 0)) &&
      !cards.slice(1).every((card) => isRoom(document, card))
    )
      found = cards;
  }
  return found;
}

/** The first word of a button; the whole of a longer sentence that says the same under each of them; '' for other lines. */
function closingKey({ folded, look, bullet, table, cells }: DocumentLine): string {
  if (folded.length > MAX_CLOSING || bullet !== null || table !== null || cells !== null) return '';
  if ((look.signs & CURRENCY_SIGN) !== 0 && AMOUNT_SIGN.test(folded)) return '';
  const words = folded.split(' ');
  if (words.length > BUTTON_WORDS) return folded;
  return BUTTON.test(folded) ? (words[0] ?? '') : '';
}
const AMOUNT_SIGN = /[$€£₹]/;
const BUTTON =
  /^(?:view|see|book|reserve|details?|more|select|choose|enquire|get|explore|discover|ver|reservar?|consultar|cotizar|quiero|buchen|jetzt|zum|zur|mehr|anfragen|reserver|voir|decouvrir|prenota|scopri|dettagli|richiedi|saiba|comprar|quero|boek|bekijk|pesan|lihat|tempah)\b[^\d]*$/;

/** Its own length and its own price, in a few lines; the first may have the head of the page above it. */
function isTrip({ lines }: SourceDocument, { first, closing }: Card, isFirst: boolean): boolean {
  const own = lines.slice(Math.max(first, isFirst ? closing - MOST_LINES : 0), closing).filter(isWritten);
  if (own.length < LEAST_LINES || own.length > MOST_LINES) return false;
  return own.some((line) => readLineLengths(line).length > 0) && own.some(hasPrice);
}

/** `Deluxe cabin` over the same nights and another price: a cabin of the one cruise. */
const isRoom = ({ lines }: SourceDocument, { first, closing }: Card): boolean =>
  ROOM.test(lines.slice(first, closing).find(isWritten)?.folded ?? '');
const ROOM =
  /^(?:[a-z-]{3,12} ){0,2}(?:rooms?|cabins?|suites?|staterooms?|studios?|balcony|inside|outside|interior|ocean ?view|[a-z-]*zimmer|[a-z-]*kabine|chambre|cabine|habitacion|camarote|camera|cabina|quarto)(?: [a-z-]{3,12})?$/;
const isWritten = ({ passage }: DocumentLine): boolean => passage.text !== '';
const hasPrice = ({ look, passage }: DocumentLine): boolean =>
  (look.signs & DIGIT) !== 0 && findMoney(passage.text, 1).length > 0;
