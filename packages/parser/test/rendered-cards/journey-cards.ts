/** A journey as pages show it when copied: a heading, the summary of the card, its flights one value a line. */
import { fill, type Leg } from '../rendered-quotes/quote-pen.ts';
import type { Airport } from '../rendered-quotes/trips.ts';
import { type CardPen, lengthOf } from './card-pen.ts';

/** What the lines say of each flight besides its times and places. */
export interface WrittenFlight {
  readonly hasNumber: boolean;
  readonly aircraft: string | null;
  readonly terminals: readonly [string, string] | null;
}
interface WrittenCard {
  readonly lines: readonly string[];
  readonly flights: readonly WrittenFlight[];
}
export type Card = (pen: CardPen, legs: readonly Leg[], way: Way) => WrittenCard;
interface Way {
  /** 0 there, 1 back; the count of a trip of several legs. */
  readonly index: number;
  readonly isLeg: boolean;
  readonly cabin: string | null;
}

const AIRCRAFT = [
  'Airbus A320',
  'Airbus A350-900',
  'Boeing 787-9',
  'Boeing 777-300ER',
  'Airbus A321neo',
  'Boeing 737-800',
];
/** `T3`, but no `TA`. */
const TERMINALS: Readonly<Record<'short' | 'long', readonly string[]>> = {
  short: ['1', '2', '3', '4', '5'],
  long: ['1', '2', '3', 'A', '2E', 'B'],
};
const terminalsOf = (pen: CardPen): readonly [string, string] => {
  const list = TERMINALS[pen.keep('terminal', pen.words.terminal).startsWith('T{') ? 'short' : 'long'];
  return [pen.pick(list), pen.pick(list)];
};

const isLater = ({ leaves, lands }: Leg): boolean => lands > leaves;
const spread = (text: string): string[] => text.split('\n');
const put = (text: string, has: boolean): string[] => (has ? spread(text) : []);

function nameOf(pen: CardPen, { index, isLeg }: Way): string {
  if (isLeg) return fill(pen.keep('leg', pen.words.legs), { n: String(index + 1) });
  return pen.keep('way', pen.words.ways)[index] as string;
}

/** `Outbound` over its date, `Depart • Fri, 11 Jun 2027`, `Outbound – …`, with the route before or behind. */
function headingOf(pen: CardPen, legs: readonly Leg[], way: Way): string[] {
  const [first, last] = [legs[0] as Leg, legs.at(-1) as Leg];
  const name = nameOf(pen, way);
  const date = pen.date(first.leaves);
  const isCoded = pen.keep('route of codes', [true, false]);
  const end = (airport: Airport): string => (isCoded ? `${pen.city(airport)} (${airport.code})` : pen.city(airport));
  const route = fill(pen.keep('route', pen.words.to), { a: end(first.from), b: end(last.to) });
  return pen.keep('heading', [
    () => [name, date],
    () => [`${name} • ${date}`],
    () => [`${name} – ${date}`],
    () => [`${name}: ${date}`],
    () => [name, route, date],
    () => [`${name} · ${date}`, route],
    () => [date, name],
    () => [`${name}: ${route}`, date],
    () => [name, `${date} · ${route}`],
    () => [name.toUpperCase(), date],
    () => (/\d$/.test(name) ? [name, date] : [`${name} ${date}`]),
    () => [name, '·', date],
  ])();
}

/** The wait behind a flight. */
const waitOf = (pen: CardPen, leg: Leg): string[] =>
  leg.wait === null
    ? []
    : spread(
        fill(pen.keep('wait', pen.words.wait), { d: pen.length(leg.wait), city: pen.city(leg.to), code: leg.to.code }),
      );

const stopsOf = (pen: CardPen, legs: readonly Leg[]): string[] => {
  const [first] = legs as readonly [Leg];
  if (legs.length === 1) return [pen.keep('direct', pen.words.direct)];
  const values = { code: first.to.code, city: pen.city(first.to), d: pen.length(first.wait ?? 0) };
  return spread(fill(pen.keep('stop', pen.words.oneStop), values));
};

