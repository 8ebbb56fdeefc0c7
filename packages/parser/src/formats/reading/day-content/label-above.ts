/**
 * A page copied out of a browser sets the name of a fact over the fact:
 *
 *   Accommodation
 *   Casa Mirador (or similar)
 *   Meals
 *   Breakfast, dinner
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { type Label, readLabel } from '../../../annotators/label.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { joinPassages } from '../../../text/passage.ts';
import { type DocumentLine, withText } from '../document.ts';

const MAX_LABEL = 24;
const MAX_VALUE = 80;

/** The lines of a day, each name of a fact put before the line below it, as if a colon stood between. */
export function joinLabelsAbove(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  if (!lines.some((line) => factNamed(line) !== null)) return lines;
  const joined: DocumentLine[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as DocumentLine;
    const next = lines[i + 1];
    const meaning = factNamed(line);
    if (meaning !== null && next !== undefined && isValueOf(meaning, next)) {
      joined.push(
        withText(
          line,
          joinPassages([line.passage, next.passage], () => ': '),
        ),
      );
      i++;
    } else joined.push(line);
  }
  return joined;
}

/** `Meals` alone on its line. `Dinner` alone is what one does. */
function factNamed({
  passage: { text },
  folded,
  bullet,
  startsWithTime,
  table,
}: DocumentLine): Label['meaning'] | null {
  if (text.length > MAX_LABEL || text.length < 4 || bullet !== null || startsWithTime || table !== null) return null;
  if (hasDigit(text) || !/^\p{Lu}.*\p{L}$/u.test(text)) return null;
  const meaning = readLabel(`${text}:`, `${folded}:`)?.meaning;
  return meaning === 'stay' || meaning === 'meals' ? meaning : null;
}

/** A name that is nothing else to do, or the meals themselves. */
function isValueOf(meaning: Label['meaning'], line: DocumentLine): boolean {
  const {
    passage: { text },
    folded,
    bullet,
  } = line;
  if (line.afterBlank || line.startsWithTime || line.heading > 0 || line.table !== null || bullet !== null)
    return false;
  if (text.length > MAX_VALUE || !/^\p{Lu}/u.test(text) || /[.!?:]$/.test(text) || readLabel(text, folded) !== null)
    return false;
  const type = findActivityType(folded)?.type ?? null;
  return meaning === 'meals' ? type === 'meal' : type === null || type === 'accommodation';
}
