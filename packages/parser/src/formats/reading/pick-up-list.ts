/**
 * Where and when a coach picks its guests up, each on a line below the words for it:
 *
 *   Pick ups:
 *   07.15  Ledbury, Market House
 *   07.45  Hereford, bus station
 *
 * The places alone say nothing of that; what begins with something else to do ends the list.
 */
import { findActivityType } from '../../annotators/activity-type.ts';
import { findTimes } from '../../annotators/time.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type DocumentLine, withChanges } from './document.ts';

const HEADS = compactPattern(
  /^(?:(?:your|our|the|coach|bus|local|joining|unsere|ihre)\s)?(?:pick[- ]?ups?(?: (?:points?|times?|places|locations))?|(?:joining|boarding|departure|collection) points?|(?:zustiege?|zustiegs(?:orte|stellen)|abfahrts(?:orte|stellen|zeiten)|einstiegs(?:orte|stellen))|(?:points?|lieux) de (?:ramassage|depart|prise en charge)|ramassages?|(?:puntos? de )?(?:recogidas?)|puntos? de salida|punti di (?:raccolta|partenza|carico)|opstapplaatsen|pontos? de embarque)\s?(?:\([^()]{1,40}\))?:?$/,
);
const MAX_HEADING = 50;

/** The lines of a day, each that stands with its hour in such a list marked as a ride. */
export function withPickUps(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  if (!lines.some(headsPickUps)) return lines;
  let isInList = false;
  return lines.map((line) => {
    isInList = headsPickUps(line) || (isInList && line.startsWithTime && !isOtherDoing(line));
    return isInList && line.startsWithTime ? withChanges(line, { typeAbove: 'travel' }) : line;
  });
}

function isOtherDoing({ folded }: DocumentLine): boolean {
  const words = folded.slice(findTimes(folded)[0]?.to ?? 0).replace(/^[^a-z]+/, '');
  const type = findActivityType(words);
  return type?.from === 0 && type.type !== 'travel';
}

const headsPickUps = ({ folded, startsWithTime }: DocumentLine): boolean =>
  !startsWithTime && folded.length <= MAX_HEADING && HEADS.test(folded);
