/** A merge under decision: its changes, what was decided of each, and the document that comes of it. */
import { useMemo, useState } from 'react';
import type { ReviewDocument } from '../../review/review-document.ts';
import type { ReviewStore } from '../../review/review-store.ts';
import { readSourceText } from '../../review/source-text.ts';
import type { RecordWork } from '../record-work.ts';
import { buildMerged } from './build-merged.ts';
import { type Change, planMerge } from './plan-merge.ts';

/** A text that was read, and the reading of the one before it, where there is one. */
export interface Reading<D> {
  readonly text: string;
  readonly data: D;
  readonly base: D | null;
}

export interface Merge<V> {
  readonly changes: readonly Change[];
  /** True: accepted; false: refused; undefined: not decided, which changes nothing. */
  readonly decisions: ReadonlyMap<string, boolean>;
  readonly decide: (changes: readonly Change[], accepted: boolean) => void;
  readonly result: () => { readonly document: ReviewDocument<V>; readonly aside: unknown };
}

export function useMerge<D, V, S extends ReviewStore<V>>(work: RecordWork<D, V, S>, reading: Reading<D>): Merge<V> {
  const { kind } = work;
  const [mine] = useState(() => work.state.get().store.state.get().document);
  const sides = useMemo(() => {
    const read = kind.openReview(reading.text, reading.data);
    const base = reading.base && kind.openReview('', reading.base).state.get().document;
    return { mine, theirs: read.state.get().document, base, aside: kind.asideOf?.(read) };
  }, [kind, reading, mine]);
  const plan = useMemo(() => planMerge(sides.mine, sides.theirs, sides.base, kind.merge), [sides, kind]);
  const [decisions, setDecisions] = useState<ReadonlyMap<string, boolean>>(new Map());
  return {
    changes: plan.changes,
    decisions,
    decide: (changes, accepted) =>
      setDecisions(new Map([...decisions, ...changes.map(({ id }) => [id, accepted] as const)])),
    result() {
      const accepted = new Set([...decisions].flatMap(([id, yes]) => (yes ? [id] : [])));
      const document = buildMerged(plan, accepted, sides, kind.merge, readSourceText(reading.text));
      return { document, aside: sides.aside };
    },
  };
}
