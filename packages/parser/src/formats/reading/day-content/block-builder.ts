/** Collects a day's activities into time blocks while its lines are read. */
import { liesOutsidePart } from '../../../annotators/period.ts';
import type { ActivityType } from '../../../model/answer.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import type { ActivityDraft, BlockDraft } from '../../../model/itinerary-draft.ts';
import { type Passage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

export interface OpenActivity {
  readonly draft: ActivityDraft;
  readonly indent: number;
  /** A bullet, a clock time or a table row: an entry that lines below may describe. */
  readonly isMarked: boolean;
  /** The column of its words behind that of its kind (`Train   IC 5 …`): what is set in as far is about it. */
  readonly hang: number | null;
  set(facts: Partial<ActivityDraft>): void;
  /** Puts it at another time. */
  move(time: Field<TimeSpan>): void;
  /** Says what begins at its time: it was no more than a start. */
  become(draft: ActivityDraft): void;
  /** Says what it is, better than its title does. */
  retype(type: ActivityType): void;
  /** Adds words about it. */
  describe(passage: Passage): void;
}

interface EntryLook extends Pick<OpenActivity, 'indent' | 'isMarked'> {
  readonly hang?: number | null;
}

interface OpenBlock {
  readonly period: Field<string> | null;
  readonly emoji: string | null;
  /** Named in the line of its first entry. */
  readonly isInline: boolean;
  readonly activities: MutableActivity[];
}

class MutableActivity implements OpenActivity {
  draft: ActivityDraft;
  readonly indent: number;
  readonly isMarked: boolean;
  readonly hang: number | null;
  /** What the lines below say about it. */
  private parts: Field<string>[];

  constructor(draft: ActivityDraft, look: EntryLook) {
    this.draft = draft;
    this.indent = look.indent;
    this.isMarked = look.isMarked;
    this.hang = look.hang ?? null;
    this.parts = draft.description === null ? [] : [draft.description];
  }

  set(facts: Partial<ActivityDraft>): void {
    const { draft } = this;
    // The first statement of a fact stands: a later line repeats it more often than it corrects it.
    this.draft = {
      title: draft.title,
      time: draft.time ?? facts.time ?? null,
      description: draft.description ?? facts.description ?? null,
      location: draft.location ?? facts.location ?? null,
      distance: draft.distance ?? facts.distance ?? null,
      cost: draft.cost ?? facts.cost ?? null,
      link: draft.link ?? facts.link ?? null,
      linkText: draft.linkText ?? facts.linkText ?? null,
      type: draft.type,
    };
  }

  move(time: Field<TimeSpan>): void {
    this.draft = { ...this.draft, time };
  }

  become(draft: ActivityDraft): void {
    this.draft = { ...draft, time: this.draft.time };
    this.parts = draft.description === null ? [] : [draft.description];
  }

  retype(type: ActivityType): void {
    this.draft = { ...this.draft, type: derived(type, this.draft.type.spans) };
  }

  describe(passage: Passage): void {
    const text = trimPassage(passage);
    if (text.text !== '') this.parts.push(stated(text.text, [spanOf(text)]));
  }

  finish(): ActivityDraft {
    const { draft } = this;
    const description = join(this.parts);
    return description === draft.description ? draft : { ...draft, description };
  }
}

export class BlockBuilder {
  private readonly blocks: OpenBlock[] = [];
  private current: OpenBlock | null = null;
  private pendingTime: Field<TimeSpan> | null = null;
  private open_: MutableActivity | null = null;

  /** The name of the block that is being filled, or null. */
  get period(): Field<string> | null {
    return this.current?.period ?? null;
  }

  /** The activity that was added last, or null. */
  get last(): OpenActivity | null {
    return this.open_;
  }

  /** Starts a block, or goes on with the present one where it has the same name. `time` goes to the first activity. */
  open(period: Field<string> | null, emoji: string | null, time: Field<TimeSpan> | null, isInline = false): void {
    this.pendingTime = time;
    this.open_ = null;
    if (
      this.current !== null &&
      period !== null &&
      this.current.period?.value.toLowerCase() === period.value.toLowerCase()
    )
      return;
    this.current = { period, emoji, isInline, activities: [] };
    this.blocks.push(this.current);
  }

  /** The time of the block's heading, once. */
  takeTime(): Field<TimeSpan> | null {
    const time = this.pendingTime;
    this.pendingTime = null;
    return time;
  }

  add(draft: ActivityDraft, look: EntryLook): void {
    if (this.current === null || this.leavesPart(this.current, draft)) {
      this.current = { period: null, emoji: null, isInline: false, activities: [] };
      this.blocks.push(this.current);
    }
    const activity = new MutableActivity(draft, look);
    this.current.activities.push(activity);
    this.open_ = activity;
  }

  /** `Noon: Sol` holds nothing that is done at 15:00. */
  private leavesPart({ period, isInline, activities }: OpenBlock, { time }: ActivityDraft): boolean {
    if (period === null || !isInline || activities.length === 0 || time?.value.start.certain !== true) return false;
    return liesOutsidePart(foldText(period.value), time.value.start.minutes);
  }

  /** Adds words about the last activity. */
  describe(passage: Passage): void {
    this.open_?.describe(passage);
  }

  /** The last activity of the present block that is meant, or null. */
  findLast(isMeant: (draft: ActivityDraft) => boolean): OpenActivity | null {
    return this.current?.activities.findLast((activity) => isMeant(activity.draft)) ?? null;
  }

  finish(): BlockDraft[] {
    return this.blocks
      .filter((block) => block.activities.length > 0)
      .map((block) => ({
        period: block.period,
        emoji: block.emoji,
        activities: block.activities.map((activity) => activity.finish()),
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
