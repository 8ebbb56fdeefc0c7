/** Offers whose prices and days are told in many ways, with fees, payments and days beside them that are no price and no deadline. */
import fc from 'fast-check';
import type { Chooser } from '../deal-facts.ts';
import { lengthWords } from '../rendered-offers/fact-parts.ts';
import { lists } from '../rendered-offers/list-parts.ts';
import { type Language, penWith } from '../rendered-offers/pen.ts';
import type { Truth } from '../rendered-offers/truth.ts';
import { clearDay, DAY, drawPrice, type Ink, type PricePart, say } from './price-parts.ts';
import { WORDS } from './price-words.ts';

export interface RenderedPrices {
  readonly kind: string;
  readonly fault: Ink['fault'];
  readonly language: Language;
  readonly text: string;
  readonly truth: Truth;
  readonly prices: PricePart;
}

const LANGUAGES = ['en', 'en', 'us', 'de', 'fr', 'es', 'it'] as const;
const FAULTS = ['total', 'percent', 'nights', 'deadline', 'weekday'] as const;
const DRAWS = 96;
const SCALE = 10_000;

/** Draws from a list that fast-check shrinks: to the first of each choice. */
function chooserOf(draws: readonly number[]): Chooser {
  let at = 0;
  const whole = (from: number, to: number): number =>
    from + Math.floor(((draws[at++ % DRAWS] ?? 0) / SCALE) * (to - from + 1));
  const some = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
    const left = [...list];
    const count = whole(from, Math.min(to, list.length));
    return Array.from({ length: count }, () => left.splice(whole(0, left.length - 1), 1)[0] as T);
  };
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T;
  return { chance: (share) => whole(1, SCALE) > SCALE * (1 - share), pick, whole, some };
}

/** Rupees as they are told in India: `₹1.25 lakh`, `₹1,25,000`. */
function inLakhs(amount: number): string {
  const rupees = amount * 50;
  if (rupees >= 100_000 && rupees % 1000 === 0) return `₹${rupees / 100_000} lakh`;
  const digits = String(rupees);
  return `₹${digits.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',')},${digits.slice(-3)}`;
}

function inkOf(draws: readonly number[]): Ink {
  const choose = chooserOf(draws);
  const language = choose.pick(LANGUAGES);
  const fault = choose.chance(0.35) ? choose.pick(FAULTS) : 'none';
  const isLakh = language === 'en' && choose.chance(0.1);
  const pen = penWith(choose, [language]);
  const unit = choose.pick(pen.tongue.perPerson.slice(0, 3));
  const money = isLakh ? inLakhs : pen.money;
  // Days of the trip and the deadline tell their order wherever they stand; a ladder ends before the trip.
  const start = clearDay(pen, Date.UTC(2027, choose.whole(3, 9), 1));
  const end = start + pen.nights * DAY;
  const deadline = clearDay(pen, pen.deadline);
  const words = WORDS[language as keyof typeof WORDS];
  const gap = unit.startsWith('/') ? '' : ' ';
  return { ...pen, money, start, end, deadline, fault, words, each: (amount) => `${money(amount)}${gap}${unit}` };
}

interface When {
  readonly lines: readonly string[];
  readonly dates: Truth['dates'];
}

/** The day with its weekday, right or wrong. */
function withWeekday(ink: Ink, time: number): string {
  const names = ink.tongue.weekdays.split(' ');
  const right = new Date(time).getUTCDay();
  const name = names[(right + (ink.fault === 'weekday' ? 2 : 0)) % 7] as string;
  const said = ink.day(time);
  const bare = names.find(
    (each) => said.startsWith(each.slice(0, 3)) && !/^\p{L}+ \d{1,2}(?:st|nd|rd|th)?,/u.test(said),
  );
  const day = bare === undefined ? said : said.replace(/^\p{L}+(?:-feira)?,? /u, '');
  return `${name}${ink.language === 'de' || ink.language === 'us' ? ',' : ''} ${day}`;
}

function drawWhen(ink: Ink): When {
  const { start, end, tongue, fault } = ink;
  const label = (name: string, value: string): string => `${name}${ink.colon} ${value}`;
  if (fault === 'weekday' || (fault === 'none' && ink.chance(0.15)))
    return {
      lines: [label(tongue.label.departure, withWeekday(ink, start)), label(tongue.label.end, ink.day(end))],
      dates: [start, end],
    };
  const style = fault === 'nights' ? 'range' : ink.pick(['range', 'labelled', 'window', 'none']);
  if (style === 'none' && fault !== 'deadline') return { lines: [], dates: null };
  if (style === 'window') {
    const last = clearDay(ink, start + ink.whole(50, 130) * DAY);
    return { lines: [ink.pick(tongue.window)(ink.day(start), ink.day(last))], dates: [start, last] };
  }
  const range = ink.range(start, end);
  return { lines: [style === 'range' ? range : label(tongue.label.travelDates, range)], dates: [start, end] };
}

interface Deadline {
  readonly lines: readonly string[];
  readonly validUntil: Truth['validUntil'];
  readonly dates?: Truth['dates'];
}

