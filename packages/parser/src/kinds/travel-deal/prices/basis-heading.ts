/** What a line over or under prices says of all of them: `Rents per week`, `All prices per cabin, including flights`. */
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../../../formats/reading/document.ts';
import { LinePattern, lookAtLine } from '../../../text/line-look.ts';
import type { Passage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { findWholeBasis, saysPerPerson } from './price-role.ts';
import { cellsOf } from './rate-grid.ts';

/** `per room per night` over a sheet of rates. */
export interface BasisHeading {
  readonly line: DocumentLine;
  readonly basis: readonly [number, number];
}

const OF_PRICES = new LinePattern(
  /\b(?:rates?|rents?|rentals?|hire|prices?|fares?|preise?|\w*miet(?:e|preise?)|wochenpreise?|tarif\w*|loyers?|precios?|alquiler|prezzi|affitto|canone|precos?|alugue[lr]|cost)\b/,
  '\\b(?:rate|rent|hire|price|fare|preis|wochenpreis|tarif|loyer|precio|alquiler|prezzi|affitto|canone|preco|alugue|cost)|miet',
);

export function wholeBasis(line: DocumentLine): BasisHeading | null {
  const { folded, look } = line;
  if (!OF_PRICES.mayMatch(look)) return null;
  // The last sentence of a paragraph that ends with a colon: `… The prices below are per room for the stay:`.
  const from = folded.length <= MAX_HEADING ? 0 : folded.endsWith(':') ? folded.lastIndexOf('. ') + 2 : folded.length;
  // `Rates per room and night, breakfast, wifi, …`: a long list of what they include stands behind.
  const comma = from === folded.length && LEADS.test(folded) ? folded.slice(0, MAX_HEADING).indexOf(', ') : -1;
  if (comma < 0 && folded.length - from > MAX_LEADING) return null;
  // `Deck / cabin     Brochure     Club fare`: of a row of headings only that of a price may say it.
  if (comma < 0 && from === 0 && cellsOf(line).length > 2 && !cellsOf(line).some(isPriceColumn)) return null;
  const heading = comma < 0 ? folded.slice(from) : folded.slice(0, comma);
  const basis = OF_PRICES.test(look, heading) ? findWholeBasis(heading, look) : null;
  const start = comma < 0 ? from : 0;
  return basis === null ? null : { line, basis: [basis[0] + start, basis[1] + start] };
}

function isPriceColumn({ text }: Passage): boolean {
  const column = foldText(text);
  return OF_PRICES.regex.test(column) && findWholeBasis(column, lookAtLine(column)) !== null;
}
const LEADS =
  /^\W{0,3}(?:(?:all|our|the|unsere|nos|nuestr[ao]s|i nostri) )?(?:rates?|prices?|preise|tarifs?|tarifas|precios|prezzi|tariffe|precos)\b/;

/** T-532: `Os preços são por quarto e por noite, …` in the letter over a sheet: of every amount below that says nothing of itself. */
const SAID_OF_ALL =
  /(?:^|[.!:] )\W{0,3}(?:(?:all|our|the|these|alle|die|unsere|tous|les|nos|ces|todos|todas|los|las|nuestr[ao]s|estos|tutti|tutte|i|le|nostr[ie]|os|as|nossos|nossas|estes|estas|de|onze) ){0,3}(?:rates?|prices?|(?:zimmer)?preise|prix|tarifs|tarifas|precios|prezzi|tariffe|precos|prijzen)(?: [a-z]{3,12})? (?:are|sind|gelten|verstehen sich|sont|s'entendent|son|se entienden|sono|si intendono|sao|entendem-se|zijn|gelden)\b(?<said>[^.;]{3,60})/;

export const readSaidBasis = oncePerDocument(({ lines }): BasisHeading | null => {
  for (const line of lines) {
    const { folded, look } = line;
    if (!OF_PRICES.mayMatch(look) || !/ (?:per|pro|par|por|a|al) /.test(folded)) continue;
    const match = SAID_OF_ALL.exec(folded);
    const said = match?.groups?.['said'];
    if (match === null || said === undefined || saysPerPerson(said)) continue;
    const basis = findWholeBasis(said, look);
    const start = match.index + match[0].length - said.length;
    if (basis !== null) return { line, basis: [basis[0] + start, basis[1] + start] };
  }
  return null;
});

const MAX_HEADING = 90;
export const MAX_LEADING = 160;

/** What the line under rows of amounts says of all of them: `All prices per cabin, including flights`. */
export interface Told {
  readonly until: number;
  readonly isPerPerson: boolean;
  readonly whole: BasisHeading | null;
}
export const NOT_TOLD: Told = { until: -1, isPerPerson: false, whole: null };

export function toldUnder({ lines }: SourceDocument, line: DocumentLine): Told {
  let end = line.index + 1;
  while (end < lines.length && cellsOf(lines[end] as DocumentLine).length > 1) end++;
  if (lines[end]?.isRule === true) end++;
  const foot = lines[lines[end]?.passage.text === '' ? end + 1 : end];
  const isFoot = foot !== undefined && ALL_PRICES.test(foot.folded) && cellsOf(foot).length < 2;
  if (!isFoot) return { ...NOT_TOLD, until: end };
  const isPerPerson = saysPerPerson(foot.folded.slice(0, MAX_HEADING), foot.look);
  return { until: end, isPerPerson, whole: isPerPerson ? null : wholeBasis(foot) };
}
const ALL_PRICES =
  /^\W{0,3}(?:(?:all|alle|tous les|todos los|todas las|tutti i|tutte le|todos os) )(?:the |our |above |unsere |nos |nuestr[ao]s |nostri )?(?:rates?|prices?|fares?|preise|prix|tarifs?|tarifas?|precios|prezzi|tariffe|precos|prijzen)\b/;
