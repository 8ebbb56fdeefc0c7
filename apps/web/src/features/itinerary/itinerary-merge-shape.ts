/** How days, parts, activities and budget lines of two versions of an itinerary are told to be the same. */
import type { WireActivity, WireBudget, WireDay, WireTimeBlock } from '@waypage/contract';
import type { MergeShape } from '../records/merge/merge-shape.ts';
import type { ItineraryReviewValue } from './review/itinerary-review-value.ts';

const ID = /\/id$/;
const OWN = /\/(?:id|image)$/;

export const ITINERARY_MERGE: MergeShape<ItineraryReviewValue> = {
  lists: {
    '/days': {
      look(item) {
        const { title, date, timeBlocks } = item as WireDay;
        const plans = timeBlocks.flatMap(({ activities }) => activities.map((activity) => activity.title));
        return { words: [title, ...plans].join(' '), slot: date };
      },
      name: (_item, index) => `Day ${index + 1}`,
    },
    '/days/*/timeBlocks': {
      look: (item) => ({ words: (item as WireTimeBlock).period ?? '', slot: null }),
      name: (item, index) => (item as WireTimeBlock).period?.trim() || `part ${index + 1}`,
    },
    '/days/*/timeBlocks/*/activities': {
      look: (item) => ({ words: (item as WireActivity).title, slot: (item as WireActivity).time }),
      name: (item, index) => (item as WireActivity).title.trim() || `activity ${index + 1}`,
    },
    '/budget/items': {
      look: (item) => ({ words: (item as WireBudget['items'][number]).category, slot: null }),
      name: (item, index) => (item as WireBudget['items'][number]).category || `line ${index + 1}`,
    },
  },
  movesBetween: '/days/*/timeBlocks/*/activities',
  isOwn: (path) => OWN.test(path),
  isDerived: (path) => ID.test(path),
  groups: { budget: 'Budget' },
  words: {
    timeBlocks: 'parts of the day',
    emoji: 'sign',
    period: 'part of the day',
    linkText: 'link text',
    items: 'lines',
    amountMax: 'amount at most',
  },
  settle: (merged) => ({ ...merged, days: withOwnIds(merged.days) }),
};

/** Both versions number their days and activities from one: no two may end up with the same id. */
function withOwnIds(days: ItineraryReviewValue['days']): WireDay[] {
  const taken = new Set<string>();
  const own = (id: string) => {
    let free = id;
    for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
    taken.add(free);
    return free;
  };
  return days.map((day) => ({
    ...day,
    id: own(day.id),
    timeBlocks: day.timeBlocks.map((block) => ({
      ...block,
      activities: block.activities.map((activity) => ({ ...activity, id: own(activity.id) })),
    })),
  }));
}
