/** The preview of a quote (F-115): what the public page will show, in the same pieces. */
import type { PublicFlightQuote } from '@waypage/contract';
import { IconSprite } from '../../itinerary/view/icon-sprite.tsx';
import { hasLines, LineList } from '../../public-page/line-list.tsx';
import { BoardingPass } from '../view/boarding-pass.tsx';
import { FareSummary } from '../view/fare-summary.tsx';
import { Journeys, QUOTE_ICONS } from '../view/flight-quote-view.tsx';
import { OptionComparison, optionTitle } from '../view/option-comparison.tsx';
import { quoteImage } from '../view/quote-hero.tsx';
import styles from './create-quote.module.css';

export function QuotePreview({ quote }: { readonly quote: PublicFlightQuote }) {
  const { data, airports, isActive, route, dates } = quote;
  const { options, passengers, fareDetails } = data;
  const offers = options.length > 0 ? options : [{ ...data, label: null }];
  return (
    <div className="stack">
      <IconSprite names={QUOTE_ICONS} />
      {(route || dates) && <p className="soft">{[route, dates].filter(Boolean).join(' · ')}</p>}
      <div className={styles['pass']}>
        <BoardingPass data={data} airports={airports} isActive={isActive} artClass={`art-${quoteImage(data).poster}`} />
      </div>
      {options.length > 0 && <OptionComparison options={options} passengers={passengers} airports={airports} />}
      {offers.map((offer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: offers may have the same label, or none
        <div key={index} className="stack" id={`option-${index + 1}`}>
          {options.length > 0 && (
            <h3 className="h3" id={`preview-option-${index}`}>
              {optionTitle(offer, index)}
            </h3>
          )}
          <Journeys
            flights={offer}
            airports={airports}
            idPrefix={`p${index}`}
            headingLevel={3}
            under={options.length > 0 ? `preview-option-${index}` : undefined}
          />
        </div>
      ))}
      <div className="two">
        <div className="stack">
          {options.length > 0 ? (
            options.map((option, index) => (
              <FareSummary
                // biome-ignore lint/suspicious/noArrayIndexKey: offers may have the same label, or none
                key={index}
                fares={option.fareDetails}
                passengers={passengers}
                title={`Fare summary, ${optionTitle(option, index)}`}
                id={`preview-fares-${index}`}
              />
            ))
          ) : (
            <FareSummary fares={fareDetails} passengers={passengers} title="Fare summary" id="preview-fares" />
          )}
        </div>
        <div className="stack">
          {hasLines(data.includes) && <LineList title="Includes" lines={data.includes} icon="check" />}
          {hasLines(data.restrictions) && <LineList title="Restrictions" lines={data.restrictions} icon="info" />}
        </div>
      </div>
    </div>
  );
}
