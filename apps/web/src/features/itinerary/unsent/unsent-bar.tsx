/** On every agent page: what is not saved on the server yet, with the way to it; a word when it has been sent (U-1, U-2, U-4). */
import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { showToast } from '../../../components/toast-queue.ts';
import { itineraryKey, itineraryListKey } from '../itinerary-api.ts';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import { heldItineraries, holdItinerary } from './held-itineraries.ts';
import styles from './unsent-bar.module.css';
import { showUnsent, unsentCopies, watchUnsentCopies } from './unsent-copies.ts';

const UNTITLED = 'Untitled itinerary';

export function UnsentBar() {
  const unsent = useSyncExternalStore(unsentCopies.subscribe, unsentCopies.get);
  const held = useSyncExternalStore(heldItineraries.subscribe, heldItineraries.get);
  const queries = useQueryClient();
  const { pathname } = useLocation();
  useEffect(
    () =>
      watchUnsentCopies((record) => {
        queries.setQueryData(itineraryKey(record.id), record);
        queries.invalidateQueries({ queryKey: itineraryListKey });
        showToast({ title: TEXT.sentLater, description: record.title ?? UNTITLED });
      }),
    [queries],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was left may have kept a copy
  useEffect(showUnsent, [pathname, held]);
  /* What is being edited waits: sent now, the editor's own save would meet a newer version. */
  useEffect(() => {
    const editing = /^\/edit\/(?<id>[^/]+)\/?$/.exec(pathname)?.groups?.['id'];
    return editing === undefined ? undefined : holdItinerary(editing, async () => {});
  }, [pathname]);

  const copies = unsent.filter(({ id }) => !held.some((holder) => holder.id === id));
  if (copies.length === 0) return null;
  return (
    <section className={`no-print ${styles['bar']}`} aria-label={TEXT.notSaved}>
      <ul className={`wrap ${styles['list']}`}>
        {copies.map(({ id, title, isConflict }) => (
          <li key={id} className={styles['item']}>
            <CloudOff className="icon" aria-hidden="true" />
            <span>
              <strong dir="auto">{title ?? UNTITLED}</strong>{' '}
              {isConflict
                ? 'was changed on the server meanwhile. Your version is kept in this browser.'
                : 'is kept in this browser and is sent as soon as the server answers.'}
            </span>
            <Link to={`/admin/itinerary/${id}`}>{isConflict ? 'Compare' : 'Open'}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
