/**
 * Itineraries on the wire, each audience by its own list of fields: a new field is private until it is named here
 * (contract §1; rule H-4).
 */
import type {
  ActivityImage,
  ItineraryData,
  ItineraryListItem,
  ItineraryRecord,
  PublicItinerary,
  Revision,
  WireActivity,
  WireBudget,
  WireDay,
} from '@waypage/contract';
import { isoTime, type ListEntry, type TypedRecord, type TypedRevision } from '../records/record-kind.ts';

type Itinerary = TypedRecord<ItineraryData>;

export function presentForAgent(itinerary: Itinerary): ItineraryRecord {
  const { id, title, place, dates, rawText, version, data } = itinerary;
  const { days, budget, source, warnings } = data;
  return {
    id,
    title,
    location: place,
    dates,
    rawText,
    createdAt: isoTime(itinerary.createdAt),
    updatedAt: isoTime(itinerary.updatedAt),
    version,
    data: { days, budget, source, warnings },
  };
}

export function presentForPublic(itinerary: Itinerary): PublicItinerary {
  const { id, title, place, dates, version, data } = itinerary;
  return {
    id,
    title,
    location: place,
    dates,
    createdAt: isoTime(itinerary.createdAt),
    updatedAt: isoTime(itinerary.updatedAt),
    version,
    data: { days: data.days.map(presentDay), budget: data.budget && presentBudget(data.budget) },
  };
}

export function presentListItem({ id, title, place, dates, createdAt }: ListEntry): ItineraryListItem {
  return { id, title, location: place, dates, createdAt: isoTime(createdAt) };
}

/** The record as it was under that version. */
export function presentRevision(current: Itinerary, revision: TypedRevision<ItineraryData>): Revision {
  const { version, savedAt, ...content } = revision;
  const record = presentForAgent({ ...current, ...content, version, updatedAt: savedAt });
  return { version, savedAt: isoTime(savedAt), record };
}

function presentDay({ id, title, date, timeBlocks }: WireDay): WireDay {
  return {
    id,
    title,
    date,
    timeBlocks: timeBlocks.map(({ period, emoji, activities }) => {
      return { period, emoji, activities: activities.map(presentActivity) };
    }),
  };
}

function presentActivity(activity: WireActivity): WireActivity {
  const { id, title, time, description, location, distance, cost, link, linkText, type, image } = activity;
  const isWebAddress = link !== null && /^https?:\/\//i.test(link.trim());
  return {
    id,
    title,
    time,
    description,
    location,
    distance,
    cost,
    link: isWebAddress ? link.trim() : null,
    linkText,
    type,
    ...(image === undefined ? {} : { image: presentImage(image) }),
  };
}

function presentImage({ url, width, height, alt }: ActivityImage): ActivityImage {
  return { url, width, height, alt };
}

function presentBudget({ currency, total, items }: WireBudget): WireBudget {
  return {
    currency,
    total,
    items: items.map(({ category, amount, amountMax, description }) => {
      return { category, amount, ...(amountMax === undefined ? {} : { amountMax }), description };
    }),
  };
}
