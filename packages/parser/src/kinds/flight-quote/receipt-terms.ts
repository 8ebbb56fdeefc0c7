/** What a ticket's receipt says around its conditions: how it was paid, the notices that every receipt bears, and the label before the endorsements. */
import { readFoldedColumn } from '../../annotators/flight-column.ts';
import type { Field } from '../../model/field.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const PAID = compactPattern(
  /^(?:(?:form|mode|method|type) of payment|payment(?: (?:form|type|method|mode))?|fop|zahlungs(?:art|mittel)|mode de paiement|paiement|forma de pago|pago|forma di pagamento|pagamento|forma de pagamento)\s{0,24}[:\t]\s{0,8}(?:cash|check|cheque|invoice|cc|credit|card|visa|master ?card|mc|amex|ax|vi|ca|non ?ref|misc|none|bar|rechnung|karte|especes|carte|efectivo|tarjeta|contanti|carta|dinheiro|cartao|[x*]{2})/,
);
const NOTICE =
  /\bconditions\s(?:of\s(?:carriage|contract)|de transport)|\bincorporated by reference|\bprovided by the carrier|\b(?:warsaw|montreal|varsovie|montreal)\sconvention|\bconvention de (?:varsovie|montreal)|^(?:co2|carbon|source:)\b|\bcalculated average co2\b|^this (?:document|receipt|is your) .{0,40}(?:ticket|receipt|itinerary)\b|\bpicture identification\b|^passenger ticket and baggage check|^seat(?: number)?\s?:?\s+check-?in required/;
const ENDORSEMENTS = compactPattern(
  /^(?:endors?(?:ements?)?|restrictions?|endosos?|endoss?os?|endossements?|vermerke?)(?:\s?[/(&-]\s?(?:endorsements?|endossements?|restrictions?|restricciones|restricoes)\)?)?\s{0,24}[:\t]\s{0,8}(?=\S)/,
);

/** Nothing that the fare brings or forbids. */
export const isReceiptNotice = (folded: string): boolean =>
  (hasLabelMark(folded) && PAID.test(folded)) || NOTICE.test(folded) || areHeadings(folded);

const hasLabelMark = (text: string): boolean => text.includes(':') || text.includes('\t');

/** `Departure  Arrival  Baggage`: the end of a table's heading. */
const areHeadings = (folded: string): boolean =>
  folded.includes('  ') && folded.split(/\s{2,}/).every((part) => readFoldedColumn(part) !== null);

/** `ENDORSEMENTS : NONREF/CHG EUR100`: how long the label is. */
const endorsementLabelLength = (text: string): number =>
  hasLabelMark(text) ? (ENDORSEMENTS.exec(foldText(text))?.[0].length ?? 0) : 0;

/** The same of a condition that was read with its label. */
export function withoutEndorsementLabel(value: Field<string>): Field<string> {
  const length = endorsementLabelLength(value.value);
  const [span, other] = value.spans;
  if (length === 0 || span === undefined || other !== undefined || span[1] - span[0] !== value.value.length)
    return value;
  return { ...value, value: value.value.slice(length), spans: [[span[0] + length, span[1]]] };
}
