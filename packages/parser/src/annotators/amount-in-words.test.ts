import { describe, expect, it } from 'vitest';
import { lookAtLine } from '../text/line-look.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import { findAmountsInWords } from './amount-in-words.ts';

const found = (text: string): string => {
  const folded = foldText(text);
  return findAmountsInWords(folded, lookAtLine(folded))
    .map(
      ({ money, from, to }) =>
        `${money.currencies[0]} ${money.amount}${money.amountMax === null ? '' : `-${money.amountMax}`} ${folded.slice(from, to)}`,
    )
    .join('; ');
};

describe('amounts in words (F-574)', () => {
  it.each([
    ['nine hundred and forty euro each', 'EUR 940 nine hundred and forty euro'],
    ['so twelve hundred and fifty dollars for both', 'USD 1250 twelve hundred and fifty dollars'],
    ['One thousand two hundred and thirty-five pounds', 'GBP 1235 one thousand two hundred and thirty-five pounds'],
    ['for the four nine hundred euro', 'EUR 900 nine hundred euro'],
    ['two adults two thousand pounds', 'GBP 2000 two thousand pounds'],
    ['six hundred euro, nine hundred euro', 'EUR 600 six hundred euro; EUR 900 nine hundred euro'],
    ['neunhundertvierzig Euro', 'EUR 940 neunhundertvierzig euro'],
    ['eintausendzweihundertvierundfünfzig Euro', 'EUR 1254 eintausendzweihundertvierundfunfzig euro'],
    ['tausendneunhundert Euro zusammen', 'EUR 1900 tausendneunhundert euro'],
    ['neuf cent quatre-vingt-dix-neuf euros', 'EUR 999 neuf cent quatre-vingt-dix-neuf euros'],
    ['mille deux cent soixante-quinze euros', 'EUR 1275 mille deux cent soixante-quinze euros'],
    ['deux mille quatre cents euros', 'EUR 2400 deux mille quatre cents euros'],
    ['mil doscientos cuarenta euros', 'EUR 1240 mil doscientos cuarenta euros'],
    ['novecientos noventa y nueve euros', 'EUR 999 novecientos noventa y nueve euros'],
    ['dos mil trescientos dólares', 'USD 2300 dos mil trescientos dolares'],
    ['novecentoquaranta euro', 'EUR 940 novecentoquaranta euro'],
    ['millecentottanta euro', 'EUR 1180 millecentottanta euro'],
    ['mil e duzentos euros', 'EUR 1200 mil e duzentos euros'],
    ['negenhonderdvierenveertig euro', 'EUR 944 negenhonderdvierenveertig euro'],
    ['tweeduizend driehonderd euro', 'EUR 2300 tweeduizend driehonderd euro'],
    ['one thousand, two hundred euro', 'EUR 1200 one thousand, two hundred euro'],
    ['one thousand  two hundred euro', 'EUR 1200 one thousand  two hundred euro'],
    ['twenty nine hundred euro', 'EUR 2900 twenty nine hundred euro'],
    ['nine hundred ninety-nine euros and fifty cents each', 'EUR 999.5 nine hundred ninety-nine euros and fifty cents'],
    ['neunhundertvierzig Euro fünfzig pro Person', 'EUR 940.5 neunhundertvierzig euro funfzig'],
    ['novecientos euros con cincuenta', 'EUR 900.5 novecientos euros con cincuenta'],
    ['nine hundred euro two adults', 'EUR 900 nine hundred euro'],
    ['eight to nine hundred euro', 'EUR 800-900 eight to nine hundred euro'],
    ['between eight hundred and nine hundred euro', 'EUR 800-900 eight hundred and nine hundred euro'],
    ['acht- bis neunhundert Euro', 'EUR 900 neunhundert euro'],
  ])('%j', (text, amount) => expect(found(text)).toBe(amount));

  it.each([
    'five euro',
    'hundreds of pounds',
    'a million dollars',
    'in twenty-five euro steps',
    'hundred and euro',
    'a few hundred euro',
    'ein paar hundert Euro',
    '2 thousand euro',
    '3 hundred euro',
    '2 mil euros',
    'two and a half thousand euro',
    'one thousand; two hundred euro',
  ])('none in %j', (text) => expect(found(text)).toBe(''));
});
