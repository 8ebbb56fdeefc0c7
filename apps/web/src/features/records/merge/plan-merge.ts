/**
 * The agent's version and a new reading, laid side by side: what is the same, what only one of them has, and the changes that the agent decides.
 * With the reading of the text as it was before (`base`) a change is what the text changed; without it, every difference.
 */
import type { WireProvenance } from '@waypage/contract';
import type { ReviewDocument } from '../../review/review-document.ts';
import { matchItems, type Pairs } from './match-items.ts';
import { fieldWord, isSame, type ListShape, type MergeShape, pathOf, showValue } from './merge-shape.ts';

export interface Change {
  readonly id: string;
  readonly kind: 'value' | 'added' | 'removed' | 'moved' | 'order';
  /** `Day 2 · Fado dinner: cost`. */
  readonly where: string;
  readonly mine: string | null;
  readonly theirs: string | null;
  /** The agent corrected it by hand: it is kept unless this very change is accepted. */
  readonly corrected: boolean;
  /** Where the new value stands in the new text. */
  readonly span: readonly [number, number] | null;
}

export type Plan =
  | {
      readonly type: 'leaf';
      readonly mine: unknown;
      readonly theirs: unknown;
      readonly at: Both;
      readonly change: Change | null;
    }
  | { readonly type: 'object'; readonly entries: readonly (readonly [string, Plan])[]; readonly at: Both }
  | { readonly type: 'list'; readonly slots: Slot[]; readonly order: Change | null; readonly at: Both }
  | { readonly type: 'whole'; readonly side: 'mine' | 'theirs'; readonly value: unknown; readonly pointer: string };

interface Both {
  readonly mine: string;
  readonly theirs: string;
}

/** An item that stands in the merged list, always or by a decision. */
export interface Slot {
  plan: Plan;
  /** It stands there only where the change was accepted (or refused). */
  when: { readonly change: Change; readonly accepted: boolean } | null;
  readonly mine: number | null;
  theirs: number | null;
}

export interface MergePlan {
  readonly plan: Plan;
  readonly changes: readonly Change[];
}

/** An item that only one side has; it may be the other half of one that moved. */
interface Single {
  readonly list: Slot[];
  readonly slot: Slot;
  readonly item: unknown;
  readonly base: unknown;
  readonly pointer: string;
  readonly names: readonly string[];
  readonly change: Change | null;
}

export function planMerge<V>(
  mine: ReviewDocument<V>,
  theirs: ReviewDocument<V>,
  base: ReviewDocument<V> | null,
  shape: MergeShape<V>,
): MergePlan {
  return new Planner(mine, theirs, base !== null, shape).run(base?.value);
}

class Planner<V> {
  readonly #mine: ReviewDocument<V>;
  readonly #theirs: ReviewDocument<V>;
  readonly #hasBase: boolean;
  readonly #shape: MergeShape<V>;
  readonly #singles: { mine: Single[]; theirs: Single[] } = { mine: [], theirs: [] };

  constructor(mine: ReviewDocument<V>, theirs: ReviewDocument<V>, hasBase: boolean, shape: MergeShape<V>) {
    this.#mine = mine;
    this.#theirs = theirs;
    this.#hasBase = hasBase;
    this.#shape = shape;
  }

  run(base: unknown): MergePlan {
    const plan = this.#node(this.#mine.value, this.#theirs.value, base, { mine: '', theirs: '' }, []);
    this.#findMoved();
    return { plan, changes: [...new Set(changesOf(plan))] };
  }

  #node(mine: unknown, theirs: unknown, base: unknown, at: Both, names: readonly string[]): Plan {
    if (this.#shape.isOwn(pathOf(at.mine), this.#mine.value, this.#theirs.value))
      return { type: 'leaf', mine, theirs, at, change: null };
    if (Array.isArray(mine) && Array.isArray(theirs))
      return this.#list(mine, theirs, Array.isArray(base) ? base : [], at, names);
    if (isRecord(mine) && isRecord(theirs)) {
      const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
      const below = isRecord(base) ? base : {};
      return {
        type: 'object',
        at,
        entries: keys.map((key) => {
          const next = { mine: `${at.mine}/${key}`, theirs: `${at.theirs}/${key}` };
          const group = isRecord(mine[key]) && isRecord(theirs[key]) ? this.#shape.groups?.[key] : undefined;
          const inside = group ? [...names, group] : names;
          return [
            key,
            this.#node(mine[key], theirs[key], base === undefined ? undefined : (below[key] ?? null), next, inside),
          ];
        }),
      };
    }
    return { type: 'leaf', mine, theirs, at, change: this.#valueChange(mine, theirs, base, at, names) };
  }

  #valueChange(mine: unknown, theirs: unknown, base: unknown, at: Both, names: readonly string[]): Change | null {
    if (isSame(mine, theirs)) return null;
    const known = this.#hasBase && base !== undefined;
    if (known && isSame(base, theirs)) return null;
    const corrected = this.#isEdited(at.mine) || (known && !isSame(base, mine));
    const word = /\/\d+$/.test(at.mine) ? '' : this.#word(at.mine);
    const where = [names.join(' · '), word].filter(Boolean).join(': ');
    return this.#say('value', where, mine, theirs, at, corrected);
  }

