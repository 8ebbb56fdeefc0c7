/** The head of a deal (T-130): the poster of its theme in a frame, what it is, what it costs and for whom, until when. */
import { type PublicTravelDeal, percentLabel } from '@waypage/contract';
import type { ReactNode } from 'react';
import { Icon } from '../../itinerary/view/icon-sprite.tsx';
import { Deadline, Fact, LeadPrice, TotalPrice } from './deal-facts.tsx';
import { dealHeading, dealImage, discountParts, guestsText, shownPrices, travelMonth } from './present-deal.ts';

interface DealBandProps {
  deal: PublicTravelDeal;
  as: 'header' | 'section';
  bar?: ReactNode;
}

export function DealBand({ deal, as: Frame, bar }: DealBandProps) {
  const { destination, dates, data, isActive } = deal;
  const heading = dealHeading(deal);
  const { poster } = dealImage({ ...deal, ...data });
  const { lead, total } = shownPrices(data, 'Starting from');
  return (
    <Frame className={`dealband art-${poster}`} aria-labelledby={Frame === 'section' ? 'deal-title' : undefined}>
      <div className="wrap">
        {bar}
        <div className="deal">
          <FramedPoster deal={deal} />
          <div>
            {destination && destination.trim() !== heading && (
              <p className="meta deal__place">
                <Fact icon="pin">{destination}</Fact>
              </p>
            )}
            <h1 id="deal-title" className={heading.length > LONG_TITLE ? 'is-long' : undefined} dir="auto">
              {heading}
            </h1>
            {(dates || data.duration || data.passengers) && (
              <p className="meta mt5">
                {dates && <Fact icon="calendar">{dates}</Fact>}
                {data.duration && <Fact icon="clock">{data.duration}</Fact>}
                {data.passengers && <Fact icon="users">{guestsText(data.passengers)}</Fact>}
              </p>
            )}
            <div className="dealprice">
              <LeadPrice price={lead} />
              {total && <TotalPrice price={total} />}
            </div>
            {data.validUntil && (
              <p className="mt5">
                <span className={isActive ? 'chip chip--warn' : 'chip chip--danger'}>
                  <Icon name="hourglass" />
                  <span>
                    <Deadline deal={deal} />
                  </span>
                </span>
              </p>
            )}
          </div>
        </div>
      </div>
    </Frame>
  );
}

const LONG_TITLE = 60;

function FramedPoster({ deal }: { deal: PublicTravelDeal }) {
  const { destination, dates, data } = deal;
  const { customUrl, poster } = dealImage({ ...deal, ...data });
  const month = travelMonth(dates);
  return (
    <figure className={`framed art-${poster}`}>
      <OffBadge label={percentLabel(data)} />
      <div className="poster">
        <img src={`/art/${poster}.svg#tall`} alt="" width={1200} height={800} fetchPriority="high" />
        {/* Over the poster: where it does not load, the poster is what is seen. */}
        {customUrl && <img className="poster__photo" src={customUrl} alt="" referrerPolicy="no-referrer" />}
      </div>
      <figcaption>
        <b dir="auto">{destination?.trim() || dealHeading(deal)}</b> {month && <span>{month}</span>}
      </figcaption>
    </figure>
  );
}

function OffBadge({ label }: { label: string | null }) {
  if (label === null) return null;
  const { before, percent } = discountParts(label);
  return (
    <span className="off">
      <span>
        {before && <small>{before}</small>}
        {percent}
        <small>OFF</small>
      </span>
    </span>
  );
}
