/**
 * Where a second thing with a doer of its own begins in a sentence that tells its times:
 *
 *   At four Hanna shows you the harbour, and supper is at 19:30 in the loft
 *   Breakfast is at 08:00, and Paul drives you to the pier at 09:15
 *   The launch leaves at 09:00, a ranger walks with you to the falls
 *   You land at 09:00 and collect your car at 09:45
 *   Checkout 12:00 hrs, speedboat to the airport at 13:00 hrs
 *   Return the car by 16:00, flight home 19:05 with 4Y 133
 *   We have breakfast on the terrace, leave the bags at the desk at 10:00 and sail at 11:30
 *   Um 10.00 Uhr machen wir eine Rundfahrt, um 13.30 Uhr besuchen wir das Museum
 */
import { beginsWithVerb } from '../../../annotators/action-verb.ts';
import { findActivityType } from '../../../annotators/activity-type.ts';
import type { TimeMention } from '../../../annotators/time.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

/** The place of the joint, which neither clause keeps; null where there is none. Folded text with its times, at least one. */
export function findClause(folded: string, times: readonly TimeMention[]): number | null {
  const [first, second, third] = times;
  if (first === undefined) return null;
  const row =
    findVerb(folded, first, second) ??
    findNextTimed(folded, first, second) ??
    findNextRide(folded, first, second) ??
    findTimeFirst(folded, first, second) ??
    // `Zug Sevilla 09:45 – Madrid 12:17, Rückflug um 15:20`
    (second === undefined ? null : findNextRide(folded, second, third));
  if (row !== null || !JOINT.test(folded)) return row;
  const timed =
    second === undefined
      ? findTimedClause(folded, LEAST_CLAUSE, first.from)
      : findTimedClause(folded, first.to, second.from);
  return timed ?? findGuided(folded, first.to);
}

/** The clause says between the joint and its time who does what, or that something is at that time. */
function findTimedClause(folded: string, from: number, to: number): number | null {
  const gap = folded.slice(from, to);
  let at: number | null = null;
  for (const joint of gap.matchAll(JOINTS)) at = joint.index;
  if (at === null) return null;
  const clause = gap.slice(at).replace(JOINT_WORDS, '');
  return clause.length <= MAX_CLAUSE && (IS_AT.test(clause) || DOES.test(clause) || THERE_IS.test(clause))
    ? from + at
    : null;
}

/** The clause begins with its time, and says behind it what is done then; where the ride before arrives is said of it. */
function findTimeFirst(folded: string, first: TimeMention, second: TimeMention | undefined): number | null {
  if (second === undefined || second.from - first.to > MAX_GAP) return null;
  const lead = TIME_FIRST.exec(folded.slice(first.to, second.from));
  const clause = folded.slice(second.to, second.to + MAX_CLAUSE);
  const isTold =
    first.to + (lead?.index ?? 0) > LEAST_CLAUSE && TWO_WORDS.test(folded.slice(0, first.to + (lead?.index ?? 0)));
  if (lead === null || !isTold || !TOLD_BEHIND.test(clause) || ENDS_RIDE.test(clause)) return null;
  return first.to + lead.index;
}
const TIME_FIRST =
  /[,;]\s(?:(?:and|then|und|dann|et|puis|y|luego|e|poi|depois|en|dan)\s){0,2}(?:at|um|gegen|ab|a|vers|a las?|sobre las|alle|verso le|as|pelas|om|rond)\s$/;
