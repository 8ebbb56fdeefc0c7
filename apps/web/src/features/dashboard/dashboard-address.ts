/** Tab, search, date filter and sort as the address has them (D-10): what is the default is left out, what is unknown is the default. */
import { CONTENT_KINDS, type ContentKind } from '@waypage/contract';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';
import { DATE_FILTERS, DEFAULT_SELECTION, type Selection, SORTS } from './select-items.ts';

export interface DashboardState {
  readonly kind: ContentKind;
  readonly selection: Selection;
}

const FIRST_KIND: ContentKind = 'itinerary';

export function readDashboardState(address: URLSearchParams): DashboardState {
  return {
    kind: CONTENT_KINDS.find((kind) => DASHBOARD_KINDS[kind].tab === address.get('tab')) ?? FIRST_KIND,
    selection: {
      search: address.get('q') ?? DEFAULT_SELECTION.search,
      dateFilter: DATE_FILTERS.find((filter) => filter === address.get('created')) ?? DEFAULT_SELECTION.dateFilter,
      sort: SORTS.find((sort) => sort === address.get('sort')) ?? DEFAULT_SELECTION.sort,
    },
  };
}

export function writeDashboardState({ kind, selection }: DashboardState): URLSearchParams {
  const address = new URLSearchParams();
  const { search, dateFilter, sort } = selection;
  if (kind !== FIRST_KIND) address.set('tab', DASHBOARD_KINDS[kind].tab);
  if (search !== DEFAULT_SELECTION.search) address.set('q', search);
  if (dateFilter !== DEFAULT_SELECTION.dateFilter) address.set('created', dateFilter);
  if (sort !== DEFAULT_SELECTION.sort) address.set('sort', sort);
  return address;
}
