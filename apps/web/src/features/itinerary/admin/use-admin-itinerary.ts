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
import { ItinerarySaver } from '../itinerary-saver.ts';
import { useHeldSaver } from '../unsent/use-held-saver.ts';

export interface AdminItinerary {
  /** Null while loading, and where there is none. */
  readonly itinerary: ItineraryDraft | null;
  readonly problem: 'not-found' | 'failed' | null;
  /** For changes that the server does not have yet; null where there are none. */
  readonly saver: ItinerarySaver | null;
}

export function useAdminItinerary(id: string): AdminItinerary {
  const queries = useQueryClient();
  const onSaved = (record: ItineraryRecord) => {
    queries.setQueryData(itineraryKey(id), record);
    queries.invalidateQueries({ queryKey: itineraryListKey });
  };
  const [local, setLocal] = useState(() => readItineraryCopy(id));
  const [saver] = useState(() => (local?.unsent ? new ItinerarySaver(local, onSaved, 'not-saved') : null));
  const draft = useSaverDraft(saver);
  useHeldSaver(saver);
  const { data: record, error } = useQuery({
    queryKey: itineraryKey(id),
    queryFn: ({ signal }) => fetchItinerary(id, signal),
    refetchOnMount: 'always',
  });

  useEffect(() => {
    if (!record) return;
    if (!saver) keepItineraryCopy({ ...record, unsent: false });
    else meetServer(saver, record);
  }, [record, saver]);

  const gone = hasStatus(error, 404);
  useEffect(() => {
    if (!gone || saver) return;
    dropItineraryCopy(id);
    setLocal(null);
  }, [gone, saver, id]);

  const itinerary = draft ?? record ?? (gone ? null : local);
  const problem = itinerary || !error ? null : gone ? 'not-found' : 'failed';
  return { itinerary, problem, saver };
}

function meetServer(saver: ItinerarySaver, record: ItineraryRecord): void {
  const { draft, status } = saver.state.get();
  if (status !== 'not-saved' || record.version === draft.version) return;
  saver.meet(record);
  /* An earlier save arrived although its answer did not: there is nothing to choose. */
  if (compareItineraries(draft, record).length === 0) saver.takeTheirs();
}

function useSaverDraft(saver: ItinerarySaver | null): ItineraryDraft | null {
  return useSyncExternalStore(
    (listener) => saver?.state.subscribe(listener) ?? (() => {}),
    () => saver?.state.get().draft ?? null,
  );
}
