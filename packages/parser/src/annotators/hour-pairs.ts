/**
 * Hours without minutes from one to another, where something says that they are hours:
 *
 *   lessons 10-12 en 13-15 uur     Kurs 9-11 und 14-16 Uhr     the unit of the last pair is that of all
 *   lessons 's ochtends 10-12      Kurs vormittags 9-12        behind a part of the day
 *
 * Alone two figures may be ages, rooms, pages. Folded text.
 */
import type { ClockTime } from '../model/clock-time.ts';
import { allMatches } from '../text/all-matches.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import type { Mention } from './annotation.ts';

interface HourOfPair extends Mention {
  readonly time: ClockTime;
}

const PAIR = '(?:[01]?\\d|2[0-4])\\s?(?:[-–]|tot|bis)\\s?(?:[01]?\\d|2[0-4])';
const AND = '\\s?(?:en|und|et|and|&|\\+|\\/|,)\\s?';
/** `5-6 uur rijden` lasts so long. */
const LASTS =
  '(?!\\s(?:te |tot )?(?:rijden|rijtijd|reistijd|reizen|lopen|wandelen|fietsen|varen|vliegen|treinen|onderweg|slapen|lang|durend|per|tijd|later|vooraf)\\b)';
const EARLY =
  "vormittags|morgens|'s (?:ochtends|morgens)|por la manana|de (?:la )?manha|le matin|la mattina|(?:in the )?mornings?";
const LATE = "nachmittags|'s middags|por la tarde|l'apres-midi|(?:in the )?afternoons?";
const FORMS = compactPattern(
  `(?<![\\d.,:/-]|[a-z][-–])(?<pairs>${PAIR}(?:${AND}${PAIR}){0,2}\\s?)(?:uur|uhr|u(?=[\\s,;.)]|$))(?![a-z])${LASTS}|` +
    `(?<=(?<![a-z])(?:(?<early>${EARLY})|(?<late>${LATE})),?\\s(?:von\\s|van\\s)?)(?<part>${PAIR})(?![\\d.,:/-]|\\s?(?:uhr|uur|u\\b|h\\b|[ap]\\.?m\\b|km|€|\\$|eur|[a-z]*(?:jahre|jaar|years|ans|anos|personen|pers|pax|people|people|kinder|kids|guests)\\b))`,
  'g',
);
export const MAY_HOLD_PAIRS = /\d ?(?:[-–]|tot|bis) ?\d{1,2}(?![\d.:])/;
const FIGURE = /\d+/g;
const EARLIEST = 6;

/** Each hour of each pair, in the order of the text; none where a pair goes backwards or begins before anything is done. */
export function findHourPairs(folded: string): readonly HourOfPair[] {
  if (!MAY_HOLD_PAIRS.test(folded)) return NONE;
  return allMatches(FORMS, folded).flatMap((match): HourOfPair[] => {
    const { pairs, part, early, late } = match.groups ?? {};
    const from = match.index + match[0].indexOf(pairs ?? part ?? '');
    const figures = allMatches(FIGURE, pairs ?? part ?? '');
    const hours = figures.map(([figure]) => Number(figure) + (late !== undefined && Number(figure) < NOON ? NOON : 0));
    const areHours = hours.every((hour, i) => (i % 2 === 0 ? hour >= EARLIEST : hour > (hours[i - 1] as number)));
    if (!areHours) return [];
    return figures.map(({ index, 0: figure }, i) => ({
      from: from + index,
      to: from + index + figure.length,
      time: toClock(hours[i] as number, early !== undefined || late !== undefined),
    }));
  });
}

const NOON = 12;
const NONE: readonly never[] = [];
const toClock = (hour: number, isSaid: boolean): ClockTime => ({
  minutes: (hour % 24) * 60,
  certain: isSaid || hour > NOON,
});
