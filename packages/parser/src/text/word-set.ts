/**
 * The words of an alternation as a set: `hotels?|inn` holds `hotel`, `hotels` and `inn`. A word that is cut out already is looked up in it at
 * less cost than a regex would be run.
 */
export function wordSet(alternatives: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const alternative of alternatives.split('|')) for (const word of spellings(alternative)) words.add(word);
  return words;
}

/** With and without each letter that a question mark follows. */
function spellings(alternative: string): string[] {
  const mark = alternative.indexOf('?');
  if (mark < 0) return [alternative];
  const before = alternative.slice(0, mark - 1);
  const letter = alternative.charAt(mark - 1);
  return spellings(alternative.slice(mark + 1)).flatMap((rest) => [before + rest, before + letter + rest]);
}
