/** The price of an offer in each way in which one is told: in steps, by departure, by cabin, for a party, as a range. */
import { capital, type Pen } from '../rendered-offers/pen.ts';
import type { PriceWords } from './price-words.ts';

/** A list holds all values that a careful reader may answer; null is answered by null. */
interface PriceTruth {
  readonly price: readonly string[] | null;
  readonly total?: readonly string[] | null;
  readonly was?: readonly string[] | null;
  /** What may be called the reduction; nothing else may. */
  readonly off?: readonly string[];
  readonly until?: readonly number[];
  readonly passengers?: number | null;
  readonly options?: readonly (readonly [label: string, price: string])[];
  /** The first of several departures. */
  readonly first?: number;
}

export interface PricePart extends PriceTruth {
  readonly lines: readonly string[];
  /** Rows, which stand together and are no sentences. */
  readonly isTable?: boolean;
}

export interface Ink extends Pen {
  readonly words: PriceWords;
  /** An amount with the words that say it is one person's, the same ones in one text. */
  readonly each: (amount: number) => string;
  /** The one wrong fact that the text has. */
  readonly fault: 'none' | 'total' | 'percent' | 'nights' | 'deadline' | 'weekday';
}

type Values = Readonly<Partial<Record<'a' | 'b' | 'c' | 'd' | 'e', number>>> & {
  readonly m?: number;
  readonly w?: number;
  readonly p?: number;
  readonly n?: number;
};

/** One of the ways of saying it, with its values put in. */
export function say(ink: Ink, ways: string, { m = 0, w = 0, p = 0, n = 0, ...days }: Values = {}): string {
  const filled = ink.pick(ways.split('|')).replace(/\{(\w)\}/g, (_, key: string) => {
    if (key === 'm') return ink.each(m);
    if (key === 'M') return ink.money(m);
    if (key === 'w') return ink.money(w);
    if (key === 'p') return String(p);
    if (key === 'n') return String(n);
    return ink.day(days[key as 'd'] ?? 0);
  });
  return capital(filled);
}

export const DAY = 86_400_000;
/** A day of the month that tells its order in figures: 04/05/2027 would not. */
export function clearDay(ink: Pen, from: number): number {
  const date = new Date(from);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), ink.whole(13, 28));
}
const MONTH = 32 * DAY;

type Kind = (ink: Ink) => PricePart;

const amountOf = (ink: Pen): number => ink.whole(30, 190) * 20;
const label = (ink: Ink, name: string, value: string): string => `${name}${ink.colon} ${value}`;
const less = (amount: number, percent: number): number => (amount * (100 - percent)) / 100;

/** `Book by 15 January: 15% off`, `by 20 February: 10% off`, beside the one price. */
const ladderOfPercents: Kind = (ink) => {
  const { words, tongue } = ink;
  const amount = amountOf(ink);
  const percents = ink.pick([
    [15, 10],
    [20, 10, 5],
    [12, 8],
    [25, 15],
  ] as const);
  const days = percents.map((_, i) => clearDay(ink, ink.deadline + i * MONTH));
  const way = ink.pick(words.bookSave.split('|'));
  const mark = ink.pick(['- ', '• ', '']);
  const steps = percents.map((p, i) => `${mark}${say(ink, way, { d: days[i] ?? 0, p })}`);
  const lead = ink.pick([label(ink, tongue.label.price, ink.money(amount)), ink.each(amount)]);
  const lines = [lead, ...(ink.chance(0.6) ? [`${say(ink, words.ladder)}${ink.colon}`] : []), ...steps];
  return { lines, isTable: true, price: [ink.money(amount)], was: null, off: percents.map(String), until: days };
};

/** `Book by 15 January: £1,090 pp`, `by 20 February: £1,150 pp`, `after that £1,290 pp`. */
const ladderOfPrices: Kind = (ink) => {
  const { words } = ink;
  const full = amountOf(ink);
  const amounts = ink
    .pick([
      [20, 10],
      [15, 5],
      [30, 20, 10],
    ] as const)
    .map((percent) => less(full, percent));
  const days = amounts.map((_, i) => clearDay(ink, ink.deadline + i * MONTH));
  const way = ink.pick(words.bookPay.split('|'));
  const mark = ink.pick(['- ', '• ', '']);
  const steps = amounts.map((m, i) => `${mark}${say(ink, way, { d: days[i] ?? 0, m })}`);
  const last = ink.pick(['after', 'brochure', 'none'] as const);
  const brochure = label(ink, say(ink, words.brochure), ink.each(full));
  const after = `${mark}${say(ink, words.after, { m: full })}`;
  return {
    lines: [...(last === 'brochure' ? [brochure] : []), ...steps, ...(last === 'after' ? [after] : [])],
    isTable: true,
    price: [ink.money(amounts[0] ?? 0)],
    was: last === 'none' ? null : [ink.money(full), ''],
    until: days,
  };
};

