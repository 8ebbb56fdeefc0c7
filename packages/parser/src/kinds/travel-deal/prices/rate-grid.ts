/**
 * The bare figures of a rate sheet, whose currency stands above: each column of a row is a price of its own, and its heading says whose.
 *
 *   All rates in USD, per room per night
 *   Season   Garden Room   Suite        Hotel     DBL p.p.   SGL p.p.   Child
 *   Green    148           196          Inn       318        397        85
 */

import { CURRENCY_CODES, readAmount } from '../../../annotators/money.ts';
import { type DocumentLine, oncePerLine, type SourceDocument } from '../../../formats/reading/document.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { codeAt, hasDigit, isLetterOrNumber } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LABEL_MARK, lookAtLine } from '../../../text/line-look.ts';
import { indexOfOffset, offsetOf, type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { nightsOf, otherStays } from './columns-of-nights.ts';
import { findWholeBasis, isAsideLabel, saysPerPerson } from './price-role.ts';

export interface GridCell {
  readonly cell: Passage;
  readonly amount: number;
  readonly role: 'person' | 'aside' | 'open';
}

/** A cell whose heading says that nobody pays what stands in it. */
export interface UnpaidCell {
  readonly cell: Passage;
  readonly role: 'was' | 'saving' | 'aside';
}

const FIGURE = /^(?:\d{2,3}(?:[.,' ]\d{3})?|\d{1,3}(?:[.,' ]\d{3})+|\d{4,6})(?:[.,]\d{2})?(?:\/-)?$/;
const NO_PRICE =
  /\b(?:nights?|nts|days?|deck|cat|category|stars?|size|sqm|m2|max|min|code|dates?|season|pax|flights?|times?|no|nr|qty|sleeps|seats?|age|km|nachte|tage|noches|nuits|notti|noites|ref|id|allot\w*|left|nett?o?|comm\w*)\b|^#/;
const OTHER_TRAVELER =
  /\b(?:sgl|single|ez|einzel\w*|sencill[ao]|individual|individuelle|singola|chd|child(?:ren)?|kids?|inf|infants?|extra|3rd|4th|third|supp|supplement|kind(?:er)?|enfants?|nin[oa]s?|bambin[oi]?|criancas?)\b/;
/** `DBL` beside `SGL` and `CHD`: what each of two pays is the price. */
const SHARED =
  /^(?:(?:per person|pp|p\.p\.),? )?(?:in )?(?:dbl|double|twin|twn|dz|doppel(?:zimmer|kabine)?|doble|doppia|duplo|(?:chambre|base|camera|habitacion|quarto) (?:double|doble|doppia|dupl[oa])|(?:2|two) (?:adults|pax|people) sharing)\b/;
/** What nobody has to pay stands beside what one pays. */
const LIST_PRICE =
  /^(?:(?:brochure|list|rack|public|published|retail|rrp|was|before|old|regular|full|normal(?:ly)?|usual(?:ly)?|original(?:ly)?)(?: (?:price|rate|fare)s?)?(?:,? (?:pp|p\.p\.|per person))?|(?:katalog|listen|normal)\w*|(?:regularer|bisheriger|alter) preis|statt|bisher|vorher|regular|(?:prix|tarif|precio|tarifa|prezzo|quota|preco) (?:public|normale?|habituel|habitual|initial|original|anterior|de catalogo|de tabela|catalogue|di (?:catalogo|listino)|pieno|intero)|avant|antes|prima|ancien prix)(?: (?:from|ab|desde|des|a partir de|da))?\W{0,2}$/;
/** What one saves stands there too. */
const SAVING =
  /^(?:(?:you |your |early[- ]booking )?sav(?:e|es|ing|ings)|discount|reduction|off|sie sparen|ihre ersparnis|ersparnis|rabatt|nachlass|ermass?igung|(?:vous )?economisez|(?:votre )?economie|remise|reduction|(?:usted |tu )?ahorr[ao]s?|descuento|(?:il tuo )?risparmi[ao]?|sconto|economia|poupanca|desconto|voce economiza)(?: (?:pp|p\.p\.|per person|pro person|par personne|por persona|a persona|por pessoa))?$/;
const MAX_ROWS = 60;

/** The prices of a row with cells; empty where the row is none of a sheet. */
export function readGridRow(document: SourceDocument, line: DocumentLine, isPerPerson: boolean): GridCell[] {
  const cells = cellsOf(line);
  if (cells.length < 3) return [];
  const header = headerOf(document, line, cells.length);
  if (header === null) return [];
  const isAside = isAsideLabel(foldText(cells[0]?.text ?? ''));
  return cells.flatMap((cell, i): GridCell[] => {
    const column = foldText(header[i]?.text ?? '');
    if (i === 0 || !FIGURE.test(cell.text) || column === '' || NO_PRICE.test(column)) return [];
    const isOther = isAside || OTHER_TRAVELER.test(column) || unpaidRole(column) !== null || isAsideLabel(column);
    const role = isOther ? 'aside' : isPerPerson || saysPerPerson(column) ? 'person' : 'open';
    return [{ cell, amount: readAmount(cell.text.replace('/-', '')), role }];
  });
}

/** The cells of a row that stand under `Brochure price`, `You save` or the like, beside others: what one pays stands in those. */
export function readUnpaidCells(document: SourceDocument, line: DocumentLine): readonly UnpaidCell[] {
  const cells = cellsOf(line);
  if (cells.length < 3) return NO_UNPAID;
  const header = headerOf(document, line, cells.length) ?? headOfPrices(document, line, cells);
  if (header === null) return NO_UNPAID;
  const columns = cells.map((_, i) => foldText(header[i]?.text ?? ''));
  const isOfStay = columns.some((column) => OF_STAY.test(column));
  const hasShared = columns.some((column) => SHARED.test(column));
  // T-616: `Regular` beside `Deluxe` is of what class the room is.
  const areClasses = columns.some((column) => CLASS.test(column));
  const ofOtherStays = otherStays(document, line, columns);
  const areStays = columns.filter((column) => nightsOf(column) !== null).length > 1;
  return cells.flatMap((cell, i) => {
    const column = columns[i] ?? '';
    const isBesideShared = hasShared && OTHER_TRAVELER.test(column) && !SHARED.test(column);
    // `Single supp` beside `7 nights   10 nights`
    const isBesideStays =
      areStays && nightsOf(column) === null && (OTHER_TRAVELER.test(column) || isAsideLabel(column));
    const isAside = isBesideShared || isBesideStays || ofOtherStays[i] === true || (isOfStay && OF_NIGHT.test(column));
    const told = unpaidRole(column);
    const role = (told === 'was' && areClasses && OF_CLASS.test(column) ? null : told) ?? (isAside ? 'aside' : null);
    return role === null ? [] : [{ cell, role }];
  });
}

/** `Suite    €2,995    on request` under `Brochure    Offer`: nobody can pay what stands beside words in the column of what one pays. */
export function isClosedRow(document: SourceDocument, line: DocumentLine): boolean {
  const amounts = cellsOf(line).filter(({ text }) => PRICED.test(text));
  const last = cellsOf(line).at(-1);
  if (amounts.length !== 1 || last === undefined || last === amounts[0] || hasDigit(last.text)) return false;
  const header = headerOf(document, line, cellsOf(line).length);
  return OF_PRICES.test(foldText(header?.at(-1)?.text ?? ''));
}
const OF_PRICES =
  /\b(?:price|fare|rate|offer|deal|special|now|today|pp|p\.p|per person|preis|angebot|jetzt|prix|tarif|offre|precio|oferta|ahora|prezzo|offerta|adesso|preco|agora|prijs|aanbieding|nu)\b/;

const CLASS =
  /^(?:deluxe|de luxe|superior|premium|luxury|luxus|suites?|junior suite|vip|club|executive|business|first|comfort|komfort|premier|economy|basic|budget|silver|gold|platinum|lujo|lusso|luxe|luxo)(?: (?:room|cabin|class|zimmer|chambre|habitacion|camera|quarto|hotel|package|seats?))?s?\W*$/;
const OF_CLASS = /^(?:regular|normal|standard|full)(?: (?:room|cabin|class|package))?\W*$/;

const unpaidRole = (column: string): UnpaidCell['role'] | null =>
  LIST_PRICE.test(column.replace(OF_STAY, '')) ? 'was' : SAVING.test(column) ? 'saving' : null;

/** `Per night` beside `5 nights on this offer`: what one night costs is not what one pays. */
const OF_STAY =
  /^(?:total(?:e|preis| price| cost| rate)? ?(?:for |fur |pour |por |per |voor |\(|,|:|-)? ?|gesamt(?:preis)? ?(?:fur |\()? ?)?(?:\d{1,2}|two|three|four|five|six|seven|zwei|drei|vier|funf|sieben)[ -]?(?:nights?|nts?|nachte|nuits|noches|notti|noites|nachten)\b\)?:? ?|^(?:total|whole|entire|full|complete) stay\b|^(?:stay|sejour|estancia|soggiorno|estadia|aufenthalt)(?: total)?$|^(?:total|gesamt(?:preis)?|price|cost|preis|prix|precio|prezzo|preco)(?: (?:for|per|of|fur|pro|pour|par|por|per|du|de|del))?(?: (?:the|den|le|la|il|el|a|o))? ?(?:stay|aufenthalt|sejour|estancia|soggiorno|estadia|verblijf)\b/;
const OF_NIGHT =
  /^(?:(?:price|rate|nightly rate|preis|prix|precio|prezzo|preco) )?(?:(?:(?:per|pro|par|por|a) )?(?:room|zimmer|chambre|habitacion|camera|quarto|villa|unit|suite|person|personne|persona|pessoa)(?:,| and| und| et| y| e)?\s?\/?\s?|(?:pp|p\.p\.),?\s)?(?:(?:per|a|pro|par|por|a|al)? ?(?:night|nacht|nuit|noche|notte|noite)|nightly|1 night|one night)(?: (?:rate|price|pp|p\.p\.))?$/;

/** `Total stay (4 nights)` beside `Per room per night`: what the room costs for the stay, as its column's head says; `person` beside that of one. */
export function stayBasis(document: SourceDocument, line: DocumentLine, from: number): RoomStay | 'person' | null {
  const head = columnHead(document, line, from);
  if (head === null || !OF_STAY.test(head.folded)) return null;
  const ofNight = cellsOf(head.line)
    .map(({ text }) => foldText(text))
    .find((column) => OF_NIGHT.test(column));
  if (ofNight === undefined) return null;
  if (saysPerPerson(ofNight)) return 'person';
  const start = indexOfOffset(head.line.passage, offsetOf(head.cell, 0)) ?? 0;
  return OF_ROOM.test(ofNight) ? { line: head.line, basis: [start, start + head.cell.text.length] } : null;
}
interface RoomStay {
  readonly line: DocumentLine;
  readonly basis: readonly [from: number, to: number];
}
const OF_ROOM = /\b(?:room|zimmer|chambre|habitacion|camera|quarto|villa|unit|suite)\b/;

/** What heads a column of a table. */
export interface ColumnHead {
  readonly cell: Passage;
  readonly folded: string;
  readonly line: DocumentLine;
}

/** What heads the column of a table in which an amount stands at `from`. */
export function columnHead(document: SourceDocument, line: DocumentLine, from: number): ColumnHead | null {
  const cells = cellsOf(line);
  if (cells.length < 3) return null;
  const offset = offsetOf(line.passage, from);
  const column = cells.findIndex((cell) => {
    const [start, end] = spanOf(cell);
    return cell.text !== '' && start <= offset && offset < end;
  });
  const header = column < 1 ? null : headerOf(document, line, cells.length);
  const cell = header?.[column];
  // Gaps within a name move the columns that only they set apart.
  if (cell === undefined || (line.cells === null && header?.length !== cells.length)) return null;
  const [start] = spanOf(cell);
  const head = document.lines.slice(0, line.index).findLast(({ passage }) => spanOf(passage)[0] <= start);
  return head === undefined ? null : { cell, folded: foldText(cell.text), line: head };
}

/** `CABIN FOR 2`, `2 persons`, `Doppelkabine gesamt` over a column: whom its amounts are for, `[from, to)` in the line; null where for one. */
export function headBasis({ cell, folded, line }: ColumnHead): readonly [from: number, to: number] | null {
  const found = OTHER_COLUMN.test(folded)
    ? null
    : (OF_TWO.exec(folded)?.index ?? findWholeBasis(folded, lookAtLine(folded))?.[0] ?? null);
  if (found === null) return null;
  const start = indexOfOffset(line.passage, offsetOf(cell, 0)) ?? 0;
  return [start, start + cell.text.length];
}
/** Of another time or bed than the price beside it. */
const OTHER_COLUMN =
  /\b(?:nights?|days?|weeks?|single|sgl|solo|sole|deposit|credit|onboard|obc|voucher|supp?l?|supplement|child(?:ren)?|kids?|extra|saving|save|nacht|woche|einzel\w*|anzahlung|nuit|semaine|noche|semana|notte|settimana|noite)\b/;
const OF_TWO =
  /^(?:(?:total|price|cost|fare|gesamt|preis) ?(?:for|fur)? )?(?:2|two|zwei|deux|dos|due|dois|duas|twee) (?:persons|people|adults|ads?|guests|pax|sharing|personen|erwachsene|personnes|adultes|personas|adultos|persone|adulti|pessoas|volwassenen)$/;

/** `List price      You pay` over the last cells of each row, or over those with amounts, alone. */
function headOfPrices(
  document: SourceDocument,
  line: DocumentLine,
  cells: readonly Passage[],
): readonly Passage[] | null {
  let at = line.index - 1;
  while (at > line.index - MAX_ROWS && cellsOf(document.lines[at] ?? line).length === cells.length) at--;
  const above = document.lines[at];
  const header = above === undefined ? NO_CELLS : cellsOf(above);
  if (header.length < 2 || header.some(({ text }) => hasDigit(text))) return null;
  // Behind the amounts may stand a button or a remark: `Select`, `ONLY 3 LEFT`.
  const priced = cells.findIndex(({ text }) => PRICED.test(text));
  const isAligned = priced > 0 && cells.filter(({ text }) => PRICED.test(text)).length === header.length;
  const from = isAligned ? priced : cells.length - header.length;
  if (from < 1 || !cells.slice(from, from + header.length).every(({ text }) => hasDigit(text))) return null;
  return [...cells.slice(0, from).map(() => NO_HEADING), ...header];
}
/** An amount first: `A$1,250 pp twin share`, `1.399 €`, `EUR 1.399`. */
const CODES = `${CURRENCY_CODES}|kr`;
const PRICED = compactPattern(
  `^(?:[A-Z]{0,3}\\s?[$€£₹]|(?:${CODES}|Rs\\.?|RM|R)(?=[\\s\\d]))\\s?\\d|^\\d[\\d.,' ]{1,10}\\s?(?:[€£]|(?:${CODES})\\b)`,
);

/** Cells between bars or tabs, or set apart by wide gaps. */
export const cellsOf = (line: DocumentLine): readonly Passage[] => line.cells ?? cellsAtGaps(line);

const cellsAtGaps = oncePerLine((line): readonly Passage[] => {
  if (line.passage.text.length > LONGEST_ROW) return NO_CELLS;
  const mayHaveGap = (line.look.signs & LABEL_MARK) !== 0 || line.passage.text.includes('  ');
  if (!mayHaveGap || !WIDE_GAP.test(line.passage.text)) return NO_CELLS;
  const cells: Passage[] = [];
  let from = 0;
  for (const gap of allMatches(GAP, line.passage.text)) {
    cells.push(slicePassage(line.passage, from, gap.index));
    from = gap.index + gap[0].length;
  }
  return withFirstAmount([...cells, slicePassage(line.passage, from)]);
});

/** `Middle deck, French balc. €1,895      €1,595`: a name that left but one blank before its first amount. */
function withFirstAmount(cells: readonly Passage[]): readonly Passage[] {
  const [first, ...others] = cells;
  const at = first === undefined ? -1 : first.text.search(AMOUNT_AT_END);
  if (first === undefined || at < 1 || !others.every(({ text }) => PRICED.test(text))) return cells;
  return [slicePassage(first, 0, at), slicePassage(first, at + 1), ...others];
}
const AMOUNT_AT_END = /(?<=\p{L}[\p{L}.)]?)\s(?:[A-Z]{0,3}[$€£₹]\s?\d[\d.,]*|\d[\d.,]*\s?€)$/u;

const LONGEST_ROW = 4000;
const WIDE_GAP = /\S\s{2,}\S/;
const NO_CELLS: readonly Passage[] = [];
const NO_UNPAID: readonly UnpaidCell[] = [];
const GAP = /\s{2,}/g;
const NO_HEADING: Passage = { text: '', at: 0 };

/** Two figures or shares (`70%`) or more in columns. */
export function isFigureRow(line: DocumentLine): boolean {
  const cells = cellsOf(line);
  return cells.length > 1 && cells.filter(({ text }) => FIGURE.test(text) || SHARE.test(text)).length > 1;
}
const SHARE = /^[-–]?\d{1,3} ?%$/;

/** `Cabin     Price per person     Single supplement` over rows of figures. */
export function isHeadOfRows(line: DocumentLine, below: DocumentLine | undefined): boolean {
  if (below === undefined || (below.look.signs & DIGIT) === 0) return false;
  const hasDigit = (line.look.signs & DIGIT) !== 0;
  const columns = cellsOf(line).length;
  // T-638: `Adult      Child 3-12` over `Half board      145      75`.
  if (columns > 1 && OTHER_TRAVELER.test(line.folded) && isFigureRow(below) && cellsOf(below).length === columns + 1)
    return true;
  if (hasDigit && !SIZES.test(line.folded)) return false;
  return columns >= LEAST_HEADS && cellsOf(below).length >= columns - 1;
}
/** T-627: `Category     2 pax     4 pax     6 pax`: each column is of so many. */
const SIZES =
  /\s{2}\d{1,2}(?: ?[-–] ?\d{1,2})?\+? ?(?:pax|people|persons?|pers\.?|personen|personas|personnes|persone|pessoas|guests)\s{2,40}\d{1,2}(?: ?[-–] ?\d{1,2})?\+? ?(?:pax|people|persons?|pers\.?|personen|personas|personnes|persone|pessoas|guests)(?![a-z])/;
const LEAST_HEADS = 3;

/** A line drawn between rows. */
const isDrawn = (text: string): boolean => !isLetterOrNumber(codeAt(text, 0)) && DRAWN.test(text);
const DRAWN = /^[\s|:+=-]+$/;

/** The first row of the block, where it holds words alone. */
function headerOf(document: SourceDocument, line: DocumentLine, columns: number): readonly Passage[] | null {
  let first: DocumentLine | null = null;
  for (let i = line.index - 1; i >= 0 && line.index - i <= MAX_ROWS; i--) {
    const above = document.lines[i] as DocumentLine;
    if (above.isRule || isDrawn(above.passage.text)) continue;
    if (above.passage.text === '' || cellsOf(above).length < Math.min(3, columns - 1)) break;
    first = above;
  }
  const header = first === null ? [] : cellsOf(first);
  if (header.length === 0 || header.some(({ text }) => FIGURE.test(text) || PRICED.test(text))) return null;
  // The first column, of the rows' names, often has no heading.
  return header.length === columns - 1 && line.cells === null ? [NO_HEADING, ...header] : header;
}
