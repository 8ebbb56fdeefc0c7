/** What is known of a reservation before it is written: flights with their days, travelers, fares, deadline and what else a display says. */
import { type Leg, TRIPS, type Trip } from './network.ts';

type System = 'sabre' | 'amadeus' | 'galileo' | 'apollo' | 'worldspan';
const SYSTEMS: readonly System[] = ['sabre', 'amadeus', 'galileo', 'apollo', 'worldspan'];

/** Draws from a list that was drawn at random, so that a text can be drawn again and shrunk. */
export interface Pen {
  readonly pick: <T>(list: readonly T[]) => T;
  /** One of so many times. */
  readonly oneIn: (count: number) => boolean;
  readonly between: (low: number, high: number) => number;
}

export interface Flight extends Leg {
  readonly day: Date;
  readonly arrivesOn: Date;
  readonly bookingClass: string;
  readonly status: string;
}

type Kind = 'adult' | 'child' | 'infant';

interface Traveler {
  readonly kind: Kind;
  readonly family: string;
  readonly given: string;
  readonly title: string;
  readonly born: Date;
  readonly age: number;
}

/** What one traveler of a kind pays. */
export interface FareOfKind {
  readonly kind: Kind;
  readonly count: number;
  /** In the currency of the place where the journey starts, where the fare is paid in another. */
  readonly filed: number | null;
  readonly base: number;
  readonly taxes: readonly (readonly [code: string, amount: number])[];
  readonly tax: number;
  readonly total: number;
}

export interface Fares {
  readonly currency: string;
  readonly filedIn: string | null;
  readonly decimals: number;
  readonly kinds: readonly FareOfKind[];
  readonly all: number;
}

export interface Facts {
  readonly system: System;
  readonly trip: Trip;
  readonly journeys: readonly (readonly Flight[])[];
  readonly flights: readonly Flight[];
  readonly travelers: readonly Traveler[];
  readonly seats: number;
  readonly fares: Fares;
  readonly made: Date;
  readonly deadline: Date;
  readonly locator: string;
  readonly office: string;
  readonly allowance: { readonly pieces: number } | { readonly kilos: number };
  readonly is24Hours: boolean;
}

const DAY = 86_400_000;
const REFERENCE = Date.UTC(2026, 10, 21);
const dayAfter = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY);

const FAMILIES = [
  'ABERNATHY',
  'BRANDT',
  'CASTELLANOS',
  'DE WITT',
  'ENGSTROM',
  'FARROW',
  'GRUBER',
  "O'CONNELL",
  'PELLEGRINI',
  'QUINTERO',
  'RASMUSSEN',
  'SZABO',
  'TANAKA',
  'VAN DYK',
  'WEAVER-COLE',
];
const MEN = ['PETER', 'MIGUEL', 'ANDERS', 'JAMES', 'KENJI', 'LUKAS JAN'];
const WOMEN = ['HANNAH', 'LUCIA', 'INGRID', 'MARY ANN', 'YUKI', 'CLARA'];
const BOYS = ['TOBIAS', 'LEON', 'OSCAR'];
const GIRLS = ['NORA', 'ELISA', 'MAJA'];

/** Adults, children, infants. */
const PARTIES = [
  [1, 0, 0],
  [1, 0, 0],
  [2, 0, 0],
  [2, 0, 0],
  [3, 0, 0],
  [4, 0, 0],
  [1, 1, 0],
  [2, 1, 0],
  [2, 2, 0],
  [2, 1, 1],
  [2, 0, 1],
  [1, 0, 1],
] as const;

const CURRENCIES: readonly (readonly [code: string, worth: number, decimals: number])[] = [
  ['USD', 1, 2],
  ['USD', 1, 2],
  ['EUR', 0.9, 2],
  ['GBP', 0.8, 2],
  ['CAD', 1.4, 2],
  ['AUD', 1.5, 2],
  ['CHF', 0.9, 2],
  ['JPY', 150, 0],
  ['AED', 3.7, 0],
];
const TAXES = [
  'YQ',
  'YR',
  'US',
  'YC',
  'XY',
  'XA',
  'AY',
  'GB',
  'UB',
  'DE',
  'RA',
  'QX',
  'FR',
  'WY',
  'AU',
  'F6',
  'AE',
  'ZR',
  'JD',
  'OG',
  'QV',
  'SW',
  'OI',
];
const CLASSES = ['Y', 'B', 'M', 'H', 'K', 'L', 'V', 'Q', 'J', 'C'];
/** Letters that the airlines of the network use for the same cabin; the others mean something else at some of them. */
export const CABINS: Readonly<Record<string, string>> = {
  J: 'Business',
  C: 'Business',
  Y: 'Economy',
  B: 'Economy',
  M: 'Economy',
  Q: 'Economy',
  V: 'Economy',
};

const CONFIRMED: Readonly<Record<System, readonly string[]>> = {
  sabre: ['HK', 'HK', 'SS', 'RR', 'KK', 'TK', 'GK'],
  amadeus: ['HK', 'HK', 'DK', 'RR', 'KK', 'TK', 'GK', 'SS'],
  galileo: ['HK', 'HK', 'HS', 'RR', 'KK', 'TK', 'SS', 'GK'],
  apollo: ['HK', 'HK', 'SS', 'TK', 'KK', 'GK'],
  worldspan: ['HK', 'HK', 'SS', 'KK', 'TK', 'GK'],
};
export const UNCONFIRMED = ['UN', 'HX', 'UC', 'NO', 'HL', 'US'];