const TOLD_BEHIND = /^(?:\s?(?:uhr|uur|h|hrs))?,?\s[a-z'’]{1,16}\s[a-z'’]{2}/;
/** `…, um 10:15 Uhr Ankunft in Rom`, `…, alle 17.40 siamo giù` */
const ENDS_RIDE =
  /^(?:\s?(?:uhr|uur|h|hrs))?,?\s(?:(?:you|we|wir|sie|nous|vous|on|il|si|the (?:train|bus|boat|ferry|flight)) )?(?:arr|land|reach|ankunft|an\b|kommen|kommt|erreich|llega|cheg|aankomst|aan\b|komen|attei|siamo|saremo|estamos|estaremos|sommes|serons|est (?:a|arrive)|sind|seid|zijn|are (?:there|in|at|back)|'re (?:there|in|at|back)|back|home|return|retour|regres|ritorn|rientr|volt|zuruck|terug)/;

/** Right behind the time that ends the first thing another one with its time at its end: neither is the end of the other's journey. */
function findNextTimed(folded: string, first: TimeMention, second: TimeMention | undefined): number | null {
  if (second === undefined || first.from < LEAST_NAME || NOT_LAST.test(folded.slice(second.to))) return null;
  const gap = folded.slice(first.to, second.from);
  const clause = gap.length > MAX_CLAUSE ? null : NEXT_TIMED.exec(gap);
  const named = clause?.groups?.['named'];
  if (clause === null || named === undefined || IS_SAME.test(named) || IS_END.test(named)) return null;
  const isTwo = findActivityType(folded.slice(0, first.from)) !== null && findActivityType(named) !== null;
  return isTwo ? first.to + (clause.groups?.['unit']?.length ?? 0) : null;
}
/** Right behind the time of what is done before a ride that has its own: `…, flight home 19:05 with 4Y 133`, `…, 19:05 train to Hythe`. */
export function findNextRide(folded: string, first: TimeMention, second: TimeMention | undefined): number | null {
  if (second === undefined || first.from < LEAST_NAME || second.from - first.to > MAX_CLAUSE) return null;
  const gap = folded.slice(first.to, second.from);
  const ride =
    NEXT_RIDE.exec(gap) ??
    (TIME_NEXT.test(gap) && RIDE_BEHIND.test(folded.slice(second.to)) ? TIME_NEXT.exec(gap) : null);
  if (ride === null || IS_SAME_RIDE.test(gap)) return null;
  const isTold = TWO_WORDS.test(folded.slice(0, first.from)) || gap.startsWith(';');
  return isTold ? first.to + (ride.groups?.['unit']?.length ?? 0) : null;
}
const TWO_WORDS = /[a-z]{2,} [a-z]{2}/;
const RIDE =
  '(?:(?:your|our|the|return|home|homeward|onward|outbound|inbound|evening|night|le|la|il|el|lo|o|ihr|der|die) )?(?:flight|fly|plane|train|ferry|coach|bus|sailing|abflug|(?:ruck|heim|weiter|hin)?flug|zug|fahre|vol|avion|volo|aereo|treno|traghetto|vuelo|avion|tren|voo|aviao|comboio|vlucht|trein|(?:[a-z]{2}|u2|w6|4u|5o) \\d{2,4}(?= ))';
const NEXT_RIDE = compactPattern(
  `^(?<unit>\\s?(?:hrs?|h|uhr)?\\.?)[,;]\\s(?:(?:then|and|dann|und|puis|et|luego|y|poi|e|depois)\\s){0,2}${RIDE}\\b[^,;.]{0,60}$`,
);
const TIME_NEXT = /^(?<unit>\s?(?:hrs?|h|uhr)?\.?)[,;]\s(?:(?:then|and|dann|und|at|um|a|a las|alle|ore|as)\s){0,2}$/;
const RIDE_BEHIND = compactPattern(`^\\s?(?:uhr\\s|h\\s|hrs\\s)?${RIDE}\\b`);
/** The end of the ride before, or how long it takes. */
const IS_SAME_RIDE =
  /\b(?:arriv|arr\b|ankunft|landung|lands?\b|landing|llega|chega|time|dauer|duration|opens?\b|closes?\b|until|bis)/;
const LEAST_NAME = 6;
const NEXT_TIMED = /^(?<unit>\s?(?:hrs?|h|uhr)?\.?),\s(?<named>[a-z][^,;.]{5,70}?)\s(?:at |um |a las |alle |as |a )?$/;
const NOT_LAST = /^\s?(?:hrs?|h|uhr)?\s*[^\s.!)]/;
/** `arr Porto 12:00`, `back 17:00`, `till 18:00` */
const IS_END =
  /^(?:and |und |et |y |e )?(?:arr|dep|an\b|ab\b|back|till?|until|bis|jusqu|hasta|fino|ate|end|finish|last|duration|land|arriv|ankunft|llegad|chegad|ruckkehr|retour|regreso|ritorno|return|doors?|check-?in|boarding|pick-?up|meet)/;

