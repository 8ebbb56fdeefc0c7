/**
 * F-294: what travelers of each age pay, one behind the other in a line: `ADT 718.40 x 2 / CHD 541.00 x 1 USD`, `adults £812, child £640`,
 * `£812 ad £640 ch`. Each figure is what one of them pays; the currency may be told once, in the line or elsewhere.
 */
import { readAmount } from '../../../annotators/money.ts';
import { type Field, stated, withContext } from '../../../model/field.ts';
import { type Money, NO_CURRENCY } from '../../../model/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import { type DocumentLine, oncePerLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import type { FareMention } from './fare-mention.ts';

const GROWN = 'adults?|adts?|adls?|ads?|erwachsene[rn]?|erw\\.?|adultes?|adultos?|adult[oi]|volwassenen?|seniors?';
const YOUNG =
  'child(?:ren)?|chd|cnn|ch|kids?|infants?|inf|teens?|youths?|bab(?:y|ies)|kind(?:er)?|kleinkind(?:er)?|enfants?|bebes?|ninos?|menor(?:es)?|bambin[oi]|neonat[oi]|criancas?|kinderen';
const AGES = '(?:\\s?\\([^()]{1,14}\\))?';
const WHO = `(?:(?<grown>${GROWN})|(?<young>${YOUNG}))(?![a-z])${AGES}`;
const CODES =
  'usd|eur(?:os?)?|gbp|chf|cad|aud|nzd|sgd|zar|inr|aed|thb|myr|hkd|jpy|cny|sek|nok|dkk|isk|kes|ngn|egp|mad|php|idr|brl|mxn|ars|cop|clp|pen|qar|sar|ils|try|pln|czk|huf|rm|rs\\.?|kr';
const CURRENCY = `(?:[a-z]{0,3}[$€£¥₹]|${CODES})`;
const FIGURE = "(?:\\d{1,3}(?:[,.' ]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{2,7}(?:[.,]\\d{1,2})?)(?![\\d.,]*\\d)";
const AMOUNT = `(?:${CURRENCY}\\s?)?(?<amount>${FIGURE})(?:\\s?${CURRENCY}(?![a-z]))?`;
const EACH =
  '(?:\\s?(?:each|ea|pp|p\\.p\\.|per (?:person|pax|adult|child)|je|pro person|par personne|por persona|a testa))?';
const TIMES = `(?:\\s?\\(?[x×*]\\s?(?<n>[1-9]\\d?)\\)?(?!\\d))?`;
/** `ADT 718.40 x 2`, `2 x adult at £410`, `£812 ad`. */
const FORMS = [
  compactPattern(`${WHO}\\s?[:=–-]?\\s?${AMOUNT}${EACH}${TIMES}`, 'y'),
  compactPattern(`(?<n>[1-9]\\d?)\\s?[x×]?\\s?${WHO}\\s?(?:@|at|a|je|zu je)\\s?${AMOUNT}${EACH}`, 'y'),
  compactPattern(`${AMOUNT}\\s?(?:(?:per|for|pro|par|por)\\s|\\/\\s?)?(?:each\\s)?${WHO}${EACH}${TIMES}`, 'y'),
];
const LEAD = /\W{0,4}(?:(?:air ?)?(?:fares?|prices?|rates?|cost)(?: (?:is|are|per person|pp))?\s?[:=-]?\s?)?/y;
const BETWEEN = /\s{0,3}(?:[/;|+&·]|,(?=\s)|,?\s(?:and|und|et|y|e|en)(?=\s))\s{0,3}|\s{1,3}/y;
/** Behind the last one nothing more than the currency, or that the taxes are in it. */
const TAIL =
  /^\s?(?:(?:[a-z]{3}|[$€£])\s?)?(?:\(?(?:all[- ]in|(?:incl?(?:uding|\.)?|with|inkl\.?|ttc)\s?(?:of )?(?:all )?(?:tax(?:es)?|steuern)?|tax(?:es)? (?:in|incl(?:uded|\.)?)|return|r\/t|round ?trip)\)?)?\W{0,3}$/;
const MAX_LENGTH = 140;
const MAX_TYPES = 6;
const TYPED = /\b(?:ad(?:ult|[tls]|\b)|erw|volw|senior)|\dad\b/;

export interface TypeInLine {
  readonly isGrown: boolean;
  /** How many they are by the text; null where it does not say. */
  readonly count: Field<number> | null;
  readonly mention: FareMention;
}

/** Nothing but travelers of two ages or more, each with a figure; else nothing. */
export const readTypesInLine: (line: DocumentLine) => readonly TypeInLine[] = oncePerLine((line) => {
  const { folded, look, passage } = line;
  if ((look.signs & DIGIT) === 0 || folded.length > MAX_LENGTH || folded.length !== passage.text.length) return NONE;
  if (!TYPED.test(folded)) return NONE;
  LEAD.lastIndex = 0;
  let next = LEAD.exec(folded)?.[0].length ?? 0;
  let at = next;
  const found: TypeInLine[] = [];
  for (let match = matchAt(folded, next); match !== null && found.length < MAX_TYPES; match = matchAt(folded, next)) {
    found.push(typeOf(line, match));
    at = match.index + match[0].length;
    BETWEEN.lastIndex = at;
    const between = BETWEEN.exec(folded);
    if (between === null) break;
    next = at + between[0].length;
  }
  const isOfAges = found.some(({ isGrown }) => isGrown) && found.some(({ isGrown }) => !isGrown);
  return isOfAges && TAIL.test(folded.slice(at)) ? found : NONE;
});

const NONE: readonly TypeInLine[] = [];

function matchAt(folded: string, at: number): RegExpExecArray | null {
  for (const form of FORMS) {
    form.lastIndex = at;
    const match = form.exec(folded);
    if (match !== null) return match;
  }
  return null;
}

function typeOf(line: DocumentLine, match: RegExpExecArray): TypeInLine {
  const { passage } = line;
  const { amount = '', n, grown } = match.groups ?? {};
  const isGrown = grown !== undefined;
  const from = match.index + placeOf(match, amount, n);
  const to = from + amount.length;
  const own = lineMoney(line).find((money) => money.from <= from && to <= money.to);
  const [other] = lineMoney(line);
  const known = own ?? other;
  const value: Money = own?.money ?? {
    amount: readAmount(amount),
    amountMax: null,
    currencies: known?.money.currencies ?? [NO_CURRENCY],
  };
  const money = stated(value, [own === undefined ? spanOf(passage, from, to) : spanOf(passage, own.from, own.to)]);
  const told = own === undefined && known !== undefined ? [spanOf(passage, known.from, known.to)] : undefined;
  const count = n === undefined ? -1 : countAt(match, n, from - match.index, amount.length);
  return {
    isGrown,
    count:
      n === undefined || count < 0
        ? null
        : stated(Number(n), [spanOf(passage, match.index + count, match.index + count + n.length)]),
    mention: {
      money: withContext(money, told),
      role: 'total',
      basis: isGrown ? 'person' : 'child',
      written: amount,
      line: line.index,
      isAddition: false,
    },
  };
}

/** Where the amount stands within the match: behind the number before it, where there is one. */
function placeOf(match: RegExpExecArray, amount: string, n: string | undefined): number {
  const leads = n !== undefined && match[0].startsWith(n) && !match[0].startsWith(amount);
  return match[0].indexOf(amount, leads ? n.length : 0);
}

/** The number stands before the amount at the very start, or behind it. */
const countAt = (match: RegExpExecArray, n: string, amountAt: number, length: number): number =>
  match[0].startsWith(n) && amountAt > 0 ? 0 : match[0].indexOf(n, amountAt + length);