export function drawFacts(pen: Pen): Facts {
  const system = pen.pick(SYSTEMS);
  const trip = pen.pick(
    TRIPS.filter((one) => system !== 'worldspan' || one.journeys.flat().every(({ nights }) => nights >= 0)),
  );
  const travelers = drawTravelers(pen);
  const seats = travelers.filter(({ kind }) => kind !== 'infant').length;
  const journeys = drawDays(pen, trip, system);
  const start = journeys[0]?.[0] as Flight;
  const lead = Math.round((start.day.getTime() - REFERENCE) / DAY);
  return {
    system,
    trip,
    journeys,
    flights: journeys.flat(),
    travelers,
    seats,
    fares: drawFares(pen, travelers),
    made: dayAfter(new Date(REFERENCE), -pen.between(0, 4)),
    deadline: dayAfter(new Date(REFERENCE), pen.between(2, Math.min(50, lead - 7))),
    locator: pen.pick(['QX7M2P', 'LR7K2C', 'ZKT4WN', 'M3VBQ8', 'WPDLHR', '6C4T4T']),
    office: pen.pick(['PARXX2100', 'NYC1S2195', 'FRAX12103', 'LONU1212A']),
    allowance: pen.oneIn(3) ? { kilos: pen.pick([20, 23, 30]) } : { pieces: pen.pick([1, 1, 2]) },
    is24Hours: pen.oneIn(2),
  };
}

function drawDays(pen: Pen, trip: Trip, system: System): Flight[][] {
  let day = dayAfter(new Date(REFERENCE), pen.between(25, 290));
  const bookingClass = pen.pick(CLASSES);
  const status = pen.pick(CONFIRMED[system]);
  // One flight of a display may have another status than the others.
  const other = pen.oneIn(4) ? pen.pick(pen.oneIn(2) ? UNCONFIRMED : CONFIRMED[system]) : status;
  const odd = pen.between(0, trip.journeys.flat().length - 1);
  const otherClass = pen.oneIn(4) ? pen.pick(CLASSES) : bookingClass;
  let count = 0;
  return trip.journeys.map((journey, i) => {
    if (i > 0) day = dayAfter(day, pen.between(2, 12));
    return journey.map((one) => {
      const arrivesOn = dayAfter(day, one.nights);
      const flight = {
        ...one,
        day,
        arrivesOn,
        bookingClass: i === 0 ? bookingClass : otherClass,
        status: count++ === odd ? other : status,
      };
      day = arrivesOn;
      return flight;
    });
  });
}

function drawTravelers(pen: Pen): Traveler[] {
  const [adults, children, infants] = pen.pick(PARTIES);
  const family = pen.pick(FAMILIES);
  const kinds: Kind[] = [
    ...Array(adults).fill('adult'),
    ...Array(children).fill('child'),
    ...Array(infants).fill('infant'),
  ];
  const used = new Set<string>();
  return kinds.map((kind, i) => {
    const isHe = (i + adults) % 2 === 0;
    const names = kind === 'adult' ? (isHe ? MEN : WOMEN) : isHe ? BOYS : GIRLS;
    const given = pen.pick(names.filter((name) => !used.has(name)));
    used.add(given);
    const age = kind === 'child' ? pen.between(3, 10) : 0;
    const born = new Date(
      Date.UTC(kind === 'infant' ? 2026 : kind === 'child' ? 2026 - age : 1980, pen.between(0, 7), pen.between(1, 28)),
    );
    const title = kind === 'adult' ? (isHe ? 'MR' : 'MRS') : isHe ? 'MSTR' : 'MISS';
    return { kind, family: pen.oneIn(4) && kind === 'adult' ? pen.pick(FAMILIES) : family, given, title, born, age };
  });
}

function drawFares(pen: Pen, travelers: readonly Traveler[]): Fares {
  const [currency, worth, decimals] = pen.pick(CURRENCIES);
  const [filedIn, filedWorth] = pen.oneIn(4)
    ? pen.pick(CURRENCIES.filter(([code, , places]) => code !== currency && places === 2))
    : [null, 1];
  const round = (amount: number): number => Math.round(amount * 10 ** decimals) / 10 ** decimals;
  const dollars = pen.between(60, 2600);
  const codes = TAXES.slice(pen.between(0, TAXES.length - 8)).slice(0, pen.between(2, 7));
  const perCode = codes.map(() => pen.between(150, 14_000) / 100);
  const kinds = (['adult', 'child', 'infant'] as const).flatMap((kind): FareOfKind[] => {
    const count = travelers.filter((one) => one.kind === kind).length;
    if (count === 0) return [];
    const part = kind === 'adult' ? 1 : kind === 'child' ? 0.75 : 0.1;
    // Fares are in whole units, taxes in cents.
    const base = Math.round(dollars * part * worth);
    const taxes = (kind === 'infant' ? codes.slice(0, 1) : codes).map(
      (code, i) => [code, round((perCode[i] as number) * worth * (kind === 'child' ? 0.9 : 1))] as const,
    );
    const tax = round(taxes.reduce((sum, [, amount]) => sum + amount, 0));
    return [
      {
        kind,
        count,
        filed: filedIn === null ? null : Math.round(dollars * part * filedWorth),
        base,
        taxes,
        tax,
        total: round(base + tax),
      },
    ];
  });
  return { currency, filedIn, decimals, kinds, all: round(kinds.reduce((sum, one) => sum + one.total * one.count, 0)) };
}
