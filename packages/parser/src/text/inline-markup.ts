/**
 * Takes the marks out of a passage: markdown emphasis, code ticks, links and images, backslash escapes, HTML tags and entities. What they
 * said is kept as bold ranges and links in source offsets. One pass, bounded look-ahead.
 */
import type { Span } from '../model/answer.ts';
import { offsetOf, type Passage, slicePassage, spanOf } from './passage.ts';

export interface LinkMark {
  readonly label: Span;
  readonly href: string;
  readonly hrefSpan: Span;
}

export interface CleanText {
  readonly passage: Passage;
  readonly bolds: readonly Span[];
  readonly links: readonly LinkMark[];
}

const MARKED = /[*_`<&[\\~]/;
const LINK =
  /!?\[([^[\]]{0,300})\]\(\s*<?([^()\s<>]{0,1000}(?:\([^()\s]{0,100}\)[^()\s]{0,300})?)>?(?:\s+"[^"]{0,200}")?\s*\)/y;
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]{0,15})(\s[^<>]{0,2000})?\s*\/?>/y;
const AUTOLINK = /<(https?:\/\/[^\s<>]{1,1000})>/y;
const ENTITY = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z]{2,8});/y;
const HREF = /\bhref\s*=\s*["']?([^"'\s>]{1,1500})/i;
const TAGS = new Set(
  'a abbr b big blockquote body br center code dd del details div dl dt em figure font h1 h2 h3 h4 h5 h6 head hr html i img ins kbd li mark ol p pre q s section small span strike strong sub summary sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  pound: '£',
  yen: '¥',
  deg: '°',
  middot: '·',
  bull: '•',
  rarr: '→',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  szlig: 'ß',
  reg: '®',
  copy: '©',
  trade: '™',
  times: '×',
  frac12: '½',
};

interface PendingLink {
  readonly labelEnd: number;
  readonly end: number;
  readonly mark: LinkMark;
}

interface Opener {
  readonly mark: string;
  readonly length: number;
  /** Where the marks stand in the output. */
  readonly out: number;
  readonly source: number;
}

export function cleanInlineMarkup(passage: Passage): CleanText {
  if (!MARKED.test(passage.text)) return { passage, bolds: [], links: [] };
  return new InlineReader(passage).read();
}

class InlineReader {
  private readonly text: string;
  private readonly passage: Passage;
  private readonly at: Int32Array;
  private readonly out: string[] = [];
  private readonly dropped: boolean[] = [];
  private readonly openers = new Map<string, Opener[]>();
  private readonly bolds: Span[] = [];
  private readonly links: LinkMark[] = [];
  private htmlBold: number | null = null;
  private htmlLink: { href: string; hrefSpan: Span; from: number } | null = null;
  private noCommentEnd = false;

  constructor(passage: Passage) {
    this.passage = passage;
    this.text = passage.text;
    this.at = new Int32Array(this.text.length);
  }

  read(): CleanText {
    let i = 0;
    let link: PendingLink | null = null;
    while (i < this.text.length) {
      if (link !== null && i >= link.labelEnd) {
        this.links.push(link.mark);
        i = link.end;
        link = null;
        continue;
      }
      const character = this.text.charAt(i);
      if (character === '[' || (character === '!' && this.text.charAt(i + 1) === '[')) {
        const match: RegExpExecArray | null = link === null ? matchAt(LINK, this.text, i) : null;
        if (match !== null) {
          if (character === '!') {
            i += match[0].length;
            continue;
          }
          const label: string = match[1] ?? '';
          const href: string = match[2] ?? '';
          const hrefAt: number = i + match[0].indexOf(href, label.length + 2);
          if (label !== '' && href !== '') {
            const mark: LinkMark = {
              label: spanOf(this.passage, i + 1, i + 1 + label.length),
              href,
              hrefSpan: spanOf(this.passage, hrefAt, hrefAt + href.length),
            };
            link = { labelEnd: i + 1 + label.length, end: i + match[0].length, mark };
            i++;
          } else i += match[0].length;
          continue;
        }
      }
      const skipped = this.readMark(character, i);
      if (skipped > 0) i += skipped;
      else this.emit(character, i++);
    }
    return this.finish();
  }

  /** Reads what starts at `i` and is not plain text; the number of characters taken, 0 where it is plain. */
  private readMark(character: string, i: number): number {
    if (character === '\\') {
      const next = this.text.charAt(i + 1);
      if (!/[\\`*_{}[\]()#+\-.!$~|<>&]/.test(next)) return 0;
      this.emit(next, i + 1);
      return 2;
    }
    if (character === '<') return this.readTag(i);
    if (character === '&') {
      const match = matchAt(ENTITY, this.text, i);
      const decoded = match === null ? null : decodeEntity(match[1] ?? '');
      if (match === null || decoded === null) return 0;
      for (const c of decoded) this.emit(c, i);
      return match[0].length;
    }
    if (character === '*' || character === '_' || character === '`' || character === '~')
      return this.readEmphasis(character, i);
    return 0;
  }

  private readTag(i: number): number {
    if (this.text.startsWith('<!--', i)) {
      const end = this.noCommentEnd ? -1 : this.text.indexOf('-->', i + 4);
      if (end < 0) this.noCommentEnd = true;
      return end < 0 ? 0 : end + 3 - i;
    }
    const auto = matchAt(AUTOLINK, this.text, i);
    if (auto !== null) {
      const href = auto[1] ?? '';
      for (let k = 0; k < href.length; k++) this.emit(href.charAt(k), i + 1 + k);
      return auto[0].length;
    }
    const match = matchAt(TAG, this.text, i);
    const name = match?.[2]?.toLowerCase() ?? '';
    if (match === null || !TAGS.has(name)) return 0;
    const closing = match[1] === '/';
    const source = offsetOf(this.passage, i);
    if (name === 'strong' || name === 'b') {
      if (!closing) this.htmlBold ??= source;
      else if (this.htmlBold !== null) {
        this.bolds.push([this.htmlBold, source]);
        this.htmlBold = null;
      }
    } else if (name === 'a') this.readAnchor(closing, match[3] ?? '', i);
    else if (name === 'br' || name === 'td' || name === 'th') this.emit(' ', i);
    return match[0].length;
  }

  private readAnchor(closing: boolean, attributes: string, i: number): void {
    if (closing) {
      const open = this.htmlLink;
      const end = offsetOf(this.passage, i);
      if (open !== null && end > open.from)
        this.links.push({ label: [open.from, end], href: open.href, hrefSpan: open.hrefSpan });
      this.htmlLink = null;
      return;
    }
    const href = HREF.exec(attributes)?.[1];
    if (href === undefined) return;
    const from = this.text.indexOf(href, i);
    const close = this.text.indexOf('>', i);
    this.htmlLink = {
      href,
      hrefSpan: spanOf(this.passage, from, from + href.length),
      from: offsetOf(this.passage, close) + 1,
    };
  }

  private readEmphasis(mark: string, i: number): number {
    let length = 1;
    while (this.text.charAt(i + length) === mark) length++;
    if (mark === '~' && length < 2) return 0;
    const before = i === 0 ? ' ' : this.text.charAt(i - 1);
    const after = this.text.charAt(i + length) || ' ';
    const inWord = mark === '_';
    // The star of `Hotel Basma 4*;` opens nothing.
    const isRating = mark === '*' && length === 1 && /\d/.test(before) && !isWord(after);
    const canOpen = !isSpace(after) && !isRating && !(inWord && isWord(before));
    const canClose = !isSpace(before) && !(inWord && isWord(after));
    const stack = this.openers.get(mark) ?? [];
    const source = offsetOf(this.passage, i);
    const opener = canClose ? stack.pop() : undefined;
    if (opener !== undefined) {
      for (let k = 0; k < opener.length; k++) this.dropped[opener.out + k] = true;
      if (mark === '*' || (mark === '_' && opener.length > 1)) this.bolds.push([opener.source + opener.length, source]);
      return length;
    }
    if (canOpen) {
      stack.push({ mark, length, out: this.out.length, source });
      this.openers.set(mark, stack);
    }
    for (let k = 0; k < length; k++) this.emit(mark, i + k);
    return length;
  }

  private emit(character: string, i: number): void {
    this.at[this.out.length] = offsetOf(this.passage, i);
    this.out.push(character);
  }

  private finish(): CleanText {
    let text = '';
    let k = 0;
    for (let i = 0; i < this.out.length; i++) {
      if (this.dropped[i] === true) continue;
      this.at[k++] = this.at[i] ?? 0;
      text += this.out[i];
    }
    const passage = slicePassage({ text, at: this.at.subarray(0, k) }, 0);
    return { passage, bolds: this.bolds, links: this.links };
  }
}

function matchAt(regex: RegExp, text: string, index: number): RegExpExecArray | null {
  regex.lastIndex = index;
  return regex.exec(text);
}

function decodeEntity(name: string): string | null {
  if (!name.startsWith('#')) return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? null;
  const hex = name.charAt(1).toLowerCase() === 'x';
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  return code > 31 && code < 0xd800 ? String.fromCharCode(code) : null;
}

const isSpace = (character: string): boolean => character === ' ' || character === '\t';
const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
