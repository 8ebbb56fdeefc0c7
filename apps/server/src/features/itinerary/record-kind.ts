/** Itineraries as records (contract §1, §2, §3): what a save makes of a body, and the budget that a changed text has read again. */
import { isDeepStrictEqual } from 'node:util';
import {
  type CreateItinerary,
  createItinerarySchema,
  type ItineraryData,
  itineraryListItemSchema,
  itineraryRecordSchema,
  publicItinerarySchema,
  revisionSchema,
  type UpdateItinerary,
  updateItinerarySchema,
} from '@waypage/contract';
import type { ImageService } from '../images/service.ts';
import type { ParsingService } from '../parsing/service.ts';
import type { RecordKind, TypedContent, TypedRecord } from '../records/record-kind.ts';
import { presentForAgent, presentForPublic, presentListItem, presentRevision } from './presenter.ts';

export function createItineraryKind(
  parsing: ParsingService,
  images: Pick<ImageService, 'keep'>,
): RecordKind<ItineraryData, CreateItinerary, UpdateItinerary> {
  return {
    kind: 'itinerary',
    path: '/api/itineraries',
    pagePath: '/itinerary',
    noun: { one: 'an itinerary', many: 'itineraries' },
    notFound: 'itinerary-not-found',
    schemas: {
      create: createItinerarySchema,
      update: updateItinerarySchema,
      record: itineraryRecordSchema,
      publicRecord: publicItinerarySchema,
      listItem: itineraryListItemSchema,
      revision: revisionSchema,
    },
    readCreate: ({ id, data }) => ({ id, content: toContent(data), createdAt: data.createdAt }),
    checkCreate: ({ data }) => images.keep(imagesOf(toContent(data).data)),
    prepareUpdate: async (body, find) => {
      await images.keep(imagesOf(body.data));
      return rereadBudget(parsing, body, find);
    },
    mergeUpdate,
    presentForAgent,
    presentForPublic,
    presentListItem,
    presentRevision,
    csvColumns: {
      title: ({ title }) => title,
      location: ({ place }) => place,
      dates: ({ dates }) => dates,
      days: ({ data }) => data.days.length,
      budgetTotal: ({ data }) => data.budget?.total ?? null,
      budgetCurrency: ({ data }) => data.budget?.currency ?? null,
    },
  };
}

/** Addresses of the pictures that travelers are shown. */
function imagesOf({ days }: Pick<ItineraryData, 'days'>): string[] {
  const activities = days.flatMap((day) => day.timeBlocks.flatMap((block) => block.activities));
  return activities.flatMap(({ image }) => image?.url ?? []);
}

/** Both forms of a body: the parse answer's fields under `data`, or merged with the record's own (spec §3). */
function toContent(body: CreateItinerary['data']): TypedContent<ItineraryData> {
  const { days, budget, source, warnings } = 'data' in body ? body.data : body;
  const { title, location, dates, rawText } = body;
  return { title, place: location, dates, rawText, data: { days, budget, source, warnings } };
}

/** Rule H-7: agent-side fields that are missing or null keep what is stored. */
function mergeUpdate(current: TypedContent<ItineraryData>, body: UpdateItinerary): TypedContent<ItineraryData> {
  const { days, budget, source, warnings } = body.data;
  return {
    title: body.title,
    place: body.location,
    dates: body.dates,
    rawText: body.rawText ?? current.rawText,
    data: {
      days,
      budget,
      source: source ?? current.data.source,
      warnings: warnings ?? current.data.warnings,
    },
  };
}

/**
 * A changed text has its budget read again (contract §3), unless the agent has sent another budget than the stored one,
 * or corrected it by hand before.
 */
async function rereadBudget(
  parsing: ParsingService,
  body: UpdateItinerary,
  find: () => Promise<TypedRecord<ItineraryData> | null>,
): Promise<UpdateItinerary> {
  const { rawText, data } = body;
  if (rawText === undefined || rawText === null || rawText.trim() === '') return body;
  const current = await find();
  if (!current || current.rawText === rawText || !isDeepStrictEqual(current.data.budget, data.budget)) return body;
  const edited = (data.source ?? current.data.source)?.edited ?? [];
  if (edited.some((pointer) => pointer === '/budget' || pointer.startsWith('/budget/'))) return body;
  const { budget } = await parsing.parse('itinerary', { text: rawText });
  return { ...body, data: { ...data, budget } };
}
