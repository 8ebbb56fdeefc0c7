/** `sensitive-net-rate`. */
import { type SensitiveValidator, sensitiveIssue } from './sensitive-text.ts';

export const validateNetRates: SensitiveValidator = (findings) =>
  sensitiveIssue(
    findings,
    'sensitive-net-rate',
    'The text holds net rates or commission; they are kept out of the public page.',
  );
