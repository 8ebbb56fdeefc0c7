/**
 * A price told as a sum, its currency once or beside each figure: `base 3,310.00 + tax 630.00 = USD 3,940.00`, `845 + 203.40 taxes + 35 fee = €1,083.40`.
 * Words may stand for the signs: `€910 plus €20 booking fee, so €930 each`, `910 € zzgl. 20 € Gebühr, also 930 €`. The figures are read only where
 * the sum comes out: then they are its parts, whatever else the line says; or where a fare and its taxes stand between the signs and miss it
 * by little, for the agent to be told.
 */
import { type FareRole, readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { readAmount } from '../../../annotators/money.ts';
import { stated, withContext } from '../../../model/field.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { PLUS } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import type { FareMention } from './fare-mention.ts';

/** An amount without its currency. */
export const FIGURE =
  /(?<![\d.,])\d{1,3}(?:[,.' ]\d{3}){0,3}(?:[.,]\d{1,2})?(?![\d.,]*\d)|(?<![\d.,])\d{1,7}(?:[.,]\d{1,2})?(?![\d.,]*\d)/g;
/** `= 1,048.40 x 2 = …`: what is multiplied is one traveler's. */
const MULTIPLIED = /^\s?(?:[a-z]{3}\s?)?[x×*]\s?\d/;
/** What the agency pays and adds is no part of the traveler's price. */
const AMONG_AGENTS = /\b(?:nett?o?|mark-?up|comm(?:ission)?|margin|sell(?:ing)?|aufschlag|marge)\b/;
/** `Selling fare: 455 + 291.15 tax = 746.15`: the parts of what the client pays. */
const SELLING = /^\W{0,3}(?:(?:adult|adt) )?sell(?:ing)?(?: (?:price|fare|rate|at))?\b[^\d]{0,16}\d/;
const OF_AGENCY_ALONE = /\b(?:nett?o?|mark-?up|comm(?:ission)?|margin|aufschlag|marge)\b/;
/** `Precio neto por persona: 189 € + tasas 46,20 € = 235,20 €`: with nothing but taxes beside it, the net fare is the traveler's before them; `Nett` in English is what the agency pays. */
const OF_AGENCY = /\b(?:nett?|mark-?up|comm(?:ission)?|margin|sell(?:ing)?|aufschlag|marge)\b/;
const TAX_BEHIND = /^[^+=]{0,24}\b(?:tax(?:es)?|tx|steuern?|tasas|impuestos|tasse|taxas)\b/;
const isAmongAgents = (folded: string, signed: string): boolean =>
  AMONG_AGENTS.test(folded) &&
  !(SELLING.test(folded) && !OF_AGENCY_ALONE.test(folded)) &&
  (OF_AGENCY.test(folded) || signed.split('+').length > 2 || !TAX_BEHIND.test(folded.slice(signed.indexOf('+') + 1)));
/** `2 adults + 1 child = …` adds up people, `ADT x2: … + …` counts those of a row: they are no figures of the sum. */
const COUNTS =
  /^\W{0,3}(?:adults?|adt|child(?:ren)?|chd|cnn|infants?|inf|pax)\s?[x×*]\s?\d\b|\d\s?(?:x\s)?(?:adults?|adts?|child(?:ren)?|chd|cnn|kids?|infants?|pax|people|persons?|nights?|days?|bags?|pcs?|erwachsene|kind(?:er)?|nachte?|tage?|adultes?|enfants?|adultos?|ninos?|adulti|bambini)\b/g;
const PLUS_WORD = /(?<= )(?:plus|zzgl\.?|zuzuglich|mas|piu|mais)(?= )/g;
const EQUALS_WORD =
  /(?<=[ ,])(?:so|thus|making|makes|comes to|i\.e\.|also|macht|ergibt|das sind|soit|donc|es decir|o sea|total|cioe|quindi|ou seja)(?= )/g;
const TAX_NEXT = /(?<=\d) (?=(?:tx|tax(?:es)?|y[qr]|steuern?|tasas|tasse|taxas)[.:]? ?\d)/;
const MAX_PARTS = 6;
const MAX_LENGTH = 160;

/** The parts and the total. */
export function readSumLine(line: DocumentLine): FareMention[] {
  const { passage, folded } = line;
  const { text } = passage;
  if (text.length > MAX_LENGTH || folded.length !== text.length) return [];
  const money = lineMoney(line);
  const [first] = money;
  const signed = withSigns(line, money.length);
  const equals = signed.indexOf('=');
  if (equals < 0 || !signed.includes('+') || isAmongAgents(folded, signed)) return [];
  const parts = partsOf(
    signed.replace(COUNTS, (count) => ' '.repeat(count.length)),
    equals,
  );
  if (first === undefined || parts.length < 3 || money.length > parts.length) return [];
  const { currencies } = first.money;
  if (money.some((other) => other.money.currencies[0] !== currencies[0])) return [];
  const total = parts.at(-1) as Part;
  const sum = parts.slice(0, -1).reduce((all, part) => all + part.amount, 0);
  if (Math.abs(sum - total.amount) > 0.011 && !isMiscounted(line, parts, sum)) return [];
  const who = readFareBasis(folded.slice(0, parts[0]?.from ?? 0), '');
  const product = productBehind(total, folded, money);
  const all = product === null ? parts : [...parts, product];
  return all.map((part, i): FareMention => {
    const own = money.find(({ from, to }) => from <= part.from && part.to <= to);
    const [from, to] = own === undefined ? [part.from, part.to] : [own.from, own.to];
    const before = folded.slice(all[i - 1]?.to ?? 0, from);
    const after = folded.slice(to, all[i + 1]?.from ?? folded.length);
    return {
      money: withContext(
        stated({ amount: part.amount, amountMax: null, currencies }, [spanOf(passage, from, to)]),
        own === undefined ? [spanOf(passage, first.from, first.to)] : undefined,
      ),
      role:
        part === total || part === product ? 'total' : roleOf(readFareRole(before, after.split(/[+=]/)[0] ?? ''), i),
      basis:
        part === product
          ? 'all'
          : part !== total
            ? who === 'child'
              ? who
              : null
            : product !== null || MULTIPLIED.test(after)
              ? 'person'
              : readFareBasis(folded.slice(0, parts[0]?.from ?? 0), after),
      written: text.slice(from, to),
      line: line.index,
      isAddition: false,
    };
  });
}

/** `= 3,600, total 7,200 for both`: what all pay stands behind what one does. */
function productBehind(total: Part, folded: string, money: readonly Place[]): Part | null {
  const behind = folded.slice(total.to, total.to + REACH);
  for (const figure of allMatches(FIGURE, behind)) {
    const amount = readAmount(figure[0]);
    const times = Math.round(amount / total.amount);
    const at = total.to + figure.index;
    const isProduct = times >= 2 && times <= MOST_TRAVELERS && Math.abs(total.amount * times - amount) < 0.011;
    const to = at + figure[0].length;
    if (!isProduct) continue;
    // `so 1440 points each` are no money.
    const isAmount = CLAUSE_END.test(folded.slice(to)) || money.some((own) => own.from <= at && to <= own.to);
    if ((isAmount && SUM_WORD.test(folded.slice(total.to, at))) || FOR_ALL.test(folded.slice(to)))
      return { from: at, to, amount };
  }
  return null;
}
const REACH = 40;
const MOST_TRAVELERS = 9;
const SUM_WORD = /=|\b(?:tot(?:al)?|ttl|so|makes?|gesamt|zusammen|soit|macht|also|totale|en total|au total)\b/;
const CLAUSE_END = /^\s?(?:$|[.,;)!])/;
type Place = Pick<Part, 'from' | 'to'>;
const FOR_ALL =
  /^\s?(?:[a-z]{3}|[$€£])?\s?(?:for|fur|pour|para|per)\s(?:both|all|the|two|three|four|[2-9]\b|beide|alle|los|les|tutti)/;

/** `$410 + $95 taxes = $525`: two parts, the second called taxes, and a total that is more than each and not far from both. */
function isMiscounted({ folded }: DocumentLine, parts: readonly Part[], sum: number): boolean {
  const [fare, taxes, total] = parts;
  if (parts.length !== 3 || !fare || !taxes || !total || !folded.includes('+') || !folded.includes('=')) return false;
  if (total.amount <= Math.max(fare.amount, taxes.amount) || Math.abs(sum - total.amount) > sum / 4) return false;
  const after = folded.slice(taxes.to, total.from).split('=')[0] ?? '';
  return readFareRole(folded.slice(fare.to, taxes.from), after) === 'taxes';
}

/** The folded line, with the signs that words of three amounts stand for; as long as before. */
function withSigns({ folded, look }: DocumentLine, amounts: number): string {
  // `GBP 560.00 TX 98.40 = 658.40`
  if (folded.includes('=')) return (look.signs & PLUS) !== 0 ? folded : folded.replace(TAX_NEXT, '+');
  if (amounts < 3) return folded;
  const sign = (mark: string) => (word: string) => mark.padEnd(word.length);
  const plus = (look.signs & PLUS) !== 0 ? folded : folded.replace(PLUS_WORD, sign('+'));
  return plus.replace(EQUALS_WORD, sign('='));
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** One figure between two signs of the sum; none where a part has no figure or more than one. */
function partsOf(text: string, equals: number): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from <= equals + 1; ) {
    const plus = text.indexOf('+', from);
    const isLast = from > equals;
    const to = isLast ? text.length : plus < 0 || plus > equals ? equals : plus;
    const figures = allMatches(FIGURE, text.slice(from, to));
    const [figure] = figures;
    if (figure === undefined || (figures.length > 1 && !isLast) || parts.length === MAX_PARTS) return [];
    const at = from + figure.index;
    parts.push({ from: at, to: at + figure[0].length, amount: readAmount(figure[0]) });
    if (isLast) break;
    from = to + 1;
  }
  return parts;
}

/** What is named is that; else the first is the fare and what is added to it taxes. */
function roleOf(named: FareRole, at: number): FareRole {
  if (named === 'taxes' || named === 'fee' || named === 'base') return named;
  return at === 0 ? 'base' : 'taxes';
}
