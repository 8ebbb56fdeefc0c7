/** A travel deal while it is being read: every value a field with provenance. */
import type { Assumption } from './answer.ts';
import type { ContactDraft } from './contact-draft.ts';
import type { Field } from './field.ts';
import type { TripDates } from './itinerary-draft.ts';
import type { Money } from './money.ts';
import type { PartialDate } from './partial-date.ts';

export interface TripLength {
  readonly days: number | null;
  readonly nights: number | null;
}

export interface PriceOptionDraft {
  readonly label: Field<string>;
  readonly dates: Field<TripDates> | null;
  readonly price: Field<Money> | null;
}

export interface TravelDealDraft {
  readonly title: Field<string> | null;
  readonly destination: Field<string> | null;
  /** When one travels: a departure, a range, or the window of an offer. */
  readonly dates: Field<TripDates> | null;
  readonly duration: Field<TripLength> | null;
  /** Per person. */
  readonly price: Field<Money> | null;
  readonly totalPrice: Field<Money> | null;
  readonly priceBasis: Field<string> | null;
  readonly originalPrice: Field<Money> | null;
  readonly discount: Field<string> | null;
  readonly passengers: Field<number> | null;
  readonly includes: readonly Field<string>[];
  readonly restrictions: readonly Field<string>[];
  readonly highlights: readonly Field<string>[];
  readonly activities: readonly Field<string>[];
  readonly accommodation: Field<string> | null;
  readonly validUntil: Field<PartialDate> | null;
  readonly contact: ContactDraft;
  readonly priceOptions: readonly PriceOptionDraft[];
  readonly assumptions: readonly Assumption[];
}
