/**
 * What only one system writes, counted in a screen. Most texts are no screens at all, so that each mark is first looked for in the whole
 * screen at once: by the letters that it cannot be without, then by the mark itself. Line by line only those are asked for that passed.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { ScreenLine } from './gds-screen.ts';

interface Mark {
  readonly pattern: RegExp;
  /** No line with the mark is without it; empty where no such text is known. */
  readonly literal: string;
  /** The mark in any line of a screen whose lines are joined by line feeds. */
  readonly inScreen: RegExp;
}

export class GdsMarks {
  private readonly marks: readonly Mark[];

  constructor(patterns: readonly RegExp[]) {
    this.marks = patterns.map((pattern) => ({
      pattern,
      literal: literalOf(pattern.source),
      // The only blank in a screen's lines is the space: so no mark runs over the end of a line.
      inScreen: compactPattern(pattern.source.replaceAll('\\s', ' '), 'm'),
    }));
  }

  /** How many of the marks the lines have, `most` where there may be more; `screen` is their text, joined by line feeds. */
  count(lines: readonly ScreenLine[], screen: string, most: number): number {
    let count = 0;
    for (const { pattern, literal, inScreen } of this.marks) {
      if (count === most) break;
      if (!screen.includes(literal) || !inScreen.test(screen)) continue;
      if (lines.some(({ text }) => pattern.test(text))) count++;
    }
    return count;
  }
}

const CLASS = /\[[^\]]*\]/g;
const GROUP = /\([^()]*\)[?*+]?/;
const QUANTIFIED = /(?:\\.|[^\\])(?:[?*+]|\{[\d,]*\})/g;
const MEANING = /\\[bdswBDSW]|[.^$\0]/;

/** The longest run of characters that every match of the pattern holds as they are; empty where its branches have none in common. */
function literalOf(source: string): string {
  let rest = source.replace(CLASS, '\0');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(GROUP, '\0');
  }
  if (rest.includes('|')) return '';
  const runs = rest
    .replace(QUANTIFIED, '\0')
    .split(MEANING)
    .map((run) => run.replaceAll('\\', ''));
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}
