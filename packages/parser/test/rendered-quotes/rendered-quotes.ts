/** Typed quotes whose every fact is known, with what a careful reader takes from each. See `rendered-quotes.test.ts`. */
import fc from 'fast-check';
import { JOURNEY_LAYOUTS, type WrittenJourney } from './journey-layouts.ts';
import { type Language, QUOTE_WORDS } from './languages.ts';
import { COMPANIES, OFFER_WORDS } from './offer-words.ts';
import {
  asAnswered,
  dateIn,
  FLIGHT_FORMS,
  fill,
  iso,
  LENGTHS,
  type Leg,
  legsOf,
  placesIn,
  type QuotePen,
  TIMES,
} from './quote-pen.ts';
import { ALTERNATIVES, OTHER_TRIPS, type Trip } from './trips.ts';

/** `[flight, date, time, airport, date, time, airport]` as the answer tells them; the flight is null where the text has no number. */
export type SaidSegment = readonly [string | null, string, string, string, string, string, string];

export interface SaidOffer {
  readonly departures: readonly (readonly SaidSegment[])[];
  readonly returns: readonly (readonly SaidSegment[])[];
  readonly base: number | null;
  readonly total: number | null;
  readonly all: number | null;
}

export interface RenderedQuote {
  readonly layout: Layout;
  readonly language: Language;
  readonly text: string;
  readonly offers: readonly SaidOffer[];
  readonly fares: { readonly total: number; readonly base: number; readonly all: number };
  readonly passengers: number | null;
  readonly party: number;
  readonly client: string | null;
  readonly agent: readonly [string, string] | null;
  readonly validUntil: string | null;
  readonly includes: readonly string[];
  readonly rules: readonly string[];
}

type Layout = keyof typeof JOURNEY_LAYOUTS;
const LANGUAGES = Object.keys(QUOTE_WORDS) as Language[];
const PAGES: readonly Layout[] = ['opened', 'card', 'result'];

