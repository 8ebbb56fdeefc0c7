/** The layouts of a tour: days by their weekday alone, ranges of days, tables with several rows a date, hours as people type them. */
import type fc from 'fast-check';
import { TIMES } from '../rendered-days.ts';
import { type Deed, draws, pick, planTour, type Tour, type TourDay } from './tour-facts.ts';
import { type ToldPrice, writePrice } from './tour-prices.ts';
import { formOf, told } from './tour-words.ts';

export interface ToldDeed {
  /** Any of these. */
  readonly titles: readonly string[];
  readonly time: string | null;
  readonly distance?: string;
  readonly isOptional?: boolean;
}

export interface RenderedTour {
  readonly layout: string;
  readonly text: string;
  readonly title: string;
  readonly dates: string | null;
  readonly days: readonly {
    readonly date: string;
    readonly title: string | null;
    readonly deeds: readonly ToldDeed[];
  }[];
  readonly price: ToldPrice | null;
}

export const renderedTours: fc.Arbitrary<RenderedTour> = draws.map((drawn) => render(planTour(drawn)));

function render(tour: Tour): RenderedTour {
  const { style } = tour;
  const head = writeHead(tour);
  const days = style.layout === 'rows' ? layRows(tour) : layHeadings(tour);
  const price = writePrice(tour);
  const legend = style.meals !== 'none' && style.hasLegend && style.layout !== 'rows' ? [tour.words.legend, ''] : [];
  return {
    layout: style.layout,
    text: [...head, ...days.lines, ...legend, ...price.lines].join('\n'),
    title: style.marking === 'upper' ? tour.title.toUpperCase() : tour.title,
    dates: hasSpan(tour) ? shownDates(tour) : null,
    days: days.told,
    price: price.told,
  };
}

/** The first day alone has the date that the others follow from. */
const isDatedFirst = ({ style }: Tour): boolean =>
  style.layout !== 'dated' && style.head === 'first' && (style.layout !== 'rows' || style.dateForm !== 3);
const hasSpan = (tour: Tour): boolean =>
  tour.style.head === 'span' ||
  tour.style.head === 'weekdays' ||
  (!isDatedFirst(tour) && tour.style.head === 'first' && tour.style.layout !== 'dated');

const monthOf = ({ calendar }: Tour, date: Date): string => calendar.months[date.getUTCMonth()] as string;
const JOINED: Readonly<Record<string, string>> = { Tag: ' bis ', Jour: ' au ', Día: ' al ', Giorno: ' al ' };

function writeHead(tour: Tour): string[] {
  const { style, calendar, words, days, title } = tour;
  const [from, to] = [(days[0] as TourDay).date, (days.at(-1) as TourDay).end];
  const lines = [style.marking === 'markdown' ? `# ${title}` : style.marking === 'upper' ? title.toUpperCase() : title];
  const year = style.hasYear ? `${calendar.ofYear}${to.getUTCFullYear()}` : '';
  const full = (date: Date): string =>
    calendar.words(calendar.weekdays[date.getUTCDay()] as string, date.getUTCDate(), monthOf(tour, date));
  const isSpelled = style.until.trim() === style.until;
  const between = isSpelled ? (JOINED[calendar.day] ?? ' to ') : style.until;
  const lead = isSpelled ? words.spanLead : '';
  if (style.head === 'beginning') {
    const start = calendar.plain(from.getUTCDate(), monthOf(tour, from));
    const count = (days.at(-1) as TourDay).last;
    lines.push(`${tour.plan.length(count)}, ${formOf(words.beginning, style.form)} ${start}${year}`, '');
  } else if (style.head === 'weekdays') lines.push(`${lead}${full(from)}${between}${full(to)}${year}`, '');
  else if (hasSpan(tour)) {
    const sameMonth = from.getUTCMonth() === to.getUTCMonth();
    const [a, b] = [from.getUTCDate(), to.getUTCDate()];
    if (!sameMonth)
      lines.push(
        `${lead}${calendar.plain(a, monthOf(tour, from))}${between}${calendar.plain(b, monthOf(tour, to))}${year}`,
        '',
      );
    else if (calendar.ofYear === ', ') lines.push(`${monthOf(tour, to)} ${a}${style.until}${b}${year}`, '');
    else
      lines.push(
        `${a}${calendar.day === 'Tag' ? '.' : ''}${style.until}${calendar.plain(b, monthOf(tour, to))}${year}`,
        '',
      );
  } else lines.push('');
  return lines;
}

function shownDates({ days }: Tour): string {
  const [from, to] = [(days[0] as TourDay).date, (days.at(-1) as TourDay).end];
  const name = (date: Date): string => date.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return `${name(from)} ${from.getUTCDate()} to ${name(from) === name(to) ? '' : `${name(to)} `}${to.getUTCDate()}, ${to.getUTCFullYear()}`;
}

