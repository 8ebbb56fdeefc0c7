/** A sentence that tells two things to do, told apart. */
import { findSecondAction } from '../../../annotators/action-verb.ts';
import { findActivityType } from '../../../annotators/activity-type.ts';
import { isThere } from '../../../annotators/journey-times.ts';
import { findTimes } from '../../../annotators/time.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { isProse } from '../sentences.ts';
import { findThenTimed } from './then-timed.ts';
import { findClause } from './timed-clauses.ts';

/** `Take a rickshaw ride, then visit the tomb` are two. */
export function splitActions(sentence: Passage): Passage[] {
  const folded = foldText(sentence.text);
  const joint =
    folded.length > MAX_SENTENCE
      ? null
      : (findMealFirst(folded) ?? findBooked(folded) ?? findJoint(folded) ?? findWayOn(folded));
  if (joint === null) return splitInTwo(sentence);
  const parts = [slicePassage(sentence, joint.begin, joint.from), slicePassage(sentence, joint.to)];
  return parts.flatMap((part) => splitInTwo(trimPassage(part)));
}

/** The first thing to do stands from `begin` to `from`, the second behind `to`. */
interface Joint {
  readonly begin: number;
  readonly from: number;
  readonly to: number;
}

/** What joins two things to do and belongs to neither. */
function findJoint(folded: string): Joint | null {
  const meal = MEAL_THEN_WAY.exec(folded);
  if (meal !== null) return { begin: 0, from: meal.index, to: meal.index + meal[0].length };
  const match = JOINT.exec(folded) ?? WITH_FEAST.exec(folded);
  if (match === null || match.index < LEAST_ACTION) return null;
  const to = match.index + match[0].length;
  const areTwo = findActivityType(folded.slice(0, match.index)) !== null;
  return areTwo ? { begin: 0, from: match.index, to } : null;
}

/** `We meet at the station at 9 and drive north to Lund`, `We cross to Ven (9 km) and look for seals`. */
function findWayOn(folded: string): Joint | null {
  const match = folded.includes(' and ') && BY_PERSON.test(folded) ? WAY_ON.exec(folded) : null;
  if (match === null || match.index < LEAST_ACTION) return null;
  const first = folded.slice(0, match.index);
  if (IS_SAME_WAY.test(first) || (findActivityType(first) === null && findTimes(first).length === 0)) return null;
  return { begin: 0, from: match.index, to: match.index + match[0].length };
}

/** `The evening is yours, and we have booked you a table at the Blue Door`: what is booked is one thing, with its time or by its name. */
function findBooked(folded: string): Joint | null {
  const match = BOOKED.exec(folded);
  if (match === null || match.index < LEAST_ACTION) return null;
  const to = match.index + match[0].length;
  const booked = folded.slice(to);
  return findActivityType(booked) === null && findTimes(booked).length === 0
    ? null
    : { begin: 0, from: match.index, to };
}

