/**
 * Plans whose days and hours are known, written in the plain ways in which people write them: six languages, every form of heading, bullets or none.
 * Names of days and months are told here, so that no version of an engine's tables changes a text.
 */
import fc from 'fast-check';

export interface RenderedPlan {
  readonly text: string;
  readonly days: readonly RenderedDay[];
}

export interface RenderedDay {
  readonly date: string;
  /** `[time as the answer tells it, title]` */
  readonly entries: readonly (readonly [time: string, title: string])[];
}

interface Calendar {
  readonly day: string;
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  readonly short: readonly string[];
  readonly months: readonly string[];
  readonly morning: readonly string[];
  readonly midday: string;
  readonly evening: string;
  readonly times: readonly TimeForm[];
  readonly at: readonly string[];
  readonly words: (weekday: string, day: number, month: string) => string;
  readonly plain: (day: number, month: string) => string;
  readonly figures: (day: string, month: string) => string;
  readonly ofYear: string;
}

const split = (words: string): readonly string[] => words.split(' ');
const ENGLISH_MONTHS = split('January February March April May June July August September October November December');
const ENGLISH_DAYS = split('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
const ENGLISH_SHORT = split('Sun Mon Tue Wed Thu Fri Sat');

const CALENDARS: readonly Calendar[] = [
  {
    day: 'Day',
    weekdays: ENGLISH_DAYS,
    short: ENGLISH_SHORT,
    months: ENGLISH_MONTHS,
    morning: ['Guided walk through the old quarter', 'Ferry to the lighthouse', 'Visit of the pottery workshop'],
    midday: 'Lunch by the river',
    evening: 'Dinner in a farmhouse',
    times: ['colon', 'dot', 'half', 'HALF'],
    at: ['', 'at '],
    words: (weekday, day, month) => `${weekday} ${day} ${month}`,
    plain: (day, month) => `${day} ${month}`,
    figures: (day, month) => `${day}/${month}`,
    ofYear: ' ',
  },
  {
    day: 'Day',
    weekdays: ENGLISH_DAYS,
    short: ENGLISH_SHORT,
    months: ENGLISH_MONTHS,
    morning: ['Guided walk downtown', 'Ferry to the lighthouse', 'Visit of the pottery workshop'],
    midday: 'Lunch by the river',
    evening: 'Dinner at a farmhouse',
    times: ['half', 'HALF'],
    at: [''],
    words: (weekday, day, month) => `${weekday}, ${month} ${day}`,
    plain: (day, month) => `${month} ${day}`,
    figures: (day, month) => `${Number(month)}/${Number(day)}`,
    ofYear: ', ',
  },
  {
    day: 'Tag',
    weekdays: split('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'),
    short: split('So. Mo. Di. Mi. Do. Fr. Sa.'),
    months: split('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    morning: ['Rundgang durch das alte Viertel', 'Fähre zum Leuchtturm', 'Besuch der Töpferei'],
    midday: 'Mittagessen am Fluss',
    evening: 'Abendessen auf dem Bauernhof',
    times: ['colon', 'dot', 'Uhr'],
    at: ['', 'um '],
    words: (weekday, day, month) => `${weekday}, ${day}. ${month}`,
    plain: (day, month) => `${day}. ${month}`,
    figures: (day, month) => `${day}.${month}.`,
    ofYear: ' ',
  },
  {
    day: 'Jour',
    weekdays: split('dimanche lundi mardi mercredi jeudi vendredi samedi'),
    short: split('dim. lun. mar. mer. jeu. ven. sam.'),
    months: split('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    morning: ['Balade dans le vieux quartier', 'Bateau jusqu’au phare', 'Visite de la poterie'],
    midday: 'Déjeuner au bord de l’eau',
    evening: 'Dîner à la ferme',
    times: ['colon', 'h'],
    at: ['', 'à '],
    words: (weekday, day, month) => `${weekday} ${day} ${month}`,
    plain: (day, month) => `${day} ${month}`,
    figures: (day, month) => `${day}/${month}`,
    ofYear: ' ',
  },
  {
    day: 'Día',
    weekdays: split('domingo lunes martes miércoles jueves viernes sábado'),
    short: split('dom lun mar mié jue vie sáb'),
    months: split('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    morning: ['Paseo por el barrio antiguo', 'Barco hasta el faro', 'Visita al taller de cerámica'],
    midday: 'Almuerzo junto al río',
    evening: 'Cena en una granja',
    times: ['colon'],
    at: ['', 'a las '],
    words: (weekday, day, month) => `${weekday} ${day} de ${month}`,
    plain: (day, month) => `${day} de ${month}`,
    figures: (day, month) => `${day}/${month}`,
    ofYear: ' de ',
  },
  {
    day: 'Giorno',
    weekdays: split('domenica lunedì martedì mercoledì giovedì venerdì sabato'),
    short: split('dom lun mar mer gio ven sab'),
    months: split('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
    morning: ['Passeggiata nel vecchio quartiere', 'Battello fino al faro', 'Visita alla bottega di ceramica'],
    midday: 'Pranzo sul fiume',
    evening: 'Cena in fattoria',
    times: ['colon', 'dot'],
    at: ['', 'ore ', 'alle '],
    words: (weekday, day, month) => `${weekday} ${day} ${month}`,
    plain: (day, month) => `${day} ${month}`,
    figures: (day, month) => `${day}/${month}`,
    ofYear: ' ',
  },
  {
    day: 'Dia',
    weekdays: split('domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'),
    short: split('dom seg ter qua qui sex sáb'),
    months: split('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
    morning: ['Caminhada pelo bairro antigo', 'Barco até ao farol', 'Visita à olaria'],
    midday: 'Almoço junto ao rio',
    evening: 'Jantar numa quinta',
    times: ['colon', 'h'],
    at: ['', 'às '],
    words: (weekday, day, month) => `${weekday}, ${day} de ${month}`,
    plain: (day, month) => `${day} de ${month}`,
    figures: (day, month) => `${day}/${month}`,
    ofYear: ' de ',
  },
];

type TimeForm = 'colon' | 'dot' | 'h' | 'Uhr' | 'half' | 'HALF';
const two = (figure: number): string => String(figure).padStart(2, '0');

const TIMES: Record<TimeForm, (hour: number, minute: number) => string> = {
  colon: (hour, minute) => `${two(hour)}:${two(minute)}`,
  dot: (hour, minute) => `${two(hour)}.${two(minute)}`,
  h: (hour, minute) => `${hour}h${minute === 0 ? '' : two(minute)}`,
  Uhr: (hour, minute) => `${hour}${minute === 0 ? '' : `:${two(minute)}`} Uhr`,
  half: (hour, minute) => `${hour % 12 || 12}${minute === 0 ? '' : `:${two(minute)}`}${hour < 12 ? 'am' : 'pm'}`,
  HALF: (hour, minute) => `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
};
const asAnswered = (hour: number, minute: number): string =>
  `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;

type HeadingForm = 'words' | 'year' | 'plain' | 'short' | 'figures' | 'bracket' | 'iso';
const HEADINGS: readonly HeadingForm[] = ['words', 'year', 'plain', 'short', 'figures', 'bracket', 'iso'];

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
  if (form === 'short') return `${calendar.short[weekday]} ${figures}`;
  const words = calendar.words(calendar.weekdays[weekday] as string, day, name);
  return form === 'year' ? `${words}${calendar.ofYear}${year}` : words;
}

/** Dates from January to October of the year after the reference date: without a year the next such day is meant. */
const start = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 28 }));
const entry = fc.record({
  after: fc.integer({ min: 1, max: 3 }),
  minute: fc.constantFrom(0, 15, 30, 45),
  pick: fc.nat(2),
});

export const renderedPlans = fc
  .record({
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
    title: fc.constantFrom('', 'Plan for the Okonjo family', 'Summer trip'),
    start,
    days: fc.array(fc.array(entry, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 }),
  })
  .map((plan): RenderedPlan => {
    const { calendar, bullet, apart } = plan;
    const at = calendar.at[plan.at % calendar.at.length] as string;
    const time = TIMES[calendar.times[plan.form % calendar.times.length] as TimeForm];
    const lines = plan.title === '' ? [] : [plan.title, ''];
    const days = plan.days.map((entries, number): RenderedDay => {
      const date = new Date(Date.UTC(2027, plan.start[0], plan.start[1] + number));
      const heading = headingOf(plan.heading, calendar, date);
      const counted = plan.isCounted ? `${calendar.day} ${number + 1}${plan.mark}` : '';
      const tail = plan.place.startsWith(':') ? plan.place : plan.place + plan.colon;
      lines.push(`${counted}${plan.isUpper ? heading.toUpperCase() : heading}${tail}`);
      let hour = 6;
      const told = entries.map(({ after, minute, pick }) => {
        hour += after;
        const title =
          hour >= 18 ? calendar.evening : hour === 13 ? calendar.midday : (calendar.morning[pick] as string);
        lines.push(`${bullet}${at}${time(hour, minute)}${apart}${title}`);
        return [asAnswered(hour, minute), title] as const;
      });
      lines.push('');
      return { date: date.toISOString().slice(0, 10), entries: told };
    });
    return { text: lines.join('\n'), days };
  });
