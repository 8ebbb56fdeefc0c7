/** The dashboard (spec §2; D-1 to D-8): three kinds in tabs, searched, filtered and sorted, each entry with its menu. */
import { CONTENT_KINDS, type ContentKind, INTERFACE } from '@waypage/contract';
import { Tabs } from 'radix-ui';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { usePage } from '../../lib/use-page.ts';
import styles from './dashboard.module.css';
import type { DashboardList } from './dashboard-api.ts';
import { DashboardCard } from './dashboard-card.tsx';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';
import { DashboardTools } from './dashboard-tools.tsx';
import { DEFAULT_SELECTION, isFiltering, type Selection } from './select-items.ts';
import { useDashboardLists, useShownItems } from './use-dashboard-lists.ts';
import { useDeletion } from './use-deletion.ts';

export function DashboardPage() {
  usePage('Dashboard');
  const { loading, lists } = useDashboardLists();
  const [selection, setSelection] = useState(DEFAULT_SELECTION);
  return (
    <div className="wrap page">
      <div className="page__head">
        <div>
          <h1>Dashboard</h1>
          <p>Manage your travel content</p>
        </div>
        <div className="row">
          {CONTENT_KINDS.map((kind) => {
            const { create } = DASHBOARD_KINDS[kind];
            return (
              <Link key={kind} className={`btn ${kind === 'itinerary' ? 'btn--primary' : ''}`} to={create.to}>
                <create.icon className="icon" aria-hidden="true" />
                {create.label}
              </Link>
            );
          })}
        </div>
      </div>
      <Tabs.Root defaultValue={DASHBOARD_KINDS.itinerary.tab}>
        <Tabs.List className="tabs" aria-label="Content">
          {CONTENT_KINDS.map((kind) => (
            <Tabs.Trigger key={kind} value={DASHBOARD_KINDS[kind].tab}>
              {DASHBOARD_KINDS[kind].title} ({lists[kind].total})
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {CONTENT_KINDS.map((kind) => (
          <Tabs.Content key={kind} value={DASHBOARD_KINDS[kind].tab} tabIndex={-1}>
            <DashboardTools selection={selection} onChange={setSelection} />
            <h2 className="sr-only">{DASHBOARD_KINDS[kind].title}</h2>
            {loading ? (
              <PlaceholderCards />
            ) : (
              <KindPanel
                kind={kind}
                list={lists[kind]}
                selection={selection}
                onClear={() => setSelection({ ...selection, search: '', dateFilter: 'all' })}
              />
            )}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}

interface KindPanelProps {
  readonly kind: ContentKind;
  readonly list: DashboardList;
  readonly selection: Selection;
  readonly onClear: () => void;
}

function KindPanel({ kind, list, selection, onClear }: KindPanelProps) {
  const shown = useShownItems(kind, list, useDeferredValue(selection));
  const remove = useDeletion(kind);
  if (shown.loading) return <PlaceholderCards />;
  if (shown.items.length === 0) return <EmptyState kind={kind} filtering={isFiltering(selection)} onClear={onClear} />;
  return (
    <>
      <ul className="grid">
        {shown.items.map((item) => (
          <DashboardCard key={item.id} kind={kind} item={item} onDelete={remove} />
        ))}
      </ul>
      {shown.loadMore && (
        <p className={styles['more']}>
          <button type="button" className="btn" aria-disabled={shown.loadingMore} onClick={shown.loadMore}>
            {shown.loadingMore ? 'Loading...' : 'Show more'}
          </button>
        </p>
      )}
    </>
  );
}

interface EmptyStateProps {
  readonly kind: ContentKind;
  readonly filtering: boolean;
  readonly onClear: () => void;
}

function EmptyState({ kind, filtering, onClear }: EmptyStateProps) {
  const { noneFound, invitation, createFirst, create, poster } = DASHBOARD_KINDS[kind];
  const art = filtering ? 'travel' : poster;
  return (
    <section className="card empty">
      <div className={`poster art-${art}`}>
        <img src={`/art/${art}.svg`} alt="" width="1200" height="800" />
      </div>
      <h3>{noneFound}</h3>
      {filtering ? (
        <>
          <p>Try adjusting your search or filters</p>
          <button type="button" className="btn" onClick={onClear}>
            Clear search and filters
          </button>
        </>
      ) : (
        <>
          <p>{invitation}</p>
          <Link className="btn btn--primary" to={create.to}>
            <create.icon className="icon" aria-hidden="true" />
            {createFirst}
          </Link>
        </>
      )}
    </section>
  );
}

function PlaceholderCards() {
  return (
    <>
      <p className="sr-only" role="status">
        Loading
      </p>
      <ul className="grid" aria-busy="true" aria-label="Loading">
        {Array.from({ length: INTERFACE.dashboardPlaceholders }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are alike
          <li key={index} className="card item" data-testid="placeholder-card">
            <span className={`sk ${styles['skPoster']}`} />
            <div className="item__body">
              <span className={`sk ${styles['skTitle']}`} />
              <span className={`sk ${styles['skLine']}`} />
              <span className={`sk ${styles['skBadge']}`} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
