/** What an offer tells, drawn by a seed, and how one text writes its days and amounts. */
import { type Chooser, chooser } from '../deal-facts.ts';
import type { Tongue } from './tongue.ts';
import { DUTCH, ENGLISH, GERMAN } from './tongues-north.ts';
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './tongues-south.ts';

const TONGUES = {
  en: ENGLISH,
  us: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
} as const;
export type Language = keyof typeof TONGUES;

const A_DAY = 86_400_000;

type MoneyForm = (amount: number) => string;
type DayForm = (time: number) => string;

export interface Pen extends Chooser {
  readonly language: Language;
  readonly tongue: Tongue;
  readonly money: MoneyForm;
  readonly day: DayForm;
  /** First and last day in one expression. */
  readonly range: (from: number, to: number) => string;
  readonly colon: string;
  readonly place: string;
  readonly hotel: string;
  readonly nights: number;
  /** First and last day, in milliseconds. */
  readonly start: number;
  readonly end: number;
  readonly deadline: number;
  readonly agent: string;
  readonly company: string;
  readonly phone: string;
  readonly mail: string;
  readonly web: string;
}

const two = (count: number): string => String(count).padStart(2, '0');
export const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const HOTELS = ['Hotel Belmar', 'Hotel Oriana', 'Hotel Miramonte', 'Hotel Altavista'];
const AGENTS = ['Clara Brandner', 'Tomas Everling', 'Nadia Corvin', 'Lucas Ferro'];
const COMPANIES = ['Larkfield Travel', 'Compass Rose Travel', 'Tramontana Viajes', 'Meridian Tours Ltd'];
const PHONES: Readonly<Record<Language, readonly string[]>> = {
  en: ['020 7946 0123', '+44 161 496 0812', '0161 496 0812'],
  us: ['(415) 555-0134', '1-800-555-0147', '+1 415 555 0134'],
  de: ['089 1234567', '+49 30 2345678'],
  fr: ['01 55 00 12 34', '+33 1 55 00 12 34'],
  es: ['+34 91 123 45 67', '912 345 678'],
  it: ['+39 06 1234 5678', '06 1234 5678'],
  pt: ['+351 21 123 45 67', '213 456 789'],
  nl: ['+31 20 123 4567', '020 123 4567'],
};

type Around = readonly [before: string, after: string, style: 'west' | 'south' | 'swiss' | 'india' | 'plain'];
const AMOUNTS: Readonly<Record<Language, readonly Around[]>> = {
  en: [
    ['£', '', 'west'],
    ['£', '', 'plain'],
    ['GBP ', '', 'west'],
    ['€', '', 'west'],
    ['A$', '', 'west'],
    ['Rs. ', '/-', 'india'],
    ['₹', '', 'india'],
    ['INR ', '', 'india'],
  ],
  us: [
    ['$', '', 'west'],
    ['US$', '', 'west'],
    ['USD ', '', 'west'],
    ['$', ' USD', 'west'],
    ['US$ ', '', 'west'],
    ['C$', '', 'west'],
    ['$', '', 'plain'],
  ],
  de: [
    ['', ' €', 'south'],
    ['', ' EUR', 'south'],
    ['€ ', '', 'south'],
    ['CHF ', '', 'swiss'],
    ['', ',- €', 'south'],
    ['€ ', ',-', 'south'],
    ['', '€', 'plain'],
    ['EUR ', ',–', 'south'],
  ],
  fr: [
    ['', ' €', 'south'],
    ['', '€', 'plain'],
    ['', ' euros', 'plain'],
    ['CHF ', '', 'swiss'],
  ],
  es: [
    ['', ' €', 'south'],
    ['', '€', 'south'],
    ['', ' euros', 'plain'],
    ['USD ', '', 'west'],
    ['US$ ', '', 'west'],
  ],
  it: [
    ['', ' €', 'south'],
    ['€ ', '', 'south'],
    ['€', '', 'plain'],
    ['', ' euro', 'plain'],
  ],
  pt: [
    ['', ' €', 'south'],
    ['R$ ', '', 'south'],
    ['', '€', 'plain'],
    ['€ ', '', 'south'],
  ],
  nl: [
    ['€ ', '', 'south'],
    ['€', '', 'plain'],
    ['€ ', ',-', 'south'],
    ['€ ', ',-', 'plain'],
  ],
};

const grouped = (digits: string, mark: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, mark);
const MARKS = { west: ',', south: '.', swiss: "'", plain: '' } as const;

function moneyForm(choose: Chooser, language: Language): MoneyForm {
  const [before, after, style] = choose.pick(AMOUNTS[language]);
  const mark = language === 'fr' && style === 'south' ? ' ' : style === 'india' ? ',' : MARKS[style];
  const cents =
    /^\D*$/.test(after) && !after.startsWith(',') && style !== 'india' && style !== 'plain' && choose.chance(0.12);
  const tail = cents ? (style === 'south' ? ',00' : '.00') : '';
  return (amount) => {
    // Lakhs stand in groups of two: 1,25,000.
    const digits = String(style === 'india' ? amount * 50 : amount);
    const figures =
      style === 'india' && digits.length > 5
        ? `${digits.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',')},${digits.slice(-3)}`
        : grouped(digits, mark);
    return `${before}${figures}${tail}${after}`;
  };
}

