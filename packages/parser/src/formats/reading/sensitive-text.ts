/**
 * Takes out of a document what no traveler should see (net rates, commissions, card and passport numbers, birth dates), so that no reader
 * can give it to a public value. What goes is the parenthesis that holds it, the sentence of a paragraph, or the whole line; in its place
 * stand blanks, so that every other place stays where it is.
 */
import { findSensitive, type SensitiveCode, type SensitiveMention } from '../../annotators/sensitive-mention.ts';
import type { Span } from '../../model/answer.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { type DocumentLine, readDocument, type SourceDocument } from './document.ts';
import { isBeforeTaxes } from './fare-before-taxes.ts';
import { cellUnder, type NetColumn, readNetColumn } from './net-columns.ts';
import { besideSelling } from './selling-price.ts';
import { mayEndWithin, splitSentences } from './sentences.ts';

export interface SensitiveFinding {
  readonly code: SensitiveCode;
  /** The words that were taken out, or that stayed in. */
  readonly span: Span;
  readonly isTakenOut: boolean;
}

export interface PublicText {
  /** The document with blanks in place of the findings; the same document where nothing was taken out. */
  readonly document: SourceDocument;
  readonly findings: readonly SensitiveFinding[];
}

const PARAGRAPH = 120;
const HAS_DIGIT = /\d/;
const NOT_A_BREAK = /[^\r\n]/g;
const NET: SensitiveCode = 'sensitive-net-rate';
const NONE: ReadonlySet<SensitiveCode> = new Set();

/**
 * @param kept codes of which is only told, because the offer would be empty without them.
 * @param read how the document was read.
 */
export function withoutSensitive(document: SourceDocument, kept = NONE, read = readDocument): PublicText {
  const findings: SensitiveFinding[] = [];
  let netColumns: readonly number[] = [];
  let headed: NetColumn | null = null;
  for (const line of document.lines) {
    if (netColumns.length > 0)
      netColumns = line.cells === null ? [] : netColumns.filter((column) => line.cells?.[column]);
    for (const column of netColumns) addCell(line.cells?.[column], !kept.has(NET), findings);
    if (line.passage.text === '') headed = null;
    const under = headed === null ? null : cellUnder(line, headed);
    if (under !== null && !netColumns.some((column) => line.cells?.[column] === under))
      findings.push({ code: NET, span: spanOf(under), isTakenOut: !kept.has(NET) });
    headed = readNetColumn(line) ?? headed;
    const labelled = underLabel(document, line);
    if (labelled !== null) {
      findings.push({ code: labelled, span: spanOf(line.passage), isTakenOut: !kept.has(labelled) });
      continue;
    }
    const mentions = findSensitive(line.folded, line.look).filter((mention) => !isBeforeTaxes(document, line, mention));
    if (mentions.length === 0) continue;
    addFindings(document, line, mentions, kept, findings);
    const headings = netHeadings(line, mentions);
    if (headings.length > 0) netColumns = [...new Set([...netColumns, ...headings])];
  }
  const cuts = findings.filter((finding) => finding.isTakenOut).map((finding) => finding.span);
  return { findings, document: cuts.length === 0 ? document : read(blankOut(document.source, cuts)) };
}

/** The columns that the line heads with `Net rate`: all that stands under it is such a rate. */
function netHeadings({ cells, passage }: DocumentLine, mentions: readonly SensitiveMention[]): number[] {
  const nets = mentions.filter((mention) => mention.code === NET).map(({ from, to }) => spanOf(passage, from, to));
  if (cells === null || nets.length === 0) return [];
  return cells.flatMap((cell, i) => (!HAS_DIGIT.test(cell.text) && nets.some((net) => isWithin(net, cell)) ? [i] : []));
}

const MAX_LABEL = 40;

/** `Passport number:` on a line of its own, the number on the next: neither says enough alone. */
function underLabel(document: SourceDocument, line: DocumentLine): SensitiveCode | null {
  const label = document.lines[line.index - 1]?.folded ?? '';
  if (!label.endsWith(':') || label.length > MAX_LABEL || line.folded === '' || line.folded.length > MAX_LABEL)
    return null;
  if (findSensitive(line.folded, line.look).length > 0) return null;
  return findSensitive(`${label} ${line.folded}`)[0]?.code ?? null;
}

