import type { WireActivity, WireDay } from '@waypage/contract';
import { describe, expect, it } from 'vitest';
import { buildMerged } from '../records/merge/build-merged.ts';
import { listChanges } from '../records/merge/list-changes.ts';
import { planMerge } from '../records/merge/plan-merge.ts';
import { correctValue, insertItem, moveItem, type ReviewDocument, removeItem } from '../review/review-document.ts';
import { readSourceText } from '../review/source-text.ts';
import { ITINERARY_MERGE } from './itinerary-merge-shape.ts';
import { type ItineraryReviewValue, newActivity } from './review/itinerary-review-value.ts';

type Doc = ReviewDocument<ItineraryReviewValue>;

/** A small reader of its own: `Day: ` starts a day, `time title cost` an activity; each value has its place in the text. */
function read(text: string): Doc {
  const days: WireDay[] = [];
  const spans: Record<string, [number, number]> = {};
  for (const { index, 0: line } of text.matchAll(/[^\n]+/g)) {
    const put = (pointer: string, value: string | undefined) => {
      if (value) spans[pointer] = [index + line.indexOf(value), index + line.indexOf(value) + value.length];
    };
    const [, title, date] = /^Day: (.*?)(?: on (.*))?$/.exec(line) ?? [];
    if (title) {
      days.push({
        id: `day-${days.length + 1}`,
        title,
        date: date ?? null,
        timeBlocks: [{ period: 'All day', emoji: null, activities: [] }],
      });
      put(`/days/${days.length - 1}/title`, title);
      put(`/days/${days.length - 1}/date`, date);
      continue;
    }
    const [, time, name = line, cost] = /^(\S+) (.*?)(?: (\$\d+))?$/.exec(line) ?? [];
    const list = days.at(-1)?.timeBlocks[0]?.activities ?? [];
    const pointer = `/days/${days.length - 1}/timeBlocks/0/activities/${list.length}`;
    list.push({
      ...newActivity(),
      id: `day-${days.length}-activity-${list.length + 1}`,
      title: name,
      time: time ?? null,
      cost: cost ?? null,
    });
    put(`${pointer}/title`, name);
    put(`${pointer}/time`, time);
    put(`${pointer}/cost`, cost);
  }
  return {
    value: { title: 'Trip', location: null, dates: null, days, budget: null },
    source: { spans, unused: [], textHash: text, assumptions: [], edited: [] },
    warnings: [],
  };
}

const OLD = [
  'Day: Paris',
  '9:00 Louvre $20',
  '20:00 Dinner at Odile',
  'Day: Reims',
  '10:00 Cathedral',
  '12:00 Champagne tasting $40',
].join('\n');

function merge(mine: Doc, text: string, base: Doc | null = read(OLD)) {
  const theirs = read(text);
  const plan = planMerge(mine, theirs, base, ITINERARY_MERGE);
  const accept = (...wanted: string[]) => {
    const ids = plan.changes
      .filter(({ where, kind }) => wanted.includes('*') || wanted.includes(`${kind} ${where}`))
      .map(({ id }) => id);
    if (!wanted.includes('*')) expect(ids).toHaveLength(wanted.length);
    return buildMerged(plan, new Set(ids), { mine, theirs, base }, ITINERARY_MERGE, readSourceText(text));
  };
  return {
    changes: plan.changes.map(({ kind, where, mine: old, theirs: now }) => [kind, where, old, now]),
    plan,
    accept,
  };
}
const outline = ({ value }: Doc) =>
  value.days.map(
    ({ title, timeBlocks }) =>
      `${title}: ${timeBlocks.flatMap(({ activities }) => activities.map((each) => each.title)).join(', ')}`,
  );
const activity = (doc: Doc, day: number, at: number) =>
  doc.value.days[day]?.timeBlocks[0]?.activities[at] as WireActivity;
/** Every place leads to the characters of its value in the new text. */
function expectPlaces(doc: Doc, text: string) {
  for (const [pointer, span] of Object.entries(doc.source.spans)) {
    const value = pointer
      .slice(1)
      .split('/')
      .reduce<unknown>((here, key) => (here as Record<string, unknown>)[key], doc.value);
    if (!doc.source.edited.includes(pointer))
      expect([pointer, text.slice(...(span as [number, number]))]).toEqual([pointer, value]);
  }
}

