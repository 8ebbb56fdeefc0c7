/** The three content kinds; every per-kind table is a `Record` over this list, so the compiler names what is missing. */
export const CONTENT_KINDS = ['itinerary', 'flight-quote', 'travel-deal'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
