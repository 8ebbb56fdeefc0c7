/**
 * A line that holds several entries of its day, set apart by commas, bars, arrows or other marks:
 *
 *   09:00 Castle walk, 13:30 Lunch at the mill, 19:00 Concert
 *   Castle walk → Lunch at the mill → Concert            (where nothing else stands under the day)
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { arrivalBehind } from '../../../annotators/journey-times.ts';
import { findTimes, type TimeMention } from '../../../annotators/time.ts';
import { hasLetter, isDigit } from '../../../text/character-class.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, withChanges, withText } from '../document.ts';
import { splitHoursBehind } from '../hours/hours-behind.ts';
import { mayEndWithin } from '../sentences.ts';
import { partLength, splitParts } from '../told-days/parts-in-line.ts';
import { splitFlightRow } from './flight-row.ts';
import { findNextRide } from './timed-clauses.ts';
import { splitTransfer } from './transfer-to-flight.ts';

const MAX_ROW = 400;
const LEAST_NAME = 4;
const LEAST_PARTS = 3;

/** The lines of a day, such a line as one for each of its entries. */
export function splitRows(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const [only] = lines;
  const flown = lines
    .flatMap((line) => entriesOf(line, splitParts(line)))
    .flatMap((line) => entriesOf(line, splitBehindPart(line)))
    .flatMap((line) => entriesOf(line, line.table === null ? splitListed(line) : []));
  if (flown.length === 1 && only !== undefined && !only.startsWithTime) {
    const parts = splitUntimed(only);
    // A sentence is told apart as prose.
    const isSentence = /[.!?]$/.test(only.passage.text);
    return entriesOf(only, parts.length > 0 ? parts : isSentence ? transferOf(only) : splitRide(only));
  }
  return flown.some((line) => mayHoldRow(line) || mayHoldRide(line) || mayHoldTransfer(line))
    ? flown.flatMap((line) => entriesOf(line, mayHoldRow(line) ? splitRow(line, line.times) : splitRide(line)))
    : flown;
}

/** `Matin : 8 h départ en car ; 10 h rallye`: the first entry keeps the name of the part. */
function splitBehindPart(line: DocumentLine): readonly Passage[] {
  const from = partLength(line);
  if (from === 0 || line.passage.text.length > MAX_ROW) return [];
  const rest = trimPassage(slicePassage(line.passage, from));
  const folded = foldText(rest.text);
  const times = findTimes(folded);
  const timed = times[0]?.from === 0 && times.length > 1 ? splitRow({ passage: rest, folded }, times) : [];
  const [first, ...others] = timed.length > 0 ? timed : splitClauses(rest);
  if (first === undefined || others.length === 0) return [];
  const end = line.passage.text.indexOf(first.text, from) + first.text.length;
  return [slicePassage(line.passage, 0, end), ...others];
}

function splitListed({ passage, startsWithTime, look }: DocumentLine): readonly Passage[] {
  if ((look.signs & DIGIT) === 0) return [];
  const flights = splitFlightRow(passage);
  return flights.length > 0 || startsWithTime ? flights : splitHoursBehind(passage);
}

/** What may be a transfer to a flight: the longest part of the lines is done with here. */
const mayHoldTransfer = ({ look, passage: { text } }: DocumentLine): boolean =>
  (look.signs & DIGIT) !== 0 && TO_FLIGHT.test(text);
const TO_FLIGHT = /\b(?:for|to|zum|den|pour|para|per|voor)\s.{2,40}\d[:.h]\d\d/;
const RIDE_ROW = /[,;]\s[^,;]{0,60}\d[:.h\sU]/;
const mayHoldRide = ({ startsWithTime, table, passage: { text } }: DocumentLine): boolean =>
  !startsWithTime && table === null && text.length <= MAX_RIDE && RIDE_ROW.test(text) && !ENDS_WITHIN.test(text);
const ENDS_WITHIN = /[.!?]\s+\p{Lu}/u;
const MAX_RIDE = 160;

