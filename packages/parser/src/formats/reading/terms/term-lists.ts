/**
 * The lists of terms in an offer: lines under a heading (`What's included`, `Fine print`), items beside it (`Includes: a, b and c`) and
 * lines with a mark of their own (`✅ …`, `❌ …`, `⚠️ …`). Each item is cut tight; an exclusion keeps the words that say it is one.
 */

import { findDates } from '../../../annotators/date.ts';
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { isBookingStep, isPageFooter } from '../messages/page-clutter.ts';
import { mayEndWithin, splitSentences } from '../sentences.ts';
import { readComponentHeading } from './component-heading.ts';
import { readImpliedHeading } from './implied-heading.ts';
import { isItemOf } from './is-item-of.ts';
import { isLeftOutThing } from './left-out-thing.ts';
import { topicOfMark, topicOfText } from './mark-topic.ts';
import { markedPrice } from './marked-price.ts';
import { cutAtMarks } from './marks-in-line.ts';
import { readMinus } from './plus-and-minus.ts';
import { endOfSpacedList } from './spaced-list.ts';
import { readLineHeading, readTermHeading, type TermHeading, type TermTopic } from './term-heading.ts';
import { cutList, cutSentences, cutTwo, leftOutOf, trimItem } from './term-items.ts';
import {
  belongs,
  isFareOfChildren,
  isLeftEmpty,
  isLoneLine,
  isOverContact,
  markOf,
  type TermSection,
} from './term-section.ts';

export interface TermItem {
  readonly topic: TermTopic;
  readonly value: Field<string>;
  /** Index of the document line that holds it. */
  readonly line: number;
  /** Stands under a heading that names the topic; else only its mark does. */
  readonly isHeaded: boolean;
}

/** Every item of every list, in the order of the text. */
export function readTermLists(document: SourceDocument): TermItem[] {
  const items: TermItem[] = [];
  let section: TermSection | null = null;
  for (const line of document.lines) {
    const { text } = line.passage;
    if (text === '' || isPageFooter(line)) continue;
    if (line.isRule) {
      // A rule under the heading itself is part of how the heading is set.
      if (section !== null && (section.isInline || section.mark !== null)) section = null;
      continue;
    }
    const heading =
      (isMarkedEntry(document, line) || isFareOfChildren(document, line) ? null : headingOf(line)) ??
      readComponentHeading(document, line) ??
      readImpliedHeading(document, line, items.at(-1) ?? null, headingOf);
    if (heading !== null && (isBookingStep(document, line) || isOverContact(document, line))) {
      section = null;
      continue;
    }
    if (heading !== null && !isItemOf(document, section, line, heading)) {
      const isInline = heading.valueFrom < text.length;
      const spacedUntil =
        isInline || heading.topic === 'restrictions' ? line.index : endOfSpacedList(document, line, heading.topic);
      const own: TermSection = { heading, line, isInline, mark: null, isShown: false, spacedUntil };
      own.isShown = own.isInline;
      if (own.isInline) {
        addInline(items, own);
        // `Comprend : vols, transferts. Ne comprend pas : assurance.`
        if (heading.topic === 'includes' && mayEndWithin(text)) addSentences(items, line, true);
      }
      if (!isConditionAmong(document, section, own)) section = own;
      continue;
    }
    if (section !== null && !belongs(document, section, line)) section = null;
    if (section?.heading.topic === 'includes' && isLeftEmpty(document, line)) continue;
    const marked = topicOfMark(line);
    const minus = section === null ? readMinus(document, line) : [];
    for (const value of minus) items.push({ topic: 'excludes', value, line: line.index, isHeaded: false });
    if (minus.length > 0) continue;
    if (section === null && marked === null && SENTENCE_VERB.test(line.look, line.folded)) {
      addSentences(items, line);
      continue;
    }
    if (section !== null) addItem(items, section, line, marked, isLoneLine(document, section, line));
    else if (marked !== null && markedPrice(line) !== null) continue;
    else if (marked === 'excludes' && CROSSED_LIST.test(contentOf(line).text)) addCrossed(items, line);
    else if (marked === 'restrictions') push(items, marked, cutMarkedSentences(contentOf(line)), line, false, null);
    else if (marked !== null) push(items, marked, cutMarked(line, marked), line, false, null);
  }
  return items;
}

