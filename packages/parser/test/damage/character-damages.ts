/** What encodings, keyboards and editors do to the characters of a text. */
import { type Damage, onEachLine } from './damage.ts';

const PLAIN_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[–—]/g, '-'],
  [/[‘’]/g, "'"],
  [/[“”„]/g, '"'],
  [/…/g, '...'],
];
const plainSigns = (text: string): string =>
  PLAIN_SIGNS.reduce((current, [sign, to]) => current.replace(sign, to), text);

const fineSigns = (text: string): string =>
  text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/"([^"\n]{1,80})"/g, '“$1”')
    .replace(/(?<=[\p{L}\d)]) - (?=[\p{L}\d(])/gu, ' – ')
    .replace(/(?<=\d:\d\d ?)-(?= ?\d)|(?<=(?<![\d-])\d{1,2})-(?=\d{1,2}(?![\d-]))/g, '–')
    .replace(/(?<=\p{L})\.\.\.(?=\s|$)/gu, '…');

const WINDOWS_1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';
const misread = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .map((byte) => (byte >= 0x80 && byte <= 0x9f ? WINDOWS_1252.charAt(byte - 0x80) : String.fromCharCode(byte)))
    .join('');

const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  'é:eacute è:egrave ê:ecirc ë:euml à:agrave â:acirc á:aacute ã:atilde å:aring ä:auml ç:ccedil í:iacute î:icirc ï:iuml ó:oacute ô:ocirc õ:otilde ö:ouml ø:oslash ú:uacute û:ucirc ù:ugrave ü:uuml ñ:ntilde ß:szlig æ:aelig œ:oelig É:Eacute À:Agrave Ä:Auml Ö:Ouml Ü:Uuml Ç:Ccedil Á:Aacute Ó:Oacute –:ndash —:mdash ’:rsquo ‘:lsquo “:ldquo ”:rdquo „:bdquo …:hellip €:euro £:pound ¥:yen °:deg ·:middot •:bull →:rarr ½:frac12 ×:times ®:reg ™:trade «:laquo »:raquo ¡:iexcl ¿:iquest º:ordm ª:ordf ²:sup2 ←:larr ↔:harr'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);
const basic = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const beyondAscii = (text: string, write: (character: string) => string): string | null =>
  /[<&]/.test(text) || !/[^\n -~]/.test(text) ? null : basic(text).replace(/[^\p{C}\n\t -~]|\p{So}/gu, write);
const numbered = (character: string): string => `&#${character.codePointAt(0)};`;
const named = (character: string): string => {
  const name = NAMES[character];
  return name === undefined ? numbered(character) : `&${name};`;
};
const inHex = (character: string): string => `&#x${character.codePointAt(0)?.toString(16).toUpperCase()};`;

/** Nobody types addresses, tags, entities or the stamps of an app like that. */
const REACHES = /@|:\/\/|www\.|<|&|^\W{0,3}\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d\d/;
const wide = (text: string, which: RegExp): string =>
  onEachLine(text, (line) =>
    REACHES.test(line)
      ? line
      : line.replace(which, (sign) => (sign === ' ' ? '\u3000' : String.fromCharCode(sign.charCodeAt(0) + 0xfee0))),
  );
const toNarrow = (value: string): string => value.normalize('NFKC');

const asIs = (change: (text: string) => string) => (text: string) => {
  const changed = change(text);
  return changed === text ? null : changed;
};

/** Signs that nobody sees, of every kind, one after another between the letters of longer words. */
const UNSEEN = ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u200c', '\u200e'];
const unseen = (text: string): string => {
  let count = 0;
  return onEachLine(text, (line) =>
    REACHES.test(line)
      ? line
      : line.replace(/(?<=\p{L}{2})(?=\p{L}{3})(?<!\p{L}{4})/gu, () => UNSEEN[count++ % UNSEEN.length] as string),
  );
};

export const CHARACTER_DAMAGES: readonly Damage[] = [
  { name: 'plain signs', change: asIs(plainSigns) },
  { name: 'fine signs', change: asIs(fineSigns) },
  { name: 'non-breaking blanks', change: (text) => text.replace(/(?<=\S) (?=\S)/g, '\u00a0') },
  { name: 'narrow blanks', change: (text) => text.replace(/(?<=\S) (?=\S)/g, '\u202f') },
  { name: 'thin blanks', change: (text) => text.replace(/(?<=\d) (?=\S)|(?<=\S) (?=\d)/g, '\u2009') },
  { name: 'unseen signs in words', change: unseen },
  { name: 'soft hyphens', change: (text) => text.replace(/(?<=\p{Ll}{3})(?=\p{Ll}{3})/gu, '\u00ad') },
  {
    name: 'marks of direction',
    change: (text) => text.replace(/(?<=^|[ (])(\d[\d:.,/-]*\d)/gm, '\u200e\u202a$1\u202c'),
  },
  { name: 'read as Windows-1252', change: asIs(misread) },
  { name: 'entities by name', change: (text) => beyondAscii(text, named) },
  { name: 'entities by number', change: (text) => beyondAscii(text, numbered) },
  { name: 'entities in hex', change: (text) => beyondAscii(text, inHex) },
  {
    name: '&nbsp; between words',
    change: (text) => (/[<&]/.test(text) ? null : text.replace(/(?<=[\p{L}\d,.]) (?=[\p{L}\d])/gu, '&nbsp;')),
  },
  { name: 'full-width figures', change: (text) => wide(text, /\d/g), fold: toNarrow },
  { name: 'full-width letters', change: (text) => wide(text, /[A-Za-z\d]/g), fold: toNarrow },
  { name: 'full-width text', change: (text) => wide(text, /(?<=\S) (?=\S)|[\dA-Za-z:,.()/-]/g), fold: toNarrow },
  { name: 'letters and accents apart', change: asIs((text) => text.normalize('NFD')) },
];
