/** What else the text tells the traveler, in its own words: sentences and labelled facts that no field has a place for. */
import { readSection } from '../../annotators/section.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { type Field, stated } from '../../model/field.ts';
import { spanOf } from '../../text/passage.ts';

/** Buttons, menus and courtesies of mails and web pages. */
const FURNITURE =
  /^(?:skip|show|hide|view|see|read|learn|click|select|choose|continue|book|edit|modify|change (?:flight|search)|search|sign|log|manage|download|print|share|save|back|next|home|menu|help|need help|have questions|get (?:it|all|the)|contact|follow|connect|subscribe|unsubscribe|privacy|cookies?|copyright|©|all rights|from|to|cc|sent|date|subject|re|fwd?|tel|phone|email|www|http|this (?:e-?mail|is a post|message)|please (?:do not|think|don'?t)|do not reply|powered by|your account|my account|terms of|conditions of carriage|bla)\b/;
const LABELLED = /^[\p{L}][\p{L} '’/&().-]{1,40}\s?:\s?\S/u;
/** Fewer words say nothing on their own. */
const MIN_WORDS = 5;
const MAX_NOTES = 60;

/** `taken` are the lines that gave a value. */
export function readNotes(document: SourceDocument, taken: ReadonlySet<number>): Field<string> | null {
  const lines = document.lines.filter((line) => !taken.has(line.index) && isNote(line)).slice(0, MAX_NOTES);
  if (lines.length === 0) return null;
  return stated(
    lines.map((line) => line.passage.text).join('\n'),
    lines.map((line) => spanOf(line.passage)),
  );
}

function isNote(line: DocumentLine): boolean {
  const { text } = line.passage;
  if (text.length < 12 || line.isRule || line.table !== null || line.heading > 0) return false;
  if (FURNITURE.test(line.folded.replace(/^\W+/, ''))) return false;
  const section = readSection(line.folded);
  if (section === 'greeting' || section === 'closing') return false;
  return LABELLED.test(text) || (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= MIN_WORDS;
}
