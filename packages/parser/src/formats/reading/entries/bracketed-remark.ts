/** `water park (straight in or we shall never hear the end)`: a whole remark in brackets at the end is said about the entry. */
import { pieceOf } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { hasDigit } from '../../../text/character-class.ts';

const REMARK =
  /\s?\((?<words>(?!(?:and|or|plus|with|incl|und|oder|mit|et|ou|avec|y|o|con|e|com)\b)(?:\p{Ll}|\d{1,2} ?(?:min|km|m)\b)[^()]{20,120})\)[.!]?$/u;
/** `10 min walk`, `8 h`: how long or how far it is. */
const LENGTH = /\b\d{1,3} ?(?:min(?:utes?|uten)?s?|h(?:rs?|ours?)?|std|km|m)\b/g;
const LEAST_WORDS = 5;
/** Of so many words it is one whatever it counts and however it begins. */
const LONG_REMARK =
  /\s?\((?<words>(?!(?:and|or|plus|with|incl|und|oder|mit|et|ou|avec|y|o|con|e|com)\b)(?=(?:[^\s()]+ ){9})[^()]{40,160})\)[.!]?$/u;
const LEAST_TITLE = 3;

/** A few words belong to the name: `(3 courses)`, `(lift up, walk down)`; a remark goes on for longer and counts nothing but lengths. */
export function withRemark(activity: ActivityDraft): ActivityDraft {
  const { title, description } = activity;
  if (description !== null || !title.value.includes('(')) return activity;
  const long = LONG_REMARK.exec(title.value);
  const match = long ?? REMARK.exec(title.value);
  const words = match?.groups?.['words'];
  if (!match || words === undefined || match.index < LEAST_TITLE || title.spans.length !== 1) return activity;
  const isShort = words.split(' ').length < LEAST_WORDS || hasDigit(words.replace(LENGTH, ''));
  if (long === null && isShort) return activity;
  const at = title.value.indexOf(words, match.index);
  return {
    ...activity,
    title: pieceOf(title, 0, match.index),
    description: pieceOf(title, at, at + words.length),
  };
}
