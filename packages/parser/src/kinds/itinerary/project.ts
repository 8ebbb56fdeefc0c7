/** Draft and issues to the public answer, with a span for every stated value and the lines that gave nothing. */
import type { SourceDocument } from '../../formats/reading/document.ts';
import type { Activity, Budget, Day, JsonPointer, ParsedItinerary } from '../../model/answer.ts';
import { formatTimeSpan } from '../../model/clock-time.ts';
import { type Field, pieceOf } from '../../model/field.ts';
import type { Issue } from '../../model/issue.ts';
import type { ActivityDraft, BudgetDraft, DayDraft, ItineraryDraft, TripDates } from '../../model/itinerary-draft.ts';
import { describeDate, describeDateRange, formatPartialDate } from '../../model/partial-date.ts';
import { sha256 } from '../../text/sha256.ts';
import { addColumnHeadings } from '../column-headings.ts';
import { FieldPointers, pointerTo } from '../pointer.ts';
import { SpanCollector } from '../span-collector.ts';
import { findUnusedLines } from '../unused-lines.ts';
import { assumeDateOrder } from './date-order-assumption.ts';

export function projectItinerary(
  draft: ItineraryDraft,
  issues: readonly Issue[],
  document: SourceDocument,
): ParsedItinerary {
  const spans = new SpanCollector();
  const title = spans.take('/title', draft.title, same);
  const location = spans.take('/location', located(draft.location, document.source), same);
  const dates = spans.take('/dates', draft.dates, describeTrip);
  const days = draft.days.map((day, i) => projectDay(day, i, spans));
  const budget = draft.budget === null ? null : projectBudget(draft.budget, spans);
  addColumnHeadings(document.tables, spans);
  return {
    title,
    location,
    dates,
    days,
    budget,
    source: {
      spans: spans.all,
      unused: findUnusedLines(document.source, spans.used),
      textHash: sha256(document.source),
      assumptions: [...draft.assumptions, ...assumeDateOrder(draft, document)],
      edited: [],
    },
    warnings: issues,
  };
}

/** A derived name, such as a country's, may stand in the text all the same: then it is stated there. */
function located(field: Field<string> | null, source: string): Field<string> | null {
  if (field === null || field.spans.length > 0) return field;
  const at = source.indexOf(field.value);
  return at < 0 ? field : { ...field, spans: [[at, at + field.value.length]] };
}

const same = <T>(value: T): T => value;
const describeTrip = ({ start, end }: TripDates): string =>
  end === null ? describeDate(start) : describeDateRange(start, end);

const DAY = new FieldPointers(['title', 'date', 'timeBlocks']);
const BLOCK = new FieldPointers(['period', 'activities']);
const ACTIVITY = new FieldPointers([
  'title',
  'time',
  'description',
  'location',
  'distance',
  'cost',
  'link',
  'linkText',
  'type',
]);

function projectDay(day: DayDraft, index: number, spans: SpanCollector): Day {
  const own = DAY.of(pointerTo('/days', index));
  const id = `day-${index + 1}`;
  let count = 0;
  return {
    id,
    title: spans.take(own.title, day.title, same),
    date: spans.take(own.date, day.date, formatPartialDate),
    timeBlocks: day.blocks.map((block, b) => {
      const { period, activities } = BLOCK.of(pointerTo(own.timeBlocks, b));
      return {
        period: spans.take(period, block.period, same),
        emoji: block.emoji,
        activities: block.activities.map((activity, a) =>
          projectActivity(activity, `${id}-activity-${++count}`, pointerTo(activities, a), spans),
        ),
      };
    }),
  };
}

function projectActivity(activity: ActivityDraft, id: string, pointer: JsonPointer, spans: SpanCollector): Activity {
  const own = ACTIVITY.of(pointer);
  return {
    id,
    title: spans.take(own.title, activity.title, same) ?? '',
    time: spans.take(own.time, activity.time, formatTimeSpan),
    description: spans.take(own.description, activity.description, same),
    location: spans.take(own.location, activity.location, same),
    distance: spans.take(own.distance, activity.distance && withBlank(activity.distance), same),
    cost: spans.take(own.cost, activity.cost, same),
    link: spans.take(own.link, activity.link, same),
    linkText: spans.take(own.linkText, activity.linkText, same),
    type: spans.take(own.type, activity.type, same) ?? 'activity',
  };
}

/** `130km` as all other lengths are shown: `130 km`. */
function withBlank(distance: Field<string>): Field<string> {
  const unit = UNIT_BEHIND.exec(distance.value);
  if (unit === null) return distance;
  const [figure, name] = [pieceOf(distance, 0, unit.index), pieceOf(distance, unit.index)];
  return { ...distance, value: `${figure.value} ${name.value}`, spans: [...figure.spans, ...name.spans] };
}
const UNIT_BEHIND = /(?<=^[~≈]?\d[\d.,]{0,6})(?:kms?|mi|miles|nm)$/i;

function projectBudget(budget: BudgetDraft, spans: SpanCollector): Budget {
  return {
    currency: spans.take('/budget/currency', budget.currency, String) ?? 'USD',
    total: spans.take('/budget/total', budget.total, Number),
    items: budget.items.map((item, i) => ({
      category: spans.take(`/budget/items/${i}/category`, item.category, String) ?? '',
      amount: spans.take(`/budget/items/${i}/amount`, item.amount, Number) ?? 0,
      ...(item.amountMax === null ? {} : { amountMax: item.amountMax }),
      description: spans.take(`/budget/items/${i}/description`, item.description, String),
    })),
  };
}