/** `✘ hold bags` under `✘ lunches`: an entry, whatever its words announce elsewhere. */
function isMarkedEntry(document: SourceDocument, line: DocumentLine): boolean {
  const own = topicOfMark(line);
  if (own === null || line.passage.text.includes(':')) return false;
  const isLike = (at: number): boolean => {
    const other = document.lines[at];
    const mark = other === undefined || other.passage.text === '' ? null : topicOfMark(other);
    // A single cross under ticks is one as well.
    return mark === own || (own === 'excludes' && mark === 'includes');
  };
  return isLike(line.index - 1) || isLike(line.index + 1);
}

function headingOf(line: DocumentLine): TermHeading | null {
  const heading = readLineHeading(line);
  if (heading === null || line.table !== null || tellsDepartures(line, heading) || tellsLength(line, heading))
    return null;
  // In `## Terms – Mexico: 4th night free` the rest is no item.
  if (
    line.heading > 0 &&
    heading.valueFrom < line.folded.length &&
    !line.folded.slice(0, heading.valueFrom).trimEnd().endsWith(':')
  )
    return { ...heading, valueFrom: line.folded.length };
  // A bulleted line is an item, unless it says `Includes: …` itself.
  return line.bullet === null || heading.valueFrom < line.folded.length || line.folded.trimEnd().endsWith(':')
    ? heading
    : null;
}

/** `Salidas: 10, 17 y 24 de mayo`: the word for outings heads the days on which one sets out. */
const tellsDepartures = ({ folded }: DocumentLine, { topic, valueFrom }: TermHeading): boolean =>
  topic === 'activities' &&
  /^\W{0,3}\d/.test(folded.slice(valueFrom)) &&
  findDates(folded.slice(valueFrom, valueFrom + 80), 'day-first').length > 0;

/** T-612: `Tout compris – 8 jours / 7 nuits`: how long it is is nothing that one gets. */
const tellsLength = ({ folded }: DocumentLine, { valueFrom }: TermHeading): boolean =>
  folded.length - valueFrom <= MAX_LENGTH_TOLD && LENGTHS.test(folded.slice(valueFrom));
const MAX_LENGTH_TOLD = 40;
const LENGTHS = compactPattern(
  /^(?:\d{1,2} ?-?(?:days?|nights?|nts?|tage?|nachte?|ubernachtungen|jours?|nuits?|dias?|noches?|giorn[oi]|nott[ei]|noites?|dagen|nachten|d\b|n\b)\W{0,4}(?:and |und |et |y |e |en )?){1,2}$/,
);

/** `- Not included: visa, tips` among the entries under `Reminders`: the next entry is a reminder again. */
const isConditionAmong = (
  document: SourceDocument,
  outer: TermSection | null,
  { line, isInline }: TermSection,
): boolean =>
  isInline &&
  line.bullet !== null &&
  outer?.heading.topic === 'restrictions' &&
  !outer.isInline &&
  belongs(document, outer, line);

const contentOf = (line: DocumentLine): Passage =>
  line.emojiLength === 0 ? line.passage : trimPassage(slicePassage(line.passage, line.emojiLength));

