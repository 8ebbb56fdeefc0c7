/** Layouts whose days stand under headings: a chat's markdown, and plain lines. */
import { anyMeal, chooseEntryStyle, type NightForm, writeEntry, writeMeals, writeNight } from './plan-entries.ts';
import {
  DATE_FORMS,
  type DateForm,
  isoOf,
  type Pen,
  type PlannedDay,
  type RenderedPlan,
  type ToldDay,
  type ToldEntry,
  writeDate,
} from './plan-pen.ts';
import { type Marking, writeBudget, writeHead, writeSection } from './plan-sections.ts';

type HeadingForm = 'title-date' | 'date-title' | 'no-date' | 'bracket' | 'below' | 'date-only';

function writeHeading(
  pen: Pen,
  style: Marking,
  day: PlannedDay,
  form: HeadingForm,
  date: DateForm,
  mark: string,
): { lines: string[]; told: Pick<ToldDay, 'date' | 'title'> } {
  const { calendar } = pen;
  const number = `${calendar.day} ${day.number}`;
  const on = writeDate(pen, date, day.date);
  const name = day.title ?? '';
  const told = { date: isoOf(day.date), title: form === 'date-only' ? null : day.title };
  switch (form) {
    case 'title-date':
      return { lines: [`${number}: ${name} – ${on}`], told };
    case 'bracket':
      return { lines: [`${number}: ${name} (${on})`], told };
    case 'date-title':
      return { lines: [`${number}${mark}${on}: ${name}`], told };
    case 'date-only':
      return { lines: [`${number}${mark}${on}`], told };
    case 'below':
      return { lines: [`${number}: ${name}`, style === 'markdown' ? `*${on}*` : on], told };
    default:
      return { lines: [`${number}: ${name}`], told };
  }
}

/** Preamble, head, days, lists and closing words, in one marking. */
export function layHeadings(pen: Pen, style: Marking): RenderedPlan {
  const { choose, calendar, words, plan } = pen;
  const isMarkdown = style === 'markdown';
  const form = choose.pick<HeadingForm>(['title-date', 'date-title', 'no-date', 'bracket', 'below', 'date-only']);
  const dateForm = choose.pick(DATE_FORMS);
  const mark = choose.pick([' - ', ' – ', ', ', ' | ', ': ']);
  const head = writeHead(pen, style, form === 'no-date');
  const level = isMarkdown ? choose.pick(['## ', '### ', '**']) : '';
  const isUpper = !isMarkdown && choose.chance(0.2);
  const bullet = isMarkdown ? choose.pick(['- ', '* ', '• ']) : choose.pick(['', '- ', '• ', '* ']);
  const entryStyle = chooseEntryStyle(pen, isMarkdown);
  const hasParts = choose.chance(0.4);
  const partForm = choose.whole(0, isMarkdown ? 4 : 2);
  const emojis = choose.chance(0.3) ? ['🌅 ', '🌞 ', '🌙 '] : ['', '', ''];
  // Entries without any mark stand apart by the line; with facts below them they would not.
  const own = bullet === '' && entryStyle.time === 'none' ? '- ' : bullet;
  const night = choose.pick<NightForm | 'none'>(
    isMarkdown ? ['bold', 'label', 'emoji', 'bullet', 'none'] : ['label', 'said', 'emoji', 'none'],
  );
  const meals = choose.chance(0.3);
  const hasRoom = choose.chance(0.3);
  const hasHours = choose.chance(0.2);
  const lines: string[] = [];
  if (choose.chance(0.3)) lines.push(choose.pick(words.preambles), '');
  lines.push(...head.lines);
  const early = choose.chance(0.15);
  const later = (): string[] => writeSection(pen, style, '##');
  if (early) lines.push(...writeSection(pen, style, '##', true));
  const gap = choose.chance(0.7);
  const days = plan.days.map((day): ToldDay => {
    const heading = writeHeading(pen, style, day, form, dateForm, mark);
    const [first = '', ...rest] = heading.lines;
    const shown = isUpper ? first.toUpperCase() : first;
    lines.push(level === '**' ? `**${shown}**` : `${level}${shown}`, ...rest);
    if (isMarkdown && gap) lines.push('');
    const told: ToldEntry[] = [];
    let part = -1;
    const nameOf = (i: number): string => calendar.parts[i] as string;
    for (const entry of day.entries) {
      const now = entry.start < 12 * 60 ? 0 : entry.start < 18 * 60 ? 1 : 2;
      if (hasParts && now !== part) {
        const name = `${emojis[now]}${nameOf(now)}`;
        lines.push(
          [`${name}`, `${name}:`, name.toUpperCase(), `**${name}**`, level === '### ' ? `#### ${name}` : `### ${name}`][
            level === '**' && partForm === 4 ? 3 : partForm
          ] ?? name,
        );
        part = now;
      }
      const written = writeEntry(pen, entryStyle, own, entry, hasParts ? nameOf(now) : undefined);
      lines.push(...written.lines);
      told.push(written.told);
    }
    if (night !== 'none') {
      const written = writeNight(pen, day, night, undefined);
      if (written) {
        lines.push(...written.lines);
        told.push(written.told);
        if (hasRoom && (night === 'label' || night === 'bold')) lines.push(words.room);
        if (hasHours) lines.push('Check-in: 15:00', 'Check-out: 11:00');
      }
    }
    if (meals) {
      const written = writeMeals(pen, day, isMarkdown);
      lines.push(written.line);
      if (written.names !== null) told.push(anyMeal(written.names));
    }
    if (gap) lines.push('');
    return {
      ...heading.told,
      title: isUpper && heading.told.title ? heading.told.title.toUpperCase() : heading.told.title,
      entries: told,
    };
  });
  if (!gap) lines.push('');
  if (isMarkdown && choose.chance(0.4)) lines.push('---', '');
  const budget = choose.chance(0.5) ? writeBudget(pen, style, '##') : null;
  const before = choose.chance(0.3) ? later() : [];
  const after = choose.chance(0.4) ? later() : [];
  lines.push(...before, ...(budget?.lines ?? []), ...after);
  if (choose.chance(0.4)) lines.push(choose.pick(words.closings));
  return {
    layout: style,
    text: lines.join('\n'),
    ...head.told,
    days,
    budget: budget?.told ?? null,
    towns: [plan.first, plan.second, plan.region],
    codes: budget?.isWrong === true ? ['budget-mismatch'] : [],
  };
}
