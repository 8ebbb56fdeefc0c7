/** A travel deal while it is being read: every value a field with provenance. */
import type { Assumption, JsonPointer, Span } from './answer.ts';
import type { ContactDraft } from './contact-draft.ts';
import type { Field } from './field.ts';
import type { TripDates } from './itinerary-draft.ts';
import type { Money } from './money.ts';
import type { PartialDate, Weekday } from './partial-date.ts';

export interface TripLength {
  readonly days: number | null;
  readonly nights: number | null;
}

export interface Price extends Money {
  /** As the text writes it: `$1,399 CAD`. */
  readonly text: string;
}

export interface PriceOptionDraft {
  readonly label: Field<string>;
  readonly dates: Field<TripDates> | null;
  readonly price: Field<Price> | null;
  /** How many nights its own row tells, where it begins on a day. */
  readonly nights?: Field<number> | null;
}

/** What one of several rows says of its own price: what it was, what it is, what is saved. */
export interface Reduction {
  readonly before: Field<Price>;
  readonly after: Field<Price>;
  readonly amountOff: Field<Price> | null;
  readonly percentOff: Field<number> | null;
}

/** A weekday that the text gives beside a date. */
export interface WeekdayClaim {
  readonly weekday: Field<Weekday>;
  readonly date: PartialDate;
  readonly pointer: JsonPointer;
}

/** A day that the text tells beside those of the trip. It gives no value, and so is no field. */
export interface OtherDay {
  readonly date: PartialDate;
  readonly at: Span;
}

export interface TravelDealDraft {
  readonly title: Field<string> | null;
  readonly destination: Field<string> | null;
  /** When one travels: a departure, a range, or the window of an offer. */
  readonly dates: Field<TripDates> | null;
  /** `dates` is a time in which one may travel, not a trip's own first and last day. */
  readonly isWindow: boolean;
  /** The dates are those of the row that a remark names. */
  readonly isPicked?: boolean;
  /** The day is the first of a list, as in `12, 19 and 26 March`. */
  readonly isListed: boolean;
  /** Other single days on which one could travel. */
  readonly otherDays: readonly OtherDay[];
  /** The dates are those of a journey told with what happens between them: a stay takes a part of its nights. */
  readonly isBroken: boolean;
  /** Where no day is given: `May to September 2027`. */
  readonly datesText: Field<string> | null;
  readonly weekdays: readonly WeekdayClaim[];
  /** A year that stands alone in the title or near it. */
  readonly statedYear: Field<number> | null;
  readonly duration: Field<TripLength> | null;
  /** Per person. */
  readonly price: Field<Price> | null;
  readonly totalPrice: Field<Price> | null;
  readonly priceBasis: Field<string> | null;
  readonly originalPrice: Field<Price> | null;
  readonly discount: Field<string> | null;
  /** The reduction in percent, where it is one of the whole price. */
  readonly percentOff: Field<number> | null;
  /** The reduction as an amount, where it is one of the same price. */
  readonly amountOff: Field<Price> | null;
  /** Those of the rows of a list or table. */
  readonly reductions: readonly Reduction[];
  /** Taxes and fees told beside the price, which a total may hold. */
  readonly fees: readonly number[];
  /** The price of a person and the taxes on it that the text adds up to `price`. */
  readonly parts: readonly Field<Price>[];
  /** What children pay, told beside the price. */
  readonly childPrices: readonly number[];
  /** The currencies that the text names beyond doubt. */
  readonly currencies: readonly string[];
  readonly passengers: Field<number> | null;
  /** Every count of those who travel that the text gives. */
  readonly parties: readonly Field<number>[];
  readonly includes: readonly Field<string>[];
  readonly restrictions: readonly Field<string>[];
  readonly highlights: readonly Field<string>[];
  readonly activities: readonly Field<string>[];
  readonly accommodation: Field<string> | null;
  readonly validUntil: Field<PartialDate> | null;
  /** `validUntil` ends a bonus for early booking, not the offer. */
  readonly isEarlyBonus: boolean;
  readonly contact: ContactDraft;
  readonly priceOptions: readonly PriceOptionDraft[];
  readonly notes: Field<string> | null;
  readonly assumptions: readonly Assumption[];
}
