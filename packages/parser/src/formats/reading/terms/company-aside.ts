/** A company that the text names outside a signature: `© Piste & Pine Holidays`, `X is a trading name of …`, a letterhead. */
import { AT_SIGN, BEYOND_ASCII, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { isCompany, isPlaceName } from './names.ts';
import { isPresented } from './presents.ts';
import { findUnderSellerLabel } from './seller-label.ts';

const COPYRIGHT =
  /(?:©|\(c\)|\bcopyright)\s{0,2}(?:(?:19|20)\d\d\s?,?\s?)?(?<name>(?!(?:19|20)\d\d(?!\d))[\p{L}\d](?:[^.|©\n\t ]| (?! )){2,60})(?![\p{L}\d])/iu;
const IS_A = new LinePattern(
  /^(?<name>\p{Lu}[\p{L}\d'’&., -]{1,60}?) (?:is an? (?:trading name|[\p{L} -]{0,30}(?:tour operator|member of|travel (?:agency|agent|company)|company))|recommends|reserves the right|ist (?:ein Reiseveranstalter|eine Marke)|est une (?:agence|marque)|es una (?:agencia|marca)|e un'agenzia)(?![\p{L}])/u,
  '\\b(?:is an?\\b|recommends|reserves|ist ein|est une|es una|e un)',
);

const SIGN = new LinePattern(/copyright|\(c\)/i);

export function findCompanyAside(document: SourceDocument): Passage | null {
  for (const line of document.lines) {
    const { text } = line.passage;
    if (text.length < 6 || text.length > 600) continue;
    const hasSign = ((line.look.signs & BEYOND_ASCII) !== 0 && text.includes('©')) || SIGN.test(line.look, text);
    const match = (hasSign ? COPYRIGHT.exec(text) : null) ?? companyThatIs(line);
    const name = match?.groups?.['name'];
    if (!match || name === undefined || isListLetter(document, line)) continue;
    if (/rights? reserved/i.test(name)) continue;
    const at = text.indexOf(name);
    const passage = withoutYear(trimPassage(slicePassage(line.passage, at, at + name.length), ',.-'));
    if (hasSign || isCompany(passage.text) || passage.text.split(' ').length <= 3) return passage;
  }
  return (
    findUnderSellerLabel(document) ??
    findDesk(document) ??
    findOpening(document) ??
    findLetterhead(document) ??
    findHandle(document)
  );
}

/** `(c) LIS→YYZ on one ticket` below `(b) …`: the third of a list. */
const isListLetter = ({ lines }: SourceDocument, { index, folded, bullet }: DocumentLine): boolean =>
  (folded.startsWith('(c)') || bullet === '(c)') &&
  [1, 2, 3].some((step) => {
    const above = lines[index - step];
    return above !== undefined && (above.folded.startsWith('(b)') || above.bullet === '(b)');
  });

/** `Copyright Hedge & Harbour Ltd 2027` */
function withoutYear(name: Passage): Passage {
  const at = name.text.search(YEAR_BEHIND);
  return at < 0 ? name : trimPassage(slicePassage(name, 0, at), ',.-');
}
const YEAR_BEHIND = /,?\s(?:19|20)\d\d(?:\s?[-–]\s?(?:20)?\d\d)?$/;

/** `From the Madeira desk at Headrow Holidays` */
const DESK = new LinePattern(
  /^\W{0,3}(?:(?:love|regards|wishes|greetings|yours|thanks) )?from (?:all (?:at|on|of) )?(?:the|your|our) [\p{L} ]{2,24}(?:desk|team|office|crew)(?: at| of| in|,) (?<name>\p{Lu}[\p{L}\d'’&. -]{3,44}?)\W{0,2}$/iu,
);

/** `Greetings from Shubh Yatra Tours & Travels !!`, F-614 `Dear Sir, Greetings from …` */
const GREETS =
  /^\W{0,3}(?:dear [a-z ./]{2,24}[,;!]\s)?(?:warm )?greetings from (?<name>\p{Lu}[\p{L}\d'’&. -]{3,44}?)\W{0,5}$/iu;

function findDesk(document: SourceDocument): Passage | null {
  for (const line of document.lines) {
    const { text } = line.passage;
    const greets = line.folded.includes('greetings from') ? GREETS : null;
    const name = text.length > 90 ? undefined : (DESK.exec(line.look, text) ?? greets?.exec(text))?.groups?.['name'];
    if (name === undefined || !isCompany(name)) continue;
    const at = line.passage.text.lastIndexOf(name);
    return slicePassage(line.passage, at, at + name.length);
  }
  return null;
}

const PRESENTS =
  /^\W{0,3}(?<name>\p{Lu}[\p{L}\d'’&. -]{2,44}?)\W{0,3}\s(?:(?:proudly |is )?(?:presents?|offers you|brings you)|präsentiert|présente|vous propose|presenta|apresenta)(?![\p{L}])/iu;
const MAY_PRESENT = new LinePattern(
  PRESENTS,
  'proudly|is present|presents?|offers you|brings you|prasentiert|vous propose|presenta|apresenta',
);
/** `DM @tarana.travels`, `@boutique_escapes`: how a post names who sells. */
const HANDLE =
  /(?:\b(?:dm|pm|message|msg|follow|insta(?:gram)?|ig|text|ask|tag|contact|write to|book (?:with|via)|via|find us|us|escribe a|scrivi a|chama)\W{1,3}(?:us |on |to |at |@ )?)(?<handle>@[a-z][a-z\d]{2,}(?:[._]?[a-z\d]+){0,4})(?![\w@.]*\w)/i;

/** Its tags stand under it. */
const isOfPost = ({ lines }: SourceDocument, index: number): boolean =>
  lines.slice(index + 1, index + 8).some(({ passage }) => /^#\p{L}/u.test(passage.text));

/** All that a line says. */
const LONE_HANDLE = /^(?<handle>@[a-z][a-z\d]{2,}(?:[._]?[a-z\d]+){0,4})$/i;

function findHandle(document: SourceDocument): Passage | null {
  for (const line of document.lines) {
    const { text } = line.passage;
    const match =
      text.length > 300 || (line.look.signs & AT_SIGN) === 0 ? null : (HANDLE.exec(text) ?? LONE_HANDLE.exec(text));
    const handle = match?.groups?.['handle'];
    if (match && handle !== undefined && (handle !== text || isOfPost(document, line.index)))
      return slicePassage(line.passage, match.index + match[0].length - handle.length, match.index + match[0].length);
  }
  return null;
}

const companyThatIs = ({ look, passage }: DocumentLine): RegExpExecArray | null =>
  IS_A.mayMatch(look) ? IS_A.regex.exec(lastSentence(passage.text)) : null;

function lastSentence(text: string): string {
  const dot = text.lastIndexOf('. ', text.length - 3);
  return dot < 0 ? text : text.slice(dot + 2);
}

/** `BRISA VOYAGES: DJERBA 8J/7N htl …`: a short message starts with who sends it. What a trip is called or where it goes is none. */
const OPENING = /^(?<name>\p{Lu}[\p{L}\d'’&. -]{3,36}?) ?:\s(?=\S)/u;
const MESSAGE_LINES = 3;

function findOpening({ lines }: SourceDocument): Passage | null {
  const said = lines.filter(({ passage }) => passage.text !== '').slice(0, MESSAGE_LINES + 1);
  const [first] = said;
  if (first === undefined || said.length > MESSAGE_LINES || !first.passage.text.slice(0, 40).includes(':')) return null;
  const name = OPENING.exec(first.passage.text)?.groups?.['name'] ?? '';
  if (!isCompany(name) || !isLetterhead(name)) return null;
  // `EGYPT TOURS: Cairo …`
  const words = name.split(' ');
  const isOfPlace = [words.slice(0, -1), words.slice(1)].some((rest) => isPlaceName(rest.join(' ')));
  return isOfPlace ? null : slicePassage(first.passage, 0, name.length);
}

/** A company alone in the first lines of the text. */
function findLetterhead(document: SourceDocument): Passage | null {
  const top = document.lines.filter((line) => line.passage.text !== '').slice(0, 3);
  for (const line of top) {
    const presented = MAY_PRESENT.mayMatch(line.look)
      ? (PRESENTS.exec(line.passage.text.slice(0, 90))?.groups?.['name'] ?? '')
      : '';
    if (isCompany(presented)) {
      const at = line.passage.text.indexOf(presented);
      return slicePassage(line.passage, at, at + presented.length);
    }
    if (isPresented(document, line) && isCompany(line.passage.text)) return trimPassage(line.passage, ORNAMENT);
    const first = line.cells?.[0] ?? line.passage;
    const cell = trimPassage(slicePassage(first, PAGE_NUMBER.exec(first.text)?.[0].length ?? 0), ORNAMENT);
    // What a wide gap sets apart, `Summer 2027 Brochure`, is no part of the name.
    const gap = cell.text.search(/\s{3,}/);
    const head = trimPassage(gap < 0 ? cell : slicePassage(cell, 0, gap), '*_');
    // `Al-Amin Services (Pty) Ltd - Durban`, `Reisebüro Kern, Marktgasse 7`: where it sits stands behind it.
    const comma = head.text.lastIndexOf(', ');
    // Further down a tagline may have the same words; framed as the title is, it is the seller.
    const isHead = line === top[0] || isFramed(line);
    const isOverTown = comma > 0 && isHead && isTown(head.text.slice(comma + 2), isFramed(line));
    const place = isOverTown ? comma : head.text.search(/\s[–—|·-]\s|,\s(?=[^,]{2,30}\s\d)/);
    for (const name of place < 0 ? [head] : [head, slicePassage(head, 0, place)])
      if (name.text.length <= 50 && isCompany(name.text) && isLetterhead(name.text)) return name;
    // `Booth 214 - Evergreen Vacations Inc.`
    const tail = /\s[–—|·-]\s(?=[^–—|·]*$)/.exec(head.text);
    const last = tail === null ? null : slicePassage(head, tail.index + tail[0].length);
    if (last !== null && isCompany(last.text) && isLetterhead(last.text)) return last;
  }
  return null;
}

/** `*Harbour Tours, Leeds*` */
const FRAMED = /^\*[^*]+\*$/;
const isFramed = ({ isBold, passage }: DocumentLine): boolean => isBold || FRAMED.test(passage.text);

/** Where the line is framed as titles are, a name behind the comma is the town, known or not. */
const isTown = (text: string, isFramed: boolean): boolean => isPlaceName(text) || (isFramed && TOWN.test(text));
const TOWN = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}|de |la |le |am |an )[\p{L}'’-]*){0,2}$/u;

/** A company with its town, framed as titles are: it names no offer. */
export function isFramedCompany(line: DocumentLine): boolean {
  if (!isFramed(line)) return false;
  const name = trimPassage(line.passage, '*_ ').text;
  const comma = name.lastIndexOf(', ');
  return (
    comma > 0 &&
    isTown(name.slice(comma + 2), true) &&
    isLetterhead(name.slice(0, comma)) &&
    isCompany(name.slice(0, comma))
  );
}

/** `★ ★  BRISA VIAJES  ★ ★` */
const ORNAMENT = '*_ ★☆✦✧✪◆♦~=';

/** `12   TUNDRA JOURNEYS`: of a brochure's page. */
const PAGE_NUMBER = /^\d{1,3}\s{2,}(?=\p{L})/u;

const isLetterhead = (text: string): boolean => LETTERHEAD.test(text) || TRADE_FIRST.test(text);

/** `Reisebüro Kern`, `Bergreisen Huber`, `Viajes Sol`: the trade first, then the owner's name. */
const TRADE_FIRST =
  /^(?:\p{L}{0,14}reisen|reiseb(?:ü|ue)ro|reisecenter|viajes|viaggi|agence|agenzia|agencia|voyages)\s\p{L}/iu;
const LETTERHEAD =
  /\b(?:ltd|llc|inc|gmbh|wholesale|travel|collection|journeys|holidays|cruises|(?:cruise|coach|ferry|river) lines?|coaches|coach (?:tours|travel|holidays)|excursions|busreisen|autocars|autocares|voyages|reisen|viajes|viaggi|viagens|agency|dmc|vacations|touristik|tours|tourism|resorts|hotels|clubs|club|escapes|safaris|expeditions|turismo|voyage)\.?$/i;
