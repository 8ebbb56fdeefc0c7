/** An amount of money, or a range of amounts, in a currency that may be open. */

export interface Money {
  readonly amount: number;
  /** The upper end of a range. */
  readonly amountMax: number | null;
  /** The currencies that the sign may mean (ISO 4217), the likeliest first; never empty. */
  readonly currencies: readonly [string, ...string[]];
}

/** Stands for the currency of an amount that the text gives without one. */
export const NO_CURRENCY = '¤';
