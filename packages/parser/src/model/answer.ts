/**
 * What parsing answers: the public shapes, one per content kind, and the provenance that stands beside the values.
 * Forms of dates, times and money: docs/behaviour.md, section P.
 */

/** Half-open `[start, end)` in UTF-16 units of the text as it was pasted. */
export type Span = readonly [start: number, end: number];

/** JSON pointer (RFC 6901) of a value, relative to the parse answer. */
export type JsonPointer = string;

/** What was chosen where the text is ambiguous. */
export interface Assumption {
  readonly pointer: JsonPointer;
  readonly kind: 'year' | 'day-month-order' | 'am-pm' | 'currency';
  readonly chosen: string;
  readonly alternatives: readonly string[];
}

/** Where the values of an answer stand in the text, and which lines gave none. */
export interface Provenance {
  readonly spans: Readonly<Record<JsonPointer, Span | readonly Span[]>>;
  /** Spans of the lines that gave nothing. */
  readonly unused: readonly Span[];
  /** Lower-case hexadecimal SHA-256 of the UTF-8 text that the spans belong to. */
  readonly textHash: string;
  readonly assumptions: readonly Assumption[];
  /** Pointers of the values that were corrected by hand; always empty in a parse answer. */
  readonly edited: readonly JsonPointer[];
}

/** Who sends an offer. */
export interface AgentInfo {
  readonly name: string | null;
  readonly company: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export type WarningSeverity = 'error' | 'warning' | 'note';

/** What a careful colleague would point out. `code` is one of the codes in docs/behaviour.md. */
export interface Warning {
  readonly code: WarningCode;
  readonly severity: WarningSeverity;
  /** One sentence for the agent. */
  readonly message: string;
  readonly pointers: readonly JsonPointer[];
  readonly spans: readonly Span[];
}

export const WARNING_CODES = [
  'weekday-mismatch',
  'impossible-date',
  'arrival-before-departure',
  'short-connection',
  'airport-change',
  'duration-mismatch',
  'return-before-outbound',
  'day-missing',
  'day-order',
  'time-backwards',
  'activity-overlap',
  'checkout-before-checkin',
  'night-without-stay',
  'nights-mismatch',
  'total-mismatch',
  'budget-mismatch',
  'discount-mismatch',
  'offer-expired',
  'deadline-after-travel',
  'passenger-mismatch',
  'segment-not-confirmed',
  'mixed-currency',
  'sensitive-net-rate',
  'sensitive-card',
  'sensitive-passport',
  'sensitive-birth-date',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export const ACTIVITY_TYPES = ['travel', 'meal', 'accommodation', 'activity', 'culture', 'wine'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export interface Activity {
  /** Stable within one answer: `day-1-activity-2`. */
  readonly id: string;
  readonly title: string;
  /** `6:30 PM` or a range `6:30 PM – 8:00 PM`; local to the place. */
  readonly time: string | null;
  readonly description: string | null;
  readonly location: string | null;
  readonly distance: string | null;
  /** In the text's own currency and form: `€18`, `$1,299 – $1,499`, `Free`. */
  readonly cost: string | null;
  /** An absolute http(s) address. */
  readonly link: string | null;
  readonly linkText: string | null;
  readonly type: ActivityType;
}

export interface TimeBlock {
  /** The block's own heading (`Morning`), or null where the day has no blocks. */
  readonly period: string | null;
  readonly emoji: string | null;
  readonly activities: readonly Activity[];
}

export interface Day {
  /** `day-1`, counted in the order of the text. */
  readonly id: string;
  readonly title: string | null;
  /** `YYYY-MM-DD`; `--MM-DD` where no year can be worked out; else as the text has it. */
  readonly date: string | null;
  readonly timeBlocks: readonly TimeBlock[];
}

export interface BudgetItem {
  readonly category: string;
  readonly amount: number;
  /** The upper end where the text gives a range. */
  readonly amountMax?: number;
  /** At most 100 characters. */
  readonly description: string | null;
}

export interface Budget {
  /** ISO 4217. */
  readonly currency: string;
  readonly total: number | null;
  readonly items: readonly BudgetItem[];
}

export interface ParsedItinerary {
  readonly title: string | null;
  readonly location: string | null;
  /** Display text: `May 3 to 9, 2026`. */
  readonly dates: string | null;
  readonly days: readonly Day[];
  readonly budget: Budget | null;
  readonly source: Provenance;
  readonly warnings: readonly Warning[];
}

/** What the parser may know beside the text. It has no clock of its own. */
export interface ParseContext {
  /** `YYYY-MM-DD`: the day from which a missing year is worked out. */
  readonly referenceDate: string;
}
