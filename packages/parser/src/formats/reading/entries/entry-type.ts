/** Of what kind an entry is: what is known beforehand, the words of its title, else those of the whole text. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import type { Mention } from '../../../annotators/annotation.ts';
import type { ActivityType } from '../../../model/answer.ts';
import { derived, type Field } from '../../../model/field.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isAtSea, ridesFar, sailsLeg } from './entry-lengths.ts';
import { firstWords } from './title-piece.ts';

interface Entry {
  readonly passage: Passage;
  readonly folded: string;
  /** It leaves at one hour and arrives at another. */
  readonly isJourney: boolean;
  readonly distances: readonly Mention[];
}

export function typeOfEntry(
  title: Field<string>,
  known: ActivityType | null,
  { passage, folded: whole, isJourney, distances }: Entry,
): Field<ActivityType> {
  const { text } = passage;
  const beginning = spanOf(passage, 0, Math.min(text.length, firstWords(text)));
  if (known) return derived(known, [beginning]);
  if (sailsLeg(whole, distances)) return derived('travel', [beginning]);
  const start = text.indexOf(title.value);
  const folded = start < 0 ? foldText(title.value) : whole.slice(start, start + title.value.length);
  if (hasDigit(folded) && NIGHTS_AT_HOTEL.test(folded)) return derived('accommodation', [beginning]);
  const mention = findActivityType(folded) ?? (folded === whole ? null : findActivityType(whole));
  // `Express 9, Heidelberg – Ulm`: a town is no sight where one leaves and arrives.
  if (!mention || (isJourney && mention.type === 'culture'))
    return derived(isJourney || ridesFar(whole, distances) || isAtSea(whole, distances) ? 'travel' : 'activity', [
      beginning,
    ]);
  const from = Math.max(0, whole.indexOf(folded.slice(mention.from, mention.to)));
  return derived(mention.type, [
    spanOf(passage, from, Math.min(text.length, Math.max(from + 1, from + (mention.to - mention.from)))),
  ]);
}

/** `Hotel Borg, 2 nights, breakfast`, `Strand Hotel BB 2nts` */
const NIGHTS_AT_HOTEL =
  /^(?:hotel .{2,60}|(?:(?!(?:to|from|via|at|in|into|near)\b)[a-z'’-]{2,16} ){1,4}(?:hotel|lodge|camp|inn|resort|guest ?house|hostel|riad|ryokan)\b.{0,30})\b\d{1,2} ?(?:nights?|nts?|nachte?|nuits?|noches?|nott[ei]|noites?)\b/;
