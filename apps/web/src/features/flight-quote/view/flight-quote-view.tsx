/**
 * A whole flight quote without branding (F-120 to F-131): hero, boarding pass, options, journeys, fares, lists, validity, notes, sign-off.
 * The same markup for the public page and the public route inside the application; needs the style sheet, no script and no effects.
 */
import type { AirportNames, PublicFlightQuote, PublicQuoteData } from '@waypage/contract';
import type { ReactNode } from 'react';
import { Icon, type IconName, IconSprite } from '../../itinerary/view/icon-sprite.tsx';
import { hasLines, LineList } from '../../public-page/line-list.tsx';
import { SignOff } from '../../public-page/sign-off.tsx';
import { ValidityNotice } from '../../public-page/validity-notice.tsx';
import { BoardingPass } from './boarding-pass.tsx';
import type { Flights } from './describe-trip.ts';
import { FareSummary } from './fare-summary.tsx';
import { JourneyCard } from './journey-card.tsx';
import { OptionComparison, optionAnchor, optionTitle } from './option-comparison.tsx';
import { QuoteHero, quoteImage } from './quote-hero.tsx';

export interface FlightQuoteViewProps {
  quote: PublicFlightQuote;
  bar?: ReactNode;
  /** Address of the calendar file; null hides the link. */
  calendar: string | null;
  /** The agency's closing line. */
  signOff?: string;
}

export function FlightQuoteView({ quote, bar, calendar, signOff }: FlightQuoteViewProps) {
  const { data, airports, isActive } = quote;
  const { options, passengers } = data;
  return (
    <>
      <IconSprite names={QUOTE_ICONS} />
      <QuoteHero
        title={quote.title}
        route={quote.route}
        dates={quote.dates}
        customImageUrl={data.customImageUrl}
        as="header"
        bar={bar}
      />
      <main id="main" className="wrap">
        <BoardingPass data={data} airports={airports} isActive={isActive} artClass={`art-${quoteImage(data).poster}`} />
        <div className="stack mt6">
          {options.length > 0 ? (
            <>
              <OptionComparison options={options} passengers={passengers} airports={airports} />
              {options.map((option, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: options may have the same label, or none
                <section key={index} className="stack" id={optionAnchor(index)}>
                  <h2 className="h2" id={`${optionAnchor(index)}-title`} dir="auto">
                    {optionTitle(option, index)}
                  </h2>
                  {option.notes && (
                    <p className="soft notes" dir="auto">
                      {option.notes}
                    </p>
                  )}
                  <Journeys
                    flights={option}
                    airports={airports}
                    idPrefix={`o${index + 1}`}
                    headingLevel={3}
                    under={`${optionAnchor(index)}-title`}
                  />
                </section>
              ))}
            </>
          ) : (
            <Journeys flights={data} airports={airports} idPrefix="j" headingLevel={2} />
          )}
          {calendar && (
            <p className="row calendar-link">
              <a className="btn" href={calendar}>
                <Icon name="calendar" />
                Add to calendar
              </a>
            </p>
          )}
          <Terms data={data} isActive={isActive} />
          <Closing data={data} signOff={signOff} />
        </div>
      </main>
    </>
  );
}

/** What a quote's markup may refer to. */
export const QUOTE_ICONS: readonly IconName[] = [
  'arrow-right',
  'calendar',
  'check',
  'clock',
  'hourglass',
  'info',
  'plane',
  'plane-landing',
  'plane-takeoff',
  'route',
];

interface JourneysProps {
  flights: Flights;
  airports: AirportNames;
  idPrefix: string;
  headingLevel: 2 | 3;
  /** Id of the option's heading. */
  under?: string | undefined;
}

export function Journeys({ flights, airports, idPrefix, headingLevel, under }: JourneysProps) {
  const { departureFlights, returnFlights } = flights;
  const titleOf = (kind: string, index: number, count: number) => (count > 1 ? `${kind} ${index + 1}` : kind);
  const several = departureFlights.length > 1 && returnFlights.length === 0;
  return (
    <>
      {departureFlights.map((group, index) => (
        <JourneyCard
          // biome-ignore lint/suspicious/noArrayIndexKey: journeys have no name of their own
          key={index}
          group={group}
          title={titleOf(several ? 'Flight' : 'Departure', index, departureFlights.length)}
          direction="departure"
          id={`${idPrefix}-departure-${index + 1}`}
          headingLevel={headingLevel}
          under={under}
          airports={airports}
        />
      ))}
      {returnFlights.map((group, index) => (
        <JourneyCard
          // biome-ignore lint/suspicious/noArrayIndexKey: journeys have no name of their own
          key={index}
          group={group}
          title={titleOf('Return', index, returnFlights.length)}
          direction="return"
          id={`${idPrefix}-return-${index + 1}`}
          headingLevel={headingLevel}
          under={under}
          airports={airports}
        />
      ))}
    </>
  );
}

const ADVICE = {
  open: 'Seats and fares may change until they are booked.',
  over: 'Your travel agent can ask for today’s seats and fares.',
} as const;

/** Fares and lists side by side; several fares, or one with nothing beside it, have their own row. */
function Terms({ data, isActive }: { data: PublicQuoteData; isActive: boolean }) {
  const { options, fareDetails, passengers, includes, restrictions, validUntil } = data;
  const fares = options.length > 0 ? options : [{ label: null, fareDetails }];
  const summaries = fares.map((option, index) => (
    <FareSummary
      // biome-ignore lint/suspicious/noArrayIndexKey: options may have the same label, or none
      key={index}
      fares={option.fareDetails}
      passengers={passengers}
      title={options.length > 0 ? `Fare summary, ${optionTitle(option, index)}` : 'Fare summary'}
      id={`fares-${index + 1}`}
    />
  ));
  const validity = validUntil && (
    <ValidityNotice what="quote" validUntil={validUntil} isActive={isActive} advice={ADVICE} />
  );
  const included = hasLines(includes) && <LineList title="What’s included" lines={includes} icon="check" />;
  const terms = hasLines(restrictions) && <LineList title="Terms and restrictions" lines={restrictions} icon="info" />;
  if (summaries.length > 1 || (!included && !terms))
    return (
      <>
        <div className="two">
          {summaries}
          {summaries.length === 1 && validity}
        </div>
        {(included || terms) && (
          <div className="two">
            {included}
            {terms}
          </div>
        )}
        {summaries.length > 1 && validity}
      </>
    );
  return (
    <div className="two">
      <div className="stack">
        {summaries}
        {validity}
      </div>
      <div className="stack">
        {included}
        {terms}
      </div>
    </div>
  );
}

function Closing({ data, signOff }: { data: PublicQuoteData; signOff: string | undefined }) {
  const { name, company } = data.agentInfo;
  if (!data.notes && !name) return null;
  return (
    <section className="card pad">
      <div className={data.notes && name ? 'two closing' : 'closing'}>
        {data.notes && (
          <div>
            <h2 className="h3">Notes</h2>
            <p className="soft notes" dir="auto">
              {data.notes}
            </p>
          </div>
        )}
        {name && (
          <SignOff label="Your travel agent" name={name} company={company}>
            {signOff && <span className="soft">{signOff}</span>}
          </SignOff>
        )}
      </div>
    </section>
  );
}
