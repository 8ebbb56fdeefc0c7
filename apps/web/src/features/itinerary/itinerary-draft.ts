/**
 * An itinerary as the agent works on it: the record of the contract, before or after the server knows it. `version` 0 means
 * that the server never confirmed it.
 */
import type { ItineraryRecord, PublicItinerary, WireParsedItinerary } from '@waypage/contract';

export type ItineraryDraft = Omit<ItineraryRecord, 'version'> & { readonly version: number };

export const NEVER_SAVED = 0;

export function draftOf(id: string, rawText: string, parsed: WireParsedItinerary, createdAt: string): ItineraryDraft {
  const { title, location, dates, days, budget, source, warnings } = parsed;
  return {
    id,
    title,
    location,
    dates,
    rawText,
    createdAt,
    updatedAt: createdAt,
    version: NEVER_SAVED,
    data: { days, budget, source, warnings },
  };
}

/** What the public page shows of it. */
export function publicViewOf(draft: ItineraryDraft): PublicItinerary {
  const { rawText: _rawText, data, ...own } = draft;
  return { ...own, version: Math.max(1, draft.version), data: { days: data.days, budget: data.budget } };
}

export function titleOf(itinerary: { readonly title: string | null }): string {
  return itinerary.title?.trim() || 'Untitled itinerary';
}
