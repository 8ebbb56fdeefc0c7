/** An offer in one line: `Lisbon long weekend 3nts B&B at 4* Hotel Tejo Vista, flights from Dublin, €449pps, book by Fri 29 Jan!` */
import type { SourceDocument } from '../../formats/reading/document.ts';
import { trimItem } from '../../formats/reading/terms/term-items.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { classifyTerm, type LooseTerm } from './loose-terms.ts';

const SEPARATOR = /\s?[,;|•·+]\s|\s[–—-]\s|[.!]\s/g;
const MIN_PIECES = 3;
const BOARD =
  /(?<![a-z])(?:b ?& ?b|bed (?:and|&) breakfast|half board|full board|all[- ]inclusive|room only|self[- ]catering|breakfast|hb\b|fb\b|halbpension|vollpension|all inclusive|demi[- ]pension|pension complete|media pension|pension completa|todo incluido|mezza pensione|pensione completa|tutto incluso|meia pensao|pensao completa|tudo incluido)(?![a-z])/;
const OF_ITS_OWN =
  /\b(?:book|valid|until|by|from [$€£]|save|was|now|only)\b|[$€£₹]\s?\d|\d\s?(?:€|eur)|\b(?:19|20)\d\d\b/;

/** The terms of a title's own line, where that line holds the whole offer. */
export function readDenseLine(document: SourceDocument, titleLine: number): LooseTerm[] {
  const line = document.lines[titleLine];
  if (!line || line.passage.text.length < 60 || line.passage.text.length > 600) return [];
  const pieces = cut(line.passage);
  if (pieces.length < MIN_PIECES) return [];
  return pieces.flatMap((piece, i) => {
    const folded = foldText(piece.text);
    const board = BOARD.exec(folded);
    if (i === 0 || OF_ITS_OWN.test(folded))
      return board === null
        ? []
        : [{ topic: 'includes' as const, passage: slicePassage(piece, board.index, board.index + board[0].length) }];
    const topic = classifyTerm(folded);
    return topic === null ? [] : trimItem(piece).map((passage) => ({ topic, passage }));
  });
}

function cut(passage: Passage): Passage[] {
  const pieces: Passage[] = [];
  let from = 0;
  SEPARATOR.lastIndex = 0;
  for (let match = SEPARATOR.exec(passage.text); match !== null; match = SEPARATOR.exec(passage.text)) {
    pieces.push(slicePassage(passage, from, match.index));
    from = match.index + match[0].length;
  }
  pieces.push(slicePassage(passage, from));
  return pieces;
}
