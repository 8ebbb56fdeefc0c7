/**
 * By when the trip is to be paid, date by date, beside its days:
 *
 *   Date         Deposit   Balance
 *   1 Jan 2027   £100      £589           1. März 2027: 589 € Restzahlung
 */
import { findMoney } from '../../../annotators/money.ts';
import { isBlank } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import type { SourceDocument } from '../document.ts';

/** Without the dates behind which nothing but amounts stands, and what they pay, with no line of a plan right below. */
export const withoutPayments = (headings: readonly DayHeading[], { lines }: SourceDocument): readonly DayHeading[] => {
  const pays = headings.map(
    ({ kind, title }) => kind === 'dated' && title !== null && title.text.length <= MAX_ROW && paysOnly(title.text),
  );
  if (!pays.includes(true)) return headings;
  return headings.filter(({ line, lastLine = line }, i) => {
    const below = lines[lastLine + 1];
    const isLast = below === undefined || isBlank(below.passage) || below.isRule;
    // Below several a sentence may stand.
    const isEnd = pays[i - 1] === true && headings[i - 1]?.line === line - 1 && below?.bullet === null;
    const endsThere = isLast || headings[i + 1]?.line === below.index || (isEnd && !below.startsWithTime);
    return !(pays[i] === true && endsThere);
  });
};
const MAX_ROW = 100;

/** What it pays, how and when it is due, and nothing else. */
export function paysOnly(text: string): boolean {
  const amounts = findMoney(text);
  const left = amounts.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
  const words =
    foldText(left)
      .replace(SHARE, ' ')
      .match(/[a-z\d]+/g) ?? [];
  if (amounts.length === 0 && !words.some((word) => NAMED.has(word))) return false;
  return words.every((word) => PAYMENT.has(word) || NAMED.has(word));
}
/** `20 %` of the price. */
const SHARE = /\b\d{1,3} ?%/g;

/** Without an amount these say that it is paid: `final balance due`. */
const NAMED = new Set(
  [
    'deposit deposits balance payment payments instalment instalments installment installments',
    'anzahlung restzahlung restbetrag schlusszahlung zahlung teilzahlung',
    'acompte arrhes solde versement paiement',
    'anticipo saldo pago',
    'acconto caparra pagamento',
    'sinal',
    'aanbetaling restbetaling betaling',
  ].flatMap((words) => words.split(' ')),
);

const PAYMENT = new Set(
  [
    'first second third final last initial due paid open pay payable of the and is non refundable outstanding remaining amount pp per person each total full in by bank transfer card cash',
    'rate fallig bezahlt offen pro restlicher betrag von der die per uberweisung karte bar',
    'regle payer par personne le la du de reste a virement carte',
    'deposito pagado plazo resto por persona reserva senal de del el tarjeta transferencia',
    'rata pagato persona di con bonifico carta',
    'entrada parcela restante pagar de cartao',
    'betaald termijn voldoen van',
  ].flatMap((words) => words.split(' ')),
);
