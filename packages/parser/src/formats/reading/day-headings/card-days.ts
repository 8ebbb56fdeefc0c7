/**
 * The days of a page that sets the number of each on a line of its own, above its name:
 *
 *   1
 *   Arrival in Cusco
 *   09:00 - Reception
 */
import { findTimes } from '../../../annotators/time.ts';
import { stated } from '../../../model/field.ts';
import { hasLetter } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { isBlank, spanOf } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { DayHeading } from './day-heading-types.ts';

/** Where the numbers count on from one, and the page tells as many days or the clock begins again below them. */
export function findCardDays({ lines }: SourceDocument): readonly DayHeading[] {
  const cards = lines.flatMap((line) => readCard(line, lines) ?? []);
  if (cards.length < LEAST || cards.some(({ number }, i) => number?.value !== i + 1)) return [];
  const areDays = tellsLength(lines, (cards[0] as DayHeading).line, cards.length) || clockBeginsAgain(cards, lines);
  return areDays ? cards : [];
}
const LEAST = 2;

function readCard(line: DocumentLine, lines: readonly DocumentLine[]): DayHeading | null {
  if (
    line.passage.text.length > 2 ||
    !NUMBER.test(line.passage.text) ||
    line.bullet !== null ||
    line.table !== null ||
    line.isAround
  )
    return null;
  const below = lines.slice(line.index + 1, line.index + 3).find((next) => !isBlank(next.passage));
  if (below === undefined || below.startsWithTime || below.bullet !== null || below.table !== null) return null;
  if (!hasLetter(below.passage.text) || below.passage.text.length > MAX_NAME) return null;
  return {
    line: line.index,
    lastLine: below.index,
    kind: 'numbered',
    number: stated(Number(line.passage.text), [spanOf(line.passage)]),
    lastNumber: null,
    date: null,
    lastDate: null,
    weekday: null,
    title: below.passage,
    distance: null,
    isBareNumeric: false,
    isLoose: false,
  };
}
const NUMBER = /^\d{1,2}$/;
const MAX_NAME = 90;

/** `4D/3N`, `4 días / 3 noches` above the first of four. */
function tellsLength(lines: readonly DocumentLine[], end: number, count: number): boolean {
  return lines.slice(0, Math.min(end, MAX_HEAD)).some(({ folded }) => {
    const told = LENGTH.exec(folded.slice(0, 200))?.[1];
    return told !== undefined && Number(told) === count;
  });
}
const MAX_HEAD = 80;
const LENGTH = compactPattern(
  /(?<![a-z0-9])(\d{1,2})[ -]?(?:d(?=[ /,&+-]*\d{1,2} ?n\b)|days?|tagen?|jours?|dias|giorni|dagen|daagse)(?![a-z])/,
);

/** Each but the last tells hours, and those of each next begin before the last hour above it. */
function clockBeginsAgain(cards: readonly DayHeading[], lines: readonly DocumentLine[]): boolean {
  const hours = cards.map(({ line }, i) =>
    lines
      .slice(line, cards[i + 1]?.line ?? line + MAX_CARD)
      .filter(({ startsWithTime }) => startsWithTime)
      .flatMap(({ folded }) => findTimes(folded)[0]?.time.start?.minutes ?? []),
  );
  if (hours.slice(0, -1).some((card) => card.length < LEAST)) return false;
  return hours.slice(1).every((card, i) => card[0] === undefined || card[0] < (hours[i]?.at(-1) ?? 0));
}
const MAX_CARD = 40;