const grouped = (amount: number, group: string, point: string): string => {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${cents === '00' && point === '.' ? '' : `${point}${cents}`}`;
};
const MONEY: Readonly<Record<'en' | 'other', readonly ((amount: number) => string)[]>> = {
  en: [
    (amount) => `$${grouped(amount, ',', '.')}`,
    (amount) => `USD ${amount.toFixed(2)}`,
    (amount) => `£${grouped(amount, ',', '.')}`,
    (amount) => `EUR ${grouped(amount, ',', '.')}`,
    (amount) => `€${grouped(amount, ',', '.')}`,
  ],
  other: [
    (amount) => `${grouped(amount, '.', ',')} €`,
    (amount) => `EUR ${grouped(amount, '.', ',')}`,
    (amount) => `${grouped(amount, '', ',')} EUR`,
    (amount) => `${Math.round(amount)} €`,
  ],
};

function segmentOf(leg: Leg, hasNumber: boolean): SaidSegment {
  const number = hasNumber ? `${leg.code} ${leg.number}` : null;
  return [
    number,
    iso(leg.leaves),
    asAnswered(leg.departs),
    leg.from.code,
    iso(leg.lands),
    asAnswered(leg.arrives),
    leg.to.code,
  ];
}

interface Drawn {
  readonly layout: Layout;
  readonly language: Language;
  readonly trip: number;
  readonly offers: number;
  readonly start: readonly [number, number];
  readonly stay: number;
  readonly adults: number;
  readonly children: number;
  readonly base: number;
  readonly taxes: number;
  readonly picks: readonly number[];
}

function partyOf({ language, words }: QuotePen, adults: number, children: number): string {
  const and = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', pt: 'e', nl: 'en' }[language];
  const grown = `${adults} ${adults === 1 && language === 'de' ? 'Erwachsenen' : words.adults[adults > 1 ? 1 : 0]}`;
  return children === 0 ? grown : `${grown} ${and} ${children} ${words.children[children > 1 ? 1 : 0]}`;
}

/** Left out: a connection on the next day told in Spanish or French, the airport of Madrid (whose code is a currency) in lines and sentences. */
const isLeftOut = ({ layout, language }: Drawn, trips: readonly Trip[]): boolean =>
  trips.some(({ journeys }) =>
    journeys.some((flights) =>
      flights.some(
        ({ day, from, to }) =>
          (layout === 'told' && (language === 'es' || language === 'fr') && day > 0) ||
          ((layout === 'lines' || layout === 'chat' || layout === 'told') &&
            (from.code === 'MAD' || to.code === 'MAD')),
      ),
    ),
  );

function render(drawn: Drawn): RenderedQuote | null {
  const { layout, language, adults, children } = drawn;
  let picked = 0;
  const pick = <T>(list: readonly T[]): T => list[(drawn.picks[picked++ % drawn.picks.length] ?? 0) % list.length] as T;
  const words = QUOTE_WORDS[language];
  const offer = OFFER_WORDS[language];
  const isPage = PAGES.includes(layout);
  const dateForm = pick(words.dates);
  // `De: Lima` could be who has sent a mail.
  const place = pick(placesIn(language).slice(0, layout === 'labels' ? 3 : 4));
  const money = pick(MONEY[language === 'en' ? 'en' : 'other']);
  const pen: QuotePen = {
    language,
    words,
    pick,
    date: (day) => dateIn(words, dateForm, day),
    time:
      isPage && language !== 'en'
        ? ((pick([0, 1]) === 1 && language === 'fr' ? TIMES.fr[0] : TIMES.es[0]) as (time: string) => string)
        : pick(TIMES[language]),
    place,
    flight: pick(FLIGHT_FORMS),
    money,
    // `10h30` and `3h10` one under the other say too little of which is which.
    length: pick(isPage && language === 'fr' ? [LENGTHS[0], LENGTHS[2]] : LENGTHS) as (minutes: number) => string,
    nextDay: pick(words.nextDay),
  };
  const whole = /^\d+ €$/.test(money(1234.56));
  const trips: readonly Trip[] =
    drawn.trip < ALTERNATIVES.length
      ? (ALTERNATIVES[drawn.trip] as readonly Trip[])
      : [OTHER_TRIPS[drawn.trip - ALTERNATIVES.length] as Trip];
  const chosen = trips.slice(0, drawn.offers);
  if (isLeftOut(drawn, chosen)) return null;
  const isOneWay = chosen.length === 1 && pick([true, false, false, false]);

  const text: string[] = [];
  // --- head
  const client = pick(offer.people);
  const isGreeted = !isPage && pick([true, true, false]);
  if (isGreeted)
    text.push(
      fill(pick(words.greet), { name: client, first: client.split(' ')[0] as string }),
      ...(pick([true, false]) ? [''] : []),
      pick(words.intro),
      '',
    );
  const isPartySaid = adults + children > 1 && pick([true, false]);
  const said: SaidOffer[] = [];
  const base = whole ? Math.round(drawn.base) : drawn.base;
  const fares: { base: number; total: number; all: number }[] = [];
  const optionForm = pick(words.option.filter((form) => !form.includes('airline') || isPage));
  const priceForm = pick(['each', 'each and all', 'parts', 'all', 'none']);
  let partyWritten = false;
  const [hasHeading] = [pick([true, true, false])];

  chosen.forEach((trip, n) => {
    const journeys = isOneWay ? trip.journeys.slice(0, 1) : trip.journeys;
    if (chosen.length > 1) {
      text.push(
        '',
        fill(optionForm, { n: String(n + 1), a: 'ABCD'[n] as string, airline: trip.journeys[0]?.[0]?.airline ?? '' }),
      );
    }
    const groups: SaidSegment[][] = [];
    let offset = 0;
    const picksBefore = picked;
    journeys.forEach((flights, j) => {
      // One way of writing in one text.
      picked = 100;
      const start = new Date(Date.UTC(2027, drawn.start[0], drawn.start[1] + offset));
      offset += drawn.stay;
      const legs = legsOf(flights, start);
      const heading = !hasHeading
        ? ''
        : trip.kind === 'legs' && journeys.length > 1
          ? fill(words.leg[0] as string, { n: String(j + 1) })
          : trip.kind === 'way' || trip.kind === 'legs'
            ? ''
            : ((j === 0 ? words.out : words.back)[
                words.out.length > j ? (drawn.picks[0] as number) % Math.min(words.out.length, words.back.length) : 0
              ] as string);
      const written: WrittenJourney = JOURNEY_LAYOUTS[layout](pen, legs, heading, j > 0 && trip.kind === 'return');
      text.push(...written.lines);
      if (layout !== 'told' && (drawn.picks[1] as number) % 2 === 0) text.push('');
      groups.push(legs.map((leg) => segmentOf(leg, written.numbers !== true)));
    });
    picked = picksBefore;
    // --- fares
    const each = base + drawn.taxes + n * 57;
    const childEach = Math.round(each * 0.75);
    const all = each * adults + childEach * children;
    fares.push({ base: base + n * 57, total: each, all });
    const party = partyOf(pen, adults, children);
    const hasAll = adults + children > 1;
    let total: number | null = null;
    let allSaid: number | null = null;
    let baseSaid: number | null = null;
    const price: string[] = [];
    if (children > 0) {
      if (priceForm !== 'none') {
        price.push(
          `${words.adults[0]}: ${money(each)}`.replace(/^./, (c) => c.toUpperCase()),
          `${words.children[0]}: ${money(childEach)}`.replace(/^./, (c) => c.toUpperCase()),
        );
        price.push(fill(pick(words.all), { party, all: money(all) }));
        total = each;
        allSaid = all;
      }
    } else if (priceForm === 'each') {
      price.push(fill(pick(words.each), { each: money(each) }));
      total = each;
    } else if (priceForm === 'each and all') {
      const [one, sum] = [
        fill(pick(words.each), { each: money(each) }),
        fill(pick(words.all), { party, all: money(all) }),
      ];
      price.push(...(hasAll ? (layout === 'told' && one.endsWith('.') ? [`${one} ${sum}`] : [one, sum]) : [one]));
      total = each;
      allSaid = hasAll ? all : null;
    } else if (priceForm === 'parts') {
      price.push(
        `${offer.fare}: ${money(base + n * 57)}`,
        `${offer.taxes}: ${money(drawn.taxes)}`,
        `${offer.perPerson}: ${money(each)}`,
      );
      total = each;
      baseSaid = base + n * 57;
      if (hasAll) {
        price.push(fill(words.all[0] as string, { party, all: money(all) }));
        allSaid = all;
      }
    } else if (priceForm === 'all' && hasAll) {
      price.push(fill(words.all[0] as string, { party, all: money(all) }));
      allSaid = all;
    }
    if (price.some((line) => line.includes(party)) && adults + children > 1) partyWritten = true;
    if (layout === 'told') text.push('');
    text.push(...price);
    if (isPage && pick([true, false])) text.push(pick(offer.buttons));
    const hasReturn = journeys.length === 2 && trip.kind !== 'legs';
    said.push({
      departures: hasReturn ? groups.slice(0, 1) : groups,
      returns: hasReturn ? groups.slice(1) : [],
      base: baseSaid,
      total,
      all: allSaid,
    });
  });
  if (isPartySaid && !partyWritten) {
    text.unshift(...(isPage ? [partyOf(pen, adults, children)] : []));
    if (!isPage) text.push(partyOf(pen, adults, children));
    partyWritten = true;
  }
  // --- terms
  const includes: string[] = [];
  const rules: string[] = [];
  if (pick([true, false])) {
    const bullet = pick(['- ', '• ', '* ', '']);
    const items = offer.included.filter(() => pick([true, false]));
    if (items.length > 0) text.push('', pick(offer.includes), ...items.map((item) => bullet + item));
    includes.push(...items);
    const some = offer.rules.filter(() => pick([true, false]));
    if (some.length > 0) text.push('', pick(offer.conditions), ...some.map((item) => bullet + item));
    rules.push(...some);
  }
  let validUntil: string | null = null;
  if (pick([true, false])) {
    const day = new Date(Date.UTC(2026, 10, 24 + ((drawn.picks[3] ?? 0) % 20)));
    text.push('', fill(pick(words.valid), { date: pen.date(day) }));
    validUntil = iso(day);
  }
  let agent: [string, string] | null = null;
  if (isGreeted && pick([true, false])) {
    agent = [offer.people.find((name) => name !== client) as string, pick(COMPANIES)];
    text.push('', pick(words.regards), agent[0], agent[1], '+44 20 7946 0812');
  }
  return {
    layout,
    language,
    text: `${text
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
    offers: said,
    fares: fares[0] as { base: number; total: number; all: number },
    passengers: partyWritten ? adults + children : null,
    party: adults + children,
    client: isGreeted ? client : null,
    agent,
    validUntil,
    includes,
    rules,
  };
}

export const renderedQuotes: fc.Arbitrary<RenderedQuote> = fc
  .record({
    layout: fc.constantFrom(...(Object.keys(JOURNEY_LAYOUTS) as Layout[])),
    language: fc.constantFrom(...LANGUAGES),
    trip: fc.nat(ALTERNATIVES.length + OTHER_TRIPS.length - 1),
    offers: fc.constantFrom(1, 1, 1, 2, 3),
    start: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 13, max: 18 })),
    stay: fc.integer({ min: 3, max: 9 }),
    adults: fc.integer({ min: 1, max: 3 }),
    children: fc.constantFrom(0, 0, 0, 1, 2),
    base: fc.integer({ min: 200, max: 1400 }),
    taxes: fc.integer({ min: 40, max: 420 }),
    picks: fc.array(fc.nat(119), { minLength: 140, maxLength: 140 }),
  })
  .map(render)
  .filter((made): made is RenderedQuote => made !== null);
