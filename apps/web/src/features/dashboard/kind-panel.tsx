/** What a tab shows of its kind: how many were found, the cards, or why there are none. */
import type { ContentKind } from '@waypage/contract';
import { Download, RotateCw } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { CardGrid } from './card-grid.tsx';
import styles from './dashboard.module.css';
import { type DashboardList, tablePath } from './dashboard-api.ts';
import type { CardActions } from './dashboard-card.tsx';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';
import { EmptyState } from './empty-state.tsx';
import { PlaceholderCards } from './placeholder-cards.tsx';
import { isFiltering, type Selection } from './select-items.ts';
import { useShownItems } from './use-dashboard-lists.ts';
import { useDeletion } from './use-deletion.ts';
import { useDuplication } from './use-duplication.ts';

export interface KindPanelProps {
  readonly kind: ContentKind;
  readonly list: DashboardList;
  readonly selection: Selection;
  readonly settled: Selection;
  readonly onClear: () => void;
}

export function KindPanel({ kind, list, selection, settled, onClear }: KindPanelProps) {
  const { title, listPath } = DASHBOARD_KINDS[kind];
  const shown = useShownItems(kind, list, selection, settled);
  const { actions, focusAt } = useCardActions(kind);
  if (shown.loading) return <PlaceholderCards />;
  if (shown.items.length === 0) {
    if (shown.retry) return <NotLoaded retry={shown.retry} />;
    return <EmptyState kind={kind} filtering={isFiltering(selection)} onClear={onClear} />;
  }
  return (
    <>
      <div className={styles['found']}>
        <p role="status">{isFiltering(selection) && `${shown.count.toLocaleString('en-US')} found`}</p>
        <a className="btn btn--ghost btn--sm" href={tablePath(listPath, selection)} download>
          <Download className="icon" aria-hidden="true" />
          Export CSV
        </a>
      </div>
      <CardGrid
        kind={kind}
        label={title}
        items={shown.items}
        count={shown.count}
        outdated={shown.outdated}
        loadMore={shown.loadingMore ? null : shown.loadMore}
        complete={shown.loadMore === null}
        actions={actions}
        focusAt={focusAt}
      />
      {shown.loadingMore && (
        <p className={styles['more']} role="status">
          Loading...
        </p>
      )}
      {shown.retry && <NotLoaded retry={shown.retry} />}
    </>
  );
}

/** The same functions for as long as the tab shows, whatever is drawn meanwhile. */
function useCardActions(kind: ContentKind): { actions: CardActions; focusAt: number | null } {
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const latest = useRef({ remove: useDeletion(kind), duplicate: useDuplication(kind) });
  latest.current = { remove: useDeletion(kind), duplicate: useDuplication(kind) };
  const actions = useMemo<CardActions>(
    () => ({
      duplicate: (item) => void latest.current.duplicate(item),
      remove: async (item, at) => {
        setFocusAt(null);
        if (await latest.current.remove(item)) setFocusAt(at);
      },
    }),
    [],
  );
  return { actions, focusAt };
}

function NotLoaded({ retry }: { readonly retry: () => void }) {
  return (
    <div className={styles['more']} role="status">
      <p>The list could not be loaded.</p>
      <button type="button" className="btn" onClick={retry}>
        <RotateCw className="icon" aria-hidden="true" />
        Try again
      </button>
    </div>
  );
}
