/** A bare `$`, `¥` or `kr` is the currency that the text names elsewhere, else the likeliest; the latter is named as an assumption. */
import type { Assumption } from '../model/answer.ts';
import type { Field } from '../model/field.ts';
import type { Price } from '../model/travel-deal-draft.ts';
import type { TravelDealRefiner } from './deal-refiner.ts';

export const refineDealCurrency: TravelDealRefiner = (draft) => {
  if (![draft.price, draft.totalPrice, draft.originalPrice].some(isOpen)) return draft;
  const assumptions: Assumption[] = [];
  const settle = (pointer: string, field: Field<Price> | null): Field<Price> | null => {
    if (field === null || !isOpen(field)) return field;
    const { currencies } = field.value;
    const named = draft.currencies.filter((code) => currencies.includes(code));
    const chosen = named.length === 1 ? (named[0] ?? currencies[0]) : currencies[0];
    if (named.length !== 1)
      assumptions.push({
        pointer,
        kind: 'currency',
        chosen,
        alternatives: currencies.filter((code) => code !== chosen),
      });
    return { ...field, value: { ...field.value, currencies: [chosen] } };
  };
  return {
    ...draft,
    price: settle('/price', draft.price),
    totalPrice: settle('/totalPrice', draft.totalPrice),
    originalPrice: settle('/originalPrice', draft.originalPrice),
    assumptions: [...draft.assumptions, ...assumptions],
  };
};

const isOpen = (field: Field<Price> | null): boolean => field !== null && field.value.currencies.length > 1;