/** The price for those who book early beside that of the brochure. */
const earlyBird: Kind = (ink) => {
  const { words } = ink;
  const w = amountOf(ink);
  const p = ink.pick([5, 10, 15, 20]);
  const m = less(w, p);
  const d = clearDay(ink, ink.deadline);
  const until = [d];
  const truth = { price: [ink.money(m)], until };
  if (ink.chance(0.4)) return { ...truth, lines: [say(ink, words.earlyLine, { m, w, d })], was: [ink.money(w), ''] };
  const rows = [label(ink, say(ink, words.brochure), ink.each(w)), label(ink, say(ink, words.early), ink.each(m))];
  const by = ink.pick(ink.tongue.bookBy)(ink.day(d));
  const off = ink.chance(0.3) ? [ink.pick(ink.tongue.off)(p)] : [];
  return { ...truth, lines: [...rows, ...off, by], was: [ink.money(w)], off: [String(p)] };
};

function setRows(ink: Ink, heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const all = [heads, ...rows];
  const style = ink.pick(['pipes', 'bars', 'tabs', 'blanks'] as const);
  if (style === 'tabs') return all.map((row) => row.join('\t'));
  if (style === 'bars') return all.map((row) => row.join(' | '));
  if (style === 'pipes') return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const widths = heads.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)) + 4);
  return all.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('')
      .trimEnd(),
  );
}

interface Column {
  readonly head: string;
  readonly cell: (i: number) => string;
}

/** Several departures with a price each, and what else a table of them has. */
const departures: Kind = (ink) => {
  const { words, tongue } = ink;
  const [person = '', single = '', child = '', places = '', , , , , deposit = ''] = words.heads.split('|');
  const count = ink.whole(2, 5);
  const base = amountOf(ink);
  const amounts = Array.from({ length: count }, () => base + ink.whole(0, 9) * 30);
  const start = (i: number): number => clearDay(ink, ink.start + i * MONTH);
  const starts = amounts.map((_, i) => start(i));
  const extra: readonly Column[] = [
    { head: single, cell: () => ink.money(280) },
    { head: child, cell: (i) => ink.money(less(amounts[i] ?? 0, 40)) },
    { head: places, cell: (i) => String(4 + ((i * 5) % 9)) },
    { head: deposit, cell: () => ink.money(200) },
    { head: say(ink, words.brochure), cell: (i) => ink.money((amounts[i] ?? 0) + 200) },
  ];
  const more = ink.some(extra, 0, 2);
  const before = more.filter(({ head }) => head === extra[4]?.head);
  const columns: readonly Column[] = [
    { head: tongue.label.departure, cell: (i) => ink.day(starts[i] ?? 0) },
    ...(ink.chance(0.4)
      ? [{ head: tongue.label.end, cell: (i: number) => ink.day((starts[i] ?? 0) + ink.nights * DAY) }]
      : []),
    ...before,
    { head: person, cell: (i) => ink.money(amounts[i] ?? 0) },
    ...more.filter((column) => !before.includes(column)),
  ];
  const rows = amounts.map((_, i) => columns.map(({ cell }) => cell(i)));
  return {
    lines: setRows(
      ink,
      columns.map(({ head }) => head),
      rows,
    ),
    isTable: true,
    first: starts[0] ?? 0,
    price: [ink.money(Math.min(...amounts)), ink.money(amounts[0] ?? 0)],
    total: null,
    ...(before.length > 0 ? {} : { was: null }),
    options: amounts.map((amount, i) => [ink.day(starts[i] ?? 0), ink.money(amount)] as const),
  };
};

/** Cabins or rooms, one a row, per person; and what the whole of it costs in another column. */
const cabins: Kind = (ink) => {
  const { words, tongue } = ink;
  const [person = '', single = '', child = '', , category = '', deck = '', whole = ''] = words.heads.split('|');
  const names = ink.pick([tongue.cabins, tongue.rooms]).slice(0, ink.whole(2, 4));
  const base = amountOf(ink);
  const step = ink.whole(3, 12) * 20;
  const amount = (i: number): number => base + i * step;
  const brochure: Column = { head: say(ink, words.brochure), cell: (i) => ink.money(amount(i) + 240) };
  const after: readonly Column[] = [
    { head: whole, cell: (i) => ink.money(amount(i) * 2) },
    { head: single, cell: (i) => ink.money(180 + i * 20) },
    { head: child, cell: (i) => ink.money(less(amount(i), 50)) },
  ];
  const columns: readonly Column[] = [
    { head: category, cell: (i) => names[i] ?? '' },
    ...(ink.chance(0.3) ? [{ head: deck, cell: (i: number) => String(3 + i) }] : []),
    ...(ink.chance(0.3) ? [brochure] : []),
    { head: person, cell: (i) => ink.money(amount(i)) },
    ...ink.some(after, 0, 1),
  ];
  const rows = names.map((_, i) => columns.map(({ cell }) => cell(i)));
  return {
    lines: setRows(
      ink,
      columns.map(({ head }) => head),
      rows,
    ),
    isTable: true,
    price: [ink.money(base)],
    options: names.map((name, i) => [name, ink.money(amount(i))] as const),
  };
};

