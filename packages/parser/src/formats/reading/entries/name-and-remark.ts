/**
 * An entry of a list whose name stands first, and what a colon or dash leads over to, without bold marks, as answers of chat assistants lose
 * them when they are copied:
 *
 *   • Praça do Giraldo: Stroll across the old square and see the fountain
 *     ^^^^^^^^^^^^^^^^  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 *     name              what is said about it
 */
import { saysMore } from '../../../annotators/about-words.ts';
import { findActivityType } from '../../../annotators/activity-type.ts';
import { readLabel } from '../../../annotators/label.ts';
import { namesPeriod } from '../../../annotators/period.ts';
import { findPlaces } from '../../../annotators/place.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { Span } from '../../../model/answer.ts';
import { hasLetter } from '../../../text/character-class.ts';
import { isInParentheses } from '../../../text/in-parentheses.ts';
import { indexOfOffset, offsetOf, type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import type { Saying } from './bold-name.ts';

/** Null where the text, an entry of a list or a cell, names no thing of its own, or goes on with more names instead of words about it. */
export function splitNameAndRemark(passage: Passage, line: Marked): Saying | null {
  const { text } = passage;
  if (text.length > MAX_LENGTH || (line.bolds.length === 0 && !MARKS.some((mark) => text.includes(mark)))) return null;
  const [time] = line.startsWithTime === true ? findTimes(foldText(text.slice(0, MAX_NAME))) : [];
  const from = time?.to ?? 0;
  const cut = cutBehindBold(line, passage) ?? cutAtMark(text, from);
  if (cut === null || cut.at - from > MAX_NAME || isInParentheses(text, cut.at)) return null;
  const { at, isColon } = cut;
  const name = trimPassage(slicePassage(passage, from, at), EDGES);
  const said = trimPassage(slicePassage(passage, cut.next));
  if (PAIR.test(name.text) && isSmall(said.text)) return null;
  // `Ride Bruges – Ghent by the canal`: the other end of the way.
  if (!isColon && startsWithPlace(said.text)) return null;
  if (!namesThing(name.text) || findTimes(foldText(name.text)).length > 0 || !tellsAbout(said.text, isColon))
    return null;
  if (isColon && (labels(name.text) || !(isOwnName(name.text) || isBold(line, name)))) return null;
  return { entry: slicePassage(passage, 0, at), about: said, whole: said };
}

/**
 * `Templo Mayor – The ruins right next door. Closed on Mondays.`: a plain line that begins with a name and a long dash (I-604); of a ride the
 * dash parts the two ends.
 */
export function splitPlainName(
  passage: Passage,
  line: Marked & Pick<DocumentLine, 'heading' | 'isBold'>,
): Saying | null {
  const { text } = passage;
  if (line.heading > 0 || line.isBold || !(text.includes(' – ') || text.includes(' — '))) return null;
  const named = splitNameAndRemark(passage, line);
  return named === null || findActivityType(foldText(named.entry.text))?.type === 'travel' ? null : named;
}

/** The line that the text stands in. */
interface Marked {
  readonly bolds: readonly Span[];
  /** Its text does. */
  readonly startsWithTime?: boolean;
}

/** Most entries have none of them. */
const MARKS = [': ', ' – ', ' — ', ' - '];
const MAX_LENGTH = 600;
const MAX_NAME = 80;
const EDGES = ' –—-:|•·';
const SEPARATOR = /(?<=[\p{L}\p{N})'’!]):\s+(?=\S)|\s+[–—]\s+(?=\S)|\s+-\s+(?=\S)/gu;

interface Cut {
  readonly at: number;
  /** Where the words about it start. */
  readonly next: number;
  /** It leads over as a colon does. */
  readonly isColon: boolean;
}

/** `**Old Mill.** Walk through the …`: the sentence that is bold names what is done. */
function cutBehindBold({ bolds }: Marked, passage: Passage): Cut | null {
  const start = offsetOf(passage, 0);
  const bold = bolds.find(([from, to]) => from <= start && to > start);
  const end = bold === undefined ? null : indexOfOffset(passage, bold[1]);
  if (end === null || end < 2) return null;
  const at = passage.text.charAt(end - 1) === '.' ? end - 1 : end;
  return passage.text.startsWith('. ', at) ? { at, next: at + 2, isColon: true } : null;
}

/** The first colon or dash behind words. */
function cutAtMark(text: string, from: number): Cut | null {
  SEPARATOR.lastIndex = from;
  let match = SEPARATOR.exec(text);
  if (match !== null && !hasLetter(text.slice(from, match.index))) match = SEPARATOR.exec(text);
  if (match === null) return null;
  return { at: match.index, next: match.index + match[0].length, isColon: match[0].startsWith(':') };
}

const wordsOf = (text: string): string[] => text.split(/[\s/]+/).filter((word) => hasLetter(word));
const isCapital = (word: string): boolean => /^[^\p{L}]*(?:\p{Ll}{1,2}['’-])?\p{Lu}/u.test(word);
const isSmall = (word: string): boolean => /^[^\p{L}]*\p{Ll}/u.test(word);

/** Capital initials, but for the small words between; `Stroll along Calle Mayor` and `Ryokan check-in` name what is done, `Dive 7` counts. */
function namesThing(name: string): boolean {
  const words = wordsOf(name);
  const [first] = words;
  if (OF_PEOPLE.test(name)) return false;
  if (first === undefined || !isCapital(first) || name.length < 4 || /(?:^|\s)\p{Lu}?\d{1,3}$/u.test(name))
    return false;
  if (words.length > 1 && findActivityType(foldText(name)) !== null) return true;
  return words.every((word) => isCapital(word) || SMALL_WORD.test(word));
}
/** `Sarah & Tom: …`, `Group A: …`: who does it. */
const PAIR = /^\p{Lu}\p{Ll}+ (?:&|\+|and|und|et|y|e) \p{Lu}\p{Ll}+$/u;
const OF_PEOPLE =
  /^(?:Group|Team|Party|Plan|Gruppe|Groupe|Grupo|Gruppo|Option|Day|Rainy|Self|Booked|Cash|Mum|Dad|Kids|Adults|All|Everyone)\b/u;
const SMALL_WORD =
  /^(?:of|the|and|at|in|on|to|by|for|de|del|de|la|le|les|el|los|las|du|des|di|da|do|dos|das|van|von|der|den|dem|am|und|et|y|e|al|della|dei|[&+])$/;

/** A capital stands within: `Opening keynote: …` may be a label, `Lunch at Casa Rivas: …` is none. */
const isOwnName = (name: string): boolean => wordsOf(name).slice(1).some(isCapital);

const isBold = ({ bolds }: Marked, name: Passage): boolean => {
  const [from, to] = [offsetOf(name, 0), offsetOf(name, name.text.length - 1)];
  return bolds.some(([start, end]) => start <= from && end > to && end <= to + BEHIND_NAME);
};
/** The colon or dash may be bold as well. */
const BEHIND_NAME = 4;

const startsWithPlace = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && findPlaces(text.slice(0, MAX_NAME))[0]?.from === 0;

/** `Overnight`, `Optional`, `Best Pick`, `Local Dinner`: says what kind of thing follows. */
function labels(name: string): boolean {
  const folded = foldText(name);
  const label = readLabel(`${name}: x`, `${folded}: x`);
  return (label !== null && label.meaning !== 'unknown') || namesPeriod(name) || KIND_OF_NAME.test(folded);
}
const KIND_OF_NAME =
  /^(?:[a-z]{4,12} )?(?:names?|tips?|notes?|picks?|options?|optional|highlights?|theme|focus|goal|plan|why|how|what|food|drinks?|meals?|breakfast|lunch|dinner|snacks?|shopping|activit(?:y|ies)|sites?|sights?|sightseeing|stops?|visits?|excursions?|tours?|transport(?:ation)?|transfers?|getting (?:there|around)|weather|packing|dress(?: code)?|alternatives?|backup|bonus|reminder|warning|important|insider|suggestions?|recommend[a-z]*|must[- ][a-z]+|free time|leisure|travel|flights?|trains?|total|budget|logistics|evening|morning|afternoon|tipp|hinweis|conseil|astuce|consejo|nota|consiglio|dica)(?: (?:\d|of the day|[a-z]{2,8}))?$/;

/** Words about the name: a sentence, or a remark in small letters. Names and hours mean that the line goes on. */
function tellsAbout(said: string, isColon: boolean): boolean {
  const folded = foldText(said.slice(0, 200));
  const [time] = findTimes(folded);
  if (FACT.test(folded) || JOURNEY.test(said) || (time !== undefined && (!isColon || time.from < FIRST_WORDS)))
    return false;
  const words = wordsOf(said);
  const small = words.filter((word) => isSmall(word) && word.length > 3);
  const capitals = words.slice(1).filter(isCapital);
  if (capitals.length > small.length) return false;
  const [first = '', second = ''] = words;
  // `Check in – The Mill Hotel …`: a name; `The Aztec ruins right next door`: a sentence.
  const isTold = ARTICLE.test(first) && capitals.length === 1 && small.length >= LEAST_SMALL;
  if (saysMore(folded)) return words.length > 1 && (isSmall(first) || isTold || !isCapital(second));
  if (words.length < LEAST_WORDS || small.length < 2 || (isColon && /^\W*\d/.test(said))) return false;
  // `Try the tarts`, `A short walk …`
  return isSmall(first) || isSmall(second) || isTold;
}
const ARTICLE = /^(?:The|An?|Der|Die|Das|Eine?|L[ae]|Les|Une?|El|Los|Las|Il|Lo|Gli|I|Os?|As?|Uma?)$/;
const LEAST_SMALL = 3;
/** What an entry costs belongs to it. */
const FACT = /^(?:free|gratis|kostenlos|gratuit|included|incl\b|[$€£¥])/;
const LEAST_WORDS = 3;
const FIRST_WORDS = 12;
/** `… – Rome – Naples`, `→`: places one after another. */
const JOURNEY = /\p{L} (?:[–—>]|->|→) \p{Lu}/u;
