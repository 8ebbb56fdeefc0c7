/**
 * A line that holds several entries of its day, each with its hour behind it:
 *
 *   check in 15:00, dinner 20:00
 *   transfer 9.30, flight 12.05
 *   Museum 9h30 und Mittagessen 12h15
 *
 * Two hours of one journey are none (`Ferry Split 9:30, Hvar 10:30`), nor is what ends in another figure (`tickets 12.50, lunch 14.00`).
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findTimes } from '../../../annotators/time.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { bareMinutes } from './trailing-time.ts';

const MAX_ROW = 240;
/** Longer ones are clauses of a sentence, which are told apart by their verbs. */
const MAX_PART = 44;
/** `coffee 3.50, cake 4.20` are prices. */
const EARLIEST = 360;
const HALF_DAY = 720;
/** `lunch 12.30, dinner 7.30` goes on, `lunch 12.30, walk 11.30` does not. */
const LATEST = 22 * 60;
/** Nobody writes `9.37` for when he goes to dinner. */
const STEP = 5;

/** A mark or word right behind an hour, before words. */
const JOINT = compactPattern(
  '(?<=\\d(?:\\s?(?:[ap]\\.?m\\.?|[Uu]hr|uur|hrs?|h))?)\\s?(?:[,;/+&]|\\s(?:[-–]|and|then|und|dann|et|puis|y|luego|e|poi|depois|en|dan))\\s(?:(?:and|then|und|dann|et|puis|y|luego|e|poi|depois|en|dan)\\s){0,2}(?=\\p{L})',
  'gu',
);
const MAY_JOIN =
  /\d(?:\s?\p{L}{1,4}\.?)?(?:[,;]|\s(?:[-–/+&]|and|then|und|dann|et|puis|y|luego|e|poi|depois|en|dan)) ?\s\p{L}/u;

const ENDS_WITHIN = /[.!?]\s+\p{Lu}/u;

/** The entries of the line, in order; none where it is one. */
export function splitHoursBehind(passage: Passage): readonly Passage[] {
  const { text } = passage;
  if (text.length > MAX_ROW || !MAY_JOIN.test(text) || ENDS_WITHIN.test(text)) return [];
  const parts: Passage[] = [];
  let from = 0;
  for (const { index, 0: joint } of allMatches(JOINT, text)) {
    parts.push(trimPassage(slicePassage(passage, from, index)));
    from = index + joint.length;
  }
  parts.push(trimPassage(slicePassage(passage, from)));
  return parts.length > 1 && areEntries(parts) ? parts : [];
}

/** The entries of a line whose hours have a dot: there such figures are hours at the end of others, too. */
export const splitDottedHours = (passage: Passage): readonly Passage[] =>
  passage.text.includes('.') && DOTTED.test(passage.text) ? splitHoursBehind(passage) : [];
const DOTTED = /\p{L} \d{1,2}\.\d\d(?:[,;]| \p{L}| [-–/+&]) /u;

interface Part {
  readonly words: string;
  readonly type: string | null;
  /** The thing itself is what the words begin with. */
  readonly isNamedFirst: boolean;
  readonly minutes: number;
  readonly isDotted: boolean;
}

function areEntries(passages: readonly Passage[]): boolean {
  let last = 0;
  let told = 0;
  let before: Part | null = null;
  for (const passage of passages) {
    const part = readPart(passage.text);
    if (part === null || IS_FACT.test(part.words)) return false;
    const hour = [part.minutes, part.minutes + HALF_DAY].find(
      (at) => at >= last && (at === part.minutes || at <= LATEST),
    );
    const mustFollow = part.isDotted || part.type === null || IS_BEFORE.test(part.words);
    if (mustFollow && hour === undefined) return false;
    if (before !== null && (IS_END.test(part.words) || (before.type === 'travel' && IS_WAY.test(part.words))))
      return false;
    // `Ferry Split 9:30, Hvar 10:30`, `Flight Rome 9:30, Lisbon airport 12:00` are one journey.
    const mayArrive = part.type === null || (part.type === 'travel' && !part.isNamedFirst);
    if (before?.type === 'travel' && mayArrive) return false;
    if (part.type !== null) told++;
    last = hour ?? last;
    before = part;
  }
  return told >= Math.max(1, passages.length - 1);
}

/** Words and the hour that ends them; null where they end otherwise, or hold a second one. */
function readPart(text: string): Part | null {
  const folded = foldText(text);
  const times = findTimes(folded);
  const [time] = times;
  const dotted = time === undefined ? bareMinutes(text) : null;
  if (times.length > 1 || (time === undefined && (typeof dotted !== 'number' || dotted < EARLIEST || dotted % STEP)))
    return null;
  if (time !== undefined && !ENDS.test(folded.slice(time.to))) return null;
  const words = time === undefined ? folded.replace(LAST_FIGURE, '') : folded.slice(0, time.from);
  if (words.length > MAX_PART || !/[a-z]{3}/.test(words) || PRICED.test(words)) return null;
  const type = findActivityType(words);
  return {
    words,
    type: type?.type ?? null,
    isNamedFirst: type?.from === 0,
    minutes: time?.time.start.minutes ?? Number(dotted),
    isDotted: LAST_FIGURE.test(folded),
  };
}

/** The last may be told where it is: `reception 18:00 at the barn`. */
const ENDS =
  /^\s?(?:hrs?|h|uhr|uur)?(?:\s(?:at|in|on|im|am|bei|beim|@|chez|au|al|alla|en|da|dal|presso|no|na|em|op|bij)\s[^,;\d]{2,40})?[.!]?$/;
const LAST_FIGURE = /\d{1,2}\.\d\d(?:\s?[-–]\s?\d{1,2}\.\d\d)?\.?$/;
/** What such figures are the price of, unless they have a colon. */
const PRICED =
  /[$€£]|\b(?:tickets?|entry|entrance|admission|fee|fare|menu|adults?|kids|eintritt|karten?|entree|billets?|entradas?|biglietti?|ingresso|bilhetes?|toegang|pp|each|ab|from)\b[^a-z]*$/;
/** The end of what stands before it. */
const IS_END =
  /^(?:arr|an\b|land|ankunft|llegad|chegad|aankomst|back|till?|until|bis|jusqu|hasta|fino|ate|tot\b|end|finish|last|duration|ruckkehr|retour|regreso|ritorno|return\b|clos|schlies|cierr|chiu|fech|slui|latest)/;
/** When the same way begins. */
const IS_WAY = /^(?:dep|ab\b|abfahrt|abflug|salida|partida|vertrek|partenz)/;
/** Hours that a house, a stage or a counter keeps. */
const IS_FACT =
  /\b(?:check-?\s?out|doors?|open(?:s|ing)?|clos(?:es|ing)|offen|geoffnet|ouvert|abierto|aperto|aberto|last (?:entry|admission|orders?)|(?:flight|travel|journey|driving|flying) time|(?:flug|fahr|reise)zeit|dauer|duration|duree|duracion|durata|duracao|duur)\b/;
/** What comes before the thing is told behind it by those who mean the same one: `ferry 12:00, check-in 11:15`. */
const IS_BEFORE = /^(?:check-?\s?in|boarding|pick-?\s?up|meet|collect|gate|treff|abhol|recog|rendez|ritrovo|encontro)/;
