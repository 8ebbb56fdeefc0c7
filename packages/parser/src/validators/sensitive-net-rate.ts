/** `sensitive-net-rate`. */
import { type SensitiveValidator, sensitiveIssue } from './sensitive-text.ts';

export const validateNetRates: SensitiveValidator = (findings) =>
  sensitiveIssue(
    findings,
    'sensitive-net-rate',
    findings.some((finding) => finding.code === 'sensitive-net-rate' && !finding.isTakenOut)
      ? 'The text holds net rates or commission: check the prices before a traveler sees them.'
      : 'The text holds net rates or commission; they are kept out of the public page.',
  );
