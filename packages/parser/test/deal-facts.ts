/** What a rendered deal tells, chosen by a seed, and the forms that days and amounts take in each language. */
import type { DealWords, LanguageKey } from './deal-words.ts';
import { AMERICAN, ENGLISH, GERMAN } from './deal-words-north.ts';
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './deal-words-south.ts';

export const WORDS: Readonly<Record<LanguageKey, DealWords>> = {
  uk: ENGLISH,
  us: AMERICAN,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
};

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Whom the other amount beside a person's price is for. */
type PartyKind = 'none' | 'couple' | 'room' | 'all';

export interface DealFacts {
  readonly language: LanguageKey;
  readonly place: string;
  readonly nights: number;
  readonly length: 'nights' | 'both';
  /** `trip`: its first and last day; `window`: a time in which one may travel. */
  readonly when: 'trip' | 'window' | 'none';
  readonly start: Day;
  readonly end: Day;
  readonly person: number | null;
  readonly was: number | null;
  readonly percent: number | null;
  readonly saved: number | null;
  readonly party: PartyKind;
  readonly partyAmount: number | null;
  readonly travelers: number | null;
  readonly deadline: Day | null;
  readonly inside: readonly string[];
  readonly outside: readonly string[];
  readonly deposit: number | null;
  readonly single: number | null;
  readonly child: number | null;
}

export interface Chooser {
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly whole: (from: number, to: number) => number;
  readonly some: <T>(list: readonly T[], from: number, to: number) => readonly T[];
}

/** mulberry32: small, and good enough to choose by. */
export function chooser(seed: number): Chooser {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T;
  const some = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
    const left = [...list];
    return Array.from({ length: whole(from, to) }, () => left.splice(whole(0, left.length - 1), 1)[0] as T);
  };
  return { chance: (share) => next() < share, pick, whole, some };
}

const dayOf = (time: number): Day => {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};
const A_DAY = 86_400_000;
const PERCENTS = [10, 15, 20, 25, 30, 40];

export function chooseFacts(choose: Chooser): DealFacts {
  const language = choose.pick(Object.keys(WORDS) as LanguageKey[]);
  const words = WORDS[language];
  const nights = choose.whole(2, 14);
  const start = Date.UTC(2027, choose.whole(1, 10), choose.whole(1, 28));
  const when = choose.pick(['trip', 'trip', 'trip', 'window', 'none'] as const);
  const span = when === 'window' ? choose.whole(40, 200) : nights;
  const percent = choose.chance(0.4) ? choose.pick(PERCENTS) : null;
  const was = percent === null ? null : choose.whole(8, 180) * 20;
  const person = was === null ? choose.whole(199, 3600) : (was * (100 - (percent ?? 0))) / 100;
  const party = choose.pick(['none', 'none', 'none', 'couple', 'room', 'all', 'all'] as const);
  const travelers = party === 'all' ? choose.whole(2, 6) : party === 'none' && choose.chance(0.2) ? 2 : null;
  // A couple's or a room's price stands alone as often as beside a person's.
  const isAlone = (party === 'couple' || party === 'room') && was === null && choose.chance(0.5);
  return {
    language,
    place: choose.pick(words.places),
    nights,
    length: choose.pick(['nights', 'nights', 'both'] as const),
    when,
    start: dayOf(start),
    end: dayOf(start + span * A_DAY),
    person: isAlone ? null : person,
    was,
    percent: was !== null && choose.chance(0.6) ? percent : null,
    saved: was !== null && choose.chance(0.25) ? was - person : null,
    party,
    partyAmount: party === 'none' ? null : party === 'all' ? person * (travelers ?? 1) : person * 2,
    travelers,
    deadline: choose.chance(0.6) ? dayOf(Date.UTC(2026, 11, choose.whole(1, 31))) : null,
    inside: choose.some(words.inside, 2, 5),
    outside: choose.chance(0.6) ? choose.some(words.outside, 1, 3) : [],
    deposit: choose.chance(0.25) ? choose.whole(2, 9) * 25 : null,
    single: choose.chance(0.25) ? choose.whole(10, 60) * 10 : null,
    child: choose.chance(0.2) ? Math.floor(person * 0.6) : null,
  };
}

const two = (count: number): string => String(count).padStart(2, '0');

export type DayStyle = 'long' | 'short' | 'numeric' | 'iso';

