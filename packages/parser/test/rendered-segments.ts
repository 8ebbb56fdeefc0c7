/** Journeys whose flights are known, written the ways in which agents type them and pages show them. */
import fc from 'fast-check';

/** `[flight, date, time, airport, date, time, airport]`, as the answer tells them. */
type RenderedSegment = readonly [string, string, string, string, string, string, string];

export interface RenderedJourney {
  readonly text: string;
  readonly segments: readonly RenderedSegment[];
}

interface Flight {
  readonly airline: string;
  readonly code: string;
  readonly number: string;
  readonly from: Airport;
  readonly to: Airport;
  /** Local, in minutes of the day. */
  readonly departs: string;
  readonly arrives: string;
  /** Days after the first flight of its way. */
  readonly day: number;
  readonly arrivesOn: number;
}

type Airport = readonly [code: string, city: string];
const flight = (
  [airline, code, number]: readonly [string, string, string],
  [from, departs]: readonly [Airport, string],
  [to, arrives]: readonly [Airport, string],
  [day, arrivesOn]: readonly [number, number],
): Flight => ({ airline, code, number, from, to, departs, arrives, day, arrivesOn });

const JFK: Airport = ['JFK', 'New York'];
const FRA: Airport = ['FRA', 'Frankfurt'];
const LHR: Airport = ['LHR', 'London'];
const DXB: Airport = ['DXB', 'Dubai'];
const BKK: Airport = ['BKK', 'Bangkok'];
const SYD: Airport = ['SYD', 'Sydney'];
const AKL: Airport = ['AKL', 'Auckland'];
const CDG: Airport = ['CDG', 'Paris'];
const VIE: Airport = ['VIE', 'Vienna'];
const MAD: Airport = ['MAD', 'Madrid'];
const MIA: Airport = ['MIA', 'Miami'];

/** There, and back some days later. */
const WAYS: readonly (readonly [readonly Flight[], readonly Flight[]])[] = [
  [
    [flight(['Lufthansa', 'LH', '401'], [JFK, '16:00'], [FRA, '05:30'], [0, 1])],
    [flight(['Lufthansa', 'LH', '400'], [FRA, '10:55'], [JFK, '13:25'], [0, 0])],
  ],
  [
    [
      flight(['Emirates', 'EK', '2'], [LHR, '14:15'], [DXB, '00:20'], [0, 1]),
      flight(['Emirates', 'EK', '376'], [DXB, '03:05'], [BKK, '12:15'], [1, 1]),
    ],
    [
      flight(['Emirates', 'EK', '385'], [BKK, '01:05'], [DXB, '04:40'], [0, 0]),
      flight(['Emirates', 'EK', '1'], [DXB, '07:45'], [LHR, '11:45'], [0, 0]),
    ],
  ],
  [
    [flight(['Air New Zealand', 'NZ', '104'], [SYD, '11:15'], [AKL, '16:20'], [0, 0])],
    [flight(['Air New Zealand', 'NZ', '109'], [AKL, '16:05'], [SYD, '17:50'], [0, 0])],
  ],
  [
    [flight(['Air France', 'AF', '1240'], [CDG, '12:30'], [VIE, '14:25'], [0, 0])],
    [flight(['Air France', 'AF', '1139'], [VIE, '15:30'], [CDG, '17:35'], [0, 0])],
  ],
  [
    [flight(['Iberia', 'IB', '331'], [MAD, '11:55'], [MIA, '16:10'], [0, 0])],
    [flight(['Iberia', 'IB', '332'], [MIA, '18:05'], [MAD, '08:25'], [0, 1])],
  ],
];

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONG_MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const two = (figure: number): string => String(figure).padStart(2, '0');

