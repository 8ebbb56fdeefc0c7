/** Pages of flights whose every fact is known, as they look when copied, with what a careful reader takes from each. See `rendered-cards.test.ts`. */
import fc from 'fast-check';
import { asAnswered, iso, type Leg, legsOf } from '../rendered-quotes/quote-pen.ts';
import { ALTERNATIVES, OTHER_TRIPS } from '../rendered-quotes/trips.ts';
import { type CardPen, lengthOf, penOf, worthOf } from './card-pen.ts';
import { CARD_WORDS, type PageLanguage } from './card-words.ts';
import { CARDS, type WrittenFlight } from './journey-cards.ts';
import { type Fares, PRICES, type WrittenPrice } from './price-cards.ts';

/** A flight as the answer tells it; null where the page does not say the value. */
export interface SaidFlight {
  readonly number: string | null;
  readonly airline: string;
  readonly from: string;
  readonly departs: string;
  readonly to: string;
  readonly arrives: string;
  readonly duration: string;
  readonly wait: string | null;
  readonly aircraft: string | null;
  readonly terminals: readonly [string, string] | null;
}
export interface SaidJourney {
  readonly stops: number;
  readonly totalTime: string;
  readonly flights: readonly SaidFlight[];
}
export interface RenderedPage {
  readonly card: string;
  readonly price: string;
  readonly language: PageLanguage;
  readonly text: string;
  readonly departures: readonly SaidJourney[];
  readonly returns: readonly SaidJourney[];
  readonly fares: Fares;
  readonly says: WrittenPrice;
  readonly passengers: number | null;
  readonly cabin: string | null;
  readonly names: readonly string[];
}

