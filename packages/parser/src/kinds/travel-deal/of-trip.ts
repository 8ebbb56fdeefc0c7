/** The amounts that pay for the trip itself: not its instalments, nor what several pay for something beside it. */
import { withBasisBehindWas } from './basis-below.ts';
import { withoutInstalments } from './instalments.ts';
import { withoutSmallParties } from './party-beside.ts';
import type { PriceMention } from './price-mention.ts';

/** The same amounts, with what each is for. */
export const ofTrip = (found: readonly PriceMention[]): readonly PriceMention[] =>
  withoutSmallParties(withoutInstalments(found.map(withBasisBehindWas)));
