/**
 * F-574: an amount whose figure is in words: `nine hundred and forty euro each`, `neunhundertvierzig Euro`, `neuf cent quarante euros`, `mil doscientos
 * euros`, `novecentoquaranta euro`, `mil e duzentos euros`, `negenhonderdveertig euro`. Folded text; hundreds at least, for what is less is mostly a fee.
 */

import type { Money } from '../model/money.ts';
import { allMatches } from '../text/all-matches.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { type LineLook, LinePattern } from '../text/line-look.ts';
import type { Mention } from './annotation.ts';
import { currenciesOf } from './money.ts';

export interface AmountInWords extends Mention {
  readonly money: Money;
}

interface Language {
  /** The words of one to nineteen; of twenty, thirty, …; of a hundred, two hundred, … where each has its own. Forms of one word are parted by a stroke. */
  readonly ones: string;
  readonly tens: string;
  readonly hundreds?: string;
  readonly hundred?: string;
  readonly thousand: string;
  readonly and: string;
  /** `vierundfünfzig`: the tens stand behind. */
  readonly isTurned?: true;
  /** `soixante-dix`: twenty numbers stand behind sixty and eighty. */
  readonly countsByTwenty?: true;
}

const LANGUAGES: readonly Language[] = [
  {
    ones: 'one/a two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    hundred: 'hundred',
    thousand: 'thousand',
    and: 'and',
  },
  {
    ones: 'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    hundred: 'hundert',
    thousand: 'tausend',
    and: 'und',
    isTurned: true,
  },
  {
    ones: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante - quatre-vingts/quatre-vingt -',
    hundred: 'cents/cent',
    thousand: 'mille',
    and: 'et',
    countsByTwenty: true,
  },
  {
    ones: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte/veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
    thousand: 'mil',
    and: 'y',
  },
  {
    ones: 'un/uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    // `centottanta` is written with one `o`.
    tens: 'venti/vent trenta/trent quaranta/quarant cinquanta/cinquant sessanta/sessant settanta/settant ottanta/ottant/ttanta/ttant novanta/novant',
    hundred: 'cento',
    thousand: 'mille/mila',
    and: 'e',
  },
  {
    ones: 'um dois/duas tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    hundreds:
      'cem/cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas',
    thousand: 'mil',
    and: 'e',
  },
  {
    ones: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    hundred: 'honderd',
    thousand: 'duizend',
    and: 'en',
    isTurned: true,
  },
];

/** `times`: what stands before it is counted in hundreds or thousands. */
type Part = { readonly value: number } | { readonly times: number } | 'and';

interface Reader {
  readonly language: Language;
  readonly parts: ReadonlyMap<string, Part>;
  /** Any part of a number, the longest first, where the last has ended. */
  readonly next: RegExp;
}

function readerOf(language: Language): Reader {
  const { ones, tens, hundreds = '', hundred = '', thousand, and } = language;
  const valued = (list: string, partOf: (i: number) => Part): [string, Part][] =>
    list.split(' ').flatMap((forms, i) => forms.split('/').map((form): [string, Part] => [form, partOf(i)]));
  const parts = new Map<string, Part>([
    ...valued(ones, (i) => ({ value: i + 1 })),
    ...valued(tens, (i) => ({ value: (i + 2) * 10 })),
    ...valued(hundreds, (i) => ({ value: (i + 1) * 100 })),
    ...valued(hundred, () => ({ times: 100 })),
    ...valued(thousand, () => ({ times: 1000 })),
    [and, 'and'],
  ]);
  for (const none of ['', '-']) parts.delete(none);
  const words = [...parts.keys()].sort((a, b) => b.length - a.length);
  return { language, parts, next: compactPattern(`(?<gap>,? {0,2}|-)(?<word>${words.join('|')})`, 'y') };
}

const READERS = LANGUAGES.map(readerOf);

