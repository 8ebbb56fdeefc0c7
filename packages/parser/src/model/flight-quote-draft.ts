/** A flight quote while it is being read: every value a field with provenance. Refiners turn one draft into the next. */
import type { Assumption } from './answer.ts';
import type { ClockTime } from './clock-time.ts';
import type { ContactDraft } from './contact-draft.ts';
import type { Field } from './field.ts';
import type { TripDates } from './itinerary-draft.ts';
import type { Money } from './money.ts';
import type { PartialDate, Weekday } from './partial-date.ts';

/** An end of a segment. At least one of the two is given. */
export interface AirportDraft {
  /** IATA code of an airport or a city, capitals. */
  readonly code: Field<string> | null;
  /** The city or airport as the text names it. */
  readonly name: Field<string> | null;
  readonly terminal: Field<string> | null;
}

export interface AirlineDraft {
  /** IATA designator, capitals. */
  readonly code: Field<string> | null;
  /** As the text names it. */
  readonly name: Field<string> | null;
}

export interface SegmentDraft {
  readonly departureDate: Field<PartialDate> | null;
  /** The weekday that the text gives beside the departure date. */
  readonly weekday: Field<Weekday> | null;
  readonly departureTime: Field<ClockTime> | null;
  readonly departure: AirportDraft;
  readonly arrivalDate: Field<PartialDate> | null;
  /** The weekday that the text gives beside the arrival date. */
  readonly arrivalWeekday: Field<Weekday> | null;
  /** Days after departure that the text gives, as in `+1`, `-1`; refiners turn it into `arrivalDate`. */
  readonly arrivalDayOffset: Field<number> | null;
  readonly arrivalTime: Field<ClockTime> | null;
  readonly arrival: AirportDraft;
  readonly airline: AirlineDraft;
  /** The figures of the flight number without the designator, `178`. */
  readonly flightNumber: Field<string> | null;
  readonly operatedBy: Field<string> | null;
  /** Minutes. */
  readonly duration: Field<number> | null;
  /** Minutes of the wait after this segment. */
  readonly layover: Field<number> | null;
  /** Technical stops inside the segment. */
  readonly stops: Field<number> | null;
  readonly bookingClass: Field<string> | null;
  readonly cabin: Field<string> | null;
  readonly aircraft: Field<string> | null;
  readonly status: Field<string> | null;
  /** A heading above the segment that tells its direction, or the number of its journey in the text; null where the text tells neither. */
  readonly journey: Field<'outbound' | 'return' | number> | null;
}

/** What a heading or a summary line says of a whole journey, such as `Total 14h 05m · 1 stop`. */
export interface JourneyFacts {
  /** Index of the journey's first segment in the offer. */
  readonly firstSegment: number;
  readonly totalTime: Field<number> | null;
  readonly stops: Field<number> | null;
}

export interface FareDraft {
  /** Per traveler. */
  readonly baseFare: Field<Money> | null;
  readonly taxes: Field<Money> | null;
  readonly upcharge: Field<Money> | null;
  readonly total: Field<Money> | null;
  readonly totalForAllPassengers: Field<Money> | null;
  readonly fareClass: Field<string> | null;
  /** Where adults, children and infants pay differently: what each pays and how many they are. The fields above are then an adult's. */
  readonly byType: readonly TravelerFare[];
  /** What bags, seats and the like cost apart, and what is taken off: the totals may hold some of it. */
  readonly extras: readonly Money[];
  /** How many pay by the text's own product: 28 of `28 x £100.00`. */
  readonly payers: number | null;
  /** The price is told per adult: where children travel, too, it says nothing of what they pay. */
  readonly isOfAdult: boolean;
}

interface TravelerFare {
  readonly count: Field<number> | null;
  /** Of one traveler. */
  readonly total: Field<Money>;
}

