/** Two versions of an itinerary -> where they differ, in words and in the order of the page (H-6, A-2). */
import { listDifferences, type NamedValues, nameValues } from '../../../components/list-differences.ts';
import type { Difference } from '../../../components/version-dialog.tsx';
import type { ItineraryDraft } from '../itinerary-draft.ts';

type Compared = Pick<ItineraryDraft, 'title' | 'location' | 'dates' | 'rawText' | 'data'>;

export function compareItineraries(mine: Compared, theirs: Compared): Difference[] {
  return listDifferences(flatten(mine), flatten(theirs));
}

const ACTIVITY_FIELDS = [
  'title',
  'time',
  'description',
  'location',
  'distance',
  'cost',
  'link',
  'linkText',
  'type',
] as const;

/** Every value that is there, by the words that name its place. */
function flatten({ title, location, dates, rawText, data }: Compared): NamedValues {
  return nameValues((put) => {
    put('Title', title);
    put('Location', location);
    put('Dates', dates);
    data.days.forEach((day, dayIndex) => {
      const name = `Day ${dayIndex + 1}`;
      put(`${name}: title`, day.title);
      put(`${name}: date`, day.date);
      let count = 0;
      day.timeBlocks.forEach((block, blockIndex) => {
        put(`${name}: part ${blockIndex + 1}`, block.period);
        for (const activity of block.activities) {
          count += 1;
          for (const field of ACTIVITY_FIELDS)
            put(`${name}, activity ${count}: ${FIELD_WORDS[field]}`, activity[field]);
        }
      });
    });
    data.budget?.items.forEach((item, index) => {
      put(`Budget line ${index + 1}: category`, item.category);
      put(`Budget line ${index + 1}: amount`, item.amount);
      put(`Budget line ${index + 1}: description`, item.description);
    });
    put('Budget: total', data.budget?.total);
    put('Raw itinerary text', rawText);
  });
}

const FIELD_WORDS: Record<(typeof ACTIVITY_FIELDS)[number], string> = {
  title: 'title',
  time: 'time',
  description: 'description',
  location: 'location',
  distance: 'distance',
  cost: 'cost',
  link: 'link',
  linkText: 'link text',
  type: 'type',
};
