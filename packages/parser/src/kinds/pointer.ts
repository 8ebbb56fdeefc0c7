/** JSON pointers of answers: the same few strings again and again, so each is put together once. */
import type { JsonPointer } from '../model/answer.ts';

type Children = Map<string | number, JsonPointer>;

const known = new Map<JsonPointer, Children>();
let count = 0;
/** Beyond it pointers are put together each time: a text of a million lines must leave nothing behind. */
const MAX_KNOWN = 5_000;

/** `pointerTo('/days/0', 'title')` is `/days/0/title`. */
export function pointerTo(parent: JsonPointer, key: string | number): JsonPointer {
  const before = known.get(parent)?.get(key);
  if (before !== undefined) return before;
  const pointer: JsonPointer = `${parent}/${key}`;
  if (count < MAX_KNOWN) {
    const children: Children = known.get(parent) ?? new Map();
    known.set(parent, children.set(key, pointer));
    count++;
  }
  return pointer;
}

/** The pointers to the fields of objects of one kind, such as all activities: looked up once for the whole object. */
export class FieldPointers<K extends string> {
  private readonly keys: readonly K[];
  private readonly known = new Map<JsonPointer, Readonly<Record<K, JsonPointer>>>();

  constructor(keys: readonly K[]) {
    this.keys = keys;
  }

  of(parent: JsonPointer): Readonly<Record<K, JsonPointer>> {
    const before = this.known.get(parent);
    if (before !== undefined) return before;
    const pointers = Object.fromEntries(this.keys.map((key) => [key, `${parent}/${key}`])) as Record<K, JsonPointer>;
    if (this.known.size < MAX_KNOWN) this.known.set(parent, pointers);
    return pointers;
  }
}
