/** Meal codes of brochures: `(B, L, D)`, `(B/L/D)`, `[BLD]`, `(F/A)`, `(PDJ, D)`, `(Breakfast & dinner)`, behind a wide gap `B L D`, at the end of a heading. */
import { compactPattern } from '../text/compact-pattern.ts';
import type { Mention } from './annotation.ts';

const CODE = 'BB|HB|FB|AI|ÜF|UF|HP|VP|PDJ|PD|PC|MP|DJ|AD|CM|[BLDSFAMPCJ]';
const MARK = '\\s*(?:[,/·&+-]|\\s)\\s*';
const MEAL =
  'breakfast|brunch|lunch|dinner|frühstück|mittagessen|abendessen|petit[- ]déjeuner|déjeuner|dîner|desayuno|almuerzo|cena|colazione|prima colazione|pranzo|café da manhã|almoço|jantar|half[- ]board|full[- ]board|halbpension|vollpension|all inclusive';
const MEAL_CODES = compactPattern(
  `\\s*[([]\\s*(?:[BLDS]{1,4}|(?:${CODE})(?:${MARK}(?:${CODE})){0,4})\\s*[)\\]]\\s*$|` +
    `\\s*[([]\\s*(?:${MEAL})(?:\\s*(?:[,/&+-]|and|und|et|y|e)\\s*(?:${MEAL})){0,3}\\s*[)\\]]\\s*$|` +
    '(?:\\s{3,}|\\t+)[BLD](?:\\s?[,/ ]\\s?[BLD]){0,2}\\s*$|' +
    '\\s+[-–|]\\s+(?:[BLDFAM](?:\\s*[,/]\\s*(?=[BLDFAM]))?){1,3}\\s*$',
  'i',
);

export function findMealCodes(text: string): Mention | null {
  if (!/[)\]BLDFAM]\s*$/.test(text.slice(-4))) return null;
  const tail = Math.max(0, text.length - 60);
  const match = MEAL_CODES.exec(text.slice(tail));
  if (!match || (/[a-z]/.test(match[0]) && !LONG.test(match[0]))) return null;
  return { from: tail + match.index, to: text.length };
}

/** Codes are capitals; the names of meals are written as any word. */
const LONG = /\p{L}{4}/u;
