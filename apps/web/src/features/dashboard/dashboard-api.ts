/** The dashboard's calls: the lists (paged by the server once they are long), delete and its undo. */
import { z } from 'zod';
import { getJson, sendWithoutAnswer } from '../../lib/api-client.ts';
import { type DashboardItem, dashboardItemSchema } from './dashboard-item.ts';
import { type Selection, windowStart } from './select-items.ts';

/** Up to this many items a list is fetched whole, and searched and sorted here (contract §2). */
const WHOLE_LIST_MAX = 300;
const PAGE_SIZE = 60;

export interface DashboardList {
  readonly items: readonly DashboardItem[];
  /** Of the kind, whatever the filter. */
  readonly total: number;
  /** Longer than what is fetched at once: searching and sorting is the server's. */
  readonly paged: boolean;
}

export interface DashboardListPage {
  readonly items: readonly DashboardItem[];
  readonly count: number;
  readonly next: string | null;
}

const listSchema = z.array(dashboardItemSchema);

export async function fetchList(path: string, signal?: AbortSignal): Promise<DashboardList> {
  const { data, headers } = await getJson(`${path}?limit=${WHOLE_LIST_MAX}`, listSchema, signal);
  const total = countOf(headers) ?? data.length;
  return { items: data, total, paged: total > data.length };
}

/** One page of a long list; `address` is that of the next page, as the answer before it named it. */
export async function fetchListPage(
  path: string,
  selection: Selection,
  address: string | null,
  signal?: AbortSignal,
): Promise<DashboardListPage> {
  const { data, headers } = await getJson(address ?? firstPage(path, selection), listSchema, signal);
  return { items: data, count: countOf(headers) ?? data.length, next: nextPage(headers.get('link')) };
}

export function deleteItem(path: string, id: string): Promise<void> {
  return sendWithoutAnswer('DELETE', `${path}/${encodeURIComponent(id)}`);
}

export function restoreItem(path: string, id: string): Promise<void> {
  return sendWithoutAnswer('POST', `${path}/${encodeURIComponent(id)}/restore`, { body: {} });
}

function firstPage(path: string, { search, dateFilter, sort }: Selection): string {
  const query = new URLSearchParams({ sort, limit: String(PAGE_SIZE) });
  const since = windowStart(dateFilter, new Date());
  if (search.trim() !== '') query.set('q', search.trim());
  if (since) query.set('since', since.toISOString());
  return `${path}?${query}`;
}

function countOf(headers: Headers): number | null {
  const count = headers.get('x-total-count');
  return count !== null && /^\d+$/.test(count) ? Number(count) : null;
}

/** `</api/itineraries?cursor=…>; rel="next"`; only an address of the own origin is followed. */
function nextPage(link: string | null): string | null {
  const target = /<(?<target>[^>]+)>\s*;\s*rel="next"/.exec(link ?? '')?.groups?.['target'];
  if (target === undefined) return null;
  const address = new URL(target, globalThis.location.origin);
  return address.origin === globalThis.location.origin ? address.pathname + address.search : null;
}
