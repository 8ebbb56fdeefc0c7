/**
 * Fares with names under one set of flights, each with its price on its line or the next: each is an offer of the same flights.
 *
 *     1) Economy Saver  GBP 742.18             Basic      GBP 389  hand bag only
 *        25kg hold bag                         Plus Flex  GBP 689  1 x 23kg, refundable
 *     2) Economy Flex   GBP 836.18
 */
import { findMoney, mayHoldMoney } from '../../../annotators/money.ts';
import { stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import { type FlightUnit, hasMark } from './flight-unit.ts';
import type { OfferRange } from './offer-ranges.ts';

const CABIN =
  '(?:(?:prem(?:ium)?[ -])?(?:economy|eco|economica|economique)|premium|business|first|main cabin|turista|comfort|upper|club (?:world|europe)|world traveller(?: plus)?)(?: (?:class|klasse|cabin|suites?))?';
const BRAND =
  '(?:(?:basic|light|lite|standard|classic|flex|saver|value|plus|comfort|promo|smart|best|semi|full|super|essential|optimal?|superior|discount|restricted|select|choice|convenience|non|fully)[ -]?)?(?:basic|basica|basico|basique|base|light|lite|leger|standard|standar|estandar|classic|classique|clasica|clasico|classica|optima|optimal?|flex(?:ible|i|y|ibel)?|saver|value|plus|comfort|confort|promo|smart|best|super|essential|restricted|discount|convenience|choice|delight|refundable)';
const WORD = '(?:fares?|tarif[ae]?|tariffa|tariff?)';
/** What a fare is told to bring, between its name and its price. */
const WITH =
  '(?:with(?:out)?|incl(?:uding|\\.)?|inkl\\.?|con|mit|ohne|avec|sans|sin|senza|com|sem|met|zonder)\\s[^:=|$€£]{2,40}';
const NAME = compactPattern(
  `^(?:the )?(?:(?:price|fare|cost|preis|tarif|prix|precio|tarifa|prezzo|tariffa|preco)s? ${WITH}(?=[:=])|(?:${WORD}[ -])?(?:${CABIN}(?:\\s?[-–:]?\\s?${BRAND})?|${BRAND})(?:[ -]${WORD})?(?:\\s${WITH}(?=[:=]))?)(?=\\s*$|\\s?[:=(|•·]|\\s[-–—@]\\s|\\s{1,30}(?:at |@ |for |from |ab |pour |a )?(?:[a-z]{0,3}[$€£¥₹]|[a-z]{3}\\s?\\d|\\d))`,
);
const MAX_NAME = 90;
/** A page's buttons: what was taken there stands above. */
const CHOSEN =
  /(?:^|[^a-z])(?:selected|select|choose|chosen|ausgewahlt|auswahlen|choisir|selectionne|seleccionad[ao]|seleccionar|scegli|selezionat[ao]|selecionad[ao]|add|buy|continue)(?![a-z])|[✔✓☑]/;
const MOST = 6;

interface NamedFare {
  readonly line: DocumentLine;
  readonly to: number;
}

/** The parts of the text that such fares make; none where fewer than two stand under the flights. */
export function findNamedFares(document: SourceDocument, units: readonly FlightUnit[]): OfferRange[] {
  const last = units.findLast((unit) => hasMark(unit, 'time') && (hasMark(unit, 'place') || hasMark(unit, 'flight')));
  if (last === undefined) return [];
  const fares: NamedFare[] = [];
  for (let i = last.line.index + 1; i < document.lines.length; i++) {
    const line = document.lines[i] as DocumentLine;
    const to = nameEnd(document, line);
    if (to === 0) continue;
    if (CHOSEN.test(line.folded) || fares.length === MOST) return [];
    fares.push({ line, to });
  }
  const names = new Set(fares.map(({ line, to }) => line.folded.slice(0, to)));
  if (fares.length < 2 || names.size < fares.length) return [];
  const longest = Math.max(...fares.slice(1).map(({ line }, i) => line.index - (fares[i] as NamedFare).line.index));
  return fares.map(({ line, to }, i) => {
    const label = trimPassage(slicePassage(line.passage, 0, to), '|:-–—* ');
    const next = fares[i + 1]?.line.index ?? endOfLast(document, line.index, longest);
    return { number: i + 1, label: stated(label.text, [spanOf(label)]), from: line.index, to: next };
  });
}

/** Where the name of a fare ends that begins the line, with one price behind it or on the next line; 0 where there is none. */
function nameEnd({ lines }: SourceDocument, line: DocumentLine): number {
  if (line.folded.length > MAX_NAME * 2) return 0;
  if (line.table !== null || line.cells !== null) return cellEnd(line);
  const name = NAME.exec(line.folded.slice(0, MAX_NAME))?.[0];
  if (name === undefined) return 0;
  const own = mayHoldMoney(line.passage.text) ? lineMoney(line)[0] : undefined;
  if (own !== undefined) return own.from - name.length <= FAR ? name.length : 0;
  const below = name.length === line.folded.length ? lines[line.index + 1] : undefined;
  if (below === undefined || !mayHoldMoney(below.passage.text)) return 0;
  return (lineMoney(below)[0]?.from ?? FAR) < NEAR ? name.length : 0;
}
/** `| Premium Economy | £2,105 | £4,210 |`: the first cell is the name, the others are amounts. */
function cellEnd({ cells, passage }: DocumentLine): number {
  const [name, ...values] = cells ?? [];
  if (name === undefined || values.length === 0 || values.length > MOST_CELLS) return 0;
  const folded = foldText(name.text);
  if (!isFareName(folded) || !values.every(({ text }) => AMOUNT.test(text) && findMoney(text).length === 1)) return 0;
  const at = passage.text.indexOf(name.text);
  return at < 0 ? 0 : at + name.text.length;
}
const MOST_CELLS = 3;
const AMOUNT = /^\W{0,3}(?:[A-Z]{3}\s?)?[$€£¥₹]?\s?\d[\d.,' ]*\s?(?:[$€£]|[A-Z]{3})?\W{0,3}$/;

/** `Basic`, `Eco Flex`, `Premium Economy Saver` alone. */
export const isFareName = (folded: string): boolean =>
  folded !== '' && folded.length <= LONGEST_NAME && NAME.exec(folded)?.[0].length === folded.length;
const LONGEST_NAME = 40;

/** Blanks and a mark may stand between name and price, nothing else before the price below. */
const FAR = 34;
const NEAR = 8;

/** The last one goes on as far as the longest before it, and no further than its paragraph where they have no blank lines. */
function endOfLast({ lines }: SourceDocument, from: number, longest: number): number {
  const end = Math.min(lines.length, from + longest);
  for (let i = from + 1; i < end; i++) if (lines[i]?.passage.text === '') return i;
  return end;
}
