/** What parsing a travel deal answers: docs/behaviour.md, section T. Every value that the text does not give is null or an empty list. */
import type { AgentInfo, Provenance, Warning } from './answer.ts';

export interface ParsedTravelDeal {
  readonly title: string | null;
  readonly destination: string | null;
  readonly dates: string | null;
  /** `7 days / 6 nights`. */
  readonly duration: string | null;
  /** Per person, in the text's form; null where only a couple's, room's or cabin's price is given. */
  readonly price: string | null;
  readonly totalPrice: string | null;
  /** What `totalPrice` is for, as the text says: `per couple`, `per cabin`. */
  readonly priceBasis: string | null;
  /** The price before a reduction. */
  readonly originalPrice: string | null;
  /** The reduction as the text has it: `25% off`, `save $300`. */
  readonly discount: string | null;
  readonly passengers: number | null;
  readonly includes: readonly string[];
  readonly restrictions: readonly string[];
  readonly highlights: readonly string[];
  readonly activities: readonly string[];
  readonly accommodation: string | null;
  readonly validUntil: string | null;
  readonly agentInfo: AgentInfo;
  /** Several departures, hotels or room categories, where the text lists them with prices. */
  readonly priceOptions: readonly DealPriceOption[];
  /** What the text says in its own words beside the values: prose, children's and single prices, labelled facts. One a line. */
  readonly notes: string | null;
  readonly source: Provenance;
  readonly warnings: readonly Warning[];
}

export interface DealPriceOption {
  readonly label: string;
  readonly dates: string | null;
  readonly price: string | null;
}
