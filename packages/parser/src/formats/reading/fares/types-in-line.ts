/**
 * F-294: what travelers of each age pay, one behind the other in a line: `ADT 718.40 x 2 / CHD 541.00 x 1 USD`, `adults £812, child £640`,
 * `£812 ad £640 ch`. Each figure is what one of them pays; the currency may be told once, in the line or elsewhere.
 */
import { findCurrency } from '@waypage/gazetteer';
import { readAmount } from '../../../annotators/money.ts';
import type { Span } from '../../../model/answer.ts';
import { type Field, stated, withContext } from '../../../model/field.ts';
import { type Money, NO_CURRENCY } from '../../../model/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import { type DocumentLine, oncePerLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import type { FareMention } from './fare-mention.ts';

const GROWN =
  'adults?|adts?|adls?|ads?|erwachsene[rn]?|erw\\.?|adultes?|adultos?|adult[oi]|volw(?:assenen?)?\\.?|seniors?';
const YOUNG =
  'child(?:ren)?|chd|cnn|ch|kids?|infants?|inf|teens?|youths?|bab(?:y|ies)|kind(?:er)?|kleinkind(?:er)?|enfants?|bebes?|bb|ninos?|menor(?:es)?|bambin[oi]|neonat[oi]|criancas?|kinderen';
const AGES = '(?:\\s?\\([^()]{1,14}\\))?';
const WHO = `(?:(?<grown>${GROWN})|(?<young>${YOUNG}))(?![a-z])${AGES}`;
const CODES =
  'usd|eur(?:os?)?|gbp|chf|cad|aud|nzd|sgd|zar|inr|aed|thb|myr|hkd|jpy|cny|sek|nok|dkk|isk|kes|ngn|egp|mad|php|idr|brl|mxn|ars|cop|clp|pen|qar|sar|ils|try|pln|czk|huf|rm|rs\\.?|kr';
const CURRENCY = `(?:[a-z]{0,3}[$€£¥₹]|${CODES})`;
const FIGURE = "(?:\\d{1,3}(?:[,.' ]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{2,7}(?:[.,]\\d{1,2})?)(?![\\d.,]*\\d)";
/** `289,-` */
const DASH = '(?:[,.](?:-{1,2}|[–—])(?![\\d-]))?';
const AMOUNT = `(?:${CURRENCY}\\s?)?(?<amount>${FIGURE})${DASH}(?:\\s?${CURRENCY}(?![a-z]))?`;
const EACH =
  '(?:\\s?(?:each|ea|pp|p\\.p\\.|per (?:person|pax|adult|child)|je|pro person|par personne|por persona|a testa|c\\/u|cada un[oa]|chacune?|ciascun[oa]|cadauno|cadauna))?';
const TIMES = `(?:\\s?\\(?[x×*]\\s?(?<n>[1-9]\\d?)\\)?(?!\\d))?`;
/** `ADT 718.40 x 2`, `2 x adult at £410`, `£812 ad`. */
const FORMS = [
  compactPattern(`${WHO}\\s?[:=–-]?\\s?${AMOUNT}${EACH}${TIMES}`, 'y'),
  compactPattern(`(?<n>[1-9]\\d?)\\s?[x×]?\\s?${WHO}\\s?(?:@|at|a|je|zu je)\\s?${AMOUNT}${EACH}`, 'y'),
  compactPattern(
    `${AMOUNT}\\s?(?:(?:per|for|pro|par|por|pour|fur|para|a|voor)\\s(?:(?:the|each|le|la|les|das|die|el|il|lo|o|het|un|una?|ein)\\s)?|\\/\\s?)?(?:each\\s)?${WHO}${EACH}${TIMES}`,
    'y',
  ),
];
const LEAD =
  /\W{0,4}(?:(?<code>usd|eur|gbp|chf|cad|aud|nzd|sgd|zar|inr|aed)\s)?(?:(?:your |recommended )?(?:sell(?:ing)?|gross|client|public)\s?[:=-]?\s?)?(?:(?:air ?)?(?:fares?|prices?|rates?|cost)(?: (?:is|are|per person|pp))?\s?[:=-]?\s?)?/y;
