/**
 * What one pays as it is reckoned up: the price of a person, the taxes and fees on it, and under them the total for one.
 *
 *   Tour cost per person     Rs. 84,900
 *   GST @ 5%                 Rs.  4,245
 *   Total per person         Rs. 89,145
 */
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { PriceMention } from './price-mention.ts';
import { saysPerPerson } from './price-role.ts';

/** Between two rows may stand a rule. */
const MAX_ROWS_BETWEEN = 3;
const MAX_FEES = 6;
const MAX_ROW = 90;

const TOTAL = compactPattern(
  /^\W{0,4}(?:(?:grand|overall|final|net|all[- ]in) )?(?:total|gesamt|summe|endpreis|totaal|(?:prix|precio|prezzo|preco|valor|montant|importe) (?:total|totale|final|finale)\b|(?:you pay|amount payable|net payable|final price)\b)/,
);
const FEE = compactPattern(
  /^\W{0,4}(?:(?:plus|add|all|alle|zzgl\.?|port|airport|government|govt\.?|local|city|tourist|flughafen|resort|hotel) ){0,2}(?:gst|igst|tcs|vat|iva|tva|mwst|tax(?:es)?|fees?|service (?:charge|fee|tax)s?|quota (?:(?:di |d['’])?iscrizione|(?:di )?gestione(?: pratica)?)|diritti d['’]agenzia|spese (?:di )?(?:gestione|agenzia)(?: pratica)?|(?:frais|gastos) (?:de )?(?:dossier|gestion|reservation|reserva|agence|agencia)|taxas? de (?:embarque|servico|inscricao)|(?:reserverings|boekings|dossier|administratie)kosten|inschrijfgeld|(?:port|booking|fuel|airport|handling) (?:charges?|fees?|expenses|surcharges?)|levy|levies|(?:flughafen|hafen|service)?gebuhr(?:en)?|(?:flughafen|kur|gaste|mehrwert)?(?:steuern?|taxe)|tasas?|impuestos?|tasse|taxas?|impostos?|(?:luchthaven|toeristen|vlieg)?belasting(?:en)?|toeslag(?:en)?)\b[^:$€£]{0,40}[:.\s…@-]{0,40}(?:[a-z]{2,3}\.?\s{0,9})?$/,
);

/** The same amounts: such a total is the price, with what it is made up of; the rows above it are none. */
export function withReckonedPrice(found: readonly PriceMention[]): readonly PriceMention[] {
  let mentions = found.map((mention) =>
    mention.role === 'open' && isFeeRow(mention) ? { ...mention, role: 'aside' as const } : mention,
  );
  for (const [i, total] of mentions.entries()) {
    const parts = isTotalOfOne(total) ? partsAbove(mentions, i) : [];
    if (parts.length === 0) continue;
    const own: PriceMention = {
      ...total,
      role: 'person',
      basis: null,
      basisLine: null,
      parts: parts.map(({ price }) => price),
    };
    mentions = mentions.map((each) =>
      each === total ? own : parts.includes(each) ? { ...each, role: 'aside' } : each,
    );
  }
  return mentions;
}

const isFeeRow = ({ line, from }: PriceMention): boolean => isRow(line) && FEE.test(line.folded.slice(0, from));

const isTotalOfOne = ({ line, role }: PriceMention): boolean =>
  (role === 'person' || role === 'whole' || role === 'open') &&
  isRow(line) &&
  TOTAL.test(line.folded) &&
  saysPerPerson(line.folded, line.look);

const isOpenRow = ({ role, line }: PriceMention): boolean => (role === 'person' || role === 'open') && isRow(line);
const isRow = ({ folded }: DocumentLine): boolean => folded.length <= MAX_ROW;

/** The taxes right above the total, and over them the price that they are added to. */
function partsAbove(mentions: readonly PriceMention[], at: number): readonly PriceMention[] {
  const total = mentions[at] as PriceMention;
  const parts: PriceMention[] = [];
  let below = total;
  for (let i = at - 1; i >= 0 && parts.length < MAX_FEES; i--) {
    const part = mentions[i] as PriceMention;
    const away = below.line.index - part.line.index;
    const { amount, currencies } = part.price.value;
    // Of a row with several amounts it is open which of them is added.
    if (away < 1 || away > MAX_ROWS_BETWEEN || currencies[0] !== total.price.value.currencies[0]) return [];
    parts.unshift(part);
    below = part;
    if (isFeeRow(part)) continue;
    const above = mentions[i - 1];
    // Of several cabins over the taxes the total is that of one.
    const isAmongRows = above !== undefined && isOpenRow(above) && part.line.index - above.line.index <= 1;
    const isBase = isOpenRow(part) && !isAmongRows;
    return isBase && parts.length > 1 && amount < total.price.value.amount && amount * 2 > total.price.value.amount
      ? parts
      : [];
  }
  return [];
}
