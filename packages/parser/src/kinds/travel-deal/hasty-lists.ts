/**
 * Lists typed in haste: some entries have their mark, others have lost it (`- airport transfers` over `city tour with lunch` over `- port taxes`). Under
 * a heading that announces a list each line of the block is an entry, unless it is the rest of the one above or says something else: then it takes
 * the mark of the others, or none has one where most have none.
 */
import { findMoney } from '../../annotators/money.ts';
import { readCourtesy } from '../../annotators/section.ts';
import { WEEKDAYS } from '../../annotators/vocabulary/calendar-words.ts';
import { type DocumentLine, type SourceDocument, withChanges } from '../../formats/reading/document.ts';
import { findEmail, findPhone } from '../../formats/reading/terms/contact-marks.ts';
import { readDateRoles } from '../../formats/reading/terms/date-role.ts';
import { readLineHeading } from '../../formats/reading/terms/term-heading.ts';
import { isInCapitals, startsSmall } from '../../text/character-class.ts';
import { DIGIT } from '../../text/line-look.ts';
import { breaksOff } from '../../text/wrapped-lines.ts';
import { ENDS_WITH_PARTICLE } from './joined-lines.ts';
import { classifyTerm } from './loose-terms.ts';

const MAX_BLOCK = 24;
const MAX_ENTRY = 76;
/** So much further in stands the rest of an entry. */
const HANGING = 2;
const SLACK = 12;

export function withHastyLists(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const bullets = new Map<number, string | null>();
  for (let at = 0; at < lines.length; at++) {
    const block = blockUnder(lines, at);
    for (const [index, bullet] of block.length === 0
      ? belowTicks(document, at)
      : marksOf(document, lines[at] as DocumentLine, block))
      bullets.set(index, bullet);
    at += block.length;
  }
  return bullets.size === 0
    ? document
    : {
        ...document,
        lines: lines.map((line) => {
          const bullet = bullets.get(line.index);
          return bullet === undefined ? line : withChanges(line, { bullet, indent: bullet === null ? 0 : line.indent });
        }),
      };
}

/** The lines right under a heading that announces a list, as far as the next blank line. */
function blockUnder(lines: readonly DocumentLine[], at: number): readonly DocumentLine[] {
  const head = lines[at] as DocumentLine;
  const next = lines[at + 1];
  if (next === undefined || next.passage.text === '' || head.bullet !== null || head.passage.text === '') return [];
  const heading = readLineHeading(head);
  if (heading === null || heading.valueFrom < head.folded.length) return [];
  const block: DocumentLine[] = [];
  for (let i = at + 1; i < lines.length && block.length < MAX_BLOCK; i++) {
    const line = lines[i] as DocumentLine;
    if (line.passage.text === '' || line.isRule || line.heading > 0) break;
    if (line.bullet === null && (line.emojiLength > 0 || readLineHeading(line) !== null)) break;
    block.push(line);
  }
  return block;
}

function marksOf(
  document: SourceDocument,
  head: DocumentLine,
  block: readonly DocumentLine[],
): readonly (readonly [number, string | null])[] {
  const marked = block.filter(({ bullet }) => bullet !== null);
  const plain = block.length - marked.length;
  const [first] = marked;
  if (first === undefined || plain === 0 || block.some(({ cells }) => cells !== null)) return [];
  if (new Set(marked.map(({ bullet }) => bullet)).size > 1) return [];
  const isCondition = readLineHeading(head)?.topic === 'restrictions';
  // `Cross the pass` over `- hot springs`: most have none.
  const hasFew = !isCondition && block[0]?.bullet === null && marked.length * 2 < plain;
  if (hasFew && block.every((line) => line.bullet !== null || saysNothingElse(document, line)))
    return marked.map(({ index }) => [index, null]);
  const isOwn = block.map((line, i) => line.bullet !== null || isEntry(document, block, i, isCondition));
  // What is said below the list begins where the first such line does not.
  const end = isOwn.findIndex((own, i) => !own && !isRest(block, i));
  const until = end < 0 ? block.length : end;
  if (marked.some((line) => block.indexOf(line) >= until)) return [];
  const own = block.slice(0, until).filter((line, i) => line.bullet === null && isOwn[i] === true);
  if (own.length === 0) return [];
  return marked.length < LEAST_MARKED && !isCondition ? [] : own.map(({ index }) => [index, first.bullet]);
}
const LEAST_MARKED = 2;