/** The times and ends of the whole journey, as on a card that is not opened yet. */
function summaryOf(pen: CardPen, legs: readonly Leg[]): string[] {
  const [first, last] = [legs[0] as Leg, legs.at(-1) as Leg];
  const days = Math.round((last.lands.getTime() - first.leaves.getTime()) / 86_400_000);
  const mark = pen.keep('summary mark', [
    (text: string) => [text, `+${days}`],
    (text: string) => [`${text}+${days}`],
    (text: string) => [`${text} +${days}`],
    (text: string) => [`${text} (+${days})`],
  ]);
  const [up, down] = [pen.time(first.departs), pen.time(last.arrives)];
  const landed = days > 0 ? mark(down) : [down];
  const airline = first.airline;
  const length = pen.length(lengthOf(legs));
  const stops = stopsOf(pen, legs);
  const [from, to] = [first.from.code, last.to.code];
  return pen.keep('summary', [
    () => [airline, up, from, length, ...stops, ...landed, to],
    () => [up, from, length, ...stops, ...landed, to, airline],
    () => [
      up,
      `${pen.city(first.from)} (${from})`,
      length,
      ...stops,
      ...landed,
      `${pen.city(last.to)} (${to})`,
      airline,
    ],
    () => [`${up} – ${landed.join(' ')}`, airline, length, `${from}–${to}`, ...stops],
    () => [airline, `${up} – ${landed.join('')}`, `${from} – ${to}`, ...stops, length],
    () => [`${up} - ${landed.join('')}`, airline, `${length} (${stops[0]})`, `${from} - ${to}`],
    () => [up, from, ...landed, to, length, ...stops, airline],
    // Below `1 stop` a code alone is where it stops.
    () => [from, up, to, ...landed, length, ...stops, airline],
    () => [airline, `${from} ${up}`, length, ...stops, `${to} ${landed.join(' ')}`],
  ])();
}

