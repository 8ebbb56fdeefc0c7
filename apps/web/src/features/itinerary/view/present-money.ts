/** Amounts of the budget: `$1,180`, `€244.40`, `$900 – $1,200`; cents only where there are any. */

/** `currency` is an ISO 4217 code; any other text is put before the number as it stands. */
export function presentMoney(currency: string, amount: number, amountMax?: number): string {
  const low = format(currency, amount);
  return amountMax === undefined || amountMax === amount ? low : `${low} – ${format(currency, amountMax)}`;
}

function format(currency: string, amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (/^[A-Z]{3}$/.test(currency)) {
    return new Intl.NumberFormat('en-US', { ...options, style: 'currency', currency }).format(amount);
  }
  return [currency, new Intl.NumberFormat('en-US', options).format(amount)].filter((part) => part !== '').join(' ');
}
