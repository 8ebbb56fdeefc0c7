/** Collects a day's activities into time blocks while its lines are read. */
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import type { ActivityDraft, BlockDraft } from '../../model/itinerary-draft.ts';
import { type Passage, spanOf, trimPassage } from '../../text/passage.ts';

export interface OpenActivity {
  readonly draft: ActivityDraft;
  readonly indent: number;
  /** A bullet, a clock time or a table row: an entry that lines below may describe. */
  readonly isMarked: boolean;
  set(facts: Partial<ActivityDraft>): void;
}

interface OpenBlock {
  readonly period: Field<string> | null;
  readonly emoji: string | null;
  readonly activities: MutableActivity[];
}

interface MutableActivity extends OpenActivity {
  draft: ActivityDraft;
  readonly parts: Field<string>[];
}

export class BlockBuilder {
  private readonly blocks: OpenBlock[] = [];
  private current: OpenBlock | null = null;
  private pendingTime: Field<TimeSpan> | null = null;
  private open_: MutableActivity | null = null;

  /** The activity that was added last, or null. */
  get last(): OpenActivity | null {
    return this.open_;
  }

  /** Starts a block, or goes on with the present one where it has the same name. `time` goes to the first activity. */
  open(period: Field<string> | null, emoji: string | null, time: Field<TimeSpan> | null): void {
    this.pendingTime = time;
    this.open_ = null;
    if (
      this.current !== null &&
      period !== null &&
      this.current.period?.value.toLowerCase() === period.value.toLowerCase()
    )
      return;
    this.current = { period, emoji, activities: [] };
    this.blocks.push(this.current);
  }

  /** The time of the block's heading, once. */
  takeTime(): Field<TimeSpan> | null {
    const time = this.pendingTime;
    this.pendingTime = null;
    return time;
  }

  add(draft: ActivityDraft, look: { readonly indent: number; readonly isMarked: boolean }): void {
    if (this.current === null) {
      this.current = { period: null, emoji: null, activities: [] };
      this.blocks.push(this.current);
    }
    const activity: MutableActivity = {
      ...look,
      draft,
      parts: draft.description === null ? [] : [draft.description],
      set(facts) {
        // The first statement of a fact stands: a later line repeats it more often than it corrects it.
        const fresh = Object.fromEntries(
          Object.entries(facts).filter(([key]) => activity.draft[key as keyof ActivityDraft] === null),
        );
        activity.draft = { ...activity.draft, ...fresh };
      },
    };
    this.current.activities.push(activity);
    this.open_ = activity;
  }

  /** Adds words about the last activity. */
  describe(passage: Passage): void {
    const text = trimPassage(passage);
    if (this.open_ === null || text.text === '') return;
    this.open_.parts.push(stated(text.text, [spanOf(text)]));
  }

  finish(): BlockDraft[] {
    return this.blocks
      .filter((block) => block.activities.length > 0)
      .map((block) => ({
        period: block.period,
        emoji: block.emoji,
        activities: block.activities.map((a) => ({ ...a.draft, description: join(a.parts) })),
      }));
  }
}

/** Sentences one after another; a part without its full stop gets one. */
function join(parts: readonly Field<string>[]): Field<string> | null {
  const [only] = parts;
  if (!only) return null;
  if (parts.length === 1) return only;
  const value = parts
    .map((part, i) => (i < parts.length - 1 && !/[.!?:;,]$/.test(part.value) ? `${part.value}.` : part.value))
    .join(' ');
  return stated(
    value,
    parts.flatMap((part) => part.spans),
  );
}