/** The next of a row of verbs, with a time of its own behind it: the time is not that of the verbs before. */
function findVerb(folded: string, first: TimeMention, second: TimeMention | undefined): number | null {
  const begin = findVerbBefore(folded, 0, first.from);
  if (begin !== null && isDeed(folded.slice(0, begin)) && !SEES.test(folded.slice(begin))) return begin;
  if (second === undefined || first.from < LEAST_FIRST) return null;
  return findVerbBefore(folded, first.to, second.from) ?? findFormBefore(folded.slice(first.to, second.from), first.to);
}

/** `und holen um 14 Uhr`, `et récupérez le bus à 14h`: the form of the verb tells that it goes on with who does the first. */
function findFormBefore(gap: string, from: number): number | null {
  const form = gap.length > MAX_GAP ? null : FORM.exec(gap);
  return form === null ? null : from + form.index;
}

/** What somebody does who is told to, or to whom the letter is written. */
const isDeed = (before: string): boolean =>
  before.length >= LEAST_CLAUSE &&
  (BY_PERSON.test(before) || beginsWithVerb(before)) &&
  findActivityType(before) !== null;

/** The last joint before the time at `to` that a verb stands behind; an `and` alone joins it only right behind the time before. */
function findVerbBefore(folded: string, from: number, to: number): number | null {
  const gap = folded.slice(from, to);
  if (gap.length > MAX_GAP || !AT_TIME.test(gap)) return null;
  let at = from > 0 && AND_FIRST.test(gap) ? 0 : null;
  for (const joint of gap.matchAll(JOINTS)) at = joint.index;
  if (at === null) return null;
  const clause = gap.slice(at).replace(AND_FIRST, '').replace(JOINT_WORDS, '').replace(DOER, '');
  return clause.length <= MAX_CLAUSE && beginsWithVerb(clause) && !IS_SAME.test(clause) ? from + at : null;
}

const MAX_GAP = 200;
const LEAST_FIRST = 6;
/** What one sees at a place is no second thing beside it. */
const SEES = /^,\s(?:and\s)?(?:see|admire|watch|enjoy|look|taste|sample|try|discover|learn|explore|marvel|view)\b/;
const FORM = compactPattern(
  /(?:,|\s(?:und|et|y|e))\s(?:(?:und|dann|et|puis|y|luego|e|poi|depois)\s){0,2}(?:(?!(?:ankommen|landen|kommen|kehren|erreichen|enden)\b)[a-z]{2,14}en\s(?:um|gegen)|(?!arriv|attei|rentr|reven|termin)[a-z]{3,16}(?:ez|ons)\s(?:[^,;]{2,50}\s)?(?:a|vers)|(?!lleg|regres|vuelv|volv|aterri|termin)[a-z]{3,16}(?:[ae]n|mos)\s(?:[^,;]{2,50}\s)?(?:a|sobre)\slas|(?!arriv|atterr|torn|rientr|termin|fin)[a-z]{3,16}(?:te|mo)\s(?:[^,;]{2,50}\s)?(?:alle|verso\sle)|(?!cheg|volt|regress|aterri|termin)[a-z]{3,16}(?:[ae]m|mos)\s(?:[^,;]{2,50}\s)?as)\s$/,
);
const BY_PERSON = /^(?:[^,;]{0,60}\s)?(?:we|you)\s/;
/** The time is said of what stands right before it. */
const AT_TIME = /\s(?:at|from|for)(?:\s(?:about|around|approx\.?))?\s$|\s(?:around|about|approx\.?|@)\s$/;
const AND_FIRST = /^\sand\s/;
const PART = '(?:in the (?:early |late )?(?:morning|afternoon|evening)|tonight|later(?: on)?|afterwards)';
const DOER = compactPattern(`^(?:${PART},?\\s)?(?:(?:then|you|we|you will|we will|you'll|we'll)\\s){0,2}`);
/** The end of the same journey, or what is said of something within the clause. */
const IS_SAME =
  /^(?:arrive|land|reach|finish|end|get|keep|return(?! to\b|ing)|call|board)\b|\b(?:arriv\w{0,4}|reach\w{0,4}|land(?:s|ing)|return(?:s|ing)|until|till|before|after|ready|which|that|who|where|when|depart\w{0,4}|leav(?:es|ing)|open(?:s|ing)?|clos(?:es?|ing)|start(?:s|ing)|ending|ends|back)\b/;

