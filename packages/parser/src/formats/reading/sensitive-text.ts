/**
 * Takes out of a document what no traveler should see (net rates, commissions, card and passport numbers, birth dates), so that no reader
 * can give it to a public value. What was taken out is a sentence of a paragraph, or the whole line.
 */
import { findSensitive, type SensitiveCode } from '../../annotators/sensitive-mention.ts';
import type { Span } from '../../model/answer.ts';
import { joinPassages, type Passage, slicePassage, spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from './document.ts';
import { splitSentences } from './sentences.ts';

export interface SensitiveFinding {
  readonly code: SensitiveCode;
  /** The sentence or line that was taken out. */
  readonly span: Span;
}

export interface PublicText {
  /** The document without the findings; line numbers stay. */
  readonly document: SourceDocument;
  readonly findings: readonly SensitiveFinding[];
}

const PARAGRAPH = 120;

export function withoutSensitive(document: SourceDocument): PublicText {
  const findings: SensitiveFinding[] = [];
  let lines: DocumentLine[] | null = null;
  for (const line of document.lines) {
    const labelled = underLabel(document, line);
    if (labelled !== null) {
      findings.push({ code: labelled, span: spanOf(line.passage) });
      lines ??= [...document.lines];
      lines[line.index] = withText(line, []);
      continue;
    }
    const mentions = findSensitive(line.folded);
    if (mentions.length === 0) continue;
    const units = line.passage.text.length > PARAGRAPH ? splitSentences(line.passage) : [line.passage];
    const kept: Passage[] = [];
    for (const unit of units) {
      const codes = new Set(findSensitive(foldText(unit.text)).map((mention) => mention.code));
      for (const code of codes) findings.push({ code, span: spanOf(unit) });
      if (codes.size === 0) kept.push(unit);
    }
    // A mention that no single sentence shows goes with the whole line.
    if (kept.length === units.length) {
      for (const { code } of mentions) findings.push({ code, span: spanOf(line.passage) });
      kept.length = 0;
    }
    lines ??= [...document.lines];
    lines[line.index] = withText(line, kept);
  }
  return lines === null
    ? { document, findings }
    : {
        document: {
          ...document,
          lines,
          tables: document.tables.filter((t) => !touches(t.first, t.last, lines ?? [], document)),
        },
        findings,
      };
}

const MAX_LABEL = 40;

/** `Passport number:` on a line of its own, the number on the next: neither says enough alone. */
function underLabel(document: SourceDocument, line: DocumentLine): SensitiveCode | null {
  const label = document.lines[line.index - 1]?.folded ?? '';
  if (!/:\s*$/.test(label) || label.length > MAX_LABEL || line.folded === '' || line.folded.length > MAX_LABEL)
    return null;
  if (findSensitive(line.folded).length > 0) return null;
  return findSensitive(`${label} ${line.folded}`)[0]?.code ?? null;
}

function withText(line: DocumentLine, kept: readonly Passage[]): DocumentLine {
  const passage = kept.length === 0 ? slicePassage(line.passage, 0, 0) : joinPassages(kept);
  return {
    ...line,
    passage,
    folded: foldText(passage.text),
    cells: null,
    cellMark: null,
    table: null,
    emojiLength: 0,
    links: [],
  };
}

/** A table with such a line is not read as a table any more. */
function touches(first: number, last: number, lines: readonly DocumentLine[], document: SourceDocument): boolean {
  for (let i = first; i <= last; i++) if (lines[i] !== document.lines[i]) return true;
  return false;
}
