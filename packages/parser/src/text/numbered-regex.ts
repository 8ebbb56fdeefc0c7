/**
 * A regex that is written with named groups and run with numbered ones: with names every match makes an object of all of them, which
 * costs more than the search. `group` tells at which number of a match a name stands.
 */
import { compactPattern } from './compact-pattern.ts';
export class NumberedRegex {
  readonly regex: RegExp;
  private readonly names: readonly (string | null)[];

  constructor(source: string, flags: string) {
    const names: (string | null)[] = [null];
    const numbered = source.replace(TOKEN, (token: string, name: string | undefined) => {
      if (name !== undefined) names.push(name);
      else if (token === '(') names.push(null);
      return name === undefined ? token : '(';
    });
    this.names = names;
    this.regex = compactPattern(
      numbered.replace(/\\k<(\w+)>/g, (_, name: string) => `(?:\\${this.group(name)})`),
      flags,
    );
  }

  group(name: string): number {
    const number = this.names.indexOf(name);
    if (number < 0) throw new RangeError(`no group ${name}`);
    return number;
  }
}

/** What opens a group, and what must not be taken for it: escapes, character classes, groups that capture nothing. */
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<(\w+)>|[:=!]|<[=!])|\(/gs;
