/** Draft and issues to the public answer, with a span for every stated value and the lines that gave nothing. */
import type { SourceDocument } from '../../formats/reading/document.ts';
import type { Activity, Budget, Day, JsonPointer, ParsedItinerary } from '../../model/answer.ts';
import { formatTimeSpan } from '../../model/clock-time.ts';
import type { Field } from '../../model/field.ts';
import type { Issue } from '../../model/issue.ts';
import type { ActivityDraft, BudgetDraft, DayDraft, ItineraryDraft, TripDates } from '../../model/itinerary-draft.ts';
import { describeDate, describeDateRange, formatPartialDate } from '../../model/partial-date.ts';
import { sha256 } from '../../text/sha256.ts';
import { SpanCollector } from '../span-collector.ts';
import { findUnusedLines } from '../unused-lines.ts';

export function projectItinerary(
  draft: ItineraryDraft,
  issues: readonly Issue[],
  document: SourceDocument,
): ParsedItinerary {
  const spans = new SpanCollector();
  const answer = {
    title: spans.take('/title', draft.title, String),
    location: spans.take('/location', located(draft.location, document.source), String),
    dates: spans.take('/dates', draft.dates, describeTrip),
    days: draft.days.map((day, i) => projectDay(day, i, spans)),
    budget: draft.budget === null ? null : projectBudget(draft.budget, spans),
  };
  return {
    ...answer,
    source: {
      spans: spans.all,
      unused: findUnusedLines(document.source, spans.all),
      textHash: sha256(document.source),
      assumptions: draft.assumptions,
      edited: [],
    },
    warnings: issues.map((issue) => ({ ...issue, spans: issue.spans.map((span) => span) })),
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

function projectDay(day: DayDraft, index: number, spans: SpanCollector): Day {
  const pointer = `/days/${index}`;
  let count = 0;
  return {
    id: `day-${index + 1}`,
    title: spans.take(`${pointer}/title`, day.title, String),
    date: spans.take(`${pointer}/date`, day.date, formatPartialDate),
    timeBlocks: day.blocks.map((block, b) => ({
      period: spans.take(`${pointer}/timeBlocks/${b}/period`, block.period, String),
      emoji: block.emoji,
      activities: block.activities.map((activity, a) =>
        projectActivity(
          activity,
          `day-${index + 1}-activity-${++count}`,
          `${pointer}/timeBlocks/${b}/activities/${a}`,
          spans,
        ),
      ),
    })),
  };
}

function projectActivity(activity: ActivityDraft, id: string, pointer: JsonPointer, spans: SpanCollector): Activity {
  return {
    id,
    title: spans.take(`${pointer}/title`, activity.title, String) ?? '',
    time: spans.take(`${pointer}/time`, activity.time, formatTimeSpan),
    description: spans.take(`${pointer}/description`, activity.description, String),
    location: spans.take(`${pointer}/location`, activity.location, String),
    distance: spans.take(`${pointer}/distance`, activity.distance, String),
    cost: spans.take(`${pointer}/cost`, activity.cost, String),
    link: spans.take(`${pointer}/link`, activity.link, String),
    linkText: spans.take(`${pointer}/linkText`, activity.linkText, String),
    type: spans.take(`${pointer}/type`, activity.type, same) ?? 'activity',
  };
}

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
