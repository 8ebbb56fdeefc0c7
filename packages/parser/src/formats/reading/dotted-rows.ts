/** `Hotel .............. Riad Zitoune`, `Traveller ............ Ms Ann Lee`: where several lines have dots that lead from a label to what is no price, they are `Hotel: Riad Zitoune`. */
import { LinePattern } from '../../text/line-look.ts';
import { joinPassages, slicePassage } from '../../text/passage.ts';
import { type DocumentLine, type SourceDocument, withText } from './document.ts';

const DOTTED = new LinePattern(
  /^(?<label>\p{L}[\p{L}\d /&().'’-]{1,28}?)\s?(?<dots>[.…·_]{3,})\s*(?=[\p{L}\d])/u,
  '[.…·_]{3}',
);
/** A price, whatever dots lead to it, is read by its own words. */
export const FIGURE =
  /^(?:[A-Z]{3} ?)?[\d.,]+\s?(?:[A-Z]{3}|[€£$])?$|^[$€£₹]|^(?!(?:MON|TUE|WED|THU|FRI|SAT|SUN|MO|DI|MI|DO|FR|SA|SO|LUN|MAR|MER|JEU|VEN|SAM|DIM|MIE|JUE|VIE|SAB|DOM|LU|MA|ME|JE|VE|GIO|GI) )(?:[A-Z]{2,3}\$?|Rs\.?) ?\d/;
/** A figure that is no price. */
const COUNT =
  /^(?:(?:no\.?|number|anzahl|nombre|numero|cantidad|aantal)(?: (?:of|de|di|der))? )?(?:nights?|days?|duration|adults?|guests?|passengers?|travell?ers?|pax|persons?|nachte|tage|personen|reisende[nr]?|noches|dias|pasajeros|viajeros|nuits|jours|passagers|voyageurs|notti|giorni|passeggeri|noites|passageiros|reizigers)\b/;
const LEAST = 2;

export function withDottedRows(document: SourceDocument): SourceDocument {
  const isDotted = (line: DocumentLine): boolean => {
    const match = line.cells === null && line.bullet === null ? DOTTED.exec(line.look, line.passage.text) : null;
    return match !== null && (!FIGURE.test(line.passage.text.slice(match[0].length)) || COUNT.test(line.folded));
  };
  const rows = document.lines.filter(isDotted);
  if (rows.length < LEAST) return document;
  const known = new Set(rows);
  return {
    ...document,
    lines: document.lines.map((line) => (known.has(line) ? relabelled(line, DOTTED.regex) : line)),
  };
}

/** The line with a colon between the pattern's `label` and what stands behind the match. */
export function relabelled(line: DocumentLine, pattern: RegExp): DocumentLine {
  const match = pattern.exec(line.passage.text);
  const label = match?.groups?.['label'] ?? '';
  const passage = joinPassages(
    [slicePassage(line.passage, 0, label.length), slicePassage(line.passage, match?.[0].length ?? 0)],
    () => ': ',
  );
  return withText(line, passage);
}
