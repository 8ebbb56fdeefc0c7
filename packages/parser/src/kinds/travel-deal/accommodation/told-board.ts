/** The meals that a line of facts tells: `4 nights Hotel Sole, 1 family room, half board`. Where another entry says what one eats they are told already. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { cutList } from '../../../formats/reading/terms/term-items.ts';
import { type Field, stated } from '../../../model/field.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isPriceAlone } from '../terms/duties-among.ts';
import { classifyTerm } from '../terms/loose-terms.ts';
import { BOARD_CODE, BOARDS } from './board-words.ts';

const IN = '(?:on (?:an? )?|in |im |mit |con |en |in regime di |em |with )?';
const HAD =
  '(?:included|incl\\.?|inklusive|inkl\\.?|inbegriffen|inclus(?:es?|[oaie])?|compris(?:es?)?|incluid[oa]s?|compres[oaie]|inbegrepen)';
const ALONE = compactPattern(`^${IN}(?:${BOARDS})(?: basis)?(?: ${HAD})?$`);
/** `£240pp B&B`, `€ 240 a persona in mezza pensione` */
const BEHIND_PRICE = compactPattern(
  `\\d ?€? ?(?:pp|p\\. ?p\\.?|per person|a head|each|pro person|par personne|por persona|a persona|por pessoa)(?: sharing)?,? ${IN}(?<board>${BOARDS})(?: basis)?$`,
);
/** `…, drinks included` behind a price; not what is denied or left out: `aucun repas inclus`, `alles außer Getränke inklusive`. */
const DENIED =
  'not|nicht|non|no|pas|ne|nao|niet|never|nie(?:mals)?|jamais|nunca|nooit|kein[a-z]{0,2}|aucune?s?|ningun[oa]?s?|nessun[oa]?|geen|nenhum(?:as?)?|neither|nor|nothing|without|ohne|sans|sin|senza|sem|zonder|except|excluding|but|auss?er|ausgenommen|sauf|hors|salvo|excepto|exceto|menos|tranne|eccetto|behalve|uitgezonderd';
const INCLUDED = compactPattern(
  `^(?!.*\\b(?:tax(?:es|as?)?|tasas?|tasse|steuern?|gebuhr(?:en)?|vat|iva|mwst|fees?|${DENIED})\\b)[^\\d$€£₹:]{3,40} ${HAD}$`,
);
const SAYS_HAD = compactPattern(` ${HAD}$`);
const MEALS = new LinePattern(
  compactPattern(`\\b(?:${BOARDS}|meals?|dinners?|lunch(?:es)?|breakfasts|verpflegung|repas|comidas|pasti)\\b`),
);
const JOINT = /,\s|\s[|·•]\s|\s[–—-]\s/g;
const MAX_LINE = 160;

export function readToldBoard(
  document: SourceDocument,
  includes: readonly Field<string>[],
  isSkipped: (line: DocumentLine) => boolean,
): Field<string> | null {
  if (includes.some(({ value }) => MEALS.regex.test(foldText(value)) || BOARD_CODE.test(value))) return null;
  const told = document.lines.flatMap((line) => {
    const { text } = line.passage;
    if (text.length > MAX_LINE || !MEALS.mayMatch(line.look) || line.cells !== null || isSkipped(line)) return [];
    const behind = BEHIND_PRICE.exec(foldText(trimPassage(line.passage, '.!*').text))?.groups?.['board'];
    if (behind !== undefined) {
      const at = line.folded.lastIndexOf(behind);
      return [slicePassage(line.passage, at, at + behind.length)];
    }
    return piecesOf(line.passage).filter((piece) => ALONE.test(foldText(piece.text)));
  });
  const [first, ...others] = told;
  // Of several houses each has its own.
  const isOne = others.every(({ text }) => foldText(text) === foldText(first?.text ?? ''));
  return first === undefined || !isOne ? null : stated(first.text, [spanOf(first)]);
}

