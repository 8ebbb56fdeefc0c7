/**
 * T-486, T-521. Lists typed in haste: some entries have their mark, others have lost it (`- airport transfers` over `city tour with lunch` over `- port taxes`). Under
 * a heading that announces a list each line of the block is an entry, unless it is the rest of the one above or says something else: then it takes
 * the mark of the others, or none has one where most have none.
 */
import { findMoney } from '../../../annotators/money.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { findEmail, findPhone } from '../../../formats/reading/terms/contact-marks.ts';
import { readDateRoles } from '../../../formats/reading/terms/date-role.ts';
import { readLineCourtesy } from '../../../formats/reading/terms/line-courtesy.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { isInCapitals, startsSmall } from '../../../text/character-class.ts';
import { headOffset } from '../../../text/line-head.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { slicePassage } from '../../../text/passage.ts';
import { breaksOff } from '../../../text/wrapped-lines.ts';
import { classifyTerm } from '../terms/loose-terms.ts';
import { ENDS_WITH_PARTICLE } from './joined-lines.ts';

const MAX_BLOCK = 24;
const MAX_ENTRY = 76;
/** So much further in stands the rest of an entry. */
const HANGING = 2;
const SLACK = 12;

export function withHastyLists(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const changed = new Map<number, Entry>();
  for (let at = 0; at < lines.length; at++) {
    const block = blockUnder(lines, at);
    for (const [index, entry] of block.length === 0
      ? belowTicks(document, at)
      : marksOf(document, lines[at] as DocumentLine, block))
      changed.set(index, entry);
    at += block.length;
  }
  return changed.size === 0
    ? document
    : {
        ...document,
        lines: lines.map((line) => {
          const entry = changed.get(line.index);
          if (entry === undefined) return line;
          const { bullet, mark } = entry;
          const own = mark === 0 ? line : withText(line, slicePassage(line.passage, mark), line.folded.slice(mark));
          return withChanges(own, { bullet, indent: bullet === null ? 0 : line.indent });
        }),
      };
}

/** What a line is made: an entry with that bullet, or none; `mark` characters of its text are the mark that it had. */
interface Entry {
  readonly bullet: string | null;
  readonly mark: number;
}

