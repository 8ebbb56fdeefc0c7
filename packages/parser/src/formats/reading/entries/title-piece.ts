/** The pieces that a title is put together of, once the facts are cut out of the text. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { type Field, stated } from '../../../model/field.ts';
import { isLetterOrNumber, startsSmall } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const MAX_TITLE = 240;
/** Marks that are no part of a title where they stand at its edge. */
export const EDGES = ',;:-–—|~±@•·→/=»';
/** `…, a UNESCO site that …`: what comes after the comma describes. */
const APPOSITIVE =
  /,\s(?:an?|the|one of|which|where|who|known|home to|famous|renowned|offering|featuring|(?:led|guided|accompanied|hosted) by|ein|eine|einer|un|une|una|uno|um|uma|qui|que)\s/;

/** Without marks, blanks and full stops at its edges. */
export function trimPiece(piece: Passage): Passage {
  if (isPlainAt(piece.text, 0) && isPlainAt(piece.text, piece.text.length - 1)) return piece;
  let trimmed = withoutPointers(trimPassage(piece, EDGES));
  if (isDot(trimmed.text.charCodeAt(0))) trimmed = withoutLeader(trimmed);
  const { text } = trimmed;
  // The rest of a bracket whose fact was cut.
  if (CLOSING.includes(text.charAt(0))) trimmed = trimPassage(slicePassage(trimmed, 1), EDGES);
  if (OPENING.includes(trimmed.text.charAt(trimmed.text.length - 1)))
    trimmed = trimPassage(slicePassage(trimmed, 0, trimmed.text.length - 1), EDGES);
  const last = trimmed.text.charCodeAt(trimmed.text.length - 1);
  const dots = last === 0x2e || last <= 32 || last >= 128 ? /[.。\s]+$/.exec(trimmed.text) : null;
  const inner =
    dots && !/(?<!\p{L})\p{L}\.$/u.test(trimmed.text)
      ? slicePassage(trimmed, 0, trimmed.text.length - dots[0].length)
      : trimmed;
  return trimPassage(inner, EDGES);
}

/** `9:00 > Museum`, `Museum >> 9:00`; the arrow of `Split -> Brač` stays. */
function withoutPointers(piece: Passage): Passage {
  const { text } = piece;
  const from = text.startsWith('>') ? (/^>{1,2}\s*/.exec(text)?.[0].length ?? 0) : 0;
  const to = text.endsWith('>') ? text.length - (/\s>{1,2}$/.exec(text)?.[0].length ?? 0) : text.length;
  return from === 0 && to === text.length ? piece : trimPassage(slicePassage(piece, from, to), EDGES);
}

/** `9:00 ..... Museum`: what leads from the fact to the words. */
const withoutLeader = (piece: Passage): Passage =>
  trimPassage(slicePassage(piece, /^[.…]+\s+/.exec(piece.text)?.[0].length ?? 0), EDGES);
const isDot = (code: number): boolean => code === 0x2e || code === 0x2026;

const CLOSING = ')]}';
const OPENING = '([{<';

/** A letter or figure of ASCII, as at both ends of most pieces: there is nothing to trim. */
function isPlainAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code < 128 && isLetterOrNumber(code);
}

/** The piece up to words that describe it, and these; cut where it is too long for a title. */
export function splitTail(piece: Passage): { head: Passage; tail: Passage | null } {
  const appositive = piece.text.includes(',') ? APPOSITIVE.exec(foldText(piece.text.slice(0, 400))) : null;
  const cutAt =
    appositive &&
    // `Check in, The Palmer House`: a capital article begins a name.
    !/^,\s\p{Lu}\p{Ll}/u.test(piece.text.slice(appositive.index, appositive.index + 5)) &&
    piece.text.slice(0, appositive.index).trim().includes(' ') &&
    piece.text.length - appositive.index > 15
      ? appositive.index
      : -1;
  if (cutAt > 0) return { head: trimPiece(slicePassage(piece, 0, cutAt)), tail: trimPiece(slicePassage(piece, cutAt)) };
  if (piece.text.length <= MAX_TITLE) return { head: piece, tail: null };
  const space = piece.text.lastIndexOf(' ', MAX_TITLE);
  const at = space > 0 ? space : MAX_TITLE;
  const tail = trimPiece(slicePassage(piece, at));
  return { head: trimPiece(slicePassage(piece, 0, at)), tail: tail.text === '' ? null : tail };
}