/** `Return the car by 16:00, flight home 19:05 with 4Y 133`: what is done by an hour, and the ride after it. */
function splitRide({ passage, folded, times, ...line }: DocumentLine): readonly Passage[] {
  const transfer = transferOf({ passage, ...line });
  if (transfer.length > 0) return transfer;
  if (!mayHoldRide({ passage, folded, times, ...line })) return [];
  const [first, second, third] = times ?? findTimes(folded);
  if (first === undefined || second === undefined) return [];
  const at = findNextRide(folded, first, second) ?? findNextRide(folded, second, third);
  if (at === null) return [];
  const ride = trimPassage(slicePassage(passage, at), ',;');
  return [trimPassage(slicePassage(passage, 0, at)), slicePassage(ride, LEADS_OVER.exec(ride.text)?.[0].length ?? 0)];
}
function transferOf({
  passage,
  table,
  startsWithTime,
}: Pick<DocumentLine, 'passage' | 'table' | 'startsWithTime'>): readonly Passage[] {
  const parts = table === null && !startsWithTime ? splitTransfer(passage) : [];
  return parts.length > 1 ? parts : [];
}
const LEADS_OVER = /^(?:(?:then|and|dann|danach|und|puis|et|luego|y|poi|e|depois) ){1,2}/i;

/** The mark between two entries, and the words that lead to the hour of the second. */
const BEFORE_TIME =
  /(?<mark>[,;|/→•·>+&]|➡️?|>>|\/\/|\s[-–—])\s(?:(?:and|und|et|y|e|then|dann|puis|luego|poi|depois|at|um|gegen|ab|a|a las|alle|as|ore|alle ore|vers) ){0,2}$/;
const ROW = /(?:[,;|/→•·>+&]|➡️?|\s[-–—])\s\D{0,12}\d/;
const mayHoldRow = ({ startsWithTime, table, passage: { text } }: DocumentLine): boolean =>
  startsWithTime && table === null && text.length <= MAX_ROW && (ROW.test(text) || MEAL_NEXT.test(text));

/** `arrive 10:20`, `20:00 latest`: the end of what stands before it. */
const IS_END = /^[\s,:–-]*(?:arr|ankunft|llegada|chegada|latest|sharp|return|ends?|close)/;

/** The entries of a row that begins with its hour; none where it is one. */
function splitRow(
  { passage, folded }: Pick<DocumentLine, 'passage' | 'folded'>,
  known: DocumentLine['times'],
): readonly Passage[] {
  const times = known ?? findTimes(folded);
  const found = splitTimed(passage, folded, times);
  const timed = found.length > 0 ? found : splitOwnRide(passage, folded, times);
  const parts = (timed.length === 0 ? [passage] : timed).flatMap(splitMeal);
  return parts.length === 1 ? [] : parts;
}

/** `06:30 pick-up, fast boat 09:00 from Padang Bai, arr 10:45`: the ride behind the comma has an hour of its own. */
function splitOwnRide(passage: Passage, folded: string, [first, second]: readonly TimeMention[]): readonly Passage[] {
  if (first?.from !== 0 || second === undefined || second.from - first.to > MAX_GAP) return [];
  const ride = OWN_RIDE.exec(folded.slice(first.to, second.from));
  if (ride === null || findActivityType(ride.groups?.['first'] ?? '') === null) return [];
  const at = first.to + (ride.groups?.['first'] ?? '').length;
  return [trimPassage(slicePassage(passage, 0, at)), trimPassage(slicePassage(passage, at), ',;')];
}
const MAX_GAP = 80;
const OWN_RIDE =
  /^(?<first>(?:\s?[:–-])?\s[a-z][^,;.()]{3,40})[,;]\s(?:(?:then|and|dann|und|puis|et|luego|y|poi|e|depois)\s)?(?:[a-z-]{2,10}\s){0,2}(?:boat|speedboat|ferry|train|bus|coach|flight|zug|fahre|flug|bateau|vol|barco|lancha|tren|vuelo|traghetto|treno|volo|comboio|voo)\s(?:at\s|um\s|a las\s|alle\s)?$/;

