/** The editor (spec §2; ): loads the record (else the copy in this browser), then shows the form. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { hasStatus } from '../../../lib/api-error.ts';
import { readItineraryCopy } from '../../../lib/itinerary-copy.ts';
import { usePage } from '../../../lib/use-page.ts';
import { EditorLoad } from '../../records/editor-load.tsx';
import { fetchItinerary, itineraryKey } from '../itinerary-api.ts';
import type { ItineraryDraft } from '../itinerary-draft.ts';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import { EditItineraryForm } from './edit-itinerary-form.tsx';
import type { EditStart } from './edit-start.ts';

export function EditItineraryPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching } = useQuery({
    queryKey: itineraryKey(id),
    queryFn: ({ signal }) => fetchItinerary(id, signal),
    refetchOnMount: 'always',
  });
  const start = isFetching ? null : startOf(id, data, error);
  const failed = !isFetching && start === null && error !== null && !hasStatus(error, 401);
  usePage('Edit itinerary', start !== null || failed);

  if (start) return <EditItineraryForm key={id} start={start} />;
  return (
    <EditorLoad
      failure={failed ? error : null}
      loading={TEXT.loading}
      notFound={{ title: TEXT.notFoundTitle, text: TEXT.adminNotFound }}
      failed={TEXT.loadFailed}
    />
  );
}

/** Changes that never reached the server go before its answer: the agent would lose them by saving over them. */
function startOf(id: string, record: ItineraryDraft | undefined, error: Error | null): EditStart | null {
  const copy = readItineraryCopy(id);
  if (copy?.unsent) return { draft: copy, unsent: true };
  if (error === null && record) return { draft: record, unsent: false };
  return copy && !hasStatus(error, 404) ? { draft: copy, unsent: false } : null;
}
