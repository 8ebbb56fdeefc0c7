import { valueAt } from './json-pointer.ts';

/** How many items the list at a pointer has; 0 where there is none. */
export function listLength(value: unknown, list: string): number {
  const items = valueAt(value, list);
  return Array.isArray(items) ? items.length : 0;
}
