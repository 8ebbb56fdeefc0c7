/**
 * By when the trip is to be paid, date by date, beside its days:
 *
 *   Date         Deposit   Balance
 *   1 Jan 2027   £100      £589           1. März 2027: 589 € Restzahlung
 */
import { findMoney } from '../../annotators/money.ts';
import { isBlank } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DayHeading } from './day-heading-types.ts';
import type { SourceDocument } from './document.ts';

/** Without the dates behind which nothing but amounts stands, and what they pay, with no line of a plan right below. */
export const withoutPayments = (headings: readonly DayHeading[], { lines }: SourceDocument): readonly DayHeading[] => {
  const isPayment = ({ line, lastLine = line, kind, title }: DayHeading, i: number): boolean => {
    if (kind !== 'dated' || title === null || title.text.length > MAX_ROW || !paysOnly(title.text)) return false;
    const below = lines[lastLine + 1];
    return below === undefined || isBlank(below.passage) || below.isRule || headings[i + 1]?.line === below.index;
  };
  return headings.some(isPayment) ? headings.filter((heading, i) => !isPayment(heading, i)) : headings;
};
const MAX_ROW = 100;

function paysOnly(text: string): boolean {
  const amounts = findMoney(text);
  if (amounts.length === 0) return false;
  const left = amounts.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
  return (foldText(left).match(/[a-z\d]+/g) ?? []).every((word) => PAYMENT.has(word));
}

const PAYMENT = new Set(
  [
    'deposit deposits balance payment payments instalment instalments installment installments first second third final last initial due paid open pay payable of the and is non refundable outstanding remaining amount pp per person each total full in',
    'anzahlung restzahlung restbetrag schlusszahlung zahlung rate teilzahlung fallig bezahlt offen pro restlicher betrag',
    'acompte arrhes solde versement paiement regle payer par personne le du reste a',
    'anticipo deposito saldo pago pagado plazo resto por persona reserva senal',
    'acconto caparra rata pagamento pagato persona',
    'sinal entrada parcela restante pagar',
    'aanbetaling restbetaling betaling betaald termijn voldoen',
  ].flatMap((words) => words.split(' ')),
);
