/** Until when an offer stands: the first date that the text calls a deadline for booking, else one on which the price or offer ends. */

import type { DateMention } from '../../../annotators/date.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import { comparePartialDates, isFullDate, type PartialDate, type Weekday } from '../../../model/partial-date.ts';
import { hasLetter, isInCapitals } from '../../../text/character-class.ts';
import { DIGIT, lookAtLine } from '../../../text/line-look.ts';
import { slicePassage, spanOf } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { type DateRole, endsTrip, readDateRole, readDateRoles } from './date-role.ts';
import { isDeadlineLabel } from './deadline-label.ts';
import { readLineDates } from './offer-dates.ts';

export interface Validity {
  readonly date: Field<PartialDate>;
  /** The weekday that the text gives beside the date. */
  readonly weekday: Field<Weekday> | null;
  /** Only a bonus or a reduction for early booking ends then. */
  readonly isEarlyBonus: boolean;
  /** `book`: until when to act; `valid`: until when the offer or its price stands. */
  readonly role: 'book' | 'valid';
  /** T-624: the line says that it puts right what stands above: `typing mistake, last date is 20 Aug`. */
  readonly isCorrection: boolean;
  /** Index of the document line. */
  readonly line: number;
}

const BONUS = /\b(?:save|bonus|early|extra|fruhbucher|sconto|ahorr|economi|we will include)/;

/** Every deadline of the text, in its order. */
export function readDeadlines(document: SourceDocument): Validity[] {
  const found: Validity[] = [];
  for (const line of document.lines) {
    if ((line.look.signs & DIGIT) !== 0 && !endsTrip(document, line)) addDeadlines(line, document, found);
  }
  return found;
}

/**
 * F-449: `Pay by 30 November`: where an offer names no other deadline, the day by which all of it is to be paid. What is left to pay (`balance`) or a
 * part of it (`deposit`) sets none.
 */
export function readPayDay(document: SourceDocument): Validity | null {
  for (const line of document.lines) {
    if ((line.look.signs & DIGIT) === 0 || line.folded.length > MAX_PAY_LINE) continue;
    const [mention, other] = readLineDates(line, document.dateOrder);
    if (mention === undefined || other !== undefined) continue;
    const above = mention.from > 12 ? '' : (document.lines[line.index - 1]?.folded ?? '');
    const before = `${above.length > MAX_PAY_LABEL ? '' : `${above} `}${line.folded.slice(0, mention.from)}`;
    if (PAY_BY.test(before) && !PAY_PART.test(before)) return deadlineOf(line, mention, 0, 'book');
  }
  return null;
}
const MAX_PAY_LINE = 120;
const MAX_PAY_LABEL = 40;
const PAY_BY =
  /\b(?:pay|paid|payable|payment|zahlbar|zahlen|zahlung|bezahlen|payer|regler|paiement|pagar|pago|pagare|pagamento|betalen|betaling)(?: (?:this|it|in full|due|is due|is|required|needed|fallig|completo|integrale)){0,2}\s?:?\s?(?:by|before|no later than|on or before|until|due|bis(?: zum)?|spatestens(?: am)?|avant(?: le)?|au plus tard(?: le)?|antes del?|hasta(?: el)?|entro(?: il)?|ate(?: o)?|voor|uiterlijk)\W{0,3}(?:(?:the|el|il|le|dem|den) )?(?:[a-z]{2,10}\.?,? )?$/;
const PAY_PART =
  /\b(?:balance|deposit|rest|remainder|remaining|final|second|instal\w*|anzahlung|restzahlung|restbetrag|solde|acompte|saldo|acconto|caparra|sinal|restante|aanbetaling)\b/;

/** The deadline that counts: one for the offer itself before one of a bonus, and the day on which the offer ends before later ones (`tickets by`). */
export function chooseDeadline(deadlines: readonly Validity[]): Validity | null {
  const own = deadlines.filter((deadline) => !deadline.isEarlyBonus);
  const corrected = own.findLast(({ isCorrection }) => isCorrection);
  if (corrected !== undefined) return corrected;
  const first = own[0] ?? deadlines[0] ?? null;
  if (first?.role !== 'book') return first;
  return own.find(({ role, date }) => role === 'valid' && endsBefore(date.value, first.date.value)) ?? first;
}

