/**
 * Plans whose days and hours are known, written in the plain ways in which people write them: six languages, every form of heading, bullets or none.
 * Names of days and months are told here, so that no version of an engine's tables changes a text.
 */
import fc from 'fast-check';

export interface RenderedPlan {
  readonly text: string;
  /** Null where the text has none. */
  readonly title: string | null;
  readonly days: readonly RenderedDay[];
}

export interface RenderedDay {
  readonly date: string;
  /** Null where the heading is a date alone. */
  readonly title: string | null;
  /** `[time as the answer tells it, title]` */
  readonly entries: readonly (readonly [time: string | null, title: string])[];
}

export interface Calendar {
  readonly day: string;
  /** Over the columns of a table: the date, the time, what is done. */
  readonly columns: readonly string[];
  /** Of a day. */
  readonly parts: readonly string[];
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  readonly short: readonly string[];
  readonly months: readonly string[];
  readonly abbreviated: readonly string[];
  readonly morning: readonly string[];
  readonly midday: string;
  readonly evening: string;
  readonly times: readonly TimeForm[];
  readonly at: readonly string[];
  /** Between the two times of a range. */
  readonly to: string;
  readonly words: (weekday: string, day: number, month: string) => string;
  readonly plain: (day: number, month: string) => string;
  readonly figures: (day: string, month: string) => string;
  readonly ofYear: string;
}

