/** T-636: `Add extras` over `Private transfer` over `+£46 pp`: what a page sells besides, a name and an amount on two lines. They are read as blank. */
import { asBlank } from '../../../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { DIGIT } from '../../../text/line-look.ts';

/** The button or heading of the part; a list of extras that have their amounts beside them is one of conditions. */
const HEADING =
  /^(?:(?:add|choose|select|book|pick|browse|customi[sz]e (?:with )?)(?: (?:your|some|more|optional|our|popular))? (?:add[- ]?ons?|extras?|upgrades?|experiences)|(?:popular|recommended|optional|available|more) (?:add[- ]?ons?|extras?|upgrades?)|extras (?:hinzufugen|dazubuchen|wahlen)|ajoute[rz] des (?:options|extras)|anadir extras|aggiungi (?:extra|servizi)|adicionar extras|voeg extra'?s toe|extra'?s toevoegen)\W{0,3}$/;
const ON_TOP =
  /^\+ ?(?:[a-z]{0,3}[$€£₹] ?\d[\d.,]*|(?:[a-z]{3}) \d[\d.,]*|\d[\d.,]* ?(?:€|eur|chf|kr))(?:,-)?(?: ?(?:pp|p\.? ?p\.?|each|per (?:person|adult|room|booking|night|way|stay)|pro person|par personne|por persona|a persona|por pessoa|\/ ?pers(?:on)?\.?))?$/;
const LONGEST = 40;
const MAX_PAIRS = 30;

export function withoutAddedExtras(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const blank = new Set<number>();
  for (const { index, folded } of lines) {
    if (folded.length > LONGEST || !isOnTop(lines[index + 2]) || !HEADING.test(folded)) continue;
    blank.add(index);
    for (let at = index + 1; at <= index + 2 * MAX_PAIRS && isName(lines[at]) && isOnTop(lines[at + 1]); at += 2) {
      blank.add(at);
      blank.add(at + 1);
    }
  }
  return blank.size === 0
    ? document
    : { ...document, lines: lines.map((line) => (blank.has(line.index) ? asBlank(line) : line)) };
}

const isName = (line: DocumentLine | undefined): boolean =>
  line !== undefined && line.passage.text !== '' && line.passage.text.length <= 2 * LONGEST && !isOnTop(line);

function isOnTop(line: DocumentLine | undefined): boolean {
  if (line === undefined || !line.passage.text.startsWith('+') || line.folded.length > LONGEST) return false;
  return (line.look.signs & DIGIT) !== 0 && ON_TOP.test(line.folded);
}
