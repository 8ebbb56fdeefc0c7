/** What was typed and corrected and not saved waits in the tab for a reload or a way back (session storage ends with the tab). */
import { useEffect } from 'react';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';
import type { ReviewStore } from '../review/review-store.ts';
import type { RecordKind } from './record-kind.ts';
import { RecordWork } from './record-work.ts';

/** The work as JSON; its data are checked by the kind's own schema. */
export const frozenWorkSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  version: z.number().int().nonnegative(),
  /** The text that was read, which the spans belong to. */
  readText: z.string(),
  rawText: z.string(),
  data: z.unknown(),
  aside: z.unknown(),
});
type FrozenWork = z.infer<typeof frozenWorkSchema>;

export function freezeWork<D, V, S extends ReviewStore<V>>(work: RecordWork<D, V, S>): FrozenWork {
  const { store, rawText, version } = work.state.get();
  const { id, createdAt, kind } = work;
  const aside = kind.asideOf?.(store) ?? null;
  return { id, createdAt, version, readText: store.text.text, rawText, data: work.data(), aside };
}

/** Null where what was kept does not fit the kind (any more). */
export function thawWork<D, V, S extends ReviewStore<V>>(
  kind: RecordKind<D, V, S>,
  frozen: FrozenWork,
): RecordWork<D, V, S> | null {
  const { readText, rawText, data, aside, ...start } = frozen;
  const parsed = kind.dataSchema.safeParse(data);
  if (!parsed.success) return null;
  const work = new RecordWork(kind, { ...start, rawText: readText, data: parsed.data }, aside ?? undefined);
  work.changeText(rawText);
  work.markUnsaved();
  return work;
}

export function readKept<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(readStored('session', key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function readEditor<D, V, S extends ReviewStore<V>>(kind: RecordKind<D, V, S>, id: string) {
  const frozen = readKept(kind.editorKey(id), frozenWorkSchema);
  return frozen && thawWork(kind, frozen);
}

/** What waits in the browser's copy is sent from there: kept here too, it would come back over the version that it has become. */
function keepEditor<D, V, S extends ReviewStore<V>>(work: RecordWork<D, V, S>): void {
  if (work.isSaved() || work.isInCopy()) return;
  writeStored('session', work.kind.editorKey(work.id), JSON.stringify(freezeWork(work)));
}

export function dropEditor<D, V, S extends ReviewStore<V>>(kind: RecordKind<D, V, S>, id: string): void {
  removeStored('session', kind.editorKey(id));
}

const KEEP_AFTER_MS = 400;

/** Unsaved work survives a reload and a way out and back; the browser asks before the tab is closed over it. */
export function useKeptEditor<D, V, S extends ReviewStore<V>>(
  work: RecordWork<D, V, S>,
  isSaved: boolean,
  document: unknown,
  rawText: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
  useEffect(() => {
    if (isSaved) {
      dropEditor(work.kind, work.id);
      return;
    }
    const timer = setTimeout(() => keepEditor(work), KEEP_AFTER_MS);
    const ask = (event: BeforeUnloadEvent) => {
      keepEditor(work);
      if (!work.isInCopy()) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('beforeunload', ask);
    };
  }, [work, isSaved, document, rawText]);
  /* A way out within the wait loses nothing either. */
  useEffect(() => () => keepEditor(work), [work]);
}
