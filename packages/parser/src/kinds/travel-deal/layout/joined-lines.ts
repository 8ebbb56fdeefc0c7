/**
 * Sentences that run over a line break, put together again: narrow flyers, mails cut at a column, PDF copies. Where `joinWrappedLines` asks for
 * a text that is wrapped as a whole, here each break speaks for itself: the line stops at a word that cannot end anything (`A deposit of`),
 * or the next goes on in lower case and its first word would not have fitted. A list of short lower-case lines stays a list.
 */

import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { isMailHeader } from '../../../formats/reading/messages/mail-header.ts';
import { findPhone } from '../../../formats/reading/terms/contact-marks.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { codeAt, isDigit, startsSmall } from '../../../text/character-class.ts';
import { cleanCharacters } from '../../../text/characters.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { AT_SIGN, CURRENCY_SIGN, DIGIT, LABEL_MARK, LinePattern } from '../../../text/line-look.ts';
import { quoteMarksOf } from '../../../text/lines.ts';
import { endsInPicture, joinWrapped, SUM_APART } from '../../../text/wrapped-lines.ts';
import { tellsOtherDay } from '../dates/other-days.ts';
import { isSpacedOut } from '../destination/title-places.ts';
import { isRaggedProse } from './ragged-prose.ts';

