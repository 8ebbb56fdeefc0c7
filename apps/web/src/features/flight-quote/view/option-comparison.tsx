/** Several ways to fly side by side (F-131): times, stops, length, airlines and price of each; the one that is suggested first. */
import type { AirportNames, PublicFlightGroup, PublicFlightOption } from '@waypage/contract';
import { Icon } from '../../itinerary/view/icon-sprite.tsx';
import { TIME_TBD } from '../../public-page/present-offer-date.ts';
import { DayMarkSign } from './day-mark.tsx';
import { dayMark, endsOf, stopsText } from './describe-trip.ts';
import { FlightDate } from './flight-date.tsx';
import { fareClassOf, loudPrice, totalLabel } from './present-fare.ts';

interface OptionComparisonProps {
  options: readonly PublicFlightOption[];
  passengers: number | null;
  airports: AirportNames;
}

/** `Option 2: One stop via Amsterdam`. */
export function optionTitle({ label }: Pick<PublicFlightOption, 'label'>, index: number): string {
  const name = label?.trim() ?? '';
  if (name === '') return `Option ${index + 1}`;
  return /^option\b/i.test(name) ? name : `Option ${index + 1}: ${name}`;
}

export const optionAnchor = (index: number): string => `option-${index + 1}`;

export function OptionComparison({ options, passengers, airports }: OptionComparisonProps) {
  return (
    <section className="options" aria-labelledby="options-title">
      <h2 className="h2" id="options-title">
        Compare {options.length} options
      </h2>
      <ol className="options__list">
        {options.map((option, index) => {
          const price = loudPrice(option.fareDetails, passengers);
          const { totalForAllPassengers } = option.fareDetails;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: options may have the same label, or none
            <li key={index} className="card option">
              <h3 dir="auto">
                <a href={`#${optionAnchor(index)}`}>{optionTitle(option, index)}</a>
              </h3>
              {[...option.departureFlights, ...option.returnFlights].map((group, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: journeys have no name of their own
                <JourneyLine key={at} group={group} airports={airports} />
              ))}
              <p className="option__price">
                {index === 0 && (
                  <span className="chip chip--ok">
                    <Icon name="check" />
                    Suggested
                  </span>
                )}
                <strong>{price.sign + price.amount}</strong> <span>{price.label.toLowerCase()}</span>
              </p>
              <p className="soft option__total">
                {fareClassOf(option.fareDetails)}
                {totalForAllPassengers && !price.forAll && (
                  <>
                    , {lowerFirst(totalLabel(passengers))}: {totalForAllPassengers}
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function JourneyLine({ group, airports }: { group: PublicFlightGroup; airports: AirportNames }) {
  const [first, last] = [group.segments[0], group.segments.at(-1)];
  const { from, to } = endsOf(group, airports);
  const mark =
    first && last ? dayMark({ ...last, departureDate: first.departureDate, arrivalDate: last.arrivalDate }) : null;
  const airlines = [...new Set(group.segments.flatMap(({ airline }) => airline ?? []))];
  const facts = [group.totalTime, stopsText(group.stops), airlines.join(', ')].filter(Boolean);
  return (
    <div className="option__way">
      <p className="label">
        <span className="option__ends">
          {from.code ?? from.city ?? '?'} <Icon name="arrow-right" />
          <span className="sr-only"> to </span> {to.code ?? to.city ?? '?'}
        </span>
        <FlightDate date={group.date} style="day" />
      </p>
      <p className="option__times">
        {first?.departureTime ?? TIME_TBD} – {last?.arrivalTime ?? TIME_TBD}
        <DayMarkSign mark={mark} />
      </p>
      {facts.length > 0 && <p className="soft">{facts.join(' · ')}</p>}
    </div>
  );
}