  #list(mine: unknown[], theirs: unknown[], base: unknown[], at: Both, names: readonly string[]): Plan {
    const shape = this.#listShape(at.mine);
    const looks = [mine, theirs, base].map((items) => items.map(shape.look)) as [never[], never[], never[]];
    const toMine = matchItems(looks[2], looks[0]);
    const toTheirs = matchItems(looks[2], looks[1]);
    const pairs = pairItems(toMine, toTheirs, matchItems(looks[0], looks[1]));
    const [baseOfMine, baseOfTheirs] = [turned(toMine), turned(toTheirs)];
    const mineOf = turned(pairs);
    const slots: Slot[] = mine.map((item, index) => {
      const to = pairs.get(index);
      const pointer = `${at.mine}/${index}`;
      const inside = [...names, shape.name(item, index)];
      if (to !== undefined) {
        const ground = base[baseOfTheirs.get(to) ?? baseOfMine.get(index) ?? -1];
        const next = { mine: pointer, theirs: `${at.theirs}/${to}` };
        return { plan: this.#node(item, theirs[to], ground, next, inside), when: null, mine: index, theirs: to };
      }
      return { plan: { type: 'whole', side: 'mine', value: item, pointer }, when: null, mine: index, theirs: null };
    });
    slots.forEach((slot) => {
      if (slot.theirs !== null || slot.mine === null) return;
      const item = mine[slot.mine];
      const pointer = `${at.mine}/${slot.mine}`;
      const inside = [...names, shape.name(item, slot.mine)];
      const ground = base[baseOfMine.get(slot.mine) ?? -1];
      const cameFromText = this.#hasBase ? ground !== undefined : this.#hasPlaces(pointer);
      const change = cameFromText
        ? this.#say('removed', inside.join(' · '), item, null, { mine: pointer, theirs: '' }, this.#isEdited(pointer))
        : null;
      if (change) slot.when = { change, accepted: false };
      this.#singles.mine.push({ list: slots, slot, item, base: ground, pointer, names: inside, change });
    });
    theirs.forEach((item, index) => {
      if (mineOf.has(index)) return;
      const pointer = `${at.theirs}/${index}`;
      const slot: Slot = {
        plan: { type: 'whole', side: 'theirs', value: item, pointer },
        when: null,
        mine: null,
        theirs: index,
      };
      const inside = [...names, shape.name(item, index)];
      const ground = base[baseOfTheirs.get(index) ?? -1];
      /* What the text had before and the agent took out stays out. */
      const change =
        ground === undefined
          ? this.#say('added', inside.join(' · '), null, item, { mine: '', theirs: pointer }, false)
          : null;
      if (change) slot.when = { change, accepted: true };
      if (change) insertAfterNeighbour(slots, slot);
      this.#singles.theirs.push({ list: slots, slot, item, base: ground, pointer, names: inside, change });
    });
    return { type: 'list', slots, at, order: this.#orderChange(mine, theirs, pairs, toTheirs, at, names, shape) };
  }

  #orderChange(
    mine: unknown[],
    theirs: unknown[],
    pairs: Pairs,
    toTheirs: Pairs,
    at: Both,
    names: readonly string[],
    shape: ListShape,
  ) {
    const order = [...pairs].sort(([a], [b]) => a - b).map(([, to]) => to);
    if (isRising(order)) return null;
    if (this.#hasBase && isRising([...toTheirs].sort(([a], [b]) => a - b).map(([, to]) => to))) return null;
    const list = (items: unknown[], indexes: Iterable<number>) =>
      [...indexes]
        .sort((a, b) => a - b)
        .map((index) => shape.name(items[index], index))
        .join(', ');
    const where = [names.join(' · '), `order of ${this.#word(at.mine)}`].filter(Boolean).join(': ');
    return this.#say('order', where, list(mine, pairs.keys()), list(theirs, pairs.values()), at, false);
  }

  /** Half of an item here and half there are one that moved. */
  #findMoved(): void {
    const path = this.#shape.movesBetween;
    if (!path) return;
    const inList = ({ pointer }: Single) => pathOf(pointer) === `${path}/*`;
    const [gone, come] = [this.#singles.mine.filter(inList), this.#singles.theirs.filter(inList)];
    const { look } = this.#listShape(`${path}/*`.slice(0, -2));
    for (const [from, to] of matchItems(
      gone.map(({ item }) => look(item)),
      come.map(({ item }) => look(item)),
    )) {
      const [old, next] = [gone[from], come[to]];
      if (old && next) this.#joinMoved(old, next);
    }
  }

  #joinMoved(old: Single, next: Single): void {
    const at = { mine: old.pointer, theirs: next.pointer };
    const isByText = next.change !== null;
    const change = isByText
      ? this.#say(
          'moved',
          old.names.at(-1) ?? '',
          old.names.slice(0, -1).join(' · '),
          next.names.slice(0, -1).join(' · '),
          at,
          false,
        )
      : null;
    const plan = this.#node(old.item, next.item, next.base ?? old.base, at, old.names);
    old.slot.plan = plan;
    old.slot.when = change && { change, accepted: false };
    next.slot.plan = plan;
    next.slot.when = change && { change, accepted: true };
  }

  #say(kind: Change['kind'], where: string, mine: unknown, theirs: unknown, at: Both, corrected: boolean): Change {
    const span = theirs === null || kind === 'order' ? null : firstSpan(this.#theirs.source.spans, at.theirs);
    return {
      id: `${kind} ${at.mine} ${at.theirs}`,
      kind,
      where: where.charAt(0).toUpperCase() + where.slice(1),
      mine: showValue(mine),
      theirs: showValue(theirs),
      corrected,
      span,
    };
  }

  #listShape(pointer: string): ListShape {
    const word = this.#word(pointer);
    return (
      this.#shape.lists[pathOf(pointer)] ?? {
        look: (item) => ({ words: showValue(item) ?? '', slot: null }),
        name: (_item, index) => `${word} ${index + 1}`,
      }
    );
  }

  #word(pointer: string): string {
    return fieldWord(this.#shape.words, pointer);
  }

  #isEdited(pointer: string): boolean {
    return this.#mine.source.edited.some((edited) => isWithin(edited, pointer));
  }

  #hasPlaces(pointer: string): boolean {
    return Object.keys(this.#mine.source.spans).some((known) => isWithin(known, pointer));
  }
}

