/** Places of the gazetteer in a text, the longest name first. */
import { beginsLongerPlace, findPlace, foldName, MAX_PLACE_WORDS, type Place } from '@waypage/gazetteer';
import { type Token, tokenize } from '../tokenizer/tokenize.ts';
import type { Mention } from './annotation.ts';

export interface PlaceMention extends Mention {
  readonly place: Place;
}

const PREPOSITIONS = new Set('in to at from nach in aus zu a en de au aux da di per verso para ab via'.split(' '));
/** `Buffalo, NY` */
const STATE = /^, [A-Z]{2}\b/;
const GAP = /^(?:[\s.'’-]{1,2}|\s?&\s?)$/;

/** Only words that start with a capital are looked up; names that are also words count after a preposition or beside another place. */
export function findPlaces(text: string): PlaceMention[] {
  const whole = tokenize(text, 400);
  const tokens = APOSTROPHE.test(text) ? whole.map((token) => behindElision(text, token)) : whole;
  const found: PlaceMention[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const mention = tokens[i]?.capital ? longestAt(text, tokens, i) : null;
    if (!mention || isMeeting(tokens, i)) continue;
    if (
      !mention.place.ambiguous ||
      PREPOSITIONS.has(tokens[i - 1]?.folded ?? '') ||
      isBesidePlace(text, found.at(-1), mention) ||
      STATE.test(text.slice(mention.to, mention.to + 6))
    )
      found.push(mention);
    while ((tokens[i + 1]?.from ?? Number.POSITIVE_INFINITY) < mention.to) i++;
  }
  return found;
}

/** `Oman` of `Sultanat d'Oman`, `Umbria` of `dell'Umbria`: the small word is no part of the name. */
function behindElision(text: string, token: Token): Token {
  const length = token.capital ? 0 : (ELIDED.exec(text.slice(token.from, token.from + 10))?.[0].length ?? 0);
  if (length === 0) return token;
  return { ...token, from: token.from + length, folded: token.folded.slice(length), capital: true };
}
const APOSTROPHE = /['’]/;
const ELIDED = /^(?:[dl]|de?ll|[ads]all|nell|sull)['’](?=\p{Lu}\p{L}{3})/u;

/** `SMITH FAMILY REUNION`: those who meet again name no island. */
const isMeeting = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.folded === 'reunion' && MEET.has(tokens[i - 1]?.folded ?? '');
const MEET = new Set(
  'family families class school college university alumni friends cousins sisters brothers siblings girls boys team army navy veterans'.split(
    ' ',
  ),
);

function longestAt(text: string, tokens: readonly Token[], i: number): PlaceMention | null {
  const first = tokens[i] as Token;
  const word = foldName(text.slice(first.from, first.to));
  let best = mentionOf(text, first.from, first.to, word) ?? possessiveOf(text, first, word);
  const space = word.indexOf(' ');
  if (!beginsLongerPlace(space < 0 ? word : word.slice(0, space))) return best;
  for (let n = 1; n < MAX_PLACE_WORDS; n++) {
    const last = tokens[i + n];
    if (!last || !GAP.test(text.slice((tokens[i + n - 1] as Token).to, last.from))) break;
    best = mentionOf(text, first.from, last.to, foldName(text.slice(first.from, last.to))) ?? best;
  }
  return best;
}

function mentionOf(text: string, from: number, to: number, name: string): PlaceMention | null {
  const place = findPlace(name);
  // A name that ends in `'s` is found with it only where it is written so in the table; `U.S.` ends in no such one.
  const isPossessive = name.endsWith(' s') && text.charAt(to - 2) !== '.';
  return place ? { from, to: isPossessive ? to - 2 : to, place } : null;
}

/** `Rome's` is Rome. */
const possessiveOf = (text: string, token: Token, word: string): PlaceMention | null =>
  word.endsWith(' s') ? mentionOf(text, token.from, token.to - 2, word.slice(0, -2)) : null;

const isBesidePlace = (text: string, before: PlaceMention | undefined, mention: PlaceMention): boolean =>
  before !== undefined && /^\s?[,&/–→-]\s?$/.test(text.slice(before.to, mention.from));
