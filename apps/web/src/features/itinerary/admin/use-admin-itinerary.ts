/**
 * What the admin view shows: the copy in this browser first, then the server's answer. Changes that the server does not have
 * stay in front, with a saver for them; where the server has moved on meanwhile, the agent is asked.
 */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItineraryRecord } from '@waypage/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasStatus } from '../../../lib/api-error.ts';
import { dropItineraryCopy, keepItineraryCopy, readItineraryCopy } from '../../../lib/itinerary-copy.ts';
import { compareItineraries } from '../conflict/compare-itineraries.ts';
import { fetchItinerary, itineraryKey, itineraryListKey } from '../itinerary-api.ts';
import type { ItineraryDraft } from '../itinerary-draft.ts';
import { ItinerarySaver, type SaverState } from '../itinerary-saver.ts';
import { useHeldSaver } from '../unsent/use-held-saver.ts';

export interface AdminItinerary {
  /** Null while loading, and where there is none. */
  readonly itinerary: ItineraryDraft | null;
  /** What the server has said last. */
  readonly confirmed: ItineraryRecord | undefined;
  readonly problem: 'not-found' | 'failed' | null;
  /** The server did not answer: what is shown is the copy in this browser. */
  readonly unasked: boolean;
  /** For changes that the server does not have yet; null where there are none. */
  readonly saver: ItinerarySaver | null;
  /** The saver of what is shown, for a change made here. */
  startSaving(): ItinerarySaver;
}

export function useAdminItinerary(id: string): AdminItinerary {
  const queries = useQueryClient();
  const onSaved = (record: ItineraryRecord) => {
    queries.setQueryData(itineraryKey(id), record);
    queries.invalidateQueries({ queryKey: itineraryListKey });
  };
  const [local, setLocal] = useState(() => readItineraryCopy(id));
  const [saver, setSaver] = useState(() => (local?.unsent ? new ItinerarySaver(local, onSaved, 'not-saved') : null));
  const state = useSaverState(saver);
  useHeldSaver(saver);
  const { data: record, error } = useQuery({
    queryKey: itineraryKey(id),
    queryFn: ({ signal }) => fetchItinerary(id, signal),
    refetchOnMount: 'always',
  });
  const isSaved = !state || state.status === 'saved';

  useEffect(() => {
    if (!record) return;
    if (isSaved || !saver) keepItineraryCopy({ ...record, unsent: false });
    else meetServer(saver, record);
  }, [record, saver, isSaved]);

  const gone = hasStatus(error, 404);
  useEffect(() => {
    if (!gone || saver) return;
    dropItineraryCopy(id);
    setLocal(null);
  }, [gone, saver, id]);

  const settled = newest(state?.draft, record) ?? (gone ? null : local);
  const itinerary = state && !isSaved ? state.draft : settled;
  const problem = itinerary || !error ? null : gone ? 'not-found' : 'failed';
  return {
    itinerary,
    confirmed: record,
    problem,
    unasked: Boolean(itinerary && error && !gone && !record),
    saver,
    startSaving() {
      if (saver && saver.state.get().status !== 'saved') return saver;
      if (!settled) throw new Error('nothing is shown yet');
      const next = new ItinerarySaver(settled, onSaved, 'saved');
      setSaver(next);
      return next;
    },
  };
}

/** An answer that was on its way while a save was confirmed is older than it. */
function newest(draft: ItineraryDraft | undefined, record: ItineraryRecord | undefined): ItineraryDraft | undefined {
  return draft && record && draft.version > record.version ? draft : (record ?? draft);
}

function meetServer(saver: ItinerarySaver, record: ItineraryRecord): void {
  const { draft, status } = saver.state.get();
  if (status !== 'not-saved' || record.version === draft.version) return;
  saver.meet(record);
  /* An earlier save arrived although its answer did not: there is nothing to choose. */
  if (compareItineraries(draft, record).length === 0) saver.takeTheirs();
}

function useSaverState(saver: ItinerarySaver | null): SaverState | null {
  return useSyncExternalStore(
    (listener) => saver?.state.subscribe(listener) ?? (() => {}),
    () => saver?.state.get() ?? null,
  );
}