/**
 * What stands behind a price and its comma and is said to be included, and what one gets that stands before it: `breakfast, transfers, £189pp`,
 * T-555 or as far as it goes on right behind it: `£189pp breakfast, transfers`.
 * `isPriced` tells the lines of the price.
 */
export const readIncludedBeside = (
  { lines }: SourceDocument,
  isPriced: (line: DocumentLine) => boolean,
): readonly Field<string>[] =>
  lines.flatMap((line) => {
    if (line.passage.text.length > MAX_LINE || line.cells !== null || !isPriced(line)) return [];
    const pieces = piecesOf(line.passage);
    const price = pieces.findIndex(({ text }) => isPriceAlone(foldText(text)));
    const other = pieces.slice(0, Math.max(0, price)).findLastIndex((piece) => !isGiven(piece));
    const before = pieces.slice(other + 1, Math.max(0, price));
    const led = behindPrice(pieces[0] ?? line.passage);
    const next = pieces.slice(led === null ? price + 1 : 1);
    const end = next.findIndex((piece) => !isGiven(piece) || HEADS.test(piece.text));
    const run = price === 0 || led !== null ? next.slice(0, end < 0 ? next.length : end) : [];
    const isTold = (piece: Passage): boolean => {
      const folded = foldText(piece.text);
      return SAYS_HAD.test(folded) ? INCLUDED.test(folded) : run.includes(piece);
    };
    const behind = pieces.slice(1).filter(isTold);
    return [...before, ...(led === null ? [] : cutList(led, 'includes')), ...behind].map((piece) =>
      stated(piece.text, [spanOf(piece)]),
    );
  });

/** T-555: what one gets, told right behind the price with no comma between: `£189pp breakfast, transfers`. */
function behindPrice(piece: Passage): Passage | null {
  const words = PRICED.exec(foldText(piece.text))?.[0].length ?? 0;
  const thing = words === 0 ? null : slicePassage(piece, words);
  return thing !== null && thing.text !== '' && isGiven(thing) ? thing : null;
}
/** `incl flights, 23kg bag`: announces a list of its own. */
const HEADS = /^(?:inc|incl|inkl|including|includes)[.:]? /i;
const PRICED = compactPattern(
  `^(?:[^,;$€£₹]{0,50} )?(?:[$€£₹] ?\\d[\\d.,']*|\\d[\\d.,']* ?€) ?(?:(?:a|per) (?:head|person|adult)|pps?|p\\. ?p\\.?|each|pro person|par personne|por persona|a persona|por pessoa)(?: (?:incl?\\.?|inkl\\.?|with|mit|avec|con|met))? ${IN}(?=[a-z\\d])`,
);

function isGiven({ text }: Passage): boolean {
  const folded = foldText(text);
  if (ALONE.test(folded)) return true;
  if (NOT_GIVEN.test(folded)) return false;
  // `Punta Cana all-inclusive` names a trip.
  const rest = folded.replace(BOARD, '').trim();
  return text.length <= MAX_GIVEN && classifyTerm(folded) === 'includes' && classifyTerm(rest) === 'includes';
}
/** `optional transfers`, `zzgl. Flug`, `flight supplement` */
const NOT_GIVEN = compactPattern(
  `^(?:plus|zzgl|zuzuglich|exkl|excl?|exclusief|optional|optionale?[nr]?|wahlweise|opcional|facultati|facoltativ|exclud|without|${DENIED})\\b|\\b(?:supplements?|suppl|surcharges?|zuschlag|aufpreis|optional|opcional(?:es)?)$`,
);
const BOARD = compactPattern(`\\b(?:${BOARDS})\\b`);
const MAX_GIVEN = 40;

function piecesOf(passage: Passage): Passage[] {
  const pieces: Passage[] = [];
  let from = 0;
  for (const { index, 0: mark } of allMatches(JOINT, passage.text)) {
    pieces.push(trimPassage(slicePassage(passage, from, index), '.!*'));
    from = index + mark.length;
  }
  pieces.push(trimPassage(slicePassage(passage, from), '.!*'));
  return pieces.length > 1 ? pieces : [];
}
