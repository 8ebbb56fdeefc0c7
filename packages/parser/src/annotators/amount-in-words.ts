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
  return { language, parts, next: compactPattern(`[ -]?(?<word>${words.join('|')})`, 'y') };
}

const READERS = LANGUAGES.map(readerOf);

/** The number that the words are, and nothing else; null where they are none. Parts go from the greater to the lesser. */
function readNumber(words: string, { language, parts, next }: Reader): number | null {
  let [whole, below, room] = [0, 0, 1000];
  let last: Part | null = null;
  next.lastIndex = 0;
  while (next.lastIndex < words.length) {
    const part = parts.get(next.exec(words)?.groups?.['word'] ?? '');
    if (part === undefined || (part === 'and' && last === null)) return null;
    if (part === 'and') {
      last = part;
      continue;
    }
    if ('times' in part) {
      // `twelve hundred`, `mil`, `a thousand`
      const most = part.times === 100 ? 20 : 1000;
      if (below >= most || (part.times === 1000 && whole > 0)) return null;
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
const BEFORE_CURRENCY = new LinePattern(compactPattern(`(?<=[a-z]) (?<currency>${CURRENCY})(?![a-z])`, 'g'), CURRENCY);
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
    const number = numberBefore(folded, match.index);
    if (number === null || currencies === null) return [];
    const money = { amount: number.value, amountMax: null, currencies };
    return [{ from: number.from, to: match.index + match[0].length, money }];
  });
}

const NONE: readonly AmountInWords[] = [];

/** The longest number that ends at `to`. */
function numberBefore(folded: string, to: number): { readonly value: number; readonly from: number } | null {
  const window = folded.slice(Math.max(0, to - REACH), to);
  for (const start of allMatches(WORD_START, window)) {
    const words = window.slice(start.index);
    for (const reader of READERS) {
      const value = readNumber(words, reader);
      if (value !== null && value >= LEAST) return { value, from: to - words.length };
    }
  }
  return null;
}
const WORD_START = /(?<![a-z-])[a-z]/g;
