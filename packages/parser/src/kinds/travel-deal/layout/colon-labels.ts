/**
 * Labels whose colon is set apart from them or has a dash behind it, as the labels that they are: `DURATION      : 06 Nights` in a column of
 * such lines, `HOTELS:-` over a list, `Cost :- Rs. 42,000`. `Nu 3 995:-` is a Swedish price.
 */
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { LABEL_MARK } from '../../../text/line-look.ts';
import { joinPassages, slicePassage } from '../../../text/passage.ts';
import { hasWideGaps } from './wide-gaps.ts';

const SET_APART = /^(?<label>\p{L}[^:\t]{0,38}?)(?<gap>\s{0,30})(?<!\d{3}):(?<dash>[-–—]{1,2})?(?=\s|$)\s{0,30}/u;

/** `Duration    - 09 Nights` over `Pax         - 6 Adults`: a dash in a column of its own. */
const DASHED = /^(?<label>\p{L}[\p{L}.' /]{1,24}?)\s{2,30}[-–]\s{1,10}(?=[\p{L}\d])/u;

export function withPlainColons(document: SourceDocument): SourceDocument {
  if (!hasWideGaps(document) && !document.lines.some(hasDashedColon)) return document;
  let isChanged = false;
  const dashed = document.lines.filter(isDashed);
  const among = new Set(dashed.length > 1 ? dashed : []);
  const lines = document.lines.map((line) => {
    const plain = among.has(line) ? withoutDash(line) : plainColon(line);
    isChanged ||= plain !== line;
    return plain;
  });
  return isChanged ? { ...document, lines } : document;
}

const hasDashedColon = ({ look, passage: { text } }: DocumentLine): boolean =>
  (look.signs & LABEL_MARK) !== 0 && (text.includes(':-') || text.includes(':–'));

const isDashed = ({ passage: { text }, bullet, cells }: DocumentLine): boolean =>
  bullet === null && cells === null && (text.includes('  -') || text.includes('  –')) && DASHED.test(text);

function withoutDash(line: DocumentLine): DocumentLine {
  const match = DASHED.exec(line.passage.text);
  const label = slicePassage(line.passage, 0, match?.groups?.['label']?.length ?? 0);
  return withText(
    line,
    joinPassages([label, slicePassage(line.passage, match?.[0].length ?? 0)], () => ': '),
  );
}

function plainColon(line: DocumentLine): DocumentLine {
  if ((line.look.signs & LABEL_MARK) === 0 || line.cells !== null || line.isFrontMatter) return line;
  const { text } = line.passage;
  if (!text.includes('  :') && !hasDashedColon(line)) return line;
  const match = SET_APART.exec(text);
  const label = match?.groups?.['label'];
  if (!match || label === undefined) return line;
  const isApart = (match.groups?.['gap']?.length ?? 0) > 1;
  if (!isApart && match.groups?.['dash'] === undefined) return line;
  const colon = text.indexOf(':', label.length);
  const parts = [slicePassage(line.passage, 0, label.length), slicePassage(line.passage, colon, colon + 1)];
  const value = slicePassage(line.passage, match[0].length);
  const passage = joinPassages(value.text === '' ? parts : [...parts, value], (i) => (i === 0 ? '' : ' '));
  return withChanges(withText(line, passage), { emojiLength: 0 });
}
