/** An offer in one line: `Lisbon long weekend 3nts B&B at 4* Hotel Tejo Vista, flights from Dublin, €449pps, book by Fri 29 Jan!` */

import { findAirlineByName, foldName } from '@waypage/gazetteer';
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import { LEAVES_OUT } from '../../../annotators/vocabulary/left-out-words.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { splitSentences } from '../../../formats/reading/sentences.ts';
import { cutList, cutTwo, leftOutOf, trimItem } from '../../../formats/reading/terms/term-items.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { BOARD_CODE } from '../accommodation/board-words.ts';
import { classifyTerm, type LooseTerm } from '../terms/loose-terms.ts';
import { mayListInProse, readProseList } from '../terms/prose-lists.ts';

/** The dot of `ab 3. Mai` ends nothing. */
const NO_DAY = '(?<!(?:^|\\D)\\d{1,2}(?=\\.\\s(?:jan|feb|mär|mar|apr|ma[ij]|jun|jul|aug|sep|okt|nov|de[zs])))';
const SEPARATOR = compactPattern(
  `\\s?[,;|•·+]\\s|\\s[–—-]\\s|(?<!(?:^|[.;,!] )(?:not )?(?:in|ex)(?:cl?|kl))${NO_DAY}[.!]\\s`,
  'gi',
);
const MIN_PIECES = 3;
/** What is left out goes on behind its commas: `Excl city tax, lunches and tips.` */
const LEFT_OUT = compactPattern(`^\\W{0,3}${LEAVES_OUT}`);
/** Behind a comma these words begin something else. */
const ELSE =
  /^\W{0,3}(?:book|valid|until|by|from|save|was|now|only|call|ring|text|dep|deposit|bal|balance|price|rate|held|hold|offer|min|max|non[- ]?ref|nr|cancel|cxl|incl?|includes|including|buchbar|buchen|anruf|anzahlung|reserv|prenota|chiama|llama|appel)\b|^.{0,12}[$€£₹]/;
const BOARD =
  /(?<![a-z])(?:b ?& ?b|bed (?:and|&) breakfast|half board|full board|all[- ]incl(?:usive)?(?! (?:resort|hotel|club))|room only|self[- ]catering|breakfast|hb\b|fb\b|halbpension|vollpension|all inclusive|demi[- ]pension|pension complete|media pension|pension completa|todo incluido|mezza pensione|pensione completa|tutto incluso|meia pensao|pensao completa|tudo incluido)(?![a-z])/;
/** `breakfast £10 extra` */
const ON_TOP =
  /\b(?:extra|optional|supp(?:l|lement)?|add-?on|upgrade|on request|aufpreis|zuschlag|gegen|en supplement|suplemento|supplemento|opcional|facoltativ[oa]|toeslag)\b/;
const INCLUDING = new LinePattern(
  /(?<![a-z])(?:(?<!\ball[ -])incl\.?|incl(?:udes?|uding|usive of)|inc\.?|inkl\.?|inclus|incluye|include|inclui)(?:\s?:)?\s(?!tax|all tax|vat|gst|@|(?:call|ring|text|book|reply|contact|whatsapp|hurry|limited|subject|valid|deposits?|offers?)\s)/,
  '\\b(?:incl|inkl|incluye|include|inclui)',
);
/** `4* w bfast + visa + transfers`: what plus signs join behind `with`. */
const WITH_PLUS = new LinePattern(
  /(?<![a-z])(?:w\/\s?|(?:w|with|mit|con|avec|com|inkl)\s)(?=[^,.;+$€£₹]{2,36}\s?\+\s)/,
  '\\b(?:w/|w|with|mit|con|avec|com|inkl)',
);
const LIST_END = compactPattern(`${NO_DAY}[.!](?:\\s|$)|\\s(?:from|ab|desde)\\s[$€£₹]|[$€£₹]\\s?\\d`, 'i');
const OF_ITS_OWN =
  /\b(?:book|valid|until|by|from [$€£]|save|was|now|only)\b|[$€£₹]\s?\d|\b(?:rs|inr|usd|eur|gbp|aud|cad|aed)\.?\s?\d|\d\s?(?:€|eur)|\b(?:19|20)\d\d\b/;

const DEPOSIT = compactPattern(/\d ?(?:pp)? ?(?:dep|deposit|anzahlung|acompte|sinal)\b/);

/** `5nts beachfront + brekkie + transfers WAS A$1,999`: things joined by plus signs, before the price. */
const PLUS_CHAIN = /(?:^|[!:.;,–—-]\s)(?<chain>[^+!:.;,$€£₹]{3,40}(?:\s\+\s[^+!:.;,$€£₹]{1,39}[^+!:.;,$€£₹\s]){2,6})/;
const PRICE_WORDS = /\s(?:was|now|from|only|just|for|at|ab|nur|desde|solo|des|da|a partir de|por|per)\b.*$/i;

