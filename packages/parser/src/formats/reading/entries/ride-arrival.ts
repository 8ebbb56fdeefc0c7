/** The end of a ride behind a comma: `BA 250 SCL-LHR 14:55, home 07:35 on 28th`, `bus to La Paz, dep 07:30`. */
import { isThere } from '../../../annotators/journey-times.ts';
import { findTimes } from '../../../annotators/time.ts';
import { stated } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const MAX_WORDS = 60;
const LEAVES =
  /^(?:(?:it |the bus |the train )?(?:dep(?:arts?|arture|arting)?|leav(?:es?|ing))\.?|ab(?:fahrt|flug)?|d[eé]part|salida|sale|partenza|parte|partida|sa[ií]da|vertrek)(?: (?!(?:at|um|a|alle|a las|as|om) )[a-z][a-z .'-]{1,24}?)?(?: (?:at|um|a|alle|a las|as|om))?:? $/;
const ARRIVES = compactPattern(
  /^(?:(?:and |und |et |y |e )?(?:back )?(?:home|back(?: (?:in|at) [a-z .'-]{2,24})?|(?:arr(?:iv(?:es?|ing|al))?\.?|lands?|landing|gets? in|due(?: in)?|in (?=\d)|an|ank(?:unft)?\.?|landung|arriv[eo]e?|arrivo|llegada|llega|chegada|chega|aankomst)(?: (?:in |at |home )?[a-z][a-z .'-]{1,24}?)?))(?: (?:(?:on |am |le |el |il )?\d{1,2}(?:st|nd|rd|th|\.)? [a-z]{3,9}|next day))?(?: (?:at|um|a|alle|a las|as|om|about|ca\.?))?:? $/,
);
const AT = /^(?:(?:and|und|et|y|e|en) )?(?:at|um|gegen|a|alle|verso le|a las|sobre las|as|om|rond|vers) $/;
/** Nothing but the day of the arrival: `(+1)`, `next day`, `on 28th`, `on Tue 28 Feb`. */
const DAY = compactPattern(
  /^[\s,(]*(?:(?:the )?(?:next|following) (?:day|morning)|\+ ?[12](?: ?days?)?|[12] days? later|am (?:n[aä]chsten|folge)\s?tag|(?:le )?lendemain|d[ií]a siguiente|giorno (?:dopo|successivo)|dia seguinte|(?:on |am |le |el |il )?(?:the )?(?:[a-z]{2,9}\.? )?(?:the )?\d{1,2}(?:st|nd|rd|th|\.)?(?:[ /.][a-z\d]{1,9}\.?)?)?[\s).!]*$/,
);

const NUMBERED = /(?<![A-Za-z\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}(?!\d)\W*$/;

/** The ride with the hour that the entry tells of it, or null where the entry is another. */
export function withArrival(ride: ActivityDraft, entry: Passage): ActivityDraft | null {
  if (ride.type.value !== 'travel' || entry.text.length > MAX_WORDS || !hasDigit(entry.text)) return null;
  const folded = foldText(entry.text);
  const [hour, other] = findTimes(folded);
  if (hour === undefined || other !== undefined || hour.time.end !== null) return null;
  const hasArrived = AT.test(folded.slice(0, hour.from)) && isThere(folded.slice(hour.to));
  if (!hasArrived && !DAY.test(folded.slice(hour.to))) return null;
  // `dep 19:30 on SA 77` behind a transfer: a flight of its own, no Saturday.
  if (NUMBERED.test(entry.text)) return null;
  const word = folded.slice(0, hour.from);
  const said = spanOf(entry, hour.from, hour.to);
  if (ride.time === null && LEAVES.test(word)) return { ...ride, time: stated(hour.time, [said]) };
  if (ride.time === null || ride.time.value.end !== null || !(hasArrived || ARRIVES.test(word))) return null;
  const time = stated({ start: ride.time.value.start, end: hour.time.start }, [...ride.time.spans, said]);
  return { ...ride, time };
}
