/**
 * Where and when a coach picks its guests up, each on a line below the words for it:
 *
 *   Pick ups:
 *   07.15  Ledbury, Market House
 *   07.45  Hereford, bus station          (or the hour behind its place)
 *
 * The places alone say nothing of that; what begins with something else to do ends the list.
 */
import { saysWhatIsDone } from '../../../annotators/action-verb.ts';
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findTimes } from '../../../annotators/time.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type DocumentLine, withChanges } from '../document.ts';

const HEADS = new LinePattern(
  /^(?:(?:your|our|the|coach|bus|local|joining|unsere|ihre)\s)?(?:pick[- ]?ups?(?: (?:points?|times?|places|locations))?|(?:joining|boarding|departure|collection) points?|(?:zustiege?|zustiegs(?:orte|stellen)|abfahrts(?:orte|stellen|zeiten)|einstiegs(?:orte|stellen))|(?:points?|lieux|horaires|heures) de (?:ramassage|depart|prise en charge)|ramassages?|departs?|(?:coach |bus )?departures?|abfahrt(?:en)?|salidas?|partenze?|partidas?|vertrek(?:tijden|plaatsen|punten)?|(?:puntos? de )?(?:recogidas?)|puntos? de salida|punti di (?:raccolta|partenza|carico)|opstapplaatsen|pontos? de embarque)\s?(?:\([^()]{1,80}\))?\s?:?$/,
);
const MAX_HEADING = 110;

/** The lines of a day, each that stands with its hour in such a list marked as a ride. */
export function withPickUps(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  if (!lines.some(headsPickUps)) return lines;
  /** The hour of the last one; null outside of a list. */
  let last: number | null = null;
  return lines.flatMap((line, i) => {
    const isHead = headsPickUps(line) && !(i === 0 && namesDay(line, lines[1]));
    const hour = !isHead && last !== null ? hourOfPickUp(line, last) : null;
    last = isHead ? NOT_YET : hour;
    if (hour !== null) return [withChanges(line, { typeAbove: 'travel' })];
    const next = lines[i + 1];
    return isHead && next !== undefined && hourOfPickUp(next, NOT_YET) !== null ? [] : [line];
  });
}
const NOT_YET = -1;
/** The next stop of a coach is not far: what begins like a sight much later is one. */
const MOST_MINUTES = 40;

/** I-610: `DEPARTURE` over `08.45 Transfer to the airport`: not where a coach stops, so the word names its day. */
function namesDay({ folded }: DocumentLine, next: DocumentLine | undefined): boolean {
  if (next === undefined || !next.startsWithTime || !NAME.test(folded)) return false;
  const [time] = findTimes(next.folded);
  return time !== undefined && saysWhatIsDone(next.folded.slice(time.to).replace(/^[^a-z]+/, ''));
}
const NAME = /^(?:departure|depart|abfahrt|salida|partenza|partida|vertrek)$/;

/** A place with its hour before or behind it. */
function hourOfPickUp({ folded, startsWithTime }: DocumentLine, last: number): number | null {
  const [time] = findTimes(folded);
  if (time === undefined || !(startsWithTime || time.to === folded.length)) return null;
  const { minutes } = time.time.start;
  const words = (startsWithTime ? folded.slice(time.to) : folded).replace(/^[^a-z]+/, '');
  const type = findActivityType(words);
  if (type?.from !== 0 || type.type === 'travel') return minutes;
  // `Church Lane`, `Chapelle, abribus`
  const isNear = type.type === 'culture' && last !== NOT_YET && minutes - last <= MOST_MINUTES;
  return isNear ? minutes : null;
}

const headsPickUps = ({ folded, look, startsWithTime }: DocumentLine): boolean =>
  !startsWithTime && folded.length <= MAX_HEADING && HEADS.test(look, folded);