/** In the order of the page, single values before lists. */
function changesOf(plan: Plan): Change[] {
  if (plan.type === 'whole') return [];
  if (plan.type === 'leaf') return plan.change ? [plan.change] : [];
  if (plan.type === 'object') {
    const isList = ([, part]: readonly [string, Plan]) => part.type === 'list';
    const entries = [...plan.entries.filter((entry) => !isList(entry)), ...plan.entries.filter(isList)];
    return entries.flatMap(([, part]) => changesOf(part));
  }
  const inside = plan.slots.flatMap(({ plan: part, when }) => [...(when ? [when.change] : []), ...changesOf(part)]);
  return [...(plan.order ? [plan.order] : []), ...inside];
}

/** Over the older reading first: it knows the item under both its names. */
function pairItems(toMine: Pairs, toTheirs: Pairs, direct: Pairs): Pairs {
  const pairs: Pairs = new Map();
  for (const [base, mine] of toMine) {
    const theirs = toTheirs.get(base);
    if (theirs !== undefined) pairs.set(mine, theirs);
  }
  const taken = new Set(pairs.values());
  for (const [mine, theirs] of direct) {
    if (pairs.has(mine) || taken.has(theirs)) continue;
    pairs.set(mine, theirs);
    taken.add(theirs);
  }
  return pairs;
}

/** A new item stands behind the one that it stands behind in the new reading. */
function insertAfterNeighbour(slots: Slot[], slot: Slot): void {
  const index = slot.theirs ?? 0;
  const before = slots.filter(({ theirs }) => theirs !== null && theirs < index);
  const nearest = before.reduce<Slot | null>(
    (best, each) => ((best?.theirs ?? -1) < (each.theirs ?? -1) ? each : best),
    null,
  );
  slots.splice(nearest ? slots.indexOf(nearest) + 1 : 0, 0, slot);
}

function firstSpan(spans: WireProvenance['spans'], pointer: string): readonly [number, number] | null {
  let first: readonly [number, number] | null = null;
  for (const [known, span] of Object.entries(spans)) {
    if (!isWithin(known, pointer)) continue;
    for (const each of (Array.isArray(span[0]) ? span : [span]) as [number, number][])
      if (first === null || each[0] < first[0]) first = each;
  }
  return first;
}

function isWithin(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}

const turned = (pairs: Pairs): Pairs => new Map([...pairs].map(([from, to]) => [to, from]));
const isRising = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
