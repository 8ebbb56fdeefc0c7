/**
 * What the text says in its own words beside the values: its lines that gave no field a value and speak to the traveler, sentences and
 * labelled facts. Buttons, menus, greetings and courtesies are none. Every kind with notes reads them here.
 */
import { readCourtesy } from '../annotators/section.ts';
import type { DocumentLine, SourceDocument } from '../formats/reading/document.ts';
import { isBookingButton } from '../formats/reading/messages/page-clutter.ts';
import { mayEndWithin, splitSentences } from '../formats/reading/sentences.ts';
import { isAddress } from '../formats/reading/terms/contact-parts.ts';
import type { Span } from '../model/answer.ts';
import { type Field, stated } from '../model/field.ts';
import { codeWithin, hasDigit, isLetter, isSurrogate, startsSmall } from '../text/character-class.ts';
import { cutAt } from '../text/cut-at.ts';
import { DIGIT, LinePattern } from '../text/line-look.ts';
import { offsetOf, type Passage, spanOf, trimPassage } from '../text/passage.ts';
import { foldText } from '../tokenizer/fold-text.ts';

/** Buttons, menus and courtesies of mails and web pages. */
const FURNITURE = new LinePattern(
  /^(?:skip|show|hide|view|see|read|learn|click|select|choose|continue|book|edit|modify|(?:change|add) (?:flights?|search|seats?|bags?)|search|sign|log|manage|download|print|share|save|back|next|home|menu|help|need help|have questions|get (?:it|all|the)|contact|follow|connect|subscribe|unsubscribe|privacy|cookies?|copyright|©|all rights|from|to|cc|sent|date|subject|re|fwd?|tel|phone|email|www|http|this (?:e-?mail|is a post|message)|please (?:do not|think|don'?t)|do not reply|powered by|your account|my account|terms of|conditions of carriage|bla|thank you|thanks|i hope|hope |we look|looking forward|let me know|feel free|shout (?:if|when|out)\b|give (?:me|us) a (?:shout|ring|bell|call|buzz)\b(?! (?:before|by|until|on|when|at)\b)|comm(?:ission)?\b)/,
);
const LABELLED = /^[\p{L}][\p{L} '’/&().-]{1,40}\s?:\s?\S/u;
/** Fewer words say nothing on their own. */
export const MIN_WORDS = 5;
const MAX_NOTES = 60;
const WORD = /\p{L}{2,}/gu;

export interface OwnLines {
  /** Lines that belong to something else. */
  readonly claimed: ReadonlySet<number>;
  /** Fields of the draft that no answer has: their lines have given nothing. */
  readonly unanswered: ReadonlySet<string>;
  readonly isNote: (line: DocumentLine) => boolean;
  /** Of a line that gave values: may its sentences that gave none be notes? */
  readonly isNoteBeside: (line: DocumentLine) => boolean;
  /** Of such a line: may what stands between its commas, where it gave nothing, be a note? It is asked of lines that `mayHoldClauses`. */
  readonly isNoteClause?: (folded: string) => boolean;
  readonly mayHoldClauses?: (line: DocumentLine) => boolean;
}

/** The open lines of a draft, one note a line, and the open sentences of its other lines: a message of one line says more than its values. */
export function joinOwnLines(document: SourceDocument, draft: object, own: OwnLines): Field<string> | null {
  const used = spansIn(draft, own.unanswered);
  const notes: Passage[] = [];
  let next = 0;
  let last = 0;
  for (const line of document.lines) {
    if (line.passage.text === '' || notes.length >= MAX_NOTES) continue;
    const from = offsetOf(line.passage, 0);
    // Columns are read one after the other: the second starts further up.
    if (from < last) next = 0;
    last = from;
    const to = offsetOf(line.passage, line.passage.text.length - 1);
    while (next < used.length && (used[next] as Span)[1] <= from) next++;
    const isUsed = next < used.length && (used[next] as Span)[0] <= to;
    if (isUsed || own.claimed.has(line.index)) {
      const known = notes.length;
      if (mayHoldMore(line) && own.isNoteBeside(line)) addSentences(notes, line, used, next);
      if (own.mayHoldClauses?.(line) && own.isNoteBeside(line)) addClauses(notes, line, used, own, known);
    } else if (own.isNote(line)) notes.push(line.passage);
  }
  if (notes.length === 0) return null;
  return stated(
    notes.map(({ text }) => text).join('\n'),
    notes.map((note) => spanOf(note)),
  );
}

/** A message or paragraph; a list's entry and a row are read as a whole. */
const mayHoldMore = ({ passage: { text }, bullet, cells, table, heading }: DocumentLine): boolean =>
  text.length >= LEAST_MESSAGE &&
  bullet === null &&
  cells === null &&
  table === null &&
  heading === 0 &&
  mayEndWithin(text);
const LEAST_MESSAGE = 60;

/** `ATOL protected.`, `Surcharge for June $120.`: a fact of the trip, its price or its terms, and no chat beside it. */
function statesFact(text: string): boolean {
  if (countWords(text) < LEAST_WORDS || ROW.test(text) || REACHES.test(text) || !isClosed(text)) return false;
  const folded = foldText(text).replace(/^[^a-z0-9]+/, '');
  const courtesy = readCourtesy(folded);
  return (
    (hasDigit(folded) || FACT.test(folded)) &&
    !FURNITURE.regex.test(folded) &&
    !ASKS.test(folded) &&
    courtesy !== 'greeting' &&
    courtesy !== 'closing'
  );
}
const LEAST_WORDS = 2;
/** Cells of a row that were cut at their dots. */
const ROW = /\s{3}|\.{4}|:$/;
/** An address or a number to call: the sender's. */
const REACHES = /\S@\S|\d{3}[\s-]\d{3}|\+\d{2}/;
/** The dot of `(cat. B)` ended no sentence. */
const isClosed = (text: string): boolean => text.split('(').length === text.split(')').length;
const FACT =
  /\b(?:extras?|only|includ\w*|excl\w*|supp?l?\w*|protected|bonded|deposits?|basis|sharing|share|fees?|tax(?:es)?|insurance|visas?|passports?|transfers?|meals?|breakfast|lunch(?:es)?|dinners?|half board|full board|all[- ]inclusive|self[- ]catering|bags?|baggage|luggage|seats?|rooms?|cabins?|nights?|flights?|fl(?:y|ies|ying)|ferry|refund\w*|changes?|cancel\w*|children|infants?|adults?|minimum|maximum|required|guide[ds]?|drives?|versicherung|zuschlag|anzahlung|enthalten|inklusive|zimmer|fruhstuck|gepack|fluge?|flieg\w*|storn\w*|assurance|acompte|petit[- ]dejeuner|bagages?|vols?|chambres?|seguro|desayuno|equipaje|vuelos?|habitacion(?:es)?|anticipo|assicurazione|colazione|bagagli[oa]?|vol[io]|camer[ae]|acconto|cafe da manha|bagagem|voos?|quartos?|sinal)\b/;
/** What a message asks its reader to do. */
const ASKS =
  /^(?:reply|opt out|te?xt (?:stop|us|me|back)|call|ring|hurry|don'?t (?:miss|wait)|act now|dm\b|pm me|tap|link in bio|ask (?:me|us|for)|any questions|questions\??|enquire|inquire|whatsapp|forward|tag|like|comment|visit|www|http|shout|sorry|ruf|jetzt|anruf|llama|escribe|chiama|scrivi|appelez|ecrivez|ligue)\b/;

/** The line's sentences that hold none of the values, of which those from `next` on are asked. */
function addSentences(notes: Passage[], line: DocumentLine, used: readonly Span[], next: number): void {
  let at = next;
  for (const sentence of splitSentences(line.passage)) {
    const from = offsetOf(sentence, 0);
    const to = offsetOf(sentence, sentence.text.length - 1);
    while (at < used.length && (used[at] as Span)[1] <= from) at++;
    const isGiven = at < used.length && (used[at] as Span)[0] <= to;
    if (!isGiven && notes.length < MAX_NOTES && statesFact(sentence.text)) notes.push(trimPassage(sentence, '*'));
  }
}

/** The line's clauses whose figure is in no value; of the notes those from `known` on are the same line's. */
function addClauses(notes: Passage[], line: DocumentLine, used: readonly Span[], own: OwnLines, known: number): void {
  const taken = [...used, ...notes.slice(known).map((note) => spanOf(note))];
  for (const part of cutAt(line.passage, CLAUSE_ENDS)) {
    const clause = trimPassage(part, part.text.includes('(') ? '*.!–—-' : '*.!–—-)');
    const figure = LAST_FIGURE.exec(clause.text);
    if (figure === null || notes.length >= MAX_NOTES) continue;
    const [from, to] = spanOf(clause, figure.index, figure.index + figure[0].length);
    const isGiven = taken.some((span) => span[0] < to && span[1] > from);
    if (!isGiven && own.isNoteClause?.(foldText(clause.text))) notes.push(clause);
  }
}
const LAST_FIGURE = /\d[\d.,'’]{0,14}(?=\D*$)/;
const CLAUSE_ENDS = /[,;|•·](?!\d)| [/+–—-] |[.!] (?=\p{Lu})|\((?=[^()]{0,80}(?:\p{Sc}\s?\d|\d\s?\p{Sc}))/gu;

/** May the line be a note at all, whatever it says? */
export const isFurniture = ({ folded, look }: DocumentLine): boolean =>
  (FURNITURE.mayMatch(look) && FURNITURE.regex.test(folded.replace(/^[^a-z0-9]+/, ''))) ||
  isBookingButton(folded.includes('  ') ? folded.slice(0, folded.indexOf('  ')) : folded);

/** Words of two letters or more. */
export function countWords(text: string): number {
  let count = 0;
  let letters = 0;
  for (let i = 0, { length } = text; i < length; i++) {
    const code = codeWithin(text, i);
    if (isLetter(code)) {
      if (++letters === 2) count++;
    } else if (isSurrogate(code)) return text.match(WORD)?.length ?? 0;
    else letters = 0;
  }
  return count;
}

/** A sentence, a labelled fact, or a short line in the middle of a paragraph. */
export function isOwnWords(document: SourceDocument, line: DocumentLine): boolean {
  const { text } = line.passage;
  if (line.table !== null || text.length < 12 || leadsIn(text)) return false;
  const section = readCourtesy(line.folded);
  if (section === 'greeting' || section === 'closing') return false;
  if ((line.look.signs & DIGIT) !== 0 && isAddress(text)) return false;
  const words = countWords(text);
  return (text.includes(':') && LABELLED.test(text)) || words >= MIN_WORDS || (words >= 2 && goesOn(document, line));
}

/** `here it is, as promised:` goes on from a greeting and says that something follows. */
export const leadsIn = (text: string): boolean =>
  text.endsWith(':') && (startsSmall(text) || BELOW.test(text) || IS_SET.test(text));
const BELOW =
  /^(?:(?:Please |Kindly )?(?:find|see) (?:below|attached|here)|Below (?:is |are |you(?:'ll| will)? find |please find )?(?:the|your|our|my|a)|For your (?:trip|information|info|records|reference|approval)|Here(?:'s| is| are)|Hier(?: ist| kommt|mit)|Anbei|Im Folgenden|Nachfolgend|Nachstehend|Ci-(?:dessous|joint)|Voici|A continuación|Adjunto|Di seguito|Ecco|In allegato|Segue|Abaixo|Em anexo|Hierbij|Onderstaand)(?!\p{L})/u;
/** `Your client's trip is all confirmed now:` */
const IS_SET =
  /^(?:Your|The|Everything|All|Our|It)(?: [\p{L}'’-]{1,20}){0,6} (?:is|are|has been|have been)(?: (?:all|now|fully|both))* (?:confirmed|booked|set|ready|sorted|done|as follows)(?: [\p{L}'’-]{1,20}){0,4}:$/u;

/** Where the values of a draft stand, in order and none within another; `unanswered` are fields left out. */
export function spansIn(draft: object, unanswered: ReadonlySet<string>): Span[] {
  const found: Span[] = [];
  collect(draft, unanswered, found);
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const kept: Span[] = [];
  for (const span of found) if (span[1] > (kept.at(-1)?.[1] ?? -1)) kept.push(span);
  return kept;
}

function collect(value: unknown, unanswered: ReadonlySet<string>, found: Span[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, unanswered, found);
    return;
  }
  const { spans, value: inner } = value as { spans?: readonly Span[]; value?: unknown };
  if (spans !== undefined && inner !== undefined) {
    found.push(...spans);
    return;
  }
  for (const key in value)
    if (!unanswered.has(key)) {
      const part = (value as Record<string, unknown>)[key];
      if (typeof part === 'object' && part !== null) collect(part, unanswered, found);
    }
}

/** A short line in the middle of a paragraph or of rules. */
function goesOn(document: SourceDocument, line: DocumentLine): boolean {
  const above = document.lines[line.index - 1];
  const isText = (other: DocumentLine | undefined): boolean =>
    other !== undefined && other.cells === null && countWords(other.passage.text) >= MIN_WORDS;
  return (
    !line.afterBlank && isText(above) && (/[.;:]$/.test(line.passage.text) || isText(document.lines[line.index + 1]))
  );
}
