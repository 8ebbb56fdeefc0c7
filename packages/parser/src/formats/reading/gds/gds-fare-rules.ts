/**
 * What a fare does not allow, in the words of the display: `NONREF/CHGS FEE APPLIES/NO SHOW FORFEIT`, `E NONREF/0VALUAFTDPT/CHGFEE`,
 * `CHG FEE APPLIES - CXL FEE USD400 PER PSGR`, `FE PAX NONREF CHG/S2-3`, `ENDOS*SEG1/2*NONREF`, `TICKETS ARE NON-REFUNDABLE BEFORE DEPARTURE`.
 */
import type { Field } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { GDS_MONTH } from './gds-dates.ts';
import { fieldAt, type ScreenLine, withPlace } from './gds-screen.ts';

const RULE =
  /\bNON[ -]?(?:REF|END|TRANS|CHG)|\bNO ?CHGS?\b|\bNO REFUND|\bREFUNDS? NOT\b|REFUNDABLE\b|\bREF WITH\b|\bCHNG PEN|\bCHA?NGE? ?(?:FEES?|PENALTY|S FEE)|\bCH(?:AN)?GE?S? (?:FEES?|PEN|(?:NOT )?(?:ALLOWED|PERMITTED))\b|\bPENALTY\b|\bPENALTIES\b|\bC(?:AN)?XL? (?:FEE|PEN)|\bCANCEL\/NO|\bNO[ -]?SHOW\b|\bFARE RE?STR|\bV(?:AL)?I?L?D ON\b|\b0VALU?\b|\bVLD [A-Z0-9]{2}\b|\bPENALT/;
/** `CHANGES SUBJECT TO EUR 120 FEE`, `REFUND BEFORE DEPARTURE EUR 90`, `REISSUE FEE`, `MIN STAY 7 DAYS`. */
const TERM =
  /\b(?:CHANGES?|CHGS?|CHNGS?|REFUNDS?|CANCEL(?:LATION)?S?|CXL|REISSUES?|REROUTE|REBOOK(?:ING)?)(?: (?:BEFORE|AFTER) DEP(?:ARTURE)?)? (?:SUBJ(?:ECT)?\b|AT (?:A )?FEE\b|WITH (?:A )?FEE\b|ANY ?TIME\b|(?:FOR )?[A-Z]{3} ?\d{2,4}\b)|\b(?:REISSUE|REROUTE|REBOOK(?:ING)?|REFUNDS?|CANCEL(?:LATION)?) (?:FEES?|PEN|CHARGES?)\b|\bM(?:IN|AX)(?:IMUM)? STAY\b/;
const HINT = /REF|END\b|CHG|CHNG|CHANGE|PEN|XL|CANCEL|SHOW|RSTR|RESTR|VLD|VALID|VALU|REISS|REROU|REBOOK|STAY/;
export const isRule = (text: string): boolean => RULE.test(text) || TERM.test(text);
/** Remarks between systems and questions to the airline are no conditions of the fare. */
const REMARK =
  /^\s*(?:\d{1,3}[. ] ?)?\/?(?:SSR|OSI|ATFQ|\d\/ATFQ|RM\b|RMKS|GFAX|SK\b|OTHS|ADTK|FM\b|FV\b|FP\b|FA\b|FB\b|AA FACTS|FONE|CAT ?\d)|\bSEE RULES\b|\bCHECK RULES\b|\bVERIFY RULES\b/;
/** `USD 962.40 PP, NO REFUNDS`, `FARE GBP 310 PP + TAX GBP 55, NON REF`: typed below a display; whoever reads prices reads its conditions too. */
const TYPED_PRICE =
  /^\s*(?:(?:TOTAL|TTL|ALL[ -]IN|FARE|PRICE|COST)\b[ A-Z0-9]{0,12}[:=]?\s?)?(?:(?:[A-Z]{3} ?|[$€£₹] ?)\d[\d.,]{0,11}|\d[\d.,]{0,11} ?(?:[A-Z]{3}\b|[$€£₹]))(?: ?(?:PP|P\/P|PER (?:PERSON|PAX|PASSENGER|ADULT|ADT)|EACH|P\.P\.?|A HEAD)(?![A-Z])|[,;] |\. )/;
/** `EUR 50 PP CHG FEE`, `EUR 90, CHG FEE`: what a change costs; in `USD 400 PP, CHG FEE USD 50` and `…, CHG FEE APPLIES` the fee comes behind. */
const FEE_ALONE =
  /^\s*(?:[A-Z]{3} ?|[$€£₹] ?)?\d[\d.,]{0,11}(?: ?[A-Z]{3}\b| ?[$€£₹])?(?: (?:PP|P\/P|PER (?:PERSON|PAX|PASSENGER|ADULT|ADT)|EACH|P\.P\.?|A HEAD))?[,; ]{1,3}(?:CHG|CHNG|CHANGE|CXL|CANCEL(?:LATION)?|REFUND|REISSUE|REBOOK(?:ING)?|NO[ -]?SHOW)S?[ /A-Z-]{0,20}?\b(?:FEE|PEN(?:ALTY)?|CHARGE)S?\s{0,3}(?:$|[,;.])/;
