/** The amounts that pay for the trip itself: not its instalments, nor what several pay for something beside it. */
import type { SourceDocument } from '../../../formats/reading/document.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { withBasisBehindWas } from './basis-below.ts';
import { withoutInstalments } from './instalments.ts';
import { isPartyBasis } from './party-beside.ts';
import type { PriceMention } from './price-mention.ts';
import { withUsualRates } from './usual-rate.ts';

/** The same amounts, with what each is for. */
export const ofTrip = (document: SourceDocument, found: readonly PriceMention[]): readonly PriceMention[] =>
  withoutSmallParties(withoutInstalments(document, withoutOutings(withUsualRates(found.map(withBasisBehindWas)))));

/** `City tour 3 hrs with guide: EUR 12 pp` beside what the trip costs, T-619: `Wine tour £40 pp` beside much more than that; alone it is the offer. */
function withoutOutings(found: readonly PriceMention[]): readonly PriceMention[] {
  const isPrice = ({ role }: PriceMention): boolean => role === 'person' || role === 'whole' || role === 'open';
  const isNamed = ({ line, from }: PriceMention): boolean =>
    from <= MAX_NAME && NAMED_OUTING.test(line.folded.slice(0, from));
  const least = found.reduce(
    (low, mention) =>
      mention.role === 'person' && !isNamed(mention) ? Math.min(low, mention.price.value.amount) : low,
    Number.POSITIVE_INFINITY,
  );
  const isSmall = (mention: PriceMention): boolean =>
    least < Number.POSITIVE_INFINITY && mention.price.value.amount * MUCH < least && isNamed(mention);
  const isOuting = (mention: PriceMention): boolean =>
    isPrice(mention) && (mention.isOuting === true || isSmall(mention));
  return found.some((mention) => isPrice(mention) && !isOuting(mention))
    ? found.map((mention) => (isOuting(mention) ? { ...mention, role: 'aside' } : mention))
    : found;
}

const MUCH = 4;
const MAX_NAME = 60;
const NAMED_OUTING = compactPattern(
  /^\W{0,4}(?:[^:$€£.\d]{2,40} )?(?:tours?|trips?|excursions?|tastings?|lessons?|class(?:es)?|rides?|cruises?|visits?|hire|massages?|treatments?|green fees?|[a-z]{0,14}(?:ausfl[u]ge?|tour|verkostung|kurs|massage)|sorties?|degustations?|excursiones|paseos?|clases?|catas?|git[ae]|escursion[ei]|degustazion[ei]|lezion[ei]|passeios?|excurs(?:ao|oes)|aulas?|excursies?|proeverij(?:en)?)[:.–\s-]{1,12}(?:(?:from|only|just|ab|des|desde|da|for|extra) ){0,2}$/,
);

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
