/** The country that most places of the text lie in: where a trip goes that names no aim. */

import { countryName } from '@waypage/gazetteer';
import type { PlaceMention } from '../../../annotators/place.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import type { Span } from '../../../model/answer.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import { isLetter } from '../../../text/character-class.ts';
import { slicePassage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { directionBefore, isBase, withoutOrigins } from './aims-and-origins.ts';
import { placesIn } from './places-in.ts';

interface CountryCount {
  count: number;
  readonly names: Set<string>;
  readonly first: PlaceMention;
  readonly line: DocumentLine;
  /** Where all of them end, as long as they stand behind each other: `Tulum, México`. */
  end: number | null;
}

export function readCommonCountry(
  document: SourceDocument,
  isSkipped: (line: DocumentLine) => boolean,
): Field<string> | null {
  const counts = countCountries(document, isSkipped);
  const [best, second] = [...counts.entries()].sort((a, b) => b[1].count - a[1].count);
  if (!best) return null;
  const [code, { count, names, first, line, end }] = best;
  const name = countryName(code);
  const isOne = names.size === 1 || first.place.kind === 'country' || second?.[1].count === count;
  const whole = end === null || count === 1 ? null : slicePassage(line.passage, first.from, end);
  if (!isOne && whole !== null) return stated(whole.text, [spanOf(whole)]);
  if (!isOne && name !== undefined) return derived(name, writtenIn(document, name));
  if (first.place.kind === 'demonym') return name === undefined ? null : derived(name, writtenIn(document, name));
  const from = first.from - directionBefore(line, first.from);
  return stated(line.passage.text.slice(from, first.to), [spanOf(line.passage, from, first.to)]);
}

/** T-575: the name that most places share may be written somewhere: `Ciudad de México`. */
function writtenIn({ lines }: SourceDocument, name: string): Span[] {
  const folded = foldText(name);
  for (const line of lines) {
    const from = line.folded.indexOf(folded);
    const to = from + folded.length;
    const isWord = from >= 0 && !isLetter(line.folded.charCodeAt(from - 1)) && !isLetter(line.folded.charCodeAt(to));
    if (isWord) return [spanOf(line.passage, from, to)];
  }
  return [];
}

const MAX_TEXT = 12_000;

function countCountries(
  document: SourceDocument,
  isSkipped: (line: DocumentLine) => boolean,
): Map<string, CountryCount> {
  const counts = new Map<string, CountryCount>();
  let budget = MAX_TEXT;
  for (const line of document.lines) {
    if (budget <= 0 || isSkipped(line)) continue;
    const text = line.passage.text.slice(0, 600);
    budget -= text.length;
    for (const mention of withoutOrigins(line, placesIn(text, true))) {
      if (isBase(line, mention)) continue;
      const known = counts.get(mention.place.country);
      if (known) {
        known.count++;
        known.names.add(mention.place.name);
        const isBehind = known.line === line && known.end !== null && text.slice(known.end, mention.from) === ', ';
        known.end = isBehind ? mention.to : null;
      } else
        counts.set(mention.place.country, {
          count: 1,
          names: new Set([mention.place.name]),
          first: mention,
          line,
          end: mention.to,
        });
    }
  }
  return counts;
}
