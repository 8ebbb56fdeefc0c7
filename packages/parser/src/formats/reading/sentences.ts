/** Cuts prose into sentences. A dot after an abbreviation, an initial or within a number ends none. */
import { allMatches } from '../../text/all-matches.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';

const END = /[.!?…]+["”')\]]?\s+(?=[\p{Lu}\p{N}"“'(¡¿*€$£¥₹])/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:st|mt|ft|dr|mr|mrs|ms|prof|jr|sr|ave|blvd|rd|no|nr|vs|etc|approx|ca|e\.g|i\.e|incl|excl|min|max|tel|inkl|bzw|z\.b|d\.h|str|sta|sto|av|pza|avda|\p{L})\.$/iu;

export function splitSentences(passage: Passage): Passage[] {
  const sentences: Passage[] = [];
  let from = 0;
  for (const match of allMatches(END, passage.text)) {
    const end = match.index + match[0].trimEnd().length;
    if (match[0].startsWith('.') && ABBREVIATION.test(passage.text.slice(Math.max(from, end - 12), end))) continue;
    sentences.push(trimPassage(slicePassage(passage, from, end)));
    from = match.index + match[0].length;
  }
  sentences.push(trimPassage(slicePassage(passage, from)));
  return sentences.filter((sentence) => sentence.text !== '');
}

/** Copy rather than an entry of a list: several sentences, or a long one with its full stop. */
export function isProse(passage: Passage): boolean {
  const { text } = passage;
  return (
    (text.length > 60 && /[.!?]["”')]?$/.test(text)) ||
    splitSentences(slicePassage(passage, 0, Math.min(text.length, 600))).length > 1
  );
}
