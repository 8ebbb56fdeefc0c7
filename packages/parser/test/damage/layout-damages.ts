/** What mail programs, web pages and word processors do to the lines of a text: breaks, indents, quote marks, tags. */
import { type Damage, linesOf, onEachLine } from './damage.ts';

const WRAPPED_BEFORE = /[^\n]{45,}\n\p{Ll}/gu;
/** Columns of a table or of a screen stay on their line. */
const LAID_OUT = /\t|\S {2,}\S|\|/;
/** What a line must not start with: it would look like an entry of a list. */
const LIKE_BULLET = /^(?:[-–—*+•·>#~|→✓»]|\d{1,3}[.)]$|o$|\p{L}[.)]$)/u;

function wrapLine(line: string, width: number, end: string): string {
  if (line.length <= width || LAID_OUT.test(line)) return line;
  const out: string[] = [];
  let current = '';
  for (const word of line.split(/(?<=\S) /)) {
    if (current !== '' && current.length + 1 + word.length > width && !LIKE_BULLET.test(word)) {
      out.push(current + end);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...out, current].join('\n');
}

const wrapped =
  (width: number, end = '') =>
  (text: string) =>
    text.match(WRAPPED_BEFORE) === null ? onEachLine(text, (line) => wrapLine(line, width, end)) : null;

const indented = (indent: string) => (text: string) => onEachLine(text, (line) => (line === '' ? line : indent + line));
const quoted = (mark: string) => (text: string) => onEachLine(text, (line) => (mark + line).trimEnd());

const HEADED = /^[#*_= ]{0,6}(?:day|tag|jour|d[ií]a|giorno|dag|dia) \d{1,2}\b|^#{1,4} |^[^\n:]{3,40}:$/gim;

/** Where two headings still tell the parts from each other. */
const withoutBlankLines = (text: string): string | null =>
  (text.match(HEADED)?.length ?? 0) >= 2 ? text.replace(/\n\s*\n/g, '\n') : null;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const tagged = (text: string, write: (lines: readonly string[]) => string): string | null =>
  /<[a-z]|&[a-z#]|^\|/im.test(text) ? null : write(linesOf(escaped(text)));
const paragraph = (line: string): string => `<p>${line}</p>`;
const division = (line: string): string => (line === '' ? '<div><br></div>' : `<div>${line}</div>`);

export const LAYOUT_DAMAGES: readonly Damage[] = [
  { name: 'wrapped at 76', change: wrapped(76) },
  { name: 'wrapped at 60', change: wrapped(60) },
  { name: 'flowed at 72', change: wrapped(72, ' ') },
  { name: 'quoted >', change: quoted('>') },
  { name: 'quoted > >', change: quoted('> > ') },
  { name: 'quoted >>', change: quoted('>> ') },
  { name: 'quoted |', change: (text) => (text.includes('|') ? null : quoted('| ')(text)) },
  { name: 'indented by 2', change: indented('  ') },
  { name: 'indented by 4', change: indented('    ') },
  { name: 'indented by a tab', change: indented('\t') },
  { name: 'blank lines doubled', change: (text) => text.replace(/\n[ \t]*\n/g, '\n\n\n') },
  { name: 'double spaced', change: (text) => text.replaceAll('\n', '\n\n') },
  { name: 'no blank lines', change: withoutBlankLines },
  { name: 'trailing blanks', change: (text) => onEachLine(text, (line) => `${line}   `) },
  { name: '<p> a line', change: (text) => tagged(text, (lines) => lines.map(paragraph).join('\n')) },
  { name: '<p> on one line', change: (text) => tagged(text, (lines) => lines.map(paragraph).join('')) },
  { name: '<br> and a break', change: (text) => tagged(text, (lines) => lines.join('<br>\n')) },
  { name: '<br /> alone', change: (text) => tagged(text, (lines) => lines.join('<br />')) },
  { name: '<div> a line', change: (text) => tagged(text, (lines) => lines.map(division).join('\n')) },
  { name: '<div> on one line', change: (text) => tagged(text, (lines) => lines.map(division).join('')) },
];
