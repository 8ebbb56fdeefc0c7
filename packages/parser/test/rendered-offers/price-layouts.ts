/** Offers with several prices: cruises, tours, hotels, rate sheets; and suppliers' mails. */
import { deadline, joined, when } from './fact-parts.ts';
import { type Layout, maybe, rendered } from './layout.ts';
import { contact, highlights, lists, smallPrint } from './list-parts.ts';
import { capital, type Pen } from './pen.ts';

type Rows = (
  pen: Pen,
  head: readonly [string, string],
  rows: readonly (readonly [string, string])[],
) => readonly string[];
const TABLES: readonly Rows[] = [
  (_, __, rows) => rows.map(([a, b]) => `${a}: ${b}`),
  (_, __, rows) => rows.map(([a, b]) => `- ${a}: ${b}`),
  (_, __, rows) => rows.map(([a, b]) => `${a} – ${b}`),
  (_, __, rows) => rows.map(([a, b]) => `• ${a} ${b}`),
  (_, __, rows) => rows.map(([a, b]) => `${`${a} `.padEnd(56, '.')} ${b}`),
  (_, __, rows) => rows.map(([a, b]) => `${a.padEnd(56)}${b}`),
  (_, head, rows) => [head, ...rows].map((row) => row.join('\t')),
  (_, head, rows) => [`| ${head.join(' | ')} |`, '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)],
  (pen, __, rows) => rows.map(([a, b]) => `${a} ${pen.tongue.from} ${b}`),
];

/** A cruise with its cabins. */
export const cruise: Layout = (pen) => {
  const { tongue, money } = pen;
  const unit = pen.pick(tongue.perPerson.slice(0, 3));
  const cabins = pen.some(tongue.cabins.slice(0, 4), 2, 4);
  const base = pen.whole(40, 150) * 10;
  const prices = cabins.map((_, i) => base + i * pen.whole(8, 30) * 10);
  const isHeaded = pen.chance(0.4);
  const table = pen.pick(TABLES);
  const rows = cabins.map(
    (name, i) => [name, isHeaded ? money(prices[i] as number) : `${money(prices[i] as number)} ${unit}`] as const,
  );
  const parts = [lists(pen), deadline(pen), maybe(pen, 0.4, smallPrint)] as const;
  const [list, until, print] = parts;
  return rendered(
    [
      `${pen.place} ${pen.pick(['Cruise', 'Discovery']).replace('Discovery', '')}`.trim(),
      pen.pick(tongue.nights(pen.nights)),
      `${tongue.label.travelDates}${pen.colon} ${pen.range(pen.start, pen.end)}`,
      '',
      ...(isHeaded ? [`${tongue.label.price}${pen.colon}`] : []),
      ...table(pen, [tongue.label.cabin, tongue.label.price], rows),
      '',
      ...list.lines,
      '',
      ...until.lines,
      ...print.lines,
    ],
    {
      nights: pen.nights,
      dates: [pen.start, pen.end],
      price: money(Math.min(...prices)),
      totalPrice: null,
      originalPrice: null,
      options: rows.map(([label], i) => [label, money(prices[i] as number)] as const),
      ...joined(...parts),
    },
  );
};

const A_DAY = 86_400_000;

/** A tour with several departures. */
export const tour: Layout = (pen) => {
  const { tongue, money } = pen;
  const count = pen.whole(2, 5);
  const base = pen.whole(60, 250) * 10;
  const departures = Array.from({ length: count }, (_, i) => {
    const start = pen.start + i * 28 * A_DAY;
    return { start, end: start + pen.nights * A_DAY, amount: base + pen.whole(0, 30) * 10 };
  });
  const unit = pen.pick(tongue.perPerson.slice(0, 3));
  const style = pen.pick(['rows', 'rows', 'table', 'columns'] as const);
  const isRange = pen.chance(0.5);
  const named = departures.map(
    ({ start, end, amount }) => [isRange ? pen.range(start, end) : pen.day(start), money(amount)] as const,
  );
  const table = pen.pick(TABLES.slice(0, 8));
  const status = pen.chance(0.5);
  const heads = [tongue.label.departure, tongue.label.end, tongue.label.price, ...(status ? ['Status'] : [])];
  const cells = departures.map(({ start, end, amount }) => [
    pen.day(start),
    pen.day(end),
    money(amount),
    ...(status ? [tongue.available] : []),
  ]);
  const bar = pen.chance(0.5);
  const line = (row: readonly string[]): string => (bar ? `| ${row.join(' | ')} |` : row.join('\t'));
  const lines =
    style === 'rows'
      ? table(
          pen,
          [tongue.label.departure, tongue.label.price],
          named.map(([a, b]) => [a, table === TABLES[6] || table === TABLES[7] ? b : `${b} ${unit}`] as const),
        )
      : style === 'table'
        ? [line(heads), ...(bar ? [line(heads.map(() => '---'))] : []), ...cells.map(line)]
        : [
            line(['', ...departures.map(({ start }) => pen.day(start))]),
            ...(bar ? [line(['', ...cells].map(() => '---'))] : []),
            line([tongue.label.price, ...departures.map(({ amount }) => money(amount))]),
          ];
  const parts = [lists(pen), highlights(pen), deadline(pen)] as const;
  const [list, high, until] = parts;
  const first = departures[0] as (typeof departures)[number];
  return rendered(
    [
      pen.place,
      pen.pick(tongue.both(pen.nights)),
      '',
      ...high.lines,
      '',
      ...lines,
      '',
      ...list.lines,
      '',
      ...until.lines,
    ],
    {
      place: pen.place,
      nights: pen.nights,
      departures: true,
      dates: [first.start, style === 'table' || (style === 'rows' && isRange) ? first.end : null],
      price: money(Math.min(...departures.map(({ amount }) => amount))),
      totalPrice: null,
      originalPrice: null,
      options: departures.map(
        ({ start, amount }, i) =>
          [style === 'rows' ? (named[i]?.[0] as string) : pen.day(start), money(amount)] as const,
      ),
      ...joined(...parts),
    },
  );
};

/** A room by the night, sometimes with a night for nothing. */
export const hotel: Layout = (pen) => {
  const { tongue, money } = pen;
  const rooms = pen.some(tongue.rooms, 1, 3);
  const base = pen.whole(9, 40) * 10;
  // No two add up to the third, as rows of a reckoning would.
  const prices = rooms.map((_, i) => base + i * pen.whole(2, 8) * 10 + i);
  const unit = pen.pick(tongue.perRoomNight);
  const [pay, free] = [pen.whole(3, 6), 1];
  const isFree = pen.chance(0.4);
  const parts = [lists(pen), deadline(pen), maybe(pen, 0.5, smallPrint), maybe(pen, 0.4, contact)] as const;
  const [list, until, print, sender] = parts;
  const last = pen.start + pen.whole(40, 120) * A_DAY;
  const hasWindow = pen.chance(0.6);
  const rows = rooms.map((name, i) => [name, `${money(prices[i] as number)} ${unit}`] as const);
  return rendered(
    [
      `${pen.hotel}, ${pen.place}`,
      ...(isFree ? [pen.pick(tongue.stayPay(pay + free, pay))] : []),
      ...(hasWindow ? [pen.pick(tongue.window)(pen.day(pen.start), pen.day(last))] : []),
      '',
      ...(rooms.length === 1
        ? [`${pen.chance(0.5) ? `${capital(tongue.from)} ` : ''}${rows[0]?.[1]}`]
        : pen.pick([TABLES[0], TABLES[2], TABLES[4], TABLES[5]] as Rows[])(pen, ['', ''], rows)),
      '',
      ...list.lines,
      '',
      ...until.lines,
      ...print.lines,
      '',
      ...sender.lines,
    ],
    {
      place: pen.place,
      hotel: pen.hotel,
      dates: hasWindow ? [pen.start, last] : null,
      price: null,
      totalPrice: money(Math.min(...prices)),
      passengers: null,
      originalPrice: null,
      ...joined(...parts),
    },
  );
};

/** Seasons down, beds across. */
export const rateSheet: Layout = (pen) => {
  const { tongue, money } = pen;
  const seasons = tongue.seasons.slice(0, pen.whole(2, 3));
  const base = pen.whole(40, 150) * 10;
  const prices = seasons.map((_, i) => base + i * pen.whole(5, 20) * 10);
  const supplement = pen.whole(10, 30) * 10;
  const isBar = pen.chance(0.5);
  const line = (cells: readonly string[]): string => (isBar ? `| ${cells.join(' | ')} |` : cells.join('\t'));
  const rows = seasons.map((season, i) => {
    const from = Date.UTC(2027, 2 + i * 2, 1);
    return [season, pen.range(from, Date.UTC(2027, 4 + i * 2, 0)), money(prices[i] as number), money(supplement)];
  });
  const parts = [lists(pen), deadline(pen)] as const;
  const [list, until] = parts;
  const single = {
    en: 'Single supplement',
    us: 'Single supplement',
    de: 'EZ-Zuschlag',
    fr: 'Supplément single',
    es: 'Suplemento individual',
    it: 'Supplemento singola',
    pt: 'Suplemento individual',
    nl: 'Toeslag eenpersoonskamer',
  }[pen.language];
  const heads = [tongue.label.season, tongue.label.travelDates, tongue.label.price, single];
  return rendered(
    [
      pen.place,
      `${pen.hotel} – ${pen.pick(tongue.nights(pen.nights).slice(0, 1))}`,
      '',
      line(heads),
      ...(isBar ? [line(heads.map(() => '---'))] : []),
      ...rows.map(line),
      '',
      ...list.lines,
      '',
      ...until.lines,
    ],
    {
      place: pen.place,
      hotel: pen.hotel,
      nights: pen.nights,
      price: money(Math.min(...prices)),
      totalPrice: null,
      originalPrice: null,
      options: seasons.map((season, i) => [season, money(prices[i] as number)] as const),
      ...joined(...parts),
    },
  );
};

/** What a supplier writes to the agent: the net rate must not become the price. */
export const supplier: Layout = (pen) => {
  const { money } = pen;
  const sell = pen.whole(60, 300) * 10;
  const net = sell - pen.whole(5, 20) * 10 - 3;
  const percent = pen.pick([10, 12, 15]);
  const list = lists(pen);
  const days = when(pen);
  const words = pen.pick([
    [`Net rate: ${money(net)} per person`, `Public price: ${money(sell)} per person`],
    [`Selling price ${money(sell)} per person`, `Net ${money(net)} pp`],
    [`${money(sell)} per person`, `Commission: ${percent}%`],
    [`Retail price: ${money(sell)} pp (commissionable at ${percent}%)`],
    [`Gross: ${money(sell)} pp`, `Nett: ${money(net)} pp`],
    [`Net cost: ${money(net)} pp (not for client)`, `Sell at ${money(sell)} pp`],
    [`RRP ${money(sell)} pp`, `Your net: ${money(net)} pp`, `Agent commission ${percent}%`],
    [`${money(sell)} per person. You earn ${percent}% commission.`],
  ]);
  return rendered(
    [
      'Dear partner,',
      '',
      'Please find below our latest offer.',
      '',
      `${pen.place} – ${pen.nights} nights at ${pen.hotel}`,
      ...days.lines,
      ...words,
      '',
      ...list.lines,
      '',
      'Best wishes,',
      pen.agent,
      pen.company,
    ],
    {
      place: pen.place,
      nights: pen.nights,
      price: money(sell),
      totalPrice: null,
      codes: ['sensitive-net-rate'],
      secret: [money(net), 'ommission'],
      contact: { name: pen.agent, company: pen.company },
      ...joined(days, list),
    },
  );
};
