/**
 * I-412: when an entry was to be before it was moved, said behind it: it is no hour of the entry and no word of its name.
 *
 *   12:15 Transfer to the pier, was 11.30 in the first version
 *   18:00 Sunset cruise (statt 19:30)
 */
import { hasDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

export interface MovedEntry {
  readonly entry: Passage;
  readonly about: Passage;
}

const HOUR =
  '(?:\\d{1,2}[:.h][0-5]\\d(?: ?[ap]\\.?m\\b\\.?| ?uhr\\b| ?hrs\\b| ?h\\b)?|\\d{1,2} ?(?:[ap]m|uhr|hrs|h)\\b|(?:[01]?\\d|2[0-3])(?=$|[).!]| in ))';
const BEFORE = compactPattern(
  `(?:\\s?[,;(]|\\s[-–—]{1,2})\\s?(?:(?:it |this )?(?:was|were)(?: originally| previously| before| at)?|previously|originally|formerly|instead of|not at|war(?: vorher| zuvor| erst)?|statt|anstatt|vorher|zuvor|urspr[u]nglich|au lieu de|avant|etait(?: a)?|antes(?: era)?(?: a las| as)?|en vez de(?: a las| las)?|era(?: a las| alle| as)?|prima(?: era)?(?: alle)?|invece (?:di|che)(?: alle)?|em vez d[ae]s?|was eerst|eerst) ${HOUR}(?: [^,;()]{1,40})?\\)?[.!]?$`,
);
const MAX_ENTRY = 200;
/** One of them stands before it. */
const MARKS = [',', ';', '(', '-', '–', '—'];

/** Null where nothing of the kind ends the entry. */
export function splitOldHour(passage: Passage): MovedEntry | null {
  const { text } = passage;
  if (text.length > MAX_ENTRY || !MARKS.some((mark) => text.includes(mark)) || !hasDigit(text)) return null;
  const at = BEFORE.exec(foldText(text))?.index ?? -1;
  if (at < 0) return null;
  const entry = slicePassage(passage, 0, at);
  return hasDigit(entry.text) ? { entry, about: trimPassage(slicePassage(passage, at), ',;()–—-. ') } : null;
}
