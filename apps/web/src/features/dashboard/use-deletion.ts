/** Deletes an entry at once and offers to undo it: the server keeps it for 30 days (H-9). */

import { useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@waypage/contract';
import { showToast } from '../../components/toast-queue.ts';
import { hasStatus, sentenceOf } from '../../lib/api-error.ts';
import { dropItineraryCopy, keepItineraryCopy, readItineraryCopy } from '../../lib/itinerary-copy.ts';
import { listKey } from '../../lib/list-key.ts';
import { deleteItem, restoreItem } from './dashboard-api.ts';
import type { DashboardItem } from './dashboard-item.ts';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';

export function useDeletion(kind: ContentKind): (item: DashboardItem) => Promise<void> {
  const queries = useQueryClient();
  const { listPath, deleted, untitled } = DASHBOARD_KINDS[kind];
  const refresh = (id: string) => {
    queries.removeQueries({ queryKey: [listPath, id] });
    return queries.invalidateQueries({ queryKey: listKey(listPath) });
  };

  return async (item) => {
    const copy = kind === 'itinerary' ? readItineraryCopy(item.id) : null;
    try {
      await deleteItem(listPath, item.id);
    } catch (error) {
      if (!hasStatus(error, 404)) {
        showToast({ tone: 'danger', title: 'Not deleted', description: sentenceOf(error, 'Please try again.') });
        return;
      }
    }
    if (copy) dropItineraryCopy(item.id);
    await refresh(item.id);
    showToast({
      title: deleted,
      description: item.title || untitled,
      action: { label: 'Undo', run: () => void restore(item.id) },
    });

    async function restore(id: string) {
      try {
        await restoreItem(listPath, id);
        if (copy) keepItineraryCopy(copy);
        await refresh(id);
      } catch (error) {
        showToast({ tone: 'danger', title: 'Not restored', description: sentenceOf(error, 'Please try again.') });
      }
    }
  };
}
