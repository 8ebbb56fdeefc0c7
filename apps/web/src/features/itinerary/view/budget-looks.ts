/** Colours of the budget's categories: what a category is about decides, and no two neighbours look alike if it can be helped. */
import type { ActivityLook } from './activity-look.ts';

export type BudgetLook = ActivityLook['type'];

const RULES: readonly (readonly [BudgetLook, RegExp])[] = [
  ['accommodation', /hotel|stay|lodg|accommodat|villa|apartment|room|hostel|resort|camp/i],
  ['wine', /wine|winer|tasting|vineyard|drink|bar\b/i],
  ['meal', /food|meal|dining|dinner|lunch|breakfast|restaurant|grocer|verpflegung/i],
  ['travel', /flight|air|rail|train|car\b|gas\b|fuel|transfer|transport|taxi|ferry|parking|cruise|bus\b|toll/i],
  ['culture', /museum|attraction|ticket|entr(?:y|ance)|sight|show|theat/i],
  ['activity', /tour|activit|excursion|experience|adventure|guide|ski\b|pass\b/i],
  ['special', /misc|other|shopping|tip|insurance|visa|souvenir/i],
];

/** One look a category, in their order. A look already taken goes to the next free one, until all seven are in use. */
export function budgetLooks(categories: readonly string[]): readonly BudgetLook[] {
  const taken = new Set<BudgetLook>();
  const wanted = categories.map((category) => {
    const rule = RULES.find(([look, pattern]) => pattern.test(category) && !taken.has(look));
    if (rule) taken.add(rule[0]);
    return rule?.[0] ?? null;
  });
  const free = RULES.map(([look]) => look).filter((look) => !taken.has(look));
  return wanted.map((look, index) => look ?? free.shift() ?? RULES[index % RULES.length]?.[0] ?? 'special');
}
