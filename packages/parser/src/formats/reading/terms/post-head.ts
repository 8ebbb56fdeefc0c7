/**
 * What a network sets over a post: `Edda Lindqvist`, `• 2nd`, `Founder at Fjordline Meetings | Retreats for teams`, or the name of the page over the
 * day. Who writes, for whom; none of it names the offer.
 */
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { oncePerDocument, type SourceDocument } from '../document.ts';
import { isCompany, isPersonName, isPost } from './names.ts';

interface PostHead {
  /** Null where the page of a company posts. */
  readonly name: Passage | null;
  readonly company: Passage;
  /** Indices of the lines of the name, of what the person does, and between them. */
  readonly lines: readonly number[];
}

/** How near the reader knows the writer. */
const DEGREE = /^\W{0,3}(?:1st|2nd|3rd\+?|[123]\.?(?:er|e|º|°)?|following|gefolgt)\W{0,3}$/;
const COMPANY = /\s(?:at|@|bei|chez|en|presso|na|van)\s(?<company>\p{Lu}[\p{L}\d'’&. -]{2,40}?)\s*(?:$|[|·•,–—])/u;
const LINES = 3;

/** Null where nothing of the kind heads the text. */
export const readPostHead = oncePerDocument((document): PostHead | null => readPage(document) ?? readWriter(document));

/** `Fjordline Travel Bergen` over the day of the post, which was taken out: a page is called after its company. */
function readPage({ lines, source }: SourceDocument): PostHead | null {
  const first = lines.find(({ passage }) => passage.text !== '');
  const stamp = first === undefined ? undefined : lines[first.index + 1];
  if (first === undefined || stamp === undefined || stamp.passage.text !== '') return null;
  const taken = source.slice(stamp.span[0], Math.min(stamp.span[1], stamp.span[0] + MAX_STAMP));
  const handle = HANDLE.exec(first.passage.text)?.[0];
  if (handle !== undefined && SPONSORED.test(taken))
    return { name: null, company: slicePassage(first.passage, 0, handle.length), lines: [first.index] };
  if (!STAMP.test(taken) || !isCompany(first.passage.text)) return null;
  return { name: null, company: first.passage, lines: [first.index] };
}

const STAMP = /\d[^\n]*[·•]/;
const MAX_STAMP = 60;
/** `bluedoortrips 📍 Split` over `Sponsored`: the page's own name, in small letters, and where it posts from. */
const HANDLE = /^[a-z\d._]{5,30}(?=\s?(?:📍|[·•]|$))/u;
const SPONSORED =
  /^\W*(?:sponsored|promoted|paid partnership|gesponsert|sponsoris|publicidad|sponsorizzat|patrocinad)/i;

function readWriter({ lines }: SourceDocument): PostHead | null {
  const seen: number[] = [];
  let name: Passage | null = null;
  for (const { index, passage, folded } of lines) {
    if (passage.text === '') continue;
    if (seen.length === LINES) return null;
    seen.push(index);
    if (name === null) {
      name = trimPassage(slicePassage(passage, 0, nameLength(passage.text)));
      if (!name.text.includes(' ') || !isPersonName(name.text)) return null;
      continue;
    }
    if (DEGREE.test(folded)) continue;
    const bar = passage.text.search(/\s[|·•]\s/);
    const role = bar < 0 ? passage.text : passage.text.slice(0, bar);
    const company = COMPANY.exec(role)?.groups?.['company'];
    if (company === undefined || !isPost(foldText(role))) return null;
    const at = passage.text.indexOf(company);
    return { name, company: slicePassage(passage, at, at + company.length), lines: seen };
  }
  return null;
}

/** `Edda Lindqvist (She/Her)`, `Edda Lindqvist • 2nd`. */
function nameLength(text: string): number {
  const end = text.search(/\s[•·(]/);
  return end < 0 ? text.length : end;
}
