/** The content lines of an iCalendar file (RFC 5545, section 3.1): `NAME;PARAMETER=…:value`, folded lines put together again. */
import { cleanCharacters } from '../../text/characters.ts';
import { type Passage, PassageBuilder, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';

export interface ContentLine {
  /** In capitals: `DTSTART`. */
  readonly name: string;
  /** What `TZID` names: the zone of the hours in the value. */
  readonly zone: string | null;
  /** As it is written, line breaks of folding left out. */
  readonly value: Passage;
}

const NAME = /^([A-Za-z][A-Za-z0-9-]{0,40})((?:;[^:"\n]{0,200}(?:"[^"\n]{0,200}"[^:"\n]{0,80}){0,4}){0,1}):/;
const ZONE = /;TZID="?([A-Za-z0-9_+/-]{1,60})"?(?:;|$)/i;

/** Every content line of the source, in its order; what is none (a mail around the file) is left out. */
export function readContentLines(source: string): ContentLine[] {
  return unfold(source).flatMap((line) => {
    const head = NAME.exec(line.text);
    if (head === null) return [];
    const [whole, name = '', parameters = ''] = head;
    const value = trimPassage(slicePassage(line, whole.length));
    return [{ name: name.toUpperCase(), zone: ZONE.exec(parameters)?.[1] ?? null, value }];
  });
}

/** What a mail sets before each line of a file that it quotes, and blanks that set it in: as much as before its first event. */
const MARGIN = /^([ \t>]{1,20})BEGIN:VEVENT\b/im;

/** A line that begins with a blank or a tab goes on with the one before, without that character. */
function unfold(source: string): Passage[] {
  const lines: Passage[] = [];
  const margin = MARGIN.exec(source)?.[1] ?? '';
  let builder: PassageBuilder | null = null;
  for (let start = 0; start <= source.length; ) {
    const { end, next } = lineAt(source, start);
    const at = source.startsWith(margin, start) ? start + margin.length : start;
    const line = cleanCharacters(source.slice(at, end), at);
    const isFolded = builder !== null && (line.text.startsWith(' ') || line.text.startsWith('\t'));
    if (!isFolded && builder !== null) lines.push(builder.finish());
    if (!isFolded || builder === null) builder = new PassageBuilder();
    builder.addSlice(line, isFolded ? 1 : 0, endOfWords(line.text));
    start = next;
  }
  if (builder !== null) lines.push(builder.finish());
  return lines;
}

/** One blank at the end of a line may be of its words, which are folded wherever the line is full; more of them, or a tab, are of a paste. */
function endOfWords(text: string): number {
  const { length } = text.trimEnd();
  return text.slice(length) === ' ' ? length + 1 : length;
}

function lineAt(source: string, at: number): { readonly end: number; readonly next: number } {
  const feed = source.indexOf('\n', at);
  if (feed < 0) return { end: source.length, next: source.length + 1 };
  return { end: source.startsWith('\r', feed - 1) && feed > at ? feed - 1 : feed, next: feed + 1 };
}

const ESCAPED = /\\([\\;,nN])/g;

/** The lines of a value of text (section 3.3.11): `\n` parts them, `\,`, `\;` and `\\` are the character behind the stroke. */
export function linesOfText(value: Passage): Passage[] {
  const lines: Passage[] = [];
  let builder = new PassageBuilder();
  let from = 0;
  const close = (): void => {
    const line = trimPassage(builder.finish());
    if (line.text !== '') lines.push(line);
    builder = new PassageBuilder();
  };
  for (const match of value.text.matchAll(ESCAPED)) {
    builder.addSlice(value, from, match.index);
    from = match.index + 2;
    if (match[1] === 'n' || match[1] === 'N') close();
    else builder.addFor(match[1] as string, ...spanOf(value, match.index, from));
  }
  builder.addSlice(value, from, value.text.length);
  close();
  return lines;
}