/** Words that are always followed by something: articles, prepositions, conjunctions, auxiliaries of six languages. */
const OPEN_END = compactPattern(
  /(?:^|[\s(])(?:an?|the|of|on|to|into|within|via|in|at|by|for|from|with|and|or|is|are|be|must|will|can|(?<!\d(?:st|nd|rd|th|\.)?\s(?:of )?|\b(?:in|of|for|mid|late|early|this|next|from|until|till)[ -])may|between|until|before|after|per|your|our|their|this|than|least|every|der|die|das|des|dem|den|eine?[mnrs]?|und|oder|von|vom|zum?|zur|im|mit|fur|bis|ist|wird|bei|le|la|les|de|du|des|aux?|et|ou|par|pour|avec|une?|el|los|las|del|y|con|por|para|hasta|il|gli|della|dei|e|al|da|di|do|dos|das|em|com|que)$/,
);
/** `£640 pp all in`, `taxes & fees IN`: the price holds them. */
/** Nor does the Swedish `annars ställs resan in` go on. */
export const ENDS_WITH_PARTICLE = /\b(?:stalls|stallas|stalldes|aflyses|avlyses) [a-z]{3,14} in$/;
const ALL_IN = /\b(?:stalls|stallas) [a-z]{3,14} in$|\b(?:all|tax(?:es)?|txs|fees?|charges|vat|gst|everything)[ -]in$/;
/** Of these, the ones behind which a noun must come, with its capital too. */
const OPEN_NOUN =
  /(?:^|[\s(])(?:an?|the|of|and|or|is|are|must|will|at|between|your|our|der|die|das|des|dem|den|eine?[mnrs]?|und|oder|von|vom|zum?|zur|mit|fur|le|la|les|de|du|des|et|ou|avec|une?|el|los|las|y|con|por|para|il|gli|della|dei|da|do|das|em|com)$/;
/** `EUR` with its figure on the next line; `1.290,- €` has its own. */
const OPEN_CURRENCY =
  /(?:^|[^\d.,\s]\s?)(?<![.,][–—-]{1,2}\s?)(?:[$€£₹]|[A-Z]{1,2}\$|USD|EUR|GBP|INR|AUD|CAD|NZD|CHF|NOK|SEK|DKK|ZAR|AED)$/;
const ENDS = /[.!?:…](?:["”’')\]*_]{0,2})$/;
const STARTS_OPEN =
  /^[\p{Ll}\d$€£₹(]|^[A-Z]{2,3}\$?\s?\d|^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u;
const HYPHEN = /\p{Ll}-$/u;
const LABEL = /^[^:]{1,32}:(?:\s|$)/;
const MIN_OPEN = 9;
/** So far in stands the column of the values. */
const MIN_HANG = 10;
/** Fewer words could be a heading: `What you pay for`. */
const MIN_WORDS = 6;
const MIN_WIDTH = 36;
const MIN_LISTED = 44;
const MIN_BLOCK = 44;
/** The column of a flyer, where the sentence starts with a capital. */
const MIN_COLUMN = 40;
const MAX_LINE = 130;
const MAX_JOINED = 12;

export function withJoinedSentences(document: SourceDocument): SourceDocument {
  const lines: DocumentLine[] = [];
  let isChanged = false;
  const column = columnOfPrint(document);
  for (let i = 0; i < document.lines.length; ) {
    const first = document.lines[i] as DocumentLine;
    let end = i + 1;
    while (end < document.lines.length && end - i < MAX_JOINED && goesOn(document, first, end, column)) end++;
    isChanged ||= end > i + 1;
    lines.push(end === i + 1 ? first : joined(document.lines.slice(i, end)));
    i = end;
  }
  return isChanged
    ? { ...document, lines: lines.map((line, index) => (line.index === index ? line : withChanges(line, { index }))) }
    : document;
}

/** `buchbar vom 12.09. bis 31.10.`: until when it may be had, and for when. */
const STANDS_FROM =
  /^(?:buchbar|gultig|reisezeit|bookable|valid|available|valable|reservable|valid[oa]s?|reservas|prenotabile|geldig|boekbaar) (?:vom|von|ab|bis|fur|from|until|for|to|between|du|jusqu|pour|del?|hasta|para|dal|fino|per|do|ate|van|tot|voor)\b/;

/** `👶 child to 5 years: 890 reais`: in a post whose lines begin with pictures the amount ends one. */
const ENDS_WITH_PRICE = /(?:[$€£₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|reais|euros?|pesos|kr\.?|:-|,-|[A-Z]{3}))$/u;
const FOR_WHOM = /^(?:per|pro|par|por|pr|a|p\.|pp|each|je|cada|ciascuno|for|fur|pour|para|in|im|en|em|i)\b/;

/** `ski pass +£239`: what can be had besides, and for how much. */
const EXTRA_CHARGE = /^[^.,;:]{3,30}\s?\+\s?[$€£]\s?\d/;

/** Does the line at `at` go on with the sentence of the one before, which began with `first`? */
function goesOn(document: SourceDocument, first: DocumentLine, at: number, column: number): boolean {
  const line = document.lines[at - 1] as DocumentLine;
  const next = document.lines[at] as DocumentLine;
  if (!isCopy(line, at - 1 === first.index) || !isCopy(next, false) || next.afterBlank || next.quote !== line.quote)
    return false;
  if (isRaggedProse(document, line, next)) return true;
  const { text } = line.passage;
  if (
    text.length > MAX_LINE ||
    isSpacedOut(text) ||
    endsInPicture(text) ||
    (first.emojiLength > 0 && ENDS_WITH_PRICE.test(text) && !FOR_WHOM.test(next.folded)) ||
    ((line.look.signs & CURRENCY_SIGN) !== 0 && SUM_APART.test(text)) ||
    (!closesBracket(text, next.passage.text) && mayEndSentence(codeAt(text, text.length - 1)) && ENDS.test(text)) ||
    next.emojiLength > 0 ||
    (next.startsWithTime && column === 0 && !(first.bullet !== null && OPEN_END.test(line.folded))) ||
    isAddress(next) ||
    ((next.look.signs & DIGIT) !== 0 && (STANDS_FROM.test(next.folded) || tellsOtherDay(next.folded, next.look))) ||
    ((next.look.signs & CURRENCY_SIGN) !== 0 && EXTRA_CHARGE.test(next.passage.text))
  )
    return false;
  if (next.quote > 0 && isQuotedEntry(document, at)) return false;
  if (closesBracket(text, next.passage.text)) return true;
  if (startsSmall(next.passage.text) && isDenied(text, next.passage.text)) return true;
  if (startsSmall(next.passage.text) && isWithinEntries(document, first, at)) return true;
  if (column > 0 && isCutByColumn(document, line, next, column)) return true;
  if (first.bullet !== null && next.indent <= first.indent) {
    if (!isFlushEntry(document, line, next)) return false;
    // `• 1 Übernachtung im 4-Sterne-Hotel` over `Waldhorn in Kempten`: the next entry stands right below.
    if (
      document.lines[at + 1]?.bullet === first.bullet &&
      listAround(document, at - 1).flush > 0 &&
      (next.look.signs & (DIGIT | CURRENCY_SIGN)) === 0 &&
      !LABEL.test(next.passage.text)
    )
      return true;
  }
  const isLower = startsSmall(next.passage.text);
  if (!isLower && (next.look.signs & LABEL_MARK) !== 0 && LABEL.test(next.passage.text)) return false;
  if (isLower && text.endsWith('-') && HYPHEN.test(text)) return true;
  if (text.length >= MIN_OPEN && OPEN_END.test(line.folded) && !ALL_IN.test(line.folded))
    if (
      STARTS_OPEN.test(next.passage.text) ||
      ((first.bullet !== null || text.split(' ').length >= MIN_WORDS) && OPEN_NOUN.test(line.folded))
    )
      return true;
  // A list in running text that goes on: `two game drives;`.
  const isOpen = text.endsWith(';');
  // `Blackout dates:   3 to 9 May;` over the next of them, under the first: the value of a label goes on in its column.
  if (isOpen && next.indent >= MIN_HANG && next.indent > first.indent && LABEL.test(first.passage.text)) return true;
  // `• 9 breakfasts, 5 lunches,` over `  3 dinners`: under the entry's text the entry goes on.
  if (text.endsWith(',') && first.bullet !== null && next.indent > first.indent) return true;
  if (isOpen || text.endsWith(','))
    return (
      columnsOf(document, line) >= (first.bullet !== null || SENTENCE.test(text) ? MIN_ENTRY : MIN_LISTED) &&
      (isLower || isOpen || first.bullet !== null)
    );
  if (isLower && first.bullet !== null) return true;
  if (isDigit(codeAt(next.passage.text, 0)) && OPEN_CURRENCY.test(text)) return true;
  if (isLower) {
    if (text.length < MIN_WIDTH) return false;
    const { width, isProse } = blockAround(document, at - 1);
    return (
      isProse &&
      width >= (startsSmall(first.passage.text) ? MIN_BLOCK : MIN_COLUMN) &&
      !fits(document, line, next, width)
    );
  }
  // A name or figure that did not fit: in an entry of a list, or in a sentence that is under way.
  if (columnsOf(document, line) < MIN_WIDTH || !BLANK.test(text) || STARTS_PRICE.test(next.folded)) return false;
  const isUnderWay = first.bullet !== null || at - 1 > first.index || SENTENCE.test(text);
  return (
    isUnderWay &&
    !STARTS_OWN.test(next.passage.text) &&
    !fits(document, line, next, blockAround(document, at - 1).width)
  );
}

/** `Balance 8 weeks before. Insurance` over `not included - ask us.`: what is left out stands at the end of the line above, or is all of it. */
const isDenied = (text: string, below: string): boolean =>
  LAST_THING.test(text) && (DENIES.test(below) || (DENIES_ON.test(below) && text.includes('. ')));
const LAST_THING = /(?:^|[.!?] )\p{Lu}[\p{L}’'/&-]+(?: [\p{L}’'/&-]+){0,3}$/u;
const DENIES =
  /^(?:(?:is|are|ist|sind|est|sont|es|son|e|sono) )?(?:not|nicht|non|no|n[ãa]o|pas|niet) (?:included|incl\.?|inclus(?:e?s?|[oaie])|inkl(?:usive|\.)?|inbegriffen|enthalten|compris(?:es?)?|incluid[oa]s?|inclu[íi]d[oa]s?|compres[oaie]|inbegrepen)(?:[.;!]|$)/u;
/** A list of what is left out has its dash as well. */
const DENIES_ON =
  /^(?:not|nicht|non|no|n[ãa]o|pas|niet) (?:included|incl\.?|inclus(?:e?s?|[oaie])|inkl(?:usive|\.)?|inbegriffen|enthalten|compris(?:es?)?|inclu[ií]d[oa]s?|compres[oaie]|inbegrepen)(?: \(|, | [-–—] )/u;

/** ` > breakfast` under `The fare covers`: entries that begin with the mark of a quoted mail, of which the heading has none. */
function isQuotedEntry({ lines }: SourceDocument, at: number): boolean {
  let top = at;
  while (top > 0 && at - top < BLOCK && (lines[top - 1]?.quote ?? 0) > 0) top--;
  const head = lines[top - 1];
  return head !== undefined && head.quote === 0 && head.passage.text !== '' && readLineHeading(head) !== null;
}

/** `Coach to resort (approx.` over `3 hours)`: what a bracket opens, the next line closes. */
function closesBracket(text: string, below: string): boolean {
  const end = below.indexOf(')');
  const opening = text.lastIndexOf('(');
  return (
    opening > 0 &&
    text.lastIndexOf(')') < opening &&
    end >= 0 &&
    end <= MAX_BRACKET &&
    !below.slice(0, end).includes('(') &&
    !COUNTER.test(below)
  );
}
const MAX_BRACKET = 60;
/** `b) …` */
const COUNTER = /^\w{1,2}\)/;

/**
 * How wide the column is in which the text was printed: where words are cut at several ends of lines, the widest such line. 0 where none are,
 * or where the lines are as long as those of a page.
 */
function columnOfPrint(document: SourceDocument): number {
  let cut = 0;
  let width = 0;
  for (const [i, line] of document.lines.entries()) {
    if (!isCutWord(line.passage.text, document.lines[i + 1]?.passage.text ?? '')) continue;
    cut++;
    width = Math.max(width, columnsOf(document, line));
  }
  return cut >= LEAST_CUT && width <= MAX_PRINTED ? width : 0;
}

const LEAST_CUT = 3;
const MAX_PRINTED = 60;
/** `re-` over `turns`; `three-` over `and four-star` keeps its hyphen and is cut by no column. */
const isCutWord = (text: string, below: string): boolean =>
  text.endsWith('-') && HYPHEN.test(text) && startsSmall(below) && !/^(?:and|or|und|oder|et|ou|y|o|e)\b/.test(below);

/** In a printed column a sentence goes on in lower case or with a figure where that had no room. */
function isCutByColumn(document: SourceDocument, line: DocumentLine, next: DocumentLine, column: number): boolean {
  const { text } = next.passage;
  if (isCutWord(line.passage.text, text)) return true;
  const isOpen = startsSmall(text) || isDigit(codeAt(text, 0)) || (next.look.signs & CURRENCY_SIGN) !== 0;
  return (
    isOpen &&
    STARTS_OPEN.test(text) &&
    columnsOf(document, line) >= column * LEAST_FILLED &&
    !fits(document, line, next, column) &&
    readLineHeading(next) === null
  );
}

/** A line that is shorter ends where its sentence does. */
const LEAST_FILLED = 0.6;

/** A line without a mark between two entries that have the same: the rest of the first, flush as a flyer sets it. */
function isWithinEntries(document: SourceDocument, first: DocumentLine, at: number): boolean {
  const mark = first.bullet;
  if (mark === null || mark.length > 1 || columnsOf(document, document.lines[at - 1] as DocumentLine) < MIN_ENTRY)
    return false;
  const [next, after] = [document.lines[at] as DocumentLine, document.lines[at + 1]];
  return (
    after?.bullet === mark &&
    !after.afterBlank &&
    columnsOf(document, next) < columnsOf(document, first) &&
    readLineHeading(next) === null
  );
}

/** An entry of a narrow list whose second line stands flush with its mark: its first word had no room. */
function isFlushEntry(document: SourceDocument, line: DocumentLine, next: DocumentLine): boolean {
  if (
    columnsOf(document, line) < MIN_ENTRY ||
    readLineHeading(next) !== null ||
    ENDS_WITH_SUM.test(line.passage.text.slice(-4))
  )
    return false;
  const { width: widest, flush } = blockAround(document, line.index);
  const list = listAround(document, line.index);
  const width = Math.min(widest, list.width);
  const isUnderWay = startsSmall(next.passage.text) || line.folded.endsWith(',') || OPEN_END.test(line.folded);
  const isNarrow = Math.max(flush, list.flush) >= MIN_FLUSH;
  const slack = isUnderWay && isNarrow ? SLACK : 0;
  return (isUnderWay || isNarrow) && width <= MAX_FLUSH && !fits(document, line, next, width - slack);
}

/** The list's own lines: the widest, for the sentence over them may be set wider, and how many stand without a mark below an entry. */
function listAround(document: SourceDocument, at: number): { width: number; flush: number } {
  const { lines } = document;
  let width = 0;
  let flush = 0;
  let entries = 0;
  const add = (line: DocumentLine | undefined, before: DocumentLine | undefined): boolean => {
    if (line === undefined || line.passage.text === '' || (line.bullet === null && before?.bullet == null))
      return false;
    width = Math.max(width, columnsOf(document, line));
    if (line.bullet === null) flush++;
    else entries++;
    return true;
  };
  for (let i = at; i > at - BLOCK && add(lines[i], lines[i - 1]); i--);
  for (let i = at + 1; i < at + BLOCK && add(lines[i], lines[i - 1]); i++);
  // A line below nearly every entry is another column's, as it is copied row by row.
  return { width, flush: flush > entries * MOST_FLUSH ? 0 : flush };
}
const MOST_FLUSH = 0.67;

const MIN_ENTRY = 28;
const ENDS_WITH_SUM = /\d[.,]\d\d$/;
/** Wider blocks are paragraphs between lists. */
const MAX_FLUSH = 90;
const MIN_FLUSH = 2;
/** Letters of a flyer are not all as wide. */
const SLACK = 5;

const BLANK = /\s/;
/** The last character of what `ENDS` matches. */
const mayEndSentence = (code: number): boolean => code >= 128 || ENDS_CODES.has(code);
const ENDS_CODES: ReadonlySet<number> = new Set([...'.!?:"\')]*_'].map((mark) => codeAt(mark, 0)));

/** Words that a line of a short message begins anew with: `Offer ends …`, `Call Baz …`. */
const STARTS_OWN =
  /^(?:Offers?|Book(?:ing)?|Call|Valid|Prices?|Inc(?:l|ludes)?|Not incl|Dep|Dep(?:art|osit)s?|Htl|Hotel|Flights?|Deal|Text|Ring|Reply|Email|Tel|T&Cs?|Travel dates|Reserva[rs]?|R[eé]serve[rz]?|Plazas|Buchbar|Buchung|Buchen|Anzahlung|Anmeldung|Preise?|Prix|Precios?|Prezz[io]|Prenota(?:zioni|re)?|Quota|Suplementos?|Supplémen?ts?|Supplement[oi]|Boek(?:en)?|Inbegrepen|Incluye|Comprende?|Inkl|Exkl|Oferta|Offre|Offerta|Angebot|Seguro|Tasas|Tasse|Acompte|Acconto|Depósito)(?![\p{L}’'])/u;

/** `949 € p.P. im DZ`: what it costs stands on a line of its own. */
const STARTS_PRICE =
  /^(?:(?:from|only|ab|nur|des|desde|da) )?(?:(?:[a-z]{0,2}[$€£₹]|eur|usd|gbp|chf) ?\d[\d.,]*|\d[\d.,]*(?:,-)? ?(?:[$€£₹]|eur|chf)) ?(?:pp\b|p\. ?p\b|per |pro |por |par |a persona|each)/;

/** The dot of `inkl. Flug` ends no sentence. */
const SENTENCE =
  /\p{Ll}(?<!(?<!\p{L})(?:[Ii]nkl|[Ee]xkl|[Ii]ncl|[Ee]xcl|zzgl|ca|tel|min|max|approx|env|aprox|nr|st|dr|mrs?))[.!?] \p{Lu}/u;
/** A line of contact is never the rest of a sentence. */
const ADDRESS = new LinePattern(/^\S{0,60}(?:@|www\.|https?:)/, 'www\\.|https?:');
const isAddress = ({ look, passage }: DocumentLine): boolean =>
  ((ADDRESS.mayMatch(look) || (look.signs & AT_SIGN) !== 0) && ADDRESS.regex.test(passage.text)) ||
  ((look.signs & DIGIT) !== 0 && NUMBERED.test(passage.text) && findPhone(passage) !== null);
/** `Mirador Travel – 020 7946 0133`: a name and its number. */
const NUMBERED = /^\p{Lu}[^.;!?]{2,50}(?:\s[–—|·-]|,|:)\s(?:\p{L}{1,9}[.:]{0,2} )?\+?[\d(][\d\s()/.-]{6,20}$/u;

const isCopy = (line: DocumentLine, mayBullet: boolean): boolean =>
  line.passage.text !== '' &&
  line.heading === 0 &&
  line.cells === null &&
  line.table === null &&
  !line.isRule &&
  !line.isFrontMatter &&
  !line.isAround &&
  (line.bullet === null || mayBullet) &&
  !isMailHeader(line);

/**
 * Columns of the line as it was pasted, with its marks; those of a quoted mail and characters that nobody sees are none. Blanks behind it
 * count where they pad a column, which takes more than a few.
 */
function columnsOf({ source }: SourceDocument, { span: [start, end] }: DocumentLine): number {
  const { text } = cleanCharacters(source.slice(start, end), start);
  const seen = text.trimEnd().length;
  return (text.length - seen >= MIN_PADDING ? text.length : seen) - quoteMarksOf(text).length;
}

const MIN_PADDING = 4;

/** The block that the line stands in, between blank lines: its widest line, whether a sentence ends in it, and how many plain lines start small. */
function blockAround(document: SourceDocument, at: number): { width: number; isProse: boolean; flush: number } {
  let width = 0;
  let isProse = false;
  let flush = 0;
  const add = (line: DocumentLine): boolean => {
    width = Math.max(width, columnsOf(document, line));
    isProse ||= ENDS_SENTENCE.test(line.passage.text) && readLineHeading(line) === null;
    if (line.bullet === null && startsSmall(line.passage.text)) flush++;
    return line.passage.text !== '';
  };
  for (let i = at; i >= 0 && at - i < BLOCK; i--) if (!add(document.lines[i] as DocumentLine)) break;
  for (let i = at + 1; i < document.lines.length && i - at < BLOCK; i++)
    if (!add(document.lines[i] as DocumentLine)) break;
  return { width: Math.min(width, MAX_LINE), isProse, flush };
}

const BLOCK = 12;
/** In `rtn xfers. excl visa` the dot only sets apart. */
const ENDS_SENTENCE = /[.!?](?:\s+[^\p{Ll}\s]|\s*$)/u;

function fits(document: SourceDocument, line: DocumentLine, next: DocumentLine, width: number): boolean {
  const space = next.passage.text.search(/\s/);
  return columnsOf(document, line) + 1 + (space < 0 ? next.passage.text.length : space) <= width;
}

function joined(parts: readonly DocumentLine[]): DocumentLine {
  const [first] = parts as [DocumentLine];
  const last = parts.at(-1) as DocumentLine;
  const passage = joinWrapped(parts.map((part) => part.passage));
  return withChanges(withText(first, passage), {
    span: [first.span[0], last.span[1]],
    isBold: parts.every((part) => part.isBold),
    bolds: parts.flatMap((part) => part.bolds),
    links: parts.flatMap((part) => part.links),
  });
}
