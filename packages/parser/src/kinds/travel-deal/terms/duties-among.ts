/**
 * `Only till 9 May, deposit £50pp, WhatsApp Jo 07700 …`: of what commas join to the deadline or the number to call, the conditions alone. Of
 * `£285 a head, £60 deposit to hold, balance 8 weeks before` what stands behind the price.
 */
import { findPhone } from '../../../formats/reading/terms/contact-marks.ts';
import { lookAtLine } from '../../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isValidityOnly } from './no-condition.ts';

/** `isCondition` judges a piece; `isBeside` says that the line gave the price or the deadline. */
export function dutiesAmong(
  sentence: Passage,
  isCondition: (piece: Passage) => boolean,
  isBeside = false,
): readonly Passage[] {
  if (sentence.text.length > MAX_JOINED) return [];
  const pieces = piecesOf(sentence);
  const duties = pieces.filter(isCondition);
  const [first] = pieces;
  if (first === undefined || duties.some((piece) => findPhone(piece) !== null)) return [];
  const areAllBehind = duties.length === pieces.length - 1 && !isCondition(first);
  // A deposit and its balance are one condition.
  if (isBeside && !isCondition(first) && isPriceAlone(foldText(first.text))) {
    if (areAllBehind) return [trimPassage(slicePassage(sentence, behindFirst(sentence)), '.!')];
    // T-555: `£285 a head, flights included, £60 dep`
    if (duties.length > 0) return duties;
  }
  // Elsewhere all that stands behind the deadline must be conditions.
  const isJoined = isBeside
    ? pieces.some((piece) => findPhone(piece) !== null || isUntil(piece))
    : areAllBehind && isUntil(first);
  return isJoined ? duties : [];
}

const isUntil = ({ text }: Passage): boolean => isValidityOnly(foldText(text), lookAtLine(foldText(text)));

function piecesOf(sentence: Passage): Passage[] {
  const pieces: Passage[] = [];
  let from = 0;
  for (const mark of sentence.text.matchAll(JOINT)) {
    pieces.push(trimPassage(slicePassage(sentence, from, mark.index), '.!'));
    from = mark.index + mark[0].length;
  }
  pieces.push(trimPassage(slicePassage(sentence, from), '.!'));
  return pieces;
}

function behindFirst({ text }: Passage): number {
  for (const mark of text.matchAll(JOINT)) return mark.index + mark[0].length;
  return 0;
}

/** T-533: `held till 5pm mon 30 nov, non ref, no name chgs`: what stands behind the day, where the offer is not named. */
export function dutiesBehindHold(sentence: Passage, isCondition: (piece: Passage) => boolean): readonly Passage[] {
  const comma = sentence.text.length > MAX_JOINED ? -1 : sentence.text.indexOf(', ');
  if (comma < 0 || !HELD.test(foldText(sentence.text.slice(0, comma)))) return [];
  return piecesOf(slicePassage(sentence, comma + 2)).filter(isCondition);
}
const HELD =
  /^\W{0,3}(?:(?:price|rate|fare|offer|only|is|its|just) ){0,2}(?:held|on hold|hold|on option|option|optioned|valid|good|gehalten|reserviert|option|gultig|gilt|en option|valable|opcion|bloquead[oa]|vigente|valid[oa]s?|bloccat[oa]|opzione|opcao|optie|vast|geldig)\b ?(?:is |nur |solo |so |only )?(?:til|till|until|thru|through|bis|jusqu'?(?:au|a)?|hasta|fino al?|ate|tot|t\/m)\b.{0,30}\d[^,;]{0,16}$/;
/** An amount and for whom it is, and nothing else. */
export const isPriceAlone = (folded: string): boolean => PRICE.test(folded);
const PRICE =
  /^\W{0,4}(?:(?:from|only|just|now|price|ab|nur|preis|desde|solo|da|des|vanaf)[: ]{1,2}){0,2}(?:[a-z]{0,3} ?[$€£₹] ?|(?:usd|eur|gbp|inr|aud|cad|chf|aed) ?)?\d[\d.,']*(?: ?(?:€|eur|usd|chf))? ?(?:(?:a|per) (?:head|person|adult)|pps?|p\.p\.?|each|pro person|par personne|por persona|a persona|p\.? ?pers\.?)?\W{0,2}$/;
const MAX_JOINED = 240;
const JOINT = /,\s+|\s?\p{Extended_Pictographic}\ufe0f?\s*/gu;
