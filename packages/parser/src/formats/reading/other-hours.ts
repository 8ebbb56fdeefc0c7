/** Hours in the words of an entry at which it does not take place: when a house opens, when it is too late or too early. Folded text. */

const OPENING = /\b(?:open|opens|hours|closes|closed|geoffnet|ouvert|abierto)\b/;
/** `(last entry 5:30pm)`, `before 9`. */
const LIMIT =
  /\b(?:before|last (?:entry|admission|orders?)(?: is| at|:)?|letzter einlass(?: um)?|derniere entree(?: a)?|ultim[oa] (?:ingresso|entrada)(?: alle| as| a las)?)\s*$/;
/** `drop bags at the hotel (check in from 3pm)`: they are dropped before. */
const CHECK_IN = /\bcheck[- ]?in (?:is )?(?:possible )?(?:from|after|at|opens)\s*$/;
const BAGS_FIRST = /^\W*(?:drop|leave|store|stow|dump)(?: off)? (?:[a-z]+ )?(?:bags?|luggage|suitcases?)\b/;

/** `before` are the words right before the hour, `entry` all of the entry's. */
export const tellsOtherHour = (before: string, entry: string): boolean =>
  OPENING.test(before) || LIMIT.test(before) || (CHECK_IN.test(before) && BAGS_FIRST.test(entry));
