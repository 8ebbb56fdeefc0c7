/**
 * What a page offers besides: `You may also like` over other trips with their prices. Their names, lengths and prices are none of this offer's.
 * They are read as blank, down to the line that says how to reach the seller.
 */
import { findMoney } from '../../../annotators/money.ts';
import { asBlank } from '../../../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { isPageFooter } from '../../../formats/reading/messages/page-clutter.ts';
import { findEmail, findPhone } from '../../../formats/reading/terms/contact-marks.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { CURRENCY_SIGN, DIGIT, LinePattern } from '../../../text/line-look.ts';

const OFFERS =
  '(?:offers?|deals?|tours?|trips?|holidays?|vacations?|packages?|cruises?|escapes?|getaways?|breaks|destinations?|adventures?|safaris?)';
const HEADING = new LinePattern(
  compactPattern(
    `^\\W*(?:you (?:may|might|could) also (?:like|love|enjoy|be interested in)|(?:similar|related|other popular|more) ${OFFERS}(?: (?:you|for you|like this|to .{2,20}|from us).{0,20})?|(?:customers|people|travell?ers|guests|others) (?:who .{4,36} )?also (?:viewed|bought|booked|liked|loved)|(?:your )?recently viewed.{0,12}|(?:recommended|picked|more) (?:for you|like this)|das konnte (?:ihnen|dir|sie|dich) auch (?:gefallen|interessieren)|(?:ahnliche|weitere) (?:angebote|reisen)|vous aimerez (?:aussi|peut-etre)|(?:offres|voyages) similaires|tambien te (?:puede|podria|pueden) (?:gustar|interesar)|(?:ofertas|viajes) (?:similares|relacionad[oa]s)|(?:ti )?potrebbe(?:ro)? (?:anche )?(?:interessarti|piacerti)(?: anche)?|(?:offerte|viaggi) simili|voce tambem pode gostar|(?:ofertas|viagens) semelhantes)\\W*$`,
  ),
);
const MAX_HEADING = 60;

/** `Also this spring … Carlisle steam day, Tue 4 May, £94`: another offer told in a line or a paragraph below the first one's price. */
const ALSO = new LinePattern(
  /^\W{0,4}(?:(?:and )?also (?:this|next|in|new|coming|available|from us|on sale|running|departing)|coming soon|ausserdem (?:neu|im|noch)|auch (?:neu|noch|im programm)|ebenfalls (?:neu|im)|(?:et )?aussi (?:ce|cet|cette|en|au)|egalement (?:ce|cette|en|au)|(?:y )?tambien (?:este|esta|en|nuevo)|anche (?:quest[oa]|in|a)|tambem (?:este|esta|neste|nesta|em)|ook (?:dit|deze|in|nieuw)|aven (?:i|till|denna)|ogsa (?:i|til|denne))\b/,
);
const isOther = ({ folded, look, bullet, passage: { text } }: DocumentLine): boolean =>
  bullet === null && ALSO.test(look, folded) && findMoney(text, 1).length > 0 && OWN_NAME.test(text);
/** Behind its first words a name: a second price of the same trip has none. */
const OWN_NAME = /[.:…–-]\s?\p{Lu}\p{L}+ (?:& |\p{L}+ )?\p{L}/u;

function withoutSideOffers(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const first = lines.find(holdsPrice);
  const others = new Set(lines.filter((line) => first !== undefined && line.index > first.index && isOther(line)));
  return others.size === 0
    ? document
    : { ...document, lines: lines.map((line) => (others.has(line) ? asBlank(line) : line)) };
}

export function withoutOtherOffers(whole: SourceDocument): SourceDocument {
  const document = withoutSideOffers(whole);
  const { lines } = document;
  let hasPrice = false;
  let from = -1;
  for (const line of lines) {
    if (
      hasPrice &&
      line.folded.length <= MAX_HEADING &&
      line.passage.text !== '' &&
      HEADING.test(line.look, line.folded)
    ) {
      from = line.index;
      break;
    }
    hasPrice ||= holdsPrice(line);
  }
  if (from < 0) return document;
  let to = from + 1;
  let isPriced = false;
  for (; to < lines.length; to++) {
    const line = lines[to] as DocumentLine;
    if (isOwn(line)) break;
    isPriced ||= holdsPrice(line);
  }
  if (!isPriced) return document;
  return {
    ...document,
    lines: lines.map((line, i) => (i >= from && i < to && line.passage.text !== '' ? asBlank(line) : line)),
    tables: document.tables.filter(({ first }) => first < from || first >= to),
  };
}

const holdsPrice = ({ look, passage }: DocumentLine): boolean =>
  (look.signs & DIGIT) !== 0 && (look.signs & CURRENCY_SIGN) !== 0 && findMoney(passage.text, 1).length > 0;

/** The seller's again: an address, a copyright, a list of conditions. */
const isOwn = (line: DocumentLine): boolean =>
  line.passage.text !== '' &&
  (line.passage.text.includes('©') ||
    isPageFooter(line) ||
    findEmail(line.passage) !== null ||
    findPhone(line.passage) !== null ||
    readLineHeading(line) !== null);
