/** A bare `$` or `¥` in the budget may be several currencies: the likeliest is taken, and named as an assumption. */
import type { ItineraryRefiner } from './refiner.ts';

export const refineCurrency: ItineraryRefiner = (draft) => {
  const { budget } = draft;
  if (budget === null || budget.currency.certainty === 'stated') return draft;
  const chosen = budget.currency.value;
  const open = budget.currencies;
  if (open.length < 2) return draft;
  const assumption = {
    pointer: '/budget/currency',
    kind: 'currency' as const,
    chosen,
    alternatives: open.filter((code) => code !== chosen),
  };
  return { ...draft, assumptions: [...draft.assumptions, assumption] };
};
