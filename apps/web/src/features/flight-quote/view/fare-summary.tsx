/** The fare line by line, as a receipt (F-123): base, upcharge, fee, each traveler, the total for all. Lines without an amount vanish. */
import type { PublicFares } from '@waypage/contract';
import { totalLabel } from './present-fare.ts';

interface FareSummaryProps {
  fares: PublicFares;
  passengers: number | null;
  title: string;
  id: string;
}

export function FareSummary({ fares, passengers, title, id }: FareSummaryProps) {
  const { baseFare, upcharge, fee, total, totalForAllPassengers } = fares;
  const lines = [
    ['Base fare', baseFare],
    ['Return upcharge', upcharge],
    [fee?.basis === 'traveler' ? fee.label : '', fee?.basis === 'traveler' ? fee.amount : null],
    ['Per traveler', total],
    [fee?.basis === 'total' ? `${fee.label}, for the booking` : '', fee?.basis === 'total' ? fee.amount : null],
  ] as const;
  const shown = lines.filter(([, amount]) => amount);
  if (shown.length === 0 && !totalForAllPassengers) return null;
  return (
    <section className="card receipt pad" aria-labelledby={id}>
      <h2 className="h3" id={id} dir="auto">
        {title}
      </h2>
      <dl className="mt4">
        {shown.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {totalForAllPassengers && (
          <div className="total">
            <dt>{totalLabel(passengers)}</dt>
            <dd className={totalForAllPassengers.length > LONG ? 'is-long' : undefined}>{totalForAllPassengers}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const LONG = 12;
