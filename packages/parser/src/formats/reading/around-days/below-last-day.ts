/**
 * Where a text without blank lines leaves its last day: right under the last entry stands what tells of the whole trip, a heading with no word
 * of the plan, the costs under theirs, what the codes of meals mean, or how one signs.
 *
 *   14:15 Flight home
 *   BUDGET (for two)
 *   Hotel, 3 nights   €390
 *   Tickets           €64
 */
import { mayHoldMoney } from '../../../annotators/money.ts';
import { readSection } from '../../../annotators/section.ts';
import { isDigit, isInCapitals } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LABEL_MARK, LinePattern } from '../../../text/line-look.ts';
import { isBlank } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import { isTripTotal } from './trip-price.ts';

const MAX_HEADING = 60;
/** Rows that are looked at below a heading of costs, and how many of them must hold an amount. */
const ROWS = 4;
const LEAST_PRICED = 2;

/** Where in the lines of the last day it is left; their number where it is not. `others` are the lines of the days before. */
export function findEndBelow(content: readonly DocumentLine[], others: readonly (readonly DocumentLine[])[]): number {
  const isToldOfDays = oncePerCall(() => others.length === 0 || others.some((lines) => lines.some(tellsCost)));
  const isPricedElsewhere = oncePerCall(
    () => others.length === 0 || [...others.flat(), ...content].filter((line) => holdsPrice(line)).length > 1,
  );
  const isSpelledInCapitals = content.slice(0, ROWS).every(({ passage }) => isInCapitals(passage.text));
  for (let i = 0; i < content.length; i++) {
    const line = content[i] as DocumentLine;
    // The first line is an entry, unless the heading tells the day and one signs at once.
    if (i === 0 && !isSaidLast(line)) continue;
    if (line.startsWithTime || line.table !== null || line.bullet !== null) continue;
    const below = content.slice(i + 1);
    const closes =
      isSaidLast(line) ||
      (tellsCost(line) && !isToldOfDays()) ||
      (tellsPriceEach(line) && !OFFERED.test(content[i - 1]?.folded ?? '') && !isPricedElsewhere());
    if (closes && !below.some(({ startsWithTime }) => startsWithTime)) return i;
    if (closes || line.passage.text.length > MAX_HEADING) continue;
    const isHead = !isSpelledInCapitals && isInCapitals(line.passage.text);
    const meaning = readSection(line.folded);
    if (meaning === 'budget' && headsCosts(line, below)) return i;
    if (meaning === 'aside' && isHead && !saysAll(line) && below.length > 0) return i;
  }
  return content.length;
}

function oncePerCall(ask: () => boolean): () => boolean {
  let answer: boolean | null = null;
  return () => (answer ??= ask());
}

/** What all costs, or each of the party: a day that adds up its own costs has others beside it that do. */
const tellsCost = (line: DocumentLine): boolean =>
  line.passage.text.length <= MAX_COST &&
  !line.startsWithTime &&
  BASIS.test(line.folded) &&
  (isTripTotal(line) || (PRICE_EACH.test(line.look, line.folded) && mayHoldMoney(line.passage.text)));
const MAX_COST = 160;
/** Without one the price may be that of the entry above. */
const BASIS = compactPattern(
  /\b(?:sharing|share|doubles?|dbl|twin|doppel[a-z]{2,8}|dz|doble|doppia|matrimoniale|duplo|casal|dupla|tweepersoons[a-z]{0,6}|for (?:the |both |all |our )?(?:\d{1,2}|two|three|four|five|six|both)|clients?|guests|pax|adults)\b/,
);
const PERSON =
  '(?:per|each|pro|par|por|a|p\\.|je) ?(?:person|pers|head|guest|adult|traveller|traveler|kopf|persoon|personne|persona|pessoa)';
const PRICE_EACH = new LinePattern(
  compactPattern(
    `^(?:(?:your|our|the|net|tour|trip|package|land|holiday|il|la|el|le|o) )*(?:prices?|rates?|cost|preise?|reisepreis|prix|tarifs?|precios?|tarifas?|prezz[oi]|quota|precos?|valor) ${PERSON}`,
  ),
);

/** I-541: `Price: £689 pp`, where no entry has a price: that of the trip. What stands below it (`Deposit £100`) is no entry either. */
const tellsPriceEach = (line: DocumentLine): boolean =>
  line.passage.text.length <= MAX_COST && EACH_PAYS.test(line.look, line.folded) && mayHoldMoney(line.passage.text);
const EACH_PAYS = new LinePattern(
  compactPattern(
    `^(?:(?:your|our|the|der|le|il|el|o|de) )?(?:price|cost|rate|preis|prix|tarif|precio|tarifa|prezzo|quota|preco|prijs)(?: ?[:=–-] ?| )(?:from |ab |des |desde |da |vanaf |only |just )?(?:[a-z]{3} ?)?[^a-z\\d]{0,3}\\d[\\d.,' ]{0,12}(?: ?(?:[a-z]{3}|euros?|pounds?|dollars?)(?= ))?[^a-z\\d]{0,3}(?:${PERSON}|pp|p\\.p)(?![a-z])`,
  ),
);
/** Of what one may add to the trip the price is told, too. */
const OFFERED =
  /\b(?:optional\w*|extra|add-?on|upgrade|tickets?|packages?|supplement\w*|wahlweise|zubuchbar|facultati[fv]\w*|opcional|opzionale|optioneel)\b/;
