/**
 * Several prices for the same flights under numbered headings, `*** FARE 1   BASIC ***` and `*** FARE 2   STANDARD ***`: each is an
 * offer of its own with all the flights, and what its display says of changes and refunds is said of it alone.
 */
import { findCabins } from '../../../annotators/cabin.ts';
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { offsetOf, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { GdsOffer } from './gds-offers.ts';
import type { ScreenLine } from './gds-screen.ts';

const HEADING = compactPattern(
  /^[\s>*=#.-]*(?:(?:FARE|PRICE|PRICING|QUOTE|RATE|TARIF|TARIFA|TARIFFA|PREIS)(?: OPTION| QUOTE)?|OPTION|OPT|OPCION|VARIANTE|OFFER|ANGEBOT)\s?(?:NO\.?|NR\.?|#)?\s?(?<number>[1-9])(?![\d.,/-]|\s?[X*]\s?\d)(?<rest>.{0,60})$/,
);
const MAY_HEAD = /FARE|PRIC|QUOTE|RATE|TARIF|PREIS|OPT|OPCION|VARIANTE|OFFER|ANGEBOT/;
const MARKS = '*=#.->:) ';

interface Start {
  readonly line: ScreenLine;
  readonly at: number;
  readonly number: number;
}

/** The offers, each with its own range of the text; none where the headings do not price the same flights. */
export function splitGdsFares(
  lines: readonly ScreenLine[],
  offer: GdsOffer,
  lastFlight: number,
  isPriced: (lines: readonly ScreenLine[]) => boolean,
): GdsOffer[] {
  const starts: Start[] = [];
  for (let at = lastFlight + 1; at < lines.length; at++) {
    const line = lines[at] as ScreenLine;
    if (!line.isCapitals || !MAY_HEAD.test(line.text)) continue;
    const number = Number(HEADING.exec(line.text)?.groups?.['number'] ?? 0);
    if (number === starts.length + 1) starts.push({ line, at, number });
  }
  if (starts.length < 2) return [];
  const ends = starts.map(({ at }, i) => starts[i + 1]?.at ?? endOfDisplay(lines, at + 1));
  if (!starts.every(({ at }, i) => isPriced(lines.slice(at + 1, ends[i])))) return [];
  return starts.map(({ line, at }, i) => ({
    ...offer,
    label: labelOf(line),
    from: offsetOf((lines[at] as ScreenLine).passage, 0),
    to: startOf(lines[ends[i] as number], offer.to),
  }));
}

const startOf = (line: ScreenLine | undefined, otherwise: number): number =>
  line === undefined ? otherwise : offsetOf(line.passage, 0);

const LETTER = /\p{L}/u;

/** What someone typed under the display is no part of it. */
function endOfDisplay(lines: readonly ScreenLine[], from: number): number {
  const end = lines.findIndex(({ isCapitals, text }, i) => i >= from && !isCapitals && LETTER.test(text));
  return end < 0 ? lines.length : end;
}

const nameOf = ({ passage }: ScreenLine): Passage => trimPassage(passage, MARKS);

function labelOf(line: ScreenLine): Field<string> {
  const name = nameOf(line);
  return stated(name.text.replace(/\s+/g, ' '), [spanOf(name)]);
}

/** `FARE 2   ECONOMY STANDARD`: the cabin that the heading names. */
export function classOfHeading(lines: readonly ScreenLine[]): Field<string> | null {
  const [line] = lines;
  if (line === undefined) return null;
  const [cabin] = findCabins(foldText(line.passage.text));
  if (cabin === undefined) return null;
  const name = slicePassage(line.passage, cabin.from, cabin.to);
  return stated(name.text, [spanOf(name)]);
}

/** What the display of an offer says beside its price: notes of the offer, a line each. */
export function notesOfOffer(own: readonly ScreenLine[], used: ReadonlySet<ScreenLine>): ScreenLine[] {
  return own.filter((line, i) => i > 0 && line.isCapitals && !used.has(line) && WORDS.test(line.text));
}

const WORDS = /[A-Z]{3}/;

export function joinNoteLines(lines: readonly ScreenLine[]): Field<string> | null {
  if (lines.length === 0) return null;
  const notes = lines.map(({ passage }) => trimPassage(passage, '>) '));
  return stated(
    notes.map(({ text }) => text).join('\n'),
    notes.map((note) => spanOf(note)),
  );
}