function addCell(cell: Passage | undefined, isTakenOut: boolean, findings: SensitiveFinding[]): void {
  if (cell && HAS_DIGIT.test(cell.text)) findings.push({ code: NET, span: spanOf(cell), isTakenOut });
}

function addFindings(
  document: SourceDocument,
  line: DocumentLine,
  mentions: readonly SensitiveMention[],
  kept: ReadonlySet<SensitiveCode>,
  findings: SensitiveFinding[],
): void {
  const sentences = sentencesOf(line.passage, mentions);
  const last = new Map<SensitiveCode, Span>();
  let sentence = 0;
  for (const mention of mentions) {
    while (sentence < sentences.length - 1 && (sentences[sentence]?.[1] ?? 0) < mention.to) sentence++;
    const { code } = mention;
    const isTakenOut = !kept.has(code);
    const around: Span = sentences[sentence] ?? [0, line.passage.text.length];
    const span = isTakenOut
      ? wordsAround(line, mention, around, document)
      : spanOf(line.passage, mention.from, mention.to);
    // Two mentions in one sentence are one finding.
    const before = last.get(code);
    if (before?.[0] === span[0] && before[1] >= span[1]) continue;
    last.set(code, span);
    findings.push({ code, span, isTakenOut });
  }
}

/** `€1,490 per person. You earn 10% commission.`: a price of which a part is paid back is no net rate. */
const COMMISSION = /^(?!.*\bnett?\b).*com(?:m|isi)/;

/** The sentences of a paragraph; a short line is one, unless it speaks of a commission alone. */
function sentencesOf(passage: Passage, mentions: readonly SensitiveMention[]): Span[] {
  const { text } = passage;
  if (text.length <= PARAGRAPH && !isOfCommission(passage, mentions)) return [[0, text.length]];
  let end = 0;
  return splitSentences(passage).map((sentence) => {
    const start = text.indexOf(sentence.text, end);
    end = start + sentence.text.length;
    return [start, end];
  });
}

const isOfCommission = ({ text }: Passage, mentions: readonly SensitiveMention[]): boolean =>
  mayEndWithin(text) &&
  mentions.every(({ code, from, to }) => code === NET && COMMISSION.test(text.slice(from, to).toLowerCase()));

/** What goes together with the mention: what stands beside a card number is as private. */
function wordsAround(line: DocumentLine, mention: SensitiveMention, sentence: Span, document: SourceDocument): Span {
  const { passage, span, cells } = line;
  if (mention.standsAlone) return spanOf(passage, mention.from, mention.to);
  const before = passage.text.slice(Math.max(sentence[0], mention.from - PARAGRAPH), mention.from);
  const after = passage.text.slice(mention.to, mention.to + PARAGRAPH);
  const open = before.lastIndexOf('(');
  const close = /^[^()]*\)/.exec(after)?.[0].length;
  if (open >= 0 && !before.includes(')', open) && close !== undefined)
    return spanOf(passage, mention.from - before.length + open, mention.to + close);
  const cell = cells?.find((each) => isWithin(spanOf(passage, mention.from, mention.to), each));
  if (cell) return spanOf(cell);
  const [from, to] = mention.code === NET ? besideSelling(line, mention, sentence, document) : sentence;
  if (to - from >= passage.text.length) return span;
  return spanOf(trimPassage(slicePassage(passage, from, to)));
}

function isWithin([start, end]: Span, cell: Passage): boolean {
  if (isBlank(cell)) return false;
  const [from, to] = spanOf(cell);
  return start >= from && end <= to;
}

function blankOut(source: string, cuts: readonly Span[]): string {
  let text = '';
  let from = 0;
  for (const [start, end] of [...cuts].sort((a, b) => a[0] - b[0])) {
    if (end <= from) continue;
    const at = Math.max(from, start);
    text += source.slice(from, at) + source.slice(at, end).replace(NOT_A_BREAK, ' ');
    from = end;
  }
  return text + source.slice(from);
}
