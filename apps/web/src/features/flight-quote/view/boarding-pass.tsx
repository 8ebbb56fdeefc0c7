/** The quote at a glance, as a boarding pass (F-121): where from and to, for whom, when; on the stub the price. */
import type { AirportNames, PublicQuoteData } from '@waypage/contract';
import { Icon } from '../../itinerary/view/icon-sprite.tsx';
import { presentOfferDate } from '../../public-page/present-offer-date.ts';
import { describeTrip, endsOf, isMultiCity, type Stop, stopText } from './describe-trip.ts';
import { FlightDate } from './flight-date.tsx';
import { fareClassOf, loudPrice, totalLabel } from './present-fare.ts';

interface BoardingPassProps {
  data: PublicQuoteData;
  airports: AirportNames;
  isActive: boolean;
  /** Class of the poster whose ink the stub is painted with. */
  artClass: string;
}

export function BoardingPass({ data, airports, isActive, artClass }: BoardingPassProps) {
  const { clientName, departureFlights, returnFlights, passengers, dates } = data;
  const [out, back] = [departureFlights[0], returnFlights[0]];
  return (
    <div className="pass-shadow">
      <section className={`pass ${artClass}`} aria-label="Quote at a glance">
        <div className="pass__main">
          <Way data={data} airports={airports} />
          <dl className="pairs">
            {clientName && (
              <Pair term="Prepared for">
                <bdi>{clientName}</bdi>
              </Pair>
            )}
            {out ? (
              <Pair term="Departs">
                <FlightDate date={out.date} style="short" />
              </Pair>
            ) : (
              dates && <Pair term="Travel dates">{dates}</Pair>
            )}
            {back && (
              <Pair term="Returns">
                <FlightDate date={back.date} style="short" />
              </Pair>
            )}
            {passengers !== null && <Pair term="Travelers">{passengers}</Pair>}
          </dl>
        </div>
        <Stub data={data} isActive={isActive} />
      </section>
    </div>
  );
}

function Pair({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Way({ data, airports }: Pick<BoardingPassProps, 'data' | 'airports'>) {
  const { departureFlights, returnFlights, route } = data;
  const out = departureFlights[0] ?? returnFlights[0];
  if (!out) return route ? <p className="od__route">{route}</p> : null;
  const trip = describeTrip(data, airports);
  if (isMultiCity(data)) {
    return (
      <>
        <ol className="od-many">
          {[...departureFlights, ...returnFlights].map((group, index) => {
            const { from, to } = endsOf(group, airports);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: journeys have no name of their own
              <li key={index}>
                <Place stop={from} />
                <Icon name="arrow-right" />
                <span className="sr-only"> to </span>
                <Place stop={to} />
              </li>
            );
          })}
        </ol>
        {trip && <p className="od-many__kind">{trip}</p>}
      </>
    );
  }
  const { from, to } = endsOf(out, airports);
  return (
    <div className="od">
      <End stop={from} />
      <div className="od__line">
        <svg viewBox="0 0 240 56" preserveAspectRatio="none" aria-hidden="true">
          <path d="M4 48C70-8 170-8 236 48" vectorEffect="non-scaling-stroke" />
        </svg>
        <Icon name="plane" />
        <span>{trip}</span>
      </div>
      <End stop={to} />
    </div>
  );
}

function Place({ stop }: { stop: Stop }) {
  return <span className={stop.code ? 'od-many__code' : undefined}>{stop.code ?? stopText(stop)}</span>;
}

function End({ stop }: { stop: Stop }) {
  return (
    <div>
      {stop.code ? (
        <>
          <p className="od__code">{stop.code}</p>
          {stop.city && (
            <p className="od__city" dir="auto">
              {stop.city}
            </p>
          )}
        </>
      ) : (
        <p className="od__name" dir="auto">
          {stop.city ?? '?'}
        </p>
      )}
    </div>
  );
}

function Stub({ data, isActive }: Pick<BoardingPassProps, 'data' | 'isActive'>) {
  const { fareDetails, passengers, validUntil } = data;
  const price = loudPrice(fareDetails, passengers);
  const validity = presentOfferDate(validUntil, 'badge');
  return (
    <div className="pass__stub">
      <div>
        <p className="label">{price.label}</p>
        <p className={price.long ? 'price price--long' : 'price'}>
          {price.sign && <small>{price.sign}</small>}
          {price.amount}
        </p>
      </div>
      <p>
        <span className="chip">{fareClassOf(fareDetails)}</span>
      </p>
      {fareDetails.totalForAllPassengers && !price.forAll && (
        <dl className="dl">
          <dt>{totalLabel(passengers)}</dt>
          <dd>
            <strong>{fareDetails.totalForAllPassengers}</strong>
          </dd>
        </dl>
      )}
      {validUntil && (
        <p className="chip chip--warn">
          <Icon name="hourglass" />
          {isActive ? 'Valid until' : 'Expired'} {validity.text}
        </p>
      )}
    </div>
  );
}
