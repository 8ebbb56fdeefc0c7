/** The hotels of a table that sets them side by side: the cells under `Hotel`, and a house that is told in a sentence: `at Mirlan, our 12-room farmhouse`. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { cellsOf } from '../prices/rate-grid.ts';

const HEAD =
  /^(?:(?:the|your|our) )?(?:hotels?|property|properties|resorts?|lodges?|house|accomm?odation|unterkunft|haus|hebergement|etablissement|alojamiento|hoteles|struttura|alloggio|hospedagem|hoteis|verblijf)$/;
const MAX_NAME = 48;
const LEAST_COLUMNS = 3;

/** Names under the heading, row by row; none where no table has such a column. */
export function readHotelColumn({ lines, tables }: SourceDocument): Passage[] {
  for (const { first, last } of tables) {
    const cells = lines[first]?.cells ?? [];
    const column = columnOf(cells);
    if (column < 0) continue;
    const rows = lines.slice(first + 1, last + 1).filter(({ isRule }) => !isRule);
    const named = namesOf(rows.map((row) => row.cells?.[column]));
    if (named.length > 0) return named;
  }
  return namesAtGaps(lines);
}

const columnOf = (cells: readonly Passage[]): number =>
  cells.length < LEAST_COLUMNS ? -1 : cells.findIndex(({ text }) => HEAD.test(foldText(text)));

/** `City     Nights   Hotel`: columns that blanks set apart, as far as the rows have as many. */
function namesAtGaps(lines: readonly DocumentLine[]): Passage[] {
  for (const line of lines) {
    if (line.cells !== null || line.passage.text.length > MAX_HEADER) continue;
    const heads = cellsOf(line);
    const column = columnOf(heads);
    if (column < 0) continue;
    const below = lines.slice(line.index + 1, line.index + 1 + MAX_ROWS);
    const end = below.findIndex((row) => !row.isRule && cellsOf(row).length !== heads.length);
    const rows = (end < 0 ? below : below.slice(0, end)).filter(({ isRule }) => !isRule);
    const named = namesOf(rows.map((row) => cellsOf(row)[column]));
    if (named.length > 0) return named;
  }
  return [];
}
const MAX_HEADER = 120;
const MAX_ROWS = 30;

/** None where one of them is no name, or where they are fewer than two. */
function namesOf(cells: readonly (Passage | undefined)[]): Passage[] {
  const names = cells.flatMap((name): Passage[] => {
    if (name === undefined || RULE.test(name.text)) return [];
    const end = name.text.length - (KIND_OF_HOUSE.exec(name.text)?.[0].length ?? 0);
    return [trimPassage(slicePassage(name, 0, end), '*_.,')];
  });
  const named = names.filter(({ text }) => NAME.test(text) && text.length <= MAX_NAME);
  const areHouses = named.length === names.length && !named.some(({ text }) => CLASS.test(foldText(text)));
  return named.length > 1 && areHouses ? named : [];
}
/** `Standard`, `Deluxe`, `4-star hotel`: of what class the house is. */
const CLASS =
  /^(?:standard|deluxe|superior|comfort|budget|luxury|premium|economy|classic|tourist|first|boutique|mid-?range|\d ?(?:\*|-?stars?)|komfort|luxus|lujo|luxe|lusso)(?: (?:class|hotel|room|category|plus))?s?\W*$/;

/** `Casa Bruma (adults only)` */
const KIND_OF_HOUSE = /\s\([^()]{2,40}\)$/;
const RULE = /^[:-]*$/;
const NAME = /^[\p{Lu}\d][\p{L}\d'’&.() *★⭐-]*\p{L}/u;

const KIND =
  '(?:hotel|guest ?house|lodge|inn|riad|resort|villa|chalet|farmhouse|manor|ryokan|hostel|landhotel|gasthof|gasthaus|pension|auberge|agriturismo|locanda|posada|pousada|masseria|finca|hacienda|(?:partner|family|country|boutique|guest|gaste|herren|land) ?(?:house|haus)|(?:house|haus|maison|casa) (?:de|mit|con|com|di|with) \\d{1,3} (?:rooms|bedrooms|zimmern|chambres|habitaciones|camere|quartos))';
const DESCRIBED =
  /(?:^|\s)(?:[Aa]t|[Ii]n|[Ii]m|[Bb]ei|[Aa]u|a|[Àà]|[Aa]l|[Ee]n|[Pp]resso|[Nn]o|[Nn]a)\s(?:the )?(?<name>\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|della|delle|dei|degli|des|du|do|da|dos|das|la|le|of|the|am|zum|zur) )?\p{Lu}[\p{L}'’-]+){0,3}), (?:an?|our|the|eine?|unser|une?|notre|una?|nuestr[oa]|uma?|noss[oa]|il nostro|la nostra) (?<told>[\p{L}\d-]+(?: [\p{L}\d-]+){0,6})/u;
const TOLD = compactPattern(`^(?:[a-z\\d-]+ ){0,5}${KIND}\\b`);
const MAX_LINE = 1000;

export function findDescribedHouse(
  { lines }: SourceDocument,
  isSkipped: (line: DocumentLine) => boolean,
): Passage | null {
  for (const line of lines) {
    if (line.passage.text.length > MAX_LINE || !line.folded.includes(', ') || isSkipped(line)) continue;
    const match = DESCRIBED.exec(line.passage.text);
    const { name, told } = match?.groups ?? {};
    if (match === null || name === undefined || told === undefined || !TOLD.test(foldText(told))) continue;
    const from = match.index + match[0].indexOf(name);
    return slicePassage(line.passage, from, from + name.length);
  }
  return null;
}
