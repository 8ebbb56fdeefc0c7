/** T-14: what else the text tells the traveler: prose about the trip, prices of children and single rooms, labelled facts. One note a line. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { isMailHeader } from '../../../formats/reading/messages/mail-header.ts';
import { isAddress } from '../../../formats/reading/terms/contact-parts.ts';
import { isPost } from '../../../formats/reading/terms/names.ts';
import type { Field } from '../../../model/field.ts';
import type { TravelDealDraft } from '../../../model/travel-deal-draft.ts';
import { LinePattern, lookAtLine } from '../../../text/line-look.ts';
import { isFurniture, isOwnWords, joinOwnLines } from '../../own-words.ts';
import { isHeadOfRows } from '../prices/rate-grid.ts';
import { isPriceVariant, namesVariant } from './no-condition.ts';

/** What the draft keeps for its checks and no answer has. */
const UNANSWERED: ReadonlySet<string> = new Set([
  'weekdays',
  'statedYear',
  'percentOff',
  'amountOff',
  'parties',
  'parts',
]);
/** Between supplier and agency, and what newsletters say of themselves: no traveler should read it. */
const TRADE =
  /\b(?:your clients?|for agents|trade (?:only|partners?|rates?)|travel (?:professionals|trade|agents)|(?:not|never|don'?t|do not) (?:to be |for )?(?:advertis|publish|publi[ck]|promot|resale|re-?sell|distribut|shown?|sold|quot|b2c)[a-z]*\b.{0,40}\b(?:b2c|level|public|online|web(?:site)?s?|ota|otas|consumers?|below)|registered agent|hot sheet|agentes? de (?:viajes?|viagens)|agenti di viaggio|reiseburos|you are receiving|unsubscribe|if you (?:have|are) (?:received?|not the intended)|intended (?:solely|only|recipient)|confidential|view (?:this|in) (?:e-?mail|browser)|update preferences|issue \d)\b|\[(?:button|img|image|logo|cid)\b/;
/** No button has more to say. */
const BUTTON = 45;
const SMALL_LETTER = /\p{Ll}/u;
const NO_LINES: ReadonlySet<number> = new Set();

/** `isToColleague` says whether a line is none of the offer, but what one colleague says to the other. */
export function readNotes(
  document: SourceDocument,
  draft: TravelDealDraft,
  isToColleague: (line: DocumentLine) => boolean,
): Field<string> | null {
  const offer = forwardedFrom(document, draft);
  const isNote = (line: DocumentLine): boolean =>
    line.index > offer &&
    !isToColleague(line) &&
    !line.isRule &&
    line.heading === 0 &&
    !line.isFrontMatter &&
    !line.isAround &&
    !isMailHeader(line) &&
    isForTravelers(line) &&
    !isButton(line) &&
    !isSellersAddress(line) &&
    !isPost(line.folded) &&
    !isHeadOfRows(line, document.lines[line.index + 1]) &&
    (isOwnWords(document, line) || (line.table === null && isPriceVariant(line.folded, line.look)));
  const isBeside = (line: DocumentLine): boolean => line.index > offer && !isToColleague(line) && isNoteBeside(line);
  return joinOwnLines(document, draft, {
    claimed: NO_LINES,
    unanswered: UNANSWERED,
    isNote,
    isNoteBeside: isBeside,
    isNoteClause: (folded) => isPriceVariant(folded, lookAtLine(folded)),
    mayHoldClauses,
  });
}

/** T-460: `Double £690 pp, single £450`: the price of another bed or age may stand beside the price. */
const mayHoldClauses = ({ table, cells, heading, passage, folded, look }: DocumentLine): boolean =>
  (table === null || table.first === table.last) &&
  // T-634: `₹54,500 pp | child ₹44,900` and no row above or below: the bars part clauses.
  (cells === null || passage.text.includes(' | ')) &&
  heading === 0 &&
  passage.text.length <= LONGEST_OF_PRICES &&
  namesVariant(folded, look);
const LONGEST_OF_PRICES = 400;

/** The mail's own words and those of the trade are for no traveler. */
const isNoteBeside = (line: DocumentLine): boolean =>
  !line.isFrontMatter && !isMailHeader(line) && !TRADE.test(line.folded);

/** `-------- Forwarded message --------`: above it one colleague writes to another, unless the price stands there; -1 where nothing is forwarded. */
function forwardedFrom({ lines }: SourceDocument, { price, totalPrice }: TravelDealDraft): number {
  const mark = lines
    .slice(0, HEAD_LINES)
    .find(({ folded, look }) => folded.length <= LONGEST_MARK && FORWARDED.test(look, folded));
  const [told] = (price ?? totalPrice)?.spans ?? [];
  return mark === undefined || told === undefined || told[0] < mark.span[0] ? -1 : mark.index;
}
const HEAD_LINES = 40;
const LONGEST_MARK = 60;
const FORWARDED = new LinePattern(
  /^\W{0,12}(?:(?:begin )?forwarded message|weitergeleitete (?:nachricht|e-?mail)|(?:debut du )?message transfere|mensaje reenviado|messaggio inoltrato|mensagem encaminhada|doorgestuurd bericht|vidarebefordrat meddelande|videresendt (?:meddelelse|besked|melding))\W{0,12}$/,
);

/** `Book now`, `View more`; a sentence may begin so too. */
const isButton = (line: DocumentLine): boolean => line.passage.text.length < BUTTON && isFurniture(line);

/** `Atelier Fernweh, 12 rue des Lices, Vannes`: a name, and behind the comma the street where it sits. */
function isSellersAddress({ passage: { text }, bullet }: DocumentLine): boolean {
  const comma = bullet === null && text.length < LONGEST_ADDRESS ? text.indexOf(', ') : -1;
  return comma > 0 && !/\d/.test(text.slice(0, comma)) && isAddress(text.slice(comma + 2));
}
const LONGEST_ADDRESS = 100;

/** In capitals or with a colon behind it a line heads others. */
function isForTravelers({ passage: { text }, folded }: DocumentLine): boolean {
  return (
    SMALL_LETTER.test(text) && text.replace(CAPITALS_HEAD, '') !== '' && !text.endsWith(':') && !TRADE.test(folded)
  );
}

/** `DEPARTURE DATES AND PRICES (per person, two sharing)` */
const CAPITALS_HEAD = /^[^\p{Ll}]{12,}(?:\([^()]{0,60}\))?$/u;
