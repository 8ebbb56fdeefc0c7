/** JSON pointers of answers: the same few strings again and again, so each is put together once. */
import type { JsonPointer } from '../model/answer.ts';

type Children = Map<string | number, JsonPointer>;

const known = new Map<JsonPointer, Children>();
let count = 0;
/** Beyond it pointers are put together each time: a text of a million lines must leave nothing behind. */
const MAX_KNOWN = 20_000;

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
