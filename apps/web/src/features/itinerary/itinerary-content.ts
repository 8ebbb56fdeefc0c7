/** An itinerary as the editor works on it: what a paste gives, as corrected, in one piece. */
import { itineraryDataSchema, itineraryRecordSchema } from '@waypage/contract';
import type { z } from 'zod';
import type { AgentRecord } from '../records/record-calls.ts';
import type { ItineraryDraft } from './itinerary-draft.ts';

export const itineraryContentSchema = itineraryDataSchema.extend(
  itineraryRecordSchema.pick({ title: true, location: true, dates: true }).shape,
);
export type ItineraryContent = z.infer<typeof itineraryContentSchema>;

export function agentRecordOf(record: ItineraryDraft): ItineraryDraft & AgentRecord<ItineraryContent> {
  const { title, location, dates, data } = record;
  return { ...record, data: { ...data, title, location, dates } };
}

export function draftOfRecord(record: AgentRecord<ItineraryContent>): ItineraryDraft {
  const { id, rawText, createdAt, version, data } = record;
  const { title, location, dates, days, budget, source, warnings } = data;
  const updatedAt = new Date().toISOString();
  return {
    id,
    title,
    location,
    dates,
    rawText,
    createdAt,
    updatedAt,
    version,
    data: { days, budget, source, warnings },
  };
}
