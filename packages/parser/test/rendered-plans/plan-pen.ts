/** What a plan is written with, and what it says. */
import { type Chooser, chooser } from '../deal-facts.ts';
import { asAnswered, type Calendar, TIMES, type TimeForm } from '../rendered-days.ts';
import { calendarOf, type Kind, LANGUAGES, type PlanWords } from './plan-words.ts';

/** An entry as it is to be read. */
export interface ToldEntry {
  /** One of them; the first is what stands there. */
  readonly titles: readonly string[];
  readonly time: string | null;
  readonly kind: Kind | null;
  /** Of the place one of them; null for none. */
  readonly spots: readonly (string | null)[];
  readonly cost: string | null;
  /** Undefined where the layout has no parts of the day. */
  readonly period?: string | null | undefined;
  /** Its title may have more words than these: a sentence of a brochure. */
  readonly isLoose?: boolean;
  readonly isOptional?: boolean;
}

export interface ToldDay {
  readonly date: string | null;
  readonly title: string | null;
  readonly entries: readonly ToldEntry[];
}

export interface ToldBudget {
  readonly currency: string;
  readonly total: number | null;
  readonly items: readonly (readonly [category: string, amount: number, amountMax: number | null])[];
}

export interface RenderedPlan {
  readonly layout: string;
  readonly text: string;
  /** Null where the text says none: then it is not compared. */
  readonly title: string | null;
  readonly place: string | null;
  readonly dates: string | null;
  readonly days: readonly ToldDay[];
  readonly budget: ToldBudget | null;
  /** Codes of the warnings that must come; no others may. */
  readonly codes: readonly string[];
  /** Where the text has no title, one of these may be made of them. */
  readonly towns: readonly string[];
}

export interface Currency {
  readonly code: string;
  readonly write: (amount: number) => string;
}

export interface PlannedEntry {
  readonly title: string;
  readonly kind: Kind;
  /** Minutes since midnight. */
  readonly start: number;
  readonly end: number;
  readonly house: string | null;
  readonly spot: string | null;
  readonly cost: number | null;
  readonly hint: string | null;
  /** It goes from one town to another. */
  readonly isJourney?: boolean;
}

export interface PlannedDay {
  readonly number: number;
  readonly date: Date;
  readonly title: string | null;
  readonly entries: readonly PlannedEntry[];
  readonly hotel: string | null;
  readonly meals: readonly number[];
}

export interface Plan {
  readonly first: string;
  readonly second: string;
  readonly region: string;
  readonly title: string;
  readonly start: Date;
  readonly days: readonly PlannedDay[];
  readonly adults: number;
  readonly children: number;
}

export interface Pen {
  readonly choose: Chooser;
  readonly words: PlanWords;
  readonly calendar: Calendar;
  readonly currency: Currency;
  readonly time: (minutes: number) => string;
  readonly colon: string;
  readonly plan: Plan;
}

const grouped = (amount: number, mark: string): string => String(amount).replace(/\B(?=(\d{3})+$)/g, mark);
const lakhs = (amount: number): string => {
  const figures = String(amount);
  return figures.length <= 3
    ? figures
    : `${figures.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${figures.slice(-3)}`;
};

const ENGLISH_MONEY: readonly Currency[] = [
  { code: 'EUR', write: (amount) => `€${grouped(amount, ',')}` },
  { code: 'EUR', write: (amount) => `EUR ${grouped(amount, ',')}` },
  { code: 'GBP', write: (amount) => `£${grouped(amount, ',')}` },
  { code: 'GBP', write: (amount) => `£${grouped(amount, ',')}.00` },
  { code: 'USD', write: (amount) => `$${grouped(amount, ',')}` },
  { code: 'USD', write: (amount) => `US$${grouped(amount, ',')}` },
  { code: 'USD', write: (amount) => `USD ${grouped(amount, ',')}.00` },
  { code: 'INR', write: (amount) => `₹${lakhs(amount * 90)}` },
  { code: 'INR', write: (amount) => `Rs. ${lakhs(amount * 90)}` },
  { code: 'INR', write: (amount) => `INR ${lakhs(amount * 90)}` },
  { code: 'CHF', write: (amount) => `CHF ${grouped(amount, "'")}` },
];
const EUROPEAN_MONEY: readonly Currency[] = [
  { code: 'EUR', write: (amount) => `${grouped(amount, '.')} €` },
  { code: 'EUR', write: (amount) => `${grouped(amount, '.')},00 €` },
  { code: 'EUR', write: (amount) => `€ ${grouped(amount, '.')}` },
  { code: 'EUR', write: (amount) => `EUR ${grouped(amount, '.')}` },
  { code: 'EUR', write: (amount) => `${grouped(amount, ' ')} €` },
  { code: 'EUR', write: (amount) => `${grouped(amount, '.')} Euro` },
  { code: 'CHF', write: (amount) => `CHF ${grouped(amount, "'")}` },
];

