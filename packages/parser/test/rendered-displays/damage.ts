/** What happens to a display on its way: copied from a screen, mailed, quoted, with words of the agent around it. */
import type { Pen } from './facts.ts';

export interface Letter {
  /** The client whom it greets. */
  readonly client: string | null;
  readonly agent: string | null;
}

const BEFORE = [
  ['Hi {client},', '', 'Here is what I am holding for you:', ''],
  ['Dear {client},', '', 'Thank you for your call. Please find the flights and the fare below.', ''],
  ['Hello {client}', 'as discussed, this is what I could book for you today.', ''],
  ['Please see below.', ''],
];
const AFTER = [
  ['', 'Let me know if I may go ahead.', '', 'Kind regards,', '{agent}', 'Blue Compass Travel'],
  ['', 'Please confirm and I will issue the tickets.', '', 'Best regards', '{agent}'],
  ['', 'Thanks!', '{agent}'],
];
const CLIENTS = ['Anna', 'Mrs Castellanos', 'Peter'];
const AGENTS = ['Marta Keller', 'Owen Whitcombe', 'Silvia Renner'];

export function inLetter(pen: Pen, lines: readonly string[]): { lines: string[]; letter: Letter } {
  const [client, agent] = [pen.pick(CLIENTS), pen.pick(AGENTS)];
  const before = pen.oneIn(2) ? pen.pick(BEFORE) : [];
  const after = pen.oneIn(2) ? pen.pick(AFTER) : [];
  const filled = (text: string): string => text.replace('{client}', client).replace('{agent}', agent);
  return {
    lines: [...before.map(filled), ...lines, ...after.map(filled)],
    letter: { client: before.join().includes('{client}') ? client : null, agent: after.length > 0 ? agent : null },
  };
}

export type Damage = (pen: Pen, lines: readonly string[]) => string[];

/** Breaks lines at a blank as mail programs do; what follows starts at the left. */
const narrow =
  (widths: readonly number[]): Damage =>
  (pen, lines) => {
    const width = pen.pick(widths);
    return lines.flatMap((line) => {
      const parts: string[] = [];
      let rest = line.trimEnd();
      while (rest.length > width) {
        const at = rest.lastIndexOf(' ', width);
        if (at <= rest.search(/\S/)) break;
        parts.push(rest.slice(0, at).trimEnd());
        rest = rest.slice(at + 1).trimStart();
      }
      return [...parts, rest];
    });
  };

export const DAMAGES: Readonly<Record<string, Damage>> = {
  none: (_, lines) => [...lines],
  quoted: (pen, lines) => lines.map((line) => `${pen.oneIn(1) ? '>' : ''} ${line}`),
  'quoted twice': (_, lines) => lines.map((line) => `>> ${line}`),
  lower: (_, lines) => lines.map((line) => line.toLowerCase()),
  tabs: (_, lines) => lines.map((line) => line.replace(/(?<=\S) {2,}/g, '\t')),
  'doubled blanks': (_, lines) => lines.map((line) => line.replace(/ /g, '  ')),
  'single blanks': (_, lines) => lines.map((line) => line.replace(/(?<=\S) {2,}/g, ' ')),
  padded: (_, lines) => lines.map((line) => line.padEnd(64)),
  'blank lines': (_, lines) => lines.flatMap((line) => [line, '']),
  indented: (_, lines) => lines.map((line) => `    ${line}`),
  'wrapped at 60 to 64': narrow([60, 62, 64]),
  'wrapped at 50 to 58': narrow([50, 54, 58]),
  pages: (pen, lines) => {
    const at = pen.between(1, lines.length);
    return [...lines.slice(0, at), pen.pick([')>', '‡', ')><', 'MD']), ...lines.slice(at)];
  },
  'marked ends': (_, lines) => lines.map((line) => `${line}‡`),
};
