/** What makes a content kind a kind of record: its calls, its schemas, what a save makes of a body, and who sees what. */
import type { ContentKind } from '@waypage/contract';
import type { z } from 'zod';
import type { ErrorCode } from '../../errors.ts';

/** What a save writes. `place` is the location, route or destination. */
export interface TypedContent<Data> {
  readonly title: string | null;
  readonly place: string | null;
  readonly dates: string | null;
  readonly rawText: string;
  readonly data: Data;
}

export interface TypedRecord<Data> extends TypedContent<Data> {
  readonly id: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface TypedRevision<Data> extends TypedContent<Data> {
  readonly version: number;
  readonly savedAt: number;
}

export interface ListEntry {
  readonly id: string;
  readonly title: string | null;
  readonly place: string | null;
  readonly dates: string | null;
  readonly createdAt: number;
}

/** The parts of every body that all kinds share. */
interface CreateBody {
  readonly createdAt?: string | undefined;
}
interface UpdateBody {
  readonly version?: number | undefined;
}

export interface RecordKind<Data, Create, Update extends UpdateBody> {
  readonly kind: ContentKind;
  /** `/api/itineraries`. */
  readonly path: string;
  /** `/itinerary`, where its public pages stand. */
  readonly pagePath: string;
  /** As the documents of the API call it: `an itinerary`, `itineraries`. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly notFound: ErrorCode;
  readonly schemas: {
    readonly create: z.ZodType<Create>;
    readonly update: z.ZodType<Update>;
    readonly record: z.ZodType;
    readonly publicRecord: z.ZodType;
    readonly listItem: z.ZodType;
    readonly revision: z.ZodType;
  };
  /** The id that the body brings, or a new one, and the content with what the client says of the time. */
  readonly readCreate: (body: Create) => CreateBody & { readonly id: string; readonly content: TypedContent<Data> };
  /** What has to be there before a new record is kept. @throws AppError */
  readonly checkCreate?: (body: Create) => Promise<void>;
  /** What has to be worked out before the change; `find` reads the record as it stands. */
  readonly prepareUpdate?: (body: Update, find: () => Promise<TypedRecord<Data> | null>) => Promise<Update>;
  /** Rule H-7: agent-side fields that are missing or null keep what is stored. */
  readonly mergeUpdate: (current: TypedContent<Data>, body: Update) => TypedContent<Data>;
  readonly presentForAgent: (record: TypedRecord<Data>) => unknown;
  readonly presentForPublic: (record: TypedRecord<Data>, now: number) => unknown;
  readonly presentListItem: (entry: ListEntry) => unknown;
  readonly presentRevision: (current: TypedRecord<Data>, revision: TypedRevision<Data>) => unknown;
  /** What the public answer depends on besides the version, such as whether an offer is over. */
  readonly publicState?: (record: TypedRecord<Data>, now: number) => string;
  /** Columns of the CSV list between `id` and `createdAt`, by their names. */
  readonly csvColumns: Readonly<Record<string, (record: TypedRecord<Data>) => string | number | null>>;
}

export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
