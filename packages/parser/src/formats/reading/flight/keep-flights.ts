/** Which of the segments that were read are flights, and how well they came out. */
import type { OpenSegment } from './open-segment.ts';

/** Segments that say enough to be one. Routes without a time, number or date are titles where others say more. */
export function keepFlights(all: readonly OpenSegment[]): OpenSegment[] {
  const closed = withoutHeaders(all);
  const told = closed.filter((segment) => segment.hasBothPlaces && isTold(segment));
  const some = closed.filter((segment) => isSomeFlight(segment));
  const areNumbered = told.filter((segment) => segment.isWhole && segment.flight !== null).length > 1;
  if (told.length > 0)
    return some.filter((segment) =>
      areNumbered && isHint(segment)
        ? false
        : segment.hasBothPlaces
          ? isTold(segment)
          : segment.flight !== null && segment.timeOf('depart') !== null,
    );
  if (some.length > 0 && some.some((segment) => segment.flight !== null)) return some;
  return closed.filter((segment) => segment.hasBothPlaces);
}

/** `I would change in Vienna rather than sit up at 4am in Warsaw`: places and an hour beside flights that have their numbers. */
const isHint = (segment: OpenSegment): boolean =>
  segment.flight === null && segment.departureDate === null && segment.timeOf('arrive') === null && !segment.isHeaded;
const isTold = (segment: OpenSegment): boolean =>
  segment.flight !== null || segment.timeOf('depart') !== null || segment.departureDate !== null;
const isSomeFlight = (segment: OpenSegment): boolean =>
  segment.hasBothPlaces ||
  (segment.flight !== null && !segment.isBare) ||
  (segment.timeOf('depart') !== null && segment.timeOf('arrive') !== null && segment.flight !== null);

/** `Trip 3: Santorini to New York, June 18` above its flights gives the first of them its date. */
function withoutHeaders(closed: readonly OpenSegment[]): OpenSegment[] {
  return closed.filter((segment, i) => {
    const next = closed[i + 1];
    const isHeader =
      segment.hasBothPlaces && segment.flight === null && !segment.timeOf('depart') && !segment.timeOf('arrive');
    // Where the two flights of a way meet may be open.
    const isTold =
      (next?.hasBothPlaces === true || next?.isLeg === true) &&
      (next.flight !== null || next.timeOf('depart') !== null);
    if (!isHeader || !isTold || !next?.meets('depart', segment, 'depart')) return true;
    if (next.departureDate === null && segment.departureDate !== null) {
      [next.departureDate, next.weekday] = [segment.departureDate, segment.weekday];
      for (const line of segment.lines) next.lines.add(line);
    }
    if (segment.isHeaded && !next.isHeaded) [next.journey, next.isHeaded] = [segment.journey, true];
    next.journey ??= segment.journey;
    return false;
  });
}

/** The more of a flight the text tells under an arrangement, the likelier that is the text's own. */
export function scoreOf(segment: OpenSegment, before: OpenSegment | undefined): number {
  const times = (segment.timeOf('depart') ? 1 : 0) + (segment.timeOf('arrive') ? 1 : 0);
  const places = (segment.hasPlace('depart') ? 1 : 0) + (segment.hasPlace('arrive') ? 1 : 0);
  // Places that the flight itself does not name speak for no arrangement.
  if (segment.isFilled) return -2 * (2 - times) - 6;
  let score = segment.isWhole || segment.isLeg ? 6 : -2 * (2 - times) - 3 * (2 - places);
  if (segment.flight !== null) score += 2;
  if (segment.departureDate !== null) score += 1;
  if (segment.duration !== null) score += 0.5;
  if (before && segment.hasPlace('depart') && before.hasPlace('arrive')) {
    if (segment.meets('depart', before, 'arrive')) score += 0.5;
  }
  return score;
}