const BOOKED =
  /,?\s(?:and|but)\s(?:i|we)(?:'ve|\shave)\s(?:booked|reserved|arranged)\s(?:(?:for\s)?(?:you|us|both of you)\s)?(?=(?:an?|the|two|your)\s)/;

function findMealFirst(folded: string): Joint | null {
  const match = MEAL_FIRST.exec(folded) ?? MOVE_IN_FIRST.exec(folded);
  const what = match?.groups?.['what'];
  return match === null || what === undefined
    ? null
    : { begin: folded.indexOf(what), from: folded.indexOf(what) + what.length, to: match[0].length };
}

function splitInTwo(sentence: Passage): Passage[] {
  const folded = foldText(sentence.text);
  const at = findSecondAction(folded) ?? findThenTimed(folded) ?? findSecondTime(folded);
  return at === null
    ? [sentence]
    : [
        trimPassage(slicePassage(sentence, 0, at)),
        ...splitInTwo(withoutAnd(trimPassage(slicePassage(sentence, at), ',;'))),
      ];
}

/** `and at 10:30 a boat goes over` begins its own entry. */
function withoutAnd(part: Passage): Passage {
  const lead = /^(?:and|und|et|y|e|en|while)\s(?=\S)/i.exec(part.text);
  return lead === null ? part : slicePassage(part, lead[0].length);
}

/** `the ferry to Nidri at 10:00, then your flight at 15:20`, `At 9 you drive to Bled, and at 10:30 a boat goes over`: each with its time. */
function findSecondTime(folded: string): number | null {
  if (folded.length > MAX_SENTENCE) return null;
  const then = THEN.exec(folded);
  if (!then && !MAY_JOIN.test(folded)) return null;
  const times = findTimes(folded);
  const clause = findClause(folded, times);
  if (clause !== null) return clause;
  const [first, second] = times;
  if (!first || !second || times.length > 2) return null;
  if (then && first.to <= then.index && second.from > then.index) return then.index;
  return findAnd(folded, first.to, second.from);
}

/** `and` right behind the first time or right before the second; between the two alone it makes a span of time. */
function findAnd(folded: string, from: number, to: number): number | null {
  const gap = folded.slice(from, to);
  const behind = AND_BEHIND.exec(gap);
  if (
    behind &&
    findActivityType(folded.slice(from + behind[0].length)) !== null &&
    /[a-z]{4}/.test(gap.slice(behind[0].length))
  )
    return from;
  const before =
    isThere(folded.slice(to).replace(/^\S+/, '')) && findActivityType(folded.slice(0, from))?.type === 'travel'
      ? null
      : AND_BEFORE.exec(gap);
  return before && before.index > 4 ? from + before.index : null;
}

const MAX_SENTENCE = 300;
const LEAST_ACTION = 12;
/**
 * `…, where a guide leads you along the walls`, `…, followed by dinner at the Blue Door`, `…, and sleep under canvas at the camp`,
 * `…, and we drop you at the airport`.
 */
const JOINT =
  /,\swhere\s(?=(?:an?|the|your|our)\s[^,;]{3,60}\s(?:leads|takes|guides|shows|brings|drives|accompanies)\s(?:you|us)\b)|,\sfollowed\sby\s(?=(?:(?:an?|the|your|our)\s)?(?:[a-z-]{1,14}\s){0,2}(?:breakfast|lunch|dinner|supper|tea)\s(?:at|in|on|by)\s)|,\sand\s(?=(?:sleep|fall\sasleep|overnight|stay|spend\sthe\snight)\s[^,;]{0,40}\b(?:at|in)\s)|\sbefore\s(?=(?:an?\s)?(?:[a-z-]{1,14}\s){0,2}(?:lunch|dinner|supper|tea)\s(?:at|in|on|by)\s(?:an?|the|our|your)\s)|,\sand\s(?=at\s\d{1,2}[:.]\d\d\s|(?:we|our driver|your driver)\s(?:will\s)?(?:drops?|drives?|takes?|transfers?|brings?|returns?|collects?)\s)/;
/** Prose, or one short sentence that tells two things. */
export const tellsSentences = ({ passage, folded }: DocumentLine): boolean =>
  isProse(passage) || (folded.endsWith('.') && MEAL_THEN_WAY.test(folded));

/** `A leisurely breakfast and home by way of the lakes`, `Frühstück und Rückfahrt nach Graz.` */
const MEAL_THEN_WAY =
  /(?<=^(?:[a-z']{1,12}\s){0,4}(?:breakfast|fruhstuck|fruhstucksbuffet|petit[- ]dejeuner|desayuno|colazione|cafe da manha|ontbijt)),?\s(?:and|und|et|y|e|en)\s(?=(?:home(?:wards?)? (?:by|via|to|through|along)|(?:heim|ruck)(?:reise|fahrt)|retour (?:vers|a|par)|regreso a|rientro (?:a|in|verso)|regresso a|terugreis)\b)/;
/** `Overnight at the Mill House, with a farewell dinner`: a feast of its own. */
const WITH_FEAST =
  /,\swith\s(?=(?:an?|the|our|your)\s(?:welcome|farewell|gala|captain's|festive)\s(?:dinner|lunch|supper|reception|banquet)\b)/;
/** `Following a lunch of mezze in the village, you drive on`: a meal with its place is one thing, the way another. */
const MEAL_FIRST =
  /^(?:following|after)\s(?:an?|the|your|our)\s(?<what>(?:[a-z-]{1,14}\s){0,3}(?:breakfast|lunch|dinner|supper|tea)\s(?:at|in|on|by|of)\s[^,;]{3,60}),\s(?=(?:you|we)\s)/;
/** `After checking in at the Beech Inn, we walk down to the quay`: where one moves in is one thing, what follows another. */
const MOVE_IN_FIRST =
  /^after\s(?<what>(?:checking|settling)[- ]in(?:to)?\s(?:at\s|to\s)?[^;.]{3,80}?),\s(?=(?:you|we)\s[a-z]+\s)/;
const BY_PERSON = /^(?:[^,;]{0,60}[,\s])?(?:we|you)\s/;
/** `We leave the valley and return to town` is one journey, `you are met, assisted and driven on` one row of verbs. */
const IS_SAME_WAY = /\b(?:leave|depart|set off)\s[^,]*$|,\s[a-z]+$/;
/** A journey that goes on from there, or what comes behind the length of the way. */
const WAY_ON =
  /\sand\s(?=(?:then\s)?(?:drive|transfer|fly|travel|sail|ride|return|head)\s(?:[a-z]+\s)?(?:to|back|on|north|south|east|west|into|for)\b)|(?<=\d\s?(?:km|miles?)\))\sand\s(?=[a-z]{3,}\s)/;
const THEN = /[,;]\s(?:and\s)?(?:then|dann|puis|ensuite|luego|despues|poi|depois)\s/;
const MAY_JOIN = /[,;]\s|\s(?:and|und|et|y|e|en)\s/;
/** What begins a second thing to do; a verb would go on with the first. */
const AND_BEHIND =
  /^,?\s(?:and|und|et|y|e)\s(?=(?:the|your|our|an?|der|die|das|ihre?|le|la|les|votre|el|su|il|o|breakfast|lunch|dinner|brunch|tea)\s)/;
const AND_BEFORE = /,?\s(?:(?:and|und|et|y|e)\s(?:at|um|a|alle|a las|as)|en\s(?:om|rond))\s$/;
