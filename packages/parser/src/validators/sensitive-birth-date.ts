/** `sensitive-birth-date`. */
import { type SensitiveValidator, sensitiveIssue } from './sensitive-text.ts';

export const validateBirthDates: SensitiveValidator = (findings) =>
  sensitiveIssue(
    findings,
    'sensitive-birth-date',
    'The text holds a date of birth; it is kept out of the public page.',
  );
