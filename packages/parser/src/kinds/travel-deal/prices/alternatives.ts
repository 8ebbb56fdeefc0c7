/**
 * Alternatives that are told on one line each, with their own house, board and price:
 *
 *   1) Villa Rosa - 2 bedrooms, breakfast, € 1.890 all up. No refund once paid
 *   2) Hotel Lido, half board, € 2.240 total, free to cancel till 1 May
 *
 * Each is an option. The offer is the first: what the others hold must not mix with it, and their lines are read as blank.
 */
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findTripLengths } from '../../../annotators/trip-length.ts';
import { asBlank } from '../../../formats/reading/blank-line.ts';
import { type DocumentLine, type SourceDocument, withChanges } from '../../../formats/reading/document.ts';
import { trimItem } from '../../../formats/reading/terms/term-items.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { PriceOptionDraft } from '../../../model/travel-deal-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { datesOf } from '../dates/option-dates.ts';
import { classifyTerm } from '../terms/loose-terms.ts';
import type { PriceMention } from './price-mention.ts';
import { findPrices } from './price-mentions.ts';
import { isAsideLabel } from './price-role.ts';

export interface Alternatives {
  /** The text with the first of them alone. */
  readonly document: SourceDocument;
  /** Index of the first one's line. */
  readonly line: number;
  /** The house, which is where one stays. */
  readonly name: Field<string>;
  readonly includes: readonly Field<string>[];
  readonly restrictions: readonly Field<string>[];
  readonly options: readonly PriceOptionDraft[];
}

/** One of them as its line tells it. */
interface Alternative {
  readonly line: DocumentLine;
  /** How much of the text counts it: `Option 1: `. */
  readonly markLength: number;
  readonly hasWord: boolean;
  /** Where its first amount begins. */
  readonly price: number;
}

