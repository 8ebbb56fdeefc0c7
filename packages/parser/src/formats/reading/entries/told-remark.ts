/**
 * What somebody says about an entry behind its name, as one types it: `evening free, he may want to go to Mustafa`, `gita a Mirabilandia! con
 * la macchina dello zio`, `beach time - buddy system, whistle every 15 min`.
 */
import { pieceOf } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

const MAX_TITLE = 200;
const LEAST_REMARK = 12;
/** Somebody and what they may, will or must do. */
const CLAUSE =
  "(?:he|she|they|you|we|it|I|i)(?:'(?:ll|d|s|re|m))? (?:may|might|will|can|could|should|wants?|would|likes?|has|have|needs?|is|are|must|said|asked|prefers?|only|don't|doesn't)|(?:er|sie|wir|ihr|man|es) (?:kann|können|will|wollen|muss|müssen|möchten?|soll(?:en)?|hat|haben|ist|sind)|(?:il|elle|on|ils|elles|vous|nous) (?:peut|peuvent|pouvez|veut|veulent|doit|doivent|devez|est|sont|a|ont)|(?:se|le|les|nos|lo|la) (?:puede|pueden|podemos|gusta|gustan)|(?:vi|ti|ci|lo|li|si) (?:aspetta|aspetto|porta|porto|può|deve|piace|prende)";
/** What one is asked to mind. */
const MIND =
  "(?:[Mm]ax\\.?|MAX|[Mm]in\\.?|no|NO|not|NOT|don'?t|do not|[Pp]ls|[Pp]lease|[Bb]ring|[Bb]ook|wear|ask|buddy|remember|careful|only|bitte|nicht|kein[e]?|nur|vorher|merci de|pas de|prévoir|attention|por favor|traer|llevar|ojo|non|portare|attenzione|prenotare|levar|cuidado|niet|graag|let op)";
const REMARK = compactPattern(
  `^(?<name>[^,!–—]{4,70}?)(?:, (?=${CLAUSE} )|!{1,3} (?=\\p{Ll})|\\s[-–—]\\s(?=${MIND}\\s))(?<words>.+)$`,
  'u',
);

/** The entry with such a remark as its description, where it has none. */
export function withToldRemark(activity: ActivityDraft): ActivityDraft {
  const { title, description } = activity;
  const { value } = title;
  if (description !== null || value.length > MAX_TITLE || title.spans.length !== 1) return activity;
  if (!MAY_HOLD.test(value)) return activity;
  const { name = '', words = '' } = REMARK.exec(value)?.groups ?? {};
  if (words.length < LEAST_REMARK || !TWO_WORDS.test(name)) return activity;
  return {
    ...activity,
    title: pieceOf(title, 0, name.trimEnd().length),
    description: pieceOf(title, value.length - words.length),
  };
}
const TWO_WORDS = /\p{L}{2}\S* .*\p{L}{2}/u;
const MAY_HOLD = /, |! | [-–—] /;
