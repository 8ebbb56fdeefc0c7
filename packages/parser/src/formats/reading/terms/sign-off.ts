/** Who ends a message of few lines: `… book by 10 Dec - Nisha @ Skylark Holidays 98200 00417`. */
import { type Passage, slicePassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { findPhone } from './contact-marks.ts';
import { isCompany, isPersonName } from './names.ts';

const SIGN_OFF =
  /(?:\s[-–—|~/]\s?|[.!)]\s|\sxx?\s)(?<name>\p{Lu}[\p{L}'’.-]{1,15}(?: \p{Lu}[\p{L}'’.-]{1,15})?)\s?(?:@|,|at|from|of|\(|-|–)\s?(?<company>\p{Lu}[^@,.;:()!?\d]{3,40}?)[\s,:().-]{0,3}(?<rest>\+?[\d][\d ()+-]{6,18})?\W{0,3}$/u;

export interface SignOff {
  readonly name: Passage;
  readonly company: Passage;
  readonly phone: Passage | null;
  readonly line: number;
}

/** The sender in the last line of the text. */
export function readSignOff(document: SourceDocument): SignOff | null {
  let last: DocumentLine | undefined;
  for (let i = document.lines.length - 1; i >= 0 && last === undefined; i--)
    if (document.lines[i]?.passage.text !== '') last = document.lines[i];
  if (last === undefined) return null;
  const start = Math.max(0, last.passage.text.length - 110);
  const tail = slicePassage(last.passage, start);
  const match = SIGN_OFF.exec(tail.text);
  const [name, company] = [match?.groups?.['name'] ?? '', match?.groups?.['company']?.trim() ?? ''];
  if (!match || !isPersonName(name) || !isCompany(company)) return null;
  const from = match.index + match[0].indexOf(name);
  const at = tail.text.indexOf(company, from + name.length);
  return {
    name: slicePassage(tail, from, from + name.length),
    company: slicePassage(tail, at, at + company.length),
    phone: findPhone(slicePassage(tail, at + company.length)),
    line: last.index,
  };
}
