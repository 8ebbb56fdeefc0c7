/** Where an activity takes place, where no line of its own tells it: the name in its title, which stays there too. */
import { findPlaceOfEntry } from '../annotators/place-of-entry.ts';
import { stated } from '../model/field.ts';
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
  const { location, title, type, words } = activity;
  if (location !== null || words === undefined) return activity;
  const found = findPlaceOfEntry(title.value, type.value);
  const name = found === null ? null : title.value.slice(found.from, found.to);
  // Of a title whose characters are not those of the source (`&eacute;`, a line's end within) the words know where each stands.
  const at = name === null ? -1 : words.text.indexOf(name);
  const span = name === null || at < 0 ? null : words.spanAt(at, at + name.length);
  return name === null || span === null ? activity : { ...activity, location: stated(name, [span]) };
}
