/** The three lists of the dashboard (D-7): loading until all have answered; a failed one is logged and skipped. */

import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { CONTENT_KINDS, type ContentKind } from '@waypage/contract';
import { hasStatus } from '../../lib/api-error.ts';
import { listKey } from '../../lib/list-key.ts';
import { type DashboardList, fetchList, fetchListPage } from './dashboard-api.ts';
import type { DashboardItem } from './dashboard-item.ts';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';
import { type Selection, selectItems } from './select-items.ts';

const EMPTY: DashboardList = { items: [], total: 0, paged: false };

export interface DashboardLists {
  readonly loading: boolean;
  readonly lists: Record<ContentKind, DashboardList>;
}

export function useDashboardLists(): DashboardLists {
  const queries = useQueries({
    queries: CONTENT_KINDS.map((kind) => ({
      queryKey: listKey(DASHBOARD_KINDS[kind].listPath),
      queryFn: ({ signal }: { signal: AbortSignal }) => loadOrLog(kind, signal),
    })),
  });
  const entries = CONTENT_KINDS.map((kind, index) => [kind, queries[index]?.data ?? EMPTY] as const);
  return {
    loading: queries.some((query) => query.isPending),
    lists: Object.fromEntries(entries) as Record<ContentKind, DashboardList>,
  };
}

export interface ShownItems {
  readonly items: readonly DashboardItem[];
  readonly loading: boolean;
  readonly loadMore: (() => void) | null;
  readonly loadingMore: boolean;
}

/** A whole list is filtered here; a long one by the server, page after page. */
export function useShownItems(kind: ContentKind, list: DashboardList, selection: Selection): ShownItems {
  const path = DASHBOARD_KINDS[kind].listPath;
  const pages = useInfiniteQuery({
    queryKey: [...listKey(path), 'pages', selection],
    queryFn: ({ pageParam, signal }) => fetchListPage(path, selection, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: list.paged,
  });
  if (!list.paged) {
    return {
      items: selectItems(list.items, selection, new Date()),
      loading: false,
      loadMore: null,
      loadingMore: false,
    };
  }
  return {
    items: pages.data?.pages.flatMap((page) => page.items) ?? [],
    loading: pages.isPending,
    loadMore: pages.hasNextPage ? () => void pages.fetchNextPage() : null,
    loadingMore: pages.isFetchingNextPage,
  };
}

async function loadOrLog(kind: ContentKind, signal: AbortSignal): Promise<DashboardList> {
  try {
    return await fetchList(DASHBOARD_KINDS[kind].listPath, signal);
  } catch (error) {
    /* A 401 is no failure of the list: the gate shows, and the list is asked again. */
    const failed = !signal.aborted && !hasStatus(error, 401);
    // biome-ignore lint/suspicious/noConsole: spec §8 wants load errors of the dashboard logged, and nothing else
    if (failed) console.error(`The list of ${kind} could not be loaded`, error);
    throw error;
  }
}
