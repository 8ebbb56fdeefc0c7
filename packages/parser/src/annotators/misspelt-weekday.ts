/**
 * Weekdays as hasty hands write them: a letter left out, doubled, or changed with its neighbour. They are looked for before a date alone,
 * where nothing but a weekday can be meant. Folded text.
 */
import { WEEKDAYS } from './vocabulary/calendar-words.ts';

/** A shorter name with a slip is some other word. */
const LEAST = 6;

function slipsOf(name: string): string[] {
  const slips: string[] = [];
  // The first letter is hardly ever missed.
  for (let i = 1; i < name.length; i++) {
    const [before, letter, after] = [name.slice(0, i), name.charAt(i), name.slice(i + 1)];
    slips.push(before + after, before + letter + letter + after);
    if (after !== '') slips.push(before + after.charAt(0) + letter + after.slice(1));
  }
  return slips;
}

/** Written as they are spoken: further off than one letter. */
const AS_SPOKEN = [
  'wensday',
  'wendsday',
  'wenesday',
  'wednsday',
  'tusday',
  'thersday',
  'satday',
  'saterday',
  'sateday',
];

/** All such spellings that are no word of the calendar themselves. */
export const MISSPELT_WEEKDAYS: ReadonlySet<string> = new Set(
  [...WEEKDAYS.keys()]
    .filter((name) => name.length >= LEAST && !name.includes('-'))
    .flatMap(slipsOf)
    .concat(AS_SPOKEN)
    .filter((slip) => !WEEKDAYS.has(slip)),
);

export const isMisspeltWeekday = (word: string): boolean => word.length >= LEAST - 1 && MISSPELT_WEEKDAYS.has(word);