/** Without years December may be before May. */
const endsBefore = (a: PartialDate, b: PartialDate): boolean =>
  isFullDate(a) && isFullDate(b) && comparePartialDates(a, b) < 0;

function addDeadlines(line: DocumentLine, document: SourceDocument, found: Validity[]): void {
  let after = 0;
  /** How many were found with the last period of the line. */
  let period = 0;
  const mentions = readLineDates(line, document.dateOrder);
  for (let i = 0; i < mentions.length; i++) {
    const mention = mentions[i] as DateMention;
    // `prices for July:` over the days of a flight there and back heads no deadline: below a label stands one day.
    const own = readDateRoles(line, document.dateOrder)[i] as DateRole;
    // `VALIDITY` over `Travel: 10 Apr - 18 Dec`: the label of its own says what the line tells.
    const isTravel = own === 'travel' && OWN_LABEL.test(line.folded.slice(0, mention.from));
    const isOpened = opensBooking(line, mention) || isSaleOnly(document, line, mention);
    const isWindow = own === 'none' && after === 0 && isOpened && tellsTravel(document);
    const role =
      (mentions.length > 1 || isTravel ? null : labelAbove(line, document, mention)) ?? (isWindow ? 'book' : own);
    // The last of an offer's periods says how long it stands.
    if (role === 'valid' && mention.end !== null && period === found.length && period > 0) found.pop();
    if (role === 'book' || role === 'valid') found.push(deadlineOf(line, mention, after, role));
    if (role === 'valid' && mention.end !== null) period = found.length;
    after = mention.to;
  }
}

/** T-556: `Book 3 - 5 March`: the days in which one books, where another line says when one travels (`Travel 1 Sept - 30 Nov`). */
const opensBooking = ({ folded }: DocumentLine, { from, to, end }: DateMention): boolean =>
  end !== null &&
  from <= MAX_BOOKING &&
  BOOKING.test(folded.slice(0, from)) &&
  !OF_TRIP.test(folded.slice(to, to + 16));
/** `Book the 3 - 5 March trip` */
const OF_TRIP = /^\s(?:trip|tour|departure|cruise|sailing|dates?|weekend|break|getaway|flight|week|stay|course)\b/;
const MAX_BOOKING = 24;
const BOOKING =
  /^\W*(?:book(?:ings?|able)?|boek(?:en|baar)?|buch(?:en|bar|ung)|reserv(?:ez|a|as|e|ations?)|prenota(?:zioni|bile)?)(?: (?:from|between|vom|von|van|du|del|dal|de))?[\s:]{1,3}(?:(?:the|el|le|il) )?$/;

/** T-606: `Solo del lunes 30 de noviembre al miércoles 2 de diciembre` under `72 HORAS FLASH: 35 % DE DESCUENTO`: how long the sale lasts. */
const isSaleOnly = (
  { lines }: SourceDocument,
  { folded, index }: DocumentLine,
  { from, to, end }: DateMention,
): boolean =>
  end !== null &&
  from <= MAX_ONLY &&
  ONLY.test(folded.slice(0, from)) &&
  folded.length - to <= MAX_ONLY &&
  [lines[index - 1], lines[index - 2]].some(
    (above) => above !== undefined && SALE.test(above.folded.slice(0, MAX_SALE)),
  );
const MAX_ONLY = 40;
const MAX_SALE = 120;
const ONLY =
  /^\W*(?:only|just|nur|solo|solamente|seulement|uniquement|soltanto|so|somente|apenas|alleen)(?: (?:from|between|vom|von|van|du|del|dal|de|da|am|tussen))? (?:(?:the|el|le|il) )?(?:[a-z]{2,10}\.?,? )?$/;
const SALE =
  /\bflash\b|\b(?:sale|sales|promo|promotion|countdown|soldes|rebajas|saldi|black friday|cyber monday)\b|\b\d{2} (?:hours?|horas|stunden|heures|ore|uur)\b|\d ?% (?:off|discount|rabatt|de (?:descuento|reduction|remise|desconto)|di sconto|korting)/;
const tellsTravel = ({ lines, dateOrder }: SourceDocument): boolean =>
  lines.some(
    (line) =>
      (line.look.signs & DIGIT) !== 0 &&
      readDateRoles(line, dateOrder).some((role, i) => role === 'travel' && readLineDates(line, dateOrder)[i]?.end),
  );

