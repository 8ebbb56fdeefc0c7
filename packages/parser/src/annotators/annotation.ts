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

/** How many characters stand between the two. */
export const distance = (a: Mention, b: Mention): number => (a.to <= b.from ? b.from - a.to : a.from - b.to);

export const isWithin = (mention: Mention, from: number, to: number): boolean =>
  from <= mention.from && mention.to <= to;
