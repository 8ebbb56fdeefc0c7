/**
 * What else the text tells the traveler, in its own words: sentences, labelled facts, taxes and fares of children, what the seat offers;
 * lines that gave no field a value. One note a line.
 */
import { readSection } from '../../annotators/section.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { findFareMentions } from '../../formats/reading/fares/fare-mentions.ts';
import type { Span } from '../../model/answer.ts';
import { type Field, stated } from '../../model/field.ts';
import type { FlightQuoteDraft } from '../../model/flight-quote-draft.ts';
import { offsetOf, spanOf } from '../../text/passage.ts';

/** Buttons, menus and courtesies of mails and web pages. */
const FURNITURE =
  /^(?:skip|show|hide|view|see|read|learn|click|select|choose|continue|book|edit|modify|change (?:flight|search)|search|sign|log|manage|download|print|share|save|back|next|home|menu|help|need help|have questions|get (?:it|all|the)|contact|follow|connect|subscribe|unsubscribe|privacy|cookies?|copyright|©|all rights|from|to|cc|sent|date|subject|re|fwd?|tel|phone|email|www|http|this (?:e-?mail|is a post|message)|please (?:do not|think|don'?t)|do not reply|powered by|your account|my account|terms of|conditions of carriage|bla|thank you|thanks|i hope|hope |we look|looking forward|let me know|feel free|comm(?:ission)?\\b)/;
const LABELLED = /^[\p{L}][\p{L} '’/&().-]{1,40}\s?:\s?\S/u;
const AMENITY =
  /^(?:.{0,30}(?:wi-?fi|legroom|in-seat|usb|on-demand|video|entertainment|streaming|emissions?|co2e?|overnight|lie-?flat|recliner|meals?|snacks?|beverages?|codeshare|sold by|seat map).{0,40})$/;
/** Fewer words say nothing on their own. */
const MIN_WORDS = 5;
const MAX_NOTES = 60;

/** `claimed` are lines of the flights themselves. */
export function readNotes(
  document: SourceDocument,
  draft: FlightQuoteDraft,
  claimed: ReadonlySet<number>,
): Field<string> | null {
  const used = spansOf(draft);
  const hasDisplay = draft.offers[0].segments.length > 0 && draft.notes !== null;
  const lines: DocumentLine[] = [];
  let next = 0;
  for (const line of document.lines) {
    if (line.passage.text === '' || lines.length >= MAX_NOTES) continue;
    const from = offsetOf(line.passage, 0);
    const to = offsetOf(line.passage, line.passage.text.length - 1);
    while (next < used.length && (used[next] as Span)[1] <= from) next++;
    const isUsed = next < used.length && (used[next] as Span)[0] <= to;
    if (isUsed || claimed.has(line.index) || !isNote(document, line, hasDisplay)) continue;
    lines.push(line);
  }
  if (lines.length === 0) return null;
  return stated(
    lines.map((line) => line.passage.text).join('\n'),
    lines.map((line) => spanOf(line.passage)),
  );
}

/** Every span of the draft, in the order of the text, those that a longer one holds left out. */
function spansOf(draft: FlightQuoteDraft): Span[] {
  const found: Span[] = [];
  collect(draft, found);
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const kept: Span[] = [];
  for (const span of found) if (span[1] > (kept.at(-1)?.[1] ?? -1)) kept.push(span);
  return kept;
}

function collect(value: unknown, found: Span[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  const { spans, value: inner } = value as { spans?: readonly Span[]; value?: unknown };
  if (spans !== undefined && inner !== undefined) {
    found.push(...spans);
    return;
  }
  for (const key in value) {
    // Taxes have no field of their own in the answer: their line is a note.
    if (key !== 'taxes') collect((value as Record<string, unknown>)[key], found);
  }
}

function isNote(document: SourceDocument, line: DocumentLine, hasDisplay: boolean): boolean {
  const { text } = line.passage;
  const { folded } = line;
  if (text.length < 6 || line.isRule || line.heading > 0) return false;
  if (hasDisplay && text === text.toUpperCase()) return false;
  if (FURNITURE.test(folded.replace(/^[^a-z0-9]+/, ''))) return false;
  const [fare] = findFareMentions([line]);
  if (fare !== undefined) return isExtraFare(fare.role, fare.basis) || isLabelOf(document, line);
  if (AMENITY.test(folded)) return true;
  if (line.table !== null || text.length < 12) return false;
  const section = readSection(folded);
  if (section === 'greeting' || section === 'closing') return false;
  return LABELLED.test(text) || (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= MIN_WORDS;
}

const isExtraFare = (role: string | null, basis: string | null): boolean =>
  role === 'taxes' || role === 'fee' || role === 'other' || basis === 'child';

/** An amount alone under the word for taxes. */
function isLabelOf(document: SourceDocument, line: DocumentLine): boolean {
  const above = document.lines[line.index - 1];
  return above !== undefined && line.passage.text.length < 24 && /\b(?:tax|steuer|tasa|tasse|taxa)/.test(above.folded);
}