function readChain(line: DocumentLine): LooseTerm[] {
  const chain = PLUS_CHAIN.exec(line.passage.text)?.groups?.['chain'];
  if (chain === undefined) return [];
  const at = line.passage.text.indexOf(chain);
  const pieces = cut(slicePassage(line.passage, at, at + chain.length));
  return (isTownOfHotel(line.passage.text.slice(0, at)) ? pieces.slice(1) : pieces).flatMap((piece) =>
    trimItem(slicePassage(piece, 0, piece.text.length - (PRICE_WORDS.exec(piece.text)?.[0].length ?? 0))).map(
      (passage) => ({ topic: 'includes' as const, passage }),
    ),
  );
}

/** `Stay Hotel Brisa, Cascais + breakfast + transfers`: what a comma joins to the hotel is its town. */
const isTownOfHotel = (before: string): boolean =>
  before.endsWith(', ') && findHotelNames(before).at(-1)?.to === before.length - 2;

/** The terms of a title's own line, where that line holds the whole offer. */
export function readDenseLine(document: SourceDocument, titleLine: number): LooseTerm[] {
  const line = document.lines[titleLine];
  if (!line || line.isFrontMatter || line.passage.text.length < 45 || line.passage.text.length > 600) return [];
  const told = mayListInProse(line) ? splitSentences(line.passage).flatMap((sentence) => readProseList(sentence)) : [];
  if (told.length >= MIN_PIECES) return told.map((passage) => ({ topic: 'includes', passage }));
  const listed = readIncluding(line);
  const chain = listed.rest === null ? readChain(line) : readBoard(slicePassage(line.passage, 0, listed.from));
  const rest = listed.rest;
  const pieces = cut(rest ?? line.passage);
  if (rest === null && pieces.length < MIN_PIECES) return [];
  const others = pieces.flatMap((piece, i): LooseTerm[] => {
    if (chain.some(({ passage }) => piece.text.includes(passage.text))) return [];
    if (isLeftOut(piece.text)) return trimItem(piece).map((passage) => ({ topic: 'restrictions' as const, passage }));
    const folded = foldText(piece.text);
    const board = ON_TOP.test(folded) ? null : (BOARD.exec(folded) ?? BOARD_CODE.exec(piece.text));
    // `£150pp dep today` is no price of the trip.
    if (i > 0 && OF_ITS_OWN.test(folded) && DEPOSIT.test(folded))
      return trimItem(piece).map((passage) => ({ topic: 'restrictions' as const, passage }));
    const flown = OF_ITS_OWN.test(folded) ? flightBeforeDay(piece) : null;
    if (flown !== null) return [{ topic: 'includes' as const, passage: flown }];
    if ((i === 0 && rest === null) || OF_ITS_OWN.test(folded))
      return board === null ? [] : [{ topic: 'includes' as const, passage: boardIn(piece, board) }];
    const topic = classifyTerm(folded) ?? (isFlown(piece.text) ? 'includes' : null);
    // `7nts HB Hotel Pino 4*`
    if (topic === null) return board === null ? [] : [{ topic: 'includes', passage: boardIn(piece, board) }];
    return trimItem(piece).map((passage) => ({ topic, passage }));
  });
  const before =
    rest === null
      ? []
      : cut(slicePassage(line.passage, 0, listed.from))
          .slice(1)
          .flatMap(leftOutBefore);
  return [...before, ...chain, ...listed.terms, ...others];
}

/** `with direct flights from Leeds on Thursday 11 March 2027`: what is flown, without the day. */
function flightBeforeDay(piece: Passage): Passage | null {
  const what = FLOWN.exec(piece.text)?.groups?.['what'];
  if (what === undefined) return null;
  const from = piece.text.indexOf(what);
  return slicePassage(piece, from, from + what.length);
}
const FLOWN =
  /^\s?(?:with |plus |and |mit |avec |con |com |met )?(?<what>[^.;€$£\d]{0,40}\b(?:flights?|Fl[uü]ge?n?|vols?|vuelos?|vol[oi]|voos?|vluchten?)\b[^.;€$£\d]{0,40}?)\s(?:on|am|ab dem|le|el|il|em|op|departing|dep)\s[^.;€$£]{0,24}\b20\d\d\s?$/iu;

const boardIn = (piece: Passage, { index, 0: { length } }: RegExpExecArray): Passage =>
  slicePassage(piece, index, index + length);

