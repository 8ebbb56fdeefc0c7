/** `Cake at the mill, then a transfer to the airport at 11:00 (€55)`: the hour and the price are those of the second thing alone. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findTimes } from '../../../annotators/time.ts';

const THEN =
  /[,;]\s(?:and\s)?(?:then|afterwards|dann|danach|anschlies{1,2}end|puis|ensuite|luego|despues|poi|depois|daarna)\s(?=[a-z])/;
const TWO_WORDS = /[a-z]{3,} [a-z]/;
const MAX_SENTENCE = 300;

/** Where the joint of the two stands; null where the second says nothing to do, or the first has an hour of its own. */
export function findThenTimed(folded: string): number | null {
  const joint = folded.length > MAX_SENTENCE ? null : THEN.exec(folded);
  if (joint === null) return null;
  const [before, after] = [folded.slice(0, joint.index), folded.slice(joint.index + joint[0].length)];
  const areTwo = TWO_WORDS.test(before) && findActivityType(after) !== null;
  return areTwo && findTimes(before).length === 0 && findTimes(after).length === 1 ? joint.index : null;
}
