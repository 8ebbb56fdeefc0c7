/** `Veranstalter` over `Meridian Reisen GmbH`: the label of a page, alone on its line, under which the seller stands. */
import { type Passage, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { endsInLegalForm } from './legal-form.ts';
import { isCompany } from './names.ts';

const LABEL =
  /^\W{0,3}(?:(?:your |the |ihr |votre |su |il tuo )?(?:tour ?operator|travel (?:provider|company|agency)|holiday provider|operator|provider|supplier|sold by|offered by|provided by|operated by|organi[sz]ed by|(?:reise)?veranstalter|(?:reise)?anbieter|reiseburo|organisateur|tour[- ]?operateur|voyagiste|agence(?: de voyages?)?|organizador(?:a)?|operador(?:a)?(?: turistic[oa])?|agencia(?: de viajes| de viagens)?|organizzatore|organizzazione tecnica|agenzia(?: di)? viaggi|reisorganisatie|reisorganisator|touroperator|aanbieder))\s?:?$/;
const MAX_LABEL = 30;
const MAX_NAME = 60;

export const isSellerLabel = (folded: string): boolean => folded.length <= MAX_LABEL && LABEL.test(folded);

/** The company under such a label; null where none stands there. */
export function findUnderSellerLabel(document: SourceDocument): Passage | null {
  for (const line of document.lines) {
    const name = nameUnder(document, line);
    if (name !== null) return name;
  }
  return null;
}

/** Does the label head the name of a company? */
export const headsSeller = (document: SourceDocument, line: DocumentLine): boolean =>
  nameUnder(document, line) !== null;

function nameUnder({ lines }: SourceDocument, line: DocumentLine): Passage | null {
  const below = isSellerLabel(line.folded) ? lines[line.index + 1] : undefined;
  if (below === undefined || below.passage.text.length > MAX_NAME || below.bullet !== null) return null;
  const name = trimPassage(below.passage, '*_ ');
  return isCompany(name.text) || endsInLegalForm(name.text) ? name : null;
}