const BETWEEN = /\s{0,3}(?:[/;|+&·]|,(?=\s)|,?\s(?:and|und|et|y|e|en)(?=\s))\s{0,3}|\s{1,3}/y;
/** Behind the last one nothing more than the currency, or that the taxes are in it. */
const TAIL =
  /^\s?(?:(?:[a-z]{3}|[$€£])\s?)?(?:\(?(?:all[- ]in|(?:incl?(?:uding|\.)?|with|inkl\.?|ttc)\s?(?:of )?(?:all )?(?:tax(?:es)?|steuern)?|tax(?:es)? (?:in|incl(?:uded|\.)?)|return|r\/t|round ?trip)\)?)?\W{0,3}$/;
/** `, so 1,736 all in GBP`, ` = 1,736`, `, 1.736 € zusammen`: what they come to. */
const SAID =
  '(?:so|thus|that is|making|(?:grand )?total(?:ling)?|ttl|tot|sum|altogether|in all|all|everyone|together|zusammen|(?:ins)?gesamt|macht|also|soit|au total|en total|in totale|totale|totaal|samen|no total|juntos|tutti|=)';
const SAID_BEHIND =
  '(?:altogether|in total|in all|total|ttl|tot|together|for (?:all|everyone|everybody|the (?:lot|family))|zusammen|insgesamt|gesamt|au total|en total|in totale|no total)';
/** `total for all 3: …`, `total los 4 …` */
const COUNTED =
  '(?:(?:(?:for|para|por|los|las|les|per|pour|fur|de|of) )?(?:all |the |los |les )?[2-9](?: (?:pax|people|personas|personen|personnes|persone|pessoas|of you))?[:=]?\\s{1,2})?';
const TOTAL = compactPattern(
  `^\\s{0,3}(?:=>|->|→|[,;:/=–-]|\\.{1,3})?\\s{0,3}(?:(?:${SAID}[:=]?\\s{0,2}){1,3}${COUNTED}${AMOUNT.replace('<amount>', '<first>')}(?:\\s${SAID_BEHIND})?|${AMOUNT.replace('<amount>', '<second>')}\\s${SAID_BEHIND})(?:,?\\s(?:all[- ]in|(?:incl(?:uding|\\.)?|with|con|com|inkl\\.?|mit|avec) (?:all |todos los |todas las )?(?:tax(?:es)?|impuestos|tasas|steuern|taxas|impostos)|impuestos incluidos|tasas incluidas|taxes (?:comprises|incluses)|tasse incluse|all)(?! in))?(?:,?\\s\\(?(?:all )?(?:in )?(?<code>${CODES})\\)?)?\\W{0,3}$`,
);
const MAX_LENGTH = 140;
const MAX_TYPES = 6;
const TYPED = new LinePattern(/\b(?:ad(?:ult|[tls]|\b)|erw|volw|senior)|\dad\b/);

export interface TypeInLine {
  readonly isGrown: boolean;
  /** How many they are by the text; null where it does not say. */
  readonly count: Field<number> | null;
  readonly mention: FareMention;
}

/** Nothing but travelers of two ages or more, each with a figure; else nothing. */
export const readTypesInLine = (line: DocumentLine): readonly TypeInLine[] => readTyped(line)?.types ?? NONE;

/** What they come to, where the line tells it behind them. */
export const readSumOfTypes = (line: DocumentLine): FareMention | null => readTyped(line)?.sum ?? null;

interface Typed {
  readonly types: readonly TypeInLine[];
  readonly sum: FareMention | null;
}

