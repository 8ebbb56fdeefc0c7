/** A flight quote as the review pane sees it: the fields that pointers lead into, and the changes that draw others with them. */
import { type FlightQuoteData, type WireFlightGroup, type WireFlightSegment, withLeadOption } from '@waypage/contract';
import { valueAt, withValueAt } from '../../review/json-pointer.ts';
import type { ReviewKind } from '../../review/review-context.ts';
import type { ReviewDocument } from '../../review/review-document.ts';
import { ReviewStore } from '../../review/review-store.ts';
import { type StatedTotals, statedTotalsOf, totalFor } from '../travelers.ts';

export type QuoteReviewValue = Omit<FlightQuoteData, 'source' | 'warnings'>;
export type QuoteDocument = ReviewDocument<QuoteReviewValue>;

const NOTHING_READ = { spans: {}, unused: [], textHash: '', assumptions: [], edited: [] };
/** The main fields that are a copy of the option that leads. */
const COPIED = /^\/(?:departureFlights|returnFlights|fareDetails)(?=\/|$)/;

/** The review under way: what follows from a change (totals, stops, the copy of the option that leads) is made with it, in one step. */
export class QuoteReviewStore extends ReviewStore<QuoteReviewValue> {
  /** What the text itself says of the totals. */
  readonly stated: StatedTotals;

  constructor(text: string, document: QuoteDocument, stated: StatedTotals) {
    super(text, document);
    this.stated = stated;
  }

  /** The agent's own number of travelers; that of the text is no correction. */
  setTravelers(travelers: number): void {
    this.apply('Change travelers', (document) => {
      const stated = this.stated.passengers;
      return putFollowed<number | null>(document, '/passengers', travelers, stated);
    });
  }

  override apply(label: string, change: (document: QuoteDocument) => QuoteDocument, typedInto: string | null = null) {
    super.apply(label, (document) => followChange(document, change(document), this.stated), typedInto);
  }
}

/** @param stated what the text itself says of the totals; what the data says where left out. */
export function openQuoteReview(
  rawText: string,
  data: FlightQuoteData,
  stated = statedTotalsOf(data),
): QuoteReviewStore {
  const { source, warnings, ...value } = withLeadOption(data);
  const provenance = source ?? NOTHING_READ;
  const document = { value, source: provenance, warnings: warnings ?? [] };
  const own = data.options.length > 0 ? withoutCopies(document) : document;
  return new QuoteReviewStore(rawText, own, stated);
}

/** With options the copies' pointers say nothing of their own: the fields are the options'. */
function withoutCopies(document: QuoteDocument): QuoteDocument {
  const spans = Object.entries(document.source.spans).filter(([pointer]) => !COPIED.test(pointer));
  return { ...document, source: { ...document.source, spans: Object.fromEntries(spans) } };
}

/** What is stored of the reviewed document: the copies point to where the leading option stands in the text. */
export function quoteDataOfDocument({ value, source, warnings }: QuoteDocument): FlightQuoteData {
  const data = withLeadOption({ ...value, source, warnings: [...warnings] });
  if (data.options.length === 0) return data;
  const home = `/options/${data.leadOption}`;
  const copied = Object.entries(source.spans).flatMap(([pointer, span]) => {
    const own = pointer.startsWith(`${home}/`) ? pointer.slice(home.length) : '';
    return COPIED.test(own) ? [[own, span] as const] : [];
  });
  return { ...data, source: { ...source, spans: { ...source.spans, ...Object.fromEntries(copied) } } };
}

/** The pointer of the field for a value: of a copied value the leading option's own. */
export function quoteReviewKind(store: ReviewStore<QuoteReviewValue>): ReviewKind {
  return {
    fieldOf(pointer) {
      const { options, leadOption } = store.state.get().document.value;
      return options.length > 0 && COPIED.test(pointer) ? `/options/${leadOption}${pointer}` : pointer;
    },
    typeOf: () => undefined,
  };
}

