/** What is drawn of a tour: its days, what is done on them and when, its price, and how all that is written. */
import fc from 'fast-check';
import { CALENDARS, type Calendar } from '../rendered-days.ts';
import type { PlanWords } from '../rendered-plans/plan-words.ts';
import { TOURS, type TourWords } from './tour-words.ts';

type HourKind = 'at' | 'from' | 'by' | 'span';
export interface Deed {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly kind: HourKind;
  readonly leg?: 'drive' | 'train';
}

export interface TourDay {
  readonly number: number;
  /** The number of the last day that is told with it. */
  readonly last: number;
  readonly date: Date;
  readonly end: Date;
  readonly town: string;
  readonly deeds: readonly Deed[];
  readonly hotel: string;
}

const style = fc.record({
  words: fc.constantFrom(...TOURS),
  calendar: fc.nat(1),
  layout: fc.constantFrom<'weekdays' | 'ranges' | 'rows' | 'dated'>('weekdays', 'ranges', 'rows', 'dated'),
  hours: fc.constantFrom<'clock' | 'typed' | 'none'>('clock', 'typed', 'none'),
  head: fc.constantFrom<'span' | 'weekdays' | 'beginning' | 'first'>('span', 'weekdays', 'beginning', 'first'),
  marking: fc.constantFrom<'plain' | 'markdown' | 'upper'>('plain', 'plain', 'markdown', 'upper'),
  bullet: fc.constantFrom('', '- ', '• '),
  mark: fc.constantFrom(' – ', ': ', ' - ', ' | '),
  until: fc.constantFrom('–', ' – ', '-', ' - '),
  hasYear: fc.boolean(),
  hasTown: fc.boolean(),
  hasGaps: fc.boolean(),
  isBehind: fc.boolean(),
  form: fc.nat(11),
  rangeForm: fc.nat(11),
  dateForm: fc.nat(3),
  clock: fc.nat(3),
  table: fc.constantFrom<'tabs' | 'pipes' | 'markdown' | 'blanks'>('tabs', 'pipes', 'markdown', 'blanks'),
  dateRow: fc.boolean(),
  night: fc.constantFrom<'none' | 'label' | 'said' | 'check'>('none', 'label', 'said', 'check'),
  meals: fc.constantFrom<'none' | 'heading' | 'night' | 'line'>('none', 'none', 'heading', 'night', 'line'),
  hasLegend: fc.boolean(),
  legForm: fc.nat(11),
  price: fc.constantFrom<'none' | 'each' | 'all' | 'both' | 'bullets' | 'table'>(
    'none',
    'each',
    'all',
    'both',
    'bullets',
    'table',
  ),
  priceForm: fc.nat(11),
  money: fc.nat(5),
  amount: fc.integer({ min: 50, max: 900 }),
  people: fc.integer({ min: 2, max: 6 }),
  parts: fc.array(fc.integer({ min: 5, max: 150 }), { minLength: 2, maxLength: 4 }),
});
type Style = typeof style extends fc.Arbitrary<infer T> ? T : never;

const dayDraws = fc.record({
  length: fc.integer({ min: 1, max: 3 }),
  hour: fc.integer({ min: 8, max: 10 }),
  half: fc.boolean(),
  morning: fc.nat(4),
  lunch: fc.boolean(),
  afternoon: fc.option(fc.nat(3), { freq: 2 }),
  later: fc.nat(2),
  dinner: fc.boolean(),
});
type DayDraws = typeof dayDraws extends fc.Arbitrary<infer T> ? T : never;

export const draws = fc.record({
  style,
  start: fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 28 })),
  towns: fc.nat(3),
  stay: fc.boolean(),
  leg: fc.constantFrom<'drive' | 'train'>('drive', 'train'),
  days: fc.array(dayDraws, { minLength: 3, maxLength: 7 }),
});

export interface Tour {
  readonly style: Style;
  readonly words: TourWords;
  readonly plan: PlanWords;
  readonly calendar: Calendar;
  readonly title: string;
  readonly days: readonly TourDay[];
}

export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export function planTour({
  style,
  start,
  towns,
  stay,
  leg,
  days: drawn,
}: typeof draws extends fc.Arbitrary<infer T> ? T : never): Tour {
  const { words } = style;
  const { plan } = words;
  const calendar = CALENDARS[pick(plan.calendars, style.calendar)] as Calendar;
  const [first, second] = pick(plan.towns, towns);
  const at = (number: number): Date => new Date(Date.UTC(2027, start[0], start[1] + number - 1));
  let number = 0;
  const moves = Math.floor(drawn.length / 2);
  const days = drawn.map((draw, i): TourDay => {
    const from = number + 1;
    // A trip that only has single days has no ranges.
    const length =
      style.layout !== 'ranges' || i === drawn.length - 1 ? 1 : i === 1 && draw.length === 1 ? 2 : draw.length;
    number += length;
    const place = i < moves ? 0 : 1;
    const deeds = deedsOf(plan, draw);
    if (i === moves) {
      const leaves = draw.hour * 60 - 60 + 5;
      deeds.unshift({ title: '', start: leaves, end: leaves + 87, kind: 'span', leg });
    }
    if (stay && i === 0 && style.hours !== 'none')
      deeds.push({ title: words.checkIn, start: 900, end: 0, kind: draw.half ? 'from' : 'at' });
    if (stay && i === drawn.length - 1)
      deeds.push({ title: words.checkOut, start: 660, end: 0, kind: draw.half ? 'by' : 'at' });
    // No two at one hour; nothing before one has left, or behind it.
    const inOrder = deeds
      .toSorted((a, b) => a.start - b.start)
      .filter((deed, k, all) => k === 0 || deed.start > Math.max((all[k - 1] as Deed).start, (all[k - 1] as Deed).end));
    return {
      number: from,
      last: number,
      date: at(from),
      end: at(number),
      town: place === 0 ? first : second,
      deeds: inOrder,
      hotel: pick(plan.hotels, place),
    };
  });
  return { style, words, plan, calendar, title: pick(plan.titles(first, second, number), style.rangeForm), days };
}

function deedsOf(plan: PlanWords, draw: DayDraws): Deed[] {
  const half = draw.half ? 30 : 0;
  const deeds: Deed[] = [
    { title: pick(plan.morning, draw.morning)[0], start: draw.hour * 60 + half, end: 0, kind: 'at' },
  ];
  if (draw.lunch) deeds.push({ title: pick(plan.lunch, draw.morning), start: 780, end: 0, kind: 'at' });
  if (draw.afternoon !== null) {
    const from = 840 + draw.later * 60;
    const isSpan = draw.afternoon % 2 === 0;
    deeds.push({
      title: pick(plan.afternoon, draw.afternoon)[0],
      start: from,
      end: isSpan ? from + 120 : 0,
      kind: isSpan ? 'span' : 'at',
    });
  }
  if (draw.dinner)
    deeds.push({ title: pick(plan.dinner, draw.morning), start: 1140 + draw.later * 30, end: 0, kind: 'at' });
  return deeds;
}
