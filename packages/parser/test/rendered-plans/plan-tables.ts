/** Layouts in rows: one for each entry, one for each day. */
import {
  DATE_FORMS,
  isoOf,
  type Pen,
  type RenderedPlan,
  type ToldDay,
  type ToldEntry,
  told,
  writeDate,
} from './plan-pen.ts';
import { writeBudget, writeHead, writeSection } from './plan-sections.ts';

type Rows = readonly (readonly string[])[];

function writeRows(form: string, heading: readonly string[], rows: Rows): string[] {
  const all = form === 'markdown' ? [heading, heading.map(() => '---'), ...rows] : [heading, ...rows];
  return all.map((row) =>
    form === 'tabs' ? row.join('\t') : form === 'pipes' ? row.join(' | ') : `| ${row.join(' | ')} |`,
  );
}

const FORMS = ['markdown', 'tabs', 'pipes'];

/** Day, time, what is done, where and for how much. */
export function layEntryRows(pen: Pen): RenderedPlan {
  const { choose, calendar, words, plan, currency, time } = pen;
  const form = choose.pick(FORMS);
  const style = form === 'markdown' ? 'markdown' : 'plain';
  const isDated = choose.chance(0.6);
  const head = writeHead(pen, style, !isDated);
  const dateForm = choose.pick(DATE_FORMS);
  const [dateName = '', timeName = '', deedName = ''] = calendar.columns;
  const [hasSpot, hasCost, hasTime] = [choose.chance(0.6), choose.chance(0.6), choose.chance(0.8)];
  const isRepeated = choose.chance(0.4) || form === 'pipes';
  const isNumber = choose.chance(0.5);
  const heading = [
    isDated ? dateName : words.columns.day,
    ...(hasTime ? [timeName] : []),
    deedName,
    ...(hasSpot ? [words.columns.spot] : []),
    ...(hasCost ? [words.columns.cost] : []),
  ];
  const rows: string[][] = [];
  const days = plan.days.map((day): ToldDay => {
    const name = isDated
      ? writeDate(pen, dateForm, day.date)
      : isNumber
        ? String(day.number)
        : `${calendar.day} ${day.number}`;
    const entries = day.entries.map((entry, i): ToldEntry => {
      const title = entry.house === null ? entry.title : `${entry.title}${words.at}${entry.house}`;
      const spot = hasSpot ? (entry.spot ?? '') : '';
      const cost = hasCost && entry.cost !== null ? currency.write(entry.cost) : '';
      rows.push([
        i === 0 || isRepeated ? name : '',
        ...(hasTime ? [time(entry.start)] : []),
        title,
        ...(hasSpot ? [spot] : []),
        ...(hasCost ? [cost] : []),
      ]);
      return {
        titles: [title],
        time: hasTime ? told(entry.start) : null,
        kind: entry.kind,
        spots: spot === '' ? [null, entry.house] : [spot],
        cost: cost === '' ? null : cost,
      };
    });
    return { date: isoOf(day.date), title: null, entries };
  });
  const lines = [...head.lines, ...writeRows(form, heading, rows), ''];
  if (choose.chance(0.4)) lines.push(...writeSection(pen, style, '##'));
  const budget = choose.chance(0.3) ? writeBudget(pen, style, '##') : null;
  lines.push(...(budget?.lines ?? []));
  return {
    layout: 'entry-rows',
    text: lines.join('\n'),
    ...head.told,
    days,
    towns: [plan.first, plan.second, plan.region],
    budget: budget?.told ?? null,
    codes: budget?.isWrong === true ? ['budget-mismatch'] : [],
  };
}

/** Day, date, town, what is done and where one sleeps. */
export function layDayRows(pen: Pen): RenderedPlan {
  const { choose, calendar, words, plan } = pen;
  const form = choose.pick(FORMS);
  const style = form === 'markdown' ? 'markdown' : 'plain';
  const head = writeHead(pen, style, false);
  const dateForm = choose.pick(DATE_FORMS);
  const [dateName = '', , deedName = ''] = calendar.columns;
  const hasNight = choose.chance(0.6);
  const stayName = words.label.stay[0] as string;
  const heading = [words.columns.day, dateName, deedName, ...(hasNight ? [stayName] : [])];
  const rows: string[][] = [];
  const days = plan.days.map((day): ToldDay => {
    const deeds = day.entries.slice(0, 3).map(({ title }) => title);
    rows.push([
      String(day.number),
      writeDate(pen, dateForm, day.date),
      deeds.join('; '),
      ...(hasNight ? [day.hotel ?? '–'] : []),
    ]);
    const entries = day.entries
      .slice(0, 3)
      .map(({ title, kind }): ToldEntry => ({ titles: [title], time: null, kind, spots: [null], cost: null }));
    if (hasNight && day.hotel !== null)
      entries.push({
        titles: [day.hotel],
        time: null,
        kind: 'accommodation',
        spots: [null, day.hotel, day.hotel.replace(/^l['’]/, '')],
        cost: null,
      });
    return { date: isoOf(day.date), title: deeds.length === 1 ? (deeds[0] ?? null) : null, entries };
  });
  return {
    layout: 'day-rows',
    text: [...head.lines, ...writeRows(form, heading, rows), ''].join('\n'),
    ...head.told,
    days,
    towns: [plan.first, plan.second, plan.region],
    budget: null,
    codes: [],
  };
}
