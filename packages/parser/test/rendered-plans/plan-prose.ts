/** Brochures: what is done each day in sentences, wrapped or not, and days told together. English. */
import {
  DATE_FORMS,
  isoOf,
  type Pen,
  type RenderedPlan,
  shownDates,
  type ToldDay,
  type ToldEntry,
  writeDate,
} from './plan-pen.ts';
import { writeBudget, writeHead, writeSection } from './plan-sections.ts';
import type { Kind } from './plan-words.ts';

type Sentence = readonly [text: string, key: string, kind: Kind | null];

const MORNING: readonly Sentence[] = [
  ['After breakfast, visit the tile museum.', 'tile museum', 'culture'],
  ['This morning we take a guided tour of the cathedral.', 'cathedral', 'culture'],
  ['In the morning, join a boat trip along the coast.', 'boat trip', 'activity'],
  ['After breakfast, hike to the viewpoint above the town.', 'viewpoint', 'activity'],
  ['Start the day with a cooking class at the market hall.', 'cooking class', null],
  ['After an early breakfast, drive to the fishing village.', 'fishing village', 'travel'],
];
const AFTERNOON: readonly Sentence[] = [
  ['In the afternoon, explore the castle ruins.', 'castle ruins', 'culture'],
  ['After lunch, stroll through the botanical garden.', 'botanical garden', 'activity'],
  ['In the afternoon, enjoy a walking tour of the old town.', 'old town', 'culture'],
  ['The afternoon is free to swim at the town beach.', 'beach', 'activity'],
  ['Later, taste local wines at a family winery.', 'winer', null],
];
const EVENING: readonly Sentence[] = [
  ['Dinner at Casa Bento.', 'Casa Bento', 'meal'],
  ['In the evening, dinner at a farmhouse.', 'farmhouse', 'meal'],
  ['Enjoy a farewell dinner with live music.', 'farewell dinner', 'meal'],
  ['This evening, dine at Taberna do Mar.', 'Taberna do Mar', 'meal'],
];
const MOVE: readonly ((from: string, to: string) => Sentence)[] = [
  (_, to) => [`After breakfast, transfer to ${to} by train.`, `${to} by train`, 'travel'],
  (from, to) => [`Depart ${from} this morning and drive to ${to}.`, `drive to ${to}`, 'travel'],
  (_, to) => [`This morning we take the ferry to ${to}.`, `ferry to ${to}`, 'travel'],
  (_, to) => [`Private transfer to ${to}.`, `transfer to ${to}`, 'travel'],
];
const NIGHT: readonly ((hotel: string) => string)[] = [
  (hotel) => `Overnight at ${hotel}.`,
  (hotel) => `Overnight: ${hotel}.`,
  (hotel) => `Overnight in ${hotel}`,
  (hotel) => `Overnight at ${hotel} (B)`,
];

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

const LAST = 'Transfer to the airport for your flight home.';

export function layProse(pen: Pen, isWrapped: boolean): RenderedPlan {
  const { choose, calendar, plan } = pen;
  const isDated = choose.chance(0.5);
  const head = writeHead(pen, 'plain', !isDated);
  const dateForm = choose.pick(DATE_FORMS);
  const nightForm = choose.pick(NIGHT);
  const least = isWrapped ? 1 : 0;
  const isApart = choose.chance(0.5);
  const width = choose.whole(68, 78);
  const mark = choose.pick([': ', ' – ', ' - ']);
  const lines = [...head.lines];
  let wrapped = 0;
  const days = plan.days.map((day): ToldDay => {
    const on = writeDate(pen, dateForm, day.date);
    lines.push(`${calendar.day} ${day.number}${isDated ? `${mark}${on}` : ''}${mark}${day.title ?? ''}`);
    const isMove = (day.title ?? '').includes(' – ');
    const isLast = day.number === plan.days.length;
    const sentences: Sentence[] = [
      ...(isMove ? [choose.pick(MOVE)(plan.first, plan.second)] : choose.some(MORNING, 1, 1)),
      ...choose.some(AFTERNOON, least, 1),
      ...(isLast ? [[LAST, 'to the airport', 'travel'] as const] : choose.some(EVENING, least, 1)),
    ];
    const night = day.hotel === null ? null : nightForm(day.hotel);
    const text = sentences.map(([sentence]) => sentence).join(' ');
    const whole = night === null || isApart ? text : `${text} ${night}`;
    const cut = wrap(whole, width);
    wrapped += cut.slice(1).filter((line) => /^[a-z]/.test(line)).length;
    lines.push(...(isWrapped ? cut : [whole]));
    if (night !== null && isApart) lines.push(night);
    lines.push('');
    const entries = sentences.map(
      ([sentence, key, kind]): ToldEntry => ({
        titles: [sentence.replace(/\.$/, ''), key],
        time: null,
        kind,
        spots: ['*'],
        cost: null,
        isLoose: true,
      }),
    );
    if (day.hotel !== null)
      entries.push({ titles: [day.hotel], time: null, kind: 'accommodation', spots: ['*'], cost: null, isLoose: true });
    return { date: isoOf(day.date), title: day.title, entries };
  });
  // Where fewer lines go on in small letters nothing tells that they were wrapped.
  if (isWrapped && wrapped < 3) return layProse(pen, false);
  const budget = choose.chance(0.3) ? writeBudget(pen, 'plain', '##') : null;
  if (choose.chance(0.5)) lines.push(...writeSection(pen, 'plain', '##'));
  lines.push(...(budget?.lines ?? []));
  return {
    layout: isWrapped ? 'wrapped' : 'prose',
    text: lines.join('\n'),
    ...head.told,
    dates: head.told.dates ?? (isDated ? shownDates(plan) : null),
    days,
    towns: [plan.first, plan.second, plan.region],
    budget: budget?.told ?? null,
    codes: budget?.isWrong === true ? ['budget-mismatch'] : [],
  };
}
