/** A plan and the agent's decisions -> the merged document: values, their places in the new text, marks of what was kept by hand, warnings. */
import type { WireProvenance } from '@waypage/contract';
import { valueAt } from '../../review/json-pointer.ts';
import { type ReviewDocument, withUnusedLines } from '../../review/review-document.ts';
import type { SourceText } from '../../review/source-text.ts';
import { isSame, type MergeShape } from './merge-shape.ts';
import type { MergePlan, Plan, Slot } from './plan-merge.ts';

interface Sides<V> {
  readonly mine: ReviewDocument<V>;
  readonly theirs: ReviewDocument<V>;
  readonly base: ReviewDocument<V> | null;
}

/** @param accepted ids of changes; every other one is refused. */
export function buildMerged<V>(
  { plan }: MergePlan,
  accepted: ReadonlySet<string>,
  sides: Sides<V>,
  shape: MergeShape<V>,
  text: SourceText,
): ReviewDocument<V> {
  const places = new Places();
  const built = build(plan, '', accepted, places) as V;
  const value = shape.settle?.(built, sides.mine.value, (pointer) => places.ofMine(pointer)) ?? built;
  const { mine, theirs, base } = sides;
  const isHere = (pointer: string | null): pointer is string => {
    const found = pointer === null ? null : valueAt(value, pointer);
    return found !== null && found !== undefined;
  };
  const spans: Record<string, WireProvenance['spans'][string]> = {};
  for (const [pointer, span] of Object.entries(theirs.source.spans)) {
    const place = places.ofTheirs(pointer);
    if (isHere(place)) spans[place] = span;
  }
  const isTheirs = (place: string) => {
    const source = places.theirsAt(place);
    return source !== null && isSame(valueAt(value, place), valueAt(theirs.value, source));
  };
  const kept = mine.source.edited.map((pointer) => places.ofMine(pointer)).filter(isHere);
  const edited = [...new Set([...kept, ...places.refused])].filter((place) => !isTheirs(place));
  const assumptions = theirs.source.assumptions.flatMap((assumption) => {
    const pointer = places.ofTheirs(assumption.pointer);
    if (
      !isHere(pointer) ||
      !isTheirs(pointer) ||
      isSettled(assumption, base?.source.assumptions, mine.source.assumptions)
    )
      return [];
    return [{ ...assumption, pointer }];
  });
  const warnings = theirs.warnings.flatMap((warning) => {
    const pointers = warning.pointers.map((pointer) => places.ofTheirs(pointer)).filter((pointer) => pointer !== null);
    if ((warning.pointers.length > 0 && pointers.length === 0) || isSettled(warning, base?.warnings, mine.warnings))
      return [];
    return [{ ...warning, pointers }];
  });
  const source = { ...theirs.source, spans, edited, assumptions };
  return withUnusedLines({ value, source, warnings }, text);
}

/** Where the values of both versions stand in the merged one. */
class Places {
  readonly refused: string[] = [];
  readonly #exact = { mine: new Map<string, string>(), theirs: new Map<string, string>() };
  /** Whole parts that were taken over as they are. */
  readonly #whole = { mine: new Map<string, string>(), theirs: new Map<string, string>() };
  readonly #from = new Map<string, string>();

  put(place: string, side: 'mine' | 'theirs', pointer: string, whole: boolean): void {
    (whole ? this.#whole : this.#exact)[side].set(pointer, place);
    if (side === 'theirs') this.#from.set(place, pointer);
  }

  ofMine(pointer: string): string | null {
    return this.#find('mine', pointer);
  }

  ofTheirs(pointer: string): string | null {
    return this.#find('theirs', pointer);
  }

  /** The pointer in the new reading for a place of the merged value. */
  theirsAt(place: string): string | null {
    for (let parent = place; ; parent = parent.slice(0, parent.lastIndexOf('/'))) {
      const from = this.#from.get(parent);
      if (from !== undefined) return from + place.slice(parent.length);
      if (parent === '') return null;
    }
  }

  #find(side: 'mine' | 'theirs', pointer: string): string | null {
    const exact = this.#exact[side].get(pointer);
    if (exact !== undefined) return exact;
    for (let parent = pointer; ; parent = parent.slice(0, parent.lastIndexOf('/'))) {
      const whole = this.#whole[side].get(parent);
      if (whole !== undefined) return whole + pointer.slice(parent.length);
      if (parent === '') return null;
    }
  }
}

function build(plan: Plan, place: string, accepted: ReadonlySet<string>, places: Places): unknown {
  if (plan.type === 'whole') {
    places.put(place, plan.side, plan.pointer, true);
    return plan.value;
  }
  places.put(place, 'mine', plan.at.mine, plan.type === 'leaf');
  places.put(place, 'theirs', plan.at.theirs, plan.type === 'leaf');
  if (plan.type === 'leaf') {
    const { change } = plan;
    const takes = change !== null && accepted.has(change.id);
    if (change && !takes) places.refused.push(place);
    return takes ? (plan.theirs ?? null) : plan.mine;
  }
  if (plan.type === 'object') {
    const entries = plan.entries.map(([key, part]) => [key, build(part, `${place}/${key}`, accepted, places)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  const decided = [plan.order, ...plan.slots.map(({ when }) => when?.change ?? null)];
  if (decided.some((change) => change !== null && !accepted.has(change.id))) places.refused.push(place);
  const shown = plan.slots.filter(({ when }) => when === null || accepted.has(when.change.id) === when.accepted);
  const ordered = plan.order && accepted.has(plan.order.id) ? inTheirOrder(shown) : shown;
  return ordered.map((slot, index) => build(slot.plan, `${place}/${index}`, accepted, places));
}

/** Items of the agent alone stay behind the one that they stood behind. */
function inTheirOrder(slots: readonly Slot[]): Slot[] {
  let last = -1;
  const keyed = slots.map((slot) => {
    last = slot.theirs ?? last;
    return { slot, key: last };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ slot }) => slot);
}

/** The older reading said the same, and the agent has done with it. */
function isSettled<T extends object>(said: T, before: readonly T[] | undefined, open: readonly T[]): boolean {
  const tell = (each: T) => {
    const { code, message, kind, chosen } = each as { code?: string; message?: string; kind?: string; chosen?: string };
    return [code, message, kind, chosen].join('\n');
  };
  const told = tell(said);
  return (before ?? []).some((each) => tell(each) === told) && !open.some((each) => tell(each) === told);
}
