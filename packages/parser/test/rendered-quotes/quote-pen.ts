/** What a typed quote is written with: words of one language, one form for all dates, times and amounts, and what a leg of it says. */
import type { Language, QuoteWords } from './languages.ts';
import { type Airport, type Flight, momentOf } from './trips.ts';

export interface Leg extends Flight {
  readonly leaves: Date;
  readonly lands: Date;
  /** In the air, and on the ground before the next flight; minutes. */
  readonly length: number;
  readonly wait: number | null;
}

type Pick = <T>(list: readonly T[]) => T;

export interface QuotePen {
  readonly language: Language;
  readonly words: QuoteWords;
  readonly pick: Pick;
  /** The forms of this text. */
  readonly date: (day: Date) => string;
  readonly time: (time: string) => string;
  readonly place: (airport: Airport) => string;
  readonly flight: (flight: Flight) => string;
  readonly money: (amount: number) => string;
  readonly length: (minutes: number) => string;
  readonly nextDay: string;
}

const two = (figure: number): string => String(figure).padStart(2, '0');
export const iso = (day: Date): string => day.toISOString().slice(0, 10);

export const fill = (form: string, values: Readonly<Record<string, string>>): string =>
  form.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

export function dateIn({ weekdays, months }: QuoteWords, form: string, day: Date): string {
  const weekday = weekdays[day.getUTCDay()] as string;
  const month = months[day.getUTCMonth()] as string;
  return fill(form, {
    w: weekday,
    W: weekday.toUpperCase(),
    w3: weekday.slice(0, 3),
    w2: weekday.slice(0, 2),
    d: String(day.getUTCDate()),
    dd: two(day.getUTCDate()),
    m: month,
    m3: month === 'maart' ? 'mrt' : month.slice(0, 3),
    mm: two(day.getUTCMonth() + 1),
    y: String(day.getUTCFullYear()),
  });
}

const hourOf = (time: string): number => Number(time.slice(0, 2));
/** `1:05 PM`, as the answer tells times. */
export const asAnswered = (time: string): string =>
  `${hourOf(time) % 12 || 12}:${time.slice(3)} ${hourOf(time) < 12 ? 'AM' : 'PM'}`;

export const TIMES: Readonly<Record<Language, readonly ((time: string) => string)[]>> = (() => {
  const colon = (time: string): string => time;
  const short = (time: string): string => time.replace(/^0/, '');
  const dot = (time: string): string => time.replace(':', '.');
  const letter = (time: string): string => time.replace(':', 'h');
  const half = asAnswered;
  const tight = (time: string): string => asAnswered(time).toLowerCase().replace(' ', '');
  const colons = [colon, colon];
  return {
    en: [colon, half, tight],
    de: [colon, colon, dot],
    fr: [letter, letter, colon],
    es: [...colons, short],
    it: [...colons, dot],
    pt: [colon, letter],
    nl: [colon, dot],
  };
})();

export const LENGTHS: readonly ((minutes: number) => string)[] = [
  (minutes) => `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`,
  (minutes) => `${Math.floor(minutes / 60)}h${two(minutes % 60)}`,
  (minutes) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
];

export const cityOf = (language: Language, { city, named }: Airport): string =>
  (language === 'en' ? undefined : named[language]) ?? city;

export function placesIn(language: Language): readonly ((airport: Airport) => string)[] {
  return [
    (airport) => `${cityOf(language, airport)} (${airport.code})`,
    (airport) => `${cityOf(language, airport)} ${airport.code}`,
    ({ code }) => code,
    (airport) => `${cityOf(language, airport)}${airport.suffix === '' ? '' : ` ${airport.suffix}`}`,
  ];
}

export const FLIGHT_FORMS: readonly ((flight: Flight) => string)[] = [
  ({ code, number }) => `${code} ${number}`,
  ({ code, number }) => `${code}${number}`,
  ({ airline, code, number }) => `${airline} ${code} ${number}`,
  ({ airline, code, number }) => `${airline} ${code}${number}`,
  ({ airline, code, number }) => `${airline} (${code}${number})`,
];

/** The flights of a journey on their days, with what follows from places and clocks. */
export function legsOf(flights: readonly Flight[], start: Date): Leg[] {
  const on = (days: number): Date => new Date(start.getTime() + days * 86_400_000);
  const moments = flights.map((each) => [
    momentOf(on(each.day), each.departs, each.from.zone),
    momentOf(on(each.arrivesOn), each.arrives, each.to.zone),
  ]) as [number, number][];
  return flights.map((each, i) => {
    const [up, down] = moments[i] as [number, number];
    const next = moments[i + 1]?.[0];
    return {
      ...each,
      leaves: on(each.day),
      lands: on(each.arrivesOn),
      length: (down - up) / 60_000,
      wait: next === undefined ? null : (next - down) / 60_000,
    };
  });
}
