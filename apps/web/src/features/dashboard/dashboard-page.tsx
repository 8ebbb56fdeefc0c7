/** The dashboard (spec §2; D-1 to D-17): three kinds in tabs, searched, filtered and sorted, each entry with its menu. */
import { CONTENT_KINDS } from '@waypage/contract';
import { Tabs } from 'radix-ui';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { keepDashboardAddress, stepOf } from '../../lib/dashboard-place.ts';
import { usePage } from '../../lib/use-page.ts';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';
import { DashboardTools, SEARCH_ID } from './dashboard-tools.tsx';
import { KindPanel } from './kind-panel.tsx';
import { PlaceholderCards } from './placeholder-cards.tsx';
import { useDashboardLists } from './use-dashboard-lists.ts';
import { useDashboardState } from './use-dashboard-state.ts';
import { useSearchKey } from './use-search-key.ts';

export function DashboardPage() {
  usePage('Dashboard');
  useSearchKey(SEARCH_ID);
  const { search: query, key } = useLocation();
  useEffect(() => keepDashboardAddress(query, stepOf(key)), [query, key]);
  const { loading, lists } = useDashboardLists();
  const { kind: shown, selection, settled, showKind, type, choose } = useDashboardState();
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
      <Tabs.Root
        value={DASHBOARD_KINDS[shown].tab}
        onValueChange={(tab) => {
          const kind = CONTENT_KINDS.find((each) => DASHBOARD_KINDS[each].tab === tab);
          if (kind) showKind(kind);
        }}
      >
        <Tabs.List className="tabs" aria-label="Content">
          {CONTENT_KINDS.map((kind) => (
            <Tabs.Trigger key={kind} value={DASHBOARD_KINDS[kind].tab}>
              {DASHBOARD_KINDS[kind].title} ({lists[kind].total - lists[kind].gone.length})
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {CONTENT_KINDS.map((kind) => (
          <Tabs.Content key={kind} value={DASHBOARD_KINDS[kind].tab} tabIndex={-1}>
            <DashboardTools selection={selection} onType={type} onChoose={choose} />
            <h2 className="sr-only">{DASHBOARD_KINDS[kind].title}</h2>
            {loading ? (
              <PlaceholderCards />
            ) : (
              <KindPanel
                kind={kind}
                list={lists[kind]}
                selection={selection}
                settled={settled}
                onClear={() => choose({ search: '', dateFilter: 'all' })}
              />
            )}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}
