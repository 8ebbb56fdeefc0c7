/** A journey told, labelled, tabled, or one value a line. */
import { cityOf, dateIn, fill, type Leg, type QuotePen } from './quote-pen.ts';

/** What a layout leaves out of a flight. */
interface Omits {
  readonly numbers?: boolean;
}
export interface WrittenJourney extends Omits {
  readonly lines: readonly string[];
}
export type JourneyLayout = (pen: QuotePen, legs: readonly Leg[], heading: string, isHome: boolean) => WrittenJourney;

const nextOf = ({ nextDay }: QuotePen, { leaves, lands }: Leg): string => (lands > leaves ? nextDay : '');
const markOf = (pen: QuotePen, leg: Leg): string => (leg.lands > leg.leaves ? pen.pick(['+1', ' +1', ' (+1)']) : '');

function valuesOf(pen: QuotePen, leg: Leg): Record<string, string> {
  return {
    from: pen.place(leg.from),
    to: pen.place(leg.to),
    date: pen.date(leg.leaves),
    dep: pen.time(leg.departs),
    arr: pen.time(leg.arrives),
    flight: pen.flight(leg),
    next: nextOf(pen, leg),
    airline: leg.airline,
    length: pen.length(leg.length),
  };
}

const operatedOf = ({ words }: QuotePen, { operatedBy }: Leg): string => fill(words.operated, { airline: operatedBy });
const totalOf = (legs: readonly Leg[]): number => legs.reduce((sum, { length, wait }) => sum + length + (wait ?? 0), 0);

const told: JourneyLayout = (pen, legs, _heading, isHome) => ({
  lines: [
    legs
      .map((leg, i) => {
        const form = pen.pick(i > 0 ? pen.words.onward : isHome ? pen.words.home : pen.words.told);
        const wait = pen.length(legs[i - 1]?.wait ?? 0);
        return fill(form, { ...valuesOf(pen, leg), wait }) + (leg.operatedBy ? ` ${operatedOf(pen, leg)}.` : '');
      })
      .join(' '),
  ],
});

const lines: JourneyLayout = (pen, legs, heading) => {
  const dash = pen.pick([' - ', ' – ', ' → ']);
  const form = pen.pick([
    `{date} {flight} {from} {dep}${dash}{to} {arr}{mark}`,
    `{date}: {flight}, {from} {dep}${dash}{to} {arr}{mark}`,
    `{flight} {date} {from}${dash}{to} {dep}${dash}{arr}{mark}`,
    `{date} | {from}${dash}{to} | {dep}${dash}{arr}{mark} | {flight}`,
    `{date}, {dep} {from}${dash}{arr}{mark} {to}, {flight}`,
  ]);
  const rows = legs.map(
    (leg) =>
      fill(form, { ...valuesOf(pen, leg), mark: markOf(pen, leg) }) +
      (leg.operatedBy
        ? ` (${operatedOf(pen, leg).toLowerCase().replace(leg.operatedBy.toLowerCase(), leg.operatedBy)})`
        : ''),
  );
  const isBefore = heading !== '' && !heading.endsWith(':') && legs.length === 1 && pen.pick([true, false]);
  return { lines: isBefore ? [`${heading}: ${rows[0]}`] : [...(heading === '' ? [] : [heading]), ...rows] };
};

