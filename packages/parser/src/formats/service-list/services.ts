/** Finds the headings of services and what stands under them with its dates: rows that begin with a date, and houses with two. */
import { type DateMention, type DateOrder, findDates, mayHoldDate } from '../../annotators/date.ts';
import { SERVICE_STAYS, SERVICE_TOURS, SERVICE_WAYS } from '../../annotators/vocabulary/section-words.ts';
import { comparePartialDates, compareWithinTrip, type PartialDate } from '../../model/partial-date.ts';
import { codeAt, isDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { LinePattern } from '../../text/line-look.ts';
import { isBlank, type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { FormatInput } from '../format.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../reading/document.ts';

/** A day of a stay: its date, and the word that says whether one comes or goes; null where no word does. */
export interface StayEnd {
  readonly line: DocumentLine;
  readonly mention: DateMention;
  readonly word: Passage | null;
}

interface RowService {
  readonly kind: 'row';
  readonly section: number;
  readonly line: DocumentLine;
  readonly mention: DateMention;
  readonly isWay: boolean;
  readonly about: readonly DocumentLine[];
}

interface StayService {
  readonly kind: 'stay';
  readonly section: number;
  readonly name: Passage;
  readonly from: StayEnd;
  readonly to: StayEnd;
  readonly lines: readonly DocumentLine[];
  readonly about: readonly DocumentLine[];
}

export type Service = RowService | StayService;

export interface ServiceList {
  readonly services: readonly Service[];
  /** Houses that stand over the sections, each with its own (I-603). */
  readonly houses: readonly StayService[];
  /** The line of the first heading; null where there is none. */
  readonly firstLine: number | null;
}

type SectionKind = 'stay' | 'way' | 'tour' | 'other';

interface Section {
  readonly kind: SectionKind;
  readonly line: number;
  readonly lines: DocumentLine[];
}

const WORDS: readonly (readonly [SectionKind, string])[] = [
  ['stay', SERVICE_STAYS],
  ['way', SERVICE_WAYS],
  ['tour', SERVICE_TOURS],
];
const ALL = WORDS.map(([, words]) => words).join('|');
const HEADING = new LinePattern(
  compactPattern(
    `^(?:(?:your|private|confirmed|booked|land|hotel) )?(?<first>${ALL})(?:(?:,| ?[&/+]| and| und| et| y| e) ?(?<next>${ALL})){0,2}(?: (?:services|arrangements|bookings|details|confirmed))?(?: ?\\([^()]{1,60}\\))?:?$`,
  ),
);
const KINDS = WORDS.map(([kind, words]) => [kind, compactPattern(`^(?:${words})$`)] as const);
const MAX_HEADING = 90;
const MAX_LINES = 1500;
const MAX_SERVICES = 600;

/** What is neither told by a heading of its own nor dated ends a section only where it is set as a heading. */
function findSections({ lines }: SourceDocument): Section[] {
  const sections: Section[] = [];
  for (const line of lines.slice(0, MAX_LINES)) {
    if (isBlank(line.passage)) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    if (line.isAround || (line.table !== null && sections.at(-1)?.kind !== 'stay')) continue;
    const kind = sectionKind(line);
    if (kind !== null) sections.push({ kind, line: line.index, lines: [] });
    else if (line.heading > 0 || line.isRule) sections.push({ kind: 'other', line: line.index, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function sectionKind({ folded, look, bullet }: DocumentLine): SectionKind | null {
  if (folded.length > MAX_HEADING || (bullet !== null && !isDigit(codeAt(bullet, 0)))) return null;
  const { first, next } = HEADING.exec(look, folded)?.groups ?? {};
  if (first === undefined) return null;
  const [one, other] = [first, next ?? first].map((word) => KINDS.find(([, pattern]) => pattern.test(word))?.[0]);
  return one === other ? (one ?? null) : 'tour';
}

export const readServices = oncePerDocument((document: SourceDocument): ServiceList => {
  const sections = findSections(document).filter(({ kind }) => kind !== 'other');
  const services = sections.flatMap((section, i): readonly Service[] =>
    section.kind === 'stay'
      ? readStaySection(section, i, document.dateOrder)
      : readRows(section, i, document.dateOrder),
  );
  const houses = services.length === 0 ? [] : readHouses(document, sections);
  const lines = [sections[0]?.line, ...houses.flatMap((house) => house.lines[0]?.index ?? [])];
  return {
    services: services.slice(0, MAX_SERVICES),
    houses,
    firstLine: sections.length === 0 ? null : Math.min(...lines.filter((line) => line !== undefined)),
  };
});

/**
 * I-603: what is booked at each house stands below it, its own dates first:
 *
 *   1. REED CAMP - Delta
 *      Check-in   Fri 09 Jul 2027
 *      Check-out  Mon 12 Jul 2027     3 nights
 *      Transfers
 *        09 Jul 2027  14:15  Meet and assist
 */
function readHouses({ lines, dateOrder }: SourceDocument, sections: readonly Section[]): StayService[] {
  const headed = new Set(sections.map(({ line }) => line));
  const ofStays = new Set(sections.filter(({ kind }) => kind === 'stay').flatMap((section) => section.lines));
  const houses: StayService[] = [];
  for (const line of lines.slice(0, MAX_LINES)) {
    if (!CHECKS_IN.test(line.look, line.folded) || ofStays.has(line)) continue;
    const end = lines.slice(line.index, line.index + MAX_ABOUT).findIndex(({ index }) => headed.has(index));
    if (end < 0) continue;
    const paragraph = lines.slice(Math.max(0, line.index - MAX_ABOVE), line.index + end);
    const start = paragraph.findLastIndex((own) => own.index < line.index && (isBlank(own.passage) || own.isRule));
    const [house] = readStaySection(
      { kind: 'stay', line: line.index, lines: paragraph.slice(start + 1) },
      -1,
      dateOrder,
    );
    if (house !== undefined && house.from.line === line) houses.push(house);
  }
  return houses;
}
const CHECKS_IN = new LinePattern(
  /^(?:check[- ]?in|arrival|anreise|arrivee|llegada|entrada|arrivo|chegada|aankomst)(?: date)?\s?:?\s{1,12}(?=\S)/,
);

/**
 * Two sections at least, the dates of one of them not behind those of the one before, or two houses with sections of their own; and no other
 * lines that head days.
 */
export function isServiceList({ document, outline }: FormatInput): boolean {
  if (!document.lines.some((line) => sectionKind(line) !== null)) return false;
  const { services, houses } = readServices(document);
  const lines = new Set([...services, ...houses].flatMap(linesOf));
  const isOther = outline?.days.some(({ heading }) => !lines.has(heading.line)) === true;
  return services.length >= LEAST && !isOther && (houses.length >= LEAST_HOUSES || runBack(services));
}

const LEAST = 3;
const LEAST_HOUSES = 2;

export const linesOf = (service: Service): number[] =>
  [...(service.kind === 'row' ? [service.line] : service.lines), ...service.about].map(({ index }) => index);

function runBack(services: readonly Service[]): boolean {
  let last: PartialDate | null = null;
  let section = -1;
  for (const service of services) {
    const [first, end] =
      service.kind === 'row'
        ? [service.mention.date, service.mention.date]
        : [service.from.mention.date, service.to.mention.date];
    if (section >= 0 && service.section !== section && last && compareWithinTrip(first, last) < 0) return true;
    section = service.section;
    last = end;
  }
  return false;
}

/** The date that begins the line, its weekday before it. */
function leadingDate(line: DocumentLine, order: DateOrder): DateMention | null {
  if (!mayHoldDate(line.look)) return null;
  const [mention] = findDates(line.folded.slice(0, MAX_LEAD), order);
  return mention && mention.from === 0 && mention.end === null ? mention : null;
}

const MAX_LEAD = 60;

function readRows({ kind, lines }: Section, section: number, order: DateOrder): RowService[] {
  const rows: (RowService & { about: DocumentLine[] })[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = rows.at(-1);
    const mention = leadingDate(line, order);
    if (mention !== null && /[a-z]{3}/.test(line.folded.slice(mention.to))) {
      rows.push({ kind: 'row', section, line, mention, isWay: kind === 'way', about: [] });
      isOpen = true;
    } else if (isBlank(line.passage)) isOpen = false;
    else if (isOpen && last && line.indent > last.line.indent) last.about.push(line);
    else isOpen = false;
  }
  return rows;
}

/** The word before a date of a stay. */
const COMES = compactPattern(
  /(?<word>\b(?:check(?:ing)?[- ]?in|arriv(?:al|e|o|ee)|anreise|ankunft|einchecken|arrivee|entrada|llegada|chegada|in|from|ab|von)(?: date)?\s?:?)\s{0,3}(?:on )?$/,
);
const GOES = compactPattern(
  /(?<word>\b(?:check(?:ing)?[- ]?out|depart(?:ure)?|abreise|auschecken|depart|salida|partenza|partida|saida|out|to|until|bis)(?: date)?\s?:?)\s{0,3}(?:on )?$/,
);
const IS_NAMED = /^(?:check|arriv|depart|an|ab|au|ein|ent|lle|che|sal|par|sai)/;
const LOOK_BEHIND = 24;

function wordBefore(line: DocumentLine, from: number, words: RegExp): Passage | null {
  const start = Math.max(0, from - LOOK_BEHIND);
  const match = words.exec(line.folded.slice(start, from));
  const word = match?.groups?.['word'];
  if (!match || word === undefined) return null;
  const at = start + match.index;
  return trimPassage(slicePassage(line.passage, at, at + word.length));
}

function readStaySection({ lines }: Section, section: number, order: DateOrder): StayService[] {
  const stays: StayService[] = [];
  let used = 0;
  for (let i = 0; i < lines.length; i++) {
    const ends = readEnds(lines, i, order);
    if (ends === null) continue;
    const { from, to, last } = ends;
    const named = lines[i]?.table === null ? nameAbove(lines, used, i, order) : null;
    const name = named?.name ?? nameWithin(ends);
    const about = name === null ? [] : linesBelow(lines, last, named?.line ?? (lines[i] as DocumentLine), order);
    if (name !== null) {
      const own = lines.slice(i, last + 1).filter((line) => !isBlank(line.passage));
      stays.push({
        kind: 'stay',
        section,
        name,
        from,
        to,
        about,
        lines: named === null ? own : [named.line, ...own],
      });
    }
    used = last + 1 + about.length;
    i = used - 1;
  }
  return stays;
}

interface Ends {
  readonly from: StayEnd;
  readonly to: StayEnd;
  /** The place of the line that ends them. */
  readonly last: number;
}

/** Both dates on the line, or the second with its word within the next lines. */
function readEnds(lines: readonly DocumentLine[], at: number, order: DateOrder): Ends | null {
  const line = lines[at] as DocumentLine;
  const [first, second] = datesOf(line, order);
  if (!first || (first.end !== null && second)) return null;
  const from = { line, mention: first, word: wordBefore(line, first.from, COMES) };
  if (first.end !== null) return { from, to: { line, mention: { ...first, date: first.end }, word: null }, last: at };
  if (second !== undefined) {
    const isStay = comparePartialDates(first.date, second.date) !== 0;
    return isStay ? { from, to: { line, mention: second, word: wordBefore(line, second.from, GOES) }, last: at } : null;
  }
  if (from.word === null) return null;
  for (let i = at + 1; i <= at + 2 && i < lines.length; i++) {
    const next = lines[i] as DocumentLine;
    const [mention] = datesOf(next, order);
    const word = mention ? wordBefore(next, mention.from, GOES) : null;
    if (mention && word) return { from, to: { line: next, mention, word }, last: i };
  }
  return null;
}

const datesOf = ({ look, folded }: DocumentLine, order: DateOrder): readonly DateMention[] =>
  mayHoldDate(look) ? findDates(folded.slice(0, MAX_ROW), order) : [];
const MAX_ROW = 200;

/** The line above that stands less deep; beside the dates the first of its paragraph. */
function nameAbove(
  lines: readonly DocumentLine[],
  used: number,
  at: number,
  order: DateOrder,
): { readonly name: Passage; readonly line: DocumentLine } | null {
  const dated = lines[at] as DocumentLine;
  let found: DocumentLine | null = null;
  for (let i = at - 1; i >= Math.max(used, at - MAX_ABOVE); i--) {
    const line = lines[i] as DocumentLine;
    if (isBlank(line.passage) || datesOf(line, order).length > 0) break;
    if (line.indent > dated.indent) continue;
    found = line;
    if (line.indent < dated.indent) break;
  }
  const name = found && trimPassage(found.passage, EDGES);
  return found && name && isName(name.text) ? { name, line: found } : null;
}

const MAX_ABOVE = 4;
const EDGES = ':;,.–—-*|/';
const isName = (text: string): boolean => text.length <= 90 && /^(?:the )?\p{Lu}/u.test(text) && /\p{L}{3}/u.test(text);

/** `Quay House, Porto   3 May 2027   5 May 2027`, or the dates before it. */
function nameWithin({ from, to }: Ends): Passage | null {
  if (from.line !== to.line) return null;
  const { passage } = from.line;
  const start = from.mention.from - (from.word === null ? 0 : from.word.text.length + 1);
  const before = trimPassage(slicePassage(passage, 0, Math.max(0, start)), EDGES);
  if (isName(before.text)) return firstCell(before);
  if (from.word !== null) return null;
  const cell = firstCell(trimPassage(slicePassage(passage, to.mention.to), EDGES));
  return isName(cell.text) ? cell : null;
}

function firstCell(passage: Passage): Passage {
  const gap = /\s{2,}|\t/.exec(passage.text);
  return gap === null ? passage : trimPassage(slicePassage(passage, 0, gap.index), EDGES);
}

/** What is said of the house: deeper than its name, up to a blank line. */
function linesBelow(
  lines: readonly DocumentLine[],
  last: number,
  name: DocumentLine,
  order: DateOrder,
): DocumentLine[] {
  const about: DocumentLine[] = [];
  for (const line of lines.slice(last + 1, last + 1 + MAX_ABOUT)) {
    if (isBlank(line.passage) || line.indent <= name.indent || datesOf(line, order).length > 1) break;
    about.push(line);
  }
  return about;
}

const MAX_ABOUT = 6;

/** `Check-in` names what is done; `from` does not. */
export const namesDoing = (word: Passage | null): word is Passage =>
  word !== null && IS_NAMED.test(foldText(word.text)) && word.text.length > 4;
