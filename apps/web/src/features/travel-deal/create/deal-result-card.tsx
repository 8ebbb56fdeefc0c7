/** The result card of a deal (T-163): what clients will get, with every field of spec §2; what is absent vanishes. */
import {
  chooseDealPoster,
  dealPrices,
  optionsBasis,
  type PublicTravelDeal,
  percentLabel,
  safeImage,
} from '@waypage/contract';
import { BedDouble, CalendarDays, Check, Clock, Hourglass, Info, MapPin, Ticket, Users } from 'lucide-react';
import { pageImage } from '../../itinerary/view/page-image.ts';
import { presentLastDay } from '../../itinerary/view/present-date.ts';
import { titleOf } from '../deal-draft.ts';
import { DEAL_MESSAGES as TEXT } from '../travel-deal-messages.ts';
import styles from './deal-result-card.module.css';

export function DealResultCard({ deal }: { readonly deal: PublicTravelDeal }) {
  const { data } = deal;
  return (
    <section className={`card ${styles['result']}`} aria-label="Travel deal as clients will see it">
      <Picture deal={deal} />
      <div className={styles['body']}>
        <h3 className="h3" dir="auto">
          {titleOf(data)}
        </h3>
        <p className="meta">
          {data.destination && <Fact icon={MapPin} text={data.destination} />}
          <Fact icon={CalendarDays} text={data.dates?.trim() || TEXT.flexibleDates} />
          {data.duration && <Fact icon={Clock} text={data.duration} />}
          {data.passengers && (
            <Fact icon={Users} text={data.passengers === 1 ? '1 guest' : `${data.passengers} guests`} />
          )}
        </p>
        <Prices deal={deal} />
        {data.validUntil && (
          <p className="mt4">
            <span className="chip chip--warn">
              <Hourglass className="icon" aria-hidden="true" />
              {deal.isActive ? 'Valid until' : 'Expired on'} {presentLastDay(data.validUntil).text}
            </span>
          </p>
        )}
      </div>
      <div className={styles['lists']}>
        <Options deal={deal} />
        <Lines title="Highlights" lines={data.highlights} icon={Check} />
        <Lines title="Includes" lines={data.includes} icon={Check} />
        <Lines title="Restrictions" lines={data.restrictions} icon={Info} terms />
        <Lines title="Activities" lines={data.activities} icon={Ticket} />
        <Lines title="Accommodation" lines={data.accommodation ? [data.accommodation] : []} icon={BedDouble} />
        <Lines title="Notes" lines={data.notes?.split('\n') ?? []} icon={Info} terms />
      </div>
    </section>
  );
}

type Icon = typeof Check;

function Fact({ icon: Sign, text }: { readonly icon: Icon; readonly text: string }) {
  return (
    <span>
      <Sign className="icon" aria-hidden="true" />
      <bdi>{text}</bdi>
    </span>
  );
}

/** The agent's own picture lies over the poster: where it does not load, the poster is what is seen. */
function Picture({ deal: { data } }: { readonly deal: PublicTravelDeal }) {
  const { customUrl, poster } = pageImage(
    safeImage(data.customImageUrl),
    chooseDealPoster(data.title, data.destination),
  );
  const percent = percentLabel(data);
  return (
    <div className={`poster art-${poster} ${styles['picture']}`}>
      <img src={`/art/${poster}.svg#card`} alt="" width="1200" height="800" />
      {customUrl && <img className={styles['photo']} src={customUrl} alt="" referrerPolicy="no-referrer" />}
      {percent && <span className={`chip chip--signal ${styles['off']}`}>{percent}</span>}
    </div>
  );
}

function Prices({ deal: { data } }: { readonly deal: PublicTravelDeal }) {
  const { person, total } = dealPrices(data);
  if (!person && !total) return <p className="soft mt4">No price was found: the page says “Contact for pricing”.</p>;
  return (
    <div className={styles['prices']}>
      {person && (
        <div>
          <p className="label">Starting from, per person</p>
          <p className={styles['price']} dir="auto">
            {person.now} {person.was && <Was price={person.was} />}
          </p>
        </div>
      )}
      {total && (
        <div>
          <p className="label">{/^total\b/.test(total.basis) ? sentence(total.basis) : `Total, ${total.basis}`}</p>
          <p className={person ? styles['total'] : styles['price']} dir="auto">
            {total.now} {total.was && <Was price={total.was} />}
          </p>
        </div>
      )}
    </div>
  );
}

function Was({ price }: { readonly price: string }) {
  return (
    <s className={styles['was']}>
      <span className="sr-only">before: </span>
      {price}
    </s>
  );
}

function Options({ deal: { data } }: { readonly deal: PublicTravelDeal }) {
  const { priceOptions } = data;
  if (priceOptions.length === 0) return null;
  const dated = priceOptions.some((option) => option.dates);
  const basis = optionsBasis(data);
  return (
    <section className={styles['wide']}>
      <h4 className={styles['heading']}>Price options</h4>
      <table className={styles['options']}>
        <thead>
          <tr>
            <th scope="col">Option</th>
            {dated && <th scope="col">Dates</th>}
            <th scope="col">{basis ? `Price, ${basis}` : 'Price'}</th>
          </tr>
        </thead>
        <tbody>
          {priceOptions.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options may have the same label
            <tr key={index}>
              <th scope="row" dir="auto">
                {option.label}
              </th>
              {dated && <td>{option.dates}</td>}
              <td>{option.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly icon: Icon;
  readonly terms?: boolean;
}

function Lines({ title, lines, icon: Sign, terms = false }: LinesProps) {
  const shown = lines.filter((line) => line.trim() !== '');
  if (shown.length === 0) return null;
  return (
    <section>
      <h4 className={styles['heading']}>{title}</h4>
      <ul className={terms ? 'ticks ticks--terms' : 'ticks'}>
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat
          <li key={index}>
            <Sign className="icon" aria-hidden="true" />
            <span dir="auto">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
