/**
 * Takes an entry away and offers for 10 seconds to bring it back (D-14); the server keeps it for 30 days (H-9). The entry stays
 * in the loaded list, unseen, so that the undo puts it where it was without asking for the list again.
 */

import { useQueryClient } from '@tanstack/react-query';
import { type ContentKind, INTERFACE } from '@waypage/contract';
import { showToast } from '../../components/toast-queue.ts';
import { hasStatus, sentenceOf } from '../../lib/api-error.ts';
import { dropItineraryCopy, keepItineraryCopy, readItineraryCopy } from '../../lib/itinerary-copy.ts';
import { listKey } from '../../lib/list-key.ts';
import { type DashboardList, deleteItem, restoreItem } from './dashboard-api.ts';
import type { DashboardItem } from './dashboard-item.ts';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';

/** Answers whether the entry is gone. */
export function useDeletion(kind: ContentKind): (item: DashboardItem) => Promise<boolean> {
  const queries = useQueryClient();
  const { listPath, deleted, untitled } = DASHBOARD_KINDS[kind];
  const forget = (id: string) => queries.removeQueries({ queryKey: [listPath, id] });
  const setGone = (change: (gone: readonly string[]) => readonly string[]) =>
    queries.setQueryData<DashboardList>(listKey(listPath), (list) => list && { ...list, gone: change(list.gone) });

  return async (item) => {
    const copy = kind === 'itinerary' ? readItineraryCopy(item.id) : null;
    try {
      await deleteItem(listPath, item.id);
    } catch (error) {
      if (!hasStatus(error, 404)) {
        showToast({ tone: 'danger', title: 'Not deleted', description: sentenceOf(error, 'Please try again.') });
        return false;
      }
    }
    if (copy) dropItineraryCopy(item.id);
    forget(item.id);
    setGone((gone) => [...gone, item.id]);
    showToast({
      title: deleted,
      description: item.title || untitled,
      durationMs: INTERFACE.undoDurationMs,
      action: { label: 'Undo', run: () => void restore(item.id) },
    });
    return true;

    async function restore(id: string) {
      try {
        await restoreItem(listPath, id);
        if (copy) keepItineraryCopy(copy);
        forget(id);
        const list = queries.getQueryData<DashboardList>(listKey(listPath));
        if (list?.gone.includes(id)) setGone((gone) => gone.filter((each) => each !== id));
        else await queries.invalidateQueries({ queryKey: listKey(listPath) });
      } catch (error) {
        showToast({ tone: 'danger', title: 'Not restored', description: sentenceOf(error, 'Please try again.') });
      }
    }
  };
}
