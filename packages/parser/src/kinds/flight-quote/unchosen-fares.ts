/**
 * Fares of a booking page that were not taken: `PLUS €45.00 Select` with what it would bring below, where the one that was taken says
 * `✔ Selected`; bags and seats that end with `Add`, also one value a line: `Lounge` / `from €30.00` / `Add`. None of it is included.
 */
import { mayHoldMoney } from '../../annotators/money.ts';
import type { SourceDocument } from '../../formats/reading/document.ts';
import { rowOfPrices, takenColumns } from '../../formats/reading/fares/chosen-cards.ts';
import { FROM_PRICE } from '../../formats/reading/fares/fare-mentions.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { DIGIT } from '../../text/line-look.ts';
import { addOfferedExtras } from './offered-extras.ts';
import { isLoneAmount } from './price-clauses.ts';

/** The button that would take what has a price. */
const TAKE =
  '(?:select|choose|add|pick|buy|auswahlen|wahlen|hinzufugen|choisir|selectionner|ajouter|elegir|seleccionar|anadir|agregar|scegli|seleziona|aggiungi|escolher|selecionar|adicionar|kiezen|toevoegen)(?: (?:fare|bundle|bag|this))?[\\s>›»+]*$';
/** It stands behind the price. */
const OFFERS = compactPattern(`\\d\\D{0,40}[\\s|]${TAKE}`);
/** Under a price that starts at something the button may also tell more. */
const BUTTON = compactPattern(
  `^(?:${TAKE}|(?:find out|learn|read|see|show) more|more info(?:rmation)?|mehr (?:erfahren|infos?)|en savoir plus|(?:mas|mais|meer) info\\w*|saber mas|scopri di piu|saiba mais)$`,
);
const CARD_BUTTON = compactPattern(
  `^\\W{0,3}(?:${TAKE}|(?:selected|chosen|ausgewahlt|gewahlt|selectionne|seleccionad[oa]|selezionat[oa]|selecionad[oa]|geselecteerd)\\W*$)`,
);
const MAX_OFFER = 120;
/** No bundle lists more. */
const MAX_ENTRIES = 12;

/** Indices of the lines of such fares. */
export function unchosenLines(document: SourceDocument): ReadonlySet<number> {
  const { lines } = document;
  const unchosen = new Set<number>();
  addOfferedExtras(document, unchosen);
  for (const [i, line] of lines.entries()) {
    const { folded, look, passage } = line;
    // F-601: fares side by side, from their names above the prices to the buttons.
    const columns = takenColumns(line)?.length;
    const prices = columns === undefined ? null : rowOfPrices(lines, i, columns);
    for (let at = (prices ?? i + 1) - 1; prices !== null && at <= i; at++) unchosen.add(at);
    if (folded.length > MAX_OFFER || (look.signs & DIGIT) === 0 || !mayHoldMoney(passage.text)) continue;
    const below = lines[i + 1]?.folded ?? '';
    if (FROM_PRICE.test(folded) && BUTTON.test(below)) for (const at of [i - 1, i]) unchosen.add(at);
    // F-339: `Seat + Bag` over its price and the button: the name of a fare, taken or not.
    if (isLoneAmount(folded) && CARD_BUTTON.test(below)) for (const at of [i - 1, i, i + 1]) unchosen.add(at);
    if (!OFFERS.test(folded)) continue;
    unchosen.add(i);
    for (let next = i + 1; next <= i + MAX_ENTRIES; next++) {
      const line = lines[next];
      if (line === undefined || line.afterBlank || line.folded === '' || mayHoldMoney(line.passage.text)) break;
      unchosen.add(next);
    }
  }
  return unchosen;
}