/** The end of the third word at most: evidence must be as tight as it can. */
export function firstWords(text: string): number {
  const match = /^\S*\p{L}?\S*(?:\s+\S+){0,2}/u.exec(text.slice(0, 80));
  return Math.max(1, match?.[0].length ?? 1);
}

/** What is said in two places, as one text. */
export const joined = (rest: Field<string>, more: Field<string> | null): Field<string> =>
  more === null ? rest : stated(`${rest.value}, ${more.value}`, [...rest.spans, ...more.spans]);

/** What joins two pieces of a title between which `gap` was cut. */
export function glueOf(gap: string, right: string, isJourney: boolean): string {
  if (isJourney && /[-–—→]/.test(gap) && !right.startsWith('>')) return ' – ';
  // `We leave at 7:30 a.m. and cross …`: the dot is the hour's.
  if (/[.!?]\s+$/.test(gap)) return startsSmall(right) && HALF_AT_END.test(gap) ? ' ' : '. ';
  const mark = SET_APART.exec(gap)?.[1];
  if (mark !== undefined) return ` ${mark} `;
  if (gap.includes(';')) return '; ';
  // `…, 8 PM (booked)`: no comma stands before a bracket.
  // The comma of `14,45` and `€1,200` is the figure's.
  return /,(?!\d)/.test(gap) && !right.startsWith('(') ? ', ' : /^[.!?]/.test(gap) ? '. ' : ' ';
}
const HALF_AT_END = /\d\s?[ap]\.\s?m\.\s+$/i;
const SET_APART = /\s([/>=»→]|->)\s/;

/** What is said in either place or in both. */
export const together = (one: Field<string> | null, other: Field<string> | null): Field<string> | null =>
  one === null ? other : joined(one, other);

/** What lines tell, one after the other. */
export const saidIn = (lines: readonly Passage[]): Field<string> | null =>
  lines.length === 0
    ? null
    : stated(
        lines.map(({ text }) => text).join(', '),
        lines.map((line) => spanOf(line)),
      );

/** `Park walk[b]`: the mark of a remark that stands at the end of the text. */
export function withoutFootnote(passage: Passage): Passage {
  const { text } = passage;
  const mark =
    text.charCodeAt(text.length - 1) === CLOSING_SQUARE ? /\s?\[(?:[a-z]|\d{1,2})\]$/.exec(text.slice(-5)) : null;
  return mark === null ? passage : slicePassage(passage, 0, text.length - mark[0].length);
}
const CLOSING_SQUARE = 0x5d;

/** `Cave tour, €12 each – bring a jumper`, `Palace €20, timed slot so be early`: behind the price in `gap` stand words about what is done. */
export const saysAboutPriced = (gap: string, words: string): boolean =>
  SET_OFF_PRICE.test(gap) ||
  (BEFORE_COMMA.test(gap) && startsSmall(words) && !GOES_ON.test(words) && findActivityType(foldText(words)) === null);
const SET_OFF_PRICE = /^(?:,\s.{2,40}|\s?\([^()]{1,40}\))\s[–—-]\s$/;
const BEFORE_COMMA = /^\s[^,]{2,30},\s$/;
const GOES_ON = /^(?:and|then|und|dann|et|puis|y|luego|e|poi|depois)\s/;

/** `+/- 17.15 check-in`: the sign is written over as many keys. */
export const withoutAbout = (source: Passage): Passage =>
  source.text.startsWith('+/-') && ABOUT_FIGURE.test(source.text.slice(0, 8))
    ? slicePassage(source, ABOUT_SIGN)
    : source;
const ABOUT_FIGURE = /^\+\/-\s?\d/;
const ABOUT_SIGN = 3;
