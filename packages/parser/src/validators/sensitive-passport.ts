/** `sensitive-passport`. */
import { type SensitiveValidator, sensitiveIssue } from './sensitive-text.ts';

export const validatePassports: SensitiveValidator = (findings) =>
  sensitiveIssue(
    findings,
    'sensitive-passport',
    'The text holds a passport number; it is kept out of the public page.',
  );
