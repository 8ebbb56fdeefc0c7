/** What the parts of a review pane share: the store, and what the reviewed kind says about its pointers. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { listChecks } from './checks.ts';
import type { ReviewDocument } from './review-document.ts';
import type { ReviewState, ReviewStore } from './review-store.ts';

export interface ReviewKind {
  /** The pointer of the field that shows a value which has none of its own (an emoji beside its period). */
  readonly fieldOf: (pointer: string) => string;
  /** `data-type` of a value, which the style sheet turns into colours; undefined for the brand's. */
  readonly typeOf: (value: unknown, pointer: string) => string | undefined;
}

interface ReviewContextValue extends ReviewKind {
  readonly store: ReviewStore;
  /** Prefix of the fields' element ids. */
  readonly idPrefix: string;
}

export const ReviewContext = createContext<ReviewContextValue | null>(null);

export function useReviewContext(): ReviewContextValue {
  const context = useContext(ReviewContext);
  if (!context) throw new Error('Review parts stand inside a ReviewPane');
  return context;
}

/** `select` must answer the same value for the same state. */
export function useReview<S>(select: (state: ReviewState<unknown>) => S): S {
  const { store } = useReviewContext();
  return useSyncExternalStore(store.state.subscribe, () => select(store.state.get()));
}

export function useIsLit(pointers: readonly string[]): boolean {
  const { store } = useReviewContext();
  return useSyncExternalStore(store.lit.subscribe, () => {
    const lit = store.lit.get();
    return lit !== null && pointers.includes(lit);
  });
}

const marks = new WeakMap<object, ReadonlySet<string>>();

/** The values that a warning or an assumption points to. */
export function markedPointers(document: ReviewDocument): ReadonlySet<string> {
  const known = marks.get(document);
  if (known) return known;
  const set = new Set(listChecks(document).flatMap((check) => check.pointers));
  marks.set(document, set);
  return set;
}
