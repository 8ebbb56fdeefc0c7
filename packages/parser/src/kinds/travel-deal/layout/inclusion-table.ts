/**
 * What is included as a numbered table: `Sr. No. | Inclusion | Details` over `3 | Transfers | All transfers by private car`. Each row is the
 * entry `Transfers: All transfers by private car` of a list under the heading that the column has.
 */
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { joinPassages, type Passage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isTableRule } from './fact-columns.ts';

const NUMBER = /^(?:(?:s(?:r|l)?|serial|item)\.? ?(?:no|nr|num)?|no|nr|n°|num|#|pos|lfd\. ?nr)\.?$/;
const INCLUSION =
  /^(?:inclusions?|included|what(?:'?s| is) included|included services?|(?:inklusiv)?leistung(?:en)?|prestations?(?: incluses)?|(?:servicios? )?incluid[oa]s?|inclusiones|servizi inclusi|inclus[oi]|inclusoes)$/;
const DETAILS =
  /^(?:details?|description|particulars|remarks?|notes?|info(?:rmation)?|beschreibung|details|angaben|detalles?|descripcion|dettagli[oi]?|descrizione|detalhes|descricao)$/;
const COUNT = /^\d{1,2}[.)]?$/;
const MAX_ROWS = 40;

export function withInclusionTables(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const head = lines.find((line) => columnsOf(line) !== null);
  const column = head === undefined ? null : columnsOf(head);
  if (head === undefined || column === null) return document;
  const rows = new Map<DocumentLine, Passage>();
  for (const line of lines.slice(head.index + 1, head.index + 1 + MAX_ROWS)) {
    if (isTableRule(line)) continue;
    const { cells } = line;
    const [name, details] = [cells?.[column], cells?.[column + 1]];
    const isCounted = column === 0 || COUNT.test(cells?.[0]?.text ?? '');
    if (cells === null || name === undefined || name.text === '' || !isCounted) break;
    const isTold = details !== undefined && details.text !== '';
    rows.set(line, isTold ? joinPassages([name, details], () => ': ') : name);
  }
  if (rows.size < 2) return document;
  const plain = { cells: null, cellMark: null, table: null, isBold: false, heading: 0, bolds: [] } as const;
  return {
    ...document,
    lines: lines.map((line) => {
      const row = rows.get(line);
      if (row !== undefined) return withChanges(withText(line, row), { ...plain, bullet: '-', afterBlank: false });
      const name = line === head ? head.cells?.[column] : undefined;
      return name === undefined
        ? line
        : withChanges(withText(line, name), { ...plain, bullet: null, afterBlank: true });
    }),
  };
}

/** Which column holds what is included, where the line heads such a table. */
function columnsOf({ cells, isRule }: DocumentLine): number | null {
  if (cells === null || cells.length < 2 || cells.length > 3 || isRule) return null;
  const names = cells.map(({ text }) => foldText(text));
  const at = names.findIndex((name) => INCLUSION.test(name));
  const isNumbered = at === 0 || (at === 1 && NUMBER.test(names[0] ?? ''));
  return at >= 0 && isNumbered && DETAILS.test(names[at + 1] ?? '') ? at : null;
}
