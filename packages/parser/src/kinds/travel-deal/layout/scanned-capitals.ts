/** `PRICE lNCLUDES`, `N0T INCLUDED`: a heading in capitals, of which a scan made a small l or a nought, is looked up as it was printed. */
import { type DocumentLine, type SourceDocument, withText } from '../../../formats/reading/document.ts';
import { isInCapitals } from '../../../text/character-class.ts';

const LONGEST = 44;
/** Among capitals alone. */
const SMALL_L = /(?<![\p{Ll}\p{N}])l(?![\p{Ll}\p{N}])/gu;
const NOUGHT = /(?<=\p{Lu})0(?=\p{Lu}|\P{L}*$)|(?<![\p{L}\p{N}])0(?=\p{Lu}{2})/gu;
/** Most lines have it within their first letters: nothing was in capitals there. */
const SMALL = /[a-km-z]/;
const CAPITALS = /\p{Lu}{3}/u;

export function withScannedCapitals(document: SourceDocument): SourceDocument {
  let isChanged = false;
  const lines = document.lines.map((line) => {
    const folded = printed(line);
    isChanged ||= folded !== null;
    return folded === null ? line : withText(line, line.passage, folded);
  });
  return isChanged ? { ...document, lines } : document;
}

/** The folded words as they were printed; null where nothing is amiss. */
function printed({ passage: { text }, folded }: DocumentLine): string | null {
  if (text.length > LONGEST || text.length < 4 || SMALL.test(text) || !(text.includes('l') || text.includes('0')))
    return null;
  const mended = text.replace(SMALL_L, 'I').replace(NOUGHT, 'O');
  if (mended === text || !isInCapitals(mended) || !CAPITALS.test(mended)) return null;
  if (mended.length !== folded.length) return null;
  let words = '';
  for (let i = 0; i < folded.length; i++)
    words += mended.charAt(i) === text.charAt(i) ? folded.charAt(i) : mended.charAt(i).toLowerCase();
  return words;
}
