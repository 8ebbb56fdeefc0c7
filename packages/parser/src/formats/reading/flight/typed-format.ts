/**
 * A layout of flights that people typed or copied, as a format: all share the pieces of the text and how offers are made of them; each says
 * what its texts look like.
 */
import { OPEN_TERMS } from '../../../model/flight-quote-draft.ts';
import type { FlightFormat } from '../../flight-format.ts';
import { oncePerDocument, type SourceDocument } from '../document.ts';
import { readCarrierTable } from './carrier-rows.ts';
import { claimedLines } from './claimed-lines.ts';
import { countMarks, type FlightUnit } from './flight-unit.ts';
import { readOffers } from './read-offers.ts';
import { readFlightPieces } from './read-units.ts';
import { withSoleAirline } from './sole-airline.ts';

/** What the pieces of a text look like, counted. */
export interface PieceCounts {
  /** Rows of tables of flights, upright or on their side. */
  readonly rows: number;
  /** Pieces that tell a whole flight: two places with times or a number. */
  readonly whole: number;
  /** Whole pieces in capitals with pairs of airports or hours without a colon. */
  readonly shorthand: number;
  /** Pieces with one value and nothing else. */
  readonly single: number;
  /** Sentences of long lines with a flight in them. */
  readonly sentences: number;
  readonly all: number;
}

/** Above a display that nothing but the shape of its lines speaks for, below one that bears a system's marks. */
export const TYPED = 0.68;
/** No whole flight on a line: any display that reads flights knows better. */
export const LOOSE = 0.3;

export function typedFormat(id: string, most: number, score: (counts: PieceCounts) => number): FlightFormat {
  return {
    id,
    most,
    detect: (document) => {
      const counts = countPieces(document);
      return counts.all === 0 ? 0 : score(counts);
    },
    read: (document) => {
      const pieces = readFlightPieces(document);
      const { offers, readings } = readOffers(document, pieces);
      return {
        offers: withSoleAirline(offers, document),
        terms: OPEN_TERMS,
        lines: withCarrierTable(claimedLines(pieces.units, readings), document),
      };
    },
  };
}

/** The rows of a list of airlines are their offers' own. */
function withCarrierTable(lines: ReadonlySet<number>, document: SourceDocument): ReadonlySet<number> {
  const table = readCarrierTable(document);
  return table === null ? lines : new Set([...lines, table.heading, ...table.rows.map(({ line }) => line)]);
}

const countPieces = oncePerDocument((document): PieceCounts => {
  const { units } = readFlightPieces(document);
  const counts = { rows: 0, whole: 0, shorthand: 0, single: 0, sentences: 0, all: 0 };
  for (const unit of units) {
    if (!unit.marks.some((mark) => mark.kind !== 'money' && mark.kind !== 'cabin')) continue;
    counts.all++;
    if (unit.isRow || unit.line.table !== null) counts.rows++;
    const isWhole = countMarks(unit, 'place') > 1 && (countMarks(unit, 'time') > 1 || countMarks(unit, 'flight') > 0);
    if (isWhole) counts.whole++;
    if (isWhole && isShorthand(unit) && !isSentence(unit)) counts.shorthand++;
    if (unit.marks.length === 1 && unit.isPure) counts.single++;
    if (isWhole && isSentence(unit)) counts.sentences++;
  }
  return counts;
});

/** Are there whole flights that someone has typed? */
export const tellsFlights = (document: SourceDocument): boolean => countPieces(document).whole > 0;

/** Are there whole ones, each with a number of its own that is none of `known`? One alone may be a number read amiss. */
export function tellsFlightsBut(document: SourceDocument, known: ReadonlySet<string>): boolean {
  const others = new Set<string>();
  for (const unit of readFlightPieces(document).units)
    if (countMarks(unit, 'place') > 1 && countMarks(unit, 'time') > 1)
      for (const mark of unit.marks)
        if (mark.kind === 'flight' && !known.has(mark.mention.figures.value)) others.add(mark.mention.figures.value);
  return others.size > 1;
}

/** Words go on behind the flight until a full stop. */
const isSentence = ({ passage: { text } }: FlightUnit): boolean =>
  text.length > 60 && /[.!]$/.test(text) && (text.match(LOWER_WORD)?.length ?? 0) >= 4;

const LOWER_WORD = /(?<![\p{L}\d])\p{Ll}{2,}(?![\p{L}\d])/gu;

const isShorthand = ({ passage: { text } }: FlightUnit): boolean =>
  !/\d:\d\d/.test(text) &&
  (/[A-Z]{6}/.test(text) || /(?<!\d)(?!20[2-4]\d)[0-2]\d[0-5]\d(?!\d)|\d{3,4}[AP]\b/.test(text));
