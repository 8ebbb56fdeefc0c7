/** Query key of a list call, apart from the keys of single records under the same path. */
export function listKey(path: string): readonly ['list', string] {
  return ['list', path];
}
