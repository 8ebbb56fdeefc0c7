/** JSON pointers (RFC 6901) into a reviewed value: reading, and writing without touching the original. */

export type Json = unknown;

/** Keys of a pointer, outermost first; `~1` and `~0` undone. */
function pointerKeys(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Undefined where the pointer leads nowhere. */
export function valueAt(value: Json, pointer: string): Json {
  let here = value;
  for (const key of pointerKeys(pointer)) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Record<string, Json>)[key];
  }
  return here;
}

/** A copy in which the value at the pointer is replaced; everything beside the path is shared with the original. */
export function withValueAt<T>(value: T, pointer: string, replacement: Json): T {
  return replaceIn(value, pointerKeys(pointer), replacement) as T;
}

function replaceIn(value: Json, keys: readonly string[], replacement: Json): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    const index = Number(key);
    return value.map((item: Json, at) => (at === index ? replaceIn(item, rest, replacement) : item));
  }
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, Json>;
  return { ...record, [key]: replaceIn(record[key], rest, replacement) };
}
