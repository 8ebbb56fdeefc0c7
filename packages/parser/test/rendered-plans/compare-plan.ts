/** What was read beside what was written: each fault with its class first. */
import type { ParsedItinerary } from '../../src/index.ts';
import type { RenderedPlan, ToldDay } from './plan-pen.ts';

type Read = {
  time: string | null;
  title: string;
  type: string;
  location: string | null;
  cost: string | null;
  period: string | null;
};

const plain = (text: string): string => text.replace(/[*_]/g, '').trim();

export function faultsOf(plan: RenderedPlan, answer: ParsedItinerary): string[] {
  const faults: string[] = [];
  const say = (kind: string, read: unknown, written: unknown): void => {
    faults.push(`${kind}: read ${JSON.stringify(read)}, written ${JSON.stringify(written)}`);
  };
  if (plan.title !== null && answer.title !== plan.title) say('title', answer.title, plan.title);
  if (
    plan.title === null &&
    answer.title !== null &&
    (answer.title.includes(':') || !plan.towns.some((town) => answer.title?.toLowerCase().includes(town.toLowerCase())))
  )
    say('no-title', answer.title, null);
  if (plan.place !== null && answer.location !== plan.place) say('place', answer.location, plan.place);
  if (plan.dates !== null && answer.dates !== plan.dates) say('dates', answer.dates, plan.dates);
  if (answer.days.length !== plan.days.length)
    say(
      'day-count',
      answer.days.map((day) => [day.date, day.title]),
      plan.days.length,
    );
  else
    for (const [i, day] of plan.days.entries()) compareDay(answer.days[i] as ParsedItinerary['days'][number], day, say);
  compareBudget(plan, answer, say);
  const codes = [...new Set(answer.warnings.map(({ code }) => code as string))].toSorted();
  if (codes.join() !== [...plan.codes].toSorted().join())
    say(
      'warning',
      answer.warnings.map(({ code, message }) => `${code} ${message}`),
      plan.codes,
    );
  return faults;
}

type Say = (kind: string, read: unknown, written: unknown) => void;

function compareDay(day: ParsedItinerary['days'][number], { date, title, entries }: ToldDay, say: Say): void {
  if (day.date !== date) say('day-date', day.date, date);
  if (day.title !== title) say('day-title', day.title, title);
  const left: Read[] = day.timeBlocks.flatMap(({ period, activities }) =>
    activities.map(({ time, title: name, type, location, cost }) => ({
      time,
      title: name,
      type,
      location,
      cost,
      period,
    })),
  );
  for (const entry of entries) {
    const same = left.findIndex((read) => entry.titles.includes(plain(read.title)));
    const near =
      same >= 0
        ? same
        : left.findIndex(
            (read) =>
              (plain(read.title)
                .toLowerCase()
                .includes((entry.titles.at(-1) ?? '').toLowerCase()) &&
                !entries.some((other) => other.titles.includes(plain(read.title)))) ||
              (read.time !== null && read.time === entry.time),
          );
    if (near < 0) {
      if (entry.isOptional !== true) say('entry-lost', null, entry.titles[0]);
      continue;
    }
    const [read] = left.splice(near, 1) as [Read];
    if (same < 0 && entry.isLoose !== true) say('entry-title', read.title, entry.titles[0]);
    if (read.time !== entry.time) say('entry-time', [read.title, read.time], entry.time);
    if (read.cost !== entry.cost) say('entry-cost', [read.title, read.cost], entry.cost);
    if (!entry.spots.includes('*') && !entry.spots.includes(read.location))
      say('entry-place', [read.title, read.location], entry.spots[0]);
    if (entry.kind !== null && read.type !== entry.kind) say('entry-type', [read.title, read.type], entry.kind);
    if (entry.period !== undefined && read.period?.toLowerCase() !== entry.period?.toLowerCase())
      say('period', [read.title, read.period], entry.period);
  }
  for (const read of left) say('entry-extra', read.title, null);
}

function compareBudget({ budget }: RenderedPlan, answer: ParsedItinerary, say: Say): void {
  const read = answer.budget;
  if (budget === null || read === null) {
    if (budget !== read) say('budget', read, budget);
    return;
  }
  if (read.currency !== budget.currency) say('budget-currency', read.currency, budget.currency);
  if (budget.total !== null && read.total !== budget.total) say('budget-total', read.total, budget.total);
  const items = read.items.map(({ category, amount, amountMax }) => [plain(category), amount, amountMax ?? null]);
  if (JSON.stringify(items) !== JSON.stringify(budget.items)) say('budget-items', items, budget.items);
}
