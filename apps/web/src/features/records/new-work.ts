/** The work that begins with a fresh reading. Its id is made here, so that a save that is sent again makes no second record. */
import type { ReviewStore } from '../review/review-store.ts';
import { NEVER_SAVED } from './record-calls.ts';
import type { RecordKind } from './record-kind.ts';
import { RecordWork } from './record-work.ts';

export function newWork<D, V, S extends ReviewStore<V>>(
  kind: RecordKind<D, V, S>,
  rawText: string,
  data: D,
): RecordWork<D, V, S> {
  const createdAt = new Date().toISOString();
  return new RecordWork(kind, { id: newRecordId(), rawText, createdAt, version: NEVER_SAVED, data });
}

const ID_BYTES = 16;

/** 128 random bits in the URL-safe alphabet, as the server makes its own. */
function newRecordId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
