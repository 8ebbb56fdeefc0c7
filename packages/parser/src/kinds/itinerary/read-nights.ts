/** The nights of the whole trip: in the first lines, or under a label of length; beside its dates rather than in a sentence about a stop. */
import { findNights } from '../../annotators/duration.ts';
import { readLabel } from '../../annotators/label.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import type { Span } from '../../model/answer.ts';
import { type Field, stated } from '../../model/field.ts';
import { hasDigit } from '../../text/character-class.ts';
import { spanOf } from '../../text/passage.ts';

const HEAD = 25;
/** Further down only a label of length tells them. */
const FIRST_LINES = 5;
const MAX_LENGTH = 120;

/** `lines` are those before the days, `dates` where the trip's stand. A line with several counts is about its stops. */
export function readNights(lines: readonly DocumentLine[], dates: Span | undefined): Field<number> | null {
  let first: Field<number> | null = null;
  for (const [i, line] of lines.slice(0, HEAD).entries()) {
    const { passage, folded } = line;
    if (!hasDigit(folded) || passage.text.length > MAX_LENGTH) continue;
    const isAboutLength = readLabel(passage.text, folded)?.meaning === 'duration';
    const mention = isAboutLength || line.bullet === null ? findNights(folded) : null;
    if (mention === null || findNights(folded.slice(mention.to)) !== null) continue;
    const isDated = dates !== undefined && dates[0] >= line.span[0] && dates[1] <= line.span[1];
    if (!isAboutLength && !isDated && i >= FIRST_LINES) continue;
    const nights = stated(mention.nights, [spanOf(passage, mention.from, mention.to)]);
    if (isDated || isAboutLength) return nights;
    first ??= nights;
  }
  return first;
}
