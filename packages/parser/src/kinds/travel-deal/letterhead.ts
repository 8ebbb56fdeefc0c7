/** The letterhead of a house that writes itself, `THE CORRIE HOUSE HOTEL` over `Braemar Road, Ballater`: where one stays, and the town. */
import { findHotelNames } from '../../annotators/hotel-name.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../../formats/reading/document.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { isPlainName } from './named-aim.ts';

const STREET =
  /^(?:\d{1,4}[a-z]?,? )?[^,]{0,30}\b(?:road|street|lane|avenue|drive|square|way|terrace|quay|parade|highway|boulevard|rd|st|stras+e|weg|platz|allee)\.?(?: \d{1,4}[a-z]?)?, |^(?:\d{1,4},? )?(?:rue|route|chemin|avenue|quai|via|calle|avenida|rua|piazza|plaza|paseo|boulevard|corso|viale) [^,]{2,40}, /;
const STREET_COMPOUND = /^[^,]{2,30}(?:stras+e|gasse|weg|platz|allee)(?: \d{1,4}[a-z]?)?, /;
const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{4,5} /;
const TOWN_END = /,? [A-Z]{1,2}\d|,? \d{4}|\s{2,}|\s[|·•–-]\s/;
/** A house that takes guests, by the end or the start of its name. */
const HOUSE =
  /\b(?:arms|inn|manor|hall|lodge|grange|house|hotel|gasthof|gasthaus|hof|pension|auberge|albergo|posada)$|^(?:chateau|schloss|villa|domaine|relais|masseria|quinta|palazzo|castello)\b/;
const LINES = 4;
const MAX_NAME = 60;
const MAX_ADDRESS = 90;

export interface Letterhead {
  readonly house: Passage;
  readonly town: Passage | null;
  /** Index of the line with the address. */
  readonly addressLine: number;
}

/** Null where nothing of the kind heads the text. */
export const readLetterhead = oncePerDocument((document: SourceDocument): Letterhead | null => {
  const head: DocumentLine[] = [];
  for (const line of document.lines) {
    if (line.passage.text !== '') head.push(line);
    if (head.length === LINES) break;
  }
  for (const [i, line] of head.entries()) {
    const next = head[i + 1];
    if (next === undefined || next.folded.length > MAX_ADDRESS || line.passage.text.length > MAX_NAME) continue;
    const street = STREET.exec(next.folded) ?? STREET_COMPOUND.exec(next.folded);
    if (street === null || !(HOUSE.test(line.folded) || findHotelNames(line.passage.text).length > 0)) continue;
    return {
      house: trimPassage(line.passage, '.,*_'),
      town: townOf(slicePassage(next.passage, street[0].length)),
      addressLine: next.index,
    };
  }
  return null;
});

function townOf(behind: Passage): Passage | null {
  const rest = trimPassage(slicePassage(behind, POSTCODE.exec(behind.text)?.[0].length ?? 0), '.,;|');
  const end = rest.text.search(TOWN_END);
  const town = end < 0 ? rest : slicePassage(rest, 0, end);
  return isPlainName(town.text) ? town : null;
}
