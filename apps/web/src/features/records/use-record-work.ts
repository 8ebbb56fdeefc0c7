/** A record under work, watched by a component: its state, the reviewed document, and whether the server has all of it. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ReviewDocument } from '../review/review-document.ts';
import type { ReviewStore } from '../review/review-store.ts';
import type { AgentRecord } from './record-calls.ts';
import type { RecordWork, WorkState } from './record-work.ts';

export interface WatchedWork<D, V, S extends ReviewStore<V>> extends WorkState<D, V, S> {
  readonly document: ReviewDocument<V>;
  readonly isSaved: boolean;
  /** The places of the values are not those of the text in the box (contract §3). */
  readonly isStale: boolean;
}

export function useRecordWork<D, V, S extends ReviewStore<V>>(work: RecordWork<D, V, S>): WatchedWork<D, V, S> {
  const state = useSyncExternalStore(work.state.subscribe, work.state.get);
  const { document } = useSyncExternalStore(state.store.state.subscribe, state.store.state.get);
  const { store, rawText, savedDocument, savedText, placesLost } = state;
  return {
    ...state,
    document,
    isSaved: document === savedDocument && rawText === savedText,
    isStale: placesLost || rawText !== store.text.text,
  };
}

/** Answers what a saved record makes known to the other pages: the record itself; its list and public page are asked anew. */
export function useRecordSaved<D, V, S extends ReviewStore<V>>(work: RecordWork<D, V, S>) {
  const queries: QueryClient = useQueryClient();
  const { calls } = work.kind;
  return (record: AgentRecord<D>) => {
    queries.setQueryData(calls.recordKey(record.id), record);
    queries.invalidateQueries({ queryKey: calls.listKey });
    queries.removeQueries({ queryKey: calls.publicKey(record.id) });
  };
}