/** How one text writes its days. */
export interface DayForm {
  readonly day: (day: Day) => string;
  /** First and last day in one expression: `3-10 May 2027`. */
  readonly range: (from: Day, to: Day) => string;
}

const DOT = new Set<LanguageKey>(['de']);
const OF = new Set<LanguageKey>(['es', 'pt']);

export function dayForm(language: LanguageKey, style: DayStyle, dash: string): DayForm {
  const words = WORDS[language];
  const monthOf = ({ month }: Day): string =>
    (style === 'short' ? words.monthsShort : words.months)[month - 1] as string;
  const number = ({ day }: Day): string =>
    DOT.has(language) ? `${day}.` : language === 'fr' && day === 1 ? '1er' : String(day);
  const day = (each: Day): string => {
    if (style === 'iso') return `${each.year}-${two(each.month)}-${two(each.day)}`;
    if (style === 'numeric')
      return language === 'us'
        ? `${two(each.month)}/${two(each.day)}/${each.year}`
        : [two(each.day), two(each.month), each.year].join(DOT.has(language) ? '.' : '/');
    if (language === 'us') return `${monthOf(each)} ${each.day}, ${each.year}`;
    if (OF.has(language) && style === 'long') return `${each.day} de ${monthOf(each)} de ${each.year}`;
    return `${number(each)} ${monthOf(each)} ${each.year}`;
  };
  const range = (from: Day, to: Day): string => {
    const isWord = style === 'long' || style === 'short';
    if (!isWord || from.year !== to.year) return `${day(from)} ${dash.trim()} ${day(to)}`;
    const isOneMonth = from.month === to.month;
    if (language === 'us')
      return isOneMonth
        ? `${monthOf(from)} ${from.day}${dash}${to.day}, ${to.year}`
        : `${monthOf(from)} ${from.day} ${dash.trim()} ${monthOf(to)} ${to.day}, ${to.year}`;
    if (isOneMonth) return `${number(from)}${dash}${day(to)}`;
    const first =
      OF.has(language) && style === 'long' ? `${from.day} de ${monthOf(from)}` : `${number(from)} ${monthOf(from)}`;
    return `${first} ${dash.trim()} ${day(to)}`;
  };
  return { day, range };
}

/** Groups of three from the right. */
const grouped = (digits: string, mark: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, mark);

export type MoneyForm = (amount: number) => string;

const AROUND: Readonly<Record<LanguageKey, readonly (readonly [before: string, after: string])[]>> = {
  uk: [
    ['£', ''],
    ['£', ''],
    ['GBP ', ''],
    ['€', ''],
  ],
  us: [
    ['$', ''],
    ['$', ''],
    ['USD ', ''],
    ['$', ' USD'],
  ],
  de: [
    ['', ' €'],
    ['', ' €'],
    ['', ' EUR'],
    ['€ ', ''],
    ['EUR ', ''],
    ['CHF ', ''],
  ],
  fr: [
    ['', ' €'],
    ['', '€'],
    ['', ' euros'],
    ['', ' EUR'],
  ],
  es: [
    ['', ' €'],
    ['', '€'],
    ['', ' euros'],
    ['USD ', ''],
  ],
  it: [
    ['', ' €'],
    ['€ ', ''],
    ['', ' euro'],
    ['€', ''],
  ],
  pt: [
    ['', ' €'],
    ['R$ ', ''],
    ['€ ', ''],
    ['', ' euros'],
  ],
};
const GROUP: Readonly<Record<LanguageKey, readonly string[]>> = {
  uk: [','],
  us: [','],
  de: ['.', '.', ''],
  fr: [' ', '\u202f', ''],
  es: ['.', ''],
  it: ['.', ''],
  pt: ['.'],
};

export function moneyForm(choose: Chooser, language: LanguageKey): MoneyForm {
  const [before, after] = choose.pick(AROUND[language]);
  const mark = before === 'CHF ' ? "'" : choose.pick(GROUP[language]);
  const point = before === 'CHF ' || language === 'uk' || language === 'us' ? '.' : ',';
  const cents = choose.chance(0.15) ? `${point}00` : '';
  return (amount) => {
    const [euros = '', part] = amount.toFixed(2).split('.');
    const tail = part === '00' ? cents : `${point}${part}`;
    return `${before}${grouped(euros, mark)}${tail}${after}`;
  };
}
