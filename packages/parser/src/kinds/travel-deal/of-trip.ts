/** The amounts that pay for the trip itself: not its instalments, nor what several pay for something beside it. */
import type { SourceDocument } from '../../formats/reading/document.ts';
import { withBasisBehindWas } from './basis-below.ts';
import { withoutInstalments } from './instalments.ts';
import { isPartyBasis } from './party-beside.ts';
import type { PriceMention } from './price-mention.ts';
import { withUsualRates } from './usual-rate.ts';

/** The same amounts, with what each is for. */
export const ofTrip = (document: SourceDocument, found: readonly PriceMention[]): readonly PriceMention[] =>
  withoutSmallParties(withoutInstalments(document, withoutOutings(withUsualRates(found.map(withBasisBehindWas)))));

/** `City tour 3 hrs with guide: EUR 12 pp` beside what the trip costs; alone it is the offer. */
function withoutOutings(found: readonly PriceMention[]): readonly PriceMention[] {
  const isPrice = ({ role }: PriceMention): boolean => role === 'person' || role === 'whole' || role === 'open';
  const isOuting = (mention: PriceMention): boolean => mention.isOuting === true && isPrice(mention);
  return found.some((mention) => isPrice(mention) && !isOuting(mention))
    ? found.map((mention) => (isOuting(mention) ? { ...mention, role: 'aside' } : mention))
    : found;
}

/** `transfers 2 adults £40` beside `£649pp`: what costs several less than the trip costs one is something beside it. */
function withoutSmallParties(found: readonly PriceMention[]): readonly PriceMention[] {
  const least = found.reduce(
    (low, { role, price }) => (role === 'person' ? Math.min(low, price.value.amount) : low),
    Number.POSITIVE_INFINITY,
  );
  const isSmall = ({ role, basis, basisLine, line, price }: PriceMention): boolean =>
    role === 'whole' &&
    basis !== null &&
    price.value.amount < least &&
    isPartyBasis((basisLine ?? line).folded.slice(...basis));
  return least === Number.POSITIVE_INFINITY
    ? found
    : found.map((mention) => (isSmall(mention) ? { ...mention, role: 'aside' } : mention));
}
