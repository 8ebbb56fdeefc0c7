/** An entry of a day in the forms in which people write it, and how it is to be read. */

import { type Pen, type PlannedDay, type PlannedEntry, type ToldEntry, told } from './plan-pen.ts';
import type { Kind } from './plan-words.ts';

type TimeStyle = 'none' | 'start' | 'range';

export interface EntryStyle {
  readonly time: TimeStyle;
  /** What stands between the time and the title. */
  readonly apart: string;
  readonly until: string;
  /** How the house or the spot is told. */
  readonly spot: 'at' | 'sign' | 'bracket' | 'below' | 'pin';
  readonly cost: 'bracket' | 'dash' | 'comma' | 'below';
  readonly hint: 'none' | 'below';
  /** Marks around the title or the time. */
  readonly bold: 'none' | 'title' | 'time';
  readonly below: string;
}

export function chooseEntryStyle({ choose, calendar, words }: Pen, isMarkdown: boolean): EntryStyle {
  const mayNest = isMarkdown || choose.chance(0.4);
  const below = isMarkdown ? choose.pick(['  - ', '   - ', '    * ', '  ']) : choose.pick(['   ', '     ', '  - ']);
  const until = choose.pick(['-', ' - ', '–', ' – ', ` ${calendar.to} `]);
  const isDash = /[-–]/.test(until);
  return {
    time: choose.pick(['none', 'start', 'range']),
    apart: choose.pick(isDash ? [': ', ' '] : [' - ', ' – ', ': ', ' ']),
    until,
    spot: choose.pick(mayNest ? ['at', 'sign', 'bracket', 'below', 'pin'] : ['at', 'sign', 'bracket']),
    cost: choose.pick(mayNest ? ['bracket', 'dash', 'comma', 'below'] : ['bracket', 'dash', 'comma']),
    hint: mayNest ? 'below' : 'none',
    bold: isMarkdown ? choose.pick(['none', 'title', 'time']) : 'none',
    below: words.hints.length === 0 ? '' : below,
  };
}

export interface WrittenEntry {
  readonly lines: readonly string[];
  readonly told: ToldEntry;
}

export function writeEntry(
  pen: Pen,
  style: EntryStyle,
  bullet: string,
  entry: PlannedEntry,
  period: string | null | undefined,
): WrittenEntry {
  const { choose, words, currency, time, colon, calendar } = pen;
  const clock =
    style.time === 'none'
      ? ''
      : style.time === 'start'
        ? time(entry.start)
        : `${time(entry.start)}${style.until}${time(entry.end)}`;
  // `10h–12h` behind a journey may as well be how long it takes.
  const isOwn =
    style.time === 'none' &&
    entry.isJourney === true &&
    (calendar.day === 'Tag' || !/h$/.test(time(entry.end))) &&
    choose.chance(0.6);
  const hours = `${time(entry.start)}${/ [a-zà]/.test(style.until) ? ' – ' : style.until}${time(entry.end)}`;
  const when = isOwn ? choose.pick([`, ${hours}`, ` (${hours})`, `: ${hours}`, ` ${hours}`]) : '';
  let title = entry.title;
  const titles: string[] = [];
  const spots: (string | null)[] = [];
  const below: string[] = [];
  const add = (text: string): void => {
    below.push(`${style.below}${text}`);
  };
  let behind = '';
  if (entry.house !== null) {
    if (style.spot === 'sign') behind = ` @ ${entry.house}`;
    else behind = `${words.at}${entry.house}`;
    spots.push(...(style.spot === 'sign' ? [entry.house] : [null, entry.house]));
  } else if (entry.spot !== null) {
    const label = choose.pick(words.label.spot);
    if (style.spot === 'below')
      add(style.bold === 'none' ? `${label}${colon}${entry.spot}` : `**${label}${colon.trimEnd()}** ${entry.spot}`);
    else if (style.spot === 'pin') add(`📍 ${entry.spot}`);
    else if (style.spot === 'sign' && !/\d/.test(entry.spot)) behind = ` @ ${entry.spot}`;
    else behind = ` (${entry.spot})`;
    const isSaid = style.spot === 'below' || style.spot === 'pin';
    spots.push(...(isSaid || behind.startsWith(' @') ? [entry.spot] : [null, entry.spot]));
  } else spots.push(null);
  title += behind;
  titles.push(title);
  if (behind.startsWith(' (')) titles.push(entry.title);
  let cost: string | null = null;
  let costText = '';
  if (entry.cost !== null) {
    cost = currency.write(entry.cost);
    const per = choose.pick(['', ...words.perPerson]);
    const written = per === '' ? cost : per.startsWith('/') ? `${cost}${per}` : `${cost} ${per}`;
    if (style.cost === 'below') {
      const label = choose.pick(words.label.cost);
      add(style.bold === 'none' ? `${label}${colon}${written}` : `**${label}${colon.trimEnd()}** ${written}`);
    } else
      costText =
        style.cost === 'bracket' || /\d$/.test(behind)
          ? ` (${written})`
          : style.cost === 'dash'
            ? ` – ${written}`
            : `, ${written}`;
  }
  // What stands under the bare name of a meal may be where one eats.
  if (entry.hint !== null && style.hint === 'below' && (entry.kind !== 'meal' || behind !== '')) add(entry.hint);
  const shownTitle = style.bold === 'title' ? `**${entry.title}${behind}**` : entry.title + behind;
  const shownTime = clock === '' ? '' : style.bold === 'time' ? `**${clock}**${style.apart}` : `${clock}${style.apart}`;
  return {
    lines: [`${bullet}${shownTime}${shownTitle}${when}${costText}`, ...below],
    told: {
      titles,
      time:
        style.time === 'none' && !isOwn
          ? null
          : style.time === 'start'
            ? told(entry.start)
            : `${told(entry.start)} – ${told(entry.end)}`,
      kind: entry.kind,
      spots,
      cost,
      period,
    },
  };
}