/** A price that is no person's. */
const forParty: Kind = (ink) => {
  const { words, tongue } = ink;
  const m = amountOf(ink) * 2;
  const n = ink.whole(8, 24);
  const kind = ink.pick(['couple', 'room', 'night', 'group'] as const);
  const [unit, passengers] = {
    couple: [ink.pick(tongue.perCouple), 2],
    room: [say(ink, words.room).toLowerCase(), undefined],
    night: [ink.pick(tongue.perRoomNight), null],
    group: [say(ink, words.group, { n }).toLowerCase(), n],
  }[kind] as [string, number | null | undefined];
  const amount = kind === 'night' ? m / 10 : kind === 'group' ? m * 6 : m;
  const said = `${ink.money(amount)} ${unit}`;
  return {
    lines: [ink.chance(0.3) ? `${capital(tongue.from)} ${said}` : said],
    price: null,
    total: [ink.money(amount)],
    was: null,
    ...(passengers === undefined ? {} : { passengers }),
  };
};

/** What each pays and what all pay, which must go together. */
const forAll: Kind = (ink) => {
  const { words, tongue } = ink;
  const m = amountOf(ink);
  const n = ink.whole(2, 6);
  const all = m * n + (ink.fault === 'total' ? ink.pick([200, 300, -100]) : 0);
  const sum = ink.pick([
    say(ink, words.times, { n, m, w: all }),
    label(ink, say(ink, words.totalFor, { n }), ink.money(all)),
    `${ink.money(all)} ${ink.pick(tongue.forAll(n))}`,
  ]);
  const each = ink.pick([
    label(ink, tongue.label.price, ink.money(m)),
    ink.each(m),
    label(ink, tongue.label.price, ink.money(m)),
  ]);
  return { lines: [each, sum], price: [ink.money(m)], total: [ink.money(all)], was: null, passengers: n };
};

/** An adult's price beside those of children and of other beds. */
const byAge: Kind = (ink) => {
  const { words } = ink;
  const m = amountOf(ink);
  const child = say(ink, words.child, { m: less(m, 40) });
  const other = ink.chance(0.5)
    ? say(ink, words.others, { m: ink.pick([80, 120, 160]) })
    : say(ink, words.single, { m: m + 240 });
  const lines = [say(ink, words.adult, { m }), ...ink.pick([[child], [child, other], [other, child]])];
  return { lines, price: [ink.money(m)], total: null, was: null };
};

const range: Kind = (ink) => {
  const low = amountOf(ink);
  const high = low + ink.whole(4, 30) * 20;
  const dash = ink.pick(['–', ' – ', ' - ']);
  const [from, to] = [ink.money(low), ink.money(high)];
  const set = `${from} ${dash.trim()} ${to}`;
  const told = ink.pick(ink.words.spread.split('|')).replace('{M}', from).replace('{m}', to);
  const said = ink.chance(0.5) ? set : told;
  const unit = ink.each(low).slice(from.length);
  const line = ink.chance(0.4) ? label(ink, ink.tongue.label.price, said) : capital(said) + unit;
  return { lines: [line], price: [`${from} – ${to}`, from], total: null, was: null };
};

/** Was, now and the percentage between, which must go together. */
const reduced: Kind = (ink) => {
  const { tongue } = ink;
  const w = amountOf(ink);
  const p = ink.pick([10, 15, 20, 25, 30]);
  const m = less(w, p);
  const told = ink.fault === 'percent' ? p + ink.pick([10, 15]) : p;
  const rows = [label(ink, say(ink, ink.words.brochure), ink.each(w)), label(ink, tongue.label.price, ink.money(m))];
  const ladder = [capital(ink.pick(tongue.wasNow)(ink.money(w), ink.each(m)))];
  return {
    lines: [...ink.pick([ladder, ladder, rows]), ink.pick(tongue.off)(told)],
    price: [ink.money(m)],
    total: null,
    was: [ink.money(w)],
    off: [String(told)],
  };
};

const plain: Kind = (ink) => {
  const m = amountOf(ink);
  const lead = `${capital(ink.tongue.from)} ${ink.each(m)}`;
  const lines = [ink.pick([ink.each(m), label(ink, ink.tongue.label.price, ink.money(m)), lead])];
  return { lines, price: [ink.money(m)], total: null, was: null };
};

const KINDS: Readonly<Record<string, Kind>> = {
  ladderOfPercents,
  ladderOfPrices,
  earlyBird,
  departures,
  cabins,
  forParty,
  forAll,
  byAge,
  range,
  reduced,
  plain,
};

/** A fault of a sum or a percentage needs the kind that tells it, one of days a kind that tells none of its own. */
export function drawPrice(ink: Ink): PricePart & { readonly kind: string } {
  const kinds =
    ink.fault === 'total'
      ? ['forAll']
      : ink.fault === 'percent'
        ? ['reduced']
        : ink.fault === 'none'
          ? Object.keys(KINDS)
          : ['plain', 'forAll', 'forParty', 'byAge', 'reduced', 'range', 'cabins'];
  const kind = ink.pick(kinds);
  return { kind, ...(KINDS[kind] as Kind)(ink) };
}
