/** `🚆 AVE Madrid – Granada`: the picture before an entry says of what kind it is where no word does. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import type { ActivityType } from '../../../model/answer.ts';
import { derived } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const PICTURES: readonly (readonly [ActivityType, string])[] = [
  ['travel', '🚆🚄🚅🚂🚈🚇🚉🚊🚋🚌🚍🚎🚐🚕🚖🚗🚘🚙✈🛫🛬🛩⛴🚢🛳🚠🚡'],
  ['meal', '🍽🍴🍝🍕🍳🥐☕🍲🥘🍣🍔🍜🥗🍛'],
  ['accommodation', '🏨🛏🛌🏩'],
  ['wine', '🍷🍇'],
  ['culture', '🏛🏰🕌⛪🛕⛩🖼🎭'],
];
const TYPES = new Map(PICTURES.flatMap(([type, signs]) => [...signs].map((sign) => [sign, type] as const)));

/** `text` is the entry as it was written. */
export function withPicture(activity: ActivityDraft | null, text: string): ActivityDraft | null {
  const type =
    text.charCodeAt(0) < FIRST_PICTURE ? undefined : TYPES.get(String.fromCodePoint(text.codePointAt(0) ?? 0));
  if (activity === null || type === undefined || activity.type.value !== 'activity') return activity;
  if (findActivityType(foldText(activity.title.value)) !== null) return activity;
  return { ...activity, type: derived(type, activity.type.spans) };
}
const FIRST_PICTURE = 0x2000;