/** The date of a day as its heading has it: `weekday` is the weekday alone. */
function dateOf(tour: Tour, date: Date, form: 'weekday' | 'short' | 'words' | 'plain'): string {
  const { calendar } = tour;
  const weekday = calendar.weekdays[date.getUTCDay()] as string;
  const capital = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  if (form === 'weekday') return capital;
  if (form === 'words') return calendar.words(capital, date.getUTCDate(), monthOf(tour, date));
  const plain = calendar.plain(
    date.getUTCDate(),
    form === 'short' ? (calendar.abbreviated[date.getUTCMonth()] as string) : monthOf(tour, date),
  );
  return form === 'plain' ? plain : `${calendar.short[date.getUTCDay()]} ${plain}`;
}
const FORMS = ['words', 'short', 'plain', 'weekday'] as const;

/** The number of a day or of several, or its date. */
function nameOf(tour: Tour, day: TourDay): string {
  const { style, words } = tour;
  const isFirst = day.number === 1;
  if (style.layout === 'weekdays')
    return isFirst && isDatedFirst(tour)
      ? dateOf(tour, day.date, pick(['words', 'short'], style.dateForm))
      : dateOf(tour, day.date, 'weekday');
  if (style.layout === 'dated') return dateOf(tour, day.date, pick(['words', 'short', 'plain'], style.dateForm));
  const several = Math.min(2, day.last - day.number);
  const number = formOf(pick(words.counts, style.rangeForm), several, { a: String(day.number), b: String(day.last) });
  const isDated = (isFirst && isDatedFirst(tour)) || (style.head !== 'first' && style.dateForm === 0);
  if (!isDated) return number;
  const dates =
    day.last === day.number
      ? dateOf(tour, day.date, 'words')
      : `${dateOf(tour, day.date, 'short')} – ${dateOf(tour, day.end, 'short')}`;
  return style.mark === ' | ' ? `${number} | ${dates}` : `${number} (${dates})`;
}

type Told = RenderedTour['days'][number];

function layHeadings(tour: Tour): { lines: string[]; told: Told[] } {
  const { style } = tour;
  const lines: string[] = [];
  const bullet = style.bullet === '' && style.hours === 'none' ? '- ' : style.bullet;
  const hasTown = style.hasTown || style.layout === 'ranges';
  const days = tour.days.map((day): Told => {
    const codes = style.meals === 'none' ? '' : mealsOf(tour, day);
    const town = hasTown ? day.town : '';
    const name = `${nameOf(tour, day)}${town === '' ? '' : `${style.mark}${town}`}`;
    const heading = `${style.marking === 'upper' ? name.toUpperCase() : name}${style.meals === 'heading' && town !== '' ? ` (${codes})` : ''}`;
    lines.push(style.marking === 'markdown' ? `## ${heading}` : heading);
    if (style.marking === 'markdown' && style.hasGaps) lines.push('');
    const deeds = day.deeds.map((deed): ToldDeed => {
      const written = writeDeed(tour, deed, day);
      lines.push(`${bullet}${written.text}`);
      return written.told;
    });
    if (day !== tour.days.at(-1)) deeds.push(...writeNight(tour, day, codes, lines));
    if (style.meals === 'line') {
      lines.push(
        `${bullet}${formOf(tour.words.mealLabels, style.form)}${tour.calendar.day === 'Jour' ? ' : ' : ': '}${codes}`,
      );
    }
    if (style.hasGaps) lines.push('');
    return {
      date: day.date.toISOString().slice(0, 10),
      title: town === '' ? null : style.marking === 'upper' ? town.toUpperCase() : town,
      deeds,
    };
  });
  if (!style.hasGaps) lines.push('');
  return { lines, told: days };
}

const mealsOf = ({ words, style }: Tour, day: TourDay): string =>
  words.letters
    .split('; ')
    .filter((_, i) => i === 0 || (day.number + i) % 2 === 0)
    .join(style.clock % 2 === 0 ? ', ' : '/');

/** Where one sleeps, with its meals; a house's hours below it are no entries. */
function writeNight({ style, plan, calendar, words }: Tour, day: TourDay, codes: string, lines: string[]): ToldDeed[] {
  if (style.night === 'none') return [];
  const behind = style.meals === 'night' ? ` (${codes})` : '';
  const label = pick(plan.label.stay, style.form);
  const said = `${pick(plan.nightAt, style.form)} ${day.hotel}`;
  const line = style.night === 'said' ? said : `${label}${calendar.day === 'Jour' ? ' : ' : ': '}${day.hotel}`;
  lines.push(`${style.bullet}${line}${behind}`);
  if (style.night === 'check')
    lines.push(`${style.bullet}${words.checkIn}${calendar.day === 'Jour' ? ' : ' : ': '}15:00`);
  return [{ titles: [day.hotel, line, said], time: null }];
}

