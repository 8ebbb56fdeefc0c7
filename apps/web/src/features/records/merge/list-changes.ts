/** Two versions of a value -> what the newer one says differently, matched as people would match it: an inserted day changes no other. */
import type { ReviewDocument } from '../../review/review-document.ts';
import type { MergeShape } from './merge-shape.ts';
import { type Change, planMerge } from './plan-merge.ts';

export function listChanges<V>(
  older: ReviewDocument<V>,
  newer: ReviewDocument<V>,
  shape: MergeShape<V>,
): readonly Change[] {
  return planMerge(older, newer, older, { ...shape, isOwn: shape.isDerived }).changes;
}