const OWN_LABEL = /[a-z]:\s{0,8}$/;

/** `Booking deadline:` or `BOOKING WINDOW` on a line of its own, the date on the next. */
function labelAbove(line: DocumentLine, document: SourceDocument, mention: DateMention): 'book' | 'valid' | null {
  const above = document.lines[line.index - 1];
  if (mention.from > 12 || above === undefined) return null;
  const isOver = above.folded.length <= 60 && isLabel(above);
  const broken = isOver ? null : brokenBefore(above, line, mention);
  if (!isOver && broken === null) return null;
  const role =
    broken === null
      ? readDateRole(`${above.folded} `, { ...mention, from: above.folded.length + 1 }, 0, above.look)
      : readDateRole(broken, shifted(mention, broken.length - line.folded.length), 0, lookAtLine(broken));
  if (role === 'book' || role === 'valid') return role;
  return role !== 'payment' && isDeadlineLabel(above) ? 'book' : null;
}

const shifted = (mention: DateMention, by: number): DateMention => ({
  ...mention,
  from: mention.from + by,
  to: mention.to + by,
});

/** `Price held until` over the day. */
const OPEN_END =
  /\s(?:until|till|til|by|before|bis(?: zum)?|hasta(?: el)?|antes del?|fino al?|entro(?: il)?|jusqu'(?:au|a)|avant(?: le)?|ate(?: o)?|tot|deadline|expires?|ends?)$/;

/** F-338: `… on hold until Monday,` over `November 30, after that …`: the two lines as one, without the weekday, where a sentence was broken before its day. */
function brokenBefore({ folded }: DocumentLine, line: DocumentLine, { from }: DateMention): string | null {
  if (from > 0 || line.bullet !== null || folded.length < BROKEN_LENGTH) return null;
  const start = folded.replace(/,$/, '');
  const word = LAST_WORD.exec(start.slice(-16))?.groups?.['word'] ?? '';
  const before = WEEKDAYS.has(word) ? start.slice(0, -word.length - 1) : start;
  return OPEN_END.test(before.slice(-20)) ? `${before} ${line.folded}` : null;
}
const BROKEN_LENGTH = 30;
const LAST_WORD = /\s(?<word>[a-z-]{2,14})$/;

const isLabel = (line: DocumentLine): boolean =>
  line.folded.endsWith(':') ||
  isDeadlineLabel(line) ||
  OPEN_END.test(line.folded.slice(-16)) ||
  (line.passage.text.length <= 30 && isInCapitals(line.passage.text) && hasLetter(line.passage.text));

function deadlineOf(line: DocumentLine, mention: DateMention, after: number, role: Validity['role']): Validity {
  const { passage } = line;
  const weekday = mention.end === null ? mention.weekday : mention.endWeekday;
  // The weekday before the date stands beside the value, not in it.
  const from =
    mention.weekday !== null && mention.end === null ? dateStart(passage.text, mention.weekday.to) : mention.from;
  return {
    date: stated(mention.end ?? mention.date, [spanOf(slicePassage(passage, from, mention.to))]),
    weekday: weekday === null ? null : stated(weekday.weekday, [spanOf(passage, weekday.from, weekday.to)]),
    role,
    isEarlyBonus: BONUS.test(line.folded.slice(after, mention.from)),
    isCorrection: line.folded.length <= MAX_CORRECTION && CORRECTS.test(line.folded.slice(0, mention.to)),
    line: line.index,
  };
}

const MAX_CORRECTION = 160;
const CORRECTS =
  /\b(?:typo|typing (?:mistake|error)|(?:sorry|oops|my)[ ,.!a-z]{0,20}(?:mistake|error|wrong)|corrections?|correct(?:ed)? (?:date|deadline)|(?:tipp|schreib)fehler|korrektur|richtig(?:er)? (?:ist|termin)|erratum|correction|faute de frappe|errata|correccion|error (?:mio|de tipeo)|correzione|errata corrige|errore (?:mio|di battitura)|correcao|erro (?:meu|de digitacao)|typefout|tikfout|correctie)\b/;

function dateStart(text: string, from: number): number {
  let at = from;
  while (/[\s.,]/.test(text.charAt(at))) at++;
  return at;
}