/** The day is beyond the 12th, so that figures show which of them is the month. */
const DATE_FORMS = {
  iso: (date: Date) => date.toISOString().slice(0, 10),
  words: (date: Date) =>
    `${weekday(date)} ${date.getUTCDate()} ${LONG_MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
  short: (date: Date) => `${weekday(date).slice(0, 3)} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`,
  american: (date: Date) =>
    `${weekday(date).slice(0, 3)}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`,
  glued: (date: Date) => `${two(date.getUTCDate())}${MONTHS[date.getUTCMonth()]?.toUpperCase()}`,
  figures: (date: Date) => `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`,
  dots: (date: Date) => `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`,
};
const weekday = (date: Date): string => WEEKDAYS[date.getUTCDay()] as string;

const hourOf = (time: string): number => Number(time.slice(0, 2));
const asAnswered = (time: string): string =>
  `${hourOf(time) % 12 || 12}:${time.slice(3)} ${hourOf(time) < 12 ? 'AM' : 'PM'}`;
const TIME_FORMS = {
  colon: (time: string) => time,
  glued: (time: string) => time.replace(':', ''),
  dot: (time: string) => time.replace(':', '.'),
  half: (time: string) => asAnswered(time),
  tight: (time: string) => asAnswered(time).toLowerCase().replace(' ', ''),
};

/** Date, flight, from, to, departs, arrives; there and back. */
const WORDS: readonly (readonly string[])[] = [
  ['Date', 'Flight', 'From', 'To', 'Departs', 'Arrives', 'Outbound', 'Return'],
  ['Date', 'Flight No.', 'Origin', 'Destination', 'Departure', 'Arrival', 'Departing flight', 'Returning flight'],
  ['Datum', 'Flug', 'Von', 'Nach', 'Abflug', 'Ankunft', 'Hinflug', 'Rückflug'],
  ['Fecha', 'Vuelo', 'Desde', 'Hasta', 'Salida', 'Llegada', 'Ida', 'Vuelta'],
  ['Date', 'Vol', 'De', 'À', 'Départ', 'Arrivée', 'Aller', 'Retour'],
  ['Data', 'Volo', 'Da', 'A', 'Partenza', 'Arrivo', 'Andata', 'Ritorno'],
  ['Data', 'Voo', 'De', 'Para', 'Partida', 'Chegada', 'Ida', 'Volta'],
];

const style = fc.record({
  layout: fc.constantFrom<Layout>('line', 'arrow', 'labels', 'places', 'table', 'told', 'card'),
  date: fc.constantFrom(...Object.values(DATE_FORMS)),
  time: fc.constantFrom(...Object.values(TIME_FORMS)),
  dash: fc.constantFrom(' - ', ' → ', ' to ', '-', ' – '),
  space: fc.constantFrom(' ', ''),
  hasCity: fc.boolean(),
  hasAirline: fc.boolean(),
  bar: fc.constantFrom('\t', ' | '),
  next: fc.constantFrom('+1', ' +1', ' (+1)', ' +1 day'),
  headed: fc.boolean(),
  words: fc.constantFrom(...WORDS),
});
type Layout = 'line' | 'arrow' | 'labels' | 'places' | 'table' | 'told' | 'card';
type Style = typeof style extends fc.Arbitrary<infer T> ? T : never;

interface Leg {
  readonly flight: Flight;
  readonly leaves: Date;
  readonly lands: Date;
}

const placeOf = ({ hasCity }: Style, [code, city]: Airport): string => (hasCity ? `${city} (${code})` : code);
const nameOf = ({ space, hasAirline }: Style, { airline, code, number }: Flight): string =>
  `${hasAirline ? `${airline} ` : ''}${code}${space}${number}`;

/** Figures without a mark are no time where they stand alone in a sentence. */
function timeOf({ time, layout }: Style, at: string): string {
  const isLone = time === TIME_FORMS.glued || time === TIME_FORMS.dot;
  return isLone && layout === 'told' ? at : time(at);
}

const LAYOUTS: Record<Layout, (style: Style, leg: Leg) => readonly string[]> = {
  line: (style, { flight: f, leaves }) => [
    `${nameOf(style, f)} ${style.date(leaves)} ${f.from[0]}${style.dash === ' to ' ? '-' : style.dash}${f.to[0]} ${timeOf(style, f.departs)} ${timeOf(style, f.arrives)}${nextDay(style, f)}`,
  ],
  arrow: (style, { flight: f, leaves }) => [
    `${style.date(leaves)}: ${nameOf(style, f)} ${placeOf(style, f.from)} ${timeOf(style, f.departs)}${style.dash === '-' ? ' - ' : style.dash}${placeOf(style, f.to)} ${timeOf(style, f.arrives)}${nextDay(style, f)}`,
  ],
  labels: (style, { flight: f, leaves, lands }) => [
    `${style.words[1]}: ${nameOf(style, f)}`,
    `${style.words[2]}: ${placeOf(style, f.from)}`,
    `${style.words[3]}: ${placeOf(style, f.to)}`,
    `${style.words[4]}: ${style.date(leaves)} ${timeOf(style, f.departs)}`,
    `${style.words[5]}: ${style.date(lands)} ${timeOf(style, f.arrives)}`,
    '',
  ],
  places: (style, { flight: f, leaves }) => [
    `${style.words[1]}: ${nameOf(style, f)}`,
    `${style.words[0]}: ${style.date(leaves)}`,
    `${style.words[2]}: ${placeOf(style, f.from)} ${timeOf(style, f.departs)}`,
    `${style.words[3]}: ${placeOf(style, f.to)} ${timeOf(style, f.arrives)}${nextDay(style, f)}`,
    '',
  ],
  table: (style, { flight: f, leaves }) => [
    [
      style.date(leaves),
      nameOf(style, f),
      placeOf(style, f.from),
      placeOf(style, f.to),
      timeOf(style, f.departs),
      timeOf(style, f.arrives) + nextDay(style, f),
    ].join(style.bar),
  ],
  told: (style, { flight: f, leaves, lands }) => [
    `${nameOf(style, f)} departs ${placeOf(style, f.from)} on ${style.date(leaves)} at ${timeOf(style, f.departs)} and arrives in ${placeOf(style, f.to)} at ${timeOf(style, f.arrives)}${leaves === lands ? '' : ` on ${style.date(lands)}`}.`,
  ],
  card: (style, { flight: f, leaves }) => [
    style.date(leaves),
    nameOf(style, f),
    timeOf(style, f.departs),
    placeOf(style, f.from),
    timeOf(style, f.arrives) + nextDay(style, f),
    placeOf(style, f.to),
    '',
  ],
};

const nextDay = ({ next }: Style, { day, arrivesOn }: Flight): string => (arrivesOn > day ? next : '');

export const renderedJourneys = fc
  .record({
    style,
    ways: fc.constantFrom(...WAYS),
    start: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 13, max: 20 })),
    stay: fc.integer({ min: 2, max: 8 }),
    isReturn: fc.boolean(),
  })
  .map(({ style: how, ways: [there, back], start: [month, first], stay, isReturn }): RenderedJourney => {
    const lines: string[] = how.layout === 'table' ? [how.words.slice(0, 6).join(how.bar)] : [];
    const segments: RenderedSegment[] = [];
    for (const [way, offset, heading] of [
      [there, 0, how.words[6] as string],
      [isReturn ? back : [], stay, how.words[7] as string],
    ] as const) {
      if (how.headed && how.layout !== 'table' && way.length > 0) lines.push(heading);
      for (const f of way) {
        const leaves = new Date(Date.UTC(2027, month, first + offset + f.day));
        const lands = f.arrivesOn > f.day ? new Date(Date.UTC(2027, month, first + offset + f.arrivesOn)) : leaves;
        lines.push(...LAYOUTS[how.layout](how, { flight: f, leaves, lands }));
        segments.push([
          `${f.code} ${f.number}`,
          DATE_FORMS.iso(leaves),
          asAnswered(f.departs),
          f.from[0],
          DATE_FORMS.iso(lands),
          asAnswered(f.arrives),
          f.to[0],
        ]);
      }
    }
    return { text: lines.join('\n'), segments };
  });
