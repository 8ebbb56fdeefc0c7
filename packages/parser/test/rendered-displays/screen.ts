/** How reservation systems write days, hours, amounts, names and fare calculations. */
import type { Facts, FareOfKind, Fares, Flight } from './facts.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const LETTERS = ['S', 'M', 'T', 'W', 'Q', 'F', 'J'];

const two = (figure: number): string => String(figure).padStart(2, '0');
/** `06MAY`. */
export const dayOf = (day: Date): string => `${two(day.getUTCDate())}${MONTHS[day.getUTCMonth()]}`;
/** `06MAY27`. */
export const dayWithYear = (day: Date): string => `${dayOf(day)}${two(day.getUTCFullYear() % 100)}`;
export const weekdayOf = (day: Date): string => WEEKDAYS[day.getUTCDay()] as string;
export const letterOf = (day: Date): string => LETTERS[day.getUTCDay()] as string;
/** Monday is 1. */
export const figureOf = (day: Date): string => String(day.getUTCDay() || 7);

/** `0805` or `805A`, `1200N`. */
export function timeOf(minutes: number, is24Hours: boolean): string {
  const [hour, minute] = [Math.floor(minutes / 60), two(minutes % 60)];
  if (is24Hours) return `${two(hour)}${minute}`;
  const half = minutes === 720 ? 'N' : minutes === 0 ? 'M' : hour < 12 ? 'A' : 'P';
  return `${hour % 12 || 12}${minute}${half}`;
}

export const amountOf = (amount: number, { decimals }: Pick<Fares, 'decimals'>): string => amount.toFixed(decimals);
/** A fare in the currency of the place where the journey starts has cents. */
export const filedOf = (amount: number): string => amount.toFixed(2);

const CITIES: Readonly<Record<string, string>> = {
  JFK: 'NYC',
  EWR: 'NYC',
  LGA: 'NYC',
  LHR: 'LON',
  LGW: 'LON',
  LTN: 'LON',
  IAD: 'WAS',
  CDG: 'PAR',
  ORD: 'CHI',
  NRT: 'TYO',
  GRU: 'SAO',
  YYZ: 'YTO',
  FCO: 'ROM',
  GIG: 'RIO',
  ICN: 'SEL',
  DAL: 'DFW',
};
export const cityOf = (airport: string): string => CITIES[airport] ?? airport;

export const basisOf = ({ bookingClass }: Pick<Flight, 'bookingClass'>): string => `${bookingClass}LX8D1S3`;

/** `DEN UA X/WAS UA GVA 344.00LLX0ZDNS UA X/WAS UA DEN 344.00LLX0ZDNS NUC688.00END ROE1.0`. */
export function calculationOf({ journeys }: Facts, { base }: FareOfKind, gap: string): string {
  const units = Math.max(1, Math.round(base)) / journeys.length;
  const share = Math.floor(units * 100) / 100;
  const words: string[] = [cityOf(journeys[0]?.[0]?.from ?? '')];
  let before = journeys[0]?.[0]?.from ?? '';
  for (const journey of journeys)
    for (const [i, flight] of journey.entries()) {
      if (cityOf(flight.from) !== cityOf(before)) words.push(`/-${cityOf(flight.from)}`);
      const isLast = i === journey.length - 1;
      words.push(
        flight.airline,
        isLast ? `${cityOf(flight.to)}${gap}${share.toFixed(2)}${basisOf(flight)}` : `X/${cityOf(flight.to)}`,
      );
      before = flight.to;
    }
  return `${words.join(' ')} NUC${(share * journeys.length).toFixed(2)}END ROE1.0`;
}

/** Breaks between words. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) as string;
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** Breaks anywhere. */
export function cut(text: string, width: number): string[] {
  const lines: string[] = [];
  for (let i = 0; i < text.length; i += width) lines.push(text.slice(i, i + width));
  return lines;
}

/** What the text of a display says; null where it does not. */
export interface Said {
  readonly hasNames: boolean;
  readonly base: number | null;
  readonly total: number | null;
  readonly all: number | null;
  readonly deadline: Date | null;
  readonly hasAllowance: boolean;
  readonly rule: string | null;
  readonly hasLocator: boolean;
  readonly hasCalculation: boolean;
  readonly hasAircraft: boolean;
  readonly hasStops: boolean;
  readonly hasTerminals: boolean;
}

const SAYS_NOTHING: Said = {
  hasNames: false,
  base: null,
  total: null,
  all: null,
  deadline: null,
  hasAllowance: false,
  rule: null,
  hasLocator: false,
  hasCalculation: false,
  hasAircraft: false,
  hasStops: false,
  hasTerminals: false,
};

/** Some lines of a display, and what they say. */
export interface Part {
  readonly lines: readonly string[];
  readonly says: Partial<Said>;
}

export const joined = (parts: readonly Part[]): { lines: string[]; said: Said } => ({
  lines: parts.flatMap(({ lines }) => lines),
  said: Object.assign({}, SAYS_NOTHING, ...parts.map(({ says }) => says)) as Said,
});

export const pricesOf = ({ kinds, all }: Fares): Pick<Said, 'base' | 'total' | 'all'> => ({
  base: kinds[0]?.base ?? null,
  total: kinds[0]?.total ?? null,
  all,
});

export const TERMINALS: Readonly<Record<string, string>> = {
  LHR: '5',
  CDG: '2E',
  JFK: '4',
  FRA: '1',
  SIN: '3',
  DXB: '3',
  EWR: 'B',
  NRT: '1',
  HKG: '1',
};
