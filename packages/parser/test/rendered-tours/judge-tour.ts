/** What was read of a tour beside what was written: each fault with its class first. */
import type { ParsedItinerary } from '../../src/index.ts';
import type { RenderedTour, ToldDeed } from './render-tour.ts';

type Day = ParsedItinerary['days'][number];
type Read = Day['timeBlocks'][number]['activities'][number];

const plain = (text: string): string => text.replace(/[*_]/g, '').trim().toLowerCase();

export function faultsOf(tour: RenderedTour, answer: ParsedItinerary): string[] {
  const faults: string[] = [];
  const say = (kind: string, read: unknown, written: unknown): void => {
    faults.push(`${kind}: read ${JSON.stringify(read)}, written ${JSON.stringify(written)}`);
  };
  if (answer.title !== tour.title) say('title', answer.title, tour.title);
  if (tour.dates !== null && answer.dates !== tour.dates) say('dates', answer.dates, tour.dates);
  if (answer.days.length !== tour.days.length)
    say(
      'day-count',
      answer.days.map(({ date, title }) => [date, title]),
      tour.days.length,
    );
  else
    for (const [i, { date, title, deeds }] of tour.days.entries()) {
      const day = answer.days[i] as Day;
      if (day.date !== date) say('day-date', day.date, date);
      if (day.title !== title) say('day-title', day.title, title);
      compareDeeds(day, deeds, say);
    }
  comparePrice(tour, answer, say);
  for (const { code, message } of answer.warnings) say('warning', `${code} ${message}`, null);
  return faults;
}

type Say = (kind: string, read: unknown, written: unknown) => void;

function compareDeeds({ timeBlocks }: Day, deeds: readonly ToldDeed[], say: Say): void {
  const left: Read[] = timeBlocks.flatMap(({ activities }) => activities);
  const isNamed = ({ title }: Read, { titles }: ToldDeed): boolean =>
    titles.some((name) => plain(name) === plain(title));
  for (const deed of deeds) {
    const same = left.findIndex((read) => isNamed(read, deed));
    const near =
      same >= 0
        ? same
        : left.findIndex(
            (read) =>
              !deeds.some((other) => isNamed(read, other)) &&
              (deed.titles[0] === '*' || plain(read.title).includes(plain(deed.titles[0] as string))),
          );
    if (near < 0) {
      say(
        'entry-lost',
        left.map(({ title }) => title),
        deed.titles[0],
      );
      continue;
    }
    const [read] = left.splice(near, 1) as [Read];
    if (same < 0 && deed.titles[0] !== '*') say('entry-title', read.title, deed.titles[0]);
    if (read.time !== deed.time)
      say(read.time === null ? 'entry-no-time' : 'entry-time', [read.title, read.time], deed.time);
    if (deed.distance !== undefined && read.distance !== deed.distance)
      say('entry-distance', read.distance, deed.distance);
  }
  for (const { title, type } of left) if (type !== 'meal') say('entry-extra', title, null);
}

function comparePrice({ price }: RenderedTour, { budget }: ParsedItinerary, say: Say): void {
  if (price === null || budget === null) {
    if (price !== budget) say('price', budget, price);
    return;
  }
  if (budget.currency !== price.currency) say('price-currency', budget.currency, price.currency);
  if (budget.total !== price.total) say('price-total', budget.total, price.total);
  const items = budget.items.map(({ category, amount }) => [plain(category), amount]);
  if (JSON.stringify(items) !== JSON.stringify(price.items.map(([name, amount]) => [plain(name), amount])))
    say('price-items', items, price.items);
}
