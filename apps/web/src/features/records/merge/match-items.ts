/**
 * Which item of a list is which one of another version of it: equal ones in order first, then those between them that look alike, then those that
 * take the same place (a date, a time). An item that is put in between moves no other one.
 */
import { diffArrays } from 'diff';

export interface ItemLook {
  /** What the item is known by: its title, its flight number and airports. */
  readonly words: string;
  /** What else tells it apart where its words were changed: the day's date, the activity's time. */
  readonly slot: string | null;
}

/** Index in the first list -> index in the second. */
export type Pairs = Map<number, number>;

const ALIKE = 0.5;
/** Out of order, only what is nearly the same is taken for the same. */
const NEARLY_THE_SAME = 0.75;
const SAME_SLOT = 0.2;
/** Lists that differ in more than this are not laid out in order. */
const EDITS_MAX = 1000;
/** Comparing each with each stays quick. */
const COMPARISONS_MAX = 40_000;

export function matchItems(before: readonly ItemLook[], after: readonly ItemLook[]): Pairs {
  const pairs: Pairs = new Map();
  const looks = { before: before.map(readLook), after: after.map(readLook) };
  const gaps = pairEqual(looks, pairs);
  for (const gap of gaps) pairAlike(looks, gap, pairs, ALIKE);
  for (const gap of gaps) pairSlots(looks, gap, pairs);
  pairAlike(looks, wholeGap(looks), pairs, NEARLY_THE_SAME);
  return pairs;
}

interface ReadLook extends ItemLook {
  readonly key: string;
  readonly set: ReadonlySet<string>;
}
interface Looks {
  readonly before: readonly ReadLook[];
  readonly after: readonly ReadLook[];
}
/** Items of both lists between two that are equal. */
interface Gap {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

function readLook(look: ItemLook): ReadLook {
  const words = look.words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return { ...look, key: words.join(' '), set: new Set(words) };
}

const wholeGap = ({ before, after }: Looks): Gap => ({ before: [...before.keys()], after: [...after.keys()] });

function pairEqual({ before, after }: Looks, pairs: Pairs): Gap[] {
  const gaps: Gap[] = [];
  let gap: { before: number[]; after: number[] } = { before: [], after: [] };
  let [at, to] = [0, 0];
  const keys = (looks: readonly ReadLook[]) => looks.map(({ key }) => key);
  const parts = diffArrays(keys(before), keys(after), { maxEditLength: EDITS_MAX });
  if (!parts) {
    pairByKey(before, after, pairs);
    return [];
  }
  for (const { count, added, removed } of parts) {
    for (let step = 0; step < count; step += 1) {
      if (added) gap.after.push(to++);
      else if (removed) gap.before.push(at++);
      else {
        pairs.set(at++, to++);
        gaps.push(gap);
        gap = { before: [], after: [] };
      }
    }
  }
  return [...gaps, gap].filter((each) => each.before.length > 0 && each.after.length > 0);
}

/** For long lists with little in common: equal ones by their words alone, each once. */
function pairByKey(before: readonly ReadLook[], after: readonly ReadLook[], pairs: Pairs): void {
  const open = new Map<string, number[]>();
  after.forEach(({ key }, to) => {
    const same = open.get(key);
    if (same) same.push(to);
    else open.set(key, [to]);
  });
  before.forEach(({ key }, at) => {
    const to = open.get(key)?.shift();
    if (to !== undefined) pairs.set(at, to);
  });
}

function pairAlike(looks: Looks, gap: Gap, pairs: Pairs, threshold: number): void {
  const free = freeOf(gap, pairs);
  if (free.before.length * free.after.length > COMPARISONS_MAX) return;
  const found = free.before.flatMap((at) =>
    free.after.flatMap((to) => {
      const [a, b] = [looks.before[at], looks.after[to]];
      const score = a && b ? alikeness(a, b) : 0;
      return score >= threshold ? [{ at, to, score }] : [];
    }),
  );
  found.sort((a, b) => b.score - a.score || Math.abs(a.at - a.to) - Math.abs(b.at - b.to));
  const taken = new Set(pairs.values());
  for (const { at, to } of found) {
    if (pairs.has(at) || taken.has(to)) continue;
    pairs.set(at, to);
    taken.add(to);
  }
}

function pairSlots(looks: Looks, gap: Gap, pairs: Pairs): void {
  const { before, after } = freeOf(gap, pairs);
  const open = new Map(after.map((to) => [looks.after[to]?.slot, to]));
  for (const at of before) {
    const slot = looks.before[at]?.slot;
    const to = slot ? open.get(slot) : undefined;
    if (to === undefined) continue;
    pairs.set(at, to);
    open.delete(slot);
  }
}

function freeOf(gap: Gap, pairs: Pairs): Gap {
  const taken = new Set(pairs.values());
  return { before: gap.before.filter((at) => !pairs.has(at)), after: gap.after.filter((to) => !taken.has(to)) };
}

/** Share of common words (Dice), a little more where the slot is the same. */
function alikeness(a: ReadLook, b: ReadLook): number {
  const common = [...a.set].filter((word) => b.set.has(word)).length;
  const total = a.set.size + b.set.size;
  const words = total === 0 ? 0 : (2 * common) / total;
  return words + (words > 0 && a.slot !== null && a.slot === b.slot ? SAME_SLOT : 0);
}
