/** The budget summary: a table that carries the figures, and a ring that shows their shares (V-3, B-1 to B-4). */
import type { WireBudget } from '@waypage/contract';
import { type BudgetLook, budgetLooks } from './budget-looks.ts';
import { presentMoney } from './present-money.ts';

/** Length of the ring: its circle has the radius 42. */
const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;
const GAP = 1.6;

export function BudgetSummary({ budget }: { budget: WireBudget | null }) {
  if (budget === null || budget.items.length === 0) return null;
  const { currency, total, items } = budget;
  const looks = budgetLooks(items.map((item) => item.category));
  const shares = sharesOf(items.map((item) => item.amount));
  return (
    <section className="card budget" aria-labelledby="budget-title">
      <h2 className="h2" id="budget-title">
        Budget summary
      </h2>
      {shares && (
        <div className="donut">
          <Ring shares={shares} looks={looks} />
          {total !== null && (
            <p aria-hidden="true">
              <span className="label">Total</span>
              <strong className={presentMoney(currency, total).length > 9 ? 'num is-long' : 'num'}>
                {presentMoney(currency, total)}
              </strong>
            </p>
          )}
        </div>
      )}
      <table>
        <caption className="sr-only">Estimated cost by category</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Category</th>
            {shares && <th scope="col">Share</th>}
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same category
            <tr key={index} data-type={looks[index]}>
              <th scope="row">
                <span className="key" aria-hidden="true" />
                <strong dir="auto">{item.category}</strong>
                {item.description && <small dir="auto">{item.description}</small>}
              </th>
              {shares && <td className="num">{percent(shares[index] ?? 0)}</td>}
              <td className="num">{presentMoney(currency, item.amount, item.amountMax)}</td>
            </tr>
          ))}
        </tbody>
        {total !== null && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {shares && <td />}
              <td className="num">{presentMoney(currency, total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Ring({ shares, looks }: { shares: readonly number[]; looks: readonly BudgetLook[] }) {
  let start = 0;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {shares.map((share, index) => {
        const length = Math.max(share * AROUND - GAP, 0.4);
        const offset = -start;
        start += share * AROUND;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: arcs have no other name
            key={index}
            data-type={looks[index]}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${length.toFixed(2)} ${AROUND.toFixed(2)}`}
            strokeDashoffset={offset.toFixed(2)}
          />
        );
      })}
    </svg>
  );
}

/** Fractions of the sum; null where a picture of them would mislead or say nothing: one item, or amounts not above 0. */
function sharesOf(amounts: readonly number[]): readonly number[] | null {
  const sum = amounts.reduce((left, right) => left + right, 0);
  if (amounts.length < 2 || !Number.isFinite(sum) || amounts.some((amount) => amount <= 0)) return null;
  return amounts.map((amount) => amount / sum);
}

function percent(share: number): string {
  return share < 0.005 ? '<1%' : `${Math.round(share * 100)}%`;
}
