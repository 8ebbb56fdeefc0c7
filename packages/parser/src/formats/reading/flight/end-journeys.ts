/** Which way each flight goes, from the headings above the flights and from what goes on from what. */
import { derived } from '../../../model/field.ts';
import { isOnward } from './fill-places.ts';
import type { OpenSegment } from './open-segment.ts';

/** A return without places flies the way out back. */
export function completeReturn(segment: OpenSegment, before: readonly OpenSegment[]): void {
  if (
    !segment.isHeaded ||
    segment.journey?.value !== 'return' ||
    segment.hasPlace('depart') ||
    segment.hasPlace('arrive')
  )
    return;
  if (segment.departureDate === null && segment.timeOf('depart') === null) return;
  const outbound = before.filter((other) => other.hasBothPlaces && other.journey?.value !== 'return');
  const last = outbound.at(-1);
  const out = outbound.find((other) => other.journey?.value === last?.journey?.value);
  if (out && last) segment.turnRound(out, last);
}

/** `Back 17 Oct LH573 19:05-05:30+1, LH094 06:30-07:25`: as many flights as there were on the way out fly its legs back; of others only the ends are known. */
function turnLegsRound(kept: readonly OpenSegment[]): void {
  const at = kept.findIndex(({ isTurned }) => isTurned);
  const from = kept[at];
  if (from === undefined) return;
  const home = [from];
  for (const next of kept.slice(at + 1)) {
    if (hasOwnPlaces(next) || !isOnward(home.at(-1) ?? from, next)) break;
    home.push(next);
  }
  const before = kept.slice(0, at).filter((other) => other.hasBothPlaces && other.journey?.value !== 'return');
  const legs = before.filter((leg) => leg.journey?.value === before.at(-1)?.journey?.value);
  const [first, last] = [legs[0], legs.at(-1)];
  if (home.length < 2 || first === undefined || last === undefined) return;
  for (const [i, flight] of home.entries()) {
    const leg = legs.length === home.length ? legs[legs.length - 1 - i] : undefined;
    flight.dropPlaces();
    if (leg !== undefined) flight.turnRound(leg, leg);
    else if (i === 0) flight.leaveFrom(last);
    else if (i === home.length - 1) flight.landAtStart(first);
    flight.journey = from.journey;
    flight.isTurned = true;
  }
}

const hasOwnPlaces = (segment: OpenSegment): boolean =>
  segment.isHeaded || segment.hasPlace('depart') || segment.hasPlace('arrive');

const LONGEST_STAY_ON_THE_WAY = 2;

/** A heading names the flights under it until one does not go on from the one before. */
export function endJourneys(kept: readonly OpenSegment[]): void {
  turnLegsRound(kept);
  const [first] = kept;
  for (const [i, segment] of kept.entries()) {
    const before = kept[i - 1];
    if (!before || !first || segment.isHeaded || segment.journey === null || segment.isTurned) continue;
    if (goesOnUntold(before, segment)) {
      segment.journey = before.journey;
      continue;
    }
    if (segment.meets('depart', before, 'arrive') && !isLater(lastDated(kept, i) ?? before, segment)) {
      segment.journey = before.journey;
      continue;
    }
    if (before.journey?.value !== segment.journey.value) continue;
    segment.journey = derived(segment.meets('arrive', first, 'depart') ? 'return' : i + 1, []);
  }
}

/** Parts of one way of which nothing tells where they meet. */
const goesOnUntold = (before: OpenSegment, segment: OpenSegment): boolean =>
  before.isLeg && segment.isLeg && !before.hasPlace('arrive') && !segment.hasPlace('depart');

/** The flight with a day before the `i`-th: one that goes on on the same day may have none. */
const lastDated = (kept: readonly OpenSegment[], i: number): OpenSegment | undefined =>
  kept.slice(0, i).findLast(({ departureDate, arrivalDate }) => departureDate !== null || arrivalDate !== null);

function isLater(before: OpenSegment, segment: OpenSegment): boolean {
  const landed = (before.arrivalDate ?? before.departureDate)?.value;
  const leaves = segment.departureDate?.value;
  if (!landed || !leaves) return false;
  if (landed.month !== leaves.month && leaves.day <= LONGEST_STAY_ON_THE_WAY && landed.day >= 27) return false;
  return (leaves.month - landed.month) * 31 + leaves.day - landed.day > LONGEST_STAY_ON_THE_WAY;
}
