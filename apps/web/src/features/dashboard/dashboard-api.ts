/** The dashboard's calls: the lists (paged by the server once they are long), the table, delete and its undo, duplicate. */
import type { ContentKind } from '@waypage/contract';
import { z } from 'zod';
import { getJson, sendJson, sendWithoutAnswer } from '../../lib/api-client.ts';
import { newItineraryId } from '../../lib/itinerary-id.ts';
import { type DashboardItem, dashboardItemSchema } from './dashboard-item.ts';
import { DEFAULT_SELECTION, type Selection, windowStart } from './select-items.ts';

/** Up to this many items a list is fetched whole, and searched and sorted here (contract §2). */
const WHOLE_LIST_MAX = 300;
const PAGE_SIZE = 60;

export interface DashboardList {
  readonly items: readonly DashboardItem[];
  /** Of the kind when the list was fetched, whatever the filter. */
  readonly total: number;
  /** Ids of what was deleted since: kept in its place for the undo, but not shown (D-14). */
  readonly gone: readonly string[];
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
  return { items: data, total, gone: [], paged: total > data.length };
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

/** The table of the tab, for a spreadsheet: what the present search and filter leave, in the present order (D-16). */
export function tablePath(path: string, selection: Selection): string {
  const query = questionOf(selection);
  return query.size > 0 ? `${path}.csv?${query}` : `${path}.csv`;
}

/** Saves the same content once more under another title, and answers the new record's id. */
export async function duplicateItem(
  path: string,
  kind: ContentKind,
  id: string,
  titleOf: (title: string | null) => string,
) {
  const { data: record } = await getJson(`${path}/${encodeURIComponent(id)}`, wholeSchema);
  const { id: _id, createdAt: _at, updatedAt: _of, version: _version, data, ...own } = record;
  const title = titleOf(own.title ?? null);
  const source = data.source && { ...data.source, edited: [...new Set([...(data.source.edited ?? []), '/title'])] };
  const content = {
    ...own,
    title,
    data: { ...data, ...('title' in data ? { title } : {}), ...(source ? { source } : {}) },
  };
  const createdAt = new Date().toISOString();
  const body =
    kind === 'itinerary'
      ? { id: newItineraryId(Date.now()), data: { ...content, createdAt } }
      : { ...content, ...(kind === 'flight-quote' ? { createdAt } : {}) };
  const saved = await sendJson('POST', path, z.object({ id: z.string() }), { body });
  return { id: saved.id, title };
}

/** Of a whole record only what a copy changes is looked at; the server checks the rest. */
const wholeSchema = z.looseObject({
  title: z.string().nullish(),
  data: z.looseObject({ source: z.looseObject({ edited: z.array(z.string()).optional() }).nullish() }),
});

function firstPage(path: string, selection: Selection): string {
  const query = questionOf(selection);
  query.set('limit', String(PAGE_SIZE));
  return `${path}?${query}`;
}

function questionOf({ search, dateFilter, sort }: Selection): URLSearchParams {
  const query = new URLSearchParams();
  const since = windowStart(dateFilter, new Date());
  if (search.trim() !== '') query.set('q', search.trim());
  if (since) query.set('since', since.toISOString());
  if (sort !== DEFAULT_SELECTION.sort) query.set('sort', sort);
  return query;
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