/** One end of a flight: time, day where it has one, place, terminal, in the order of the page. */
function endOf(pen: CardPen, leg: Leg, isArrival: boolean, terminal: string | null): string[] {
  const [day, at, airport] = isArrival ? [leg.lands, leg.arrives, leg.to] : [leg.leaves, leg.departs, leg.from];
  const isDated = pen.keep('dated', ['none', 'none', 'later', 'all']);
  const hasDate = isDated === 'all' || (isDated === 'later' && (isArrival ? isLater(leg) : leg.day > 0));
  const clock = pen.time(at);
  const isMarked = isArrival && isLater(leg) && !hasDate;
  const next = pen.keep('next', pen.words.nextDay);
  const time = isMarked
    ? pen.keep('mark', [
        () => [clock, next],
        () => (/^[(+]/.test(next) ? [`${clock} ${next}`] : [clock, next]),
        () => (next.startsWith('+') ? [`${clock}${next}`] : [clock, next]),
      ])()
    : [clock];
  const city = pen.city(airport);
  const named = airport.suffix === '' || airport.suffix === airport.code ? city : `${city} ${airport.suffix}`;
  const place = pen.keep('place', [
    [`${city} (${airport.code})`],
    [`${city} (${airport.code})`],
    [airport.code, city],
    [city, airport.code],
    [`${named} (${airport.code})`],
    [airport.code, named],
    [`${airport.code} ${city}`],
  ]);
  const stand = terminal === null ? [] : [fill(pen.keep('terminal', pen.words.terminal), { t: terminal })];
  const inPlace = stand.length > 0 && pen.keep('terminal in place', [true, false, false]);
  const where = inPlace ? [...place.slice(0, -1), `${place.at(-1)}, ${stand[0]}`] : [...place, ...stand];
  const date = hasDate ? [pen.date(day)] : [];
  return pen.keep('end', [
    () => [...time, ...date, ...where],
    () => [...time, ...date, ...where],
    () => [...date, ...time, ...where],
    () => [...where, ...time, ...date],
    () => [...where, ...date, ...time],
    () => (date.length > 0 ? [`${date[0]}, ${clock}`, ...where] : [...time, ...where]),
    () => (where.length === 1 ? [time.join(' ').concat(` ${where[0]}`), ...date] : [...time, ...date, ...where]),
  ])();
}

/** A flight opened: number, airline, aircraft and cabin before or behind its two ends. */
function flightOf(pen: CardPen, leg: Leg, way: Way): WrittenCard {
  const { keep, words } = pen;
  const aircraft = keep('has aircraft', [true, false]) ? pen.pick(AIRCRAFT) : null;
  const terminals = keep('has terminals', [true, false, false]) ? terminalsOf(pen) : null;
  const number = `${leg.code}${keep('space', [' ', ''])}${leg.number}`;
  const operated = leg.operatedBy === '' || pen.language !== 'en' ? [] : [`Operated by ${leg.operatedBy}`];
  const names = keep('names', [
    () => [number, ...put(aircraft ?? '', aircraft !== null)],
    () => [leg.airline, number, ...put(aircraft ?? '', aircraft !== null)],
    () => [`${leg.airline} ${number}`, ...put(aircraft ?? '', aircraft !== null)],
    () => [`${leg.airline} ${leg.number}`, ...put(aircraft ?? '', aircraft !== null)],
    () => [[number, leg.airline, ...put(aircraft ?? '', aircraft !== null)].join(' · ')],
    () => [
      leg.airline,
      ...put(way.cabin ?? '', way.cabin !== null && !keep('cabin once', [true, false])),
      ...put(aircraft ?? '', aircraft !== null),
      number,
    ],
    () => [number, leg.airline],
  ])();
  const hasAircraft = aircraft !== null && names.join(' ').includes(aircraft);
  const length = keep('has length', [true, true, false])
    ? spread(fill(keep('flight time', words.flightTime), { d: pen.length(leg.length) }))
    : [];
  const nonstop = keep('has nonstop', [true, false, false]) ? [keep('direct', words.direct)] : [];
  const [up, down] = keep('labelled', [true, false, false]) ? keep('ends', words.ends).map((word) => [word]) : [[], []];
  const mid = [...length, ...nonstop];
  const ends = keep('mid', [
    () => [
      ...(up as string[]),
      ...endOf(pen, leg, false, terminals?.[0] ?? null),
      ...mid,
      ...(down as string[]),
      ...endOf(pen, leg, true, terminals?.[1] ?? null),
    ],
    () => [
      ...(up as string[]),
      ...endOf(pen, leg, false, terminals?.[0] ?? null),
      ...mid,
      ...(down as string[]),
      ...endOf(pen, leg, true, terminals?.[1] ?? null),
    ],
    () => [
      ...(up as string[]),
      ...endOf(pen, leg, false, terminals?.[0] ?? null),
      ...(down as string[]),
      ...endOf(pen, leg, true, terminals?.[1] ?? null),
      ...mid,
    ],
  ])();
  const isBefore = keep('names before', [true, false]);
  const lines = isBefore ? [...names, ...operated, ...ends] : [...ends, ...names, ...operated];
  return { lines, flights: [{ hasNumber: true, aircraft: hasAircraft ? aircraft : null, terminals }] };
}

function detailsOf(pen: CardPen, legs: readonly Leg[], way: Way): WrittenCard {
  const made = legs.map((leg) => flightOf(pen, leg, way));
  const gap = pen.keep('gap', [[], [], ['']]);
  const lines = made.flatMap((card, i) => [
    ...card.lines,
    ...gap,
    ...waitOf(pen, legs[i] as Leg),
    ...(legs[i]?.wait ? gap : []),
  ]);
  return { lines, flights: made.flatMap(({ flights }) => flights) };
}

const opened: Card = (pen, legs, way) => {
  const { lines, flights } = detailsOf(pen, legs, way);
  const total = `${fill(pen.keep('total time', pen.words.totalTime), { d: pen.length(lengthOf(legs)) })}`;
  const has = pen.keep('has total time', ['no', 'no', 'above', 'below']);
  return {
    lines: [...headingOf(pen, legs, way), ...put(total, has === 'above'), ...lines, ...put(total, has === 'below')],
    flights,
  };
};

/** The card and under it the flights, as copied from a page with the details open. */
const repeated: Card = (pen, legs, way) => {
  const { lines, flights } = detailsOf(pen, legs, way);
  return {
    lines: [
      ...headingOf(pen, legs, way),
      ...summaryOf(pen, legs),
      ...put(pen.keep('details', pen.words.details), pen.keep('has details', [true, false])),
      ...lines,
    ],
    flights,
  };
};

/** The card alone; where it has a stop it does not say its flights. */
const closed: Card = (pen, legs, way) => {
  if (legs.length > 1) return repeated(pen, legs, way);
  const leg = legs[0] as Leg;
  const hasNumber = pen.keep('closed number', [true, false]);
  return {
    lines: [
      ...headingOf(pen, legs, way),
      ...summaryOf(pen, legs),
      ...(hasNumber ? [`${leg.code}${pen.keep('space', [' ', ''])}${leg.number}`] : []),
    ],
    flights: [{ hasNumber, aircraft: null, terminals: null }],
  };
};

/** What an airline shows of a booking: a line for each end, a bar with the rest. */
const booked: Card = (pen, legs, way) => {
  const [dot, stand] = [pen.keep('dot', [' · ', ' | ', ', ']), pen.keep('terminal', pen.words.terminal)];
  const total = fill(pen.keep('total time', pen.words.totalTime), { d: pen.length(lengthOf(legs)) });
  const made = legs.map((leg) => {
    const aircraft = pen.pick(AIRCRAFT);
    const terminals = terminalsOf(pen);
    const end = (time: string, { code, ...airport }: Airport, terminal: string): string =>
      `${time} ${pen.city({ code, ...airport })} (${code}), ${fill(stand, { t: terminal })}`;
    const mark = isLater(leg) ? pen.keep('bar mark', [' (+1)', '+1', ' +1']) : '';
    return {
      lines: [
        end(pen.time(leg.departs), leg.from, terminals[0]),
        end(`${pen.time(leg.arrives)}${mark}`, leg.to, terminals[1]),
        [`${leg.code} ${leg.number}`, leg.airline, aircraft, pen.length(leg.length)].join(dot),
        '',
        ...(leg.wait === null ? [] : [...waitOf(pen, leg), '']),
      ],
      flights: [{ hasNumber: true, aircraft, terminals }],
    };
  });
  return {
    lines: [
      ...headingOf(pen, legs, way),
      ...put(total, pen.keep('has total time', [true, false])),
      '',
      ...made.flatMap(({ lines }) => lines),
    ],
    flights: made.flatMap(({ flights }) => flights),
  };
};

export const CARDS = { opened, repeated, closed, booked } satisfies Record<string, Card>;
