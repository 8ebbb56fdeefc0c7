/** The first distance that a passage names, in its own words. */
import { findDistances } from '../../../annotators/distance.ts';
import { type Field, stated } from '../../../model/field.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';

const MAX_LENGTH = 300;

/** @param folded what `foldText` makes of the passage. */
export function readDistance(passage: Passage, folded: string): Field<string> | null {
  const [mention] = findDistances(folded.slice(0, MAX_LENGTH));
  if (mention === undefined) return null;
  return stated(passage.text.slice(mention.from, mention.to), [spanOf(passage, mention.from, mention.to)]);
}
