/** No clause about a fare is longer: so much is read, that the work stays linear. */
export const MAX_CLAUSE = 160;
const CLAUSE_START = /[.;!?•|]\s|,\s(?!\d)/g;

/** The words from the start of the clause to the amount at `to`. */
export function clauseBefore(folded: string, to: number): string {
  let from = Math.max(0, to - MAX_CLAUSE);
  CLAUSE_START.lastIndex = from;
  for (let match = CLAUSE_START.exec(folded); match && match.index < to; match = CLAUSE_START.exec(folded))
    from = match.index + match[0].length;
  return folded.slice(from, to);
}
