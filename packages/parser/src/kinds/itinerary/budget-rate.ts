/**
 * Prices that count for each night or day, and prices worked out from them:
 *
 *   Hotel: €120 per night            Hotel: €120 per night x 2 nights = €240
 *               ^^^^^^^^^                                              ^^^^
 *
 * A rate is no part of a sum; where the line says what it comes to, that is the amount.
 */
import type { MoneyMention } from '../../annotators/money.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const UNIT =
  '(?:nights?|nts?|nites?|days?|hours?|hrs?|weeks?|km|miles?|nacht|ubernachtung|tag|stunde|woche|nuit(?:ee)?|jour(?:nee)?|heure|semaine|noche|dia|hora|semana|notte|giorno|ora|settimana|noite|diaria)';
const RATE = compactPattern(
  `^[\\s(]{0,2}(?:(?:per|each|an?|pro|par|por|al|alla|a la|la|le|die|il|p|pp|pppn)\\.?\\s?|/\\s?)(?:(?:person|room|car|zimmer|chambre|habitacion|camera|quarto|persona|pessoa|personne)\\s?(?:(?:per|an?|pro|par|por|al)\\s|/\\s?|,\\s))?${UNIT}(?![a-z])`,
);

/** The words behind an amount that make a rate of it (`per night`, `/room/night`), or null. */
export function readRate(behind: Passage): Passage | null {
  const length = rateLength(behind.text);
  return length === 0 ? null : trimPassage(slicePassage(behind, 0, length), '(');
}

/** How much of the text is such words; 0 where it begins with none. */
export const rateLength = (text: string): number => RATE.exec(foldText(text.slice(0, 40)))?.[0].length ?? 0;

/** Of the amounts of a value the one that the others come to: `€120 x 2 = €240`, `2 nights at €120: €240`; else the first. Those before `start` do not count. */
export function resultOf(whole: string, all: readonly MoneyMention[], start = 0): MoneyMention | undefined {
  const [first, ...others] = start === 0 ? all : all.filter(({ from }) => from >= start);
  const last = others.at(-1);
  if (!first || !last) return first;
  const between = whole.slice(first.to, last.from);
  if (/=\s?$/.test(between)) return last;
  const times = last.money.amount / first.money.amount;
  const isTimes = Number.isInteger(times) && times > 1 && times < 100;
  const counts = `${whole.slice(start, first.from)} ${between}`.match(/\d{1,3}/g) ?? [];
  return isTimes && counts.some((count) => Number(count) === times) ? last : first;
}
