/** Where one stays: the value of a label (`Hotel: …`), else the hotels that the text names, each once, in its order. */
import { findHotelNames } from '../../annotators/hotel-name.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { type Field, stated } from '../../model/field.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const LABEL =
  /^\W{0,6}(?:your )?(?:hotels?|ship|vessel|resort|accomm?odations?|accomm?odation type|property|properties|lodging|stay(?:ing)? at|where (?:you(?:'ll| will)?|to) stay|villa|unterkunft|unterkunfte|hebergement|logement|alojamiento|hospedaje|hoteles|alloggio|struttura|sistemazione|hospedagem|alojamento|hoteis)(?: (?:in|at|en|a) [a-z ]{2,24})?\s?(?::|\t)\s*(?=\S)/;
const HEADING =
  /^\W{0,6}(?:your |our |the )?(?:hotels?|accomm?odations?|where (?:you(?:'ll| will)?|to|we) stay|hotels? (?:used|included|planned)|resorts?|lodging|unterkunft|unterkunfte|hebergements?|hotels? prevus|alojamientos?|hoteles(?: previstos)?|alloggi|sistemazione|hospedagem|hoteis)\W*$/;
const MAX_HOTELS = 8;

export function readAccommodation(
  document: SourceDocument,
  isSkipped: (line: DocumentLine) => boolean,
): { field: Field<string> | null; lines: ReadonlySet<number> } {
  const lines = new Set<number>();
  const labelled = readLabelled(document, lines);
  const section = labelled.length > 0 ? [] : readSection(document);
  const found =
    labelled.length > 0
      ? labelled
      : readNames(section.length > 0 ? section : document.lines.filter((line) => !isSkipped(line)), lines);
  if (found.length === 0) return { field: null, lines };
  return {
    field: stated(
      found.map((passage) => passage.text).join('; '),
      found.map((passage) => spanOf(passage)),
    ),
    lines,
  };
}

function readLabelled(document: SourceDocument, lines: Set<number>): Passage[] {
  const found: Passage[] = [];
  for (const line of document.lines) {
    const match = line.folded.length > 300 ? null : LABEL.exec(line.folded.slice(0, 60));
    if (!match) continue;
    const value = trimPassage(line.cells?.[1] ?? slicePassage(line.passage, match[0].length), '.;|,');
    if (value.text === '') continue;
    lines.add(line.index);
    found.push(value);
  }
  return found;
}

/** The lines under `Where you will stay`, as far as each names a hotel. */
function readSection(document: SourceDocument): DocumentLine[] {
  const found: DocumentLine[] = [];
  const start = document.lines.find((line) => line.folded.length <= 40 && HEADING.test(line.folded));
  if (start === undefined) return [];
  for (const line of document.lines.slice(start.index + 1, start.index + 1 + MAX_HOTELS * 3)) {
    if (line.passage.text === '') continue;
    if (findHotelNames(line.passage.text.slice(0, 500)).length === 0) break;
    found.push(line);
  }
  return found;
}

function readNames(from: readonly DocumentLine[], lines: Set<number>): Passage[] {
  const found: Passage[] = [];
  const seen = new Set<string>();
  for (const line of from) {
    if (found.length >= MAX_HOTELS) break;
    const text = line.passage.text.slice(0, 500);
    for (const mention of findHotelNames(text)) {
      const passage = slicePassage(line.passage, mention.from, mention.to);
      const key = foldText(passage.text);
      if ([...seen].some((other) => other.includes(key) || key.includes(other))) continue;
      seen.add(key);
      lines.add(line.index);
      found.push(passage);
    }
  }
  return found;
}
