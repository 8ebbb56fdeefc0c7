/** The values of an answer by their JSON pointers. */

export interface AnswerValue {
  readonly pointer: string;
  readonly value: string | number | boolean;
}

/** What says nothing of the text: provenance, warnings, the names of days and activities, a type that is only the default. */
const BESIDE = /^\/(?:source|warnings)\/|\/(?:id|type)$/;

/** Every value that is there, in the order of the answer. */
export function valuesOf(answer: object): AnswerValue[] {
  return collect(answer, '').filter(({ pointer }) => !BESIDE.test(pointer));
}

function collect(value: unknown, pointer: string): AnswerValue[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [{ pointer, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, `${pointer}/${escapeKey(key)}`));
}

export function valueAt(answer: object, pointer: string): string {
  let value: unknown = answer;
  for (const key of pointer.split('/').slice(1))
    value = (value as Record<string, unknown> | undefined)?.[unescapeKey(key)];
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const escapeKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeKey = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');
