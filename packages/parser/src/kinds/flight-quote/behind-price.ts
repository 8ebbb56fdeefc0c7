/** `… nzd 860 each in economy with 25 kilos and a meal`: in a message without marks, what the fare brings stands behind its price. */
import { findCabins } from '../../annotators/cabin.ts';
import { cutTwo } from '../../formats/reading/terms/term-items.ts';
import { hasDigit } from '../../text/character-class.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const EACH =
  /\d(?:[.,][-–]{1,2})?\s?(?:(?!kilos?\b|kgs?\b|lbs?\b|bags?\b|pieces?\b|pcs?\b)[a-z]{3,7}|[$€£])?\s(?:pp|p\.p\.|each|a head|per (?:person|adult|head|pax|traveller|traveler)|pro person|por persona|a persona|par personne|por pessoa)\b,?\s(?=\S)/g;
/** What joins the price to what it brings, after the cabin. */
const JOINT =
  /^(?:in (?:[a-z]+ ){1,3}?(?=with|incl|plus|and |mit|avec|con|com|\())?(?:(?:and )?(?:with|including|includes|incl\.?|plus|and|mit|avec|con|com)\s)?/;
const DENIAL = /\s(?=(?:no|without|ohne|sans|sin|senza|sem)\s)/;

/** What stands behind the price of each traveler, cut into its things; null where the words say no such price. `folded` is the clause's text. */
export function thingsBehindPrice(clause: Passage, folded: string): Passage[] | null {
  if (!hasDigit(folded)) return null;
  let end = -1;
  EACH.lastIndex = 0;
  for (let match = EACH.exec(folded); match !== null; match = EACH.exec(folded)) end = match.index + match[0].length;
  if (end < 0) return null;
  const from = end + (JOINT.exec(folded.slice(end, end + MAX_JOINT))?.[0].length ?? 0);
  const denial = DENIAL.exec(folded.slice(from));
  const at = denial === null ? folded.length : from + denial.index;
  const brought = cutTwo(slicePassage(clause, from, at));
  return denial === null ? brought : [...brought, slicePassage(clause, at + 1)];
}

const MAX_JOINT = 60;

/** F-240: `Tarifa Classic - incluye 1 maleta, asiento`: what stands behind the name of a fare, where it is a list of what it brings. */
export function behindName(sentence: Passage, folded: string): Passage | null {
  const name = folded.includes('incl') || folded.includes('inkl') ? NAME_BEFORE_LIST.exec(folded)?.[0] : undefined;
  if (name === undefined) return null;
  const end = name.endsWith('(') && sentence.text.endsWith(')') ? sentence.text.length - 1 : undefined;
  return slicePassage(sentence, name.length, end);
}
const NAME_BEFORE_LIST =
  /^(?:[a-z]{1,14}[ +]){0,3}[a-z]{2,14}(?:\s?[-–—:|]\s|\s\()(?=(?:incl(?:udes?|uding|uye|uyendo|ut|uent|ude|uindo|ui)|inkl(?:usive|\.)?)\s)/;

/** `Economy Light, 1 cabin bag + 1 small bag each`: what stands behind the name of the fare. */
export function afterCabin(sentence: Passage): Passage | null {
  const at = sentence.text.slice(0, MAX_CABIN).search(/,\s/);
  if (at < 0) return null;
  const name = foldText(sentence.text.slice(0, at)).replace(/^\W*(?:in )?/, '');
  const [cabin] = findCabins(name);
  if (cabin?.from !== 0 || cabin.to !== name.length) return null;
  const rest = slicePassage(sentence, at + 2);
  return slicePassage(rest, JOINING.exec(rest.text)?.[0].length ?? 0);
}

const JOINING = /^(?:and|plus|with)\s(?:(?:you(?:'ll)? (?:each )?(?:get|have)|comes? with)\s)?/i;
/** The name of a fare is no longer. */
export const MAX_CABIN = 40;
