/** Which way each flight goes, from the headings above the flights and from what goes on from what. */
import { derived } from '../../../model/field.ts';
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

const LONGEST_STAY_ON_THE_WAY = 2;

/** A heading names the flights under it until one does not go on from the one before. */
export function endJourneys(kept: readonly OpenSegment[]): void {
  const [first] = kept;
  for (const [i, segment] of kept.entries()) {
    const before = kept[i - 1];
    if (!before || !first || segment.isHeaded || segment.journey === null) continue;
    if (segment.meets('depart', before, 'arrive') && !isLater(lastDated(kept, i) ?? before, segment)) {
      segment.journey = before.journey;
      continue;
    }
    if (before.journey?.value !== segment.journey.value) continue;
    segment.journey = derived(segment.meets('arrive', first, 'depart') ? 'return' : i + 1, []);
  }
}

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