/** The number that the words are, and nothing else; null where they are none. Parts go from the greater to the lesser. */
function readNumber(words: string, { language, parts, next }: Reader): number | null {
  let [whole, below, room] = [0, 0, 1000];
  let last: Part | null = null;
  next.lastIndex = 0;
  while (next.lastIndex < words.length) {
    const { gap, word } = next.exec(words)?.groups ?? {};
    const part = parts.get(word ?? '');
    if (part === undefined || (part === 'and' && last === null)) return null;
    // `one thousand, two hundred`
    if (gap?.startsWith(',') && (whole === 0 || below > 0)) return null;
    if (part === 'and') {
      last = part;
      continue;
    }
    if ('times' in part) {
      // `twelve hundred`, `twenty-nine hundred`, `mil`, `a thousand`
      const most = part.times === 100 ? 100 : 1000;
      if (
        below >= most ||
        (part.times === 100 && below >= 20 && below % 10 === 0) ||
        (part.times === 1000 && whole > 0)
      )
        return null;
      const counted = (below || 1) * part.times;
      [whole, below] = part.times === 1000 ? [counted, 0] : [whole, counted];
      room = part.times;
    } else {
      const isTurned =
        language.isTurned === true && last === 'and' && part.value >= 20 && below % 10 > 0 && below % 100 < 10;
      if (part.value >= room && !isTurned) return null;
      below += part.value;
      const byTwenty = language.countsByTwenty === true && (part.value === 60 || part.value === 80);
      room = part.value >= 100 ? 100 : part.value < 20 || isTurned ? 0 : byTwenty ? 20 : 10;
    }
    last = part;
  }
  return last === 'and' ? null : whole + below;
}

const CURRENCY =
  '(?:euros?|pounds|quid|us dollars|dollars?|dollari|dolares|sterline|libras|franken|francs|franchi|rand|ringgit|soles|dirhams?|rupees|baht|reais|pesos)';
/** F-609: `eight hundred and 46 pounds`: the end of the number may be in figures. */
const BEFORE_CURRENCY = new LinePattern(
  compactPattern(`(?<=[a-z])(?: (?<figures>\\d{1,3}))? (?<currency>${CURRENCY})(?![a-z])`, 'g'),
  CURRENCY,
);
/** Parts that every such number has one of. */
const GREAT = /hundr|hundert|honderd|cent|cien|mil|thousand|tausend|duizend|cem /;
const REACH = 90;
const LEAST = 100;

/** In the order of the text. */
export function findAmountsInWords(folded: string, look: LineLook): readonly AmountInWords[] {
  if (!BEFORE_CURRENCY.mayMatch(look) || !GREAT.test(folded)) return NONE;
  return allMatches(BEFORE_CURRENCY.regex, folded).flatMap((match): AmountInWords[] => {
    const sign = match.groups?.['currency'] ?? '';
    const currencies = currenciesOf(sign);
    const { figures } = match.groups ?? {};
    const words = figures === undefined ? null : AND_LAST.exec(folded.slice(Math.max(0, match.index - 8), match.index));
    const number = numberBefore(folded, match.index - (words?.[0].length ?? 0));
    if (number === null || currencies === null || !goesOnIn(figures, number)) return [];
    const behind = match.index + match[0].length;
    const cents = centsBehind(folded.slice(behind, behind + REACH), number.reader);
    const whole = number.value + Number(figures ?? 0) + cents.value;
    const [amount, amountMax] = number.lower === null ? [whole, null] : [number.lower, number.value];
    return [{ from: number.from, to: behind + cents.length, money: { amount, amountMax, currencies } }];
  });
}

const NONE: readonly AmountInWords[] = [];
const AND_LAST = / (?:and|und|et|y|e|en)$/;

/** Tens behind hundreds, hundreds behind thousands. */
const goesOnIn = (figures: string | undefined, { value, lower }: NumberBefore): boolean =>
  figures === undefined ||
  (lower === null &&
    Number(figures) > 0 &&
    Number(figures) < (value % 1000 === 0 ? 1000 : value % 100 === 0 ? 100 : 0));

interface NumberBefore {
  readonly value: number;
  /** `eight to nine hundred`, `between eight and nine hundred` */
  readonly lower: number | null;
  readonly from: number;
  readonly reader: Reader;
}

