/**
 * Takes the marks out of a passage: markdown emphasis, code ticks, links and images, backslash escapes, HTML tags and entities. What they
 * said is kept as bold ranges and links in source offsets. One pass, bounded look-ahead.
 */
import type { Span } from '../model/answer.ts';
import { codeWithin, isDigit, isLetterOrNumber } from './character-class.ts';
import { offsetOf, type Passage, PassageBuilder, spanOf } from './passage.ts';

export interface LinkMark {
  readonly label: Span;
  readonly href: string;
  readonly hrefSpan: Span;
}

export interface CleanText {
  readonly passage: Passage;
  readonly bolds: readonly Span[];
  readonly links: readonly LinkMark[];
  /** Where tags begin another line. */
  readonly breaks: readonly number[];
}

/** The characters that may start a mark. */
const MARKS = new Uint8Array(128);
for (const mark of '*_`<&[\\~') MARKS[mark.charCodeAt(0)] = 1;
const MARKED = /[*_`<&[\\~]/;
const ESCAPED = /[\\`*_{}[\]()#+\-.!$~|<>&]/;
const LINK =
  /!?\[([^[\]]{0,300})\]\(\s*<?([^()\s<>]{0,1000}(?:\([^()\s]{0,100}\)[^()\s]{0,300})?)>?(?:\s+"[^"]{0,200}")?\s*\)/y;
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]{0,15})(\s[^<>]{0,2000})?\s*\/?>/y;
const AUTOLINK = /<(https?:\/\/[^\s<>]{1,1000})>/y;
const ENTITY = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z]{2,8});/y;
const HREF = /\bhref\s*=\s*["']?([^"'\s>]{1,1500})/i;
const TAGS = new Set(
  'a abbr article aside b big blockquote body br center code dd del details div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 head header hr html i img ins kbd li main mark nav ol p pre q s section small span strike strong sub summary sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
/** Those of ASCII: the others are read with the characters. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

interface PendingLink {
  readonly labelEnd: number;
  readonly end: number;
  readonly mark: LinkMark;
}

/** A place of the text where something is left out or stands for something else. */
interface Edit {
  readonly from: number;
  readonly to: number;
  /** What is read there: one character, or nothing. */
  readonly text: string;
  /** Emphasis that is still open marks nothing: it stays in the text. */
  isDone: boolean;
}

interface Opener {
  readonly edit: Edit;
  readonly source: number;
}

export function cleanInlineMarkup(passage: Passage): CleanText {
  return MARKED.test(passage.text)
    ? new InlineReader(passage).read()
    : { passage, bolds: NONE, links: NONE, breaks: NONE };
}

/** False where the text surely has no mark. */
export const mayHoldMarkup = (text: string): boolean => MARKED.test(text);

/** Its text alone. */
export const withoutInlineMarkup = (passage: Passage): Passage =>
  MARKED.test(passage.text) ? new InlineReader(passage).read().passage : passage;

const NONE: readonly never[] = [];

class InlineReader {
  private readonly text: string;
  private readonly passage: Passage;
  private readonly edits: Edit[] = [];
  private readonly openers: Record<string, Opener[]> = {};
  private readonly bolds: Span[] = [];
  private readonly links: LinkMark[] = [];
  private breaks: number[] | null = null;
  private htmlBold: number | null = null;
  private htmlLink: { href: string; hrefSpan: Span; from: number } | null = null;
  private noCommentEnd = false;
  private escapedAt = -1;

  constructor(passage: Passage) {
    this.passage = passage;
    this.text = passage.text;
  }

  read(): CleanText {
    const { text } = this;
    let i = 0;
    let link: PendingLink | null = null;
    while (i < text.length) {
      if (link !== null && i >= link.labelEnd) {
        this.links.push(link.mark);
        this.edit(i, link.end, '');
        i = link.end;
        link = null;
        continue;
      }
      const code = codeWithin(text, i);
      if (code >= 128 || MARKS[code] === 0) {
        i++;
        continue;
      }
      if (code === 0x5b) {
        const isImage = i > 0 && text.charCodeAt(i - 1) === 0x21 && this.escapedAt !== i - 1;
        const match: RegExpExecArray | null = link === null ? matchAt(LINK, text, i) : null;
        if (match !== null) {
          const label: string = match[1] ?? '';
          const href: string = match[2] ?? '';
          const end: number = i + match[0].length;
          if (isImage) this.edit(i - 1, end, '');
          else if (label !== '' && href !== '') {
            const hrefAt: number = i + match[0].indexOf(href, label.length + 2);
            const mark: LinkMark = {
              label: spanOf(this.passage, i + 1, i + 1 + label.length),
              href,
              hrefSpan: spanOf(this.passage, hrefAt, hrefAt + href.length),
            };
            link = { labelEnd: i + 1 + label.length, end, mark };
            this.edit(i, i + 1, '');
            i++;
            continue;
          } else this.edit(i, end, '');
          i = end;
          continue;
        }
      }
      i += Math.max(1, this.readMark(code, i));
    }
    return this.finish();
  }

  private edit(from: number, to: number, text: string): void {
    this.edits.push({ from, to, text, isDone: true });
  }

  /** Reads what starts at `i` and is not plain text; the number of characters taken, 0 where it is plain. */
  private readMark(code: number, i: number): number {
    switch (code) {
      case 0x5c:
        if (!ESCAPED.test(this.text.charAt(i + 1))) return 0;
        this.edit(i, i + 1, '');
        this.escapedAt = i + 1;
        return 2;
      case 0x3c:
        return this.readTag(i);
      case 0x26: {
        const match = matchAt(ENTITY, this.text, i);
        const decoded = match === null ? null : decodeEntity(match[1] ?? '');
        if (match === null || decoded === null) return 0;
        this.edit(i, i + match[0].length, decoded);
        return match[0].length;
      }
      case 0x5b:
        return 0;
      default:
        return this.readEmphasis(code, i);
    }
  }

  private readTag(i: number): number {
    if (this.text.startsWith('<!--', i)) {
      const end = this.noCommentEnd ? -1 : this.text.indexOf('-->', i + 4);
      if (end < 0) {
        this.noCommentEnd = true;
        return 0;
      }
      this.edit(i, end + 3, '');
      return end + 3 - i;
    }
    const auto = matchAt(AUTOLINK, this.text, i);
    if (auto !== null) {
      const end = i + auto[0].length;
      this.edit(i, i + 1, '');
      this.edit(end - 1, end, '');
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
    const isBreak = name === 'br' || ((name === 'li' || name === 'p') && !closing);
    if (isBreak) {
      this.breaks ??= [];
      this.breaks.push(source);
    }
    this.edit(i, i + match[0].length, isBreak || name === 'td' || name === 'th' ? ' ' : '');
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

  private readEmphasis(code: number, i: number): number {
    const { text } = this;
    let end = i + 1;
    while (text.charCodeAt(end) === code) end++;
    const length = end - i;
    if (code === 0x7e && length < 2) return 0;
    const before = i === 0 ? 32 : text.charCodeAt(i - 1);
    const after = end < text.length ? text.charCodeAt(end) : 32;
    const inWord = code === 0x5f;
    // The star of `Hotel Basma 4*;` opens nothing.
    const isRating = code === 0x2a && length === 1 && isDigit(before) && !isLetterOrNumber(after);
    const canOpen = !isSpace(after) && !isRating && !(inWord && isLetterOrNumber(before));
    const canClose = !isSpace(before) && !(inWord && isLetterOrNumber(after));
    const mark = text.charAt(i);
    const stack = this.openers[mark] ?? [];
    this.openers[mark] = stack;
    const source = offsetOf(this.passage, i);
    const opener = canClose ? stack.pop() : undefined;
    if (opener !== undefined) {
      const opened = opener.edit.to - opener.edit.from;
      opener.edit.isDone = true;
      this.edit(i, end, '');
      if (mark === '*' || (mark === '_' && opened > 1)) this.bolds.push([opener.source + opened, source]);
    } else if (canOpen) {
      const edit = { from: i, to: end, text: '', isDone: false };
      this.edits.push(edit);
      stack.push({ edit, source });
    }
    return length;
  }

  private finish(): CleanText {
    const { bolds, links } = this;
    const done = this.edits.filter((edit) => edit.isDone);
    const breaks = this.breaks ?? NONE;
    if (done.length === 0) return { passage: this.passage, bolds, links, breaks };
    const builder = new PassageBuilder();
    let from = 0;
    for (const edit of done) {
      builder.addSlice(this.passage, from, edit.from);
      builder.addFor(
        edit.text,
        offsetOf(this.passage, edit.from),
        edit.text === '' ? offsetOf(this.passage, edit.from) : spanOf(this.passage, edit.from, edit.to)[1],
      );
      from = edit.to;
    }
    builder.addSlice(this.passage, from, this.text.length);
    return { passage: builder.finish(), bolds, links, breaks };
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

const isSpace = (code: number): boolean => code === 32 || code === 9;
