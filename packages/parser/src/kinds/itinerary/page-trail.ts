/**
 * The way through the site that a copied page begins with:
 *
 *   Home
 *   /
 *   Asia
 *   /
 *   Nepal
 *   /
 *   Seven Days in the Hills
 *   …
 *   Seven Days in the Hills
 *
 * Its last step is the name of the page, which the page's own heading says again; the step before may tell where.
 */
import { findPlaces } from '../../annotators/place.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { type Field, stated } from '../../model/field.ts';
import { hasLetter } from '../../text/character-class.ts';
import { spanOf } from '../../text/passage.ts';

export interface PageTrail {
  /** The heading of the page. */
  readonly name: Field<string>;
  /** The step above it, where it is a place. */
  readonly place: Field<string> | null;
}

const MARK = /^[/›»>|→]$/;
const ONE_LINE = /^(?:home|start(?:seite)?|accueil|inicio)\s?[/›»>|→]\s/;
const MARK_WITHIN = /\s?[/›»>→]\s/;
const LEAST_STEPS = 3;
const MAX_STEP = 120;
/** Beyond these lines no page's heading stands. */
const MAX_LINES = 120;

/** `lines` are those of the head, without blank ones. */
export function findPageTrail(lines: readonly DocumentLine[]): PageTrail | null {
  const head = lines.slice(0, MAX_LINES);
  const { steps, end } = stepsBelow(head) ?? stepsWithin(head) ?? NO_STEPS;
  const last = steps.at(-1);
  if (last === undefined || steps.length < LEAST_STEPS) return null;
  const name = head.slice(end).find((line) => line.passage.text === last.text);
  if (name === undefined) return null;
  const place = steps.at(-2)?.line ?? null;
  return { name: wholeLine(name), place: place !== null && namesPlaces(place) ? wholeLine(place) : null };
}

const wholeLine = ({ passage }: DocumentLine): Field<string> => stated(passage.text, [spanOf(passage)]);

interface Steps {
  readonly steps: readonly { readonly text: string; readonly line: DocumentLine | null }[];
  /** The first line behind them. */
  readonly end: number;
}
const NO_STEPS: Steps = { steps: [], end: 0 };

/** Steps on lines of their own, a mark between each two. */
function stepsBelow(lines: readonly DocumentLine[]): Steps | null {
  const first = lines.findIndex((line) => MARK.test(line.passage.text));
  if (first < 1) return null;
  const steps = [lines[first - 1] as DocumentLine];
  let at = first;
  while (MARK.test(lines[at]?.passage.text ?? '') && hasLetter(lines[at + 1]?.passage.text ?? '')) {
    steps.push(lines[at + 1] as DocumentLine);
    at += 2;
  }
  return { steps: steps.map((line) => ({ text: line.passage.text, line })), end: at };
}

/** `Home > Asia > Nepal > Seven Days in the Hills` */
function stepsWithin(lines: readonly DocumentLine[]): Steps | null {
  const at = lines.findIndex(({ folded }) => folded.length <= MAX_STEP && ONE_LINE.test(folded));
  const line = lines[at];
  if (line === undefined) return null;
  const steps = line.passage.text.split(MARK_WITHIN).map((text) => ({ text: text.trim(), line: null }));
  return { steps, end: at + 1 };
}

/** `Argentina`, `Italy & Malta` */
function namesPlaces({ passage: { text } }: DocumentLine): boolean {
  const places = findPlaces(text);
  const rest = places.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), text);
  return places.length > 0 && !/\p{L}{4}/u.test(rest);
}
