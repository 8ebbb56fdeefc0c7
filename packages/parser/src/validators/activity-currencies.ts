/**
 * `mixed-currency` (a note): the prices of one day's activities are in several currencies. On a journey over borders that is sound, within
 * one day it is as often a slip. A bare sign that may mean the other currency mixes nothing.
 */
import { findMoney } from '../annotators/money.ts';
import type { Issue } from '../model/issue.ts';
import type { DayDraft } from '../model/itinerary-draft.ts';
import type { ItineraryValidator } from './validator.ts';

interface Priced {
  readonly currencies: readonly string[];
  readonly pointer: string;
  readonly spans: Issue['spans'];
}

export const validateActivityCurrencies: ItineraryValidator = ({ days }) => {
  const issues: Issue[] = [];
  for (const [d, day] of days.entries()) if (countCosts(day) > 1) issues.push(...mixedIn(pricesOf(day, d)));
  return issues;
};

/** One price mixes nothing. */
function countCosts({ blocks }: DayDraft): number {
  let count = 0;
  for (const { activities } of blocks) for (const { cost } of activities) if (cost !== null) count++;
  return count;
}

function pricesOf(day: DayDraft, d: number): Priced[] {
  const priced: Priced[] = [];
  for (const [b, block] of day.blocks.entries()) {
    for (const [a, { cost }] of block.activities.entries()) {
      const [mention] = cost === null ? [] : findMoney(cost.value, 1);
      if (cost !== null && mention)
        priced.push({
          currencies: mention.money.currencies,
          pointer: `/days/${d}/timeBlocks/${b}/activities/${a}/cost`,
          spans: cost.spans,
        });
    }
  }
  return priced;
}

function mixedIn(priced: readonly Priced[]): Issue[] {
  const [first] = priced;
  if (!first) return [];
  const odd = priced.filter((price) => !price.currencies.some((code) => first.currencies.includes(code)));
  if (odd.length === 0) return [];
  const codes = [...new Set([first, ...odd].map((price) => price.currencies[0] ?? ''))].join(', ');
  return [
    {
      code: 'mixed-currency',
      severity: 'note',
      message: `One day's prices are in several currencies: ${codes}.`,
      pointers: odd.map((price) => price.pointer),
      spans: odd.flatMap((price) => price.spans),
    },
  ];
}