/** `-breakfast`, `2.Not with other offers`: a mark that sticks to its entry. */
const TIGHT = /^(?:[-–*+•·~»›>✔✓]|\d{1,2}[.)])(?=[\p{L}\d$€£"“])/u;
const MARK_CHARACTERS = '-–*+•·~»›>✔✓';
function tightMark({ bullet, passage: { text } }: DocumentLine): number {
  if (bullet !== null) return 0;
  const first = text.charAt(0);
  if (!MARK_CHARACTERS.includes(first) && !(first >= '1' && first <= '9')) return 0;
  const mark = TIGHT.exec(text)?.[0].length ?? 0;
  // `15.5 km` counts no entry.
  return mark > 1 && /\d/.test(text.charAt(mark)) ? 0 : mark;
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
    if (line.bullet === null && tickOf(line) === null && tightMark(line) === 0)
      if (line.emojiLength > 0 || readLineHeading(line) !== null) break;
    block.push(line);
  }
  return block;
}

function marksOf(
  document: SourceDocument,
  head: DocumentLine,
  block: readonly DocumentLine[],
): readonly (readonly [number, Entry])[] {
  if (block.some(({ cells }) => cells !== null)) return [];
  const tight = block.map(tightMark);
  const isMarked = block.map((line, i) => line.bullet !== null || (tight[i] ?? 0) > 0 || tickOf(line) !== null);
  const first =
    block.map((line) => line.bullet ?? tickOf(line)).find((bullet) => bullet !== null) ??
    (tight.some((mark) => mark > 0) ? '-' : null);
  const marked = isMarked.filter(Boolean).length;
  const plain = block.length - marked;
  if (first === null || (plain === 0 && tight.every((mark) => mark === 0))) return [];
  const isCondition = readLineHeading(head)?.topic === 'restrictions';
  // `Cross the pass` over `- hot springs`: most have none.
  const hasFew = isMarked[0] === false && marked * 2 < plain;
  if (hasFew && block.every((line, i) => isMarked[i] === true || isCondition || saysNothingElse(document, line)))
    return block.flatMap(({ index }, i) =>
      isMarked[i] === true ? [[index, { bullet: null, mark: tight[i] ?? 0 }]] : [],
    );
  if (marked < LEAST_MARKED && !isCondition) return [];
  const kinds = new Set(block.flatMap(({ bullet }) => (bullet === null ? [] : [bullet.length > 1 ? '1' : bullet])));
  const list: Block = {
    lines: block,
    isMarked,
    last: isMarked.lastIndexOf(true),
    widest: Math.max(...block.map(({ passage }) => passage.text.length)),
    isHasty: kinds.size > 1 || (kinds.size > 0 && areMixed(document, block)),
    isCondition,
  };
  const entries: (readonly [number, Entry])[] = [];
  let bullet = first;
  for (const [i, line] of block.entries()) {
    bullet = line.bullet ?? tickOf(line) ?? bullet;
    const mark = tight[i] ?? 0;
    if (mark > 0) entries.push([line.index, { bullet, mark }]);
    else if (isMarked[i] === false) {
      if (isEntry(document, list, i)) entries.push([line.index, { bullet, mark: 0 }]);
      else if (!isRest(list, i)) {
        // Within the list stands what is none of it: lines of another column.
        if (i < list.last) return [];
        // What is said below the list begins where the first such line does not.
        break;
      }
    }
  }
  return entries;
}
const LEAST_MARKED = 2;

/** `- half board` over `-ski pass`: some marks stick to their entry and others do not. */
function areMixed({ source }: SourceDocument, block: readonly DocumentLine[]): boolean {
  const heads = block.map(({ span }) => headOffset(source, span)).map((at) => source.slice(at, at + 4));
  return heads.some((head) => TIGHT.test(head)) && heads.some((head) => SET_APART.test(head));
}
const SET_APART = /^(?:[-–*+•·~»›>✔✓]|\d[.)])\s/u;

interface Block {
  readonly lines: readonly DocumentLine[];
  readonly isMarked: readonly boolean[];
  /** The last line with a mark. */
  readonly last: number;
  readonly widest: number;
  /** Its marks are set in more than one way: `- half board` over `-ski pass` over `* transfers`. */
  readonly isHasty: boolean;
  readonly isCondition: boolean;
}

/** `city tour too` right under `✅ flights`, the last of several such lines: one more of them. */
function belowTicks(document: SourceDocument, at: number): readonly (readonly [number, Entry])[] {
  const { lines } = document;
  const tick = tickOf(lines[at]);
  if (tick === null || tickOf(lines[at + 1]) !== null) return [];
  for (let i = 1; i < LEAST_TICKED; i++) if (tickOf(lines[at - i]) !== tick) return [];
  const found: [number, Entry][] = [];
  for (let i = at + 1; i < lines.length && i - at <= MOST_BELOW; i++) {
    const line = lines[i] as DocumentLine;
    if (line.passage.text === '' || line.bullet !== null || line.emojiLength > 0 || line.cells !== null) break;
    if (readLineHeading(line) !== null || !isEntry(document, ofOne(line), 0)) break;
    found.push([i, { bullet: tick, mark: 0 }]);
  }
  return found;
}
const tickOf = (line: DocumentLine | undefined): string | null => {
  const first = line === undefined ? '' : (line.bullet ?? line.passage.text).charAt(0);
  return first !== '' && TICKS.includes(first) ? first : null;
};
const TICKS = '✅✔☑✓';
const LEAST_TICKED = 3;
const MOST_BELOW = 4;

const ofOne = (line: DocumentLine): Block => ({
  lines: [line],
  isMarked: [false],
  last: -1,
  widest: line.passage.text.length,
  isHasty: false,
  isCondition: false,
});

