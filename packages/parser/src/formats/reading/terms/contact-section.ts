/**
 * F-517: a section of a paper that names who is to be asked, its parts a line each:
 *
 *   6. YOUR CONTACT
 *   ---------------
 *   Ann Lee
 *   Group Sales Coordinator
 *   Phone: +1 617 555 0172
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { type ContactCandidate, emptyContact, takeParts } from './contact-parts.ts';
import { isPost, isRole } from './names.ts';

/** Whose `contact details` a page has is open: they may be the traveler's. */
const HEADING = new LinePattern(
  compactPattern(
    /^(?:(?:(?:your|our|ihre?|euer|eure?|votre|vos|notre|su|tu|nuestro|il (?:tuo|suo|vostro|nostro)|(?:o )?seu|nosso|uw|je) )(?:(?:personal|main|group|travel|sales) )?(?:contacts?(?: person)?|kontakt(?:person)?|contacto|contatto|contato|contactpersoon|interlocut(?:eur|rice)|(?:travel )?(?:consultant|advis[eo]r|agent|specialist|coordinator|planner)|(?:reise)?berater(?:in)?|ansprechpartner(?:in)?|conseill(?:er|ere)|asesora?|agente|consulente|referente|consultora?|adviseur|reisadviseur)|contact person|kontaktperson|ansprechpartner(?:in)?|persona de contacto|personne de contact|persona di contatto|pessoa de contato|contactpersoon)$/,
  ),
);
const MAX_HEADING = 40;
const MAX_LINES = 7;
const MAX_LINE = 100;

export function contactSections({ lines }: SourceDocument): ContactCandidate[] {
  const found: ContactCandidate[] = [];
  for (const line of lines) {
    if (line.folded.length > MAX_HEADING || line.cells !== null || !HEADING.test(line.look, line.folded)) continue;
    const candidate = sectionBelow(lines, line.index + 1);
    if (candidate !== null) found.push(candidate);
  }
  return found;
}

/** Null where nobody is named with a way to reach them. */
function sectionBelow(lines: readonly DocumentLine[], from: number): ContactCandidate | null {
  const candidate = emptyContact(5);
  let strange = 0;
  for (const line of lines.slice(from, from + MAX_LINES)) {
    const isEmpty = line.isRule || line.passage.text === '';
    if (isEmpty && candidate.lines.length > 0) break;
    if (isEmpty) continue;
    if (line.passage.text.length > MAX_LINE || line.heading > 0) break;
    const isPosition = candidate.name !== null && (isPost(line.folded) || isRole(line.folded));
    if (isPosition) candidate.lines.push(line.index);
    // One line that says nothing, such as a department, may stand between.
    else if (!takeParts(candidate, line, candidate.name === null) && ++strange > 1) break;
  }
  return candidate.name !== null && (candidate.phone ?? candidate.email) !== null ? candidate : null;
}

/** `Agency: …` and `Attn: …` in a block under `PREPARED FOR`: whom the offer goes to. */
const FOR_CLIENT = new LinePattern(
  /^(?:(?:(?:prepared|quoted?|quotation|proposal|offer|estimate|issued|invoiced?|billed) (?:for|to)|(?:bill|quote|offer) to|client|customer|recipient|addressee|(?:angebot|erstellt) fur|kunde|empfanger|auftraggeber|client|destinataire|(?:devis|prepare) pour|cliente|destinatario|(?:cotizacion|preparado) para|(?:preventivo|preparato) per|(?:orcamento|preparado) para)(?: details)?)\s?:?$/,
);
const BLOCK = 4;

export function isUnderClient(lines: readonly DocumentLine[], { index }: DocumentLine): boolean {
  for (let i = index - 1; i >= Math.max(0, index - BLOCK); i--) {
    const line = lines[i] as DocumentLine;
    if (line.isRule) continue;
    if (line.passage.text === '') return false;
    if (FOR_CLIENT.test(line.look, line.folded)) return true;
  }
  return false;
}