interface Days {
  readonly day: DayForm;
  readonly range: (from: number, to: number) => string;
}

const ordinal = (n: number): string => `${n}${n > 10 && n < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

function dayForm(choose: Chooser, language: Language, tongue: Tongue, mayBeNumeric: boolean): Days {
  const isShort = choose.chance(0.4);
  const months = (isShort ? tongue.monthsShort : tongue.months).split(' ');
  const weekdays = tongue.weekdays.split(' ');
  const hasWeekday = choose.chance(0.2) && language !== 'it' && language !== 'pt';
  const isEnglish = language === 'en' || language === 'us';
  const style = choose.pick([
    'words',
    'words',
    'words',
    ...(mayBeNumeric || language === 'de' ? ['figures' as const] : []),
    ...(isEnglish ? ['ordinal' as const] : []),
  ] as const);
  const dash = choose.pick([' – ', ' - ', '–', '-']);
  const part = (time: number): { d: number; m: string; y: number; n: number } => {
    const date = new Date(time);
    return {
      d: date.getUTCDate(),
      m: months[date.getUTCMonth()] as string,
      y: date.getUTCFullYear(),
      n: date.getUTCMonth() + 1,
    };
  };
  const number = (d: number): string =>
    style === 'ordinal' ? ordinal(d) : language === 'de' ? `${d}.` : language === 'fr' && d === 1 ? '1er' : String(d);
  const of = (language === 'es' || language === 'pt') && !isShort ? ' de ' : ' ';
  const plain = (time: number): string => {
    const { d, m, y, n } = part(time);
    if (style === 'figures') {
      if (language === 'us') return `${n}/${d}/${y}`;
      return [two(d), two(n), y].join(language === 'de' ? '.' : language === 'nl' ? '-' : '/');
    }
    if (language === 'us') return `${m} ${number(d)}, ${y}`;
    return `${number(d)}${of}${m}${of}${y}`;
  };
  const day = (time: number): string => {
    const name = weekdays[new Date(time).getUTCDay()] as string;
    const led = isEnglish && isShort ? name.slice(0, 3) : name;
    return hasWeekday && style !== 'figures'
      ? `${led}${isEnglish ? ' ' : language === 'de' ? ', ' : ' '}${plain(time)}`
      : plain(time);
  };
  const range = (from: number, to: number): string => {
    const [a, b] = [part(from), part(to)];
    if (style === 'figures' || a.y !== b.y || hasWeekday || choose.chance(0.3))
      return `${plain(from)} ${dash.trim()} ${plain(to)}`;
    if (language === 'us')
      return a.n === b.n
        ? `${a.m} ${number(a.d)}${dash}${number(b.d)}, ${b.y}`
        : `${a.m} ${number(a.d)} ${dash.trim()} ${b.m} ${number(b.d)}, ${b.y}`;
    return a.n === b.n ? `${number(a.d)}${dash}${plain(to)}` : `${number(a.d)}${of}${a.m} ${dash.trim()} ${plain(to)}`;
  };
  return { day, range };
}

/** English twice as often as each of the others. */
export const LANGUAGES: readonly Language[] = ['en', 'en', 'en', 'us', 'us', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

export const penOf = (seed: number, languages: readonly Language[] = LANGUAGES): Pen =>
  penWith(chooser(seed), languages);

export function penWith(choose: Chooser, languages: readonly Language[]): Pen {
  const language = choose.pick(languages);
  const tongue = TONGUES[language];
  const nights = choose.whole(3, 14);
  const start = Date.UTC(2027, choose.whole(1, 9), choose.whole(1, 28));
  const end = start + nights * A_DAY;
  const deadline = Date.UTC(2026, 11, choose.whole(1, 45));
  // 04/05/2027 tells no order unless another day does; each day must tell it for itself, as not every text shows all of them.
  const isClear = [start, end, deadline].every((time) => new Date(time).getUTCDate() > 12);
  const agent = choose.pick(AGENTS);
  const company = choose.pick(COMPANIES);
  const domain = `${company.toLowerCase().replace(/\W/g, '')}.example`;
  return {
    ...choose,
    some: (list, from, to) => choose.some(list, from, Math.min(to, list.length)),
    language,
    tongue,
    money: moneyForm(choose, language),
    ...dayForm(choose, language, tongue, isClear),
    colon: language === 'fr' ? ' :' : ':',
    place: choose.pick(tongue.places),
    hotel: choose.pick(HOTELS),
    nights,
    start,
    end,
    deadline,
    agent,
    company,
    phone: choose.pick(PHONES[language]),
    mail: `${(agent.split(' ')[0] ?? '').toLowerCase()}@${domain}`,
    web: `www.${domain}`,
  };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const listed = (things: readonly string[], and: string): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`;