function drawDeadline(ink: Ink, when: When): Deadline {
  const last = when.dates?.[1] ?? ink.end;
  const d = ink.fault === 'deadline' ? clearDay(ink, last + 40 * DAY) : ink.deadline;
  const c = clearDay(ink, ink.deadline - 31 * DAY);
  if (ink.fault !== 'deadline' && ink.chance(0.2)) return { lines: [], validUntil: null };
  if (when.dates === null && ink.chance(0.3)) {
    const b = clearDay(ink, ink.start + 70 * DAY);
    return { lines: [say(ink, ink.words.both, { a: ink.start, b, d })], validUntil: d, dates: [ink.start, b] };
  }
  return { lines: [say(ink, ink.words.until, { c, d })], validUntil: d };
}

/** What is no price of the offer and no day of it. */
function drawAsides(ink: Ink): readonly string[] {
  const { words } = ink;
  const pay = clearDay(ink, ink.start - 40 * DAY);
  const d = clearDay(ink, ink.start - 60 * DAY);
  const away = clearDay(ink, ink.start + 35 * DAY);
  const ways = ['change', 'cancel', 'child', 'supplement', 'tax', 'optional', 'more', 'scale'] as const;
  const dated = ['balance', 'depositBy', 'cancel'] as const;
  return [
    ...ink
      .some(ways, 0, 2)
      .map((way) => say(ink, words[way], { m: ink.whole(2, 16) * 20, d, p: ink.pick([20, 25, 30, 50]) })),
    ...ink.some(dated, 0, 1).map((way) => say(ink, words[way], { m: ink.whole(5, 16) * 20, d: pay })),
    ...(ink.chance(0.2) ? [say(ink, words.blackout, { d: away, e: away + 9 * DAY })] : []),
    ...(ink.chance(0.15) ? [say(ink, words.asOf, { d: Date.UTC(2026, 10, 18) })] : []),
  ];
}

function renderPrices(draws: readonly number[]): RenderedPrices {
  const ink = inkOf(draws);
  const { tongue, place, hotel, language, fault, nights } = ink;
  const { kind, ...prices } = drawPrice(ink);
  const when: When =
    prices.first === undefined ? drawWhen(ink) : { lines: [], dates: [prices.first, prices.first + nights * DAY] };
  const deadline: Deadline = prices.until === undefined ? drawDeadline(ink, when) : { lines: [], validUntil: null };
  const length = fault === 'nights' ? ink.pick(tongue.both(nights + 2)) : lengthWords(ink);
  const asides = drawAsides(ink);
  const list = ink.chance(0.6) ? lists(ink) : { lines: [], truth: {} };
  const said = [...when.lines, ...(prices.isTable === true ? [] : prices.lines), ...deadline.lines, ...asides];
  const isDotted = ink.each(1).endsWith('.');
  const style = ink.pick(['lines', 'lines', 'bullets', isDotted ? 'lines' : 'paragraph', 'mail', 'cells'] as const);
  const table = prices.isTable === true ? ['', ...prices.lines, ''] : [];
  const running = said.map((each) => `${each.replace(/\.$/, '')}.`).join(' ');
  const [open, bar, close] = ink.pick([
    ['| ', ' | ', ' |'],
    ['', '\t', ''],
  ] as const);
  const row = (each: string): string => open + each.replace(/ ?:\s/, bar) + close;
  const facts =
    style === 'cells'
      ? said.map((each) => (/:\s/.test(each) ? row(each) : each))
      : style === 'bullets'
        ? said.map((each) => `• ${each}`)
        : style === 'paragraph'
          ? [running]
          : said;
  const lines =
    style === 'mail'
      ? [
          tongue.hello,
          '',
          `${ink.pick(tongue.prose)(place, fault === 'nights' ? length : ink.pick(tongue.both(nights)), hotel)}.`,
          '',
          ...facts,
          ...table,
          '',
          ...list.lines,
          '',
          tongue.bye,
          ink.agent,
        ]
      : [place, length, '', ...facts, ...table, '', ...list.lines];
  const truth: Truth = {
    place,
    nights: fault === 'nights' ? nights + 2 : nights,
    dates: deadline.dates ?? when.dates,
    departures: prices.first !== undefined,
    ...(prices.until === undefined ? { validUntil: deadline.validUntil } : {}),
    ...(prices.passengers === undefined ? {} : { passengers: prices.passengers }),
    ...list.truth,
    codes:
      fault === 'none'
        ? []
        : [
            (
              {
                total: 'total-mismatch',
                percent: 'discount-mismatch',
                nights: 'nights-mismatch',
                deadline: 'deadline-after-travel',
                weekday: 'weekday-mismatch',
              } as const
            )[fault],
          ],
  };
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { kind, fault, language, text, truth, prices };
}

export const renderedPrices: fc.Arbitrary<RenderedPrices> = fc
  .array(fc.integer({ min: 0, max: SCALE - 1 }), { minLength: DRAWS, maxLength: DRAWS })
  .map(renderPrices);