const startsWithPrice = (text: string): boolean => TYPED_PRICE.test(text) && !FEE_ALONE.test(text);
/** F-628: `ADT 1-2  UKEESGB1  NON-END/NO REFUND`: whose fare it is, and its basis, lead the rule; so does F-710 `PENALTY - NONREFUNDABLE` its heading. */
const LEAD =
  /^[\s*>$]*(?:(?:ADT|CNN|CHD|INF|INS|YTH|STU|SRC|C\d\d) {1,2}\d[\d,-]{0,6} {1,4}(?=[A-Z0-9]{0,14}\d)[A-Z][A-Z0-9]{3,14}(?:\/[A-Z]{2}\d{0,3})? {1,4})?(?:\d{1,2}(?:\. ?| ))?(?:(?:E |FE (?:PAX )?|ENDORSEMENTS?:? |ENDOS[* ](?:SEG[\d/,-]+\*)?|EB-|PENALT(?:Y|IES)(?:: | {2,}| - (?=NON|NO |CHA?NGE?|CANC|CXL|REF))|RULES?: ))?[\s*]*/;
const TAIL = /(?:\/S\d[\d,-]*|[\s*/.])+$/;
const MAX_TAIL = 60;
/** `A - B - C`, or columns. */
const BREAK = / - | {3,}/g;

export interface GdsRules {
  readonly restrictions: readonly Field<string>[];
  readonly lines: readonly ScreenLine[];
}

export function readGdsRules(lines: readonly ScreenLine[]): GdsRules {
  const found = new Map<string, Field<string>>();
  const used: ScreenLine[] = [];
  for (const line of lines) {
    if (!line.isCapitals || !HINT.test(line.text) || REMARK.test(line.text) || !isRule(line.text)) continue;
    if ((startsWithPrice(line.text) && !line.text.includes(' / ')) || isTypedTerm(line.text)) continue;
    const rules = rulesOf(line.text);
    for (const [from, to] of rules) {
      const text = line.text.slice(from, to);
      const field = fieldAt(line, from, to, line.passage.text.slice(from, to).replace(/\s+/g, ' '));
      const same = found.get(text);
      // For each type of traveler the display repeats its rules.
      found.set(text, same === undefined ? field : withPlace(same, field.spans));
    }
    if (rules.length > 0 && !bearsPrice(line.text)) used.push(line);
  }
  return { restrictions: [...found.values()], lines: used };
}

/** The parts that are rules; what a dash adds to one (`CHGS ALLOWED - DIFFERENCE IN FARE`) belongs to it. */
function rulesOf(text: string): [number, number][] {
  const rules: [number, number][] = [];
  for (const part of partsOf(text)) {
    const before = rules.at(-1);
    if (isRule(text.slice(...part))) rules.push(...slashed(text, part));
    else if (before !== undefined && text.slice(before[1], part[0]) === ' - ') before[1] = part[1];
  }
  return rules;
}

/** `NONREF / CHG FEE USD 90`: two rules where each is one by itself, unlike `REFUND / REISSUE FEE`. */
function slashed(text: string, [from, to]: readonly [number, number]): [number, number][] {
  const parts: [number, number][] = [];
  let start = from;
  for (const part of text.slice(from, to).split(' / ')) {
    parts.push([start, start + part.trimEnd().length]);
    start += part.length + 3;
  }
  const own = parts.filter((part) => !ALLOWANCE.test(text.slice(...part)));
  const rules = own.filter((part) => isRule(text.slice(...part)));
  // `TTL EUR 700.10 PER ADT / NONREF`: prices stand beside the rules.
  return rules.length === own.length || bearsPrice(text) ? rules : [[from, to]];
}

/** `BAGS 23KG / NONREF` */
const ALLOWANCE =
  /^(?:FREE |CHECKED |HOLD )?(?:BAGS?|BAGGAGE)(?: ALLOWANCE)? ?[:-]? ?\d{1,2} ?(?:PC|P|KGS?|K)\b[ /X\dKGS]*$/;
const AMOUNT = /\b(?:FARE|TTL|TOTAL)\b.*\d\.\d\d/;

/** A fare stands on the line, beside which someone may have typed rules or a day. */
const bearsPrice = (text: string): boolean => AMOUNT.test(text) || startsWithPrice(text);

/** `NEEDS TICKETING BY FRI 4 DEC, NON REFUNDABLE`: a day and a rule, parted as in a sentence. */
export const isTypedTerm = (text: string): boolean => text.includes(', ') && TYPED_TERM.test(text);
const TYPED_TERM = compactPattern(
  `^[^\\d]{0,40}\\b(?:BY|BEFORE|UNTIL|TILL?|LATEST)(?: (?:MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]{0,6})? \\d{1,2} ?${GDS_MONTH}`,
);

/** `TTL EUR 700.10 PER ADT / NONREF / TKT BY 05DEC`, `EUR 962 PP, TKT BY 05DEC`: what someone typed has more to say. */
export const isTypedPrice = (text: string): boolean =>
  text.includes(' / ') ? bearsPrice(text) : startsWithPrice(text);

function partsOf(text: string): [number, number][] {
  const start = LEAD.exec(text)?.[0].length ?? 0;
  const end = text.length - (TAIL.exec(text.slice(-MAX_TAIL))?.[0].length ?? 0);
  const parts: [number, number][] = [];
  let from = start;
  BREAK.lastIndex = start;
  for (let match = BREAK.exec(text); match !== null && match.index < end; match = BREAK.exec(text)) {
    if (match.index > from) parts.push([from, match.index]);
    from = match.index + match[0].length;
  }
  if (from < end) parts.push([from, end]);
  return parts;
}