/** A sentence that begins with its hour, as a row of its entries. */
export function splitSentenceRow(sentence: Passage): readonly Passage[] {
  const transfer = splitTransfer(sentence);
  if (transfer.length > 1) return transfer;
  const clauses = splitClauses(sentence);
  if (clauses.length > 1) return clauses;
  // `Drive to Lund (2 hrs), lunch at Blå Porten`
  if (MEAL_NEXT.test(sentence.text) && DRIVES.test(sentence.text)) return splitMeal(sentence);
  if (!isDigit(sentence.text.charCodeAt(0)) || !ROW.test(sentence.text)) return [sentence];
  const folded = foldText(sentence.text);
  const times = findTimes(folded);
  const parts = times[0]?.from === 0 ? splitRow({ passage: sentence, folded }, times) : [];
  return parts.length === 0 ? [sentence] : parts;
}

/** `At 15:00 transfer to the station; train at 16:10`: what a semicolon sets apart, where each tells what is done at its hour. */
function splitClauses(sentence: Passage): readonly Passage[] {
  const at = sentence.text.indexOf('; ');
  if (at < 0 || isOpen(sentence.text.slice(0, at))) return [sentence];
  const parts = [slicePassage(sentence, 0, at), trimPassage(slicePassage(sentence, at + 2))];
  const tell = parts.every(({ text }) => {
    const folded = foldText(text);
    return findTimes(folded).length > 0 && findActivityType(folded) !== null;
  });
  return tell ? parts.flatMap((part, i) => (i === 0 ? [part] : splitClauses(part))) : [sentence];
}