/** The longest number that ends at `to`; null where words before it make it another. */
function numberBefore(folded: string, to: number): NumberBefore | null {
  const start = Math.max(0, to - REACH);
  const window = folded.slice(start, to);
  const number = longestNumber(window, LEAST);
  if (number === null) return null;
  const before = window.slice(0, number.at);
  const lower = lowerBefore(before, number);
  if (lower === null && (COUNTS.test(before) || GREAT_BEFORE.test(before))) return null;
  return { ...number, from: start + (lower?.at ?? number.at), lower: lower?.value ?? null };
}

function longestNumber(window: string, least: number) {
  for (const { index } of allMatches(WORD_START, window)) {
    const words = window.slice(index);
    for (const reader of READERS) {
      const value = readNumber(words, reader);
      if (value !== null && value >= least) return { value, at: index, reader };
    }
  }
  return null;
}
/** `one thousand two` at the end of a line: what the next begins with goes on from it. */
export function endsInNumber(folded: string): boolean {
  const words = LAST_WORDS.exec(folded)?.groups?.['words'];
  return words !== undefined && longestNumber(words, 2) !== null;
}
const LAST_WORDS = /(?<words>[a-z-]{2,40})(?: (?:and|und|et|y|e|en))?\s{0,2}$/;
const WORD_START = /(?<![a-z-])[a-z]/g;
/** `3 hundred`, `a few hundred`, `ein paar hundert`, `two and a half thousand`: how many of them. */
const COUNTS =
  /(?:\d|(?<![a-z])(?:few|several|couple|couple of|some|many|half|odd|dozen|paar|einige|etliche|mehrere|viele|halb|halbe[ns]?|plusieurs|quelques|demi|varios|algunos|pocos|muchos|medio|alcuni|parecchi|vari|qualche|mezzo|alguns|poucos|meio|enkele|meerdere|half|komma|point|virgule|coma|virgola|virgula))[ -]*$/;
/** `one thousand; two hundred`: what is no number with it, and may be a part of it. */
const GREAT_BEFORE =
  /(?:hundred|thousand|hundert|tausend|cents?|mille|mila|cento|cientos?|mil|cem|honderd|duizend)[^a-z\d]{0,4}(?:(?:and|und|et|y|e|en) )?$/;

function lowerBefore(before: string, { value, reader }: { readonly value: number; readonly reader: Reader }) {
  const link = LINK.exec(before);
  if (link === null) return null;
  const head = before.slice(0, link.index);
  if (link.groups?.['and'] !== undefined && !BETWEEN.test(head)) return null;
  for (const { index } of allMatches(WORD_START, head)) {
    const small = readNumber(head.slice(index), reader);
    if (small === null) continue;
    // `eight to nine hundred`
    const scale = small >= LEAST ? 1 : value % 1000 === 0 ? 1000 : 100;
    return small * scale < value ? { value: small * scale, at: index } : null;
  }
  return null;
}
const LINK = / (?:to|or|bis|oder|a|ou|o|tot|of|(?<and>and|und|et|y|e|en)) $/;
const BETWEEN = /(?<![a-z])(?:between|zwischen|entre|tra|fra|tussen) /;

const NO_CENTS = { value: 0, length: 0 };
/** `euros and fifty cents`, `Euro fünfzig`, `euros con cincuenta` */
function centsBehind(behind: string, reader: Reader): { readonly value: number; readonly length: number } {
  const { words, cents, rest } = CENTS.exec(behind)?.groups ?? {};
  if (words === undefined || rest === undefined) return NO_CENTS;
  const value = readNumber(words, reader);
  if (value === null || value >= 100 || (cents === undefined && value < 10)) return NO_CENTS;
  return { value: value / 100, length: behind.length - rest.length };
}
const CENTS =
  /^ (?:(?:and|und|et|y|con|e|en|mit) )?(?<words>[a-z]{2,24}(?:[ -][a-z]{2,12}){0,2}?)(?<cents> (?:cents?|pence|centimes?|centimos|centesimi|centavos|rappen))?(?<rest>(?:[.,;:!)]| (?:each|pp|per|pro|par|por|total|in total|all|a persona|a testa|p\.)).*|)$/;