/** One way to fly with its price. */
export interface OfferDraft {
  readonly label: Field<string> | null;
  /** In the order of the text. */
  readonly segments: readonly SegmentDraft[];
  readonly journeys: readonly JourneyFacts[];
  readonly fare: FareDraft;
  readonly notes: Field<string> | null;
}

/** `Reservation` while it is read. */
export interface ReservationDraft {
  readonly locators: readonly Field<string>[];
  readonly fareCalculation: Field<string> | null;
  readonly taxes: readonly Field<string>[];
  readonly ticketing: readonly Field<string>[];
}

/** What a text says of the offer beside its flights. */
export interface FlightTerms {
  readonly title: Field<string> | null;
  readonly clientName: Field<string> | null;
  readonly passengers: Field<number> | null;
  /** Children or infants are among them, who need not pay what adults do. */
  readonly hasMinors: boolean;
  /** `1 free place per 20`: not all of a group pay. */
  readonly tellsFreePlaces: boolean;
  /** Every number of seated travelers that the text gives in one place or another: they should agree. */
  readonly travelerCounts: readonly Field<number>[];
  readonly fare: FareDraft;
  readonly includes: readonly Field<string>[];
  readonly restrictions: readonly Field<string>[];
  readonly validUntil: Field<PartialDate> | null;
  /** The weekday that the text gives beside that day. */
  readonly validUntilWeekday: Field<Weekday> | null;
  /** The other days by which the text wants something done: none may lie behind the departure. */
  readonly otherDeadlines: readonly Field<PartialDate>[];
  /** When the display or mail was made: missing years are counted from it. */
  readonly madeOn: Field<PartialDate> | null;
  readonly notes: Field<string> | null;
  readonly contact: ContactDraft;
  readonly reservation: ReservationDraft;
}

export interface FlightQuoteDraft extends Omit<FlightTerms, 'fare'> {
  /** The journey in short; refiners make it from the flights where the text states none. */
  readonly route: Field<string> | null;
  readonly dates: Field<TripDates> | null;
  /** At least one; several where the text offers several. */
  readonly offers: readonly [OfferDraft, ...OfferDraft[]];
  readonly assumptions: readonly Assumption[];
}

/** A segment, a fare, terms of which nothing is known yet: readers fill in what the text gives. */
export const OPEN_SEGMENT: SegmentDraft = {
  departureDate: null,
  weekday: null,
  departureTime: null,
  departure: { code: null, name: null, terminal: null },
  arrivalDate: null,
  arrivalWeekday: null,
  arrivalDayOffset: null,
  arrivalTime: null,
  arrival: { code: null, name: null, terminal: null },
  airline: { code: null, name: null },
  flightNumber: null,
  operatedBy: null,
  duration: null,
  layover: null,
  stops: null,
  bookingClass: null,
  cabin: null,
  aircraft: null,
  status: null,
  journey: null,
};

export const OPEN_FARE: FareDraft = {
  baseFare: null,
  taxes: null,
  upcharge: null,
  total: null,
  totalForAllPassengers: null,
  fareClass: null,
  byType: [],
  extras: [],
  payers: null,
  isOfAdult: false,
};

export const withClass = (
  { baseFare, taxes, upcharge, total, totalForAllPassengers, byType, extras, payers, isOfAdult }: FareDraft,
  fareClass: Field<string> | null,
): FareDraft => ({
  baseFare,
  taxes,
  upcharge,
  total,
  totalForAllPassengers,
  fareClass,
  byType,
  extras,
  payers,
  isOfAdult,
});

export const OPEN_TERMS: FlightTerms = {
  title: null,
  clientName: null,
  passengers: null,
  hasMinors: false,
  tellsFreePlaces: false,
  travelerCounts: [],
  fare: OPEN_FARE,
  includes: [],
  restrictions: [],
  validUntil: null,
  validUntilWeekday: null,
  otherDeadlines: [],
  madeOn: null,
  notes: null,
  contact: { name: null, company: null, email: null, phone: null },
  reservation: { locators: [], fareCalculation: null, taxes: [], ticketing: [] },
};
