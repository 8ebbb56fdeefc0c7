/** Fares as the page writes them: the loud price, the words of the total, the fare class. */
import { type PublicFares, readMoneyText } from '@waypage/contract';

/** Shown where the text gives no fare class (spec §9). */
const DEFAULT_FARE_CLASS = 'Economy';
const NO_PRICE = 'Price on request';

export const fareClassOf = ({ fareClass }: Pick<PublicFares, 'fareClass'>): string =>
  fareClass?.trim() || DEFAULT_FARE_CLASS;

/** `Total for 2 travelers`. */
export function totalLabel(passengers: number | null): string {
  if (passengers === null) return 'Total for all travelers';
  return passengers === 1 ? 'Total for 1 traveler' : `Total for ${passengers} travelers`;
}

export interface LoudPrice {
  readonly label: string;
  /** The currency before the number, written small. */
  readonly sign: string;
  readonly amount: string;
  /** Set smaller: ranges, and texts that are no amount. */
  readonly long: boolean;
  /** Whether it is the total for all that is shown. */
  readonly forAll: boolean;
}

const SHORT_PRICE = 8;

/** The price per traveler, else what else is known; cents only where there are any. */
export function loudPrice(fares: PublicFares, passengers: number | null): LoudPrice {
  const [label, text, forAll] = fares.total
    ? (['Per traveler', fares.total, false] as const)
    : fares.totalForAllPassengers
      ? ([totalLabel(passengers), fares.totalForAllPassengers, true] as const)
      : (['Base fare', fares.baseFare, false] as const);
  if (!text) return { label: 'Fare', sign: '', amount: NO_PRICE, long: true, forAll: false };
  const money = readMoneyText(text);
  const sign = money && money.high === null ? money.form.before.trim() : '';
  const amount = sign === '' ? text : text.slice(text.indexOf(sign) + sign.length).trim();
  const round = money && money.high === null ? amount.replace(/[.,]00$/, '') : amount;
  const lead = money?.form.lead.trim() ?? '';
  return { label: lead ? `${label}, ${lead}` : label, sign, amount: round, long: round.length > SHORT_PRICE, forAll };
}
