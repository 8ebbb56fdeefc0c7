/**
 * F-401: `19/05/2027 | SURFACE | Cape Town | George`: a row of a table of flights that says in a cell of its own that one goes by land. Neither
 * the flights before nor those after it are joined by it, and it is none itself.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { Passage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { FlightMark } from './flight-mark.ts';

const SURFACE = compactPattern(
  /^\W*(?:surface(?: (?:sector|segment|travel))?|arnk|arunk|arrival unknown|overland|over land|land (?:sector|only|arrangements?)|own (?:arrangements?|way|transport|travel|booking)|by (?:land|road|train|rail|car|coach|bus|ferry|own arrangements?)|self[ -]?drive|(?:eigene|individuelle) (?:anreise|weiterreise)|landweg|auf dem landweg|(?:tramo|trayecto|trecho|percorso|trajet|parcours) terrestre|via terra|por tierra|por terra|en voiture|par (?:la route|train)|eigen vervoer)\W*$/,
);
const MAX = 30;

/** One without a flight's number and without times. */
export const isSurfaceRow = (cells: readonly Passage[], marks: readonly FlightMark[]): boolean =>
  !marks.some(({ kind }) => kind === 'flight' || kind === 'time') &&
  cells.some(({ text }) => text.length <= MAX && SURFACE.test(foldText(text)));