/** What an amount comes to in the currency it is written in. */
export const worth = ({ code }: Currency, amount: number): number => (code === 'INR' ? amount * 90 : amount);

/** Between two dates. */
const UNTIL: Readonly<Record<string, string>> = { Tag: 'bis', Jour: 'au', Día: 'al', Giorno: 'al', Dia: 'a' };

const DAY = 86_400_000;

export function takePen(seed: number): Pen {
  const choose = chooser(seed);
  const words = choose.pick(LANGUAGES);
  const calendar = calendarOf(choose.pick(words.calendars));
  const isEnglish = calendar.day === 'Day';
  const form = choose.pick(calendar.times) as TimeForm;
  return {
    choose,
    words,
    calendar,
    currency: choose.pick(isEnglish ? ENGLISH_MONEY : EUROPEAN_MONEY),
    time: (minutes) => TIMES[form](Math.floor(minutes / 60), minutes % 60),
    colon: calendar.day === 'Jour' ? choose.pick([' : ', ': ']) : ': ',
    plan: choosePlan(choose, words),
  };
}

function choosePlan(choose: Chooser, words: PlanWords): Plan {
  const [first, second, region] = choose.pick(words.towns);
  const count = choose.whole(2, 5);
  const [month, day] = [choose.whole(0, 9), choose.whole(1, 28)];
  // Instead of January the turn of the year.
  const start = new Date(month === 0 ? Date.UTC(2026, 11, 28 + (day % 4)) : Date.UTC(2027, month, day));
  const moves = choose.whole(2, count);
  const hotels = choose.some(words.hotels, 2, 2);
  const days = Array.from({ length: count }, (_, i): PlannedDay => {
    const number = i + 1;
    const town = number < moves ? first : second;
    const entries: PlannedEntry[] = [];
    let clock = 60 * choose.whole(8, 10);
    const add = (title: string, kind: Kind, more: Partial<PlannedEntry> = {}): void => {
      const length = choose.pick([60, 90, 120]);
      const end = clock + length;
      entries.push({ title, kind, start: clock, end, house: null, spot: null, cost: null, hint: null, ...more });
      clock = end + choose.pick([0, 15, 30]);
    };
    const facts = (): Partial<PlannedEntry> => ({
      spot: choose.chance(0.4) ? choose.pick(words.spots) : null,
      cost: choose.chance(0.4) ? choose.whole(1, 24) * 5 : null,
      hint: choose.chance(0.3) ? choose.pick(words.hints) : null,
    });
    if (number === moves)
      add(
        choose.pick([...words.journey(first, second), ...words.services.map((name) => `${name} ${first} – ${second}`)]),
        'travel',
        { cost: choose.chance(0.3) ? 35 : null, isJourney: true },
      );
    const [morning] = choose.some(words.morning, 1, 1);
    if (morning && choose.chance(0.8)) add(morning[0], morning[1], facts());
    if (choose.chance(0.5)) {
      clock = Math.max(clock, 12 * 60 + 30);
      add(choose.pick(words.lunch), 'meal', {
        ...facts(),
        spot: null,
        house: choose.chance(0.7) ? choose.pick(words.houses) : null,
      });
    }
    clock = Math.max(clock, 14 * 60);
    const [afternoon] = choose.some(words.afternoon, 1, 1);
    if (afternoon && choose.chance(0.8)) add(afternoon[0], afternoon[1], facts());
    clock = Math.max(clock, 19 * 60);
    if (number === count) add(choose.pick(words.departure), 'travel');
    else if (choose.chance(0.7) || entries.length === 0)
      add(choose.pick(words.dinner), 'meal', {
        ...facts(),
        spot: null,
        house: choose.chance(0.7) ? choose.pick(words.houses) : null,
      });
    return {
      number,
      date: new Date(start.getTime() + i * DAY),
      title: number === 1 ? words.arrival(first) : number === moves ? `${first} – ${second}` : town,
      entries,
      hotel: number === count ? null : (hotels[number < moves ? 0 : 1] ?? null),
      meals: choose.some([0, 1, 2], 1, 3).toSorted(),
    };
  });
  return {
    first,
    second,
    region,
    title: choose.pick(words.titles(first, second, count)),
    start,
    days,
    adults: choose.whole(1, 4),
    children: choose.chance(0.3) ? choose.whole(1, 2) : 0,
  };
}

