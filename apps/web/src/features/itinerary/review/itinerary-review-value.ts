/** An itinerary as the review pane sees it: the fields that pointers lead into, and what its pointers mean. */
import type { WireActivity, WireDay, WireTimeBlock } from '@waypage/contract';
import { valueAt } from '../../review/json-pointer.ts';
import { nearestItem } from '../../review/nearest-item.ts';
import type { ReviewKind } from '../../review/review-context.ts';
import { addLineTo, insertItem, type ReviewDocument } from '../../review/review-document.ts';
import { ReviewStore } from '../../review/review-store.ts';
import type { SourceText } from '../../review/source-text.ts';
import { trimmedSpan } from '../../review/used-lines.ts';
import { agentRecordOf, type ItineraryContent } from '../itinerary-content.ts';
import type { ItineraryDraft } from '../itinerary-draft.ts';
import { activityLook } from '../view/activity-look.ts';

export interface ItineraryReviewValue {
  readonly title: string | null;
  readonly location: string | null;
  readonly dates: string | null;
  readonly days: ItineraryDraft['data']['days'];
  readonly budget: ItineraryDraft['data']['budget'];
}

type ItineraryDocument = ReviewDocument<ItineraryReviewValue>;

const NOTHING_READ = { spans: {}, unused: [], textHash: '', assumptions: [], edited: [] };

export function openContentReview(text: string, content: ItineraryContent): ReviewStore<ItineraryReviewValue> {
  const { source, warnings, ...value } = content;
  return new ReviewStore(text, { value, source: source ?? NOTHING_READ, warnings: warnings ?? [] });
}

export function contentOfDocument({ value, source, warnings }: ItineraryDocument): ItineraryContent {
  return { ...value, source, warnings: [...warnings] };
}

export function openItineraryReview(draft: ItineraryDraft): ReviewStore<ItineraryReviewValue> {
  return openContentReview(draft.rawText, agentRecordOf(draft).data);
}

/** The draft's fields that the reviewed document stands for. */
export function draftFieldsOf(
  document: ItineraryDocument,
): Pick<ItineraryDraft, 'title' | 'location' | 'dates' | 'data'> {
  const { title, location, dates, days, budget } = document.value;
  return { title, location, dates, data: { days, budget, source: document.source, warnings: [...document.warnings] } };
}

const ACTIVITY = /^\/days\/\d+\/timeBlocks\/\d+\/activities\/\d+(?=\/|$)/;

export const itineraryReviewKind: ReviewKind = {
  fieldOf: (pointer) =>
    pointer
      .replace(/\/emoji$/, '/period')
      .replace(/(\/activities\/\d+)\/type$/, '$1/title')
      .replace(/\/amountMax$/, '/amount')
      .replace(/^\/budget\/currency$/, '/budget/total'),
  typeOf(value, pointer) {
    const activity = activityOf(pointer);
    const type = activity === null ? undefined : valueAt(value, `${activity}/type`);
    return typeof type === 'string' ? activityLook(type, 'agent').type : undefined;
  },
};

/** 'Add to page': the line becomes (part of) the description of the activity nearest to it in the text. */
export function addLineToItinerary(document: ItineraryDocument, line: number, text: SourceText): ItineraryDocument {
  const [start, end] = trimmedSpan(text, line);
  const words = text.text.slice(start, end);
  const activity = nearestItem(document.source.spans, activityOf, start) ?? firstActivity(document.value);
  if (activity !== null && valueAt(document.value, activity) !== undefined) {
    const description = `${activity}/description`;
    const before = valueAt(document.value, description);
    return addLineTo(
      document,
      description,
      typeof before === 'string' && before ? `${before}\n${words}` : words,
      line,
      text,
    );
  }
  /* Nothing to describe yet: the line starts the first activity of a first day. */
  const withDay = document.value.days.length > 0 ? document : insertItem(document, '/days', 0, newDay([newBlock([])]));
  const blocks = withDay.value.days[0]?.timeBlocks ?? [];
  const withBlock = blocks.length > 0 ? withDay : insertItem(withDay, '/days/0/timeBlocks', 0, newBlock([]));
  const list = '/days/0/timeBlocks/0/activities';
  return addLineTo(insertItem(withBlock, list, 0, newActivity()), `${list}/0/title`, words, line, text);
}

export function newActivity(): WireActivity {
  return {
    id: newItemId('activity'),
    title: '',
    time: null,
    description: null,
    location: null,
    distance: null,
    cost: null,
    link: null,
    linkText: null,
    type: 'activity',
  };
}

export function newBlock(activities: WireActivity[]): WireTimeBlock {
  return { period: null, emoji: null, activities };
}

export function newDay(timeBlocks: WireTimeBlock[]): WireDay {
  return { id: newItemId('day'), title: null, date: null, timeBlocks };
}

function newItemId(kind: string): string {
  return `${kind}-${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function activityOf(pointer: string): string | null {
  return ACTIVITY.exec(pointer)?.[0] ?? null;
}

function firstActivity(value: ItineraryReviewValue): string | null {
  for (const [day, { timeBlocks }] of value.days.entries()) {
    const block = timeBlocks.findIndex(({ activities }) => activities.length > 0);
    if (block >= 0) return `/days/${day}/timeBlocks/${block}/activities/0`;
  }
  return null;
}