/** An entry with its hour. */
function writeDeed(tour: Tour, deed: Deed, day: TourDay): { text: string; told: ToldDeed } {
  const { style, calendar, words } = tour;
  const { hours } = style;
  const form = pick(calendar.times, style.clock);
  const clock = (at: number): string => TIMES[form](Math.floor(at / 60), at % 60);
  const time = deed.end === 0 ? told(deed.start) : `${told(deed.start)} – ${told(deed.end)}`;
  if (deed.leg !== undefined) {
    const other = tour.days.find(({ town }) => town !== day.town)?.town ?? 'Lille';
    if (deed.leg === 'drive' || hours === 'none') {
      const text = formOf(words.drive, style.legForm, { a: other, b: day.town });
      return { text, told: { titles: [text.replace(/(?:, 230| \(230).*/, ''), text], time: null, distance: '230 km' } };
    }
    const text = formOf(words.train, style.legForm, {
      a: other,
      b: day.town,
      t: clock(deed.start),
      u: clock(deed.end),
    });
    return { text, told: { titles: ['*'], time } };
  }
  const { title } = deed;
  if (hours === 'none') return { text: title, told: { titles: [title], time: null } };
  if (hours === 'clock') {
    const apart = pick([' ', ' – ', ': ', '  '], style.form);
    const until = apart.includes('–') ? '-' : style.until;
    return {
      text: `${clock(deed.start)}${deed.end === 0 ? '' : `${until}${clock(deed.end)}`}${apart}${title}`,
      told: { titles: [title], time },
    };
  }
  const typed = typedHour(tour, deed);
  const text = style.isBehind
    ? `${title}${pick([' ', ', '], style.form)}${typed}`
    : `${typed}${pick([' ', ': '], style.form)}${title}`;
  return { text, told: { titles: [title, text], time } };
}

function typedHour({ words, style, calendar }: Tour, { kind, start, end }: Deed): string {
  const { typed } = words;
  const write = pick(words.hours, style.clock);
  const at = (minutes: number): string => write(Math.floor(minutes / 60), minutes % 60);
  const isEnglish = calendar.day === 'Day';
  const hour = Math.floor(start / 60);
  const bare = String(isEnglish ? hour % 12 || 12 : hour);
  if (kind === 'span')
    // `14 bis 17 Uhr`
    return formOf(typed.span, style.form, { t: isEnglish || calendar.day === 'Tag' ? bare : at(start), u: at(end) });
  if (kind !== 'at') return `${formOf(typed[kind], style.form)}${at(start)}`;
  if (isEnglish && style.form % 4 === 3 && start % 60 === 0) return `${bare}ish`;
  return `${formOf(style.form % 2 === 0 ? typed.at : typed.about, style.clock)}${at(start)}`;
}

/** Rows of a table, several to a date. */
function layRows(tour: Tour): { lines: string[]; told: Told[] } {
  const { style, calendar, plan } = tour;
  const [dateName = '', timeName = '', deedName = ''] = calendar.columns;
  const form = isDatedFirst(tour) ? 'words' : pick(FORMS, style.dateForm);
  const hasMeals = style.meals !== 'none' && style.table !== 'blanks';
  // Two columns that blanks alone set apart are no table to the eye.
  const hasTime = style.hours !== 'none' || style.table === 'blanks';
  const clock = TIMES[pick(calendar.times, style.clock)];
  const at = (minutes: number): string => clock(Math.floor(minutes / 60), minutes % 60);
  const rows: string[][] = [
    [
      form === 'weekday' ? plan.columns.day : dateName,
      ...(hasTime ? [timeName] : []),
      deedName,
      ...(hasMeals ? [formOf(tour.words.mealLabels, style.form)] : []),
    ],
  ];
  const days = tour.days.map((day): Told => {
    const isFirst = day.number === 1;
    const date = dateOf(
      tour,
      day.date,
      form === 'weekday' && isFirst && !hasSpan(tour) && style.head !== 'beginning' ? 'words' : form,
    );
    const own = style.dateRow && hasTime && style.table !== 'pipes';
    if (own) rows.push([date, ...(hasTime ? [''] : []), '', ...(hasMeals ? [''] : [])]);
    const deeds = day.deeds.map((deed, i): ToldDeed => {
      const drive =
        deed.leg === undefined ? null : writeDeed({ ...tour, style: { ...style, hours: 'none' } }, deed, day);
      const title = drive === null ? deed.title : (drive.told.titles[0] as string);
      const time = deed.end === 0 ? at(deed.start) : `${at(deed.start)}${style.until}${at(deed.end)}`;
      rows.push([
        i === 0 && !own ? date : style.table === 'pipes' ? date : '',
        ...(hasTime ? [time] : []),
        title,
        ...(hasMeals ? [i === 0 ? mealsOf(tour, day) : ''] : []),
      ]);
      return {
        titles: [title],
        time: !hasTime ? null : deed.end === 0 ? told(deed.start) : `${told(deed.start)} – ${told(deed.end)}`,
      };
    });
    return { date: day.date.toISOString().slice(0, 10), title: null, deeds };
  });
  const widths = (rows[0] as string[]).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)) + 3);
  const lines = rows.map((row) => {
    if (style.table === 'markdown') return `| ${row.join(' | ')} |`;
    if (style.table === 'blanks')
      return row
        .map((cell, i) => cell.padEnd(widths[i] as number))
        .join('')
        .trimEnd();
    return row.join(style.table === 'tabs' ? '\t' : ' | ');
  });
  if (style.table === 'markdown') lines.splice(1, 0, `|${' --- |'.repeat((rows[0] as string[]).length)}`);
  return { lines: [...lines, ''], told: days };
}
