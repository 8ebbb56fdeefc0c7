/** Meal codes of brochures: `(B, L, D)`, `(B/L/D)`, `[BLD]`, at the end of a heading. */
import type { Mention } from './annotation.ts';

const MEAL_CODES =
  /\s*[([]\s*(?:(?:BB|HB|FB|AI|[BLDS])\s*(?:[,/·&+ -]\s*)?){1,5}[)\]]\s*$|\s+[-–|]\s+(?:[BLD](?:\s*[,/]\s*(?=[BLD]))?){1,3}\s*$/;

export function findMealCodes(text: string): Mention | null {
  if (!/[)\]BLD]\s*$/.test(text.slice(-4))) return null;
  const tail = Math.max(0, text.length - 40);
  const match = MEAL_CODES.exec(text.slice(tail));
  return match ? { from: tail + match.index, to: text.length } : null;
}