/** `9:30 boat trip to the caves, lunch at Pescaria`: a meal and the house where it is had come after what is done before. */
function splitMeal(part: Passage): readonly Passage[] {
  const match = MEAL_NEXT.exec(part.text);
  if (match === null || isOpen(part.text.slice(0, match.index))) return [part];
  const meal = trimPassage(slicePassage(part, match.index + match[0].length));
  const before = slicePassage(part, 0, match.index);
  const isMeal =
    findActivityType(foldText(meal.text))?.type === 'meal' && !/[\d(]/.test(meal.text) && !STOP.test(meal.text);
  const first = findActivityType(foldText(before.text))?.type ?? 'meal';
  return isMeal && first !== 'meal' ? [before, meal] : [part];
}
/** `Kaffeestopp in Petra` is made on the way. */
const STOP = /^\S{0,12}(?:stopp?|pause|break|rast)\b|^(?:parada|sosta|arr[êe]t)\b/i;
const DRIVES = /^(?:Drive|Transfer|Fly|Fahrt|Trajet|Route|Traslado|Trasferimento) [^.!?]{3,160}\.?$/;
const MEAL_NEXT =
  /[,;]\s(?:(?:then|afterwards|followed by|and|danach|anschließend|dann|und|puis|ensuite|et|luego|después|y|poi|dopo|e|depois)\s){0,2}(?=(?:(?:late|early|light|long|quick|casual|spätes|frühes)\s)?\p{L}{4,14}\s(?:at|in|bei|beim|im|chez|au|aux|en|al|alla|da|dal|presso|no|na)\s(?:(?:the|der|dem|den|le|la|les|el|los|las|il|lo|o|a)\s|l['’])?\p{Lu})/u;

/** Where the hours stand at which the next entries begin; none where the line is one entry. */
function splitTimed(passage: Passage, folded: string, times: readonly TimeMention[]): readonly Passage[] {
  const parts: Passage[] = [];
  let from = 0;
  let said = times[0]?.to ?? 0;
  let isLoose = false;
  let isApart = false;
  let areClauses = true;
  const [first] = times;
  const arrival = first === undefined ? null : arrivalBehind(first, times, folded);
  for (const time of times.slice(1)) {
    if (arrival?.isByRail === true && time.from === arrival.from) continue;
    const gap = folded.slice(said, time.from);
    const before = BEFORE_TIME.exec(gap);
    if (before === null || isOpen(gap) || !isNamed(gap.slice(0, before.index))) continue;
    const behind = folded.slice(time.to, time.to + 24);
    if (!/^[\s:–—|,-]{0,4}["“(]?[a-z]/.test(behind) || IS_END.test(behind)) continue;
    parts.push(trimPassage(slicePassage(passage, from, said + before.index)));
    from = said + before.index + (before.groups?.['mark'] ?? '').length;
    said = time.to;
    // `650 m, 5 h 30, helmet`: the figure may as well be how long it takes.
    isApart ||= behind.startsWith(',');
    const mark = (before.groups?.['mark'] ?? '').trim();
    isLoose ||= !',;|•·'.includes(mark);
    areClauses &&= mark === ';';
  }
  if (parts.length === 0) return [];
  parts.push(trimPassage(slicePassage(passage, from)));
  // `08:40 Ghent → 11:19 Lille` is one journey.
  return (isLoose || parts.length < LEAST_PARTS) && !areClauses && !tellEntries(parts, !isApart) ? [] : parts;
}

/** All say what is done; of three or more, one may not, nor one of two whose other is no ride: `08:40 Ghent, 11:19 Lille`. */
function tellEntries(parts: readonly Passage[], mayBeOne = false): boolean {
  const types = parts.map(({ text }) => findActivityType(foldText(text))?.type ?? null);
  const told = types.filter((type) => type !== null);
  const mayMiss = parts.length >= LEAST_PARTS || (mayBeOne && told.length === 1 && told[0] !== 'travel');
  return told.length >= parts.length - (mayMiss ? 1 : 0);
}

const isOpen = (gap: string): boolean => gap.lastIndexOf('(') > gap.lastIndexOf(')');
const isNamed = (words: string): boolean => words.length >= LEAST_NAME && hasLetter(words);

const COMMA = ', ';
/** Marks in the order in which they part: a comma may as well stand within an entry. */
const MARKS = [
  ' | ',
  ' • ',
  ' · ',
  '; ',
  ' → ',
  ' ➡️ ',
  ' ➡ ',
  ' >> ',
  ' > ',
  ' // ',
  ' / ',
  ' + ',
  ' – ',
  ' — ',
  ' - ',
  COMMA,
];
const LATEST_WORD = 24;
const startsWithDoing = ({ text }: Passage): boolean =>
  (findActivityType(foldText(text))?.from ?? LATEST_WORD) < LATEST_WORD;

function splitUntimed({ passage, table, cellMark }: DocumentLine): readonly Passage[] {
  const { text } = passage;
  if (table !== null || cellMark === 'tab' || text.length > MAX_ROW || mayEndWithin(text)) return [];
  const mark = MARKS.find((found) => text.includes(found));
  if (mark === undefined) return [];
  const parts: Passage[] = [];
  let from = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    if (isOpen(text.slice(from, at))) continue;
    parts.push(trimPassage(slicePassage(passage, from, at)));
    from = at + mark.length;
  }
  parts.push(trimPassage(slicePassage(passage, from)));
  const areNamed = parts.length >= LEAST_PARTS && parts.every(({ text: part }) => isNamed(part));
  return areNamed && tellEntries(parts) && (mark !== COMMA || parts.every(startsWithDoing)) ? parts : [];
}

function entriesOf(line: DocumentLine, parts: readonly Passage[]): readonly DocumentLine[] {
  if (parts.length === 0) return [line];
  const { startsWithTime, bullet } = line;
  return parts.map((part, i) =>
    withChanges(withText(line, part), {
      startsWithTime,
      bullet: startsWithTime ? bullet : (bullet ?? '-'),
      afterBlank: i === 0 && line.afterBlank,
      emojiLength: i === 0 ? line.emojiLength : 0,
      cells: null,
      cellMark: null,
    }),
  );
}