const labels: JourneyLayout = (pen, legs, heading) => {
  const [date, flight, airline, from, to, departs, arrives, length] = pen.pick(pen.words.labels);
  const gap = pen.pick([': ', ':  ', '\t', ' : ']);
  const [hasAirline, hasLength, isDateApart] = [
    pen.pick([true, false]) && gap !== '\t',
    pen.pick([true, false]),
    pen.pick([true, false]),
  ];
  const blocks = legs.flatMap((leg) => {
    const values = valuesOf(pen, leg);
    const row = (label: string | undefined, value: string | undefined): string => `${label}${gap}${value}`;
    return [
      ...(isDateApart ? [row(date, values['date'])] : []),
      ...(hasAirline ? [row(airline, leg.airline)] : []),
      row(flight, `${leg.code}${pen.pick([' ', ''])}${leg.number}`),
      ...(leg.operatedBy ? [operatedOf(pen, leg)] : []),
      row(from, values['from']),
      row(to, values['to']),
      row(departs, isDateApart ? values['dep'] : `${values['date']} ${values['dep']}`),
      row(arrives, isDateApart ? `${values['arr']}${markOf(pen, leg)}` : `${pen.date(leg.lands)} ${values['arr']}`),
      ...(hasLength ? [row(length, values['length'])] : []),
      '',
    ];
  });
  return { lines: [...(heading === '' ? [] : [heading]), ...blocks] };
};

