/**
 * Regexes that compile to less. V8 compiles what follows a choice anew for each way to get there, up to ten times, and again what follows that:
 * a vocabulary behind two optional words was 600 kB of machine code. Past 16 MB of code V8 compiles regexes without optimizing them, which made
 * the parser two to three times as slow (docs/decisions/0055). An empty lookahead, which always matches, ends what is known of the way: what
 * follows is compiled once.
 */

/** The same regex with an empty lookahead behind its choices; matches and groups are the same. */
export function compactPattern(source: string | RegExp, flags?: string): RegExp {
  const [text, own] = typeof source === 'string' ? [source, ''] : [source.source, source.flags];
  const wanted = flags ?? own;
  return new RegExp(new Compactor(text, wanted).compact(), wanted);
}

/** The source as it was before it was made compact, for those who read it. */
export const withoutMarks = (source: string): string => source.replaceAll(MARK, '');

const MARK = '(?=)';
/**
 * An unanchored regex is first sought by what its next characters can be: no mark stands before so many of them, or the search would be
 * blind.
 */
const SOUGHT_BY = 2;
const ANCHORED = 1000;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y;
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|c[a-z]|[1-9]\d*|.)/isy;
const OPENING = /\((?:\?(?:<?[=!]|:|<\w+>))?/y;

class Compactor {
  private at = 0;
  private readonly source: string;
  private readonly nestsClasses: boolean;
  private readonly isSticky: boolean;

  constructor(source: string, flags: string) {
    this.source = source;
    this.nestsClasses = flags.includes('v');
    this.isSticky = flags.includes('y');
  }

  compact(): string {
    return this.choice(this.isSticky ? ANCHORED : 0, false).text;
  }

  /** Alternatives up to the group's end. `before`: characters that a match surely has before them. */
  private choice(before: number, isKept: boolean): Part {
    let text = '';
    let least = Number.POSITIVE_INFINITY;
    let hasChoice = false;
    for (;;) {
      const part = this.sequence(before, isKept);
      text += part.text;
      least = Math.min(least, part.least);
      if (this.source[this.at] !== '|') return { text, least, hasChoice };
      hasChoice = true;
      text += '|';
      this.at++;
    }
  }

  private sequence(before: number, isKept: boolean): Part {
    const { source } = this;
    let text = '';
    let least = 0;
    let isAnchored = false;
    while (this.at < source.length && source[this.at] !== '|' && source[this.at] !== ')') {
      const known = isAnchored ? ANCHORED : before + least;
      const from = this.at;
      let part: Part;
      const opening = this.token(OPENING);
      if (opening !== null) part = this.group(opening, known, isKept);
      else {
        const first = source[from] as string;
        if (first === '[') this.skipClass();
        else if (this.token(ESCAPE) === null) this.at++;
        const isPlace = first === '^' || first === '$' || /^\\[bB]$/.test(source.slice(from, this.at));
        isAnchored ||= first === '^' && before === 0 && least === 0;
        part = { text: source.slice(from, this.at), least: isPlace ? 0 : 1, hasChoice: false };
      }
      const { text: quantifier, least: times } = this.quantifier();
      text += part.text + quantifier;
      least += part.least * times;
      const chooses = opening !== null && !/[=!]$/.test(opening) && (part.hasChoice || quantifier.startsWith('?'));
      const sought = (isAnchored ? ANCHORED : before + least) >= SOUGHT_BY;
      if (chooses && !isKept && sought && this.isFollowed()) text += MARK;
    }
    return { text, least, hasChoice: false };
  }

  private group(opening: string, before: number, isKept: boolean): Part {
    const isAround = /[=!]$/.test(opening);
    const inside = this.choice(before, isKept || opening.startsWith('(?<=') || opening.startsWith('(?<!'));
    this.at++;
    return { text: `${opening}${inside.text})`, least: isAround ? 0 : inside.least, hasChoice: inside.hasChoice };
  }

  /** Something that can be compiled more than once, and no mark already. */
  private isFollowed(): boolean {
    const rest = this.source.slice(this.at, this.at + MARK.length);
    return rest !== '' && rest !== MARK && !/^(?:[|)]|\$(?:[|)]|$))/.test(rest);
  }

  private quantifier(): { readonly text: string; readonly least: number } {
    QUANTIFIER.lastIndex = this.at;
    const match = QUANTIFIER.exec(this.source);
    if (match === null) return { text: '', least: 1 };
    this.at += match[0].length;
    const least = match[1] === undefined ? (match[0].startsWith('+') ? 1 : 0) : Number(match[1]);
    return { text: match[0], least };
  }

  private skipClass(): void {
    let depth = 0;
    do {
      const sign = this.source[this.at];
      if (sign === '\\') this.at++;
      else if (sign === ']') depth--;
      else if (sign === '[' && (depth === 0 || this.nestsClasses)) depth++;
      this.at++;
    } while (depth > 0);
  }

  private token(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match === null) return null;
    this.at += match[0].length;
    return match[0];
  }
}

interface Part {
  readonly text: string;
  /** Characters that it matches at least. */
  readonly least: number;
  readonly hasChoice: boolean;
}