const LEAST = 2;
const MOST = 8;
const MAX_TEXT = 280;
const MAX_ABOVE = 8;
const COUNTED = /^\(?(?<mark>\d{1,2}|[a-h])[.)]$/i;
const NAMED = compactPattern(
  /^(?:(?<word>options?|opt\.?|choice|alternative|alternativa|variante?|moglichkeit|vorschlag|proposition|propuesta|proposta|opcion|opzione|opcao|optie|voorstel|mulighed|alternativ|forslag|tilbud) ?(?:no\.? ?|nr\.? ?|n[°º]\.? ?|#)?|#)?(?<mark>\d|[a-h])\s?(?:[:).=/]|[–—-](?=\s)|\ufe0f?\u20e3|(?<=#\d)(?=\s))\s*/,
);
/** Says of the lines below that one of them is to be chosen. */
const CHOOSE = compactPattern(
  /\b(?:options?|choices?|alternatives?|either|(?:two|three|four|[2-5]) (?:ideas|possibilities|hotels|villas|resorts|houses|properties|packages|quotes|places|suggestions)|moglichkeiten|varianten|vorschlage|alternativen|angebote|(?:zwei|drei|vier) hotels|propositions|(?:deux|trois|2|3) (?:hotels|formules|idees)|formules|opciones|propuestas|alternativas|(?:dos|tres|2|3) hoteles|opzioni|proposte|alternative|soluzioni|(?:due|tre) hotel|opcoes|propostas|sugestoes|(?:dois|duas|tres) hoteis|opties|mogelijkheden|voorstellen|keuzes|alternativer|muligheder|forslag)\b/,
);
const TOTAL =
  /^\W{0,4}(?:(?:grand |in |all )?total|sum|summe|gesamt|zusammen|insgesamt|totale|totaal|altogether|together)\b/;

export function readAlternatives(whole: SourceDocument): Alternatives | null {
  const found = alternativesOf(whole);
  const [first] = found;
  if (first === undefined || found.length < LEAST || !areAlternatives(whole, found)) return null;
  const lines = new Set(found.map(({ line }) => line.index));
  const mentions = findPrices(whole, () => true).filter(({ line }) => lines.has(line.index));
  const options = found.flatMap(({ line, markLength, price }) => {
    const own = mentions.find((mention) => mention.line === line && isPaid(mention));
    const named = nameOf(line.passage, markLength, price);
    const label = slicePassage(line.passage, 0, named.to);
    const dates = datesOf(slicePassage(line.passage, markLength, price), whole);
    return own === undefined ? [] : [{ label: fieldOf(label), dates, price: own.price }];
  });
  if (options.length !== found.length) return null;
  return {
    ...readFirst(first),
    line: first.line.index,
    options,
    document: {
      ...whole,
      lines: whole.lines.map((line) =>
        line === first.line ? withChanges(line, { bullet: null }) : lines.has(line.index) ? asBlank(line) : line,
      ),
    },
  };
}

const isPaid = ({ role }: PriceMention): boolean => role === 'person' || role === 'whole' || role === 'open';
const fieldOf = (passage: Passage): Field<string> => stated(passage.text, [spanOf(passage)]);

/** Lines that count on from the first of their sort, one below the other. */
function alternativesOf({ lines }: SourceDocument): Alternative[] {
  let run: Alternative[] = [];
  for (const line of lines) {
    if (line.passage.text === '') continue;
    const mark = markOf(line);
    const isNext =
      mark !== null && mark.number === run.length + 1 && run.every(({ hasWord }) => hasWord === mark.hasWord);
    if (mark !== null && (isNext || mark.number === 1)) {
      const price = priceAt(line, mark.length);
      if (!isNext) run = [];
      if (price === null || run.length === MOST) run = [];
      else run.push({ line, markLength: mark.length, hasWord: mark.hasWord, price });
      continue;
    }
    if (run.length >= LEAST) return TOTAL.test(line.folded) ? [] : run;
    run = [];
  }
  return run;
}

interface Mark {
  readonly number: number;
  readonly length: number;
  readonly hasWord: boolean;
}

function markOf(line: DocumentLine): Mark | null {
  const { bullet, folded, passage, cells } = line;
  if ((line.look.signs & DIGIT) === 0 || passage.text.length > MAX_TEXT || cells !== null) return null;
  const counted = bullet === null ? undefined : COUNTED.exec(bullet)?.groups?.['mark'];
  const named = NAMED.exec(folded.slice(0, MAX_MARK));
  const mark = named?.groups?.['mark'] ?? counted;
  if (mark === undefined) return null;
  const number = /\d/.test(mark) ? Number(mark) : mark.toLowerCase().charCodeAt(0) - LETTER_BEFORE_A;
  return { number, length: named?.[0].length ?? 0, hasWord: named?.groups?.['word'] !== undefined };
}
const MAX_MARK = 40;
const LETTER_BEFORE_A = 96;

/** Where the first amount of the line begins; null where none does behind a name. */
function priceAt({ passage: { text } }: DocumentLine, from: number): number | null {
  const [money] = findMoney(text, 1);
  return money === undefined || money.from - from < LEAST_NAME ? null : money.from;
}
const LEAST_NAME = 5;

/** Each names a house or says how one stays there; they are what one may choose from, and no stages of one trip or rows of a reckoning. */
function areAlternatives({ lines }: SourceDocument, found: readonly Alternative[]): boolean {
  const first = (found[0] as Alternative).line.index;
  const told = found.map((each) => ({ each, named: nameOf(each.line.passage, each.markLength, each.price) }));
  if (told.some(({ named }) => !STARTS_NAME.test(named.name.text) || isAsideLabel(foldText(named.name.text))))
    return false;
  const isOfStay = told.map(({ each, named }) => named.isHouse || STAYS.test(each.line.folded.slice(0, each.price)));
  const areNamed = found.every(({ hasWord }) => hasWord);
  if ((!areNamed && !told.some(({ named }) => named.isHouse)) || !isOfStay.every(Boolean)) return false;
  const pieces = told.map(({ each, named }) => countPieces(each, named.to));
  const above = lines.slice(Math.max(0, first - MAX_ABOVE), first);
  if (areNamed || above.some(({ folded }) => CHOOSE.test(folded))) return pieces.some((count) => count > 0);
  const isStage = found.some(({ line }) => findTripLengths(line.folded, line.look).length > 0);
  return !isStage && pieces.every((count) => count >= LEAST_PIECES);
}
const STARTS_NAME = /^\p{Lu}|^\d{1,2}[ -]\p{L}/u;
/** How one stays: the board, the bed. */
const STAYS =
  /\b(?:half board|full board|all[- ]inc\w*|b ?& ?b|bb|hb|ai|fb|ro|room only|self[- ]catering|breakfast|brekk(?:ie|y)|room|suite|cabin|stateroom|villa|apartment|bdrm|bedrooms?|halbpension|vollpension|fruhstuck|\w*zimmer|\w*kabine|demi[- ]pension|pension complete|petit[- ]dejeuner|chambre|desayuno|media pension|todo incluido|habitacion|colazione|mezza pensione|camera|cafe da manha|meia pensao|quarto|ontbijt|halfpension|kamer|frukost|morgenmad|frokost)\b/;

/** How much it tells beside its name and price. */
const countPieces = ({ line, price }: Alternative, from: number): number => {
  const { text } = line.passage;
  const isMoreBehind = BEHIND_PRICE.test(text.slice(price));
  return (isMoreBehind ? LEAST_PIECES : 0) + piecesOf(slicePassage(line.passage, from, price)).length;
};
const BEHIND_PRICE = /\p{L}(?:[,;.)]| [–—-])\s\p{L}/u;
/** A name, its board and a price are the row of a list. */
const LEAST_PIECES = 2;

interface Named {
  readonly name: Passage;
  /** Where what is told of it begins. */
  readonly to: number;
  readonly isHouse: boolean;
}

/** `Villa Rosa`, `Hotel Lido, Rapallo`: the house with its place, as far as the first thing that is told of it. */
function nameOf(passage: Passage, from: number, price: number): Named {
  const words = slicePassage(passage, from, price);
  const [house] = findHotelNames(words.text);
  const isHouse = house !== undefined && house.from <= MAX_BEFORE_HOUSE;
  const edge = words.text.slice(isHouse ? house.to : 1).search(EDGE);
  const own = edge < 0 ? words.text.length : edge + (isHouse ? house.to : 1);
  const end = isHouse ? house.to + (STARS.exec(words.text.slice(house.to))?.[0].length ?? 0) : own;
  const place = PLACE.exec(words.text.slice(end))?.[0] ?? '';
  const to = end + (STAYS.test(foldText(place)) ? 0 : place.length);
  return { name: trimPassage(slicePassage(words, 0, to), ':–—-,;'), to: from + to, isHouse };
}
const MAX_BEFORE_HOUSE = 4;
const EDGE = /[,;:(]\s?|\s[–—|/·•-]\s|\.\s/;
const STARS = /^ ?(?:[*★⭐]{2,5}|[2-5] ?(?:[*★⭐]|stars?|Sterne|étoiles|estrellas|stelle))/u;
/** A place behind the name, or in brackets. */
const PLACE =
  /^(?:, \p{Lu}\p{Ll}[\p{L}'’-]+(?: \p{Lu}?[\p{L}'’-]+){0,2}(?=\s?[,;:.]| [–—|-] )| \(\p{Lu}[\p{L}' ’-]{2,30}\))/u;

const CUT = /[,;|]\s|\s[–—|/·•-]\s|(?<=\p{L}{2})\.\s|:\s/gu;

function piecesOf(passage: Passage): Passage[] {
  const pieces: Passage[] = [];
  let from = 0;
  for (const match of passage.text.matchAll(CUT)) {
    pieces.push(slicePassage(passage, from, match.index));
    from = match.index + match[0].length;
  }
  pieces.push(slicePassage(passage, from));
  return pieces
    .map((piece) => trimPassage(piece, ',;:.–—-|'))
    .filter(({ text }) => LETTERS.test(text) && !LEADS_TO_PRICE.test(foldText(text)));
}
const LETTERS = /\p{L}{2}/u;
const LEADS_TO_PRICE =
  /^(?:from|ab|desde|des|da|a partir de|vanaf|only|just|now|nur|price|preis|prix|precio|prezzo|total|at|for)$/;

type First = Pick<Alternatives, 'name' | 'includes' | 'restrictions'>;

function readFirst({ line, markLength, price }: Alternative): First {
  const { passage } = line;
  const { name, to } = nameOf(passage, markLength, price);
  const [money] = findMoney(passage.text, 1);
  const before = piecesOf(slicePassage(passage, to, price));
  // Right behind the amount stands what it is for.
  const rest = slicePassage(passage, money?.to ?? price);
  const behind = piecesOf(slicePassage(rest, UNIT.exec(rest.text)?.[0].length ?? 0));
  const includes: Field<string>[] = [];
  const restrictions: Field<string>[] = [];
  for (const piece of [...before, ...behind]) {
    const words = slicePassage(piece, WITH.exec(piece.text)?.[0].length ?? 0);
    const folded = foldText(words.text);
    const topic = FREED.test(folded) ? 'restrictions' : IS_HAD.test(folded) ? 'includes' : classifyTerm(folded);
    if (topic === null || (topic === 'includes' && findMoney(words.text, 1).length > 0)) continue;
    (topic === 'includes' ? includes : restrictions).push(...trimItem(words).map(fieldOf));
  }
  return {
    name: fieldOf(name),
    includes,
    restrictions,
  };
}
const UNIT = /^[^,;|]{0,40}?(?=[,;|]\s|\.\s|\s[–—|/·•-]\s|$)/;
const WITH = /^(?:(?:with|w\/|w|mit|avec|con|com|met|incl?\.?|inkl\.?|including|includes|plus|and|&|\+)\s)/i;
/** The board, and things that are had though elsewhere they cost extra. */
const IS_HAD =
  /^(?:half board|full board|all[- ]inc(?:lusive|l)?|b ?& ?b|bb|hb|ai|fb|breakfast(?: included)?|bed (?:and|&) breakfast|halbpension|vollpension|fruhstuck|demi[- ]pension|pension complete|tout compris|petit[- ]dejeuner|desayuno|media pension|pension completa|todo incluido|colazione|mezza pensione|pensione completa|tutto incluso|cafe da manha|meia pensao|tudo incluido|ontbijt|halfpension|volpension|frukost|halvpension|morgenmad|frokost|(?:[a-z]{3,12} ){0,2}(?:visas?|insurance|lift pass(?:es)?|car hire|hire car|rental car|parking|tips|tax(?:es)?|wi-?fi|sauna|mietwagen|skipass|voiture de location|coche de alquiler|auto a noleggio|huurauto)(?: included)?)$/;
/** What it costs to leave again. */
const FREED =
  /\b(?:(?:free|kostenlos|gratis|gratuite?|gratuitement|senza penale|sin gastos|sem custos?|kosteloos)\b.{0,24}(?:cancel|storn|annul|cancela|cancell)|(?:cancel|storn|annul|cancela|cancell)\w*.{0,24}\b(?:free|kostenlos|gratis|gratuite?|possible|moglich|posible|possibile|possivel|mogelijk))/;
