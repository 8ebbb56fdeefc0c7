/** What no traveler should see, found in the text: one warning a kind of data, with every place where it stands. */
import type { SensitiveFinding } from '../formats/reading/sensitive-text.ts';
import type { Issue } from '../model/issue.ts';

export type SensitiveValidator = (findings: readonly SensitiveFinding[]) => Issue[];

/** Nothing is wrong with such a text: a note, so that the agent knows before she sends it on. */
export const sensitiveIssue = (
  findings: readonly SensitiveFinding[],
  code: SensitiveFinding['code'],
  message: string,
): Issue[] => {
  const spans = findings.filter((finding) => finding.code === code).map((finding) => finding.span);
  return spans.length === 0 ? [] : [{ code, severity: 'note', message, pointers: [], spans }];
};
