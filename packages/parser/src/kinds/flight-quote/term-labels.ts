/**
 * F-432: one value a line: `Changes` over `$99 per person`, `Refunds` over `Not permitted`, `Carry-on` over `7kg`. The name alone says nothing, nor does the
 * value: they are read as one.
 */
import { asBlank } from '../../formats/reading/blank-line.ts';
import { type DocumentLine, type SourceDocument, withText } from '../../formats/reading/document.ts';
import { LinePattern } from '../../text/line-look.ts';
import { joinPassages } from '../../text/passage.ts';

const BAG = new LinePattern(
  /^(?:carry-?on(?: bags?| baggage)?|cabin (?:bags?|baggage)|hand (?:baggage|luggage)|(?:checked|hold)(?: (?:bags?|baggage|luggage))?|handgepack|aufgabegepack|freigepack|bagages? (?:cabine|en soute|a main)|equipaje (?:de mano|facturado)|bagaglio (?:a mano|da stiva|in stiva)|bagagem (?:de mao|despachada)|(?:hand|ruim)bagage)\s?:?$/,
);
const RIGHT = new LinePattern(
  /^(?:(?:date |name |booking )?changes?(?: fees?)?|refunds?|refundability|cancell?ations?(?: fees?)?|no[- ]?show|upgrades?|umbuchung(?:en)?|stornierung(?:en)?|storno|erstattung(?:en)?|modifications?|remboursements?|annulations?|cambios?|reembolsos?|cancelacion(?:es)?|modific(?:a|he)|rimbors[oi]|cancellazion[ei]|alterac(?:ao|oes)|cancelamentos?|wijzig(?:en|ing(?:en)?)|annuler(?:en|ing))\s?:?$/,
);
/** So many or so heavy; another bag is an entry of its own. */
const ALLOWANCE =
  /^(?!.*(?:bag|carry|item|gepack|bagag|equipaj|bagagl))\d{1,2}\s?(?:x\s?\d{1,2}\s?)?(?:kgs?|kilos?|lbs?|pcs?|pieces?|stuck|pieces?|piezas?|pezz[oi]|pecas?|stuks?)(?![a-z])/;
const RULE =
  /^(?!.*\b(?:not included|nicht (?:enthalten|inbegriffen|inklusive)|non (?:inclus|compris|incluso)|no incluid|nao incluid|niet inbegrepen))(?:\d|[$€£]|[a-z]{1,3}\$? ?\d|(?:not|no|non|none|nicht|keine?|pas|sin|sans|senza|nao|sem|niet|geen)\b|(?:permitted|allowed|free|from|with|for|at a|subject|gegen|kostenlos|erlaubt|moglich|payant|gratuit|autoris|possible|gratis|permitid|con|consentit|a pagamento|com|toegestaan)(?![a-z]{6}))/;
/** What of the price is paid later, over its day. */
const DUE = new LinePattern(
  /^(?:(?:remaining |final )?balance|deposit|(?:rest|an)zahlung|solde|acompte|saldo|deposito|anticipo)(?: (?:is )?(?:due|payable|fallig|zu zahlen))?(?: (?:by|on|before|bis|am|avant(?: le)?|antes del?|entro(?: il)?))?\s?:?$/,
);
const DAY =
  /^(?:[a-z]{2,10}\.?,? )?(?:\d{1,2}(?:st|nd|rd|th|\.)? ?(?:de |[./-])?(?:[a-z]{3,10}\.?|\d{1,2})|[a-z]{3,9} \d{1,2})(?:,? ?(?:de |[./-])?20\d\d)?$/;
const MAX_VALUE = 90;

/** The document with each such pair as one line. */
export function withTermNames(document: SourceDocument): SourceDocument {
  const { lines } = document;
  if (!lines.some((line) => isName(line))) return document;
  const joined = [...lines];
  for (const [i, line] of lines.entries()) {
    const value = lines[i + 1];
    if (!isName(line) || value === undefined || !isValue(value, line)) continue;
    joined[i] = withText(
      line,
      joinPassages([line.passage, value.passage], () => ' '),
    );
    joined[i + 1] = asBlank(value);
  }
  return { ...document, lines: joined };
}

const isPlain = ({ cells, heading, bullet }: DocumentLine): boolean =>
  cells === null && heading === 0 && bullet === null;

const isName = (line: DocumentLine): boolean => {
  const { folded, look } = line;
  return isPlain(line) && (BAG.test(look, folded) || RIGHT.test(look, folded) || DUE.test(look, folded));
};

const isValue = (line: DocumentLine, name: DocumentLine): boolean =>
  isPlain(line) && line.folded.length <= MAX_VALUE && formOf(name).test(line.folded);

const formOf = ({ folded, look }: DocumentLine): RegExp =>
  BAG.test(look, folded) ? ALLOWANCE : DUE.test(look, folded) ? DAY : RULE;