/** `city tour too` right under `✅ flights`, the last of several such lines: one more of them. */
function belowTicks(document: SourceDocument, at: number): readonly (readonly [number, string])[] {
  const { lines } = document;
  const tick = tickOf(lines[at]);
  if (tick === null || tickOf(lines[at + 1]) !== null) return [];
  for (let i = 1; i < LEAST_TICKED; i++) if (tickOf(lines[at - i]) !== tick) return [];
  const found: [number, string][] = [];
  for (let i = at + 1; i < lines.length && i - at <= MOST_BELOW; i++) {
    const line = lines[i] as DocumentLine;
    if (line.passage.text === '' || line.bullet !== null || line.emojiLength > 0 || line.cells !== null) break;
    if (readLineHeading(line) !== null || !isEntry(document, [line], 0, false)) break;
    found.push([i, tick]);
  }
  return found;
}
const tickOf = (line: DocumentLine | undefined): string | null =>
  line === undefined ? null : (TICK.exec(line.bullet ?? line.passage.text)?.[0] ?? null);
const TICK = /^[✅✔☑✓]/u;
const LEAST_TICKED = 3;
const MOST_BELOW = 4;

/** Does the line stand for itself, though it has no mark? */
function isEntry(document: SourceDocument, block: readonly DocumentLine[], at: number, isCondition: boolean): boolean {
  const line = block[at] as DocumentLine;
  const { text } = line.passage;
  if (isRest(block, at) || text.length > MAX_ENTRY || /[:;]$/.test(text)) return false;
  if (readCourtesy(line.folded) === 'closing' || (findEmail(line.passage) ?? findPhone(line.passage)) !== null)
    return false;
  if (isCondition) return true;
  return saysNothingElse(document, line) && (startsPlain(text) || classifyTerm(line.folded, line.look) === 'includes');
}

/** No price, day or fact under its label, and no running text. */
const saysNothingElse = ({ dateOrder }: SourceDocument, line: DocumentLine): boolean =>
  line.passage.text.length <= MAX_ENTRY &&
  !isLabelled(line.passage.text) &&
  findMoney(line.passage.text, 1).length === 0 &&
  !/[.!?] \p{Lu}/u.test(line.passage.text) &&
  ((line.look.signs & DIGIT) === 0 || readDateRoles(line, dateOrder).length === 0);

/** In lower case, with a figure, or in a text of capitals alone. */
const startsPlain = (text: string): boolean => startsSmall(text) || /^\d/.test(text) || isInCapitals(text);

/** `Hotel: Miramar` says what something is; `Fri: boat trip` when something is done. */
function isLabelled(text: string): boolean {
  const word = /^([\p{L}]{2,24}):\s/u.exec(text)?.[1];
  return word !== undefined && !WEEKDAYS.has(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
}

/** The second line of the entry above: indented under it, behind a word that ends nothing, or where its first word had no room. */
function isRest(block: readonly DocumentLine[], at: number): boolean {
  const [line, above] = [block[at] as DocumentLine, block[at - 1]];
  if (above === undefined || line.bullet !== null) return false;
  const { text } = above.passage;
  if (STARTS_ANEW.test(line.folded)) return false;
  if (GOES_ON.test(line.folded)) return true;
  if (line.indent >= above.indent + HANGING || /[-&+/]$/.test(text)) return true;
  if (breaksOff(text) && !ENDS_WITH_PARTICLE.test(above.folded)) return true;
  const widest = Math.max(...block.map((each) => each.passage.text.length));
  const width = text.length + 1 + (line.passage.text.split(' ', 1)[0] ?? '').length;
  if (isBroken(block)) return width > widest - SLACK;
  const isLone = at === block.length - 1 && above.bullet !== null;
  return isLone && text.length >= LEAST_BROKEN && width > widest;
}
/** `only 14 places left`, `no pets`: no entry goes on so. */
const STARTS_ANEW =
  /^(?:so|apenas|only|just|nur|solo|seulement|alleen|bara|kun|max|min|minst|no|non|nicht|keine?|pas|sin|sem|niet|geen|ej|ikke|inte)\b/;

/** `and German`, `before arrival`: no entry begins so. */
const GOES_ON =
  /^(?:and|or|nor|und|oder|et|ou|y|o|e|en|och|og|eller|before|after|of|to|with|from|at|vor|nach|mit|von|avant|apres|avec|antes|despues|con|prima|dopo|depois|com|voor|met|fore|efter)\b/;

/** Where lines in lower case stand between marks, entries were broken at the edge: it need not be the same for each. */
function isBroken(block: readonly DocumentLine[]): boolean {
  const [first, last] = [block.findIndex(isMarked), block.findLastIndex(isMarked)];
  return block.some((line, i) => !isMarked(line) && startsSmall(line.passage.text) && i > first && i < last);
}
const isMarked = ({ bullet }: DocumentLine): boolean => bullet !== null;
/** The last entry of a list is hardly broken before. */
const LEAST_BROKEN = 36;
