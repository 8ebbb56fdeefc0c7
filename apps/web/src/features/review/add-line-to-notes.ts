/** 'Add to page' where a record has notes of its own: the line joins them. */
import { addLineTo, type ReviewDocument } from './review-document.ts';
import type { SourceText } from './source-text.ts';
import { trimmedSpan } from './used-lines.ts';

export function addLineToNotes<T extends { readonly notes: string | null }>(
  document: ReviewDocument<T>,
  line: number,
  text: SourceText,
): ReviewDocument<T> {
  const words = text.text.slice(...trimmedSpan(text, line));
  const { notes } = document.value;
  return addLineTo(document, '/notes', notes ? `${notes}\n${words}` : words, line, text);
}
