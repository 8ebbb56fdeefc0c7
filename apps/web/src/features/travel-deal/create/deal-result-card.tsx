/** The result of a paste (T-163): what clients will get, in the pieces of the public page; what is absent vanishes. */
import { type PublicTravelDeal, percentLabel } from '@waypage/contract';
import { Icon, IconSprite } from '../../itinerary/view/icon-sprite.tsx';
import { hasLines } from '../../public-page/line-list.tsx';
import { titleOf } from '../deal-draft.ts';
import { DEAL_MESSAGES as TEXT } from '../travel-deal-messages.ts';
import { Deadline, Fact, LeadPrice, TotalPrice } from '../view/deal-facts.tsx';
import { DEAL_ICONS, DealParts } from '../view/deal-view.tsx';
import { Highlights } from '../view/highlights.tsx';
import { dealImage, guestsText, shownPrices } from '../view/present-deal.ts';
import styles from './deal-result-card.module.css';

export function DealResultCard({ deal }: { readonly deal: PublicTravelDeal }) {
  const { data, isActive } = deal;
  const { lead, total } = shownPrices(data, 'Starting from');
  return (
    <section className="stack" aria-label="Travel deal as clients will see it">
      <IconSprite names={DEAL_ICONS} />
      <div className={`card ${styles['result']}`}>
        <Picture deal={deal} />
        <div className={styles['body']}>
          <h3 dir="auto">{titleOf(deal)}</h3>
          <p className="meta">
            {data.destination && <Fact icon="pin">{data.destination}</Fact>}
            <Fact icon="calendar">{data.dates?.trim() || TEXT.flexibleDates}</Fact>
            {data.duration && <Fact icon="clock">{data.duration}</Fact>}
            {data.passengers && <Fact icon="users">{guestsText(data.passengers)}</Fact>}
          </p>
          <div className={`dealprice ${styles['prices']}`}>
            <LeadPrice price={lead} />
            {total && <TotalPrice price={total} />}
          </div>
          {data.validUntil && (
            <p className="mt4">
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
      {hasLines(data.highlights) && (
        <section className="card pad">
          <h2 className="h3">Highlights</h2>
          <div className="mt4">
            <Highlights lines={data.highlights} />
          </div>
        </section>
      )}
      <DealParts deal={deal} />
      {data.notes && (
        <section className="card pad">
          <h2 className="h3">Notes</h2>
          <p className={`soft mt4 ${styles['notes']}`} dir="auto">
            {data.notes}
          </p>
        </section>
      )}
    </section>
  );
}

/** The agent's own picture lies over the poster: where it does not load, the poster is what is seen. */
function Picture({ deal: { data } }: { readonly deal: PublicTravelDeal }) {
  const { customUrl, poster } = dealImage(data);
  const percent = percentLabel(data);
  return (
    <div className={`poster art-${poster} ${styles['picture']}`}>
      <img src={`/art/${poster}.svg#card`} alt="" width="1200" height="800" />
      {customUrl && <img className={styles['photo']} src={customUrl} alt="" referrerPolicy="no-referrer" />}
      {percent && <span className={`chip ${styles['off']}`}>{percent}</span>}
    </div>
  );
}