/** `…, a local guide walks with you …` right behind the time that the first clause ends in. */
function findGuided(folded: string, end: number): number | null {
  const behind = folded.slice(end, end + MAX_CLAUSE);
  return end > LEAST_CLAUSE && GUIDED.test(behind) ? end : null;
}

const MAX_CLAUSE = 90;
const LEAST_CLAUSE = 12;
const JOINT = /[,;]\s/;
const JOINTS = /[,;]\s/g;
const JOINT_WORDS = /^[,;]\s(?:(?:and|und|et|y|e|while|then)\s)?/;
const NAMED =
  "(?!(?:which|that|who|whose)\\s)(?:(?:the|your|our|an?|der|die|das|ihr|ihre|de|het|een|onze|le|la|les|votre|el|su|il|lo|o|seu|sua)\\s|l')?(?:[a-z0-9'-]{1,16}\\s){1,3}?";
/** `supper is at`, `das Abendessen ist um`, `la cena se sirve a las`: what is at that time. */
const IS_AT = compactPattern(
  `^${NAMED}(?:(?:is|are|will be|ist|sind|wird|zijn|wordt|est|sera|es|sera|e|sara)(?:\\s(?:served|ready|booked|reserved|planned|serviert|servi|servie|servida|servita))?|starts?|begins?|follows|leaves|departs|sails|opens|beginnt|startet|folgt|fahrt|vertrekt|gaat|begint|volgt|commence|debute|suit|part|empieza|comienza|sigue|sale|se sirve|inizia|comincia|segue|parte|comeca|sai)\\s(?:at|from|um|ab|om|vanaf|a|des|a las|a partir de las|alle|dalle|as)\\s$`,
);
/** `Paul drives you to the pier at`, `our skipper collects you at`. */
const DOES = compactPattern(
  `^${NAMED}(?:will )?(?:drives?|takes?|brings?|meets?|collects?|shows?|leads?|picks?|transfers?|accompan(?:y|ies)|walks?|awaits?|expects?|fahrt|bringt|holt|erwartet|begleitet)\\s(?:with )?(?:you|us|sie|uns|euch)\\s(?:[^,;]{0,60}\\s)?(?:at|from|um)\\s$`,
);
/** `in the evening there is a seat for you in the front row at`. */
const THERE_IS = compactPattern(`^(?:${PART},?\\s)?there(?:'s| is| are| will be)\\s[^,;]{3,70}\\s(?:at|from)\\s$`);
const GUIDED =
  /^[,;]\s(?:(?:the|your|our|an?) )(?:[a-z-]{1,14} ){0,2}(?:driver|guide|historian|naturalist|ranger|host|skipper|captain) (?:will )?(?:meets?|takes?|drives?|picks?|collects?|shows?|leads?|brings?|walks?|accompan(?:y|ies)|guides?) (?:with |up )?(?:you|us)\b/;