/** A verb of inclusion somewhere in a paragraph. */
const SENTENCE_VERB = new LinePattern(
  /[.!] (?:[a-z' ]{0,40})(?:in[ck]lu|covers|look after|take care of|throw in|exclud|compren|beinhaltet|umfasst|enthalt|inclui|zit(?:ten)? |inbegrep)/,
  'zit|inbegrep|inclu|inklu|covers|look after|take care of|throw in|exclud|compren|beinhaltet|umfasst|enthalt|inclui',
);

/** `Join us for Easter! Price includes return flights and …`: the list stands in a later sentence of the line. */
function addSentences(items: TermItem[], line: DocumentLine, isLabelled = false): void {
  if (line.passage.text.length > MAX_PARAGRAPH) return;
  const sentences = splitSentences(line.passage);
  for (const [i, sentence] of sentences.entries()) {
    const heading = i === 0 ? null : readTermHeading(foldText(sentence.text));
    if (heading === null || heading.topic === 'restrictions') continue;
    // `What's not? Insurance.`: the next sentence answers.
    const answer = sentence.text.endsWith('?') ? sentences[i + 1] : undefined;
    if (heading.valueFrom >= sentence.text.length && answer === undefined) continue;
    if (isLabelled && !/[:?]/.test(sentence.text.slice(heading.to, heading.valueFrom))) continue;
    const prefix = heading.topic === 'excludes' ? slicePassage(sentence, heading.from, heading.to) : null;
    const value = answer ?? slicePassage(sentence, heading.valueFrom);
    const marked = cutAtMarks(value, heading.topic);
    push(items, heading.topic, marked?.listed ?? cutList(value, heading.topic), line, true, prefix);
    if (heading.topic === 'includes') push(items, 'excludes', marked?.crossed ?? leftOutOf(value), line, true, null);
  }
}

const MAX_PARAGRAPH = 1500;

/** `❌ Travel insurance` keeps its cross: without it the item would read as a promise. */
const markedContent = (line: DocumentLine, topic: TermTopic): Passage =>
  topic === 'excludes' ? line.passage : contentOf(line);

/** No line has more: a paste of nothing but marks costs no more. */
const MAX_MARKED = 40;
const NEXT_MARK = /\s+(?=[✅✔☑✓❌✖✕✗✘🚫⛔]\ufe0f?\s)/u;
const CROSSED_LIST = /^[^,.;:]{2,36}(?:,\s[^,.;:]{2,36}){2,}$/u;

/** `✔ 20kg luggage ✔ private transfers`: an entry at each mark. */
function cutMarked(line: DocumentLine, topic: TermTopic): Passage[] {
  const whole = markedContent(line, topic);
  const at = NEXT_MARK.exec(whole.text)?.index ?? -1;
  const content = contentOf(line);
  if (at < 0 || topic !== 'includes') return trimItem(whole);
  const items: Passage[] = [];
  for (let rest = content; rest.text !== '' && items.length < MAX_MARKED; ) {
    const next = NEXT_MARK.exec(rest.text);
    items.push(...trimItem(next === null ? rest : slicePassage(rest, 0, next.index)));
    if (next === null) break;
    const after = slicePassage(rest, next.index + next[0].length);
    if (topicOfText(after.text) !== topic) break;
    rest = slicePassage(after, /^\S+\s+/u.exec(after.text)?.[0].length ?? after.text.length);
  }
  return items;
}

/** `⚠️ Token £50 per person. Only 12 seats`: a condition a sentence; a call of one word is none. */
function cutMarkedSentences(content: Passage): readonly Passage[] {
  const cut = cutSentences(content);
  return cut.length > 1 ? cut.filter(({ text }) => text.includes(' ')) : cut;
}

/** `✖ lunches, drinks, city tax`: each keeps the cross. */
function addCrossed(items: TermItem[], line: DocumentLine): void {
  const content = contentOf(line);
  const length = line.passage.text.length - content.text.length;
  const mark = length > 0 ? trimPassage(slicePassage(line.passage, 0, length)) : null;
  for (const passage of cutList(content, 'excludes')) {
    const value =
      mark === null
        ? stated(passage.text, [spanOf(passage)])
        : stated(`${mark.text} ${passage.text}`, [spanOf(mark), spanOf(passage)]);
    items.push({ topic: 'excludes', value, line: line.index, isHeaded: false });
  }
}

function addInline(items: TermItem[], section: TermSection): void {
  const { heading, line } = section;
  const value = slicePassage(line.passage, heading.keepsLabel ? heading.from : heading.valueFrom);
  if (heading.topic === 'includes' && isLeftOutWhole(value.text)) {
    push(items, 'excludes', trimItem(slicePassage(line.passage, heading.from)), line, true, null);
    return;
  }
  const marked = heading.keepsLabel ? null : cutAtMarks(value, heading.topic);
  const listed = heading.keepsLabel ? cutSentences(value) : (marked?.listed ?? cutList(value, heading.topic));
  // `incl flights & breakfast`
  const isPair = heading.topic === 'includes' && listed.length === 1 && isPairOfThings(listed[0]?.text ?? '');
  const cut = isPair ? listed.flatMap(cutTwo) : listed;
  push(items, paidTopic(section, cut), cut, line, true, heading.topic === 'excludes' ? prefixOf(section) : null);
  if (heading.topic === 'includes') push(items, 'excludes', marked?.crossed ?? leftOutOf(value), line, true, null);
}

/** F-660: `Bags: 1 checked bag CAD 42 each way, not included`: behind its one thing the words that it is left out, and no more. */
const isLeftOutWhole = (text: string): boolean => text.length <= MAX_LEFT_OUT && LEFT_OUT_WHOLE.test(foldText(text));
const MAX_LEFT_OUT = 90;
const LEFT_OUT_WHOLE =
  /^(?:[^,;:]{2,60}, ?)?(?:(?:is |are |ist |sont |est )?not incl(?:uded|\.)?|nicht (?:inklusive|inbegriffen|enthalten)|non (?:compris|inclus)e?s?|no incluid[oa]s?|non (?:compres|inclus)[oaie]|nao inclu(?:s|id)[oa]s?|niet inbegrepen)[.!]?$/;

/** Two things in a few words, without figures; `Reid & Holm hamper` is one of a house's name. */
const isPairOfThings = (text: string): boolean =>
  PAIR.test(text) && !/\p{Lu}\p{Ll}+ & \p{Lu}\p{Ll}+ \p{Ll}/u.test(text);
const PAIR = /^(?:[^\s\d]{1,16} ){1,3}&(?: [^\s\d]{1,16}){1,3}$/;

/** `Extras: cot £15, dog £25 a week`, `Extras: insurance, drinks, ski pass`: what has its price, or what offers leave out, is not included. */
const paidTopic = ({ heading, line }: TermSection, cut: readonly Passage[]): TermTopic =>
  heading.topic === 'includes' &&
  heading.to - heading.from <= 6 &&
  EXTRAS.test(line.folded.slice(heading.from, heading.to)) &&
  (cut.some(({ text }) => PRICED.test(text)) || cut.filter(({ text }) => isPaidLocally(text)).length > 1)
    ? 'extras'
    : heading.topic;

const isPaidLocally = (text: string): boolean => isLeftOutThing(foldText(text).replace(/ \([^()]{1,30}\)$/, ''));

const EXTRAS = /^extras?$/;
const PRICED = /[$€£]\s?\d|\d\s?€|\b(?:EUR|USD|GBP|CHF|AUD|CAD) ?\d/;

/** `Lunches, beverages, tips`: the only line under its heading is the list itself. */
const COMMAS = /,.*,|;\s|\s\+\s.*\s\+\s|\s(?<mark>[~•·|])\s.*\s\k<mark>\s/;

function addItem(
  items: TermItem[],
  section: TermSection,
  line: DocumentLine,
  marked: TermTopic | null,
  isLone: boolean,
): void {
  section.mark ??= markOf(line);
  const own = paidTopic(section, [line.passage]);
  // Ticks under `Not included` are what marks its entries, no promise.
  const isTicked = own === 'excludes' && marked === 'includes' && section.mark === markOf(line);
  const topic =
    marked !== null && !isTicked && (own === 'includes' || own === 'excludes') && marked !== 'restrictions'
      ? marked
      : own;
  const whole = topic === own ? contentOf(line) : markedContent(line, topic);
  const content = topic === 'activities' ? withoutLedPrice(whole, line) : whole;
  const isPlain = markOf(line) === '';
  const cut =
    topic === 'restrictions' && isPlain
      ? cutSentences(content)
      : isPlain && isLone && COMMAS.test(content.text)
        ? cutList(content, topic)
        : trimItem(content);
  const count = items.length;
  const isPrefixed = (topic === 'excludes' && own === 'excludes') || needsContext(section, content.text);
  push(items, topic, cut, line, true, isPrefixed ? prefixOf(section) : null);
  const first = items[count];
  // The heading is why the list is what it is: its first item points there too.
  if (first !== undefined && !section.isShown) {
    section.isShown = true;
    if (first.value.spans.length === 1)
      items[count] = { ...first, value: { ...first.value, spans: [spanOf(prefixOf(section)), ...first.value.spans] } };
  }
}

/** `Reef safari ........ $129 pp`: what is done, without what dots or blanks lead to. */
function withoutLedPrice(passage: Passage, { look }: DocumentLine): Passage {
  const isPriced = (look.signs & DIGIT) !== 0 && LED.test(passage.text);
  const at = isPriced ? passage.text.search(LED_PRICE) : -1;
  return at > 0 ? slicePassage(passage, 0, at) : passage;
}
const LED = /\.{3}|…|_{3}|·{3}|\s{3}/;
const LED_PRICE =
  /\s?(?:[.·…_]{3,80}|\s{3,80})\s{0,3}(?:from |ab |desde |à partir de )?(?:[A-Z]{0,3}\s?[$€£₹]\s?\d[\d.,' ]*|(?:[A-Z]{2,3}) ?\d[\d.,' ]*|\d[\d.,' ]*\s?(?:€|EUR|CHF|kr)).{0,24}$/u;

const CONTEXT = /cancel|refund|storno|stornierung|annul|cancela|payment|zahlung|deposit/;

/** `29-15 days: 50%` under `Cancellation`: without the heading's word the item says nothing. */
const needsContext = ({ heading, line }: TermSection, item: string): boolean =>
  heading.topic === 'restrictions' &&
  line.folded.length <= 40 &&
  (BLACKOUT.test(line.folded)
    ? findDates(foldText(item), 'day-first')[0]?.from === 0
    : CONTEXT.test(line.folded) &&
      /^\W*(?:(?:within|less|more|up|over|under|from|between|bis|ab|hasta|jusqu|moins|meno|fino|ate) [a-z ]{0,12})?\d/i.test(
        item,
      ));
/** Over days on which the offer does not hold. */
const BLACKOUT = /black ?-?out|sperr(?:zeit|termin)/;

/** `Not included`: without it the item would read as a promise. */
function prefixOf({ heading, line }: TermSection): Passage {
  const words = slicePassage(line.passage, heading.from, heading.to);
  const at = heading.topic === 'excludes' && words.text.length > MAX_PREFIX ? foldText(words.text).search(NEGATION) : 0;
  return at > 0 ? slicePassage(words, at) : words;
}

const MAX_PREFIX = 16;
/** `THE FARE DOES NOT COVER`: the words that say no, without what they say it of. */
const NEGATION =
  /\b(?:does(?: not|n'?t)|do(?: not|n'?t)|not\b|excludes?|excluding|exclusions?|excluded|nicht|ne\b|non\b|no\b|nao\b)/;

function push(
  items: TermItem[],
  topic: TermTopic,
  cut: readonly Passage[],
  line: DocumentLine,
  isHeaded: boolean,
  prefix: Passage | null,
): void {
  for (const passage of cut) {
    const isTold = prefix === null || SAYS_SO.test(passage.text);
    const value = isTold
      ? stated(passage.text, [spanOf(passage)])
      : stated(`${prefix.text}${prefix.text.endsWith('.') ? '' : ':'} ${passage.text}`, [
          spanOf(prefix),
          spanOf(passage),
        ]);
    items.push({ topic, value, line: line.index, isHeaded });
  }
}

/** `Keine Erstattung bei Stornierung`, `No refunds` say no themselves (F-622). */
const SAYS_SO =
  /\b(?:not (?:included|covered)|excluded|nicht (?:enthalten|inbegriffen|inklusive)|zzgl|non (?:inclus|compris|incluso|compreso)|no incluid|n[aã]o inclu)|^(?:no|keine?|aucune?|pas (?:de|d['’])|sans|sin|senza|nessun[ao]?|sem|geen)\s?(?:ticket )?(?:refund|change|cancellation|(?:r[uü]ck)?erstattung|umbuchung|[aä]nderung|stornierung|remboursement|modification|annulation|[eé]change|reembolso|devoluci|cambio|modificaci|rimborso|modific|cambi|altera|terugbetaling|restitutie|wijziging)|^non[- ]refundable/i;
