/** The link of an entry: one of its line's that stands in its text, or an address written out. Words that only call to it are no part of the title. */
import type { Mention } from '../../../annotators/annotation.ts';
import { findBareLinks, isWebAddress } from '../../../annotators/link.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { LinkMark } from '../../../text/inline-markup.ts';
import { indexOfOffset, type Passage, spanOf } from '../../../text/passage.ts';

const CALL_TO_ACTION =
  /^\W*(?:book|buy|get|reserve|tickets?|more|info|details?|website|official|link|links|map|maps|see|view|here|menu|directions|read|learn|buchen|mehr|reservar|plus|site|web|url)\b|^[^\p{L}\p{N}]*$/iu;

export interface EntryLink {
  readonly href: Field<string>;
  readonly text: Field<string> | null;
}

export function readEntryLink(
  passage: Passage,
  links: readonly LinkMark[],
): { readonly link: EntryLink | null; readonly cuts: readonly Mention[] } {
  const { text } = passage;
  if (links.length === 0 && !text.includes('://')) return NONE;
  let link: EntryLink | null = null;
  const cuts: Mention[] = [];
  for (const mark of links) {
    const from = indexOfOffset(passage, mark.label[0]);
    const to = indexOfOffset(passage, mark.label[1]);
    if (from === null || to === null || to <= from) continue;
    const label = text.slice(from, to);
    if (isWebAddress(mark.href))
      link ??= {
        href: stated(mark.href, [mark.hrefSpan]),
        text: stated(label.trim(), [spanOf(passage, from, to)]),
      };
    if (CALL_TO_ACTION.test(label)) cuts.push({ from, to });
  }
  for (const bare of findBareLinks(text)) {
    link ??= { href: stated(bare.href, [spanOf(passage, bare.from, bare.to)]), text: null };
    cuts.push(bare);
  }
  return { link, cuts };
}
const NONE = { link: null, cuts: [] } as const;
