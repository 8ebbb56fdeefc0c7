/** The warnings of private data, the same for every kind of content, and what becomes of such data. */
import type { SensitiveCode } from '../annotators/sensitive-mention.ts';
import { validateBirthDates } from '../validators/sensitive-birth-date.ts';
import { validateCards } from '../validators/sensitive-card.ts';
import { validateNetRates } from '../validators/sensitive-net-rate.ts';
import { validatePassports } from '../validators/sensitive-passport.ts';
import type { SensitiveValidator } from '../validators/sensitive-text.ts';

export const SENSITIVE_VALIDATORS: readonly SensitiveValidator[] = [
  validateNetRates,
  validateCards,
  validatePassports,
  validateBirthDates,
];

/** A consolidator's net fare is the only price of its quote: it is read, and the agent is told. */
export const KEPT_IN_FLIGHT_QUOTES: ReadonlySet<SensitiveCode> = new Set(['sensitive-net-rate']);