const holdsPrice = ({ passage, folded }: DocumentLine): boolean =>
  mayHoldMoney(passage.text) && !NO_PRICE_OF_ENTRY.test(folded);
/** Below the price: what is paid first. */
const NO_PRICE_OF_ENTRY =
  /^(?:(?:non-refundable|initial) )?(?:deposit|balance|single|anzahlung|restzahlung|einzelzimmer|ez-|acompte|solde|suppl|deposito|caparra|acconto|saldo|sinal|aanbetaling)/;

const isSaidLast = (line: DocumentLine): boolean =>
  (line.folded.length <= MAX_HEADING &&
    (SIGNS.test(line.look, line.folded) || MEAL_CODES.test(line.folded) || THANKS.test(line.passage.text))) ||
  (ASKS.test(line.look, line.folded) && line.passage.text.length <= MAX_COST);

/** `BUDGET`, `Costs (2 people):` over rows of amounts: it holds none itself. */
function headsCosts(line: DocumentLine, below: readonly DocumentLine[]): boolean {
  if (saysAll(line) || mayHoldMoney(line.passage.text)) return false;
  const rows = below.filter(({ passage }) => !isBlank(passage)).slice(0, ROWS);
  return rows[0] !== undefined && isPriced(rows[0]) && rows.filter(isPriced).length >= LEAST_PRICED;
}

const isPriced = ({ passage: { text }, startsWithTime }: DocumentLine): boolean =>
  !startsWithTime && (mayHoldMoney(text) || endsInAmount(text));

/** `38.400,00`, `1.450`: more than the hour or number of an entry. */
const endsInAmount = (text: string): boolean =>
  isDigit(text.charCodeAt(text.length - 1)) && AMOUNT_AT_END.test(text.slice(-16));
const AMOUNT_AT_END = /(?:^|[^\d.,])\d{1,3}(?:[.,' ]\d{3}){1,3}(?:[.,]\d\d)?$|(?:^|[^\d.,])\d{2,6}[.,]\d\d$/;

/** `Note: bring water` is told of the entry above. */
const saysAll = ({ folded, look }: DocumentLine): boolean => (look.signs & LABEL_MARK) !== 0 && LABELLED.test(folded);
const LABELLED = /:\s*\S/;

const SIGNS = new LinePattern(
  compactPattern(
    /^(?:(?:with )?(?:(?:kind|best|warm|warmest|kindest|many) )*(?:regards|wishes|thanks)|yours (?:sincerely|faithfully|truly)|(?:mit )?(?:(?:freundlichen?|herzlichen?|besten?|lieben?|vielen?|schonen?) )+gruss?(?:en?)?|(?:bien )?cordialement|bien a vous|(?:un )?(?:cordial(?:es)? )?saludos?|(?:cordiali|distinti|cari) saluti|atenciosamente|(?:um )?abracos?|(?:met )?(?:vriendelijke |hartelijke )?groet(?:en|jes)?)(?: (?:from|aus|de|da|uit) [a-z ]{2,30})?[,.!]?$/,
  ),
);
/** `thx, Jens`, `Cheers, Ann`, `LG Ute x`: as one closes a message, with no more than a name; `Cheers Boston` may be where one drinks. */
const NAME = "(?: \\p{Lu}[\\p{L}'’.-]{0,15}(?: (?:(?:&|and|und|et|y|e) )?\\p{Lu}[\\p{L}'’.-]{0,15}){0,2})?";
const THANKS = compactPattern(
  `^(?:(?:[Tt](?:hx|hanks|hank you|x)(?: (?:so much|a lot|again|in advance))?|[Kk]ind rgds|[Bb]est rgds|[Rr]gds|LG|VG|MfG|[Vv]iele Grüße|[Bb]ises|[Bb]isous|[ÀàAa] bientôt|[Bb]esos|[Aa] presto|[Bb]eijos|[Oo]brigad[oa]|[Ll]iefs|[Bb]edankt)[,.!–-]{0,2}${NAME}` +
    `|(?:[Cc]heers|[Dd]anke(?: schön)?|[Mm]erci(?: d['’]avance)?|[Gg]racias|[Bb]aci|[Gg]razie(?: mille)?|[Bb]est(?=,)|[Ll]ove(?=,))(?:[,.!–-]{1,2}${NAME})?)(?: x{1,3})?[.!]{0,2}$`,
  'u',
);
const ASKS = new LinePattern(
  compactPattern(
    /^(?:(?:do |please |just )?let (?:me|us) know\b|(?:i|we) (?:hope|look forward)\b|looking forward\b|would you like\b|shall (?:i|we)\b|feel free\b|wir freuen uns\b|ich freue mich\b|n['’]hesitez\b|en esperant\b|quedo a (?:su|tu)\b|quedamos a\b|resto a disposizione\b|fico a disposicao\b|ik hoor graag\b)/,
  ),
);
/** `B = breakfast, L = lunch, D = dinner` */
const MEAL_CODES =
  /^[(*]?\s?[a-z]{1,3}\+? ?[=:] ?(?:breakfast|bed (?:and|&) breakfast|fruhstuck|petit[ -]dejeuner|desayuno|colazione|prima colazione|cafe da manha|ontbijt)\b.{0,4}[;,·/ ]+(?:and )?[a-z]{1,3}\+? ?[=:] ?[a-z]/;
