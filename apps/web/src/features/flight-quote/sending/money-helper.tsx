/** What the agency adds to the fares (F-140, F-141), for agents alone: clients see the amounts that come out. */
import { type FlightQuoteData, leadOptionOf, priceFares, type QuotePricing, ROUNDING_STEPS } from '@waypage/contract';
import { type ReactNode, useId, useState } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { withValueAt } from '../../review/json-pointer.ts';
import type { QuoteReviewStore } from '../review/quote-review-value.ts';
import { totalLabel } from '../view/present-fare.ts';
import styles from './sending.module.css';

interface MoneyHelperProps {
  readonly store: QuoteReviewStore;
  readonly data: FlightQuoteData;
}

const START: QuotePricing = {
  kind: 'service-fee',
  amount: 0,
  unit: 'fixed',
  basis: 'traveler',
  roundUpTo: 0,
  shown: 'line',
};

export function MoneyHelper({ store, data }: MoneyHelperProps) {
  const id = useId();
  const pricing = data.pricing ?? null;
  const shown = pricing ?? START;
  /* An amount that is being typed ("12.") is no number yet. */
  const [typed, setTyped] = useState<string | null>(null);

  function change(part: Partial<QuotePricing>) {
    const next = { ...shown, ...part };
    const stored = next.amount === 0 ? null : next;
    store.apply(
      'Change the fee',
      (document) => ({ ...document, value: withValueAt(document.value, '/pricing', stored) }),
      '/pricing',
    );
  }
  function changeAmount(text: string) {
    setTyped(text);
    const amount = Number(text.trim().replace(',', '.'));
    if (text.trim() === '' || (Number.isFinite(amount) && amount >= 0))
      change({ amount: text.trim() === '' ? 0 : amount });
  }
  const choice = <K extends 'kind' | 'unit' | 'basis' | 'shown'>(
    name: K,
    label: string,
    words: Record<QuotePricing[K], string>,
  ) => (
    <Choice
      id={`${id}-${name}`}
      label={label}
      words={words}
      value={shown[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );

  return (
    <section className={`card pad ${styles['money']}`} aria-labelledby={`${id}-title`}>
      <div>
        <h3 className="h3" id={`${id}-title`}>
          Your fee
        </h3>
        <p className="soft">For you alone. Clients see only the amounts that come out.</p>
      </div>
      <div className={styles['row']}>
        {choice('kind', 'Kind', { 'service-fee': 'Service fee', 'mark-up': 'Mark-up' })}
        <div className="field">
          <label htmlFor={`${id}-amount`}>Amount</label>
          <input
            className="input"
            id={`${id}-amount`}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? (shown.amount === 0 ? '' : String(shown.amount))}
            placeholder="0"
            onChange={(event) => changeAmount(event.target.value)}
            onBlur={() => setTyped(null)}
          />
        </div>
        {choice('unit', 'Counted as', { fixed: 'Fixed amount', percent: 'Percent' })}
        {choice('basis', 'For', { traveler: 'Each traveler', total: 'The whole booking' })}
        <Choice
          id={`${id}-round`}
          label="Round up to"
          words={Object.fromEntries(
            ROUNDING_STEPS.map((step) => [String(step), step === 0 ? 'No rounding' : `Full ${step}`]),
          )}
          value={String(shown.roundUpTo)}
          onChange={(value) => change({ roundUpTo: Number(value) as QuotePricing['roundUpTo'] })}
        />
        {choice('shown', 'On the page', { line: 'Its own line', folded: 'Folded into the fare' })}
      </div>
      {pricing && <Outcome data={data} pricing={pricing} />}
    </section>
  );
}

function Outcome({ data, pricing }: { readonly data: FlightQuoteData; readonly pricing: QuotePricing }) {
  const offers =
    data.options.length > 0 ? data.options.filter((option) => option.sent || option === leadOptionOf(data)) : [data];
  const priced = offers.map(({ fareDetails }) => ({
    net: fareDetails,
    ...priceFares(fareDetails, data.passengers, pricing),
  }));
  if (priced.some(({ withheld }) => withheld)) {
    return (
      <Notice tone="danger" role="status">
        <strong>This price cannot be counted with,</strong> so your clients see none: it would be the one without your
        fee. Write it as a plain amount, such as $1,299.
      </Notice>
    );
  }
  return (
    <>
      {priced.map(({ net, fares }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: offers have no name of their own here
        <dl key={index} className={styles['outcome']}>
          <Amounts label="Per traveler" from={net.total} to={fares.total} />
          <Amounts
            label={totalLabel(data.passengers)}
            from={net.totalForAllPassengers}
            to={fares.totalForAllPassengers}
          />
          {fares.fee && <Amounts label={fares.fee.label} from={null} to={fares.fee.amount} />}
        </dl>
      ))}
    </>
  );
}

function Amounts({
  label,
  from,
  to,
}: {
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
}) {
  if (to === null) return null;
  return (
    <div>
      <dt>{label}: </dt>
      <dd>{from && from !== to ? `${from} becomes ${to}` : to}</dd>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly id: string;
  readonly label: ReactNode;
  readonly words: Record<T, string>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ id, label, words, value, onChange }: ChoiceProps<T>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="select" id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {(Object.keys(words) as T[]).map((key) => (
          <option key={key} value={key}>
            {words[key]}
          </option>
        ))}
      </select>
    </div>
  );
}
