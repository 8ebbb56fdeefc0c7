/** What a validator found: a warning before its pointers are known. */
import type { JsonPointer, Span, WarningCode, WarningSeverity } from './answer.ts';

export interface Issue {
  readonly code: WarningCode;
  readonly severity: WarningSeverity;
  /** One sentence for the agent. */
  readonly message: string;
  readonly pointers: readonly JsonPointer[];
  readonly spans: readonly Span[];
}