describe('a revised text on an itinerary', () => {
  it('E-21 what changed is told value by value, with its place in the new text', () => {
    const text = OLD.replace('$20', '$25').replace('10:00', '11:00');
    const { changes, plan } = merge(read(OLD), text);
    expect(changes).toEqual([
      ['value', 'Day 1 · All day · Louvre: cost', '$20', '$25'],
      ['value', 'Day 2 · All day · Cathedral: time', '10:00', '11:00'],
    ]);
    expect(plan.changes.map(({ span }) => span && text.slice(...span))).toEqual(['$25', '11:00']);
  });

  it('E-21 the same text changes nothing', () => {
    expect(merge(read(OLD), OLD).changes).toEqual([]);
  });

  it('E-22 nothing is taken over that was not accepted; refused values are marked as kept by hand', () => {
    const text = OLD.replace('$20', '$25').replace('10:00', '11:00');
    const merged = merge(read(OLD), text).accept('value Day 1 · All day · Louvre: cost');
    expect([activity(merged, 0, 0).cost, activity(merged, 1, 0).time]).toEqual(['$25', '10:00']);
    expect(merged.source.edited).toEqual(['/days/1/timeBlocks/0/activities/0/time']);
    expect(merged.source.textHash).toBe(text);
    expectPlaces(merged, text);
  });

  it('E-23 an inserted day leaves the later ones as they are, and comes where it stands in the text', () => {
    const text = OLD.replace('Day: Reims', 'Day: Versailles\n9:00 Palace $30\nDay: Reims');
    const { changes, accept } = merge(read(OLD), text);
    expect(changes.map(([kind, where]) => [kind, where])).toEqual([['added', 'Day 2']]);
    const merged = accept('*');
    expect(outline(merged)).toEqual([
      'Paris: Louvre, Dinner at Odile',
      'Versailles: Palace',
      'Reims: Cathedral, Champagne tasting',
    ]);
    expectPlaces(merged, text);
    expect(new Set(merged.value.days.map(({ id }) => id)).size).toBe(3);
    const refused = accept();
    expect(outline(refused)).toEqual(outline(read(OLD)));
    expectPlaces(refused, text);
    expect(refused.source.unused.map((span) => text.slice(...span))).toEqual(['Day: Versailles', '9:00 Palace $30']);
  });

  it('E-24 what was corrected by hand is kept where the text still says the same, and asked for where it does not', () => {
    const pointer = '/days/0/timeBlocks/0/activities/0/cost';
    const mine = correctValue(read(OLD), pointer, '$18');
    expect(merge(mine, OLD.replace('10:00', '11:00')).changes.map(([, where]) => where)).toEqual([
      'Day 2 · All day · Cathedral: time',
    ]);
    const { plan, accept } = merge(mine, OLD.replace('$20', '$25'));
    expect(plan.changes).toMatchObject([{ mine: '$18', theirs: '$25', corrected: true }]);
    expect(activity(accept(), 0, 0).cost).toBe('$18');
    expect(accept().source.edited).toEqual([pointer]);
    expect(accept('*').source.edited).toEqual([]);
    expect(activity(accept('*'), 0, 0).cost).toBe('$25');
  });

  it('E-24 what the agent added, removed or moved stays so; changes of what she moved are still told', () => {
    const list = '/days/0/timeBlocks/0/activities';
    const added = insertItem(read(OLD), list, 1, { ...newActivity(), title: 'Coffee with Anna' });
    const removed = removeItem(added, '/days/1/timeBlocks/0/activities', 0, readSourceText(OLD));
    const mine = moveItem(removed, { list, index: 0 }, { list: '/days/1/timeBlocks/0/activities', index: 0 });
    const text = OLD.replace('$20', '$25');
    const { changes, accept } = merge(mine, text);
    expect(changes).toEqual([['value', 'Day 2 · All day · Louvre: cost', '$20', '$25']]);
    expect(outline(accept('*'))).toEqual([
      'Paris: Coffee with Anna, Dinner at Odile',
      'Reims: Louvre, Champagne tasting',
    ]);
    expect(activity(accept('*'), 1, 0).cost).toBe('$25');
    expectPlaces(accept('*'), text);
  });

  it('E-23 an activity that the text moved to another day is one change, and keeps its corrections', () => {
    const mine = correctValue(read(OLD), '/days/0/timeBlocks/0/activities/1/cost', '$90');
    const text = [OLD.replace('\n20:00 Dinner at Odile', ''), '20:00 Dinner at Odile'].join('\n');
    const { changes, accept } = merge(mine, text);
    expect(changes).toEqual([['moved', 'Dinner at Odile', 'Day 1 · All day', 'Day 2 · All day']]);
    expect(outline(accept())).toEqual(outline(mine));
    const merged = accept('*');
    expect(outline(merged)).toEqual(['Paris: Louvre', 'Reims: Cathedral, Champagne tasting, Dinner at Odile']);
    expect(activity(merged, 1, 2).cost).toBe('$90');
    expectPlaces(merged, text);
  });

  it('E-23 another order is one change', () => {
    const text = OLD.replace('9:00 Louvre $20\n20:00 Dinner at Odile', '20:00 Dinner at Odile\n9:00 Louvre $20');
    const { changes, accept } = merge(read(OLD), text);
    expect(changes).toEqual([
      ['order', 'Day 1 · All day: order of activities', 'Louvre, Dinner at Odile', 'Dinner at Odile, Louvre'],
    ]);
    expect(outline(accept())).toEqual(outline(read(OLD)));
    expect(outline(accept('*'))[0]).toBe('Paris: Dinner at Odile, Louvre');
    expectPlaces(accept('*'), text);
  });

  it('E-21 without the older reading every difference is told, and what has no place in the old text is the agent’s own', () => {
    const mine = insertItem(read(OLD), '/days/0/timeBlocks/0/activities', 0, { ...newActivity(), title: 'Coffee' });
    const { changes, accept } = merge(mine, OLD.replace('\n10:00 Cathedral', ''), null);
    expect(changes.map(([kind, where]) => [kind, where])).toEqual([['removed', 'Day 2 · All day · Cathedral']]);
    expect(outline(accept('*'))).toEqual(['Paris: Coffee, Louvre, Dinner at Odile', 'Reims: Champagne tasting']);
  });

  it('E-21 everything accepted is the new reading, whatever the text', () => {
    const text = ['Day: Lyon on 2026-05-03', '8:00 Market $5', 'Day: Paris on 2026-05-04', '9:30 Louvre $22'].join(
      '\n',
    );
    const merged = merge(read(OLD), text).accept('*');
    expect(outline(merged)).toEqual(['Lyon: Market', 'Paris: Louvre']);
    expect(merged.source.edited).toEqual([]);
    expect(merged.source.spans).toEqual(read(text).source.spans);
  });

  it('E-24 a refused budget is marked, so that the server does not read it from the new text', () => {
    const withBudget = (amounts: number[]): Doc => {
      const items = amounts.map((amount) => ({ category: `Line for ${amount}`, amount, description: null }));
      return { ...read(OLD), value: { ...read(OLD).value, budget: { currency: 'USD', total: 9, items } } };
    };
    const [mine, theirs] = [withBudget([1, 2]), withBudget([1, 2, 3])];
    const plan = planMerge(mine, theirs, mine, ITINERARY_MERGE);
    expect(plan.changes.map(({ kind, where }) => [kind, where])).toEqual([['added', 'Budget · Line for 3']]);
    const refused = buildMerged(plan, new Set(), { mine, theirs, base: mine }, ITINERARY_MERGE, readSourceText(OLD));
    expect(refused.source.edited).toEqual(['/budget/items']);
    const again = planMerge(refused, theirs, mine, ITINERARY_MERGE);
    expect(again.changes.map(({ kind, corrected }) => [kind, corrected])).toEqual([['added', false]]);
  });

  it('E-25 warnings that the agent has done with stay done with; new ones come', () => {
    const warning = (message: string) => ({
      code: 'day-order' as const,
      severity: 'note' as const,
      message,
      pointers: ['/days/1'],
      spans: [],
    });
    const mine = { ...read(OLD), warnings: [] };
    const base = { ...read(OLD), warnings: [warning('Old.')] };
    const theirs = { ...read(OLD), warnings: [warning('Old.'), warning('New.')] };
    const plan = planMerge(mine, theirs, base, ITINERARY_MERGE);
    const merged = buildMerged(plan, new Set(), { mine, theirs, base }, ITINERARY_MERGE, readSourceText(OLD));
    expect(merged.warnings.map(({ message }) => message)).toEqual(['New.']);
  });

  it('E-12 two versions are compared the same way: an inserted day is one difference', () => {
    const newer = read(OLD.replace('Day: Reims', 'Day: Versailles\n9:00 Palace $30\nDay: Reims'));
    expect(listChanges(read(OLD), newer, ITINERARY_MERGE).map(({ kind, where }) => [kind, where])).toEqual([
      ['added', 'Day 2'],
    ]);
    expect(listChanges(newer, read(OLD), ITINERARY_MERGE).map(({ kind, where }) => [kind, where])).toEqual([
      ['removed', 'Day 2'],
    ]);
  });
});
