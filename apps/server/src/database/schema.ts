/**
 * The tables, as Kysely sees them; both engines hold the same. Times are milliseconds since 1970 (UTC). One table holds all
 * content kinds (docs/decisions/0010): `place` is an itinerary's location, a quote's route, a deal's destination.
 */
import type { ContentKind } from '@waypage/contract';
import type { ColumnType, Generated } from 'kysely';

export interface RecordsTable {
  kind: ContentKind;
  id: string;
  title: string | null;
  place: string | null;
  dates: string | null;
  /** `titleKey(title)`: title order. */
  title_key: string;
  /** Folded title, place and dates: search. */
  search_text: string;
  /** JSON text of what lists do not need; text and not jsonb, which takes no NUL and keeps no key order. */
  document: string;
  version: number;
  created_at: number;
  updated_at: number;
  /** Set while a deletion can still be undone. */
  deleted_at: number | null;
}

/** One row for each living record, kept by triggers: what lists show, search and sort, without the document. */
interface ListEntriesTable
  extends Pick<RecordsTable, 'kind' | 'id' | 'title' | 'place' | 'dates' | 'title_key' | 'search_text' | 'created_at'> {
  number: Generated<number>;
}

export interface RevisionsTable {
  kind: ContentKind;
  id: string;
  version: number;
  title: string | null;
  place: string | null;
  dates: string | null;
  document: string;
  /** When this version was saved, not when it was replaced. */
  saved_at: number;
}

interface SessionsTable {
  /** SHA-256 of the token, hexadecimal; the token itself is kept nowhere. */
  token_hash: string;
  created_at: number;
  seen_at: number;
}

/** What every process on this database shares: the signing secret and the hash of a generated access code. */
export interface SettingsTable {
  name: string;
  value: string;
}

/** What agents publish; read by anyone who has the address. */
export interface ImagesTable {
  /** SHA-256 of the content, hexadecimal. */
  hash: string;
  /** A WebP file. libsql answers an ArrayBuffer, pg a Buffer. */
  content: ColumnType<ArrayBuffer | Uint8Array, Uint8Array, never>;
  created_at: number;
}

export interface Schema {
  records: RecordsTable;
  list_entries: ListEntriesTable;
  revisions: RevisionsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  images: ImagesTable;
}
