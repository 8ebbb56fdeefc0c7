/** Fares as the page writes them: the loud price, the words of the total, the fare class. */
import type { PublicFares } from '@waypage/contract';
import { type PriceParts, priceParts } from '../../public-page/price-parts.ts';

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

export interface LoudPrice extends Omit<PriceParts, 'lead'> {
  readonly label: string;
  /** Whether it is the total for all that is shown. */
  readonly forAll: boolean;
}

/** The price per traveler, else what else is known; cents only where there are any. */
export function loudPrice(fares: PublicFares, passengers: number | null): LoudPrice {
  const [label, text, forAll] = fares.total
    ? (['Per traveler', fares.total, false] as const)
    : fares.totalForAllPassengers
      ? ([totalLabel(passengers), fares.totalForAllPassengers, true] as const)
      : (['Base fare', fares.baseFare, false] as const);
  if (!text) return { label: 'Fare', sign: '', amount: NO_PRICE, long: true, forAll: false };
  const { lead, ...parts } = priceParts(text);
  return { label: lead ? `${label}, ${lead}` : label, ...parts, forAll };
}
