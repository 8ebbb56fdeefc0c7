/** `SECRETS OF MALTA - 05 Nights / 06 Days`: the name of a plan, and how long it is. */
import { findActivityType } from '../../annotators/activity-type.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const UNIT = '(?:nights?|nts?|days?|n|d|t|j|tage?|n[äa]chte?|jours?|nuits?|d[ií]as?|noches?|giorni|notti|noites?)';
const LENGTH = compactPattern(
  `\\s?(?:[-–—|,(·:]\\s?)+\\d{1,2}\\s?${UNIT}(?:\\s?[/&,+|·-]?\\s?(?:and |und |et |y |e )?\\d{1,2}\\s?${UNIT})?\\)?$`,
  'iu',
);
const MAX_TAIL = 50;

/** The name without the length behind it; how long one stays at a house is no length of a trip. */
export function beforeLength(name: string): string {
  if (!hasDigit(name)) return name;
  const from = Math.max(0, name.length - MAX_TAIL);
  const match = LENGTH.exec(name.slice(from));
  if (match === null || findActivityType(foldText(name))?.type === 'accommodation') return name;
  return name.slice(0, from + match.index);
}

/** What tells how long it takes is a trip: it goes before the subject of a mail. */
export const lengthBonus = (whole: string, name: string): number => (whole === name ? 0 : LENGTH_BONUS);
const LENGTH_BONUS = 4;

export function countWords(text: string): number {
  let count = 1;
  for (let i = 1; i < text.length; i++) if (text.charCodeAt(i) > 32 && text.charCodeAt(i - 1) <= 32) count++;
  return count;
}
