/** Are the values of two answers the same, whatever signs the text has for a dash or a quotation? */
import type { Answer } from '../find-fault.ts';
import { valuesOf } from '../find-fault.ts';
import type { Damage } from './damage.ts';

/** Values by their pointers. */
type Flat = Map<string, unknown>;

function flatten(value: unknown, pointer: string, flat: Flat): Flat {
  if (typeof value !== 'object' || value === null) flat.set(pointer, value);
  else for (const [key, inner] of Object.entries(value)) flatten(inner, `${pointer}/${key}`, flat);
  return flat;
}

const folded = (value: unknown, fold: (text: string) => string): unknown =>
  typeof value !== 'string'
    ? value
    : fold(value)
        .normalize('NFC')
        // Pictures with the sign for their colours and without it are the same.
        .replaceAll('\ufe0f', '')
        .replace(/[–—]/g, '-')
        .replace(/[‘’]/g, "'")
        .replace(/[“”„]/g, '"')
        .replace(/…/g, '...')
        .replace(/\s+/g, ' ')
        .trim();

export interface Difference {
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
}

const itself = (value: string): string => value;

export function differencesOf(before: Answer, after: Answer, { fold = itself, mayDiffer }: Damage): Difference[] {
  const [left, right] = [flatten(valuesOf(before), '', new Map()), flatten(valuesOf(after), '', new Map())];
  const pointers = new Set([...left.keys(), ...right.keys()]);
  return [...pointers].flatMap((pointer) => {
    const [was, is] = [left.get(pointer) ?? null, right.get(pointer) ?? null];
    if (folded(was, fold) === folded(is, fold) || mayDiffer?.(pointer, was) === true) return [];
    return [{ pointer, before: was, after: is }];
  });
}
