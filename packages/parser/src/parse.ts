/**
 * The engine: text to document, document to draft, draft through the refiners, validators beside it, and the projection to the public
 * answer. Each kind of content is one such line of stages.
 */

import { isSetApart, withNumberedSections } from './formats/reading/day-content/numbered-sections.ts';
import { readDocument, type SourceDocument, withinOffer } from './formats/reading/document.ts';
import { withDottedRows } from './formats/reading/dotted-rows.ts';
import { joinCutRows } from './formats/reading/gds/cut-rows.ts';
import { withoutAnsweredMail } from './formats/reading/messages/answered-mail.ts';
import { tellsSellingPrice } from './formats/reading/selling-price.ts';
import { type SensitiveFinding, withoutSensitive } from './formats/reading/sensitive-text.ts';
import { assembleFlightQuote } from './kinds/flight-quote/assemble.ts';
import { withoutAvailability } from './kinds/flight-quote/availability.ts';
import { partFlattened } from './kinds/flight-quote/flattened-page.ts';
import { partGluedValues } from './kinds/flight-quote/glued-values.ts';
import { FLIGHT_QUOTE_REFINERS, FLIGHT_QUOTE_VALIDATORS } from './kinds/flight-quote/pipeline.ts';
import { projectFlightQuote } from './kinds/flight-quote/project.ts';
import { withoutHeadRemark } from './kinds/head-remark.ts';
import { assembleItinerary } from './kinds/itinerary/assemble.ts';
import { readLongCells } from './kinds/itinerary/long-cells.ts';
import { ITINERARY_REFINERS, ITINERARY_VALIDATORS } from './kinds/itinerary/pipeline.ts';
import { projectItinerary } from './kinds/itinerary/project.ts';
import { KEPT_IN_FLIGHT_QUOTES, SENSITIVE_VALIDATORS } from './kinds/sensitive-pipeline.ts';
import { assembleTravelDeal } from './kinds/travel-deal/assemble.ts';
import { withoutAddedExtras } from './kinds/travel-deal/beside-offer/added-extras.ts';
import { withFirstCard } from './kinds/travel-deal/beside-offer/carded-deals.ts';
import { withFirstDeal } from './kinds/travel-deal/beside-offer/first-deal.ts';
import { withoutMessageFrame } from './kinds/travel-deal/beside-offer/message-frame.ts';
import { withoutOtherOffers } from './kinds/travel-deal/beside-offer/other-offers.ts';
import { withoutPostFrame } from './kinds/travel-deal/beside-offer/post-frame.ts';
import { withoutReviews } from './kinds/travel-deal/beside-offer/reviews.ts';
import { readRemark, withoutRemark } from './kinds/travel-deal/colleagues/remark.ts';
import { withWantedRow } from './kinds/travel-deal/colleagues/wanted-row.ts';
import { withPlainColons } from './kinds/travel-deal/layout/colon-labels.ts';
import { withCountedCells } from './kinds/travel-deal/layout/counted-cells.ts';
import { withFactColumns } from './kinds/travel-deal/layout/fact-columns.ts';
import { withHastyLists } from './kinds/travel-deal/layout/hasty-lists.ts';
import { withInclusionTables } from './kinds/travel-deal/layout/inclusion-table.ts';
import { withJoinedSentences } from './kinds/travel-deal/layout/joined-lines.ts';
import { withLabelledRows } from './kinds/travel-deal/layout/labelled-rows.ts';
import { readLayoutBorders } from './kinds/travel-deal/layout/layout-borders.ts';
import { withListColumns } from './kinds/travel-deal/layout/list-columns.ts';
import { withListMarks } from './kinds/travel-deal/layout/list-marks.ts';
import { withoutPartNumbers } from './kinds/travel-deal/layout/message-parts.ts';
import { withOutlinedLists } from './kinds/travel-deal/layout/outlined-lists.ts';
import { withQuotedAdvert } from './kinds/travel-deal/layout/quoted-advert.ts';
import { withScannedCapitals } from './kinds/travel-deal/layout/scanned-capitals.ts';
import { withStackedRows } from './kinds/travel-deal/layout/stacked-rows.ts';
import { readTwinColumns } from './kinds/travel-deal/layout/twin-columns.ts';
import { TRAVEL_DEAL_REFINERS, TRAVEL_DEAL_VALIDATORS } from './kinds/travel-deal/pipeline.ts';
import { projectTravelDeal } from './kinds/travel-deal/project.ts';
import type { ParseContext, ParsedItinerary } from './model/answer.ts';
import type { ContentKind, ParsedContent } from './model/content-kind.ts';
import type { ParsedFlightQuote } from './model/flight-quote-answer.ts';
import type { Issue } from './model/issue.ts';
import type { ParsedTravelDeal } from './model/travel-deal-answer.ts';
import { placeFlights } from './validators/segment-pointers.ts';

