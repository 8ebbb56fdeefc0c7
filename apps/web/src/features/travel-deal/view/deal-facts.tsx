/** Small parts that the page and the embed share: where, when, how long, for how many; prices with what they were. */
import type { PublicTravelDeal } from '@waypage/contract';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../itinerary/view/icon-sprite.tsx';
import { presentOfferDate } from '../../public-page/present-offer-date.ts';
import { priceParts } from '../../public-page/price-parts.ts';
import type { LabelledPrice } from './present-deal.ts';

interface FactProps {
  icon: IconName;
  children: ReactNode;
}

export function Fact({ icon, children }: FactProps) {
  return (
    <span>
      <Icon name={icon} />
      <span dir="auto">{children}</span>
    </span>
  );
}

/** The loud price (T-130): its label says for whom it is. */
export function LeadPrice({ price }: { price: LabelledPrice }) {
  const { lead, sign, amount, long } = priceParts(price.now);
  return (
    <div>
      <p className="label">{lead ? `${price.label}, ${lead}` : price.label}</p>
      <div className="price__row">
        <p className={long ? 'price price--long' : 'price'}>
          {sign && <small>{sign}</small>}
          {amount}
        </p>
        <WasPrice was={price.was} />
      </div>
    </div>
  );
}

export function TotalPrice({ price }: { price: LabelledPrice }) {
  return (
    <div>
      <p className="label">{price.label}</p>
      <div className="price__row">
        <p className="h3 num">{price.now}</p>
        <WasPrice was={price.was} />
      </div>
    </div>
  );
}

function WasPrice({ was }: { was: string | null }) {
  if (!was) return null;
  return (
    <p className="was">
      <span className="sr-only">Before: </span>
      <del>{was}</del>
    </p>
  );
}

/** `Book by March 31, 2026`, or that it is over (T-131). */
export function Deadline({ deal: { data, isActive } }: { deal: PublicTravelDeal }) {
  if (!data.validUntil) return null;
  const { text, machine } = presentOfferDate(data.validUntil, 'plain');
  return (
    <>
      {isActive ? 'Book by ' : 'Expired '}
      {machine ? <time dateTime={machine}>{text}</time> : text}
    </>
  );
}
