/** The calls of one kind of record (spec §7): create, update, read as agent and as client; checked by the contract's schemas. */
import { z } from 'zod';
import { getJson, sendJson } from '../../lib/api-client.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { listKey } from '../../lib/list-key.ts';

/** Version of a draft that the server never confirmed. */
export const NEVER_SAVED = 0;

/** A record as the agent works on it, before or after the server knows it; `createdAt` is the client's where the kind has it so (contract §2). */
export interface AgentRecord<D> {
  readonly id: string;
  readonly rawText: string;
  readonly createdAt: string;
  readonly version: number;
  readonly data: D;
}

interface CallsOf<D, P> {
  /** `/api/flight-quotes` */
  readonly collection: string;
  readonly recordSchema: z.ZodType<AgentRecord<D>>;
  readonly publicSchema: z.ZodType<P>;
  /** Message of the one error that a public page knows (spec §8). */
  readonly publicLoadFailed: string;
}

export function recordCalls<D, P>({ collection, recordSchema, publicSchema, publicLoadFailed }: CallsOf<D, P>) {
  const pathOf = (id: string) => `${collection}/${encodeURIComponent(id)}`;
  return {
    /** Prefix of every list of the kind, whatever its filters. */
    listKey: listKey(collection),
    /** The path is first, so that what the dashboard deletes is forgotten here, too. */
    recordKey: (id: string) => [collection, id, 'agent'] as const,
    publicKey: (id: string) => [collection, id, 'public'] as const,

    async fetchRecord(id: string, signal?: AbortSignal): Promise<AgentRecord<D>> {
      return (await getJson(pathOf(id), recordSchema, signal)).data;
    },

    /** What the saves before have replaced, newest first (H-8). */
    async fetchRevisions(id: string, signal?: AbortSignal) {
      const revisions = z.array(z.object({ savedAt: z.string(), record: recordSchema }));
      return (await getJson(`${pathOf(id)}/revisions`, revisions, signal)).data;
    },

    /** As clients see it, also for agents. Whatever goes wrong is one error to the page; what it was stands in its cause. */
    async fetchPublic(id: string, signal?: AbortSignal): Promise<P> {
      try {
        return (await getJson(`${pathOf(id)}?as=public`, publicSchema, signal)).data;
      } catch (cause) {
        throw new Error(publicLoadFailed, { cause });
      }
    },

    /**
     * The first save creates; its id is the draft's, so that sending it again after a lost answer makes no second record. Later ones save over
     * the version that the draft is based on. Throws `ApiError` 409 where the server has a newer one.
     */
    save({ version, ...draft }: AgentRecord<D>): Promise<AgentRecord<D>> {
      return version === NEVER_SAVED
        ? sendJson('POST', collection, recordSchema, { body: draft })
        : sendJson('PUT', pathOf(draft.id), recordSchema, { body: { ...draft, version } });
    },

    /** The record that a 409 answer carries: what stands on the server now. */
    conflicting(error: unknown): AgentRecord<D> | null {
      if (!hasStatus(error, 409)) return null;
      const parsed = recordSchema.safeParse(error.problem?.current);
      return parsed.success ? parsed.data : null;
    },
  };
}
