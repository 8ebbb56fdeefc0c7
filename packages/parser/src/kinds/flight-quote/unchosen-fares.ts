/**
 * Fares of a booking page that were not taken: `PLUS €45.00 Select` with what it would bring below, where the one that was taken says
 * `✔ Selected`; bags and seats that end with `Add`. None of it is included.
 */
import { mayHoldMoney } from '../../annotators/money.ts';
import type { SourceDocument } from '../../formats/reading/document.ts';
import { compactPattern } from '../../text/compact-pattern.ts';

/** Behind a price the button that would take it. */
const OFFERS = compactPattern(
  /\d\D{0,40}[\s|](?:select|choose|add|pick|buy|auswahlen|wahlen|hinzufugen|choisir|selectionner|ajouter|elegir|seleccionar|anadir|agregar|scegli|seleziona|aggiungi|escolher|selecionar|adicionar|kiezen|toevoegen)(?: (?:fare|bundle|bag|this))?[\s>›»+]*$/,
);
const MAX_OFFER = 120;
/** No bundle lists more. */
const MAX_ENTRIES = 12;

/** Indices of the lines of such fares. */
export function unchosenLines({ lines }: SourceDocument): ReadonlySet<number> {
  const unchosen = new Set<number>();
  for (const [i, { folded, passage }] of lines.entries()) {
    if (folded.length > MAX_OFFER || !mayHoldMoney(passage.text) || !OFFERS.test(folded)) continue;
    unchosen.add(i);
    for (let next = i + 1; next <= i + MAX_ENTRIES; next++) {
      const line = lines[next];
      if (line === undefined || line.afterBlank || line.folded === '' || mayHoldMoney(line.passage.text)) break;
      unchosen.add(next);
    }
  }
  return unchosen;
}
