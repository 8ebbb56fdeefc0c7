/** Entities of HTML that stand for a letter or a sign beyond ASCII; what might be a mark or a tag, `&amp;`, `&lt;`, is read with the marks. */
import type { Repaired } from './mojibake.ts';

const ENTITY = /&(?:#(\d{1,7}|[xX][\da-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/y;

const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};
const ACCENTED = /^([A-Za-z])(acute|grave|circ|tilde|uml|ring|cedil|caron)$/;

const SIGNS: ReadonlyMap<string, string> = new Map(
  'nbsp\u00a0 ensp\u2002 emsp\u2003 thinsp\u2009 shy\u00ad zwnj\u200c lrm\u200e rlm\u200f ndash– mdash— hellip… rsquo’ lsquo‘ sbquo‚ ldquo“ rdquo” bdquo„ laquo« raquo» lsaquo‹ rsaquo› euro€ pound£ yen¥ cent¢ sect§ deg° middot· bull• rarr→ larr← harr↔ szligß aeligæ AEligÆ oeligœ OEligŒ oslashø OslashØ ethð thornþ iexcl¡ iquest¿ ordmº ordfª sup2² sup3³ reg® copy© trade™ times× plusmn± frac12½ frac14¼ frac34¾ hearts♥ check✓'
    .split(' ')
    .map((pair) => [pair.replace(/.$/u, ''), pair.slice(-1)]),
);

/** The entity at `i`, or null. */
export function readEntity(raw: string, i: number): Repaired | null {
  ENTITY.lastIndex = i;
  const match = ENTITY.exec(raw);
  if (match === null) return null;
  const text = match[1] === undefined ? named(match[2] ?? '') : numbered(match[1]);
  return text === null ? null : { text, length: match[0].length };
}

function numbered(figures: string): string | null {
  const isHex = figures.charAt(0).toLowerCase() === 'x';
  const code = Number.parseInt(isHex ? figures.slice(1) : figures, isHex ? 16 : 10);
  if (code < 0xa0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  // The variation of a picture.
  return code >= 0xfe00 && code <= 0xfe0f ? '\u200b' : String.fromCodePoint(code);
}

function named(name: string): string | null {
  const accented = ACCENTED.exec(name);
  if (accented === null) return SIGNS.get(name) ?? null;
  const text = ((accented[1] ?? '') + ACCENTS[accented[2] ?? '']).normalize('NFC');
  return text.length === 1 ? text : null;
}
