/** `Makkah 8 nts - Hotel Noor` over `Madinah 6 nights : Dar Al Ansar`: the towns in which a trip stays, one line each, are where it goes. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { type Field, stated } from '../../../model/field.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { isPlainName } from './named-aim.ts';

const TOWN_FIRST =
  /^(?<town>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})\s?[:(–—-]?\s?\(?\d{1,2}\s?(?<unit>\p{L}{1,14})\b/u;
const MAX_LINE = 120;
const MOST = 5;

/** `found` is what the head tells: the town of the first such line, to which those of the next belong. */
export function withTownsBelow({ lines }: SourceDocument, found: Field<string> | null): Field<string> | null {
  const start = found?.spans[0]?.[0];
  if (found === null || start === undefined) return found;
  const at = lines.findIndex(({ span: [from, to] }) => from <= start && start < to);
  const towns: Passage[] = [];
  for (const line of lines.slice(Math.max(0, at), at + MOST)) {
    const town = townOf(line);
    if (town === null) break;
    towns.push(town);
  }
  const [first, ...others] = towns;
  const isOf = first !== undefined && others.length > 0 && spanOf(first)[0] === start;
  return isOf
    ? stated(
        towns.map(({ text }) => text).join(', '),
        towns.map((town) => spanOf(town)),
      )
    : found;
}

function townOf({ passage, folded, look, emojiLength }: DocumentLine): Passage | null {
  if ((look.signs & DIGIT) === 0 || folded.length > MAX_LINE) return null;
  const { town, unit } = TOWN_FIRST.exec(passage.text.slice(emojiLength))?.groups ?? {};
  if (town === undefined || unit === undefined || !UNIT.test(unit) || !isPlainName(town)) return null;
  return slicePassage(passage, emojiLength, emojiLength + town.length);
}
const UNIT =
  /^(?:nights?|nts?|n|nächte?|nachte?|übernachtungen|nuits?|noches?|nott[ei]|noites?|nachten|nätter|netter)$/i;
