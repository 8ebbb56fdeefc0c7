/** The deal as a compact card for a frame of 320 to 480 px (T-140): picture, price, numbered highlights, lists, booking deadline, specialist. */
import { discountLabel, type PublicTravelDeal } from '@waypage/contract';
import { Icon, type IconName } from '../../itinerary/view/icon-sprite.tsx';
import { hasLines, TickedLines } from '../../public-page/line-list.tsx';
import { SignOff } from '../../public-page/sign-off.tsx';
import { Deadline, Fact, LeadPrice, TotalPrice } from './deal-facts.tsx';
import { Highlights } from './highlights.tsx';
import { dealHeading, dealImage, shownPrices, stays } from './present-deal.ts';

/** What the card's markup refers to. */
export const DEAL_CARD_ICONS: readonly IconName[] = [
  'arrow-up-right',
  'bed',
  'check',
  'clock',
  'hourglass',
  'info',
  'pin',
  'ticket',
];

interface DealCardProps {
  deal: PublicTravelDeal;
  /** Absolute address of the deal's page. */
  pageUrl: string;
}

export function DealCard({ deal, pageUrl }: DealCardProps) {
  const { destination, dates, data, isActive } = deal;
  const heading = dealHeading(deal);
  const { customUrl, poster } = dealImage({ ...deal, ...data });
  const lists = [
    { title: 'Activities', lines: data.activities, icon: 'ticket' },
    { title: 'Accommodation', lines: stays(data.accommodation), icon: 'bed' },
    { title: 'Included', lines: data.includes, icon: 'check' },
    { title: 'Important notes', lines: data.restrictions, icon: 'info' },
  ] as const;
  return (
    <article className={`embed art-${poster}`} aria-labelledby="deal-title">
      <div className="poster">
        <img src={`/art/${poster}.svg`} alt="" width={1200} height={800} />
        {customUrl && <img className="poster__photo" src={customUrl} alt="" referrerPolicy="no-referrer" />}
        {isActive && <span className="tagoff">{discountLabel(data)}</span>}
      </div>
      <div className="embed__body">
        <header>
          {(destination || data.duration) && (
            <p className="meta">
              {destination && destination.trim() !== heading && <Fact icon="pin">{destination}</Fact>}
              {data.duration && <Fact icon="clock">{data.duration}</Fact>}
            </p>
          )}
          <h1 id="deal-title" dir="auto">
            {heading}
          </h1>
          {dates && (
            <p className="soft" dir="auto">
              {dates}
            </p>
          )}
        </header>
        <CardPrices deal={deal} />
        <hr />
        {hasLines(data.highlights) && (
          <section>
            <h2>Highlights</h2>
            <Highlights lines={data.highlights} />
          </section>
        )}
        {lists
          .filter(({ lines }) => hasLines(lines))
          .map(({ title, lines, icon }) => (
            <section key={title}>
              <h2>{title}</h2>
              <TickedLines lines={lines} icon={icon} />
            </section>
          ))}
        {data.validUntil && (
          <p className={isActive ? 'notice notice--warn' : 'notice notice--danger'}>
            <Icon name="hourglass" />
            <strong>
              <Deadline deal={deal} />
            </strong>
          </p>
        )}
        <SignOff label="Travel specialist" {...data.agentInfo} />
        <p>
          <a className="btn btn--primary embed__more" href={pageUrl} target="_blank" rel="noopener">
            See the whole deal
            <Icon name="arrow-up-right" />
          </a>
        </p>
      </div>
    </article>
  );
}

function CardPrices({ deal: { data } }: { deal: PublicTravelDeal }) {
  const { lead, total } = shownPrices(data, 'From');
  return (
    <div className="embed__prices">
      <LeadPrice price={lead} />
      {total && <TotalPrice price={total} />}
    </div>
  );
}
