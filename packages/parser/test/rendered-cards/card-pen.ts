/** What a page is written with: words, one form for all dates, times, lengths, places and amounts, and which lines its cards have. */

import { QUOTE_WORDS } from '../rendered-quotes/languages.ts';
import { dateIn, fill, type Leg, placesIn } from '../rendered-quotes/quote-pen.ts';
import type { Airport } from '../rendered-quotes/trips.ts';
import { CARD_WORDS, type CardWords, type PageLanguage } from './card-words.ts';

export interface CardPen {
  readonly language: PageLanguage;
  readonly words: CardWords;
  /** Another word at each call. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** A page keeps to its way: the same word for the same name. */
  readonly keep: <T>(name: string, list: readonly T[]) => T;
  readonly date: (day: Date) => string;
  readonly time: (time: string) => string;
  readonly length: (minutes: number) => string;
  readonly money: (amount: number) => string;
  readonly city: (airport: Airport) => string;
}

const two = (figure: number): string => String(figure).padStart(2, '0');

/** `$1,224.00`, `1.224,00 €`, `CHF 1'224.00`, `₹1,22,480`: by the currency and the language of the page. */
function moneyIn(language: PageLanguage, form: string, hasCents: boolean, isTight: boolean): CardPen['money'] {
  const isRupee = form.includes('₹');
  const isWhole = form.includes('¥');
  const [group, point] = form.startsWith('CHF')
    ? ["'", '.']
    : language === 'en'
      ? [isTight ? '' : ',', '.']
      : language === 'fr'
        ? [isTight ? '\u202f' : ' ', ',']
        : [isTight ? '' : '.', ','];
  return (amount) => {
    const [whole = '', cents = ''] = amount.toFixed(2).split('.');
    const grouped = isRupee
      ? whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',')
      : whole.replace(/\B(?=(\d{3})+$)/g, isWhole ? ',' : (group as string));
    return form.replace('#', isRupee || isWhole || !hasCents ? grouped : `${grouped}${point}${cents}`);
  };
}

/** Amounts of a currency are so many times those in dollars. */
export const worthOf = (form: string): number =>
  form.includes('₹') ? 80 : form.includes('¥') ? 150 : form.startsWith('AED') ? 4 : 1;

export function penOf(language: PageLanguage, picks: readonly number[], form: string, hasCents: boolean): CardPen {
  const words = CARD_WORDS[language];
  let picked = 0;
  const pick: CardPen['pick'] = (list) =>
    list[(picks[picked++ % picks.length] as number) % list.length] as (typeof list)[number];
  const kept = new Map<string, number>();
  const keep: CardPen['keep'] = (name, list) => {
    if (!kept.has(name)) kept.set(name, picks[picked++ % picks.length] as number);
    return list[(kept.get(name) as number) % list.length] as (typeof list)[number];
  };
  const dateForm = pick(words.dates);
  const lengthForm = pick(words.lengths);
  const isHalf = language === 'en' && pick([true, false]);
  const hasSpace = pick([true, false]);
  const half = (time: string): string => {
    const hour = Number(time.slice(0, 2));
    const mark = hour < 12 ? 'am' : 'pm';
    return `${hour % 12 || 12}:${time.slice(3)}${hasSpace ? ` ${mark.toUpperCase()}` : mark}`;
  };
  return {
    language,
    words,
    pick,
    keep,
    date: (day) => dateIn(QUOTE_WORDS[language], dateForm, day),
    time: (time) => (isHalf ? half(time) : time),
    length: (minutes) =>
      fill(lengthForm, { h: String(Math.floor(minutes / 60)), m: String(minutes % 60), mm: two(minutes % 60) }),
    money: moneyIn(language, form, hasCents, pick([false, false, true])),
    city:
      placesIn(language)[0] === undefined
        ? ({ city }) => city
        : (airport) => (language === 'en' ? airport.city : (airport.named[language] ?? airport.city)),
  };
}

export const lengthOf = (legs: readonly Leg[]): number =>
  legs.reduce((sum, { length, wait }) => sum + length + (wait ?? 0), 0);
