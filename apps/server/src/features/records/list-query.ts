/** The query of a list call, and the cursor in its `Link` header (rule H-10). A cursor is opaque to clients. */
import { z } from 'zod';
import { LIST_SORTS, type ListPage, type ListPosition } from '../../database/record-lists.ts';
import type { ListQuestion } from './service.ts';

const LIMIT_DEFAULT = 50;
const LIMIT_MAX = 500;
const SEARCH_MAX = 200;

/** Which records, in which order. */
export const listQuestionSchema = z.object({
  q: z.string().max(SEARCH_MAX).optional(),
  since: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
  sort: z.enum(LIST_SORTS).optional(),
});

export const listQuerySchema = listQuestionSchema.extend({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, `must be a number from 1 to ${LIMIT_MAX}`)
    .transform(Number)
    .pipe(z.number().max(LIMIT_MAX))
    .optional(),
  cursor: z.string().max(2000).optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** Null where the query asks for nothing: then the answer is the whole list. */
export function readListQuery(query: ListQuery): ListPage | 'bad-cursor' | null {
  if (Object.values(query).every((value) => value === undefined)) return null;
  const question = readListQuestion(query);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, question.sort);
  if (after === 'bad-cursor') return after;
  return { ...question, limit: query.limit ?? LIMIT_DEFAULT, after };
}

export function readListQuestion({ q, since, sort }: z.infer<typeof listQuestionSchema>): ListQuestion {
  return { search: q ?? null, since: since === undefined ? null : Date.parse(since), sort: sort ?? 'date-desc' };
}

/** The address of the next page, as the `Link` header has it. */
export function nextLink(path: string, query: ListQuery, next: ListPosition): string {
  const sort = query.sort ?? 'date-desc';
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor: writeCursor(next, sort) })) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return `<${path}?${parameters}>; rel="next"`;
}

function writeCursor({ key, id, total }: ListPosition, sort: string): string {
  return Buffer.from(JSON.stringify([sort, key, id, total])).toString('base64url');
}

function readCursor(cursor: string, sort: string): ListPosition | 'bad-cursor' {
  try {
    const [ofSort, key, id, total] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const keyType = sort.startsWith('date') ? 'number' : 'string';
    if (ofSort !== sort || typeof key !== keyType || typeof id !== 'string') return 'bad-cursor';
    if (!Number.isSafeInteger(total) || (total as number) < 0) return 'bad-cursor';
    return { key: key as string | number, id, total: total as number };
  } catch {
    return 'bad-cursor';
  }
}