/**
 * Reads a pasted itinerary. Any text gives an answer: what it does not state is null, an empty list, or a warning (P-1, P-2). What no
 * traveler should see gives no value of any kind: it is warned of (P-11).
 */
export function parseItinerary(text: string, context: ParseContext): ParsedItinerary {
  const source = readDocument(text, readLongCells);
  const { document, findings } = withoutSensitive(source);
  const draft = ITINERARY_REFINERS.reduce(
    (current, refine) => refine(current, context),
    assembleItinerary(withoutHeadRemark(withoutAnsweredMail(document, 'itinerary'))),
  );
  const issues = ITINERARY_VALIDATORS.flatMap((validate) => validate(draft));
  return projectItinerary(draft, [...issues, ...sensitiveIssues(findings)], source);
}

/** Reads a pasted flight offer: a reservation system's display, a mail, a copied web page. */
export function parseFlightQuote(text: string, context: ParseContext): ParsedFlightQuote {
  const source = readDocument(
    text,
    (whole) => joinCutRows(whole) ?? partFlattened(whole) ?? partGluedValues(whole),
    true,
  );
  const { document, findings } = withoutSensitive(
    source,
    tellsSellingPrice(source) ? undefined : KEPT_IN_FLIGHT_QUOTES,
  );
  const hasNetRates = findings.some(({ code }) => code === 'sensitive-net-rate');
  const first = assembleFlightQuote(
    QUOTE_STEPS.reduce((current, step) => step(current), document),
    hasNetRates,
  );
  let draft = first;
  for (const refine of FLIGHT_QUOTE_REFINERS) draft = refine(draft, context);
  const places = placeFlights(draft);
  const issues: Issue[] = [];
  for (const validate of FLIGHT_QUOTE_VALIDATORS) issues.push(...validate(draft, context, places));
  issues.push(...sensitiveIssues(findings));
  return projectFlightQuote(draft, issues, source);
}

/** What makes a quote's lines ready to be read, in this order. */
const QUOTE_STEPS: readonly ((document: SourceDocument) => SourceDocument)[] = [
  withinOffer,
  (document) => withoutAnsweredMail(document, 'flight-quote'),
  withoutHeadRemark,
  withoutAvailability,
  (document) => withNumberedSections(document, isSetApart),
  withDottedRows,
];

/** Reads a pasted travel deal: a flyer, a newsletter, a rate sheet, a chat. */
export function parseTravelDeal(text: string, context: ParseContext): ParsedTravelDeal {
  const source = readDeal(text);
  const { document, findings } = withoutSensitive(source, undefined, readDeal);
  const remark = readRemark(document);
  const lines = DEAL_STEPS.reduce(
    (current, step) => step(current),
    withoutRemark(withWantedRow(document, remark), remark),
  );
  const first = assembleTravelDeal(withLabelledRows(withJoinedSentences(lines)), remark);
  const draft = TRAVEL_DEAL_REFINERS.reduce((current, refine) => refine(current, context), first);
  const issues = TRAVEL_DEAL_VALIDATORS.flatMap((validate) => validate(draft, context));
  return projectTravelDeal(draft, [...issues, ...sensitiveIssues(findings)], { ...source, tables: lines.tables });
}

/**
 * What makes a deal's lines ready to be read, in this order: without what frames the message, without what stands beside the offer (the mail that
 * it answers, other offers, reviews, which end where the other offers begin), then its lists and tables as the lines that they are.
 */
const DEAL_STEPS: readonly ((document: SourceDocument) => SourceDocument)[] = [
  withinOffer,
  withoutMessageFrame,
  withoutPartNumbers,
  withScannedCapitals,
  withoutPostFrame,
  (document) => withoutAnsweredMail(document, 'travel-deal'),
  withoutHeadRemark,
  withoutOtherOffers,
  withoutReviews,
  withoutAddedExtras,
  withQuotedAdvert,
  withFirstDeal,
  withFirstCard,
  withPlainColons,
  withCountedCells,
  withListMarks,
  withHastyLists,
  withOutlinedLists,
  withListColumns,
  withInclusionTables,
  withFactColumns,
  withStackedRows,
];

const readDeal = (text: string): SourceDocument =>
  readDocument(text, (source) => readTwinColumns(source) ?? readLayoutBorders(source));

const sensitiveIssues = (findings: readonly SensitiveFinding[]): Issue[] =>
  findings.length === 0 ? [] : SENSITIVE_VALIDATORS.flatMap((validate) => validate(findings));

const PARSERS: { readonly [K in ContentKind]: (text: string, context: ParseContext) => ParsedContent[K] } = {
  itinerary: parseItinerary,
  'flight-quote': parseFlightQuote,
  'travel-deal': parseTravelDeal,
};

/** Reads a text as the kind that the caller names. */
export function parseContent<K extends ContentKind>(kind: K, text: string, context: ParseContext): ParsedContent[K] {
  return PARSERS[kind](text, context);
}
