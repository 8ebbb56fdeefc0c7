/** `sensitive-card`. */
import { type SensitiveValidator, sensitiveIssue } from './sensitive-text.ts';

export const validateCards: SensitiveValidator = (findings) =>
  sensitiveIssue(
    findings,
    'sensitive-card',
    'The text holds what looks like a payment card number; it is kept out of the public page.',
  );