/** `easyJet from Luton`, `Condor ab Leipzig`: with whom one flies, and from where. */
function isFlown(piece: string): boolean {
  const name = FLOWN_WITH.exec(piece)?.groups?.['name'];
  return name !== undefined && findAirlineByName(foldName(name)) !== undefined;
}
const FLOWN_WITH =
  /^\s?(?<name>\p{L}[\p{L}\d ]{3,24}?) (?:from|ex|out of|ab|von|au départ de|desde|da|vanaf) \p{L}{3}/u;

/** `Krk, 4 nights. Excludes tips. Includes ferry, guide`: what it leaves out or asks for before its list. */
function leftOutBefore(piece: Passage): LooseTerm[] {
  const folded = foldText(piece.text);
  const isCondition =
    isLeftOut(piece.text) ||
    ((!OF_ITS_OWN.test(folded) || DEPOSIT.test(folded)) && classifyTerm(folded) === 'restrictions');
  return isCondition ? trimItem(piece).map((passage) => ({ topic: 'restrictions', passage })) : [];
}

/** `£489pp, incl flights, 23kg bag and transfers`: the list behind a price, on a line that gives nothing else to the terms. */
export function readInlineLists(
  document: SourceDocument,
  titleLine: number,
  isOpen: (line: DocumentLine) => boolean,
): (LooseTerm & { readonly line: number })[] {
  const found: (LooseTerm & { readonly line: number })[] = [];
  for (const line of document.lines) {
    const { length } = line.passage.text;
    const mayList = INCLUDING.mayMatch(line.look) || WITH_PLUS.mayMatch(line.look);
    if (!mayList || length < 16 || length > 300 || line.index === titleLine || line.table !== null || isOpen(line))
      continue;
    for (const { topic, passage } of readIncluding(line).terms) found.push({ topic, passage, line: line.index });
  }
  return found;
}

/** `Corfu 7nts All-Incl @ 4* Hotel Thalia …, £699pp incl flights`: the board stands before the list. */
function readBoard(before: Passage): LooseTerm[] {
  const board = BOARD.exec(foldText(before.text));
  return board === null
    ? []
    : [{ topic: 'includes', passage: slicePassage(before, board.index, board.index + board[0].length) }];
}

const NEGATED = /(?:(?:^|[^a-z])(?:non?|not|never|nicht|nao|pas|ne|nor)|n['’]?t)[^a-z]{1,3}$/;
/** `includes no meals` */
const OF_NOTHING = /^(?:no|none|neither|kein\w*|weder|aucune?|ni|nessun\w*|ningun\w*|nenhum\w*)\b/;

/** `incl. flights, visa, breakfast & sightseeing.`, and what stands after it; `rest` is null where there is no such list. */
function readIncluding(line: DocumentLine): { terms: LooseTerm[]; rest: Passage | null; from: number } {
  const match = INCLUDING.exec(line.look, line.folded) ?? WITH_PLUS.exec(line.look, line.folded);
  // `Non inclus : pourboires` promises nothing.
  if (!match || NEGATED.test(line.folded.slice(Math.max(0, match.index - 12), match.index)))
    return { terms: [], rest: null, from: 0 };
  if (OF_NOTHING.test(line.folded.slice(match.index + match[0].length))) return { terms: [], rest: null, from: 0 };
  const list = slicePassage(line.passage, match.index + match[0].length);
  const at = list.text.search(LIST_END);
  const end = at < 0 ? list.text.length : at;
  const listed = cutList(slicePassage(list, 0, end), 'includes');
  const items = listed.length === 1 ? listed.flatMap(cutTwo) : listed;
  const left = leftOutOf(slicePassage(list, 0, end));
  return {
    terms: [
      ...items.map((passage): LooseTerm => ({ topic: 'includes', passage })),
      ...left.map((passage): LooseTerm => ({ topic: 'restrictions', passage })),
    ],
    rest: slicePassage(list, end),
    from: match.index,
  };
}

function cut(passage: Passage): Passage[] {
  const pieces: Passage[] = [];
  let from = 0;
  SEPARATOR.lastIndex = 0;
  for (let match = SEPARATOR.exec(passage.text); match !== null; match = SEPARATOR.exec(passage.text)) {
    const after = match.index + match[0].length;
    const isSentence = /[.!]/.test(match[0]);
    if (!isSentence && isLeftOut(passage.text.slice(from, match.index)) && !isElse(passage.text, after)) continue;
    pieces.push(slicePassage(passage, from, match.index));
    from = after;
  }
  pieces.push(slicePassage(passage, from));
  return pieces;
}

const isLeftOut = (piece: string): boolean => LEFT_OUT.test(foldText(piece.slice(0, 40)));
const isElse = (text: string, at: number): boolean => ELSE.test(foldText(text.slice(at, at + 40)));
