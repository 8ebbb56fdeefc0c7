/** `waypage parse`: a text to the JSON of its kind, or (`--explain`) to the text with what was read where. */
import { parseArgs } from 'node:util';
import { CONTENT_KINDS, type ContentKind, detectKind, parseContent } from '@waypage/parser';
import { explainAnswer } from './explain-answer.ts';
import { readText } from './read-text.ts';
import type { Surroundings } from './surroundings.ts';
import { UsageError } from './usage-error.ts';

const HELP = `Reads a pasted travel text and prints it as JSON.

Usage: waypage parse [FILE] [options]

FILE is a text file; without it, or for -, standard input is read.

Options
  --kind KIND             itinerary, flight-quote or travel-deal;
                          where left out it is told from the text
  --reference-date DATE   YYYY-MM-DD, the day from which a missing year
                          is worked out (default: today)
  --explain               the text itself, with what was read where,
                          what was not used, and what to check
  --help                  this page

Exit codes: 0 read, 1 the file cannot be read, 2 called wrongly.
`;

const OPTIONS = {
  kind: { type: 'string' },
  'reference-date': { type: 'string' },
  explain: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const NARROWEST = 60;
const WIDEST = 120;

/** @throws UsageError, ReadError. */
export async function parseCommand(args: readonly string[], around: Surroundings): Promise<void> {
  const { values, positionals } = readArguments(args);
  if (values.help) {
    around.output.write(HELP);
    return;
  }
  const [file = '-', ...more] = positionals;
  if (more.length > 0) throw new UsageError(`One file at a time, please; ${positionals.length} were named.`);
  const named = values.kind === undefined ? null : readKind(values.kind);
  const referenceDate = readDate(values['reference-date']) ?? localDate(around.now());
  if (file === '-' && around.input.isTTY) around.errors.write('Paste the text, then press Ctrl-D.\n');
  const text = await readText(file === '-' ? null : file, around.input);
  const detected = named === null ? detectKind(text) : null;
  const kind = named ?? detected?.kind;
  if (!kind) {
    throw new UsageError(`The text does not tell which kind it is. Name one: --kind ${CONTENT_KINDS.join(', ')}.`);
  }
  const answer = parseContent(kind, text, { referenceDate });
  around.output.write(
    values.explain === true
      ? explainAnswer(answer, { text, kind, clues: detected?.clues ?? null, referenceDate }, screenOf(around))
      : `${JSON.stringify(answer, null, 2)}\n`,
  );
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Node's own sentence, without its advice on how to name a file that starts with a dash.
    throw new UsageError((error instanceof Error ? error.message : String(error)).split('. ')[0]?.concat('.') ?? '');
  }
}

function readKind(name: string): ContentKind {
  const kind = CONTENT_KINDS.find((each) => each === name);
  if (kind === undefined) throw new UsageError(`There is no kind '${name}'; there are ${CONTENT_KINDS.join(', ')}.`);
  return kind;
}

function readDate(date: string | undefined): string | null {
  if (date === undefined) return null;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== date) {
    throw new UsageError(`'${date}' is no date; --reference-date takes one like 2027-05-31.`);
  }
  return date;
}

function localDate(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function screenOf({ output, environment }: Surroundings): { readonly width: number; readonly colours: boolean } {
  const width = output.isTTY ? Math.min(Math.max(output.columns, NARROWEST), WIDEST) : 80;
  return { width, colours: output.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb' };
}