/** Does the line stand for itself, though it has no mark? */
function isEntry(document: SourceDocument, block: Block, at: number): boolean {
  const line = block.lines[at] as DocumentLine;
  const { text } = line.passage;
  if (isRest(block, at) || text.length > MAX_ENTRY || /[:;]$/.test(text)) return false;
  if (readLineCourtesy(line) === 'closing' || (findEmail(line.passage) ?? findPhone(line.passage)) !== null)
    return false;
  // Below the last of the conditions a single word is a greeting or a name.
  if (block.isCondition) return at < block.last || text.includes(' ');
  if (!saysNothingElse(document, line)) return false;
  return startsPlain(text) || classifyTerm(line.folded, line.look) === 'includes' || isAmongMarks(block, at);
}

/** `Coach from Milan and back` between two lines with marks, with room left on the line above; below the last one where the marks are set in haste. */
function isAmongMarks({ lines, isMarked, last, isHasty }: Block, at: number): boolean {
  const { text } = (lines[at] as DocumentLine).passage;
  if (at < isMarked.indexOf(true)) return false;
  return (at < last || (isHasty && at === last + 1)) && SMALL_WORD.test(text) && !/[.!?]$/.test(text);
}
const SMALL_WORD = /^\p{Lu}[^.!?]*\s\p{Ll}/u;

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
function isRest(block: Block, at: number): boolean {
  const { lines, widest, isHasty, isMarked, last } = block;
  const [line, above] = [lines[at] as DocumentLine, lines[at - 1]];
  if (above === undefined || isMarked[at] === true) return false;
  const { text } = above.passage;
  if (STARTS_ANEW.test(line.folded)) return false;
  if (GOES_ON.test(line.folded)) return true;
  if (line.indent >= above.indent + HANGING || /[-&+/,]$/.test(text)) return true;
  if (breaksOff(text) && !ENDS_WITH_PARTICLE.test(above.folded)) return true;
  const width = text.length + 1 + (line.passage.text.split(' ', 1)[0] ?? '').length;
  // Who sets each mark in another way broke no lines at a narrow edge.
  if (isHasty) return startsSmall(line.passage.text) && text.length >= WIDE && width > widest;
  if (!startsSmall(line.passage.text)) return width > Math.max(widest, NARROW) - SLACK;
  if (isBroken(block)) return width > Math.max(widest, LEAST_BROKEN) - SLACK;
  const isLone = at === lines.length - 1 && at > last && isMarked[at - 1] === true;
  return isLone && text.length >= LEAST_BROKEN && width > widest;
}
/** `only 14 places left`, `no pets`: no entry goes on so. */
const STARTS_ANEW =
  /^(?:so|apenas|only|just|nur|solo|seulement|alleen|bara|kun|max|min|minst|no|non|nicht|keine?|pas|sin|sem|niet|geen|ej|ikke|inte)\b|^(?:[a-z]{3,14} ){1,3}(?:must|need to|have to|muss|mussen|doit|doivent|debe|deben|deve|devono|devem|moet|moeten|skal|maste) /;

/** `and German`, `before arrival`: no entry begins so. */
const GOES_ON =
  /^(?:and|or|nor|und|oder|et|ou|y|o|e|en|och|og|eller|before|after|of|to|with|from|at|vor|nach|mit|von|avant|apres|avec|antes|despues|con|prima|dopo|depois|com|voor|met|fore|efter)\b/;

/** Where lines in lower case stand between marks, entries were broken at the edge: it need not be the same for each. */
const isBroken = ({ lines, isMarked, last }: Block): boolean =>
  lines.some(
    (line, i) => isMarked[i] === false && startsSmall(line.passage.text) && i < last && i > isMarked.indexOf(true),
  );
/** The last entry of a list is hardly broken before. */
const LEAST_BROKEN = 36;
/** Nor is a line that begins with a capital the rest of a short one. */
const NARROW = 44;
const WIDE = 60;
