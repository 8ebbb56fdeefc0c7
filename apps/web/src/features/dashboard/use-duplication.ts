/** Makes a new record of the same content, its title marked as a copy (D-15), and offers to edit it. */

import { useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@waypage/contract';
import { useNavigate } from 'react-router';
import { showToast } from '../../components/toast-queue.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { listKey } from '../../lib/list-key.ts';
import { duplicateItem } from './dashboard-api.ts';
import type { DashboardItem } from './dashboard-item.ts';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';
import { pagesKey } from './use-dashboard-lists.ts';

export function useDuplication(kind: ContentKind): (item: DashboardItem) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { listPath, duplicated, untitled, editPath } = DASHBOARD_KINDS[kind];
  return async (item) => {
    try {
      const copy = await duplicateItem(listPath, kind, item.id, (title) => titleOfCopy(title?.trim() || untitled));
      /* The pages start over: to ask for all of those that were loaded could take long. */
      queries.resetQueries({ queryKey: pagesKey(kind) });
      await queries.invalidateQueries({ queryKey: listKey(listPath), exact: true });
      showToast({
        title: duplicated,
        description: copy.title,
        action: { label: 'Edit', run: () => void navigate(editPath(copy.id)) },
      });
    } catch (error) {
      showToast({ tone: 'danger', title: 'Not duplicated', description: sentenceOf(error, 'Please try again.') });
    }
  };
}

/** `Lisbon (copy)`, then `Lisbon (copy 2)`. */
export function titleOfCopy(title: string): string {
  const { name, number } = /^(?<name>.*) \(copy(?: (?<number>\d{1,6}))?\)$/su.exec(title)?.groups ?? {};
  return name === undefined ? `${title} (copy)` : `${name} (copy ${Number(number ?? 1) + 1})`;
}