const readTyped: (line: DocumentLine) => Typed | null = oncePerLine((line) => {
  const { folded, look, passage } = line;
  if ((look.signs & DIGIT) === 0 || folded.length > MAX_LENGTH || folded.length !== passage.text.length) return null;
  if (!TYPED.test(look, folded)) return null;
  LEAD.lastIndex = 0;
  const lead = LEAD.exec(folded);
  const before = toldAt(line, lead?.groups?.['code'], lead?.[0] ?? '', 0);
  let next = lead?.[0].length ?? 0;
  let at = next;
  const found: TypeInLine[] = [];
  for (let match = matchAt(folded, next); match !== null && found.length < MAX_TYPES; match = matchAt(folded, next)) {
    found.push(typeOf(line, match, before));
    at = match.index + match[0].length;
    BETWEEN.lastIndex = at;
    const between = BETWEEN.exec(folded);
    if (between === null) break;
    next = at + between[0].length;
  }
  const isOfAges = found.some(({ isGrown }) => isGrown) && found.some(({ isGrown }) => !isGrown);
  if (!isOfAges) return null;
  if (TAIL.test(folded.slice(at))) return { types: found, sum: null };
  const total = TOTAL.exec(folded.slice(at));
  return total === null ? null : withSum(line, found, at, total, before);
});

function withSum(
  line: DocumentLine,
  types: readonly TypeInLine[],
  at: number,
  match: RegExpExecArray,
  before: Told | null,
): Typed {
  const { first, second = '', code } = match.groups ?? {};
  const amount = first ?? second;
  const from = at + match[0].indexOf(amount);
  const told = toldAt(line, code, match[0], at) ?? before;
  const sum = mentionOf(line, from, from + amount.length, told);
  return {
    types: types.map((type) => ({ ...type, mention: inCurrency(type.mention, told) })),
    sum: { ...sum, role: 'total', basis: 'all' },
  };
}

interface Told {
  readonly code: string;
  readonly span: Span;
}

/** The code that ends the words at `at`. */
function toldAt({ passage }: DocumentLine, code: string | undefined, words: string, at: number): Told | null {
  if (code === undefined) return null;
  const from = at + words.lastIndexOf(code);
  return { code, span: spanOf(passage, from, from + code.length) };
}

/** `…, so 1,736 all in GBP`: the code behind the sum is that of all. */
function inCurrency(mention: FareMention, told: Told | null): FareMention {
  const { money } = mention;
  const currency = told === null ? undefined : findCurrency(codeOf(told.code));
  if (told === null || currency === undefined || money.value.currencies[0] !== NO_CURRENCY) return mention;
  const value = { ...money.value, currencies: [currency.code] as const };
  return { ...mention, money: withContext({ ...money, value }, [told.span]) };
}
const codeOf = (written: string): string => (written.startsWith('euro') ? 'EUR' : written.toUpperCase());

const NONE: readonly TypeInLine[] = [];

function matchAt(folded: string, at: number): RegExpExecArray | null {
  for (const form of FORMS) {
    form.lastIndex = at;
    const match = form.exec(folded);
    if (match !== null) return match;
  }
  return null;
}

function mentionOf(line: DocumentLine, from: number, to: number, code: Told | null): FareMention {
  const { passage } = line;
  const amount = line.folded.slice(from, to);
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
  const mention: FareMention = {
    money: withContext(money, told),
    role: 'total',
    basis: null,
    written: amount,
    line: line.index,
    isAddition: false,
  };
  return inCurrency(mention, code);
}

function typeOf(line: DocumentLine, match: RegExpExecArray, told: Told | null): TypeInLine {
  const { passage } = line;
  const { amount = '', n, grown } = match.groups ?? {};
  const isGrown = grown !== undefined;
  const from = match.index + placeOf(match, amount, n);
  const count = n === undefined ? -1 : countAt(match, n, from - match.index, amount.length);
  return {
    isGrown,
    count:
      n === undefined || count < 0
        ? null
        : stated(Number(n), [spanOf(passage, match.index + count, match.index + count + n.length)]),
    mention: { ...mentionOf(line, from, from + amount.length, told), basis: isGrown ? 'person' : 'child' },
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
