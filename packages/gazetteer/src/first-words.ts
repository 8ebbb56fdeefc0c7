/** The first words of those names that have several: a longer name need only be looked up where one of them stands. */
export function firstWords(foldedNames: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const name of foldedNames) {
    const space = name.indexOf(' ');
    if (space > 0) words.add(name.slice(0, space));
  }
  return words;
}