const TRIPS = [...ALTERNATIVES.flat(), ...OTHER_TRIPS];
const NAMES = ['Mr Oskar Lindqvist', 'Ms Tamsin Holloway', 'Mr Devon Prakash', 'Ms Ines Caldeira', 'Mr Jonah Whitlock'];
const TRAVELERS: Readonly<Record<PageLanguage, string>> = {
  en: 'Passengers',
  de: 'Passagiere',
  fr: 'Passagers',
  es: 'Pasajeros',
  it: 'Passeggeri',
};
const inCents = (amount: number): number => Math.round(amount * 100) / 100;
const shown = (minutes: number): string => `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;

const saidOf = (legs: readonly Leg[], written: readonly WrittenFlight[]): SaidJourney => ({
  stops: legs.length - 1,
  totalTime: shown(lengthOf(legs)),
  flights: legs.map((leg, i) => ({
    number: written[i]?.hasNumber ? `${leg.code} ${leg.number}` : null,
    airline: leg.airline,
    from: leg.from.code,
    departs: `${iso(leg.leaves)} ${asAnswered(leg.departs)}`,
    to: leg.to.code,
    arrives: `${iso(leg.lands)} ${asAnswered(leg.arrives)}`,
    duration: shown(leg.length),
    wait: leg.wait === null ? null : shown(leg.wait),
    aircraft: written[i]?.aircraft ?? null,
    terminals: written[i]?.terminals ?? null,
  })),
});

function partyOf({ words, keep }: CardPen, { adults, children }: Fares): string {
  const name = (count: number, [one, many]: readonly [string, string]): string =>
    `${count} ${keep('party case', [true, false]) ? (count > 1 ? many : one).toLowerCase() : count > 1 ? many : one}`;
  return [name(adults, words.adult), ...(children > 0 ? [name(children, words.child)] : [])].join(', ');
}

interface Drawn {
  readonly card: keyof typeof CARDS;
  readonly price: string;
  readonly language: PageLanguage;
  readonly trip: number;
  readonly start: readonly [number, number];
  readonly stay: number;
  readonly adults: number;
  readonly children: number;
  readonly base: number;
  readonly taxes: number;
  readonly cents: number;
  readonly money: number;
  readonly picks: readonly number[];
}

function faresOf(drawn: Drawn, worth: number, cents: number): Fares {
  const { adults, children } = drawn;
  const base = (drawn.base + cents) * worth;
  const taxes = drawn.taxes * worth;
  const [childBase, childTaxes] = [Math.round(base * 0.7), Math.round(taxes * 0.9)];
  const [total, childTotal] = [inCents(base + taxes), childBase + childTaxes];
  const all = inCents(total * adults + childTotal * children);
  return { adults, children, base, taxes, total, childBase, childTaxes, childTotal, all };
}

function render(drawn: Drawn): RenderedPage | null {
  const { language } = drawn;
  const forms = CARD_WORDS[language].money;
  const form = forms[drawn.money % forms.length] as string;
  const worth = worthOf(form);
  const hasCents = drawn.cents > 0 || (drawn.picks[0] as number) % 2 === 0;
  const fares = faresOf(drawn, worth, worth > 1 ? 0 : drawn.cents);
  const pen = penOf(language, drawn.picks, form, hasCents);
  const { words, pick, keep } = pen;
  const trip = TRIPS[drawn.trip % TRIPS.length] as (typeof TRIPS)[number];
  const written = PRICES[drawn.price]?.(pen, fares) ?? null;
  if (written === null) return null;
  const isBooked = drawn.card === 'booked';
  const cabin = pick([true, false]) ? keep('cabin', words.cabin) : null;
  const [month, day] = drawn.start;
  const text: string[] = [];
  let passengers = written.party ? fares.adults + fares.children : null;
  const names = isBooked && pick([true, false]) ? NAMES.slice(0, fares.adults + fares.children) : [];
  if (isBooked) text.push(...words.booked.slice(0, 3));
  if (names.length > 0) {
    text.push('', TRAVELERS[language]);
    text.push(...names.map((name, i) => `${name} (${i < fares.adults ? words.adult[0] : words.child[0]})`), '');
    passengers = names.length;
  } else if (pick([true, false]) || (drawn.price === 'total alone' && fares.adults + fares.children > 1)) {
    const party = partyOf(pen, fares);
    const kind = trip.kind === 'return' ? [words.roundTrip] : [];
    text.push(...(pick([true, false]) ? [[...kind, party].join(' · ')] : [...kind, party]));
    passengers = fares.adults + fares.children;
  }
  if (cabin !== null && keep('cabin once', [true, false])) text.push(cabin);
  const isPriceFirst = !isBooked && written.lines.length < 5 && pick([false, false, false, true]);
  const head = keep('prices', words.prices);
  const price = [...(head === '' || isPriceFirst ? [] : [head]), ...written.lines];
  if (isPriceFirst) text.push(...price);
  let at = 0;
  const journeys = trip.journeys.map((flights, i) => {
    const legs = legsOf(flights, new Date(Date.UTC(2027, month, day + at)));
    const way = { index: trip.kind === 'legs' ? i : i, isLeg: trip.kind === 'legs', cabin };
    at += drawn.stay;
    const made = CARDS[drawn.card](pen, legs, way);
    text.push(...made.lines, ...keep('between', [[], ['']]));
    return saidOf(legs, made.flights);
  });
  const inFlights = text.includes(cabin ?? '');
  if (cabin !== null && !inFlights) text.push(cabin);
  if (!isPriceFirst) text.push(...price);
  if (isBooked) text.push(...words.booked.slice(3));
  else if (pick([true, false])) text.push(keep('button', words.buttons));
  const isThereAndBack = journeys.length === 2;
  return {
    card: drawn.card,
    price: drawn.price,
    language,
    text: `${text
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
    departures: isThereAndBack ? journeys.slice(0, 1) : journeys,
    returns: isThereAndBack ? journeys.slice(1) : [],
    fares,
    says: written,
    passengers,
    cabin,
    names,
  };
}

export const renderedPages: fc.Arbitrary<RenderedPage> = fc
  .record({
    card: fc.constantFrom(...(Object.keys(CARDS) as (keyof typeof CARDS)[])),
    price: fc.constantFrom(...Object.keys(PRICES)),
    language: fc.constantFrom<PageLanguage>('en', 'en', 'en', 'de', 'fr', 'es', 'it'),
    trip: fc.nat(TRIPS.length - 1),
    start: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 13, max: 18 })),
    stay: fc.integer({ min: 3, max: 9 }),
    adults: fc.integer({ min: 1, max: 3 }),
    children: fc.constantFrom(0, 0, 0, 1, 2),
    base: fc.integer({ min: 200, max: 1400 }),
    taxes: fc.integer({ min: 40, max: 420 }),
    cents: fc.constantFrom(0, 0, 0.5, 0.25),
    money: fc.nat(13),
    picks: fc.array(fc.nat(2519), { minLength: 90, maxLength: 90 }),
  })
  .map(render)
  .filter((made): made is RenderedPage => made !== null);