const table: JourneyLayout = (pen, legs, heading) => {
  const names = pen.pick(pen.words.labels);
  const orders = [
    [0, 1, 3, 4, 5, 6],
    [1, 0, 3, 5, 4, 6],
    [0, 2, 1, 3, 5, 4, 6, 7],
    [0, 3, 4, 5, 6, 1],
    [1, 3, 4, 0, 5, 6, 7],
  ];
  const order = pen.pick(orders);
  const kind = pen.pick(['tab', 'pipe', 'markdown']);
  const rows = legs.map((leg) => {
    const values = valuesOf(pen, leg);
    const cells = [
      values['date'],
      `${leg.code}${leg.number}`,
      leg.airline,
      values['from'],
      values['to'],
      values['dep'],
      `${values['arr']}${markOf(pen, leg)}`,
      values['length'],
    ];
    return order.map((i) => cells[i] ?? '');
  });
  const all = [order.map((i) => names[i] ?? ''), ...rows];
  const written =
    kind === 'tab'
      ? all.map((row) => row.join('\t'))
      : kind === 'pipe'
        ? all.map((row) => row.join(' | '))
        : [all[0] as string[], order.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return { lines: [...(heading === '' ? [] : [heading]), ...written] };
};

/** A result opened: each flight with its times and airports, the wait between. */
const opened: JourneyLayout = (pen, legs, heading) => {
  const hasCabin = pen.pick([true, false]);
  const flightLabel = {
    en: 'Travel time',
    de: 'Reisezeit',
    fr: 'Durée du trajet',
    es: 'Duración',
    it: 'Durata',
    pt: 'Duração',
    nl: 'Reistijd',
  }[pen.language];
  const waitLabel = {
    en: 'layover',
    de: 'Aufenthalt',
    fr: 'correspondance',
    es: 'escala',
    it: 'scalo',
    pt: 'escala',
    nl: 'overstap',
  }[pen.language];
  const body = legs.flatMap((leg) => [
    pen.time(leg.departs),
    `${cityOf(pen.language, leg.from)} (${leg.from.code})`,
    `${flightLabel}: ${pen.length(leg.length)}`,
    `${pen.time(leg.arrives)}${markOf(pen, leg)}`,
    `${cityOf(pen.language, leg.to)} (${leg.to.code})`,
    leg.airline,
    ...(hasCabin ? ['Economy'] : []),
    `${leg.code} ${leg.number}`,
    ...(leg.operatedBy ? [operatedOf(pen, leg)] : []),
    ...(leg.wait === null ? [] : [`${pen.length(leg.wait)} ${waitLabel}`]),
  ]);
  return { lines: [...(heading === '' ? [] : [heading]), pen.date((legs[0] as Leg).leaves), ...body] };
};

/** An airline's card: one value a line. */
const card: JourneyLayout = (pen, legs, heading) => {
  const [hasLength, hasStops] = [pen.pick([true, false]), pen.pick([true, false])];
  const isCodeFirst = pen.pick([true, false]);
  const place = (airport: Leg['from']): string[] =>
    isCodeFirst
      ? [airport.code, cityOf(pen.language, airport)]
      : [`${cityOf(pen.language, airport)} (${airport.code})`];
  const rows = legs.flatMap((leg) => [
    pen.date(leg.leaves),
    pen.time(leg.departs),
    ...place(leg.from),
    ...(hasLength ? [pen.length(leg.length)] : []),
    ...(hasStops ? [pen.pick(pen.words.nonstop)] : []),
    `${pen.time(leg.arrives)}${markOf(pen, leg)}`,
    ...place(leg.to),
    `${leg.code}${leg.number}`,
    ...(leg.operatedBy ? [operatedOf(pen, leg)] : []),
  ]);
  return { lines: [...(heading === '' ? [] : [heading]), ...rows] };
};

/** A result of a search: the whole journey in some lines, flights by airline and number or by airline alone. */
const result: JourneyLayout = (pen, legs, heading) => {
  const [first, last] = [legs[0] as Leg, legs.at(-1) as Leg];
  const dash = pen.pick([' – ', ' - ', '–']);
  const hasNumbers = pen.pick([true, false]);
  const stops = legs.length === 1 ? pen.pick(pen.words.nonstop) : fill(pen.words.stop[0] as string, {});
  if (legs.length > 1) return opened(pen, legs, heading, false);
  const mark = last.lands > first.leaves ? '+1' : '';
  const rows = [
    `${pen.time(first.departs)}${dash}${pen.time(last.arrives)}${mark}`,
    `${first.from.code}${pen.pick([' – ', '-', ' - ', '–'])}${last.to.code}`,
    pen.pick([true, false]) ? `${pen.length(totalOf(legs))} (${stops})` : `${pen.length(totalOf(legs))}\n${stops}`,
    hasNumbers ? `${first.airline} ${first.number}` : first.airline,
  ];
  const order = pen.pick([
    [0, 3, 2, 1],
    [0, 1, 2, 3],
    [3, 0, 1, 2],
  ]);
  const day = pen.date(first.leaves);
  return {
    lines: [
      ...(heading === ''
        ? [day]
        : pen.pick([true, false])
          ? [`${heading.replace(/:$/, '')} · ${day}`]
          : [heading, day]),
      ...order.map((i) => rows[i] as string),
    ],
    numbers: !hasNumbers,
  };
};

/** As typed in a chat. */
const chat: JourneyLayout = (pen, legs) => {
  const word = (day: Date): string =>
    dateIn(pen.words, pen.language === 'en' ? pen.pick(['{d} {m3}', '{d}{m3}', '{w3} {d} {m3}']) : '{d} {m}', day);
  const form = pen.pick([
    '{code}{number} {from}-{to} {date} {dep}-{arr}{mark}',
    '{date} {code}{number} {from}-{to} {dep}-{arr}{mark}',
    '{date} {code} {number} {from} {dep} > {to} {arr}{mark}',
    '{from}-{to} {date} {code}{number} {dep}/{arr}{mark}',
    '{date} {from}-{to} {dep}-{arr}{mark} {code}{number}',
  ]);
  // `vs 3` in small letters could be anything.
  const isSmall = pen.language === 'en' && pen.pick([true, false, false]) && legs.every((leg) => leg.number.length > 1);
  const isGlued = pen.pick([true, false]);
  const time = (at: string): string => (isGlued ? at.replace(':', '') : at);
  const rows = legs.map((leg) => {
    const row = fill(form, {
      code: leg.code,
      number: leg.number,
      from: leg.from.code,
      to: leg.to.code,
      date: word(leg.leaves),
      dep: time(leg.departs),
      arr: time(leg.arrives),
      mark: leg.lands > leg.leaves ? '+1' : '',
    });
    return isSmall ? row.toLowerCase() : row;
  });
  return { lines: rows };
};

export const JOURNEY_LAYOUTS = { told, lines, labels, table, opened, card, result, chat } satisfies Record<
  string,
  JourneyLayout
>;
