/**
 * Times whose form also means something else, `1830`, `18.30`, `18h30`: they count where the words beside them, another such time, or the
 * lines around them say that they are times.
 */
import { distance, type Mention } from '../../../annotators/annotation.ts';
import type { FlightTimeMention } from '../../../annotators/flight-time.ts';
import type { FlightMark } from './flight-mark.ts';

/** What the heading of a table's column says of the cell, and what the lines around it say of a line. */
export interface CellContext {
  readonly isDuration: boolean;
  readonly isTime: boolean;
  /** Its one time is written without a colon, alone or beside its place. */
  readonly isLoneTime: boolean;
}

/** The text as it has been read so far. */
interface ReadText {
  readonly folded: string;
  readonly marks: readonly FlightMark[];
  /** Its characters that belong to a mark; empty where none does. */
  readonly taken: Uint8Array;
}

interface WeakContext extends CellContext {
  readonly hoursAreTimes: boolean;
}

/** Right before a time it names the end of the flight. */
const END_BEFORE =
  /(?:dep|arr|depart(?:s|ure|ing)?|arriv(?:es?|al|ing|ee|o)|(?<![a-z])(?:leaves?|leaving|lvs|lands?|landing)|abflug(?:zeit)?|ankunft(?:szeit)?|ab|an|etd|eta|at|um|lv|ar|dpt|salida|llegada|partenza|partida|saida|chegada|vertrek(?:tijd)?|aankomst(?:tijd)?|time|🛫|🛬)\.?\ufe0f?\s{0,2}:?\s{0,2}$/;
/** F-302: `Depart        Sun 07-Mar-2027 19h10`: a label in a column of its own. */
const LABELLED =
  /^[^a-z0-9]{0,6}(?:dep(?:art(?:s|ure|ing)?)?|arr(?:iv(?:es?|al|ing|ee|o))?|abflug|ankunft|etd|eta|salida|llegada|partenza|arrivo|partida|saida|chegada|vertrek|aankomst)(?:\s?(?:time|zeit))?\.?\s?:?\s{1,30}$/;
const MAX_LABEL = 44;
/** Nothing behind a time but the mark of a later day. */
const LONE = /^\s?(?:[([]?\s?(?:\+\s?[1-3]|j\+[1-3])(?:\s?j(?:ours?)?)?\s?[)\]]?)?\s?$/;
const BLANKS = /^,?\s{1,3}$/;
/** `From: London, Heathrow, terminal 5, 1830`: the label says that a time may follow. */
const LED_BY_END =
  /^[^a-z0-9]{0,6}(?:from|to|depart(?:s|ure|ing)?|arriv(?:es?|al|ing|ee|o)|dep|arr|origin|destination|von|nach|abflug|ankunft|de|a|da|para|desde|hasta|salida|llegada|partenza|partida|saida|chegada|van|naar|vertrek|aankomst)\.?\s?(?::|\t|[-–]\s)/;
/** `Mar 2027`: figures behind a month without a day are its year. */
const MONTH_BEFORE =
  /(?<!\d\s?)(?<![a-z])(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sept?|o[ck]t|nov|de[cz]|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fev|avr)[a-z]{0,7}\.?,?\s(?:de\s)?$/;

/** Characters between two times of one flight, at most. */
const NEAR = 30;

export function chooseWeakTimes(
  weak: readonly FlightTimeMention[],
  text: ReadText,
  context: WeakContext,
): readonly FlightTimeMention[] {
  const { folded, marks } = text;
  const isBeside = marks.some((mark) => mark.kind === 'flight' || mark.kind === 'place');
  return weak.filter((time, i) => {
    // `Departs: 18 JUL 1155`: what is named has its date in between.
    const date = marks.find((mark) => mark.kind === 'date' && BLANKS.test(folded.slice(mark.to, time.from)));
    const from = date?.from ?? time.from;
    const isNamed =
      END_BEFORE.test(folded.slice(Math.max(0, from - 18), from)) ||
      (from <= MAX_LABEL && LABELLED.test(folded.slice(0, from)));
    if (time.form === 'military' && date === undefined && MONTH_BEFORE.test(folded.slice(0, time.from))) return false;
    const isPaired = isNear(text, time, weak[i + 1]) || isNear(text, time, weak[i - 1]);
    const isAlone =
      time.form === 'hours' && context.hoursAreTimes && time.from === 0 && LONE.test(folded.slice(time.to));
    return (
      isNamed ||
      context.isTime ||
      isAlone ||
      (context.isLoneTime && isOfPlace(text, time)) ||
      (isBeside && isPaired) ||
      (time.form !== 'military' && (isBeside || isPaired))
    );
  });
}

/** What belongs to a mark between two times keeps them no further apart: `0630 - Frankfurt (FRA) 12 Mar 2027 0910`. */
function isNear({ taken }: ReadText, time: Mention, other: Mention | undefined): boolean {
  if (other === undefined) return false;
  const gap = distance(time, other);
  if (gap < NEAR || gap > 3 * NEAR) return gap < NEAR;
  let free = gap;
  for (let i = Math.min(time.to, other.to); i < Math.max(time.from, other.from); i++) free -= taken[i] ?? 0;
  return free < NEAR / 2;
}

/** `From: London (LHR) 1830`, `1830 +1 London (LHR)`, or `1830` alone. */
function isOfPlace({ folded, marks, taken }: ReadText, time: Mention): boolean {
  const places = marks.filter((mark) => mark.kind === 'place');
  const [place] = places;
  if (place === undefined) return time.from === 0;
  if (places.length > 1) return false;
  if (LED_BY_END.test(folded)) return true;
  for (let i = Math.min(time.to, place.to); i < Math.max(time.from, place.from); i++)
    if (taken[i] !== 1 && folded[i] !== ' ' && folded[i] !== ',') return false;
  return true;
}
