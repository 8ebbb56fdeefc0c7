/** Where an activity takes place, where no line of its own tells it: the name in its title, which stays there too. */
import { findPlaceOfEntry } from '../annotators/place-of-entry.ts';
import { type Field, pieceOf } from '../model/field.ts';
import type { ActivityDraft } from '../model/itinerary-draft.ts';
import type { ItineraryRefiner } from './refiner.ts';

export const refineActivityPlaces: ItineraryRefiner = (draft) => ({
  ...draft,
  days: draft.days.map((day) => ({
    ...day,
    blocks: day.blocks.map((block) => ({ ...block, activities: block.activities.map(withPlace) })),
  })),
});

function withPlace(activity: ActivityDraft): ActivityDraft {
  if (activity.location !== null) return activity;
  const found = findPlaceOfEntry(activity.title.value, activity.type.value);
  const place = found === null ? null : pieceOf(activity.title, found.from, found.to);
  return place === null || !isCut(place) ? activity : { ...activity, location: place };
}

/** Of a title with `&eacute;` for a letter a piece cannot be cut out: its characters would be those of the whole title. */
function isCut({ value, spans }: Field<string>): boolean {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0) <= value.length;
}