/** Where one sleeps, as a line of the day, and what is included to eat. */
export function writeNight(
  pen: Pen,
  day: PlannedDay,
  form: NightForm,
  period: string | null | undefined,
): WrittenEntry | null {
  const { choose, words, colon } = pen;
  const { hotel } = day;
  if (hotel === null) return null;
  const label = choose.pick(words.label.stay);
  const said = `${choose.pick(words.nightAt)} ${hotel}`.replace(/(['’]) /, '$1');
  const text =
    form === 'label'
      ? `${label}${colon}${hotel}`
      : form === 'bold'
        ? `**${label}${colon.trimEnd()}** ${hotel}`
        : form === 'emoji'
          ? `🏨 ${hotel}`
          : form === 'bullet'
            ? `- ${said}`
            : said;
  return {
    lines: [text],
    told: {
      titles: [hotel, said, text],
      time: null,
      kind: 'accommodation',
      spots: [null, hotel, hotel.replace(/^l['’]/, ''), hotel.split(', ')[1] ?? null],
      cost: null,
      period,
    },
  };
}
export type NightForm = 'label' | 'bold' | 'emoji' | 'bullet' | 'said';

const MEAL_CODES = ['B', 'L', 'D'];
/** `Meals: B, D` or the meals by name. */
export function writeMeals(
  { choose, words, colon, calendar }: Pen,
  day: PlannedDay,
  isBold: boolean,
): { line: string; names: string | null } {
  const label = choose.pick(words.label.meals);
  const isCoded = calendar.day === 'Day' && choose.chance(0.5);
  const value = isCoded
    ? day.meals.map((i) => MEAL_CODES[i]).join(choose.pick([', ', '/', ' ']))
    : day.meals.map((i) => words.mealNames[i as 0 | 1 | 2]).join(', ');
  return {
    line: isBold ? `**${label}${colon.trimEnd()}** ${value}` : `${label}${colon}${value}`,
    names: isCoded ? null : value,
  };
}

export const anyMeal = (title: string): ToldEntry => ({
  titles: [title],
  time: null,
  kind: 'meal' as Kind,
  spots: [null],
  cost: null,
  isOptional: true,
});
