/** `budget-mismatch`: the stated total is not the sum of the items. `mixed-currency`: the items are in several currencies. */
import type { Issue } from '../model/issue.ts';
import type { BudgetDraft } from '../model/itinerary-draft.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryValidator } from './validator.ts';

/** Rounded prices may miss the total by a little. */
const TOLERANCE = 1;

export const validateBudget: ItineraryValidator = ({ budget }) =>
  budget === null || budget.items.length < 2 ? [] : [...mixed(budget), ...mismatch(budget)];

/** `Optional: balloon €180`: what one may add is in the total or not. */
const isOptional = ({ category, description }: BudgetDraft['items'][number]): boolean =>
  OPTIONAL.test(foldText(`${category.value} ${description?.value ?? ''}`));
const OPTIONAL =
  /\b(?:optional|if wanted|add-?ons?|fakultativ|wahlweise|facultati[fv]e?|en option|opcional|facoltativ[oa])\b/;

function mixed(budget: BudgetDraft): Issue[] {
  const odd = budget.items.filter((item) => !item.currencies.includes(budget.currency.value));
  if (odd.length === 0) return [];
  const codes = [...new Set([budget.currency.value, ...odd.map((item) => item.currencies[0] ?? '')])].join(', ');
  return [
    {
      code: 'mixed-currency',
      severity: 'warning',
      message: `The budget mixes currencies: ${codes}.`,
      pointers: budget.items.flatMap((item, i) => (odd.includes(item) ? [`/budget/items/${i}/amount`] : [])),
      spans: odd.flatMap((item) => item.amount.spans),
    },
  ];
}

function mismatch(budget: BudgetDraft): Issue[] {
  const { total } = budget;
  const isOpen =
    budget.totalMax !== null ||
    budget.items.some((item) => item.amountMax !== null || !item.currencies.includes(budget.currency.value));
  if (total?.certainty !== 'stated' || isOpen) return [];
  const sum = Math.round(budget.items.reduce((s, item) => s + item.amount.value, 0) * 100) / 100;
  if (Math.abs(sum - total.value) <= TOLERANCE || (budget.isPartial && sum < total.value)) return [];
  const options = budget.items.filter(isOptional).reduce((s, item) => s + item.amount.value, 0);
  if (options > 0 && Math.abs(sum - options - total.value) <= TOLERANCE) return [];
  const message = `The items add up to ${budget.currency.value} ${sum}, not to the stated total of ${budget.currency.value} ${total.value}.`;
  return [{ code: 'budget-mismatch', severity: 'warning', message, pointers: ['/budget/total'], spans: total.spans }];
}