export function newSegment(before?: WireFlightSegment): WireFlightSegment {
  return {
    departureDate: before?.arrivalDate ?? null,
    departureTime: null,
    departureLocation: before?.arrivalLocation ?? null,
    departureTerminal: null,
    arrivalDate: null,
    arrivalTime: null,
    arrivalLocation: null,
    arrivalTerminal: null,
    airline: before?.airline ?? null,
    flightNumber: null,
    operatedBy: null,
    duration: null,
    layoverDuration: null,
    bookingClass: null,
    aircraft: null,
    status: null,
  };
}

export function newGroup(): WireFlightGroup {
  return { label: null, date: null, totalTime: null, stops: 0, segments: [newSegment()] };
}

/** Where the fares of an offer stand: those of the quote, or of each option. */
export function offersOf({ options }: QuoteReviewValue): readonly string[] {
  return options.length === 0 ? [''] : options.map((_option, index) => `/options/${index}`);
}

function followChange(before: QuoteDocument, changed: QuoteDocument, stated: StatedTotals): QuoteDocument {
  if (changed === before) return before;
  const followed = followStops(before, followTotals(before, changed, stated));
  if (followed.value.options.length === 0) return followed;
  const {
    source: _source,
    warnings: _warnings,
    ...value
  } = withLeadOption({ ...followed.value, source: null, warnings: null });
  return { ...followed, value };
}

/** A total that was not changed itself follows the travelers and the price each (F-114). */
function followTotals(before: QuoteDocument, changed: QuoteDocument, stated: StatedTotals): QuoteDocument {
  let document = changed;
  for (const [index, offer] of offersOf(changed.value).entries()) {
    const pointer = `${offer}/fareDetails`;
    const [old, now] = [before.value, changed.value].map((value) => {
      return valueAt(value, pointer) as FlightQuoteData['fareDetails'] | undefined;
    });
    if (!old || !now || old.totalForAllPassengers !== now.totalForAllPassengers) continue;
    const { passengers } = changed.value;
    if ((before.value.passengers === passengers && old.total === now.total) || passengers === null) continue;
    const own = offer === '' ? stated.main : stated.options[index];
    const total = totalFor(now, passengers, own, stated.passengers);
    document = putFollowed(document, `${pointer}/totalForAllPassengers`, total, own?.totalForAllPassengers ?? null);
  }
  return document;
}

/** A value that follows is marked as edited where it is no longer what the text says. */
function putFollowed<T>(document: QuoteDocument, pointer: string, value: T, stated: T): QuoteDocument {
  const { source } = document;
  const others = source.edited.filter((each) => each !== pointer);
  const edited = value === stated ? others : [...others, pointer];
  return { ...document, value: withValueAt(document.value, pointer, value), source: { ...source, edited } };
}

/** Stops follow the number of flights, and the last flight of a journey has no wait after it. */
function followStops(before: QuoteDocument, changed: QuoteDocument): QuoteDocument {
  let { value } = changed;
  for (const offer of offersOf(value)) {
    for (const side of ['departureFlights', 'returnFlights'] as const) {
      const list = `${offer}/${side}`;
      const groups = (valueAt(value, list) ?? []) as WireFlightGroup[];
      const old = (valueAt(before.value, list) ?? []) as WireFlightGroup[];
      if (groups === old || groups.length !== old.length) continue;
      groups.forEach((group, index) => {
        const followed = followFlights(old[index], group);
        if (followed !== group) value = withValueAt(value, `${list}/${index}`, followed);
      });
    }
  }
  return value === changed.value ? changed : { ...changed, value };
}

function followFlights(before: WireFlightGroup | undefined, group: WireFlightGroup): WireFlightGroup {
  if (!before || before.segments.length === group.segments.length) return group;
  const counted = before.stops === null || before.stops === Math.max(0, before.segments.length - 1);
  const last = group.segments.length - 1;
  return {
    ...group,
    stops: counted ? Math.max(0, last) : group.stops,
    segments: group.segments.map((segment, index) =>
      index === last && segment.layoverDuration !== null ? { ...segment, layoverDuration: null } : segment,
    ),
  };
}
