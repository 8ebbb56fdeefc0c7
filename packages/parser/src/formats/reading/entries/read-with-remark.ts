/** An entry together with what its line says about it: its facts may stand in either. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { derived } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type ActivityHints, readActivity } from './activity.ts';
import type { Saying } from './bold-name.ts';

/** `saying` cuts the passage in two, where it does; `isNamed`: its first part is a name, so that the hour may stand in the second. */
export function readWithRemark(
  passage: Passage,
  saying: Saying | null,
  isNamed: boolean,
  hints: ActivityHints,
): ActivityDraft | null {
  const bare = readActivity(saying?.entry ?? passage, hints);
  if (bare === null || saying === null) return bare;
  const activity = isNamed && !hints.type ? typedByRemark(bare, passage) : bare;
  const said = readActivity(saying.whole, { ...hints, time: null });
  return withFactsOf(isNamed && activity.time === null ? { ...activity, time: said?.time ?? null } : activity, said);
}

/** `Pavilhão Verde: Contemporary art museum by the river`: the name alone may not tell what it is. */
function typedByRemark(activity: ActivityDraft, passage: Passage): ActivityDraft {
  if (activity.type.value !== 'activity') return activity;
  const told = findActivityType(foldText(passage.text));
  // How one gets there is no kind of place.
  return told === null || told.type === 'travel'
    ? activity
    : { ...activity, type: derived(told.type, [spanOf(passage, told.from, told.to)]) };
}

/** A price or a way's length that only the words about it give. */
function withFactsOf(activity: ActivityDraft, about: ActivityDraft | null): ActivityDraft {
  if (about === null) return activity;
  return {
    ...activity,
    cost: activity.cost ?? about.cost,
    distance: activity.distance ?? about.distance,
    link: activity.link ?? about.link,
    linkText: activity.linkText ?? about.linkText,
  };
}
