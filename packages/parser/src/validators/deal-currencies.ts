/** `mixed-currency`: the price per person, the total and the price before are in several currencies. */
import type { TravelDealValidator } from './deal-validator.ts';

export const validateDealCurrencies: TravelDealValidator = (draft) => {
  const prices = (['price', 'totalPrice', 'originalPrice'] as const).flatMap((name) => {
    const field = draft[name];
    return field === null ? [] : [{ pointer: `/${name}`, field }];
  });
  const codes = [...new Set(prices.map(({ field }) => field.value.currencies[0]))];
  if (codes.length < 2) return [];
  return [
    {
      code: 'mixed-currency',
      severity: 'warning',
      message: `The prices are in several currencies: ${codes.join(', ')}.`,
      pointers: prices.map(({ pointer }) => pointer),
      spans: prices.flatMap(({ field }) => field.spans),
    },
  ];
};
