/** Several options in one paste (F-130): which are sent, and which leads. The one that leads is always sent. */
import type { PublicFlightOption } from '@waypage/contract';
import { useId } from 'react';
import { TIME_TBD } from '../../public-page/present-offer-date.ts';
import { correctValue, type ReviewDocument } from '../../review/review-document.ts';
import type { QuoteReviewStore, QuoteReviewValue } from '../review/quote-review-value.ts';
import { endsOf, stopsText } from '../view/describe-trip.ts';
import { optionTitle } from '../view/option-comparison.tsx';
import styles from './sending.module.css';

interface OptionChoiceProps {
  readonly store: QuoteReviewStore;
  readonly value: QuoteReviewValue;
}

export function OptionChoice({ store, value }: OptionChoiceProps) {
  const id = useId();
  const { options, leadOption } = value;
  if (options.length === 0) return null;

  function lead(index: number) {
    store.apply('Choose the option that leads', (document: ReviewDocument<QuoteReviewValue>) =>
      correctValue(document, '/leadOption', index),
    );
  }
  function send(index: number, sent: boolean) {
    store.apply('Choose options to send', (document: ReviewDocument<QuoteReviewValue>) =>
      correctValue(document, `/options/${index}/sent`, sent),
    );
  }

  return (
    <section className="card pad" aria-labelledby={`${id}-title`}>
      <h3 className="h3" id={`${id}-title`}>
        {options.length} options in this quote
      </h3>
      <p className="soft">
        Choose which ones your client gets, and which one leads. The page compares them side by side.
      </p>
      <ul className={`mt4 ${styles['choice']}`}>
        {options.map((option, index) => {
          const name = optionTitle(option, index);
          const leads = index === leadOption;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option's pointer is its place
            <li key={index}>
              <div className={styles['about']}>
                <strong>{name}</strong>
                {summaryOf(option).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <label>
                <input
                  type="checkbox"
                  checked={option.sent || leads}
                  disabled={leads}
                  onChange={(event) => send(index, event.target.checked)}
                />
                <span>
                  Send<span className="sr-only">: {name}</span>
                </span>
              </label>
              <label>
                <input type="radio" name={`${id}-lead`} checked={leads} onChange={() => lead(index)} />
                <span>
                  Leads<span className="sr-only">: {name}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Offer = Pick<PublicFlightOption, 'departureFlights' | 'returnFlights'> & {
  readonly fareDetails: { readonly total: string | null };
};

/** `SEA – CDG 1:40 PM – 8:35 AM, 9h 55m, Nonstop`, one line a journey, then the price. */
function summaryOf({ departureFlights, returnFlights, fareDetails }: Offer): string[] {
  const journeys = [...departureFlights, ...returnFlights].map((group) => {
    const { from, to } = endsOf(group, {});
    const [first, last] = [group.segments[0], group.segments.at(-1)];
    const ends = `${from.code ?? from.city ?? '?'} – ${to.code ?? to.city ?? '?'}`;
    const times = `${first?.departureTime ?? TIME_TBD} – ${last?.arrivalTime ?? TIME_TBD}`;
    return [`${ends} ${times}`, group.totalTime, stopsText(group.stops)].filter(Boolean).join(', ');
  });
  return fareDetails.total ? [...journeys, `${fareDetails.total} per traveler`] : journeys;
}
