/**
 * Stays told one after the other, each with its nights: `3 nts Casa Azul Springs, Monteverde` over `4 nts Costa Verde Suites, Tamarindo`, or in a
 * sentence: `The first four nights are spent at the Hotel Ilirija in Bled, then two in Piran at Casa Tartini`.
 */
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { splitSentences } from '../../../formats/reading/sentences.ts';
import { isPlaceName } from '../../../formats/reading/terms/names.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const NIGHTS = '(?:[Nn]ights?|NIGHTS?|nts|NTS|N|Nächte|Übernachtungen|nuits|noches|notti|noites|nachten)';
const NAME =
  "(?:\\p{Lu}|\\d)[\\p{L}\\d'’&.-]*(?: (?:(?:of|the|de|del|della|di|da|do|la|le|el|al|am|zum|zur|und|and|y|e|et|&) ){0,2}\\p{Lu}[\\p{L}\\d'’&.-]*){0,5}";
/** `22-29 May   7 nts …`: the days of the stay before its nights. */
const DAYS = '\\d{1,2}\\.?(?: ?\\p{L}{3,9}\\.?)? ?[-–] ?\\d{1,2}\\.? ?\\p{L}{3,9}\\.?,?:?\\s{1,6}';
/** `5 nights Makkah: Al Nur Hotel (300 m …)`, `Kyoto (3 nights): Hotel Sakura`: the nights, the town, the house as far as a comma or bracket. */
const ROW = compactPattern(
  `^(?:${DAYS})?(?:\\p{Lu}[\\p{L}'’ -]{2,24}?(?:,| [–-])? (?=\\(?\\d{1,2} ?${NIGHTS}\\)?\\s?[:–-] )\\(?)?(?:\\d{1,2} ?(?:x )?${NIGHTS}\\b\\)?(?: (?:at|in|bei|im|à|en|a|au|al)(?: the)?)?[ :–-]{1,3})(?:(?<town>\\p{Lu}[\\p{L}'’ ]{2,24})(?:: | [–-] ))?(?<name>${NAME})(?=$|,| ?,| \\(| [–—|·-] | \\d?\\*|\\s{2}| in \\p{Lu}|\\.$)`,
  'u',
);
/** No house: what one eats there, how one gets there, what the nights are. */
const NO_HOUSE =
  /\b(?:board|breakfast|b&b|inclusive|catering|flights?|transfers?|cruise|tour|package|stay|free|pension|meals?|room only|accommodation|from|per|price|train|ferry|coach)\b/;
const NEAR = 3;
const MAX_ROW = 120;

function houseIn(line: DocumentLine): Passage | null {
  const { passage, emojiLength } = line;
  if ((line.look.signs & DIGIT) === 0 || passage.text.length > MAX_ROW) return null;
  const text = passage.text.slice(emojiLength).trimStart();
  const match = ROW.exec(text);
  const name = match?.groups?.['name'] ?? '';
  if (!match || !name.includes(' ') || isPlaceName(name) || NO_HOUSE.test(foldText(match[0]))) return null;
  const start = passage.text.length - text.length + match[0].length - name.length;
  return trimPassage(slicePassage(passage, start, start + name.length), '.');
}

/** Two such rows or more, near each other, one of them known for a house by its words. */
function readRows({ lines }: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Passage[] {
  let run: Passage[] = [];
  let last = -NEAR;
  for (const line of lines) {
    const house = isSkipped(line) ? null : houseIn(line);
    if (house === null) continue;
    if (line.index - last > NEAR) {
      if (isOfHouses(run)) return run;
      run = [];
    }
    run.push(house);
    last = line.index;
  }
  return isOfHouses(run) ? run : [];
}

const isOfHouses = (run: readonly Passage[]): boolean =>
  run.length > 1 && run.some(({ text }) => findHotelNames(text).length > 0);

const COUNT =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|quatro)';
const CLAUSE = compactPattern(
  `\\b${COUNT}\\b(?: more)?(?: ${NIGHTS})?[^,;.]{0,50}? (?:at|in|bei|im|à|en el|all['’]|al|no|na) (?:the |le |la |el |il |o )?(?<name>${NAME})(?: (?:in|en|a|à) \\p{Lu}[^,;.]{2,24})?(?=$|,|;|\\.| with| which| where)`,
  'u',
);
const NEXT =
  /,? (?=(?:and |und |et |y |e )?(?:then|followed by|after that|finally|danach|dann|puis|ensuite|luego|despues|después|poi|infine|depois)\b)|, (?=(?:and |und |et |y |e )?(?:the (?:last|final|next|other)|die letzten|les (?:deux|trois|quatre) derni|los últimos|le ultime) )/;
const SAYS_NIGHTS = /\b(?:nights|nachte|nuits|noches|notti|noites)\b/;
const LEAST = 60;
const MOST = 420;

/** Every part of the sentence has its nights and its house. */
function readTold({ lines }: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Passage[] {
  for (const line of lines) {
    if (line.folded.length < LEAST || line.bullet !== null || !SAYS_NIGHTS.test(line.folded) || isSkipped(line))
      continue;
    for (const sentence of splitSentences(line.passage)) {
      if (sentence.text.length < LEAST || sentence.text.length > MOST) continue;
      const houses = housesOf(sentence);
      if (isOfHouses(houses)) return houses;
    }
  }
  return [];
}

function housesOf(sentence: Passage): Passage[] {
  const houses: Passage[] = [];
  let from = 0;
  for (const part of sentence.text.split(NEXT)) {
    const at = sentence.text.indexOf(part, from);
    from = at + part.length;
    // Of `in Piran at Casa Tartini` the house stands behind the last of them.
    const found = lastHouse(part);
    if (found === null) return [];
    houses.push(slicePassage(sentence, at + found.from, at + found.to));
  }
  return houses;
}

function lastHouse(part: string): { from: number; to: number } | null {
  const match = CLAUSE.exec(part);
  const name = match?.groups?.['name'] ?? '';
  if (!match || !name.includes(' ') || isPlaceName(name) || NO_HOUSE.test(foldText(name))) return null;
  const from = match.index + match[0].indexOf(name, match[0].search(/\s/));
  return { from, to: from + name.length };
}

/** The houses of a journey with several of them; empty where the text tells no two in one of these ways. */
export function readSeveralStays(document: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Passage[] {
  const rows = readRows(document, isSkipped);
  return rows.length > 0 ? rows : readTold(document, isSkipped);
}
