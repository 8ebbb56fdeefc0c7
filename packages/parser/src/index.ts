/** The parser's only entry: text in, structured data with provenance out. Pure and total. */

export type { KindClue, KindDetection } from './detect-kind.ts';
export { detectKind } from './detect-kind.ts';
export type {
  Activity,
  ActivityType,
  AgentInfo,
  Assumption,
  Budget,
  BudgetItem,
  Day,
  JsonPointer,
  ParseContext,
  ParsedItinerary,
  Provenance,
  Span,
  TimeBlock,
  Warning,
  WarningCode,
  WarningSeverity,
} from './model/answer.ts';
export { ACTIVITY_TYPES, WARNING_CODES } from './model/answer.ts';
export type { ContentKind, ParsedContent } from './model/content-kind.ts';
export { CONTENT_KINDS } from './model/content-kind.ts';
export type {
  FareDetails,
  FlightGroup,
  FlightOption,
  FlightSegment,
  ParsedFlightQuote,
} from './model/flight-quote-answer.ts';
export type { DealPriceOption, ParsedTravelDeal } from './model/travel-deal-answer.ts';
export { parseContent, parseFlightQuote, parseItinerary, parseTravelDeal } from './parse.ts';
