/** Draft and issues to the public answer, with a span for every stated value and the lines that gave nothing. */
import type { SourceDocument } from '../../formats/reading/document.ts';
import type { Field } from '../../model/field.ts';
import type { Issue } from '../../model/issue.ts';
import type { TripDates } from '../../model/itinerary-draft.ts';
import { describeDate, describeDateRange, formatPartialDate } from '../../model/partial-date.ts';
import type { DealPriceOption, ParsedTravelDeal } from '../../model/travel-deal-answer.ts';
import type { Price, PriceOptionDraft, TravelDealDraft, TripLength } from '../../model/travel-deal-draft.ts';
import { indexOfWord } from '../../text/index-of-word.ts';
import { sha256 } from '../../text/sha256.ts';
import { addColumnHeadings } from '../column-headings.ts';
import { SpanCollector } from '../span-collector.ts';
import { findUnusedLines } from '../unused-lines.ts';

export function projectTravelDeal(
  draft: TravelDealDraft,
  issues: readonly Issue[],
  document: SourceDocument,
): ParsedTravelDeal {
  const spans = new SpanCollector();
  const { contact } = draft;
  return {
    title: spans.take('/title', draft.title, String),
    destination: spans.take('/destination', located(draft.destination, document.source), String),
    dates: spans.take('/dates', draft.dates, describeTrip) ?? spans.take('/dates', draft.datesText, String),
    duration: spans.take('/duration', draft.duration, describeLength),
    price: spans.take('/price', draft.price, textOf),
    totalPrice: spans.take('/totalPrice', draft.totalPrice, textOf),
    priceBasis: spans.take('/priceBasis', draft.priceBasis, String),
    originalPrice: spans.take('/originalPrice', draft.originalPrice, textOf),
    discount: spans.take('/discount', draft.discount, String),
    passengers: spans.take('/passengers', draft.passengers, Number),
    includes: spans.takeTexts('/includes', draft.includes),
    restrictions: spans.takeTexts('/restrictions', draft.restrictions),
    highlights: spans.takeTexts('/highlights', draft.highlights),
    activities: spans.takeTexts('/activities', draft.activities),
    accommodation: spans.take('/accommodation', draft.accommodation, String),
    validUntil: spans.take('/validUntil', draft.validUntil, formatPartialDate),
    agentInfo: {
      name: spans.take('/agentInfo/name', contact.name, String),
      company: spans.take('/agentInfo/company', contact.company, String),
      email: spans.take('/agentInfo/email', contact.email, String),
      phone: spans.take('/agentInfo/phone', contact.phone, String),
    },
    priceOptions: draft.priceOptions.map((option, i) => projectOption(option, `/priceOptions/${i}`, spans)),
    notes: spans.take('/notes', draft.notes, String),
    source: sourceOf(draft, document, spans),
    warnings: issues.map((issue) => ({ ...issue })),
  };
}

/** Comes after the values: their spans say what was used. */
function sourceOf(draft: TravelDealDraft, document: SourceDocument, spans: SpanCollector): ParsedTravelDeal['source'] {
  addColumnHeadings(document.tables, spans);
  return {
    spans: spans.all,
    unused: findUnusedLines(document.source, spans.used),
    textHash: sha256(document.source),
    assumptions: draft.assumptions,
    edited: [],
  };
}

/** A derived name, such as a country's, may stand in the text all the same: then it is stated there. */
function located(field: Field<string> | null, source: string): Field<string> | null {
  if (field === null || field.spans.length > 0) return field;
  const at = indexOfWord(source, field.value);
  return at < 0 ? field : { ...field, spans: [[at, at + field.value.length]] };
}

const textOf = (price: Price): string => price.text;
const describeTrip = ({ start, end }: TripDates): string =>
  end === null ? describeDate(start) : describeDateRange(start, end);
const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `7 days / 6 nights`. */
function describeLength({ days, nights }: TripLength): string {
  return [days === null ? '' : counted(days, 'day'), nights === null ? '' : counted(nights, 'night')]
    .filter((part) => part !== '')
    .join(' / ');
}

const projectOption = (option: PriceOptionDraft, pointer: string, spans: SpanCollector): DealPriceOption => ({
  label: spans.take(`${pointer}/label`, option.label, String) ?? '',
  dates: spans.take(`${pointer}/dates`, option.dates, describeTrip),
  price: spans.take(`${pointer}/price`, option.price, textOf),
});
