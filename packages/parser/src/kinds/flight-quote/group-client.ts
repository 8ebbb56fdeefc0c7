/** F-685: `Group: Alder Bay Netball Club`, `Gruppo: Coro Alpino di Trento`: the group that a sheet is for, where it names nobody. */
import { findAirlines } from '../../annotators/airline.ts';
import { findAirports } from '../../annotators/airport.ts';
import type { SourceDocument } from '../../formats/reading/document.ts';
import { stated } from '../../model/field.ts';
import { codeAt } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import type { ClientReading } from './client-name.ts';

const HEAD = 40;
const LONGEST = 80;
const LABEL = /^(?:group|gruppe|gruppo|groupe|grupo|groep)(?:[ -]?(?:name|nome|nom|nombre|naam))?\s?[:\t]\s{0,20}/;
const SMALL = "(?:of|the|for|and|&|de|da|do|del|della|dello|di|du|des|la|le|les|el|van|von|der|den|und|et|e|y|en|d'|a)";
/** Two words at least, a capital before each but the small ones: `15 players + 3 officials`, `yes` are no names. */
const NAME = compactPattern(
  `^\\p{Lu}[\\p{L}'’.]{1,24}(?:[ -](?:${SMALL} ){0,2}\\p{Lu}[\\p{L}'’.]{1,24}){1,6}(?=\\s?$|\\s{2}|\\t|\\s?[(,|–—])`,
  'u',
);

export function readGroup({ lines }: SourceDocument): ClientReading | null {
  for (const line of lines.slice(0, HEAD)) {
    if (codeAt(line.folded, 0) !== G) continue;
    const label = LABEL.exec(line.folded)?.[0].length ?? 0;
    const value = label === 0 ? null : trimPassage(slicePassage(line.passage, label, label + LONGEST));
    const end = value === null ? 0 : (NAME.exec(value.text)?.[0].length ?? 0);
    if (value === null || end === 0) continue;
    const name = slicePassage(value, 0, end);
    if (findAirports(name.text).length > 1 || findAirlines(name.text)[0]?.from === 0) continue;
    return { name: stated(name.text, [spanOf(name)]), line: line.index, names: 0 };
  }
  return null;
}
const G = 0x67;
