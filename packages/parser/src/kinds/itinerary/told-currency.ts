/**
 * Which of the currencies that a sign may mean the text tells: in its heading of money (`COST (NZD, taxes incl.)`), for all prices, or where its
 * days price everything in the same one of them (`A$40` beside a budget in `$`).
 */
import { findMoney, mayHoldMoney } from '../../annotators/money.ts';
import { readSection } from '../../annotators/section.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { findToldCurrency } from '../../formats/reading/fares/told-currency.ts';
import { currencyOf } from './budget-lines.ts';

export function toldAmong(currencies: readonly string[], lines: readonly DocumentLine[]): string | null {
  for (const line of lines) {
    const code = readSection(line.folded) === 'budget' ? currencyOf(line)?.[0] : undefined;
    if (code !== undefined && currencies.includes(code)) return code;
    const named = dollarsOf(line);
    if (named !== null && (currencies.includes(named) || (PESOS.has(named) && currencies.includes('MXN'))))
      return named;
  }
  const code = findToldCurrency(lines)?.code;
  return code !== undefined && currencies.includes(code) ? code : null;
}

/** `Budget in US dollars`, `Costs (NZ$)`, `Alle Preise in kanadischen Dollar`, `COSTOS (pesos mexicanos)`: of which country they are. */
function dollarsOf({ folded, startsWithTime }: DocumentLine): string | null {
  if (startsWithTime || folded.length > MAX_TOLD || !/dol|\$|peso/.test(folded) || !OF_MONEY.test(folded)) return null;
  const named = DOLLARS.filter(([, words]) => words.test(folded));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}
const MAX_TOLD = 90;
const OF_MONEY =
  /\b(?:budgets?|costs?|prices?|pricing|amounts|figures|expenses|total|kosten|preise|betrage|couts?|prix|montants|cost[eo]s?|precios|importes|gastos|tarifas?|cotizacion|presupuesto|costi|prezzi|precos|custos|orcamento)\b/;
const DOLLARS: readonly (readonly [string, RegExp])[] = [
  [
    'USD',
    /\bus ?\$(?!\s?\d)|\b(?:us|u\.s\.|american|amerikanische[nr]?)[- ]dollars?\b|\bdol(?:lars|ares|lari|lares) (?:american|estadounid|us\b|dos eua)/,
  ],
  ['CAD', /\bca? ?\$(?!\s?\d)|\b(?:canadian|kanadische[nr]?)[- ]dollars?\b|\bdol(?:lars|ares|lari|lares) canad/],
  [
    'AUD',
    /\bau? ?\$(?!\s?\d)|\b(?:australian|aussie|australische[nr]?)[- ]dollars?\b|\bdol(?:lars|ares|lari|lares) austral/,
  ],
  [
    'NZD',
    /\bnz ?\$(?!\s?\d)|\b(?:new zealand|nz|kiwi|neuseelandische[nr]?|neuseeland)[- ]dollars?\b|\bdol(?:lars|ares|lari|lares) (?:neo-?zel|neozel)/,
  ],
  ['SGD', /\bs\$(?!\s?\d)|\b(?:singapore|singaporean|singapur)[- ]dollars?\b/],
  ['MXN', /\bpesos? mex(?:icanos?)?\b|\b(?:mexican|mexikanische[nr]?) pesos?\b|\bpesos? m\.?n\b/],
  ['ARS', /\bpesos? arg(?:entinos?)?\b|\b(?:argentin[ei]\w*|argentinische[nr]?) pesos?\b/],
  ['CLP', /\bpesos? chilenos?\b|\b(?:chilean|chilenische[nr]?) pesos?\b/],
  ['COP', /\bpesos? colombianos?\b|\b(?:colombian|kolumbianische[nr]?) pesos?\b/],
  ['UYU', /\bpesos? uruguayos?\b|\b(?:uruguayan|uruguayische[nr]?) pesos?\b/],
  ['DOP', /\bpesos? dominicanos?\b|\b(?:dominican|dominikanische[nr]?) pesos?\b/],
  ['HKD', /\bhk ?\$(?!\s?\d)|\b(?:hong kong|hongkong)[- ]dollars?\b/],
];

/** Written with the sign of the dollar, too, and never meant by it alone. */
const PESOS: ReadonlySet<string> = new Set(['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP']);

/** The one currency among them in which the text names two amounts at least without doubt; null where it names another, too. */
export function namedAmong(currencies: readonly string[], lines: readonly DocumentLine[]): string | null {
  const named = lines
    .filter(({ passage }) => mayHoldMoney(passage.text))
    .flatMap(({ passage }) => findMoney(passage.text.slice(0, MAX_PRICED)))
    .flatMap(({ money }) => (money.currencies.length === 1 ? money.currencies : []))
    .filter((code) => currencies.includes(code));
  return named.length >= LEAST_NAMED && new Set(named).size === 1 ? (named[0] ?? null) : null;
}
const MAX_PRICED = 400;
const LEAST_NAMED = 2;
