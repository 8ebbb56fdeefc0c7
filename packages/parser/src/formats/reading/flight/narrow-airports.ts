/** What several mentions of one place leave of the airports that each may mean. */
import type { Airport } from '@waypage/gazetteer';
import { common } from '../../../annotators/airport.ts';

/** Those that both may mean; where they agree in none, the first stand. */
export function narrow(known: readonly Airport[], more: readonly Airport[]): readonly Airport[] {
  if (more.length === 0) return known;
  if (known.length === 0) return more;
  const both = common(known, more);
  return both.length === 0 ? known : both;
}
