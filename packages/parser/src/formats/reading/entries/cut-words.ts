/**
 * What else stands where a fact is cut from an entry: `Boat trip (€30 pp, meet at pier 4)` tells a price and where one meets. The price goes to its
 * own field, the other words are said about the entry.
 */
import type { Mention } from '../../../annotators/annotation.ts';
import { hasLetter, hasLetterOrNumber } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { cutAt } from '../../../text/cut-at.ts';
import { indexOfOffset, offsetOf, type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const PARTS = /[,;](?!\d)\s*|\s[–—|·]\s/g;
/** Words of the fact itself. */
const OF_FACT = compactPattern(
  /\b(?:pp|p\.? ?p\.?|p\/p|per|each|pro|par|por|a|persons?|people|pax|head|testa|kopf|pers|persone?|personas?|personne|pessoas?|guest|adults?|approx|approximately|about|around|circa|ca|env|environ|aprox|etwa|roughly|from|ab|des|desde|da|only|just|costs?|price|fee|fees|entry|entrance|admission|tickets?|kosten|preis|eintritt|prix|tarif|entree|precio|entrada|prezzo|ingresso|biglietto|preco|at|um|the|is|der|die|de|of|for|est|estimated|walk|drive|round ?trip|rt|return|ow|one[ -]?way|round[ -]?trip|total|in|on|door|dep|arr|depart|arrive)\b/g,
);
/** Letters that may be left of a part that is but its fact. */
const MAX_LEFT = 2;

/** The parts between `from` and `to` that say more than the `facts` there, in their order. */
export function wordsOfCut(passage: Passage, from: number, to: number, facts: readonly Mention[]): Passage[] {
  const cut = slicePassage(passage, from, to);
  const placeOf = (part: Passage): number => indexOfOffset(passage, offsetOf(part, 0)) ?? from;
  return cutAt(cut, PARTS)
    .map(withoutBracket)
    .filter((part) => hasLetterOrNumber(part.text) && saysMore(part, placeOf(part), facts))
    .map((part) => behindFact(part, placeOf(part), facts));
}

/** `€12 pp (book online)`: the fact has its own field, and what the bracket says is said apart from it. */
function behindFact(part: Passage, at: number, facts: readonly Mention[]): Passage {
  const fact = facts.find(({ from, to }) => from <= at && to > at && to < at + part.text.length);
  const bracket = fact === undefined ? null : BRACKET.exec(part.text.slice(fact.to - at));
  return fact === undefined || bracket === null
    ? part
    : withoutBracket(slicePassage(part, fact.to - at + bracket[0].length - 1));
}
const BRACKET = /^\s?(?:pp|p\.\s?p\.|each|per person)?\s?\(/i;

/** `(timed ticket`: a bracket that was cut in two. */
function withoutBracket(part: Passage): Passage {
  const open = part.text.lastIndexOf('(');
  const isCut = open > 0 && !part.text.includes(')', open);
  const whole = trimPassage(isCut ? slicePassage(part, open) : part, '.:–- ');
  const isOpen = '(['.includes(whole.text.charAt(0));
  const inner = isOpen ? slicePassage(whole, 1) : whole;
  const isClosed = (inner.text.endsWith(')') || inner.text.endsWith(']')) && !/[([]/.test(inner.text);
  return trimPassage(isClosed ? slicePassage(inner, 0, inner.text.length - 1) : inner, '.:–- ');
}

function saysMore(part: Passage, at: number, facts: readonly Mention[]): boolean {
  const inside = facts.filter((fact) => fact.from < at + part.text.length && fact.to > at);
  let rest = foldText(part.text);
  for (const { from, to } of inside)
    rest = `${rest.slice(0, Math.max(0, from - at))}${' '.repeat(Math.max(0, Math.min(to - at, rest.length) - Math.max(0, from - at)))}${rest.slice(Math.max(0, to - at))}`;
  const left = rest.replace(OF_FACT, '');
  return inside.length === 0 ? hasLetter(left) : countSmall(left) > MAX_LEFT;
}

function countSmall(folded: string): number {
  let count = 0;
  for (let i = 0; i < folded.length; i++) if (folded.charCodeAt(i) >= 97 && folded.charCodeAt(i) <= 122) count++;
  return count;
}