const split = (words: string): readonly string[] => words.split(' ');
const ENGLISH_MONTHS = split('January February March April May June July August September October November December');
const ENGLISH_ABBREVIATED = split('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
const ENGLISH_DAYS = split('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
const ENGLISH_SHORT = split('Sun Mon Tue Wed Thu Fri Sat');

export const CALENDARS: readonly Calendar[] = [
  {
    day: 'Day',
    columns: ['Date', 'Time', 'Activity'],
    parts: ['Morning', 'Afternoon', 'Evening'],
    weekdays: ENGLISH_DAYS,
    short: ENGLISH_SHORT,
    months: ENGLISH_MONTHS,
    abbreviated: ENGLISH_ABBREVIATED,
    morning: ['Guided walk through the old quarter', 'Ferry to the lighthouse', 'Visit of the pottery workshop'],
    midday: 'Lunch by the river',
    evening: 'Dinner in a farmhouse',
    times: ['colon', 'dot', 'half', 'HALF'],
    at: ['', 'at '],
    to: 'to',
    words: (weekday, day, month) => `${weekday} ${day} ${month}`,
    plain: (day, month) => `${day} ${month}`,
    figures: (day, month) => `${day}/${month}`,
    ofYear: ' ',
  },
  {
    day: 'Day',
    columns: ['Date', 'Time', 'Activity'],
    parts: ['Morning', 'Afternoon', 'Evening'],
    weekdays: ENGLISH_DAYS,
    short: ENGLISH_SHORT,
    months: ENGLISH_MONTHS,
    abbreviated: ENGLISH_ABBREVIATED,
    morning: ['Guided walk downtown', 'Ferry to the lighthouse', 'Visit of the pottery workshop'],
    midday: 'Lunch by the river',
    evening: 'Dinner at a farmhouse',
    times: ['half', 'HALF'],
    at: [''],
    to: 'to',
    words: (weekday, day, month) => `${weekday}, ${month} ${day}`,
    plain: (day, month) => `${month} ${day}`,
    figures: (day, month) => `${Number(month)}/${Number(day)}`,
    ofYear: ', ',
  },
  {
    day: 'Tag',
    columns: ['Datum', 'Uhrzeit', 'Programm'],
    parts: ['Vormittag', 'Nachmittag', 'Abend'],
    weekdays: split('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'),
    short: split('So. Mo. Di. Mi. Do. Fr. Sa.'),
    months: split('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    abbreviated: split('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    morning: ['Rundgang durch das alte Viertel', 'Fähre zum Leuchtturm', 'Besuch der Töpferei'],
    midday: 'Mittagessen am Fluss',
    evening: 'Abendessen auf dem Bauernhof',
    times: ['colon', 'dot', 'Uhr'],
    at: ['', 'um '],
    to: 'bis',
    words: (weekday, day, month) => `${weekday}, ${day}. ${month}`,
    plain: (day, month) => `${day}. ${month}`,
    figures: (day, month) => `${day}.${month}.`,
    ofYear: ' ',
  },
  {
    day: 'Jour',
    columns: ['Date', 'Heure', 'Activité'],
    parts: ['Matin', 'Après-midi', 'Soirée'],
    weekdays: split('dimanche lundi mardi mercredi jeudi vendredi samedi'),
    short: split('dim. lun. mar. mer. jeu. ven. sam.'),
    months: split('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    abbreviated: split('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    morning: ['Balade dans le vieux quartier', 'Bateau jusqu’au phare', 'Visite de la poterie'],
    midday: 'Déjeuner au bord de l’eau',
    evening: 'Dîner à la ferme',
    times: ['colon', 'h'],
    at: ['', 'à '],
    to: 'à',
    words: (weekday, day, month) => `${weekday} ${day} ${month}`,
    plain: (day, month) => `${day} ${month}`,
    figures: (day, month) => `${day}/${month}`,
    ofYear: ' ',
  },
  {
    day: 'Día',
    columns: ['Fecha', 'Hora', 'Actividad'],
    parts: ['Mañana', 'Tarde', 'Noche'],
    weekdays: split('domingo lunes martes miércoles jueves viernes sábado'),
    short: split('dom lun mar mié jue vie sáb'),
    months: split('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    abbreviated: split('ene feb mar abr may jun jul ago sep oct nov dic'),
    morning: ['Paseo por el barrio antiguo', 'Barco hasta el faro', 'Visita al taller de cerámica'],
    midday: 'Almuerzo junto al río',
    evening: 'Cena en una granja',
    times: ['colon'],
    at: ['', 'a las '],
    to: 'a',
    words: (weekday, day, month) => `${weekday} ${day} de ${month}`,
    plain: (day, month) => `${day} de ${month}`,
    figures: (day, month) => `${day}/${month}`,
    ofYear: ' de ',
  },
  {
    day: 'Giorno',
    columns: ['Data', 'Ora', 'Attività'],
    parts: ['Mattina', 'Pomeriggio', 'Sera'],
    weekdays: split('domenica lunedì martedì mercoledì giovedì venerdì sabato'),
    short: split('dom lun mar mer gio ven sab'),
    months: split('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
    abbreviated: split('gen feb mar apr mag giu lug ago set ott nov dic'),
    morning: ['Passeggiata nel vecchio quartiere', 'Battello fino al faro', 'Visita alla bottega di ceramica'],
    midday: 'Pranzo sul fiume',
    evening: 'Cena in fattoria',
    times: ['colon', 'dot'],
    at: ['', 'ore ', 'alle '],
    to: 'alle',
    words: (weekday, day, month) => `${weekday} ${day} ${month}`,
    plain: (day, month) => `${day} ${month}`,
    figures: (day, month) => `${day}/${month}`,
    ofYear: ' ',
  },
  {
    day: 'Dia',
    columns: ['Data', 'Hora', 'Atividade'],
    parts: ['Manhã', 'Tarde', 'Noite'],
    weekdays: split('domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'),
    short: split('dom seg ter qua qui sex sáb'),
    months: split('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
    abbreviated: split('jan fev mar abr mai jun jul ago set out nov dez'),
    morning: ['Caminhada pelo bairro antigo', 'Barco até ao farol', 'Visita à olaria'],
    midday: 'Almoço junto ao rio',
    evening: 'Jantar numa quinta',
    times: ['colon', 'h'],
    at: ['', 'às '],
    to: 'às',
    words: (weekday, day, month) => `${weekday}, ${day} de ${month}`,
    plain: (day, month) => `${day} de ${month}`,
    figures: (day, month) => `${day}/${month}`,
    ofYear: ' de ',
  },
];

export type TimeForm = 'colon' | 'dot' | 'h' | 'Uhr' | 'half' | 'HALF';
const two = (figure: number): string => String(figure).padStart(2, '0');

export const TIMES: Record<TimeForm, (hour: number, minute: number) => string> = {
  colon: (hour, minute) => `${two(hour)}:${two(minute)}`,
  dot: (hour, minute) => `${two(hour)}.${two(minute)}`,
  h: (hour, minute) => `${hour}h${minute === 0 ? '' : two(minute)}`,
  Uhr: (hour, minute) => `${hour}${minute === 0 ? '' : `:${two(minute)}`} Uhr`,
  half: (hour, minute) => `${hour % 12 || 12}${minute === 0 ? '' : `:${two(minute)}`}${hour < 12 ? 'am' : 'pm'}`,
  HALF: (hour, minute) => `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
};
export const asAnswered = (hour: number, minute: number): string =>
  `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;

type HeadingForm = 'abbreviated' | 'words' | 'year' | 'plain' | 'short' | 'figures' | 'bracket' | 'iso';
const HEADINGS: readonly HeadingForm[] = [
  'abbreviated',
  'words',
  'year',
  'plain',
  'short',
  'figures',
  'bracket',
  'iso',
];

function headingOf(form: HeadingForm, calendar: Calendar, date: Date): string {
  const [day, month, weekday] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCDay()];
  const name = calendar.months[month] as string;
  const year = date.getUTCFullYear();
  const figures = calendar.figures(two(day), two(month + 1));
  const withYear = `${figures}${figures.endsWith('.') ? '' : '/'}${year}`;
  if (form === 'iso') return date.toISOString().slice(0, 10);
  if (form === 'plain') return calendar.plain(day, name);
  if (form === 'figures') return withYear;
  if (form === 'bracket') return `${withYear} (${calendar.short[weekday]?.replace('.', '')})`;
  if (form === 'abbreviated')
    return `${calendar.short[weekday]} ${calendar.plain(day, calendar.abbreviated[month] as string)}`;
  if (form === 'short') return `${calendar.short[weekday]} ${figures}`;
  const words = calendar.words(calendar.weekdays[weekday] as string, day, name);
  return form === 'year' ? `${words}${calendar.ofYear}${year}` : words;
}

/** Dates from January to October of the year after the reference date: without a year the next such day is meant. */
const start = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 28 }));
const entry = fc.record({ after: fc.integer({ min: 1, max: 3 }), minute: fc.constantFrom(0, 15, 30), pick: fc.nat(2) });

const style = fc.record({
  layout: fc.constantFrom<Layout>('timed', 'ranged', 'untimed', 'parts', 'table'),
  calendar: fc.constantFrom(...CALENDARS),
  heading: fc.constantFrom(...HEADINGS),
  form: fc.nat(3),
  at: fc.nat(2),
  isCounted: fc.boolean(),
  isUpper: fc.boolean(),
  mark: fc.constantFrom(' - ', ': ', ' – ', ', ', ' | '),
  place: fc.constantFrom('', ' - Porto', ' – Vienna', ': Kyoto'),
  colon: fc.constantFrom('', ':'),
  bullet: fc.constantFrom('', '- ', '• ', '* '),
  apart: fc.constantFrom(' ', ' - ', ': ', ' – ', '\t'),
  until: fc.constantFrom('-', ' - ', '–', ' – ', 'to'),
  around: fc.constantFrom('', '', '**', '## ', '*'),
  hasGaps: fc.boolean(),
  bar: fc.constantFrom('\t', ' | ', '| '),
  title: fc.constantFrom('', 'Plan for the Okonjo family', 'Summer trip'),
});

type Layout = 'timed' | 'ranged' | 'untimed' | 'parts' | 'table';
type Style = typeof style extends fc.Arbitrary<infer T> ? T : never;

interface Entry {
  readonly hour: number;
  readonly minute: number;
  readonly title: string;
}

function rowOf({ bar }: Style, cells: readonly string[]): string {
  return bar === '| ' ? `| ${cells.join(' | ')} |` : cells.join(bar);
}

const LENGTH = 30;

/** The lines of a day's entries, and what they tell. */
function renderEntries(style: Style, date: string, entries: readonly Entry[]): [string[], RenderedDay['entries']] {
  const { layout, calendar, bullet, apart } = style;
  const until = style.until === 'to' ? ` ${calendar.to} ` : style.until;
  const time = TIMES[calendar.times[style.form % calendar.times.length] as TimeForm];
  const at = calendar.at[style.at % calendar.at.length] as string;
  const lines: string[] = [];
  let part = -1;
  const told = entries.map(({ hour, minute, title }, i) => {
    if (layout === 'untimed' || layout === 'parts') {
      const now = hour < 12 ? 0 : hour < 18 ? 1 : 2;
      if (layout === 'parts' && now !== part) lines.push(`${calendar.parts[now]}:`);
      part = now;
      lines.push(`${bullet === '' ? '- ' : bullet}${title}`);
      return [null, title] as const;
    }
    if (layout === 'table') lines.push(rowOf(style, [i === 0 ? date : '', time(hour, minute), title]));
    if (layout === 'timed') lines.push(`${bullet}${at}${time(hour, minute)}${apart}${title}`);
    if (layout !== 'ranged') return [asAnswered(hour, minute), title] as const;
    const [endHour, endMinute] = [hour + Math.floor((minute + LENGTH) / 60), (minute + LENGTH) % 60];
    // A dash between two times and one behind them would be two of a kind.
    const behind = apart.includes('-') || apart.includes('–') ? ': ' : apart;
    lines.push(`${bullet}${time(hour, minute)}${until}${time(endHour, endMinute)}${behind}${title}`);
    return [`${asAnswered(hour, minute)} – ${asAnswered(endHour, endMinute)}`, title] as const;
  });
  return [lines, told];
}

export const renderedPlans = fc
  .record({
    style,
    start,
    days: fc.array(fc.array(entry, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 }),
  })
  .map(({ style, start: [month, first], days: plan }): RenderedPlan => {
    const { calendar, layout } = style;
    const lines = style.title === '' ? [] : [style.title, ''];
    if (layout === 'table') lines.push(rowOf(style, calendar.columns));
    const days = plan.map((steps, number): RenderedDay => {
      const date = new Date(Date.UTC(2027, month, first + number));
      const heading = headingOf(style.heading, calendar, date);
      const shown = style.isUpper ? heading.toUpperCase() : heading;
      const counted = style.isCounted ? `${calendar.day} ${number + 1}${style.mark}` : '';
      const tail = style.place.startsWith(':') ? style.place : style.place + style.colon;
      if (layout !== 'table') {
        const { around } = style;
        lines.push(`${around}${counted}${shown}${tail}${around === '## ' ? '' : around}`);
      }
      let hour = 6;
      const entries = steps.map(({ after, minute, pick }): Entry => {
        hour += after;
        const title =
          hour >= 18 ? calendar.evening : hour === 13 ? calendar.midday : (calendar.morning[pick] as string);
        return { hour, minute, title };
      });
      const [rendered, told] = renderEntries(style, shown, entries);
      lines.push(...rendered);
      if (layout !== 'table' && style.hasGaps) lines.push('');
      const place = layout === 'table' ? '' : style.place.replace(/^[^A-Z]*/, '');
      return { date: date.toISOString().slice(0, 10), title: place === '' ? null : place, entries: told };
    });
    return { text: lines.join('\n'), title: style.title === '' ? null : style.title, days };
  });
