/** Whom a note without capitals is for: `can u type this up for mr patel`, `hi jo - both are held for mr + mrs dale`, `hi sam,`. */
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { stated } from '../../model/field.ts';
import { type Passage, slicePassage, spanOf } from '../../text/passage.ts';
import { type ClientReading, NOBODY } from './client-name.ts';

/**
 * F-654: `can u type this up for mr patel, 2 adts`: in a first line without capitals, a title and a mark behind the name. F-680: whoever is greeted before
 * (`hi jo - both are held for mr + mrs dale, …`) passes it on.
 */
export function readSmallAim({ lines }: SourceDocument): ClientReading | null {
  const line = lines.find(({ passage, isAround }) => passage.text !== '' && !isAround);
  const at = line === undefined || line.folded.length > MAX_AIM ? -1 : line.folded.search(SMALL_AIM);
  if (line === undefined || at < 0) return null;
  const counted = COUNT_NEXT.exec(line.folded.slice(at))?.[0].length;
  const name = smallName(slicePassage(line.passage, at, counted === undefined ? undefined : at + counted), line);
  return name === null ? null : { name: stated(name.text, [spanOf(name)]), line: line.index, names: 0 };
}
/** `mrs oduya x1`, `m. delacroix 1 adt` */
const COUNT_NEXT = /^[a-z]{1,7}\.? [a-z]{2,20}(?= x ?\d| \d{1,2} ?(?:x|adt|ad|pax|erw|pers)[a-z]{0,12}\b)/;
const SMALL_AIM =
  /(?<=(?:^|\s)(?:for|fur|pour|para|per) )(?:(?:mr|herrn?|sr|sig|m)\.? ?(?:[+&]|and|und|et|y|e) ?)?(?:mrs?|ms|miss|herrn?|frau|mme|mlle|sra?|sig|m(?=\.))\.? [a-z]{2,20}(?:$|[,.;:!]| x ?\d| \d{1,2} ?(?:x|adt|ad|pax|erw|pers))/;
const MAX_AIM = 160;

/** `hiya nell 👋 flights are back`: in a line without a capital a name has none; a mark or a picture tells where it ends. */
export function smallName(rest: Passage, { passage }: DocumentLine): Passage | null {
  const name = SMALL_NAME.exec(rest.text.slice(0, 30))?.groups?.['name'];
  if (name === undefined || CAPITAL.test(passage.text) || NO_SMALL_NAME.test(name) || NOBODY.test(name)) return null;
  return slicePassage(rest, 0, name.length);
}

const CAPITAL = /\p{Lu}/u;
const SMALL_NAME =
  /^(?<name>(?:(?:(?:mr|herrn?|sr|sig|m)\.? ?(?:[+&]|and|und|et|y|e) ?)?(?:mrs?|ms|miss|dr|herrn?|frau|mme|mlle|sra?|sig|signora?|m(?=\.))\.? \p{Ll}{2,20}|\p{Ll}{2,12})(?: (?:&|and|n) \p{Ll}{2,12}| ji)?)(?=\s?(?:$|[,!.:;–—-]|[^\p{L}\d\s.,]))/u;
/** What those are called whom nobody calls by name, and words that begin a message. */
const NO_SMALL_NAME =
  /^(?:there|hun|hon|love|lovely|lovelies|luv|mate|mates|babe|babes|dear|darling|friend|buddy|pal|girls?|boys?|lads?|ladies|gents?|sweetie|sweetheart|boss|bro|sis|mum|dad|doll|you|u|me|so|ok|okay|just|quick|hope|thanks|thx|here|as|its|it|sorry|yes|yeah|no|nope|update|news|morning|afternoon|evening|day|night|hi|hello|hey|both|two|back|now|still|well|right)$/;
