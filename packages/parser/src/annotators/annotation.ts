/** A typed mention in a text: `[from, to)` in the text that the annotator was given. Mentions of different kinds may overlap. */
export interface Mention {
  readonly from: number;
  readonly to: number;
}

/** Words of a table as one alternation, the longest first, ready for a regex. */
export function alternation(words: Iterable<string>): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
}
