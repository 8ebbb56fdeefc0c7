/**
 * The travelers of a display: `1.1SMITH/JOHN MR  2.1SMITH/ANN MRS`, `1.2HOLT/JO/ALEX`, `3.1HOLT/TIMMSTR*P-C08`, `4.I/1HOLT/KIM*14MAR26`,
 * `1.LINDGREN/PER MR(ADT)(INF/LEA/05JAN26)`, `1.LINDGREN/PER MR(INFBERG/IDA/05JAN26)`. Names are given as one writes them, without titles; the number before a name counts them.
 */
import type { Span } from '../../../model/answer.ts';
import { type Field, stated } from '../../../model/field.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { spanOf } from '../../../text/passage.ts';
import { joinScreenLines, type ScreenLine } from './gds-screen.ts';
import { segmentStarts } from './gds-segment.ts';

export interface GdsNames {
  readonly clientName: Field<string> | null;
  /** Everyone, infants too. */
  readonly passengers: Field<number> | null;
  /** Those with a seat of their own. */
  readonly seated: Field<number> | null;
  /** Is one of them called a child, or an infant? */
  readonly hasMinors: boolean;
  readonly lines: readonly ScreenLine[];
}

const NAME =
  /(?<![A-Z0-9])(?<no>\d{1,2})\. ?(?<infant>I\/)?(?<count>\d{1,2})?(?<last>(?!(?:FE|FA|FB|FM|FP|FV|RM|TK|AP|SSR|OSI|SK) )[A-Z][A-Z' -]{0,38}[A-Z])\/(?<first>[A-Z][A-Z' .-]*(?:\/[A-Z][A-Z' .-]*){0,8})(?<rest>(?:\([^()]{1,60}\)|[*(][^\s(]*)+)?/dg;
/** Behind the letter of its field, too: `N- 1.1HOLT/ANN`. */
const STARTS_WITH_NAME = /^[\s>*|-]{0,20}(?:[NP]- ?(?=\d{1,2}\.\d))?\d{1,2}\. ?(?:I\/)?\d{0,2}[A-Z][A-Z' -]{1,39}\//;
const TITLE =
  /(?:^|\s)(?:MR|MRS|MS|MISS|MSTR|MASTER|DR|PROF|REV|SIR|LADY|CHD|INF|ADT|MX|HERR|FRAU|MME|MLLE|SR|SRA)\.?$/;
const GLUED_TITLE = /^(?<name>[A-Z' -]{2,})(?<title>MSTR|MISS|MRS|MR|DR|CHD)$/;
const INFANT = /\(INF\s*\)|\*INF|^\*(?:P-)?INF/;
/** `MSTR`, `*C05`, `*P-C08`, `(CHD/12MAR18)`, in which the date of birth is blanked out */
const CHILD = /(?:^|[^A-Z])(?:CHD|CNN|C\d\d)(?![A-Z\d])/;
const CHILD_TITLE = /(?:MSTR|MASTER|CHD)\.?$/;
/** Its own family name may stand glued to the mark. */
const LAP_CHILD = /\(INF[A-Z' -]{0,40}\//;

/** Below the flights travelers stand with their seats and meals, carriers with their remarks: only another reservation begins names anew. */
const OPENS_ANOTHER = /\d\.\d(?:[A-Z]|I\/)|^[\s>*|-]{0,20}1\. ?[A-Z](?!.* {2}(?:HK|KK|PN|NN|UN|UC|NO|SS)\b)/;

/** Amadeus's stored fares in full name the travelers of each, below the flights of the one before. */
const STORED_FARE = /^[ >]{0,8}TST\d{4,5}\b/;

/** A mail has broken the line within the given names, before the title or before what stands in brackets. */
const GOES_ON =
  /^\s*(?:(?:MRS?|MS|MISS|MSTR|DR)? ?\((?:ADT|CHD|INF)|[A-Z' -]{0,20}(?:MRS?|MS|MISS|MSTR|DR)(?:[*(]\S*)?\s*$)/;

/** Or within a family's name, or a bracket. */
const UNFINISHED = /\d\. ?(?:I\/)?\d?[A-Z' -]{1,39}$|\([A-Z' ]{3,40}$/;

interface Name {
  readonly text: string;
  readonly spans: readonly Span[];
}

export function readGdsNames(lines: readonly ScreenLine[]): GdsNames {
  const names: Name[] = [];
  const counts: { value: number; spans: Span }[] = [];
  const used: ScreenLine[] = [];
  const seen = new Set<string>();
  /** The figure behind the dot that stood last, by the one before it. */
  const latest = new Map<string, number>();
  let numbering: Span | null = null;
  let infants = 0;
  let children = 0;
  let areTold = false;
  for (const [i, only] of lines.entries()) {
    if (only.text.includes('TST') && STORED_FARE.test(only.text)) {
      areTold = false;
      continue;
    }
    if (!only.text.includes('/') || !STARTS_WITH_NAME.test(only.text)) {
      areTold ||= names.length > 0 && segmentStarts(only).length > 0;
      continue;
    }
    if (areTold && !OPENS_ANOTHER.test(only.text)) continue;
    const next = lines[i + 1];
    const line = next && (GOES_ON.test(next.text) || UNFINISHED.test(only.text)) ? joinScreenLines([only, next]) : only;
    for (const match of allMatches(NAME, line.text)) {
      const { first = '', rest = '', count, infant } = match.groups ?? {};
      const places = match.indices?.groups ?? {};
      const found = readNames(line, places['last'] as [number, number], places['first'] as [number, number], first);
      const key = `${match.groups?.['no']} ${found.map((name) => name.text).join()}`;
      if (found.length === 0 || seen.has(key)) continue;
      seen.add(key);
      if (used.at(-1) !== only) used.push(only);
      names.push(...found);
      const stands = places[count === undefined ? 'no' : 'count'] as [number, number];
      const number = match.groups?.['no'] ?? '';
      // `1.1HOLT/KIM  1.2HOLT/ANN`: behind the dot each is numbered, not counted.
      const isNumbered = found.length === 1 && count !== undefined && Number(count) === (latest.get(number) ?? -1) + 1;
      latest.set(number, Number(count ?? 1));
      counts.push({
        value: isNumbered ? 1 : Math.max(found.length, Number(count ?? 1)),
        spans: spanOf(line.passage, ...stands),
      });
      numbering = spanOf(line.passage, ...(places['no'] as [number, number]));
      const hasLapChild = LAP_CHILD.test(rest);
      if (CHILD.test(rest) || CHILD_TITLE.test(first.trim())) children++;
      if (infant !== undefined || hasLapChild || INFANT.test(rest)) infants++;
      // An infant in its parent's brackets has no number of its own.
      if (hasLapChild) counts.push({ value: 1, spans: spanOf(line.passage, ...(places['rest'] as [number, number])) });
    }
  }
  if (names.length === 0 || numbering === null) return NO_NAMES;
  const all = counts.reduce((sum, count) => sum + count.value, 0);
  const spans =
    counts.every((count) => count.value === 1) && counts.length === names.length
      ? [numbering]
      : counts.slice(0, 6).map((count) => count.spans);
  return {
    clientName: stated(
      names.map((name) => name.text).join(', '),
      names.flatMap((name) => name.spans),
    ),
    passengers: stated(all, spans),
    seated: stated(all - infants, spans),
    hasMinors: infants + children > 0,
    lines: used,
  };
}

const NO_NAMES: GdsNames = { clientName: null, passengers: null, seated: null, hasMinors: false, lines: [] };

/** `HOLT/JO/ALEX` is two people of one name. */
function readNames(line: ScreenLine, last: [number, number], first: [number, number], given: string): Name[] {
  const family = spanOf(line.passage, ...last);
  const names: Name[] = [];
  let from = first[0];
  for (const part of given.split('/')) {
    const kept = withoutTitles(part.trim());
    const at = from + part.indexOf(kept);
    from += part.length + 1;
    if (kept === '') continue;
    const text = `${asWritten(kept)} ${asWritten(line.text.slice(...last))}`;
    names.push({ text, spans: [spanOf(line.passage, at, at + kept.length), family] });
  }
  return names;
}

function withoutTitles(name: string): string {
  let kept = name;
  for (let match = TITLE.exec(kept); match !== null && match.index > 0; match = TITLE.exec(kept))
    kept = kept.slice(0, match.index).trimEnd();
  const glued = GLUED_TITLE.exec(kept)?.groups?.['name'];
  return glued ?? kept;
}

/** `O'BRIEN-HAHN` as `O'Brien-Hahn`. */
const asWritten = (name: string): string =>
  name.toLowerCase().replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
