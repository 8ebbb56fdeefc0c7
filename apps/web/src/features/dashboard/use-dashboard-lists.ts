/** The three lists of the dashboard (D-7, D-11): loading until all have answered; a failed one is logged and skipped. */

import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { CONTENT_KINDS, type ContentKind } from '@waypage/contract';
import { useDeferredValue, useMemo } from 'react';
import { hasStatus } from '../../lib/api-error.ts';
import { listKey } from '../../lib/list-key.ts';
import { type DashboardList, fetchList, fetchListPage } from './dashboard-api.ts';
import type { DashboardItem } from './dashboard-item.ts';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';
import { type Selection, selectItems } from './select-items.ts';

/* However long the agent stays with a record, her list is there when she comes back (D-17). */
const KEPT = { gcTime: Number.POSITIVE_INFINITY };

const EMPTY: DashboardList = { items: [], total: 0, gone: [], paged: false };

export interface DashboardLists {
  readonly loading: boolean;
  readonly lists: Record<ContentKind, DashboardList>;
}

export function useDashboardLists(): DashboardLists {
  const queries = useQueries({
    queries: CONTENT_KINDS.map((kind) => ({
      ...KEPT,
      queryKey: listKey(DASHBOARD_KINDS[kind].listPath),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        loadOrLog(kind, signal, fetchList(DASHBOARD_KINDS[kind].listPath, signal)),
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
  /** Of the selection, whether loaded or not. */
  readonly count: number;
  readonly loading: boolean;
  /** Another selection is on its way; what is shown is still that of the one before. */
  readonly outdated: boolean;
  readonly loadMore: (() => void) | null;
  readonly loadingMore: boolean;
  /** The last answer did not come: asks again. */
  readonly retry: (() => void) | null;
}

/** A whole list is filtered here, with every letter typed; a long one by the server, page after page. */
export function useShownItems(
  kind: ContentKind,
  list: DashboardList,
  selection: Selection,
  settled: Selection,
): ShownItems {
  const path = DASHBOARD_KINDS[kind].listPath;
  const pages = useInfiniteQuery({
    ...KEPT,
    queryKey: pagesKey(kind, settled),
    queryFn: ({ pageParam, signal }) => loadOrLog(kind, signal, fetchListPage(path, settled, pageParam, signal)),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    enabled: list.paged,
  });
  const { search, dateFilter, sort } = useDeferredValue(selection);
  const { items: whole, gone, paged } = list;
  const loaded = pages.data?.pages;
  const items = useMemo(() => {
    const found = paged
      ? (loaded?.flatMap((page) => page.items) ?? [])
      : selectItems(whole, { search, dateFilter, sort }, new Date());
    return gone.length === 0 ? found : found.filter((item) => !gone.includes(item.id));
  }, [paged, loaded, whole, gone, search, dateFilter, sort]);

  if (!paged) {
    const complete = { loading: false, outdated: false, loadMore: null, loadingMore: false, retry: null };
    return { items, count: items.length, ...complete };
  }
  const fetched = loaded?.reduce((sum, page) => sum + page.items.length, 0) ?? 0;
  return {
    items,
    count: Math.max(items.length, (loaded?.at(-1)?.count ?? 0) - (fetched - items.length)),
    loading: pages.isPending,
    outdated: pages.isPlaceholderData,
    loadMore: pages.hasNextPage && !pages.isError ? () => void pages.fetchNextPage() : null,
    loadingMore: pages.isFetchingNextPage,
    retry: pages.isError ? () => void (loaded ? pages.fetchNextPage() : pages.refetch()) : null,
  };
}

export function pagesKey(kind: ContentKind, selection?: Selection) {
  return [...listKey(DASHBOARD_KINDS[kind].listPath), 'pages', ...(selection ? [selection] : [])];
}

async function loadOrLog<T>(kind: ContentKind, signal: AbortSignal, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    /* A 401 is no failure of the list: the gate shows, and the list is asked again. */
    const failed = !signal.aborted && !hasStatus(error, 401);
    // biome-ignore lint/suspicious/noConsole: spec §8 wants load errors of the dashboard logged, and nothing else
    if (failed) console.error(`The list of ${kind} could not be loaded`, error);
    throw error;
  }
}
