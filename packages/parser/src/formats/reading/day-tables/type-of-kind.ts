/** The type of a table's entry by the column that says of what kind it is: `HTL`, `TRF`, `Dinner`. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import type { ActivityType } from '../../../model/answer.ts';
import { derived } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { typeOfServiceCode } from '../day-content/service-code.ts';

/**
 * What the column of kinds says by a code (`HTL`, `TRF`, `AIR`) or a word for a house, a meal or a ride; of an excursion the words tell more, but that
 * one rides there.
 */
export function typeOfKind(kind: Passage | null, { type }: ActivityDraft): ActivityDraft['type'] {
  if (kind === null || kind.text.length > MAX_KIND) return type;
  const code = typeOfServiceCode(kind.text) ?? KIND_CODES.get(kind.text);
  if (code !== undefined && code !== null) return derived(code, [spanOf(kind)]);
  const folded = foldText(kind.text);
  if (TOUR.test(folded)) return type.value === 'travel' ? derived('activity', [spanOf(kind)]) : type;
  const named = type.value === 'activity' ? findActivityType(folded) : null;
  const isWhole = named !== null && named.from === 0 && named.to >= folded.length;
  return isWhole && OF_WORD.has(named.type) ? derived(named.type, [spanOf(kind)]) : type;
}
const MAX_KIND = 20;
const KIND_CODES: ReadonlyMap<string, ActivityType> = new Map([
  ['AIR', 'travel'],
  ['CAR', 'travel'],
  ['RAIL', 'travel'],
  ['REST', 'meal'],
]);
const OF_WORD: ReadonlySet<ActivityType> = new Set(['accommodation', 'meal', 'travel']);
const TOUR =
  /^(?:tours?|acti?v?(?:ity|ities)?|excursions?|exc|sightseeing|ausflug|visita|visite|escursione|excursion)$/;
