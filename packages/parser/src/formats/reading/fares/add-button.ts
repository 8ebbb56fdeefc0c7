/** F-669: `Chauffeur-drive`, `GBP 60.00`, `Add`, a line each: below an amount the button of a page that would add it, so that nobody pays it yet. */
import type { DocumentLine } from '../document.ts';

const ADD =
  /^\W{0,3}(?:add|add to (?:trip|booking|cart|basket)|hinzufugen|ajouter|anadir|agregar|aggiungi|adicionar|toevoegen)\W{0,3}$/;
const LONGEST = 24;

export const isAddButton = (line: DocumentLine | undefined): boolean =>
  line !== undefined && line.folded.length <= LONGEST && ADD.test(line.folded);
