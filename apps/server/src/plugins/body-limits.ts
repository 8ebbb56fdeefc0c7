/** Body sizes in bytes, worked out from the limit on characters. */
import { LIMITS } from '@waypage/contract';

/** JSON writes one UTF-16 unit in at most 6 bytes (`\u0000`). */
const JSON_BYTES_EACH = 6;
const ENVELOPE_BYTES = 4096;

/** The longest text that may be parsed, however it is escaped. */
export const PARSE_BODY_BYTES = LIMITS.parseTextMax * JSON_BYTES_EACH + ENVELOPE_BYTES;
/** A record: its text, and what was read from it with the spans of every value. */
export const RECORD_BODY_BYTES = 3 * PARSE_BODY_BYTES;