export const isoOf = (date: Date): string => date.toISOString().slice(0, 10);
export const told = (minutes: number): string => asAnswered(Math.floor(minutes / 60), minutes % 60);

/** `May 3 to 9, 2027`, as the answer shows it. */
export function shownDates({ days, start }: Plan): string {
  const end = (days.at(-1) as PlannedDay).date;
  const name = (date: Date): string => date.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  const isTurn = start.getUTCFullYear() !== end.getUTCFullYear();
  const from = `${name(start)} ${start.getUTCDate()}${isTurn ? `, ${start.getUTCFullYear()}` : ''}`;
  const to = `${name(start) === name(end) ? '' : `${name(end)} `}${end.getUTCDate()}`;
  return `${from} to ${to}, ${end.getUTCFullYear()}`;
}

/** The first and the last day of the trip, in the forms in which heads tell them. */
export function writeDates({ choose, calendar, plan }: Pen, hasYear = true): string {
  const [start, end] = [plan.start, (plan.days.at(-1) as PlannedDay).date];
  const list = choose.chance(0.7) ? calendar.months : calendar.abbreviated;
  const month = (date: Date): string => list[date.getUTCMonth()] as string;
  const year = hasYear ? `${calendar.ofYear}${end.getUTCFullYear()}` : '';
  const [a, b] = [start.getUTCDate(), end.getUTCDate()];
  const until = choose.pick(['–', ' – ', '-', ' - ', ` ${UNTIL[calendar.day] ?? 'to'} `]);
  const two = (figure: number): string => String(figure).padStart(2, '0');
  if (hasYear && choose.chance(0.2)) {
    const figures = (date: Date): string => {
      const plain = calendar.figures(two(date.getUTCDate()), two(date.getUTCMonth() + 1));
      return `${plain}${plain.endsWith('.') ? '' : '/'}${date.getUTCFullYear()}`;
    };
    return `${figures(start)} ${until.trim() || '-'} ${figures(end)}`;
  }
  if (start.getUTCMonth() === end.getUTCMonth()) {
    if (calendar.ofYear === ', ') return `${month(start)} ${a}${until}${b}${year}`;
    if (calendar.day === 'Tag') return `${a}.${until}${b}. ${month(end)}${year}`;
    const plain = calendar.plain(b, month(end));
    return `${a}${until}${plain}${year}`;
  }
  return `${calendar.plain(a, month(start))}${until.trim() === until ? ` ${until} ` : until}${calendar.plain(b, month(end))}${year}`;
}

/** The date of a day, as its heading has it. */
export function writeDate({ calendar }: Pen, form: DateForm, date: Date): string {
  const [day, month, weekday] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCDay()];
  const name = calendar.months[month] as string;
  if (form === 'plain') return calendar.plain(day, name);
  if (form === 'short')
    return `${calendar.short[weekday]} ${calendar.plain(day, calendar.abbreviated[month] as string)}`;
  const words = calendar.words(calendar.weekdays[weekday] as string, day, name);
  return form === 'year' ? `${words}${calendar.ofYear}${date.getUTCFullYear()}` : words;
}
export type DateForm = 'plain' | 'short' | 'words' | 'year';
export const DATE_FORMS: readonly DateForm[] = ['plain', 'short', 'words', 'year'];
